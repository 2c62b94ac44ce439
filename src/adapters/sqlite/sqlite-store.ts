import * as sqliteVec from 'sqlite-vec';
import { z } from 'zod';
import type { ItemId } from '../../memory/ids.ts';
import { type MemoryItem, type Modality, modalities } from '../../memory/item.ts';
import type { Link } from '../../memory/link.ts';
import { type RecordKind, type RecordOf, recordKinds } from '../../memory/records.ts';
import type { ItemOutline, TimelineRow } from '../../memory/timeline.ts';
import { type Clock, systemClock } from '../../ports/clock.ts';
import type { ContentsPlace } from '../../ports/contents.ts';
import type { News, Position, SequenceKind } from '../../ports/news.ts';
import type { Ranking, ScoredItem } from '../../ports/ranking.ts';
import type {
  BulkWriter,
  Change,
  ContentsPage,
  EventOutline,
  IntegrityProblem,
  Store,
  StoreCounts,
  TermCount,
  TermFilter,
  TermQuery,
  TimelineDay,
  TimelineQuery,
} from '../../ports/store.ts';
import { coded } from './apply-change.ts';
import { ThreadedWriter } from './bulk-writer.ts';
import { ChangeFeed } from './change-feed.ts';
import { ChangeWatch } from './change-watch.ts';
import { Connection } from './connection.ts';
import { contents, contentsOf } from './contents.ts';
import { checkIntegrity, type Reindex } from './integrity.ts';
import { ItemReader } from './item-reader.ts';
import { JobTable } from './job-table.ts';
import { type MigrationListener, migrate, schemaVersion } from './migrate.ts';
import { migrations as shippedMigrations } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import { nearestByExtension, nearestByScan } from './nearest.ts';
import { readLinks, readRecord, readRecords } from './record-reader.ts';
import { readEventOutlines, readOutlines, readTimeline, readTimelineDays } from './timeline-reader.ts';
import { backUp, optimize, scrub } from './upkeep.ts';
import { WordSearch } from './word-search.ts';
import { writeChanges } from './write-changes.ts';

export type SqliteOptions = {
  readonly readOnly?: boolean;
  /** Whether a database that is not there is made; true unless said otherwise. */
  readonly create?: boolean;
  /** Whether a process that has searched for long loads the word index by itself; true unless said otherwise. */
  readonly warmUp?: boolean;
  /** Of an encrypted database, which only who has it can open; without one, it is a plain one. */
  readonly key?: Uint8Array;
  /** How long to wait for another writer, in milliseconds. */
  readonly busyMilliseconds?: number;
  /** Makes the words of an item anew, for `check`: without it, items that lost theirs are only reported. */
  readonly reindex?: Reindex;
  /** By which leases of jobs run out; the machine's unless said otherwise. */
  readonly clock?: Clock;
  readonly onMigrate?: MigrationListener;
  readonly migrations?: readonly Migration[];
};

/**
 * Opens (and makes or migrates) the database of a memory. Errors: those of `Store`, `not-a-memory`, `migration-failed`.
 */
