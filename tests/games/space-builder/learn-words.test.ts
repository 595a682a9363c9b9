// French and German teach Space Builder as English does, in their own words.
import { describe, expect, test } from 'vitest';
import de from '#web/games/space-builder/learn/words/de.ts';
import en, { type BuilderLearnWords } from '#web/games/space-builder/learn/words/en.ts';
import fr from '#web/games/space-builder/learn/words/fr.ts';
import tableDe from '#web/games/space-builder/words/de.ts';
import tableEn from '#web/games/space-builder/words/en.ts';
import tableFr from '#web/games/space-builder/words/fr.ts';
import { bare, kindsOf, leavesOf, type Samples } from '../../web/words/leaves.ts';

const samples: Samples<BuilderLearnWords> = {
  blamed: [['X', 'y']],
  lost: [['Rigel', '2.']],
};
const leaves = (words: BuilderLearnWords) => leavesOf(words, samples);
const english = leaves(en);

/** What a thing is called in the texts, in each language. */
const TERMS = [
  { english: /\bplan\b/i, french: /plan/i, german: /Plan|Plän/i },
  {
    english: /building/i,
    french: /bâtiment|construi|Deux de ces|en débloque|ce qu|ceux/i,
    german: /Gebäude|bau|Zwei|frei/i,
  },
  { english: /\bboard\b/i, french: /plateau/i, german: /\bBrett/i },
  { english: /beacon/i, french: /balise/i, german: /Leuchtfeuer/ },
  { english: /\bfaults?\b/i, french: /faute/i, german: /Fehler/ },
  { english: /\block\b/i, french: /cadenas/i, german: /Schloss/ },
  { english: /unlock/i, french: /débloqu/i, german: /(schalt\w* .*frei|freischalt)/i },
  { english: /Vega/, french: /Vega/, german: /Vega/ },
] as const;

describe.each([
  { name: 'French', own: leaves(fr), table: tableFr, language: 'french' },
  { name: 'German', own: leaves(de), table: tableDe, language: 'german' },
] as const)('$name', ({ own, table, language }) => {
  test('has every key of English with the same kind of value', () => {
    expect(kindsOf(own)).toEqual(kindsOf(english));
  });

  test('leaves nothing empty', () => {
    for (const [path, { said }] of own) for (const text of said) expect(text.trim(), path).not.toBe('');
  });

  test('says nothing in English but what is the same word', () => {
    const equal = [...own].filter(([path, { said }]) =>
      said.every((text, at) => bare(text) === bare(english.get(path)!.said[at] ?? '')),
    );
    const same = { french: ['blamed', 'rules.faults.plan'], german: ['blamed', 'rules.faults.plan'] };
    expect(equal.map(([path]) => path).sort()).toEqual(same[language]);
  });

  test.each(TERMS)('names $english wherever English does', (term) => {
    for (const [path, { said }] of english) {
      if (term.english.test(said.join())) expect(own.get(path)!.said.join(), path).toMatch(term[language]);
    }
  });

  test('has as many faults, buildings and minutes as English', () => {
    const numbers = (texts: readonly string[]) => texts.join().match(/\d+/g)?.sort() ?? [];
    for (const [path, { said }] of english) {
      expect(numbers(own.get(path)!.said), path).toEqual(numbers(said));
    }
  });

  test('calls the four that are held from the start as the table does', () => {
    const [, text] = [null, own.get('rules.plan.text')!.said.join()];
    const names = Object.values(table.buildings).slice(0, 4);
    for (const name of names) expect(text.toLowerCase()).toContain(name.toLowerCase());
    const rest = Object.values(tableEn.buildings).slice(0, 4);
    for (const name of rest) expect(en.rules.plan.text.join().toLowerCase()).toContain(name.toLowerCase());
  });

  test('says Done as the button does', () => {
    const done = table.done.replace(/[\s!]/gu, '');
    for (const text of [own.get('next.done')!.said, own.get('rules.done.text')!.said]) {
      expect(text.join()).toContain(done);
    }
  });
});
