// What a room keeps in SQL: who is in it, and the header and log of its match. A row for each action, no more.

import type { RoomEntry } from '#shared/engine/table.ts';
import { type Kept, parseKept, parseLog } from '#shared/rooms/saved.ts';
import { Rows } from '../sql/rows.ts';
import { Tables } from '../sql/tables.ts';

const STEPS = [
  `
  CREATE TABLE IF NOT EXISTS room (id INTEGER PRIMARY KEY CHECK (id = 1), kept TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS log (number INTEGER PRIMARY KEY, entry TEXT NOT NULL);
`,
  // How the things of a seat lie, and behind how many entries of the log: once there are more, it stands there.
  'CREATE TABLE IF NOT EXISTS drafts (seat INTEGER PRIMARY KEY, behind INTEGER NOT NULL, entry TEXT NOT NULL);',
];

export class RoomStore {
  readonly #rows: Rows;
  readonly #tables: Tables;

  constructor(storage: DurableObjectStorage) {
    this.#rows = new Rows(storage);
    this.#tables = new Tables(storage, STEPS);
  }

  /** Null for a room that was never opened, which also takes no room; what cannot be read stays as it is. */
  read(): Kept | 'unreadable' | null {
    if (this.#tables.isNewer) return 'unreadable';
    if (!this.#tables.made) return null;
    const row = this.#rows.first<{ kept: string }>('SELECT kept FROM room');
    return row ? (parseKept(row.kept) ?? 'unreadable') : null;
  }

  /** Null for a log that is not one. */
  log(): RoomEntry[] | null {
    return parseLog(
      this.#rows.all<{ entry: string }>('SELECT entry FROM log ORDER BY number').map(({ entry }) => entry),
    );
  }

  make(kept: Kept): void {
    this.#tables.make();
    this.save(kept);
  }

  wipe(): Promise<void> {
    return this.#tables.wipe();
  }

  save(kept: Kept): void {
    this.#rows.run('INSERT OR REPLACE INTO room VALUES (1, ?)', JSON.stringify(kept));
  }

  append(entries: readonly RoomEntry[]): void {
    for (const entry of entries) this.#rows.run('INSERT INTO log (entry) VALUES (?)', JSON.stringify(entry));
  }

  keepDrafts(drafts: readonly RoomEntry[], behind: number): void {
    for (const draft of drafts)
      this.#rows.run(
        'INSERT OR REPLACE INTO drafts VALUES (?, ?, ?)',
        draft.by,
        behind,
        JSON.stringify(draft),
      );
  }

  /** Those that a log of so many entries does not hold yet; null for what are none. */
  drafts(behind: number): RoomEntry[] | null {
    const rows = this.#rows.all<{ entry: string }>('SELECT entry FROM drafts WHERE behind = ?', behind);
    return parseLog(rows.map(({ entry }) => entry));
  }

  forgetLog(): void {
    this.#rows.run('DELETE FROM log');
    this.#rows.run('DELETE FROM drafts');
  }

  /** All of it, or nothing. */
  together(work: () => void): void {
    this.#rows.together(work);
  }
}
