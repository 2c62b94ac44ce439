import type { Pool, PoolClient } from 'pg';
import { isMadeleineError } from '../../memory/errors.ts';
import {
  type Answer,
  type Database,
  type Row,
  type Sql,
  type TransactionOptions,
  type Value,
  type Within,
  withinBy,
} from './database.ts';
import type { ServerOptions } from './migrate.ts';
import { openPool } from './open-pool.ts';
import { postgresError } from './postgres-error.ts';
import { Telegraph } from './telegraph.ts';

const MOST_CONNECTIONS = 10;
const BUSY_MS = 15_000;

export type PoolOptions = ServerOptions & {
  /** Connections of this process to the server, for all owners together. */
  readonly mostConnections?: number;
  /** How long to wait for another writer of the same owner, in milliseconds. */
  readonly busyMilliseconds?: number;
};

type Shared = { readonly database: Promise<ServerDatabase>; users: number };

/** By address: all memories of a process on one server share its connections. */
const open = new Map<string, Shared>();

/** Opens the connections to a server, and runs migrations where they are due. Errors: see `openPostgresStore`. */
export async function openServer(url: string, options: PoolOptions): Promise<Database> {
  const key = JSON.stringify([url, options.migrationUrl, options.mostConnections, options.busyMilliseconds]);
  const shared = open.get(key) ?? { database: connect(url, options), users: 0 };
  open.set(key, shared);
  shared.users += 1;
  const leave = async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    if (open.get(key) === shared) open.delete(key);
    await (await shared.database).end();
  };
  try {
    return forOneUser(await shared.database, leave);
  } catch (error) {
    open.delete(key);
    throw error;
  }
}

function forOneUser(database: ServerDatabase, leave: () => Promise<void>): Database {
  let isOpen = true;
  return {
    place: database.place,
    transaction: (owner, work, options) => database.transaction(owner, work, options),
    run: (owner, text, ...values) => database.run(owner, text, ...values),
    tell: (owner) => database.telegraph.tell(owner),
    listen: (owner, heard) => database.telegraph.listen(owner, heard),
    vectorSchema: () => database.vectorSchema(),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await leave();
    },
  };
}

async function connect(url: string, options: PoolOptions): Promise<ServerDatabase> {
  const most = options.mostConnections ?? MOST_CONNECTIONS;
  const { pool, place, newClient, literal } = await openPool(url, options, most);
  const telegraph = new Telegraph(pool, newClient);
  const busyMilliseconds = options.busyMilliseconds ?? BUSY_MS;
  return new ServerDatabase({ pool, place, literal, telegraph, busyMilliseconds });
}

const BEGIN = 'BEGIN';

export function beginOf({ snapshot = false, stable = false }: TransactionOptions): string {
  return `${BEGIN}${snapshot || stable ? ' ISOLATION LEVEL REPEATABLE READ' : ''}${snapshot ? ' READ ONLY' : ''}`;
}

type Parts = {
  readonly pool: Pool;
  readonly place: string;
  readonly literal: (text: string) => string;
  readonly telegraph: Telegraph;
  readonly busyMilliseconds: number;
};

class ServerDatabase {
  readonly place: string;
  readonly telegraph: Telegraph;
  readonly #pool: Pool;
  readonly #literal: (text: string) => string;
  readonly #settings: string;
  #vectorSchema: Promise<string | undefined> | undefined;

  constructor({ pool, place, literal, telegraph, busyMilliseconds }: Parts) {
    this.#pool = pool;
    this.place = place;
    this.#literal = literal;
    this.telegraph = telegraph;
    this.#settings = `set_config('search_path', 'madeleine', true), set_config('lock_timeout', '${Math.ceil(busyMilliseconds)}', true)`;
  }

  /** The statements that a transaction of an owner begins with. */
  #begin(owner: string, begin: string): string {
    const first = begin === '' ? '' : `${begin}; `;
    return `${first}SELECT set_config('app.owner', ${this.#literal(owner)}, true), ${this.#settings}`;
  }

  async transaction<T>(
    owner: string,
    work: (sql: Sql, within: Within) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    return this.#withClient(async (client) => {
      const sql: Sql = (text, ...values) => answer(client, text, [owner, ...values]);
      const begun = client.query(this.#begin(owner, beginOf(options)));
      // What fails first is told; that the others then fail too is no news.
      begun.catch(() => {});
      try {
        const done = await work(
          sql,
          withinBy((text) => client.query(text)),
        );
        await begun;
        await client.query('COMMIT');
        return done;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      }
    });
  }

  /** Sent at one go, without waiting for what comes first. */
  async run(owner: string, text: string, ...values: readonly Value[]): Promise<Answer> {
    if (values.length === 0) return this.#runAlone(owner, text);
    return this.#withClient(async (client) => {
      const [begun, done, ended] = await Promise.allSettled([
        client.query(this.#begin(owner, BEGIN)),
        answer(client, text, [owner, ...values]),
        client.query('COMMIT'),
      ]);
      for (const one of [begun, done, ended]) if (one.status === 'rejected') throw one.reason;
      return (done as PromiseFulfilledResult<Answer>).value;
    });
  }

  /** As a single message, since the owner is all there is to say: most statements of all ask how far the writes have come. */
  async #runAlone(owner: string, text: string): Promise<Answer> {
    const own = text.replaceAll('$1', () => this.#literal(owner));
    return this.#withClient(async (client) => {
      // Several statements in one message are one transaction; each of them has a result.
      const results: unknown = await client.query(`${this.#begin(owner, '')}; ${own}`);
      const last = (results as readonly { rows: Row[]; rowCount: number | null }[]).at(-1);
      return { rows: last?.rows ?? [], count: last?.rowCount ?? 0 };
    });
  }

  vectorSchema(): Promise<string | undefined> {
    this.#vectorSchema ??= this.#withClient(async (client) => {
      const { rows } = await client.query(
        `SELECT quote_ident(nspname) AS name FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace
         WHERE extname = 'vector' AND EXISTS (SELECT FROM pg_attribute
           WHERE attrelid = to_regclass('madeleine.vector') AND attname = 'embedding')`,
      );
      return rows[0]?.name as string | undefined;
    });
    return this.#vectorSchema;
  }

  async end(): Promise<void> {
    await this.telegraph.end();
    await this.#pool.end();
  }

  async #withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined;
    let failure: unknown;
    try {
      client = await this.#pool.connect();
      return await work(client);
    } catch (error) {
      failure = postgresError(error, this.place);
      throw failure;
    } finally {
      // What the server refuses, or the work itself, leaves the connection as good as before.
      client?.release(isMadeleineError(failure) && failure.code === 'unreachable');
    }
  }
}

/** Names of statements by their texts, of which there are few: each connection takes a text apart once. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

async function answer(client: PoolClient, text: string, values: readonly unknown[]): Promise<Answer> {
  const { rows, rowCount } = await client.query({ name: nameOf(text), text, values: values as unknown[] });
  return { rows, count: rowCount ?? 0 };
}
