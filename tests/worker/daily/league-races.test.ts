// What happens to a league while it waits for a board: whoever comes, goes or reads meanwhile, each day counts once.
import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#shared/daily/calendar.ts';
import type { League } from '#worker/daily/league/league.ts';
import {
  CLOSED,
  daysOf,
  hashOf,
  inside,
  join,
  keptOf,
  leave,
  meanwhile,
  NOON,
  newLeague,
  OVER,
  objectOf,
  play,
  read,
  settle,
  TODAY,
  withdraw,
} from './leagues.ts';
import { newPlayer, setClock } from './players.ts';

beforeEach(() => setClock(NOON));

describe('while the league waits for a board', () => {
  const twoPlayed = async () => {
    const [ana, ben] = [newPlayer('Ana'), newPlayer('Ben')];
    const id = await newLeague(ana, ben);
    await play(0, ana, ben);
    setClock(OVER);
    return { ana, ben, id };
  };

  test('a member who leaves is not kept, and has nothing after joining again', async () => {
    const { ana, ben, id } = await twoPlayed();
    const leaves = meanwhile(() => leave(ben, id));
    await inside(id, leaves, (league) => league.alarm());
    await settle(id);
    expect(await keptOf(id)).toHaveLength(1);
    await join(ben, id);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 0 });
  });

  test('a member who leaves and joins again starts anew', async () => {
    const { ana, ben, id } = await twoPlayed();
    const returns = meanwhile(async () => {
      await leave(ben, id);
      await join(ben, id);
    });
    await inside(id, returns, (league) => league.alarm());
    await settle(id);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 0 });
  });

  test('a member who withdraws is forgotten', async () => {
    const { ana, ben, id } = await twoPlayed();
    const withdraws = meanwhile(() => withdraw(ben, [TODAY], [id]));
    await inside(id, withdraws, (league) => league.alarm());
    await settle(id);
    expect(await keptOf(id)).toHaveLength(1);
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 0 });
  });

  test('the last member who leaves takes the league along', async () => {
    const ana = newPlayer('Ana');
    const hash = await hashOf(ana);
    const id = await newLeague(ana);
    const gone = meanwhile(() => leave(ana, id));
    setClock(OVER);
    expect(await inside(id, gone, (league) => league.read(hash, {}, Date.now()))).toBeNull();
    const next = await newLeague(ana);
    setClock(OVER + DAY);
    await inside(
      next,
      meanwhile(() => leave(ana, next)),
      (league) => league.alarm(),
    );
    for (const wiped of [id, next]) {
      expect((await ana.ask('GET', `leagues/${wiped}`)).status).toBe(404);
      expect(await settle(wiped)).toBe(0);
    }
  });

  test('no read wakes a league that its last member has just left', async () => {
    const ana = newPlayer('Ana');
    const hash = await hashOf(ana);
    for (const first of ['read', 'leave'] as const) {
      setClock(NOON);
      const id = await newLeague(ana);
      setClock(OVER);
      const [seen] = await runInDurableObject(objectOf(id), (league: League) => {
        const leaving = first === 'leave' ? league.leave(hash) : null;
        return Promise.all([league.read(hash, {}, Date.now()), leaving ?? league.leave(hash)]);
      });
      expect(seen, first).toBeNull();
      expect(await settle(id), first).toBe(0);
    }
  });

  test('a stranger who leaves and withdraws holds nothing up', async () => {
    const { id } = await twoPlayed();
    const eve = newPlayer('Eve');
    const meddles = meanwhile(async () => {
      await leave(eve, id);
      await withdraw(eve, [TODAY], [id]);
    });
    await inside(id, meddles, (league) => league.alarm());
    expect(await keptOf(id)).toHaveLength(2);
  });

  test('a day settled meanwhile counts once', async () => {
    const { ana, id } = await twoPlayed();
    const hash = await hashOf(ana);
    setClock(CLOSED - 1);
    const settles = meanwhile((league) => {
      setClock(OVER);
      return league.alarm();
    });
    const seen = await inside(id, settles, (league) => league.read(hash, {}, Date.now()));
    expect(daysOf(seen!.answer!)).toEqual({ Ana: 1, Ben: 1 });
    expect(await keptOf(id)).toHaveLength(2);
  });

  test('a second alarm at the same time settles no day twice', async () => {
    const { ana, id } = await twoPlayed();
    await inside(
      id,
      meanwhile((league) => league.alarm()),
      (league) => league.alarm(),
    );
    expect(daysOf(await read(ana, id))).toEqual({ Ana: 1, Ben: 1 });
  });
});
