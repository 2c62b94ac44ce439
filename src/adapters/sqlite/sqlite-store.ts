import * as sqliteVec from 'sqlite-vec';
import { z } from 'zod';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, type Modality, modalities, type StoredItem } from '../../memory/item.ts';
import { type Link, linkSchema } from '../../memory/link.ts';
import { type RecordKind, type RecordOf, recordKinds, recordSchemas } from '../../memory/records.ts';
import type { JobQueue } from '../../ports/job-queue.ts';
import type {
  Change,
  IntegrityProblem,
  ScoredItem,
  Store,
  StoreCounts,
  TermFilter,
  TermQuery,
} from '../../ports/store.ts';
import { applyChange, rowOf } from './apply-change.ts';
import { Connection } from './connection.ts';
import { checkIntegrity } from './integrity.ts';
import { JobTable } from './job-table.ts';
import { matchExpression } from './match-expression.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations as shippedMigrations } from './schema.ts';
import { WarmIndex } from './warm-index.ts';

export type SqliteStore = Store & {
  readonly jobs: JobQueue;
  /** Loads the word index into memory, for a process that will rank often; kept in step with every write. */
  warm(): Promise<void>;
};

export type SqliteOptions = { readonly readOnly?: boolean; readonly warmUp?: boolean; readonly migrations?: readonly Migration[] };

