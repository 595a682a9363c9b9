// French and German teach Space Lab as English does, in their own words.
import { describe, expect, test } from 'vitest';
import de from '#web/games/space-lab/learn/words/de.ts';
import en, { type LabLearnWords } from '#web/games/space-lab/learn/words/en.ts';
import fr from '#web/games/space-lab/learn/words/fr.ts';
import { bare, kindsOf, leavesOf, type Samples } from '../../web/words/leaves.ts';

const samples: Samples<LabLearnWords> = {
  rules: { alone: { under: [[80]], range: [[80, 100]], from: [[151]] } },
};
const leaves = (words: LabLearnWords) => leavesOf(words, samples);
const english = leaves(en);

/** What a card is called in the texts, in each language. */
const TERMS = [
  { english: /capsule/i, french: /capsule/i, german: /Kapsel/ },
  { english: /agenc(y|ies)/i, french: /agence/i, german: /Agentur/ },
  { english: /special(ty|ties)/i, french: /spécialité/i, german: /Fachgebiet/ },
  { english: /project/i, french: /projet/i, german: /Projekt/ },
  { english: /lab card/i, french: /cartes? Lab/, german: /Lab-Karte/ },
  { english: /recruitment centre/, french: /centre de recrutement/, german: /Anwerbezentrum/ },
  { english: /Vega/, french: /Vega/, german: /Vega/ },
  { english: /\bgreen\b/, french: /\bvert/, german: /grün/ },
  { english: /\bred\b/, french: /rouge/, german: /rot/ },
] as const;

describe.each([
  { name: 'French', own: leaves(fr), same: ['rules.alone.points', 'rules.options'], language: 'french' },
  { name: 'German', own: leaves(de), same: [], language: 'german' },
] as const)('$name', ({ own, same, language }) => {
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
    expect(equal.map(([path]) => path).sort()).toEqual(same);
  });

  test.each(TERMS)('names $english wherever English does', (term) => {
    for (const [path, { said }] of english) {
      if (term.english.test(said.join())) expect(own.get(path)!.said.join(), path).toMatch(term[language]);
    }
  });

  test('has as many points, prices and cards as English', () => {
    const numbers = (texts: readonly string[]) => texts.join().match(/\d+/g)?.sort() ?? [];
    for (const [path, { said }] of english) {
      expect(numbers(own.get(path)!.said), path).toEqual(numbers(said));
    }
  });
});
