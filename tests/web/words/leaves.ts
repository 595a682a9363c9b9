// Every word of a language by its path, so that languages can be compared.

type Say = (...values: never[]) => string;
type Speaks<T> = T extends Say
  ? true
  : T extends string | readonly string[]
    ? false
    : true extends { [K in keyof T]: Speaks<T[K]> }[keyof T]
      ? true
      : false;
/** For every function among the words, what to call it with. */
export type Samples<T> = T extends (...values: infer V) => string
  ? V[]
  : { [K in keyof T as Speaks<T[K]> extends true ? K : never]: Samples<T[K]> };

interface Leaf {
  kind: string;
  /** What it says; a function says something for each of its samples. */
  said: string[];
}

/** Every string, function and array by its path. */
export function leavesOf(words: object, samples: unknown, path = ''): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [key, value] of Object.entries(words)) {
    const at = path ? `${path}.${key}` : key;
    const mine = (samples as Record<string, unknown> | undefined)?.[key];
    if (typeof value === 'string') leaves.set(at, { kind: 'string', said: [value] });
    else if (Array.isArray(value)) leaves.set(at, { kind: `array of ${value.length}`, said: value });
    else if (typeof value === 'function') {
      if (!Array.isArray(mine)) throw new Error(`No sample arguments for ${at}`);
      const said = mine.map((values: unknown[]): string => value(...values));
      leaves.set(at, { kind: `function of ${value.length}`, said });
    } else for (const [inner, leaf] of leavesOf(value, mine, at)) leaves.set(inner, leaf);
  }
  return leaves;
}

export function kindsOf(leaves: Map<string, Leaf>): Record<string, string> {
  return Object.fromEntries([...leaves].map(([path, { kind }]) => [path, kind]));
}

export const plainSpaces = (text: string) => text.replace(/\s/gu, ' ');
/** French spaces its marks, which no other difference would show. */
export const bare = (text: string) => plainSpaces(text).replace(/ (?=[!?:;])/g, '');
