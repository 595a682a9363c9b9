// What there is to say of the course of a match after a change: standing still, going on, pauses, another match.
import type { Millis, Seat } from '#shared/engine/game.ts';
import { missedBy } from '#shared/rooms/party/shown.ts';
import type { PartyView } from '#shared/rooms/party/view.ts';
import { roomsWords } from '../words/words.ts';
import { secondsSaid, secondsTo } from './countdown.tsx';
import { isInTurns } from './covered.ts';
import { nameAt, namesOf } from './names.ts';

/** Whoever did it knows it. */
interface Hearer {
  own: Seat | null;
  /** On the room's clock. */
  at: Millis;
}

export function courseNews(before: PartyView, now: PartyView, hearer: Hearer): string[] {
  return [
    ...standingNews(before, now, hearer),
    ...pauseNews(before, now, hearer),
    ...againNews(before, now, hearer),
  ];
}

function standingNews(before: PartyView, now: PartyView, { at }: Hearer): string[] {
  const text = roomsWords().course;
  const { stands } = now;
  if (!stands) return before.stands ? [text.goneOn] : [];
  // In a turn game one is enough to go on: then nobody in particular is waited for.
  const oneIsEnough = stands.why === 'pause' && isInTurns(now.game);
  const notes = {
    nobody: text.nobodyNote,
    pause: oneIsEnough ? text.pauseInTurns : '',
    fault: text.faultNote,
  };
  const begun = before.stands ? [] : [`${text.stands[stands.why]}.`, notes[stands.why]];
  const missed = oneIsEnough ? '' : namesOf(now, missedBy(now));
  const waits = stands.until === null && missed !== '' && !before.stands ? [`${text.waits(missed)}.`] : [];
  const isNew = stands.until !== null && stands.until !== before.stands?.until;
  const goesOn = isNew ? [`${text.goesOn(secondsSaid(secondsTo(stands.until!, at)))}.`] : [];
  return [...begun, ...waits, ...goesOn].filter((line) => line !== '');
}

function pauseNews(before: PartyView, now: PartyView, { own }: Hearer): string[] {
  const text = roomsWords().course;
  // Those who wanted the pause are asked anew, once it is there.
  if ((before.stands === null) !== (now.stands === null)) return [];
  const fresh = now.pausing.filter((seat) => seat !== own && !before.pausing.includes(seat));
  if (now.stands) return fresh.length > 0 ? [`${text.wantOn(namesOf(now, fresh))}.`] : [];
  return fresh.map((seat) => text.wantsPause(nameAt(now, seat)));
}

function againNews(before: PartyView, now: PartyView, { own, at }: Hearer): string[] {
  const text = roomsWords().again;
  const [old, fresh] = [before.again?.ready ?? [], now.again?.ready ?? []];
  const wants = fresh
    .filter((seat) => seat !== own && !old.includes(seat))
    .map((seat) => text.wants(nameAt(now, seat)));
  const start = now.again?.at ?? null;
  const isNew = start !== null && start !== (before.again?.at ?? null);
  return [...wants, ...(isNew ? [`${text.starts(secondsSaid(secondsTo(start, at)))}.`] : [])];
}
