// French and German say what tables are made of as English does, in their own words.
import { describe, expect, test } from 'vitest';
import kitDe from '#web/table/kit/words/de.ts';
import kitEn, { type KitWords } from '#web/table/kit/words/en.ts';
import kitFr from '#web/table/kit/words/fr.ts';
import { bare, kindsOf, leavesOf, type Samples } from './leaves.ts';

const samples: Samples<KitWords> = {
  curtain: { handOver: [['Ana']], look: [['Ana']] },
  drag: {
    empty: [['A1']],
    taken: [['A1', 'B2']],
    pickedUp: [['B2']],
    over: [['A1']],
    notHere: [['A1', 'B2']],
    putDown: [['B2', 'A1']],
    putBack: [['B2']],
  },
};
const english = leavesOf(kitEn, samples);

describe.each([
  { name: 'French', words: kitFr },
  { name: 'German', words: kitDe },
])('$name', ({ words }) => {
  const own = leavesOf(words, samples);

  test('has every key of English with the same kind of value, none of them empty', () => {
    expect(kindsOf(own)).toEqual(kindsOf(english));
    for (const [path, { said }] of own) for (const text of said) expect(text.trim(), path).not.toBe('');
  });

  test('says nothing in English', () => {
    const equal = [...own].filter(([path, { said }]) =>
      said.every((text, at) => bare(text) === bare(english.get(path)!.said[at] ?? '')),
    );
    expect(equal.map(([path]) => path)).toEqual([]);
  });
});

test('every name that is given is said', () => {
  for (const words of [kitEn, kitFr, kitDe]) {
    for (const [path, { kind, said }] of leavesOf(words, samples)) {
      if (!kind.startsWith('function')) continue;
      const names = path.startsWith('curtain') ? ['Ana'] : kind.endsWith('2') ? ['A1', 'B2'] : [/A1|B2/];
      for (const name of names) expect(said[0], path).toMatch(name);
    }
  }
});

test('French signs that stand alone have their narrow space', () => {
  for (const [path, { said }] of leavesOf(kitFr, samples))
    for (const text of said) expect(text, path).not.toMatch(/[^\u202f][!?;:]|« |\s»/);
});

test('no language has straight quotation marks', () => {
  for (const words of [kitEn, kitFr, kitDe])
    for (const [path, { said }] of leavesOf(words, samples))
      for (const text of said) expect(text, path).not.toMatch(/['"]/);
});
