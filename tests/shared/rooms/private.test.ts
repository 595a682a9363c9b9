// What nobody may see also cannot be heard: a match sounds the same whether or not somebody picks and thinks again.
import { expect, test } from 'vitest';
import { STAND_IN_LEVEL } from '#shared/rooms/party/party.ts';
import { isOver } from '#shared/rooms/room.ts';
import { Client } from './client.ts';
import { expectAgreement, GO, READY, searching, table } from './table.ts';

const PICKS = [3, 11, null, 7, null];

/** A whole match with a bot; `restless` picks in every countdown, and takes it back in the end. */
function played(restless: boolean) {
  const { host, clients } = table({
    people: 4,
    bots: 1,
    words: 'private',
    options: { search: 60, rest: 30 },
  });
  const watcher = new Client(host, 'privatewatcher').connect();
  const [ana, bo, cy, di] = clients as [Client, Client, Client, Client];
  const others = new Set<string>();
  const everybody = [ana, cy, di, watcher];
  for (const [at, client] of clients.entries()) client.measure(60 + 20 * at);
  let picks = 0;
  for (let round = 1; !isOver(host.online); round++) {
    if (round > 60) throw new Error('The match does not end');
    for (const client of clients) client.act(READY);
    host.pass(1500);
    ana.act(GO);
    host.pass(200);
    bo.act({ type: 'follow' });
    if (round === 2) {
      di.drop();
      for (const client of [ana, bo, cy]) client.wish({ type: 'vote', seat: 3 });
    }
    for (const card of PICKS) {
      host.pass(1000);
      if (!restless) continue;
      if (bo.tell({ type: 'pick', card })?.accepted) picks++;
      if (card !== null) bo.act({ type: 'confirm' });
      host.evict();
    }
    cy.act({ type: 'follow' });
    if (round === 4) di.connect();
    if (round === 3) cy.connect();
    for (const { id } of everybody) if (id) others.add(id);
    host.pass(20_000);
  }
  expectAgreement(host, [...clients, watcher]);
  const heardBy = (ids: ReadonlySet<string | null>) => host.sent.filter(({ to }) => ids.has(to));
  return { picks, others: heardBy(others), own: heardBy(new Set([bo.id])), held: di.welcome!.held };
}

test('a whole match with and without private picks: the same messages, at the same times, to everybody else', () => {
  const [still, restless] = [played(false), played(true)];
  expect(restless.picks).toBeGreaterThan(20);
  expect(restless.own.length).toBeGreaterThan(still.own.length + restless.picks);
  expect(still.others.length).toBeGreaterThan(200);
  expect(restless.others).toEqual(still.others);
  expect(restless.held).toEqual({ level: STAND_IN_LEVEL, actions: 2 });
});

test('a pick that is said right behind a claim is in no verdict', () => {
  const heard = (behind: boolean) => {
    const { host, clients } = searching({ people: 3, words: 'behind' });
    const [ana, bo, cy] = clients as [Client, Client, Client];
    ana.measure(200);
    const claim = bo.act(GO);
    if (behind) bo.again(claim + 1, { type: 'pick', card: 1 });
    host.pass(300);
    if (behind) bo.again(claim + 2, { type: 'pick', card: null });
    expect(bo.answers.size).toBe(behind ? 4 : 2);
    return host.sent.filter(({ to }) => to === ana.id || to === cy.id);
  };
  expect(heard(true)).toEqual(heard(false));
});
