// Space Bowl: who becomes captain and which cards move. The pile's top card shows 3 and 4, the next 3 and 5.
import { expect, test } from 'vitest';
import { card, PILE, place, table } from './table.ts';

const top = card(PILE[0]!);
const second = card(PILE[1]!);

function expectGap(t: ReturnType<typeof table>, at: number) {
  expect(t.state.galaxy[at]).toEqual({ card: top, faceDown: false });
}

test('[SB61] found after Go: the caller takes the card they named, the pile fills the gap', () => {
  const t = table({ captain: 4, stock: [[], [40], [], [], []] })
    .go(1)
    .follow(0)
    .pick(0, 8)
    .pick(1, 7)
    .reveal();
  expect(t.state).toMatchObject({ captain: 1, stock: [[], [40, card('25')], [], [], []] });
  expect(t.last).toMatchObject({ captain: 1, taken: { by: 1, card: 7 } });
  expectGap(t, 7);
  expect(t.state.pile.map(({ card }) => card)[0]).toBe(second);
  expect(t.state.galaxy.filter(({ card }) => card === top)).toHaveLength(1);
});

test('[SB61] a wrong caller too, when a follower found', () => {
  const t = table({ captain: 4 }).go(1).follow(0).pick(0, 8).pick(1, 2).reveal();
  expect(t.state.captain).toBe(1);
  expect(t.state.stock[1]).toEqual([card('01')]);
  expectGap(t, 2);
  expect(t.state.galaxy[8]).toEqual(place('24'));
});

test('[SB61] a caller may even take a face-down card', () => {
  const t = table({ down: [2] })
    .go(1)
    .follow(0)
    .pick(0, 8)
    .pick(1, 2)
    .reveal();
  expect(t.state.stock[1]).toHaveLength(1);
  expectGap(t, 2);
});

test('[SB62] a caller who named nothing takes nothing', () => {
  const t = table({ captain: 4 }).go(1).follow(0).pick(0, 8);
  const { galaxy } = t.state;
  t.reveal();
  expect(t.state).toMatchObject({ captain: 1, stock: [[], [], [], [], []], galaxy });
  expect(t.last).toMatchObject({ captain: 1, taken: null });
  expect(t.state.pile[0]!.card).toBe(second);
  expect(t.state.pile).toHaveLength(9);
});

test('[SB63] found after doom: the valid seat whose final pick came first', () => {
  const t = table({ captain: 4 }).doom(0).pick(1, 2).pick(3, 7).pick(2, 8).reveal();
  expect(t.last).toMatchObject({ captain: 3, taken: { by: 3, card: 7 } });
  expect(t.state.stock[3]).toEqual([card('25')]);
  expectGap(t, 7);
});

test('[SB63] it is the final pick that counts, not the confirmation', () => {
  const t = table().doom(0).pick(3, 7).pick(2, 8).pick(3, null).pick(3, 7).confirm(3).reveal();
  expect(t.last.captain).toBe(2);
  const first = table().doom(0).pick(3, 7).pick(2, 8).confirm(2, 3).reveal();
  expect(first.last.captain).toBe(3);
});

test('[SB63] a card valid by the joker counts as well', () => {
  const t = table().doom(0).joker(1, 3).pick(1, 3).pick(2, 7).reveal();
  expect(t.last).toMatchObject({ captain: 1, taken: { by: 1, card: 3 } });
});

test('[SB64] nothing found after doom: the caller takes the top of the pile', () => {
  const t = table({ captain: 4 }).doom(1).follow(0).pick(2, 0);
  const { galaxy } = t.state;
  t.reveal();
  expect(t.state).toMatchObject({ captain: 1, galaxy });
  expect(t.state.stock).toEqual([[], [top], [], [], []]);
  expect(t.last).toMatchObject({ captain: 1, taken: { by: 1, card: 'pile' } });
  expect(t.state.pile[0]!.card).toBe(second);
});

test('[SB65] nothing found after Go: the captain stays, the card is gone', () => {
  const t = table({ captain: 4 }).go(1).follow(0).pick(0, 0).pick(1, 2);
  const { galaxy } = t.state;
  t.reveal();
  expect(t.state).toMatchObject({ captain: 4, galaxy, stock: [[], [], [], [], []] });
  expect(t.last).toMatchObject({ captain: 4, taken: null });
  expect(t.state.pile[0]!.card).toBe(second);
});

test('[SB66] however a round ends, one card leaves the pile', () => {
  const lay = () => table({ options: { search: 60 } });
  const ends = [
    lay().tick(),
    lay().go(0).reveal(),
    lay().go(0).pick(0, 7).reveal(),
    lay().go(0).follow(1).pick(1, 7).reveal(),
    lay().doom(0).reveal(),
    lay().doom(0).pick(1, 7).reveal(),
  ];
  for (const t of ends) {
    expect(t.state.pile.map(({ card }) => card)).toEqual(PILE.slice(1).map(card));
    expect(t.state.round).toBe(2);
  }
});
