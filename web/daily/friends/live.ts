// A league as it is now: asked again while somebody looks, and what has come is said.
import { createEffect, on } from 'solid-js';
import { mondayOf } from '#shared/daily/calendar.ts';
import type { LeagueAnswer } from '#shared/daily/protocol.ts';
import { announce } from '#web/device/announcer.tsx';
import { noteSeen } from '#web/saves/league-seen.ts';
import { forgetLeague, keepLeague } from '#web/saves/my-leagues.ts';
import { createAsked } from '../boards/asked.ts';
import { askMyLeague } from '../server/leagues.ts';
import { arrivedSince, othersWho } from './arrived.ts';
import { arrivedText } from './arrived-words.ts';
import { askWhileSeen } from './while-seen.ts';

export function createLiveLeague(which: {
  id: string;
  /** Of the galaxy whose throws are shown; its week comes along. */
  number: () => number;
  invite?: string | undefined;
}) {
  const { id, number, invite } = which;
  const asked = createAsked(() => askMyLeague({ id, monday: mondayOf(number()), day: number(), invite }));
  createEffect(on(number, () => void asked.ask()));
  askWhileSeen(asked.askQuietly, () => asked.answer()?.settling ?? false);
  createEffect(
    on(asked.answer, (league, before) => {
      if (!league?.member) return;
      if (before?.member && before.monday === league.monday) sayArrived(league, before);
      void noteSeen(id, { day: number(), members: othersWho(league, number()) });
    }),
  );
  // The list on this device says what the server says, whatever was done on another one.
  createEffect(() => {
    const league = asked.answer();
    if (asked.failure() === 'not-found') void forgetLeague(id);
    else if (league?.member) void keepLeague(league);
    else if (league) void forgetLeague(id);
  });
  function sayArrived(league: LeagueAnswer, before: LeagueAnswer): void {
    const arrived = arrivedSince(league, number(), othersWho(before, number()));
    if (arrived.length > 0) announce(arrivedText(arrived));
  }
  return asked;
}
