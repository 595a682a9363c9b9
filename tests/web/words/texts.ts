// Every file of words there is, found on the disk, and the texts that stand in it.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'vite';

export const root = resolve(import.meta.dirname, '../../..');
const found = (name: string) =>
  globSync(`{web,worker,tests/reference/web}/**/words/**/${name}`, { cwd: root }).sort();

/** Each holds a file for every language. */
export const folders = found('en.ts').map(dirname);
/** Each holds all languages. */
export const abouts = found('about.ts');

interface Node {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
}

/** Every text in a file, as it stands there: what is put into it comes from elsewhere. */
export function textsIn(file: string): string[] {
  const texts: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) look(each);
    else if (typeof node === 'object' && node !== null) {
      const { type, value, quasis } = node as Node;
      if (type === 'ImportDeclaration') return;
      if (type === 'Literal' && typeof value === 'string') texts.push(value);
      if (type === 'TemplateLiteral') texts.push(quasis!.map((part) => part.value.cooked).join('…'));
      for (const inner of Object.values(node)) look(inner);
    }
  };
  look(parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' }));
  return texts;
}