export async function openSqliteStore(file: string, options: SqliteOptions = {}): Promise<Store> {
  const { readOnly = false, create = true, busyMilliseconds, key } = options;
  const connection = new Connection(file, {
    readOnly,
    create,
    ...(busyMilliseconds === undefined ? {} : { busyMilliseconds }),
    ...(key === undefined ? {} : { key }),
  });
  try {
    const { readOnly: isReadOnly } = connection;
    migrate(connection.database, file, options.migrations ?? shippedMigrations, { ...options, readOnly: isReadOnly });
    return new SqliteStore(connection, options);
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** False where the platform has no build of the extension or forbids loading one. */
function loadVectorExtension(connection: Connection): boolean {
  try {
    sqliteVec.load(connection.database);
    return true;
  } catch {
    return false;
  } finally {
    connection.database.enableLoadExtension(false);
  }
}

const thumbnailRow = z.object({ mime: z.string(), bytes: z.instanceof(Uint8Array) });
const countRow = z.object({ n: z.number() });

class SqliteStore implements Store {
  readonly jobs: JobTable;
  readonly #connection: Connection;
  readonly #feed: ChangeFeed;
  readonly #items: ItemReader;
  readonly #words: WordSearch;
  readonly #watch: ChangeWatch;
  readonly #nearest: typeof nearestByScan;
  readonly #reindex: Reindex | undefined;
  readonly #known: number;
  readonly #key: Uint8Array | undefined;

  constructor(connection: Connection, options: SqliteOptions) {
    this.#connection = connection;
    this.#feed = new ChangeFeed(connection);
    this.#watch = new ChangeWatch(connection.file, () => this.#feed.position().sequence);
    this.#words = new WordSearch(connection, this.#feed, options.warmUp ?? true);
    this.#items = new ItemReader(connection, this.#feed, (id) => this.#words.rowOf(id));
    this.#nearest = loadVectorExtension(connection) ? nearestByExtension : nearestByScan;
    this.#reindex = options.reindex;
    this.#key = options.key;
    this.#known = (options.migrations ?? shippedMigrations).at(-1)?.version ?? 0;
    this.jobs = new JobTable(connection, options.clock ?? systemClock);
  }

  async write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    writeChanges(this.#connection, this.#feed, changes.values().map(coded));
  }

  bulkWriter(): BulkWriter {
    return new ThreadedWriter(this.#connection.file, this.#key);
  }

  async item(id: ItemId): Promise<MemoryItem | undefined> {
    return this.#items.items([id])[0];
  }

  async items(ids: readonly ItemId[]): Promise<MemoryItem[]> {
    return this.#items.items(ids);
  }

  async identities(identities: readonly string[]): Promise<Map<string, ItemId>> {
    return this.#items.identities(identities);
  }

  async *scan(options: { readonly modality?: Modality; readonly after?: ItemId } = {}): AsyncGenerator<MemoryItem> {
    for (const page of this.#items.scan(options)) yield* page;
  }

  async record<K extends RecordKind>(kind: K, id: string): Promise<RecordOf[K] | undefined> {
    return readRecord(this.#connection, kind, id);
  }

  async records<K extends RecordKind>(kind: K, prefix?: string): Promise<RecordOf[K][]> {
    return readRecords(this.#connection, kind, prefix);
  }

  async linksOf(id: ItemId): Promise<Link[]> {
    return readLinks(this.#connection, id);
  }

  async thumbnail(id: ItemId): Promise<{ readonly mime: string; readonly bytes: Uint8Array } | undefined> {
    const row = this.#connection.get('SELECT mime, bytes FROM thumbnail JOIN item USING (row) WHERE id = ?', id);
    return row === undefined ? undefined : this.#connection.read(thumbnailRow, row);
  }

  async rank(query: TermQuery): Promise<ScoredItem[]> {
    return this.#words.rank(query);
  }

  async ranking(query: TermQuery): Promise<Ranking> {
    return this.#words.ranking(query);
  }

  async rankings(queries: readonly TermQuery[]): Promise<Ranking[]> {
    return queries.map((query) => this.#words.ranking(query));
  }

  async match(filter: TermFilter, limit?: number): Promise<ItemId[]> {
    return this.#words.match(filter, limit);
  }

  async matches(filters: readonly TermFilter[], limit?: number): Promise<ItemId[][]> {
    return filters.map((filter) => this.#words.match(filter, limit));
  }

  async vocabulary(prefix: string, limit?: number): Promise<readonly TermCount[]> {
    return this.#words.vocabulary(prefix, limit);
  }

  async nearest(space: string, vector: Float32Array, limit: number): Promise<ScoredItem[]> {
    return this.#nearest(this.#connection, space, vector, limit);
  }

  async timeline(query: TimelineQuery): Promise<TimelineRow[]> {
    return readTimeline(this.#connection, query);
  }

  async *outlines(): AsyncGenerator<readonly ItemOutline[]> {
    yield* readOutlines(this.#connection);
  }

  async timelineDays(): Promise<TimelineDay[]> {
    return readTimelineDays(this.#connection);
  }

  async eventOutlines(having?: ItemId): Promise<EventOutline[]> {
    return readEventOutlines(this.#connection, having);
  }

  async sequence(kinds?: readonly SequenceKind[]): Promise<number> {
    return kinds === undefined ? this.#feed.position().sequence : this.#feed.sequenceOf(kinds);
  }

  async newsSince(seen: Position): Promise<News | undefined> {
    return this.#feed.since(seen);
  }

  changes(signal: AbortSignal): AsyncIterable<number> {
    return this.#watch.changes(signal);
  }

  async counts(): Promise<StoreCounts> {
    const one = (sql: string, ...values: string[]) =>
      this.#connection.read(countRow, this.#connection.get(sql, ...values)).n;
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

  async contentsOf(id: ItemId): Promise<readonly Change[]> {
    return contentsOf(this.#connection, id);
  }

  async *contents(after?: ContentsPlace): AsyncGenerator<ContentsPage> {
    yield* contents(this.#connection, after);
  }

  async schema(): Promise<{ reached: number; known: number }> {
    return { reached: schemaVersion(this.#connection.database), known: this.#known };
  }

  async backup(file: string): Promise<void> {
    backUp(this.#connection, file);
  }

  async check(repair: boolean): Promise<IntegrityProblem[]> {
    const problems = checkIntegrity(this.#connection, repair, this.#reindex);
    // A repair changes rows without saying which: every reader starts anew.
    if (repair && problems.length > 0) this.#connection.transaction(() => this.#feed.forget());
    return problems;
  }

  async optimize(): Promise<void> {
    optimize(this.#connection);
  }

  async scrub(): Promise<void> {
    scrub(this.#connection, this.#feed);
  }

  async warm(between?: () => Promise<void>): Promise<void> {
    await this.#words.warm(between);
  }

  async close(): Promise<void> {
    this.#watch.close();
    this.#words.close();
    this.#connection.close();
  }
}
