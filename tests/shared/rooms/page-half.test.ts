// The page's half of a room: one action at a time, what is said again after a break, and what the room's words change.
import { describe, expect, test } from 'vitest';
import type { Answer } from '#shared/engine/table.ts';
import {
  arrange,
  type Client,
  type ClientStep,
  hearAll,
  helloOf,
  isTurnedAway,
  knowRules,
  lost,
  measure,
  newClient,
  press,
  tellDraft,
  wish,
} from '#shared/rooms/page/client.ts';
import { roomTime } from '#shared/rooms/page/clock.ts';
import { newParty } from '#shared/rooms/party/party.ts';
import { viewOfParty } from '#shared/rooms/party/view.ts';
import type { Granted, ServerMessage, Wish } from '#shared/rooms/protocol.ts';

const seats = [{ kind: 'bot', name: 'Vega', colour: 1, level: 1 }] as const;
const party = (match: number) => ({
  ...viewOfParty(newParty('space-bowl', 1, {}, 0)),
  host: 0,
  match,
  stage: 'match' as const,
  seats: [...seats],
});
const told = (match: number) => ({
  ...{ rules: 1, seat: 0, opener: false, row: null, number: 0, party: party(match), watchers: 0, began: 500 },
});
type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  protocol: 1,
  now: 1000,
  ...told(1),
  pass: null,
  held: null,
  ...more,
});
const accepted = (number: number): ServerMessage => ({ type: 'answer', number, accepted: true });
const view = (match: number, set: object): ServerMessage => ({
  type: 'view',
  match,
  outcome: null,
  set: set as Record<string, unknown>,
});

/** A page whose every step is noted. */
function page(pass: string | null = null) {
  let client: Client = newClient(pass);
  let said: ClientStep['say'] = [];
  const answers: Answer[] = [];
  const grants: (Granted | null)[] = [];
  const take = (step: ClientStep) => {
    client = step.client;
    said = step.say;
    for (const done of step.tell) done();
  };
  return {
    client: () => client,
    answers,
    grants,
    /** What was said in the last step, without the clock. */
    said: () => said.filter(({ type }) => type !== 'clock'),
    clocks: () => said.filter(({ type }) => type === 'clock'),
    press: (action: unknown, own = 0) => take(press(client, action, own, (answer) => answers.push(answer))),
    arrange: (action: unknown, own = 0) => take(arrange(client, action, own)),
    rest: (own = 0) => take(tellDraft(client, own)),
    wish: (asked: Wish) => take(wish(client, asked, (granted) => grants.push(granted))),
    hear: (messages: ServerMessage[], own = 0) => take(hearAll(client, messages, own)),
    lose: (reason: Parameters<typeof lost>[1] = null) => take(lost(client, reason)),
    measure: (own: number) => take(measure(client, own)),
    knowRules: (rules: number) => take(knowRules(client, rules)),
  };
}

function joined() {
  const here = page();
  here.hear([welcome()]);
  return here;
}

describe('actions', () => {
  test('one is on its way at a time; the next goes out with the answer, as it was pressed', () => {
    const { press, hear, said, answers } = joined();
    press('first', 40);
    expect(said()).toEqual([{ type: 'act', number: 1, match: 1, action: 'first', pressed: 1040 }]);
    press('second', 50);
    expect(said()).toEqual([]);
    hear([accepted(1)], 90);
    expect(said()).toEqual([{ type: 'act', number: 2, match: 1, action: 'second', pressed: 1050 }]);
    expect(answers).toEqual([{ number: 1, accepted: true }]);
  });

  test('how things lie is told when the hand rests, only as they lie by then', () => {
    const { arrange, rest, hear, said } = joined();
    arrange('one', 40);
    expect(said()).toEqual([]);
    arrange('two', 60);
    rest(1060);
    expect(said()).toEqual([{ type: 'act', number: 1, match: 1, action: 'two', pressed: 1060 }]);
    rest(2060);
    expect(said()).toEqual([]);
    arrange('three', 2100);
    rest(3100);
    expect(said()).toEqual([]);
    hear([accepted(1)]);
    expect(said()).toMatchObject([{ number: 2, action: 'three' }]);
  });

  test('what counts takes the place of how things lay, which is not told any more', () => {
    const { arrange, press, rest, hear, said } = joined();
    arrange('lying', 40);
    press('done', 50);
    expect(said()).toMatchObject([{ number: 1, action: 'done' }]);
    rest(1040);
    hear([accepted(1)]);
    expect(said()).toEqual([]);
  });

  test('how things lie waits for the connection, and is told as it lies by then', () => {
    const { arrange, rest, lose, hear, said } = joined();
    arrange('before', 10);
    lose();
    arrange('after', 20);
    rest(1020);
    expect(said()).toEqual([]);
    hear([welcome()]);
    expect(said()).toMatchObject([{ number: 1, action: 'after', pressed: 1020 }]);
  });

  test('a small message goes right behind each', () => {
    const { press, clocks } = joined();
    press('ready', 40);
    expect(clocks()).toEqual([{ type: 'clock', sent: 40, heard: null }]);
  });

  test('answered late or twice, nothing happens', () => {
    const { press, hear, client, answers } = joined();
    press('first');
    hear([accepted(1), accepted(1)]);
    press('second');
    hear([accepted(1), accepted(7)]);
    expect(answers).toHaveLength(1);
    expect(client().onItsWay).toMatchObject({ number: 2 });
  });

  test('not answered, it is said again under the same number; what is pressed meanwhile waits', () => {
    const { press, lose, hear, said } = joined();
    press('first');
    lose();
    press('second');
    expect(said()).toEqual([]);
    hear([welcome({ number: 1 })]);
    expect(said()).toMatchObject([{ number: 1, action: 'first' }]);
    hear([accepted(1)]);
    expect(said()).toMatchObject([{ number: 2, action: 'second' }]);
  });

  test('numbers go on after those that the room has heard, and begin again with a match', () => {
    const { press, hear, said } = page();
    hear([welcome({ number: 4 })]);
    press('here');
    expect(said()).toMatchObject([{ number: 5, match: 1 }]);
    hear([accepted(5), { type: 'party', ...told(2) }]);
    press('next');
    expect(said()).toMatchObject([{ number: 1, match: 2 }]);
  });

  test('in the next match, one that was meant for this one still is', () => {
    const { press, lose, hear, said } = joined();
    press('first');
    lose();
    hear([welcome({ party: party(2) })]);
    expect(said()).toMatchObject([{ number: 1, match: 1 }]);
  });
});

