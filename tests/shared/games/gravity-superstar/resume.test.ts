// Going on from what a viewer saw: tables that no match comes to are refused, each for one fault.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boardOf } from '#shared/games/gravity-superstar/board.ts';
import { CARDS } from '#shared/games/gravity-superstar/components.ts';
import { resume } from '#shared/games/gravity-superstar/resume.ts';
import { gravitySuperstar } from '#shared/games/gravity-superstar/rules.ts';
import { throughJson } from '../../freeze.ts';

test('[GS54] what is asked must be possible, and every piece where one can lie', () => {
  const start = gravitySuperstar.setup({ expert: false }, 3, 'possible');
  const first = throughJson(resume.position(gravitySuperstar.view(start, 0)))!;
  const { symbols, doors, walls } = boardOf(first.tiles);
  const own = first.phase.seat;
  const [other, third] = [0, 1, 2].filter((seat) => seat !== own) as [number, number];
  const of = <T>(value: T, rest: T) => [0, 1, 2].map((seat) => (seat === other ? value : rest));
  const mine = <T>(value: T, rest: T) => [0, 1, 2].map((seat) => (seat === own ? value : rest));
  const none = [0, 0, 0, 0, 0, 0];
  const replay = symbols.indexOf('replay');

  /** Stars of the board in the hands of one seat; beyond these, whoever is to act has that of a replay symbol. */
  function taken(seat: number, hand: number[]) {
    const stars = first.stars.with(replay, null);
    for (const [colour, many] of hand.entries())
      for (let star = 0; star < many; star++) stars[stars.indexOf(colour)] = null;
    const base = none.with(first.stars[replay]!, 1);
    const all = of(none, none).with(own, base);
    return {
      stars,
      taken: all.with(
        seat,
        all[seat]!.map((many, colour) => many + hand[colour]!),
      ),
    };
  }
  const position = { ...first, round: 5, ...taken(own, none) };

  const steal = (victims: number[]) => ({ kind: 'steal', seat: own, victims, entering: false });
  const again = { phase: { kind: 'act', seat: own, again: true } };
  const two = [1, 1, 0, 0, 0, 0];
  const many = first.stars.map((star, cell) => (cell === replay ? null : star));
  const all = none.map((_, colour) => many.filter((star) => star === colour).length);
  const lying = position.pawns[own]!;
  const free = walls.indexOf(0);
  const starry = walls.findIndex((sides, cell) => sides > 0 && position.stars[cell] !== null);
  const feet = [0, 1, 2, 3].find((side) => walls[starry]! & (1 << side));
  const card = [{ card: 'long', down: false }];
  const faceUp = CARDS.slice(1).map((card) => ({ card, down: false }));
  const seen = [{ card: 'long', down: true }];
  const token = { tokens: [1, 1, 1] };
  const choice = taken(other, two);
  const bare = { ...taken(other, all), stars: first.stars.map(() => null) };
  const cases: [string, object, boolean][] = [
    ['nothing changed', {}, true],
    ['a token for another action', { ...again, ...token }, true],
    ['no token for it', again, false],
    ['one paid in this turn already', { ...again, ...token, replayed: true }, false],
    ['a token while every symbol is covered', { ...first, round: 5, ...token }, false],
    ['a choice of loot', { phase: steal([other]), ...choice }, true],
    ['nothing to steal', { phase: steal([other]) }, false],
    ['nobody to steal from', { phase: steal([]), ...choice }, false],
    ['robbed twice', { phase: steal([other, other]), ...choice }, false],
    ['oneself', { phase: steal([own]), ...taken(own, two) }, false],
    ['two for coming in', { phase: { ...steal([other, third]), entering: true }, ...choice }, false],
    [
      'a victim on the board',
      { phase: steal([other]), ...choice, pawns: of({ ...lying, cell: third }, lying) },
      false,
    ],
    ['cards in front of a seat off the board', { played: of(card, []) }, false],
    ['cards in front of who is to act', { played: mine<unknown>(card, []) }, true],
    [
      'four of them after two actions',
      {
        ...again,
        ...token,
        round: 1,
        played: mine<unknown>(faceUp, []),
      },
      false,
    ],
    ['one face up that nobody knows', { played: mine<unknown>([{ card: null, down: false }], []) }, false],
    [
      'two seats that told',
      { pawns: of(doors[1]!, null).with(own, lying), played: of(seen, []).with(own, seen) },
      false,
    ],
    ['two pawns on one cell', { pawns: [lying, lying, lying] }, false],
    ['no platform under the feet', { pawns: of(null, { cell: free, feet: 2 }) }, false],
    ['a pawn on a star', { pawns: mine<unknown>({ cell: starry, feet }, null) }, false],
    ['the open door under a pawn', { open: doors.findIndex(({ cell }) => cell === lying.cell) }, false],
    ['one planet twice', { tiles: position.tiles.map(() => position.tiles[0]!) }, false],
    ['a face that is not there', { tiles: position.tiles.with(0, { face: 12, turn: 0 }) }, false],
    [
      'a hundred million turns',
      { tiles: position.tiles.with(0, { ...position.tiles[0]!, turn: 1e8 }) },
      false,
    ],
    ['fourteen of a colour', { taken: [[13, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], none] }, false],
    ['a star too many', { taken: of(two, none) }, false],
    ['stars off the symbols', { stars: position.stars.toReversed() }, false],
    ['stars before anybody has acted', { ...choice, round: 1 }, false],
    ['few stars as a round begins', bare, false],
    ['few stars within a round', { ...bare, ...again, ...token }, true],
    ['an end for points without that end', { ending: true }, false],
    ['an end for points nobody has', { ending: true, options: { expert: true } }, false],
    ['points for the end, and no end', { ...bare, ...again, ...token, options: { expert: true } }, false],
    ['points for the end', { ...bare, ...again, ...token, options: { expert: true }, ending: true }, true],
  ];
  for (const [what, change, isPossible] of cases)
    expect(v.is(resume.schema, { ...position, ...change }), what).toBe(isPossible);
});
