// What a page needs of a table, wherever it is hosted.
import type { Millis, Outcome, Seat, Viewer } from '#shared/engine/game.ts';
import type { Answer, Chair } from '#shared/engine/table.ts';

export interface Table<View = unknown> {
  /** Under which name this device knows the match; not where one only looks back. */
  match?: string;
  chairs: readonly Chair[];
  /** The seats played on this device. */
  here: readonly Seat[];
  /** What a viewer sees; reactive. */
  view(viewer: Viewer): View;
  /** How the match ended, null while it is on; reactive. */
  outcome(): Outcome | null;
  /** The clock of the match; read it again and again, it is not reactive. */
  now(): Millis;
  /** The action on its way, of which nobody knows yet whether it counts; reactive. */
  pending(): unknown;
  /** Not where the time runs on; in a room the others are asked; reactive. */
  canPause(): boolean;
  /** A table at home stands still while nobody looks; reactive. */
  paused(): boolean;
  pause(): void;
  resume(): void;
  /** At home nobody has to wait for bots: time goes on at once until somebody here is to act. */
  skip?(): Promise<void>;
  /** On the clock of the match, when it was pressed, if that was not just now. */
  act(seat: Seat, action: unknown, pressed?: Millis): Promise<Answer>;
  /** Looking back, what there was to be found is marked; reactive. */
  reveals?(): boolean;
  /** Why an action is refused by whoever hosts the table, in words. */
  refusals?(): Readonly<Record<string, string>>;
  /** How somebody's things lie, in place of what was said before; the page shows it by itself, and nobody waits for it. */
  arrange(seat: Seat, action: unknown): void;
  /** Leaves the table; what comes of that is kept when it answers. */
  close(): void | Promise<void>;
}
