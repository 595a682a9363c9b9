// French and German say at a table of Space Lab what English says, and each card says what it does in one sentence.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '#shared/api/languages.ts';
import { AGENCIES, capsulesFor, OBJECTIVES } from '#shared/games/space-lab/components.ts';
import { LABS } from '#shared/games/space-lab/labs.ts';
import { spaceLab } from '#shared/games/space-lab/rules.ts';
import type { State } from '#shared/games/space-lab/state.ts';
import { around } from '#shared/games/space-lab/station.ts';
import { bonusBelow } from '#web/games/space-lab/table/model/capsules.ts';
import { effectSaid, labSaid, slotName } from '#web/games/space-lab/table/model/speech.ts';
import { capsuleSaid, freeSaid } from '#web/games/space-lab/table/model/station-speech.ts';
import de from '#web/games/space-lab/words/de.ts';
import en, { type LabWords } from '#web/games/space-lab/words/en.ts';
import fr from '#web/games/space-lab/words/fr.ts';
import { labWords } from '#web/games/space-lab/words/words.ts';
import { speak } from '#web/words/loader.ts';
import { listed } from '#web/words/words.ts';
import { bare, kindsOf, leavesOf, type Samples } from '../../web/words/leaves.ts';
import { begun, given, ids, labsLike, slotsWith } from './table.ts';

const viewOf = (state: State) => spaceLab.view(state, 0);

/** The place below a capsule. */
const capsuleBelow = (capsule: number) => around(capsule)[3]!;

const names: [string][] = [['Vega']];
const counts: [number][] = [[0], [1], [2], [21]];

const samplesOf = ({
  agencies,
  specialties,
  capsules,
  objective: { bringsWith },
}: LabWords): Samples<LabWords> => {
  const of: [number, string][] = [
    [1, agencies.red],
    [3, agencies.red],
  ];
  const kinds: [number, string][] = [
    [1, specialties.pilot],
    [3, specialties.doctor],
  ];
  const some: [string, number][] = [
    ['Vega', 1],
    ['Vega', 3],
  ];
  const capsule: [string][] = [[capsules[0]!]];
  const two: [string, string][] = [[capsules[0]!, capsules[1]!]];
  return {
    lab: {
      name: [[specialties.pilot, agencies.blue]],
      cost: counts,
      points: counts,
      perSpecialty: kinds,
      perAgency: of,
      inRow: kinds,
      projects: counts,
      said: [[agencies.blue, specialties.pilot, agencies.red]],
      worth: counts,
    },
    objective: {
      needs: [[agencies.blue, agencies.red]],
      missing: [[agencies.blue]],
      brings: counts.map(([n]) => [n, bringsWith.lab]),
      done: counts,
    },
    slots: { above: capsule, below: capsule, between: two, leftOf: capsule, rightOf: capsule, beside: two },
    stationOf: names,
    open: names,
    handOf: counts,
    projectsOf: counts,
    placed: [
      [1, 10],
      [4, 17],
    ],
    validated: [
      [1, 3],
      [0, 6],
    ],
    points: counts,
    pile: counts,
    revealedBy: names,
    take: [
      [1, agencies.green],
      [2, agencies.green],
    ],
    takes: counts,
    turnOf: names,
    roundAlone: counts,
    status: {
      drew: [[agencies.red]],
      draft: names,
      waits: names,
      keep: [[2], [3]],
      pay: [[1], [3]],
      payRest: [[1], [2]],
      dear: [[1], [3]],
    },
    confirm: { pay: [[1], [2]] },
    gain: {
      points: [[-1], [0], [4]],
      now: [[-1], [0], [4]],
      further: { specialty: kinds, agency: of, row: kinds, projects: counts },
      validates: [[1], [2]],
      projects: [[1], [3]],
      labs: counts,
    },
    says: {
      reveal: [['Vega', agencies.red]],
      take: some.map(([name, n]): [string, number, string] => [name, n, agencies.red]),
      recruit: some.map(([name, n]): [string, number, string] => [name, n, agencies.red]),
      place: [['Vega', agencies.red, capsules[0]!]],
      placeFor: [['Vega', agencies.red, capsules[0]!, 2]],
      validate: some,
      drawLab: names,
      drawProjects: some,
      technician: names,
      lastTurns: names,
      pass: names,
      sweep: [
        [agencies.red, 0],
        [agencies.red, 1],
        [agencies.red, 4],
      ],
      undo: names,
    },
    count: { sum: [[1, 2, 3, 4]] },
    alone: { next: [[80, agencies.red]] },
  };
};
const english = leavesOf(en, samplesOf(en));
/** Names of agencies are the same everywhere, and so are signs and some words. */
const SAME =
  /^stationOf$|^agencies\.|^gain\.points$|^count\.(sum|hidden|total)$|^specialties\.pilot$|^capsules$|^lab\.name$|^setUp$|^points$|^options\.|^centre$/;