/** Opens (and makes or migrates) the database of a memory. Errors: those of `Store`, `migration-failed`. */
export async function openSqliteStore(file: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  const connection = new Connection(file, { readOnly: options.readOnly === true });
  try {
    if (options.readOnly !== true) migrate(connection.database, file, options.migrations ?? shippedMigrations);
    loadVectors(connection);
    return new SqliteBackedStore(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
}

function loadVectors(connection: Connection): void {
  sqliteVec.load(connection.database);
  connection.database.enableLoadExtension(false);
}

const PAGE = 500;
const MOST_CACHED_ITEMS = 4000;
/** A process that ranks this often is worth the second that loading the index takes. */
const RANKS_BEFORE_WARM = 12;

const idRow = z.object({ id: itemIdSchema });
const idRows = z.array(idRow);
const valueRow = z.object({ value: z.number() });
const scoredRows = z.array(z.object({ id: itemIdSchema, score: z.number() }));
const documentRow = z.object({ document: z.string() });
const documentRows = z.array(documentRow);
const pageRows = z.array(documentRow.extend({ id: z.string() }));
const wordsRow = z.object({
  id: z.string(),
  title: z.string(),
  names: z.string(),
  body: z.string(),
  context: z.string(),
  terms: z.string(),
});
const wordsRows = z.array(wordsRow.extend({ row: z.number() }));

class SqliteBackedStore implements SqliteStore {
  readonly jobs: JobTable;
  readonly #connection: Connection;
  readonly #cache = new Map<ItemId, MemoryItem>();
  #warm: WarmIndex | undefined;
  #ranks = 0;
  /** The sequence, and the count of scrubs, that cache and warm index are in step with. */
  #seen = { sequence: -1, scrubs: -1 };

  constructor(connection: Connection) {
    this.#connection = connection;
    this.jobs = new JobTable(connection);
  }

  async write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    const sql = this.#connection;
    sql.transaction(() => {
      sql.run(`UPDATE counter SET value = value + 1 WHERE name = 'sequence'`);
      const sequence = this.#counter('sequence');
      for (const change of changes) {
        const id = applyChange(sql, change);
        if (id !== undefined) sql.run('INSERT OR REPLACE INTO change (sequence, id) VALUES (?, ?)', sequence, id);
      }
    });
  }

  async item(id: ItemId): Promise<MemoryItem | undefined> {
    this.#keepStep();
    return this.#load(id);
  }

  #load(id: ItemId): MemoryItem | undefined {
    const cached = this.#cache.get(id);
    if (cached !== undefined) return cached;
    const row = this.#connection.get('SELECT document FROM item WHERE id = ?', id);
    if (row === undefined) return undefined;
    const item = parseItem(documentRow.parse(row).document);
    if (this.#cache.size >= MOST_CACHED_ITEMS) this.#cache.clear();
    this.#cache.set(id, item);
    return item;
  }

  async items(ids: readonly ItemId[]): Promise<MemoryItem[]> {
    this.#keepStep();
    return ids.map((id) => this.#load(id)).filter((item) => item !== undefined);
  }

  async identities(identities: readonly string[]): Promise<Map<string, ItemId>> {
    const found = new Map<string, ItemId>();
    for (const identity of identities) {
      const row = this.#connection.get('SELECT id FROM item WHERE identity = ?', identity);
      if (row !== undefined) found.set(identity, idRow.parse(row).id);
    }
    return found;
  }

  async *scan(options: { readonly modality?: Modality; readonly after?: ItemId } = {}): AsyncGenerator<MemoryItem> {
    const where = options.modality === undefined ? '' : 'modality = ? AND';
    const fixed = options.modality === undefined ? [] : [options.modality];
    for (let after: string = options.after ?? ''; ; ) {
      const rows = pageRows.parse(
        this.#connection.all(
          `SELECT id, document FROM item WHERE ${where} id > ? ORDER BY id LIMIT ?`,
          ...fixed,
          after,
          PAGE,
        ),
      );
      for (const row of rows) yield parseItem(row.document);
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = last.id;
    }
  }

  async record<K extends RecordKind>(kind: K, id: string): Promise<RecordOf[K] | undefined> {
    const row =
      kind === 'link'
        ? this.#connection.get('SELECT document FROM link WHERE id = ?', id)
        : this.#connection.get('SELECT document FROM record WHERE kind = ? AND id = ?', kind, id);
    return row === undefined ? undefined : parseRecord(kind, documentRow.parse(row).document);
  }

  async records<K extends RecordKind>(kind: K): Promise<RecordOf[K][]> {
    const rows =
      kind === 'link'
        ? this.#connection.all('SELECT document FROM link ORDER BY id')
        : this.#connection.all('SELECT document FROM record WHERE kind = ? ORDER BY id', kind);
    return documentRows.parse(rows).map((row) => parseRecord(kind, row.document));
  }

  async linksOf(id: ItemId): Promise<Link[]> {
    const rows = this.#connection.all('SELECT document FROM link WHERE from_id = ? OR to_id = ? ORDER BY id', id, id);
    return documentRows.parse(rows).map((row) => linkSchema.parse(JSON.parse(row.document)));
  }

  async thumbnail(id: ItemId) {
    const row = this.#connection.get('SELECT mime, bytes FROM thumbnail JOIN item USING (row) WHERE id = ?', id);
    return row === undefined ? undefined : z.object({ mime: z.string(), bytes: z.instanceof(Uint8Array) }).parse(row);
  }

  async rank(query: TermQuery): Promise<ScoredItem[]> {
    if (query.words.length === 0 || query.limit <= 0) return [];
    this.#ranks += 1;
    const [first] = query.words;
    const even = query.words.every((word) => word.weight === first?.weight);
    if (this.#warm === undefined && (!even || this.#ranks > RANKS_BEFORE_WARM)) await this.warm();
    this.#keepStep();
    if (this.#warm !== undefined) return this.#warm.rank(query);
    return this.#rankCold(query, first?.weight ?? 1);
  }

  #rankCold(query: TermQuery, weight: number): ScoredItem[] {
    const { title, names, body, context } = query.fieldWeights;
    const expression = matchExpression([...new Set(query.words.map((word) => word.token))], query.filter);
    if (expression === undefined) return [];
    const rows = this.#connection.all(
      `SELECT item.id AS id, -bm25(words, ?, ?, ?, ?, 0) * ? AS score FROM words JOIN item ON item.row = words.rowid
       WHERE words MATCH ? ORDER BY score DESC, id LIMIT ?`,
      title,
      names,
      body,
      context,
      weight,
      expression,
      query.limit,
    );
    return scoredRows.parse(rows);
  }

  async match(filter: TermFilter, limit?: number): Promise<ItemId[]> {
    this.#keepStep();
    if (this.#warm !== undefined) return this.#warm.match(filter, limit);
    const most = limit ?? -1;
    const expression = matchExpression([], filter);
    const rows =
      expression !== undefined
        ? this.#connection.all(
            'SELECT item.id AS id FROM words JOIN item ON item.row = words.rowid WHERE words MATCH ? ORDER BY id LIMIT ?',
            expression,
            most,
          )
        : filter.none.length === 0
          ? this.#connection.all('SELECT id FROM item ORDER BY id LIMIT ?', most)
          : this.#connection.all(
              'SELECT id FROM item WHERE row NOT IN (SELECT rowid FROM words WHERE words MATCH ?) ORDER BY id LIMIT ?',
              matchExpression([], { any: [filter.none], none: [] }) ?? '',
              most,
            );
    return z
      .array(idRow)
      .parse(rows)
      .map((row) => row.id);
  }

  async vocabulary(prefix: string, limit = -1): Promise<{ readonly term: string; readonly items: number }[]> {
    const rows = this.#connection.all(
      `SELECT term, doc AS items FROM vocabulary WHERE term >= ? AND term < ? AND col = 'terms' ORDER BY doc DESC, term LIMIT ?`,
      prefix.toLowerCase(),
      `${prefix.toLowerCase()}\u{10ffff}`,
      limit,
    );
    return z.array(z.object({ term: z.string(), items: z.number() })).parse(rows);
  }

  async nearest(space: string, vector: Float32Array, limit: number): Promise<ScoredItem[]> {
    const rows = this.#connection.all(
      `SELECT item.id AS id, 1 - vec_distance_cosine(bytes, ?) AS score FROM vector JOIN item USING (row)
       WHERE space = ? ORDER BY score DESC, id LIMIT ?`,
      new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength),
      space,
      limit,
    );
    return scoredRows.parse(rows);
  }

  async sequence(): Promise<number> {
    return this.#counter('sequence');
  }

  async counts(): Promise<StoreCounts> {
    const one = (sql: string, ...values: string[]) =>
      z.object({ n: z.number() }).parse(this.#connection.get(sql, ...values)).n;
    const of = (kind: RecordKind) =>
      kind === 'link'
        ? one('SELECT count(*) AS n FROM link')
        : one('SELECT count(*) AS n FROM record WHERE kind = ?', kind);
    return {
      items: Object.fromEntries(
        modalities.map((m) => [m, one('SELECT count(*) AS n FROM item WHERE modality = ?', m)]),
      ) as StoreCounts['items'],
      records: Object.fromEntries(recordKinds.map((kind) => [kind, of(kind)])) as StoreCounts['records'],
      pendingJobs: one('SELECT count(*) AS n FROM job WHERE failed = 0'),
      failedJobs: one('SELECT count(*) AS n FROM job WHERE failed = 1'),
      bytes: one('SELECT page_count * page_size AS n FROM pragma_page_count, pragma_page_size'),
    };
  }

  async backup(file: string): Promise<void> {
    this.#connection.run('VACUUM INTO ?', file);
  }

  async check(repair: boolean): Promise<IntegrityProblem[]> {
    return checkIntegrity(this.#connection, repair);
  }

  async optimize(): Promise<void> {
    this.#connection.exec(`INSERT INTO words (words) VALUES ('optimize')`);
    this.#connection.exec('PRAGMA optimize');
  }

  async scrub(): Promise<void> {
    const sql = this.#connection;
    this.#cache.clear();
    sql.transaction(() => {
      sql.exec('DELETE FROM change');
      sql.run(`UPDATE counter SET value = value + 1 WHERE name IN ('forgotten', 'sequence')`);
      sql.exec(`INSERT INTO words (words) VALUES ('rebuild')`);
      sql.exec(`INSERT INTO words (words) VALUES ('optimize')`);
    });
    sql.exec('VACUUM');
    sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.jobs.close();
    this.#connection.close();
  }

  async warm(): Promise<void> {
    if (this.#warm !== undefined) return;
    const sequence = this.#counter('sequence');
    const scrubs = this.#counter('forgotten');
    const index = new WarmIndex();
    for (let after = 0; ; ) {
      const rows = wordsRows.parse(
        this.#connection.all(
          `SELECT item.row AS row, item.id AS id, c0 AS title, c1 AS names, c2 AS body, c3 AS context, c4 AS terms
           FROM item JOIN words_content ON words_content.id = item.row WHERE item.row > ? ORDER BY item.row LIMIT 2000`,
          after,
        ),
      );
      for (const row of rows) index.put(row.id, { ...row, terms: split(row.terms) });
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.row;
      // Lets other work of a server go on while a large memory loads.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#seen = { sequence, scrubs };
    this.#cache.clear();
    this.#warm = index;
  }

  #counter(name: 'sequence' | 'forgotten'): number {
    return valueRow.parse(this.#connection.get('SELECT value FROM counter WHERE name = ?', name)).value;
  }

  /** Drops what any process has changed since from the cache, and brings the warm index up to it. */
  #keepStep(): void {
    const sequence = this.#counter('sequence');
    if (sequence === this.#seen.sequence) return;
    const scrubs = this.#counter('forgotten');
    if (scrubs !== this.#seen.scrubs || this.#warm?.needsRebuild === true) {
      this.#warm = undefined;
      this.#cache.clear();
    } else {
      const changed = idRows.parse(
        this.#connection.all('SELECT id FROM change WHERE sequence > ?', this.#seen.sequence),
      );
      for (const { id } of changed) {
        this.#cache.delete(id);
        this.#refresh(id);
      }
    }
    this.#seen = { sequence, scrubs };
  }

  #refresh(id: ItemId): void {
    if (this.#warm === undefined) return;
    const row = rowOf(this.#connection, id);
    const words =
      row === undefined
        ? undefined
        : this.#connection.get(
            'SELECT ? AS id, title, names, body, context, terms FROM words WHERE rowid = ?',
            id,
            row,
          );
    const parsed = words === undefined ? undefined : wordsRow.parse(words);
    if (parsed === undefined) this.#warm.delete(id);
    else this.#warm.put(id, { ...parsed, terms: split(parsed.terms) });
  }
}

const split = (stream: string): string[] => stream.split(' ').filter((token) => token !== '');

const storedRow = z.object({
  id: itemIdSchema,
  identity: z.string(),
  modality: z.enum(modalities),
  origin: z.unknown(),
  copies: z.array(z.unknown()),
  readings: z.array(z.unknown()),
});

/**
 * Rows were validated when they were written and are checked whole by `check`; reading parses the frame, and each
 * reading only enough to be told apart, because a search reads hundreds of items in a few milliseconds.
 */
function parseItem(document: string): MemoryItem {
  return assembleItem(storedRow.parse(JSON.parse(document)) as unknown as StoredItem);
}

function parseRecord<K extends RecordKind>(kind: K, document: string): RecordOf[K] {
  return recordSchemas[kind].parse(JSON.parse(document)) as RecordOf[K];
}
