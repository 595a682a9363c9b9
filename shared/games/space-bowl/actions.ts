// What a seat can say in Space Bowl, and every reason why it may be refused.
import * as v from 'valibot';
import type { Schema } from '#shared/engine/game.ts';
import { parsedByType } from '#shared/engine/schemas.ts';
import { CALLS } from './state.ts';

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(35));

const KINDS = {
  ready: v.strictObject({ type: v.literal('ready') }),
  call: v.strictObject({ type: v.literal('call'), kind: v.picklist(CALLS) }),
  follow: v.strictObject({ type: v.literal('follow') }),
  joker: v.strictObject({ type: v.literal('joker'), card }),
  pick: v.strictObject({ type: v.literal('pick'), card: v.nullable(card) }),
  confirm: v.strictObject({ type: v.literal('confirm') }),
};
export type Action = v.InferOutput<(typeof KINDS)[keyof typeof KINDS]>;

/** Goes straight to the schema of its kind: every folded action passes here, and trying each took most of the time. */
export const ActionSchema: Schema<Action> = parsedByType(KINDS);

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