describe.each([
  { name: 'French', words: fr },
  { name: 'German', words: de },
])('$name', ({ words }) => {
  const leaves = leavesOf(words, samplesOf(words));

  test('has every key of English with the same kind of value, none of them empty', () => {
    expect(kindsOf(leaves)).toEqual(kindsOf(english));
    for (const [path, { said }] of leaves) {
      for (const text of said) expect(text.trim(), path).not.toMatch(/^$|undefined|NaN|\[object/);
    }
  });

  test('says nothing in English', () => {
    const equal = [...leaves].filter(
      ([path, { said }]) =>
        !SAME.test(path) && said.every((text, at) => bare(text) === bare(english.get(path)!.said[at] ?? '')),
    );
    expect(equal.map(([path]) => path)).toEqual([]);
  });
});

describe.each(LANGUAGES)('%s', (language: Language) => {
  // Where the language is spoken, the page is told.
  beforeAll(() => void vi.stubGlobal('document', { documentElement: {} }));
  afterAll(async () => {
    await speak('en');
    vi.unstubAllGlobals();
  });
  const words = { en, fr, de }[language];

  test('[SL3] each of the sixty cards says in one sentence what it is, what it costs and what it brings', async () => {
    await labWords.fetch();
    await speak(language);
    const said = LABS.map((_, lab) => labSaid(lab));
    for (const [lab, { agency, specialty, cost, effect }] of LABS.entries()) {
      const sentence = said[lab]!;
      expect(sentence).toMatch(/^[^.]+\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      for (const part of [
        words.agencies[agency],
        words.specialties[specialty],
        words.lab.cost(cost),
        effectSaid(effect),
      ])
        expect(sentence).toContain(part);
      if (effect.kind !== 'draw') expect(sentence).toContain(`${effect.points}`);
      if (effect.kind === 'specialty' || effect.kind === 'row')
        expect(effectSaid(effect)).toContain(words.specialties[effect.specialty]);
      if (effect.kind === 'agency') expect(effectSaid(effect)).toContain(words.agencies[effect.agency]);
    }
    const kinds = new Set(LABS.map((lab) => JSON.stringify(lab)));
    expect(new Set(said).size).toBe(kinds.size);
  });

  test('[SL7] each place of a station has a name of its own', async () => {
    await labWords.fetch();
    await speak(language);
    expect(new Set(ids(10).map((slot) => slotName(slot, 3))).size).toBe(10);
    expect(new Set(ids(17).map((slot) => slotName(slot, 6))).size).toBe(17);
  });

  test('[SL20] [SL21] each free place says what a card brings there, or that it counts beside', async () => {
    await labWords.fetch();
    await speak(language);
    const { crews, seats } = viewOf(begun(2));
    const said = ids(10).map((slot) => freeSaid(crews[0]!, slot, capsulesFor(seats)));
    expect(new Set(said).size).toBe(10);
    for (const [slot, sentence] of said.entries()) {
      const bonus = bonusBelow(crews[0]!, slot);
      const brings = slot < 3 ? words.free.draws : bonus ? words.free.bonus[bonus] : words.free.none;
      expect(sentence.endsWith(`: ${brings}`)).toBe(true);
    }
    const alone = viewOf(begun(1));
    const both = freeSaid(alone.crews[0]!, capsuleBelow(0), 6);
    expect(both).toContain(words.free.draws);
    expect(both).toContain(words.free.bonus[bonusBelow(alone.crews[0]!, capsuleBelow(0))!]);
  });

  test('[SL22] a capsule says what its objective still misses, and when it is out of reach', async () => {
    await labWords.fetch();
    await speak(language);
    const objective = 0;
    const [twice, , once] = OBJECTIVES[objective]!.symbols;
    const others = AGENCIES.filter((agency) => agency !== twice && agency !== once);
    const said = (labs: number[], validated: (number | null)[] = [null, null, null]) => {
      const placed = Object.fromEntries(labs.map((lab, at) => [around(0)[at]!, lab]));
      const slots = slotsWith(10, placed);
      const view = viewOf(given(begun(2), 0, { objectives: [objective, 4, 8], slots, validated }));
      return capsuleSaid(view, view.crews[0]!, 0);
    };
    const [right] = labsLike({ agency: twice }, 1);
    const strangers = labsLike({ agency: others[0]! }, 2);
    expect(said([])).toContain(
      words.objective.missing(listed([words.agencies[twice], words.agencies[twice], words.agencies[once]])),
    );
    expect(said([right!])).toContain(
      words.objective.missing(listed([words.agencies[twice], words.agencies[once]])),
    );
    expect(said([strangers[0]!])).not.toContain(words.objective.lost);
    expect(said(strangers)).toContain(words.objective.lost);
    expect(said(strangers, [4, null, null])).toContain(words.objective.done(4));
  });
});
