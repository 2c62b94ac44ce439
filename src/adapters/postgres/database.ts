/** A row as the client gives it; who reads it says by a schema what it must be. */
export type Row = Readonly<Record<string, unknown>>;
export type Value = string | number | boolean | null | Uint8Array | readonly (string | number | null | Uint8Array)[];
export type Answer = { readonly rows: readonly Row[]; readonly count: number };

/**
 * Runs a statement in a transaction of one owner, who is `$1` in every statement; the values begin with `$2`. One that does
 * not name the owner is refused by the server, which cannot tell the type of a parameter that is not used.
 */
export type Sql = (text: string, ...values: readonly Value[]) => Promise<Answer>;

export type TransactionOptions = {
  /** Reads one state from begin to end, and writes nothing. */
  readonly snapshot?: boolean;
  /** Reads one state from begin to end, whatever is written meanwhile. */
  readonly stable?: boolean;
};

/** Runs a part of a transaction: where it fails, it is as if it had not begun, and what was done before and comes after holds. */
export type Within = <T>(part: () => Promise<T>) => Promise<T>;

/** A database of many owners, of whom a transaction sees one. */
export interface Database {
  /** Server and database for messages: never a name or a password. */
  readonly place: string;
  /** All or nothing; `work` may run several statements without waiting for one after the other. Errors: those of `Store`. */
  transaction<T>(
    owner: string,
    work: (sql: Sql, within: Within) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** A transaction of a single statement. */
  run(owner: string, text: string, ...values: readonly Value[]): Promise<Answer>;
  /** Tells other processes that something was written, soon and outside of any transaction. */
  tell(owner: string): void;
  /** Calls `heard` when somebody wrote for the owner, or when nobody can say; returns how to stop that. */
  listen(owner: string, heard: () => void): Promise<() => void>;
  /** The schema that pgvector's type is in; undefined where vectors are compared here. */
  vectorSchema(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The database as one owner has it. */
export type OwnDatabase = {
  readonly owner: string;
  readonly place: string;
  readonly transaction: <T>(work: (sql: Sql, within: Within) => Promise<T>, options?: TransactionOptions) => Promise<T>;
  readonly rows: (text: string, ...values: readonly Value[]) => Promise<readonly Row[]>;
  readonly run: Sql;
};

/** `Within` by savepoints. `send` runs a statement without values in the transaction; a part ends before the next begins. */
export const withinBy =
  (send: (text: string) => Promise<unknown>): Within =>
  async (part) => {
    const begun = send('SAVEPOINT part');
    begun.catch(() => {});
    try {
      const done = await part();
      await begun;
      await send('RELEASE SAVEPOINT part');
      return done;
    } catch (error) {
      // Where the transaction itself is lost, the error of the part is the one to tell.
      await send('ROLLBACK TO SAVEPOINT part').catch(() => {});
      throw error;
    }
  };

export function ownDatabase(database: Database, owner: string): OwnDatabase {
  return {
    owner,
    place: database.place,
    transaction: (work, options) => database.transaction(owner, work, options),
    rows: async (text, ...values) => (await database.run(owner, text, ...values)).rows,
    run: (text, ...values) => database.run(owner, text, ...values),
  };
}
