// Going on from what somebody saw: what they knew is as it was, and the rest is a match like any other.
import { describe, expect, test } from 'vitest';
import { isRefusal } from '#shared/engine/game.ts';
import { type Header, replay, startMatch, view as viewOf } from '#shared/engine/match.ts';
import { DECK } from '#shared/games/space-bowl/components.ts';
import { resume } from '#shared/games/space-bowl/resume.ts';
import { spaceBowl } from '#shared/games/space-bowl/rules.ts';
import type { State } from '#shared/games/space-bowl/state.ts';
import type { View } from '#shared/games/space-bowl/view.ts';
import { played, playedFrom } from '../../play.ts';

const headerOf = (options: object, seats = 3): Header => ({
  game: 'space-bowl',
  options,
  seats,
  seed: 'the room',
  rulesVersion: 1,
});

const cardsOf = ({ galaxy, pile, stock }: State) => [
  ...galaxy.map(({ card }) => card),
  ...pile.map(({ card }) => card),
  ...stock.flat(),
];

function goneOn(view: View, seed = 'at home') {
  const position = resume.position(view)!;
  const header = { ...headerOf(position.options, view.seats), seed, position };
  const match = startMatch(spaceBowl, header);
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

describe.each([{}, { void: true }, { larger: true, blackHole: true }])('with %o', (options) => {
  const steps = played(spaceBowl, headerOf(options)).filter(({ after }) => !spaceBowl.outcome(after.state));

  test('whatever was seen is as it was, and everything unseen is dealt once', () => {
    for (const { after } of steps) {
      for (const viewer of [0, 'watcher'] as const) {
        const seen = viewOf(after, viewer) as View;
        const next = goneOn(seen);
        const shown = viewOf(next, viewer) as View;
        const known = ({ galaxy, top, pile, scores, stock, captain, round, history }: View) => ({
          galaxy,
          top,
          pile,
          scores,
          stock,
          captain,
          round,
          history,
        });
        expect(known(shown)).toEqual(known(seen));
        expect(shown.phase.kind).toBe('rest');
        const cards = cardsOf(next.state);
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards.every((card) => card in DECK)).toBe(true);
      }
    }
  });

  test('what was hidden is not carried over', () => {
    const { state } = steps[0]!.after;
    const seen = viewOf(steps[0]!.after, 'watcher') as View;
    const piles = ['a', 'b', 'c', 'd'].map((seed) => goneOn(seen, seed).state.pile);
    expect(new Set([state.pile, ...piles].map((pile) => JSON.stringify(pile))).size).toBe(5);
    expect(JSON.stringify(resume.position(seen))).not.toContain('random');
  });

  test('it is played to the end and folds from its log', () => {
    const seen = viewOf(steps[Math.floor(steps.length / 2)]!.after, 1) as View;
    const header = { ...goneOn(seen).header };
    const rest = [...playedFrom(goneOn(seen), 'at home')];
    const end = rest.at(-1)!.after;
    expect(spaceBowl.outcome(end.state)).not.toBeNull();
    const folded = replay(
      spaceBowl,
      header,
      rest.map(({ entry }) => entry),
    );
    if (isRefusal(folded)) throw new Error(folded.refused);
    expect(folded.state).toEqual(end.state);
  });
});

test('a match that is over has nothing to go on with', () => {
  const end = played(spaceBowl, headerOf({})).at(-1)!.after;
  expect(resume.position(viewOf(end, 'watcher') as View)).toBeNull();
});

describe('a position that cannot be is refused', () => {
  const good = resume.position(viewOf(startMatch(spaceBowl, headerOf({})) as never, 'watcher') as View)!;
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a card twice', { ...good, galaxy: good.galaxy.with(1, good.galaxy[0]!) }],
    ['the top in the galaxy', { ...good, top: good.galaxy[0] }],
    ['another size', { ...good, galaxy: good.galaxy.slice(1) }],
    ['no such card', { ...good, top: DECK.length }],
    ['more cards than there are', { ...good, stock: [20, 20, 20] }],
    ['a captain who is not there', { ...good, captain: 3 }],
    ['seats that differ', { ...good, stock: [0] }],
    ['other seats than the header', { ...good, scores: [4, 4], stock: [0, 0], captain: 0 }],
    ['something more', { ...good, random: [1, 2, 3, 4] }],
    ['an empty pile', { ...good, pile: 0 }],
    ['a full pile in the last round', { ...good, round: 10 }],
    ['a last round of which nothing is known', { ...good, round: 10, pile: 1 }],
    ['points nobody has won', { ...good, scores: [4, 4, 5] }],
    ['points for the end', { ...good, scores: [18, 4, 4], round: 2, pile: 9, history: [[18, 4, 4]] }],
    ['four points in a round', { ...good, scores: [8, 4, 4], round: 2, pile: 9, history: [[8, 4, 4]] }],
    ['two callers', { ...good, scores: [7, 7, 4], round: 2, pile: 9, history: [[7, 7, 4]] }],
    ['more cards than rounds', { ...good, stock: [1, 0, 0] }],
    ['a card face down without the option', { ...good, galaxy: good.galaxy.with(0, null) }],
    ['half a card', { ...good, top: 0.5 }],
    ['one seat', { ...good, scores: [4], stock: [0], captain: 0 }],
  ])('%s', (_, position) => {
    expect(startMatch(spaceBowl, { ...headerOf({}), position })).toEqual({ refused: 'badPosition' });
  });

  const second = { ...good, round: 2, pile: 9, stock: [1, 0, 0] };
  test.each<[string, unknown]>([
    ['the same, whole,', good],
    ['a second round', { ...second, scores: [7, 6, 3], history: [[7, 6, 3]] }],
    ['a second round that cost its caller two', { ...second, scores: [2, 5, 5], history: [[2, 5, 5]] }],
  ])('%s is not', (_, position) => {
    expect(isRefusal(startMatch(spaceBowl, { ...headerOf({}), position }))).toBe(false);
  });
});
