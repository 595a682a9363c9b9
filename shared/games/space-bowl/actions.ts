// What a seat can say in Space Bowl, and every reason why it may be refused.
import { parsedByWords, type Said } from '#shared/engine/schemas.ts';
import { LARGER_SIDE } from './components.ts';
import { CALLS } from './state.ts';

const cards = [...Array(LARGER_SIDE ** 2).keys()];

const KINDS = {
  ready: {},
  call: { kind: CALLS },
  follow: {},
  joker: { card: cards },
  pick: { card: [...cards, null] },
  confirm: {},
} as const;

export const ActionSchema = parsedByWords(KINDS);
export type Action = Said<typeof KINDS>;

export const REASONS = [
  'notNow',
  'rolling',
  'tooEarly',
  'tooLate',
  'alreadyReady',
  'alreadyClaimed',
  'alreadyConfirmed',
  'goDuringDoom',
  'doomDuringGo',
  'notClaimant',
  'redButton',
  'noJoker',
  'jokerGone',
  'jokerBinds',
  'noSuchCard',
  'noPick',
] as const;
export type Reason = (typeof REASONS)[number];
