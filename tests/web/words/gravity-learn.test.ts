// French and German teach Gravity Superstar as English does, in their own words.
import { describe, expect, test } from 'vitest';
import gravityLearnDe from '#web/games/gravity-superstar/learn/words/de.ts';
import gravityLearnEn, { type GravityLearnWords } from '#web/games/gravity-superstar/learn/words/en.ts';
import gravityLearnFr from '#web/games/gravity-superstar/learn/words/fr.ts';
import gravityDe from '#web/games/gravity-superstar/words/de.ts';
import gravityEn from '#web/games/gravity-superstar/words/en.ts';
import gravityFr from '#web/games/gravity-superstar/words/fr.ts';
import tutorialDe from '#web/table/kit/learn/words/de.ts';
import tutorialEn, { type TutorialWords } from '#web/table/kit/learn/words/en.ts';
import tutorialFr from '#web/table/kit/learn/words/fr.ts';
import { bare, kindsOf, leavesOf, type Samples } from './leaves.ts';

type All = { gravity: GravityLearnWords; tutorial: TutorialWords };

const samples: Samples<All> = {
  gravity: { did: [['Drop', 'collects nothing']] },
  tutorial: {
    step: [
      [1, 7],
      [7, 7],
    ],
  },
};
const leaves = (gravity: GravityLearnWords, tutorial: TutorialWords) =>
  leavesOf({ gravity, tutorial }, samples);

const english = leaves(gravityLearnEn, tutorialEn);
const french = leaves(gravityLearnFr, tutorialFr);
const german = leaves(gravityLearnDe, tutorialDe);

describe.each([
  { name: 'French', own: french, same: ['gravity.did'], colour: gravityFr.colours[1]! },
  {
    name: 'German',
    own: german,
    same: ['gravity.did', 'tutorial.keys.escape'],
    colour: gravityDe.colours[1]!,
  },
])('$name', ({ own, same, colour }) => {
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

  test('speaks of the yellow star wherever English does', () => {
    for (const [path, { said }] of english) {
      if (!said.join().includes(gravityEn.colours[1]!)) continue;
      expect(own.get(path)!.said.join(), path).toContain(colour.slice(0, 4));
    }
  });
});

test('French signs that stand alone have their narrow space', () => {
  for (const [path, { said }] of french)
    for (const text of said) expect(text, path).not.toMatch(/[^\u202f][!?;:]|« |\s»/);
});

test('no language has straight quotation marks', () => {
  for (const own of [english, french, german])
    for (const [path, { said }] of own) for (const text of said) expect(text, path).not.toMatch(/['"]/);
});
