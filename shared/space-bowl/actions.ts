// What a seat can say in Space Bowl, and every reason why it may be refused.
import * as v from 'valibot';
import { CALLS } from './state.ts';

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(35));

export const ActionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({ type: v.literal('call'), kind: v.picklist(CALLS) }),
  v.strictObject({ type: v.literal('follow') }),
  v.strictObject({ type: v.literal('joker'), card }),
  v.strictObject({ type: v.literal('pick'), card: v.nullable(card) }),
  v.strictObject({ type: v.literal('confirm') }),
]);
export type Action = v.InferOutput<typeof ActionSchema>;

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
