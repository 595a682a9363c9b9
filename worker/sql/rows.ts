// Asking and changing the rows that a Durable Object keeps.
export class Rows {
  protected readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** All of it or nothing. */
  together(work: () => void): void {
    this.storage.transactionSync(work);
  }

  run(query: string, ...values: SqlStorageValue[]): void {
    this.storage.sql.exec(query, ...values);
  }

  all<Found extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): Found[] {
    return this.storage.sql.exec<Found>(query, ...values).toArray();
  }

  first<Found extends Record<string, SqlStorageValue>>(
    query: string,
    ...values: SqlStorageValue[]
  ): Found | null {
    return this.all<Found>(query, ...values)[0] ?? null;
  }
}
