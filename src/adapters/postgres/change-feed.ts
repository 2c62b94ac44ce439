import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import { recordKinds } from '../../memory/records.ts';
import { everythingAt, type News, type Position, type SequenceKind } from '../../ports/news.ts';
import type { OwnDatabase, Sql } from './database.ts';
import { bigNumber, readRows } from './read-rows.ts';
import { sharedTurn } from './shared-turn.ts';

const positionRow = z.object({
  sequence: bigNumber,
  scrubs: bigNumber,
  pruned: bigNumber,
  kinds: z.record(z.string(), z.number().int()),
});
const idRow = z.object({ id: itemIdSchema });
const recordRow = z.object({ kind: z.enum(recordKinds), id: z.string() });

/** `kinds`: when each was last changed, of those that ever were. */
type FullPosition = Position & { readonly pruned: number; readonly kinds: Readonly<Record<string, number>> };

const START: FullPosition = { sequence: 0, scrubs: 0, pruned: 0, kinds: {} };

/** The record of which items changed when, by which caches of any process stay in step with the database. */
export class ChangeFeed {
  readonly #database: OwnDatabase;
  /** As it is at some moment after this was called, so that no write that was done before is missed. */
  readonly #position: () => Promise<FullPosition>;

  #known = -1;

  constructor(database: OwnDatabase) {
    this.#database = database;
    this.#position = sharedTurn(async () => {
      const position = await readPosition(database.run, database.place);
      this.#known = position.sequence;
      return position;
    });
  }

  /** The last sequence that was read here; -1 where none was. */
  get known(): number {
    return this.#known;
  }

  async position(): Promise<Position> {
    const { sequence, scrubs } = await this.#position();
    return { sequence, scrubs };
  }

  /** Undefined when nothing was written since. */
  async since(seen: Position): Promise<News | undefined> {
    const news = await this.itemsSince(seen);
    if (news === undefined) return undefined;
    const { position, changed } = news;
    if (changed === 'everything') return everythingAt(position);
    const rows = await this.#database.rows(
      'SELECT kind, id FROM record_change WHERE owner = $1 AND sequence > $2',
      seen.sequence,
    );
    const byKind = Map.groupBy(readRows(recordRow, rows, this.#database.place), ({ kind }) => kind);
    return { position, changed, records: new Map([...byKind].map(([kind, some]) => [kind, some.map(({ id }) => id)])) };
  }

  /** The items of `since` alone, for who keeps nothing of records. */
  async itemsSince(seen: Position): Promise<Pick<News, 'position' | 'changed'> | undefined> {
    const { pruned, ...position } = await this.#position();
    if (position.scrubs !== seen.scrubs || seen.sequence < pruned) return { position, changed: 'everything' };
    if (position.sequence === seen.sequence) return undefined;
    // What is written meanwhile may be told of already: it is told of again from this position on.
    const rows = await this.#database.rows('SELECT id FROM change WHERE owner = $1 AND sequence > $2', seen.sequence);
    return { position, changed: readRows(idRow, rows, this.#database.place).map(({ id }) => id) };
  }

  /** When any of these kinds may last have changed, as a sequence. */
  async sequenceOf(kinds: readonly SequenceKind[]): Promise<number> {
    const { kinds: changed } = await this.#position();
    return Math.max(0, ...[...kinds, ANY_KIND].map((kind) => changed[kind] ?? 0));
  }
}

export async function readPosition(sql: Sql, place: string): Promise<FullPosition> {
  const { rows } = await sql(
    `SELECT sequence, epoch AS scrubs, pruned,
       (SELECT coalesce(json_object_agg(kind, sequence), '{}') FROM kind_sequence WHERE owner = $1) AS kinds
     FROM memory WHERE owner = $1`,
  );
  return readRows(positionRow, rows, place)[0] ?? START;
}

/** In place of kinds, of a change of records that does not say which. */
const ANY_KIND = '*';

/** Counts a write, inside its transaction; until that ends no other write of this owner begins. */
export const beginWrite = (sql: Sql) =>
  sql(
    `INSERT INTO memory (owner, sequence) VALUES ($1, 1)
     ON CONFLICT (owner) DO UPDATE SET sequence = memory.sequence + 1
     RETURNING set_config('app.sequence', sequence::text, true)`,
  );

/** The sequence of the write that is under way, which later statements know without asking the table for it or waiting. */
const reached = `current_setting('app.sequence')::bigint`;

export const noteKinds = (sql: Sql, kinds: readonly SequenceKind[]) =>
  sql(
    `INSERT INTO kind_sequence (owner, kind, sequence) SELECT $1, kind, ${reached} FROM unnest($2::text[]) AS kind
     ON CONFLICT (owner, kind) DO UPDATE SET sequence = excluded.sequence`,
    kinds,
  );

/** Notes which items a write has changed, each id once. */
export const noteItems = (sql: Sql, ids: readonly string[]) =>
  sql(
    `INSERT INTO change (owner, id, sequence) SELECT $1, id, ${reached} FROM unnest($2::text[]) AS id
     ON CONFLICT (owner, id) DO UPDATE SET sequence = excluded.sequence`,
    ids,
  );

/** The end of a statement that notes the records of `kind` whose ids are in `changed`. */
export const noting = (kind: string, changed: string): string =>
  `INSERT INTO record_change (owner, kind, id, sequence) SELECT $1, ${kind}, id, ${reached} FROM ${changed}
   ON CONFLICT (owner, kind, id) DO UPDATE SET sequence = excluded.sequence`;

/** Drops the record, whose ids may name what was forgotten; every reader starts anew. */
export async function forgetChanges(sql: Sql): Promise<void> {
  await beginWrite(sql);
  await sql('UPDATE memory SET epoch = epoch + 1 WHERE owner = $1');
  await sql('DELETE FROM change WHERE owner = $1');
  await sql('DELETE FROM record_change WHERE owner = $1');
  // The word index as of a sequence is worth nothing without what changed since.
  for (const table of ['posting_base', 'posting_rows', 'posting']) await sql(`DELETE FROM ${table} WHERE owner = $1`);
  await sql(
    `INSERT INTO kind_sequence (owner, kind, sequence) SELECT $1, $2, ${reached}
     ON CONFLICT (owner, kind) DO UPDATE SET sequence = excluded.sequence`,
    ANY_KIND,
  );
}