describe('wishes', () => {
  test('are answered each, and said again when they were not; those about somebody on a seat are not', () => {
    const { wish, hear, lose, said, grants } = joined();
    wish({ type: 'start', match: 0 });
    wish({ type: 'remove', seat: 1 });
    wish({ type: 'pass' });
    hear([{ type: 'granted', number: 3, granted: { ok: true } }]);
    expect(grants).toEqual([{ ok: true }]);
    lose();
    expect(grants).toHaveLength(1);
    hear([welcome()]);
    expect(said()).toEqual([{ type: 'wish', number: 1, wish: { type: 'start', match: 0 } }]);
    expect(grants).toEqual([{ ok: true }, null]);
  });

  test('without a connection one waits for it; turned away for good, no answer comes', () => {
    const { wish, hear, lose, said, grants, client } = page();
    wish({ type: 'leave' });
    expect(said()).toEqual([]);
    hear([welcome()]);
    expect(said()).toMatchObject([{ type: 'wish', number: 1 }]);
    lose('wiped');
    expect(grants).toEqual([null]);
    expect([client().state, isTurnedAway(client())]).toEqual(['wiped', true]);
  });
});

describe('views', () => {
  test('what changed is put into what was seen of the same match', () => {
    const { hear, client } = joined();
    hear([view(1, { a: 1, b: { c: 1 } })]);
    const before = client().shown!.view;
    hear([view(1, { a: 2 })]);
    expect(client().shown).toEqual({ match: 1, outcome: null, view: { a: 2, b: { c: 1 } } });
    expect(client().shown!.view.b).toBe(before.b);
    hear([view(2, { a: 3 })]);
    expect(client().shown).toEqual({ match: 2, outcome: null, view: { a: 3 } });
  });

  test('what was seen stays while the connection is lost', () => {
    const { hear, lose, client } = joined();
    hear([view(1, { a: 1 })]);
    lose();
    expect(client()).toMatchObject({ state: 'lost', shown: { view: { a: 1 } } });
  });
});

describe('the clock', () => {
  test('is compared several times; the exchange with the shortest way counts, and the room hears its own at once', () => {
    const { hear, client, clocks } = joined();
    expect(clocks()).toEqual([{ type: 'clock', sent: 0, heard: null }]);
    const trips = [80, 20, 50, 200, 90, 60, 70];
    let own = 0;
    for (const [at, trip] of trips.entries()) {
      const now = 5000 + own + trip / 2;
      const sent = own;
      own += trip;
      hear([{ type: 'clock', sent, now }], own);
      expect(clocks()).toEqual(at < 6 ? [{ type: 'clock', sent: own, heard: now }] : []);
    }
    expect(client().clock.shortest).toBe(20);
    expect(roomTime(client().clock, own)).toBe(5000 + own);
  });

  test('compared anew, what was measured before counts no more', () => {
    const { hear, measure, client } = joined();
    hear([{ type: 'clock', sent: 0, now: 1001 }], 2);
    measure(100);
    hear([{ type: 'clock', sent: 100, now: 1220 }], 140);
    expect(roomTime(client().clock, 140)).toBe(1240);
  });
});

describe('who does not play by the same rules', () => {
  test.each([
    [2, 'too-new'],
    [0, 'too-old'],
  ] as const)('rules %i here and 1 in the room: %s, as soon as either is known', (rules, reason) => {
    const later = joined();
    later.knowRules(rules);
    expect(later.client().state).toBe(reason);
    const before = page();
    before.knowRules(rules);
    before.hear([welcome()]);
    expect(before.client()).toMatchObject({ state: reason, party: null });
  });

  test('a game that this page does not know', () => {
    const { hear, client } = page();
    hear([welcome({ party: { ...party(1), game: 'space-golf' as 'space-bowl' } })]);
    expect(client()).toMatchObject({ state: 'too-old', party: null });
  });

  test('what a newer room says beyond this is passed over', () => {
    const { hear, client } = joined();
    const before = client();
    hear([{ type: 'fanfare' } as unknown as ServerMessage]);
    expect(client()).toBe(before);
  });
});

test('a code for a seat is shown until there was a welcome', () => {
  const { client, hear, lose } = page('ABCDEF');
  expect(helloOf(client(), 'k')).toMatchObject({ pass: 'ABCDEF' });
  lose();
  expect(client().state).toBe('connecting');
  hear([welcome({ pass: 'wrong' })]);
  expect(client().passed).toBe('wrong');
  expect(helloOf(client(), 'k')).not.toHaveProperty('pass');
});
