// What a room kept is read again, also by the rules of rooms that came later; and nothing else is.
import { describe, expect, test } from 'vitest';
import { mayHost } from '#shared/rooms/party/host.ts';
import { keptOf, parseKept } from '#shared/rooms/saved.ts';
import { Client } from './client.ts';
import { HASHED } from './host.ts';
import { lobby, READY, searching } from './table.ts';

/** As rooms were kept before time stood still in them and latecomers waited in a row. */
const before = `{"party":{"game":"space-bowl","options":{},"seats":[
  {"kind":"person","name":"P0","colour":0,"key":"${HASHED}old0","presence":"here","since":1700000000000,"standIn":null,"votes":[]},
  {"kind":"person","name":"P1","colour":1,"key":"${HASHED}old1","presence":"away","since":1700000000000,"standIn":{"level":2,"from":3},"votes":[0]},
  {"kind":"bot","name":"Vega","colour":2,"level":3}],
  "host":0,"opener":"${HASHED}ana","removed":[],"match":1,"stage":"match","stopped":false,
  "opened":1699999000000,"seen":1700000000000,"passes":[],"wrongPasses":0},
  "match":{"header":{"game":"space-bowl","options":{},"seats":3,"seed":"old","rulesVersion":1},"began":1699999500000}}`;

describe('a room', () => {
  test('kept before is read, and whoever opened it is its host again', () => {
    const kept = parseKept(before)!;
    expect(kept.party).toMatchObject({ row: [], door: null, stands: null, pausing: [], again: null });
    expect(kept.party.evening).toEqual({ counted: 0, people: [] });
    expect(kept.match!.header.seed).toBe('old');
    const { party } = kept;
    expect(mayHost(party, 1, party.seen)).toBe(true);
    expect(mayHost({ ...party, opener: { ...party.opener!, away: null } }, 1, party.seen)).toBe(false);
  });

  test.each([
    ['in its lobby', () => lobby({ people: 2, bots: 1 })],
    ['in a match', () => searching({ people: 3 })],
    ['whose time stands still', () => abandoned()],
  ])('%s is read as it was', (_, made) => {
    const kept = keptOf(made().host.online);
    expect(parseKept(JSON.stringify(kept))).toEqual(kept);
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    before.slice(0, -1),
    before.replace('"host":0', '"host":8'),
    before.replace('"host":0', '"host":0,"more":1'),
    before.replace('"stage":"match"', '"stage":"over"'),
    before.replace('"match":1', '"match":-1'),
    before.replace('"colour":2', '"colour":2,"key":""'),
    before.replace('space-bowl', 'constructor'),
    before.replace('"began":', '"began":"now","ended":'),
  ])('is not made of anything else: %#', (text) => {
    expect(parseKept(text)).toBeNull();
  });
});

function abandoned() {
  const made = searching({ people: 2 });
  new Client(made.host).connect().sit('Late');
  for (const client of made.clients) client.drop();
  made.clients[0]!.connect();
  made.clients[0]!.act(READY);
  return made;
}
