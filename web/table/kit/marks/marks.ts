// Which mark of a game is shown: one at a time, each until it was tapped or what it says was done, and then never again.
import { createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import type { GameId } from '#shared/games/registry.ts';
import { keepMark, marksSeen } from '#web/saves/marks.ts';
import type { Table } from '../../host/table.ts';

export interface Mark {
  /** Under which it is remembered, within its game: another name, and everybody sees it once more. */
  name: string;
  /** What it points at, by selector, on the table. */
  at: string;
  text: () => string;
  /** The moment in which it helps; reactive. */
  when: () => boolean;
  /** Whether what it says was done; reactive. */
  done?: () => boolean;
  /** What may be pressed later, but not at that moment: it may lie over that. */
  over?: string;
  /** What is pressed in that moment besides buttons and the like: it never lies over that. */
  pressed?: string;
  /** What is read in that moment: where there is room, it lies beside that. */
  beside?: string;
  /** A word that is met: once its moment is over, it was read. */
  passes?: boolean;
}

/** Seen for less, nobody has read it. */
const READ = 2_500;

export function createMarks(table: () => Table, game: () => GameId, marks: readonly Mark[]) {
  /** The names of those that were seen; null while nobody knows, and where none is shown. */
  const [seen, setSeen] = createSignal<ReadonlySet<string> | null>(null);
  /** Nobody plays where one only watches or looks back. */
  const match = createMemo(() => (table().here.length > 0 ? table().match : undefined));
  createEffect(
    on(match, async (now) => {
      setSeen(null);
      if (now === undefined) return;
      const known = await marksSeen(game(), now);
      if (match() === now) setSeen(known);
    }),
  );
  const isLeft = ({ name }: Mark) => seen() !== null && !seen()!.has(name);

  function retire({ name }: Mark): void {
    setSeen(new Set([...seen()!, name]));
    void keepMark(game(), name);
  }
  createEffect(() => {
    for (const mark of marks) if (isLeft(mark) && mark.done?.()) untrack(() => retire(mark));
  });

  const shown = createMemo(() => {
    if (table().paused() || table().outcome()) return null;
    return marks.find((mark) => isLeft(mark) && mark.when()) ?? null;
  });

  /** When it came into sight: one for which there is no room was not read. */
  let since = Number.POSITIVE_INFINITY;
  createEffect(
    on(shown, (_, before) => {
      const lasted = performance.now() - since;
      since = Number.POSITIVE_INFINITY;
      if (before?.passes && lasted >= READ && isLeft(before)) retire(before);
    }),
  );

  return {
    shown,
    inSight: () => {
      since = Math.min(since, performance.now());
    },
    tapped: () => {
      const mark = shown();
      if (mark) retire(mark);
    },
  };
}
