// Asking and changing the rows of a league: what anybody could see of a change raises its version, in the same step.
export class Rows {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** All of it or nothing. */
  change(work: () => void): void {
    this.#storage.transactionSync(() => {
      work();
      this.run('UPDATE league SET version = version + 1');
    });
  }

  run(query: string, ...values: SqlStorageValue[]): void {
    this.#storage.sql.exec(query, ...values);
  }

  all<Found extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): Found[] {
    return this.#storage.sql.exec<Found>(query, ...values).toArray();
  }

  first<Found extends Record<string, SqlStorageValue>>(
    query: string,
    ...values: SqlStorageValue[]
  ): Found | null {
    return this.all<Found>(query, ...values)[0] ?? null;
  }
}
