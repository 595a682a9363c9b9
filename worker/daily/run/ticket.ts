// The rolling ticket: how far a run has come, carried by the player and signed by the Worker.
import type { Answer } from '#shared/daily/score.ts';
import type { Millis } from '#shared/engine/game.ts';
import type { PlayRecord } from './record.ts';

export interface Ticket {
  /** Which daily, by its number and the generator's, and who plays it under which name. */
  number: number;
  generator: number;
  player: string;
  name: string;
  /** Their days before this one. */
  record: PlayRecord | null;
  issued: Millis;
  /** What the first request after the start took on its way; null before it came. */
  roundTrip: Millis | null;
  answers: Answer[];
  spans: Millis[];
  /** When the throw at hand was revealed; null between throws. */
  revealed: Millis | null;
}
