// What every part of the API shares: the codes of refusal, the form of secrets, the size of bodies.

export const REFUSALS = [
  'malformed',
  'too-large',
  'too-many',
  'not-found',
  'no-player',
  'future',
  'archived',
  'no-ticket',
  'bad-ticket',
  'wrong-day',
  'wrong-player',
  'out-of-order',
  'replayed',
  'no-such-card',
  'other-version',
  'second-result',
  'league-full',
  'league-closed',
  'not-maker',
  'wrong-origin',
  'server-error',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** What every failed request is answered with. */
export interface Refused {
  ok: false;
  code: RefusalCode;
}

export const LARGEST_BODY = 4096;

/** The secret of a player, as it travels in the `Authorization` header: 32 random bytes. */
export const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/;
