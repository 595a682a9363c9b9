// Who leads a week, said in three languages; and who looks after a league next.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardsWords } from '#web/daily/boards/words/words.ts';
import { leadText } from '#web/daily/friends/lead-words.ts';
import { weekStandings } from '#web/daily/friends/standings.ts';
import { heirOf } from '#web/daily/leagues/heir.ts';
import { speak } from '#web/words/loader.ts';
import { league, member, on } from './members.ts';

const me = (score: number, time: number) => member('Ana', [on(score, time)], { mine: true });
const ben = (score: number, time: number) => member('Ben', [on(score, time)]);

const SAID: [string, ReturnType<typeof member>[], Record<'en' | 'de' | 'fr', string>][] = [
  [
    'by one right answer',
    [me(6, 90_000), ben(5, 10_000)],
    {
      en: 'You lead by one right answer.',
      de: 'Du liegst um eine richtige Antwort vorn.',
      fr: 'Tu mènes d’une réponse juste.',
    },
  ],
  [
    'by several',
    [me(3, 90_000), ben(5, 10_000)],
    {
      en: 'Ben leads by two right answers.',
      de: 'Ben liegt um zwei richtige Antworten vorn.',
      fr: 'Ben mène de deux réponses justes.',
    },
  ],
  [
    'by seconds',
    [me(5, 72_100), ben(5, 60_900)],
    { en: 'Ben leads by 12\u00a0s.', de: 'Ben liegt 12\u00a0s vorn.', fr: 'Ben mène de 12\u00a0s.' },
  ],
  [
    'by more than a minute',
    [me(5, 60_000), ben(5, 131_000)],
    {
      en: 'You lead by 1:11\u00a0min.',
      de: 'Du liegst 1:11\u00a0min vorn.',
      fr: 'Tu mènes de 1:11\u00a0min.',
    },
  ],
  [
    'nobody else',
    [me(0, 60_000), member('Ben', [null])],
    {
      en: 'Only you have played so far.',
      de: 'Bisher hast nur du gespielt.',
      fr: 'Pour l’instant, il n’y a que toi à avoir joué.',
    },
  ],
  [
    'two of the same second',
    [ben(5, 60_000), me(5, 60_999), member('Cleo', [on(4, 1)])],
    {
      en: 'You and Ben are level.',
      de: 'Du und Ben liegt gleichauf.',
      fr: 'Toi et Ben êtes à égalité.',
    },
  ],
  [
    'two others, one without a name',
    [ben(5, 60_000), me(4, 1), member('', [on(5, 60_000)])],
    {
      en: 'Ben and Someone are level.',
      de: 'Ben und Jemand liegen gleichauf.',
      fr: 'Ben et Quelqu’un sont à égalité.',
    },
  ],
  [
    'nobody',
    [member('Ben', [null])],
    { en: 'Nobody has played yet.', de: 'Noch hat niemand gespielt.', fr: 'Personne n’a encore joué.' },
  ],
];

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  return boardsWords.fetch();
});
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

describe.each(['en', 'de', 'fr'] as const)('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(SAID)('%s', (_, members, said) => {
    expect(leadText(weekStandings(members))).toBe(said[language]);
  });
});

describe('who looks after a league once its maker leaves', () => {
  const first = member('first', [], { mine: true });
  const second = member('second');
  const third = member('third');

  test('is whoever has been there longest', () => {
    expect(heirOf(league([first, third, second], { maker: true }))).toBe(second);
  });

  test('is nobody where nobody else is, and not said to others', () => {
    expect(heirOf(league([first], { maker: true }))).toBeNull();
    expect(heirOf(league([first, second], { maker: false }))).toBeNull();
  });
});
