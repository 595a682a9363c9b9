// The lines of what happened, kept in the tab: a page that is loaded anew sees only the last step.
import * as v from 'valibot';
import { recall, remember } from '#web/device/tab-memory.ts';

const ToldSchema = v.strictObject({ moment: v.number(), lines: v.array(v.string()) });
export type Told = v.InferOutput<typeof ToldSchema>;

const keyOf = (match: string) => `told/${match}`;

export function toldBefore(match: string): Told | null {
  try {
    return v.parse(ToldSchema, JSON.parse(recall(keyOf(match)) ?? ''));
  } catch {
    return null;
  }
}

export const keepTold = (match: string, told: Told) => remember(keyOf(match), JSON.stringify(told));
