// The tables of a Durable Object: they know their version, and are brought to the newest one step by step.

/** Kept by a newer version of this Worker: whatever is done with it now could damage it. */
export class NewerTables extends Error {
  override name = 'NewerTables';
}

export class Tables {
  readonly #storage: DurableObjectStorage;
  readonly #steps: readonly string[];
  #version: number;

  /** One step from each version to the next; what is released there never changes. */
  constructor(storage: DurableObjectStorage, steps: readonly string[]) {
    this.#storage = storage;
    this.#steps = steps;
    this.#version = this.#stored();
    if (this.#version > 0 && this.#version < steps.length) this.#upgrade();
  }

  get isNewer(): boolean {
    return this.#version > this.#steps.length;
  }

  /** What was never used takes no room, however often it is looked at. */
  get made(): boolean {
    if (this.isNewer)
      throw new NewerTables(`Version ${this.#version}; this Worker knows ${this.#steps.length}.`);
    return this.#version > 0;
  }

  make(): void {
    if (!this.made) this.#upgrade();
  }

  /** Everything that the object keeps is gone. */
  async wipe(): Promise<void> {
    this.#version = 0;
    await this.#storage.deleteAll();
  }

  /** 0 before there are any tables; the first ones did not know their version. */
  #stored(): number {
    const { sql } = this.#storage;
    const names = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
    const ours = names.filter(({ name }) => !name.startsWith('_cf_'));
    if (!ours.some(({ name }) => name === 'version')) return ours.length === 0 ? 0 : 1;
    return sql.exec<{ number: number }>('SELECT number FROM version').one().number;
  }

  #upgrade(): void {
    const { sql } = this.#storage;
    this.#storage.transactionSync(() => {
      for (const step of this.#steps.slice(this.#version)) sql.exec(step);
      sql.exec(
        'CREATE TABLE IF NOT EXISTS version (id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL)',
      );
      sql.exec('INSERT OR REPLACE INTO version VALUES (1, ?)', this.#steps.length);
    });
    this.#version = this.#steps.length;
  }
}
