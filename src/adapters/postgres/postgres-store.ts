import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { ItemId } from '../../memory/ids.ts';
import { type MemoryItem, type Modality, modalities } from '../../memory/item.ts';
import type { Link } from '../../memory/link.ts';
import { type RecordKind, type RecordOf, recordKinds } from '../../memory/records.ts';
import type { ItemOutline, TimelineRow } from '../../memory/timeline.ts';
import type { ContentsPlace } from '../../ports/contents.ts';
import type { News, Position, SequenceKind } from '../../ports/news.ts';
import { listOf, type Ranking, rankingOf, type ScoredItem } from '../../ports/ranking.ts';
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
import { QueuedWriter } from './bulk-writer.ts';
import { ChangeFeed, forgetChanges } from './change-feed.ts';
import { coded } from './coded-change.ts';
import { contents, contentsOf } from './contents.ts';
import { type Database, type OwnDatabase, ownDatabase } from './database.ts';
import { checkIntegrity, type Reindex } from './integrity.ts';
import { ItemReader } from './item-reader.ts';
import { JobTable } from './job-table.ts';
import { nearestByScan, nearestByServer } from './nearest.ts';
import { keepIndex } from './posting-base.ts';
import { bytesColumn, readRows } from './read-rows.ts';
import { readEventOutlines, readLinks, readRecord, readRecords } from './record-reader.ts';
import { openServer, type PoolOptions } from './server-database.ts';
import { readOutlines, readTimeline, readTimelineDays } from './timeline-reader.ts';
import { noBackup, optimize, scrub } from './upkeep.ts';
import { watchChanges } from './watch-changes.ts';
import { WordSearch } from './word-search.ts';
import { WriteQueue } from './write-queue.ts';

export type PostgresOptions = PoolOptions & {
  /** Whose memory it is: 1 to 512 characters. What others have is not seen. */
  readonly owner: string;
  readonly readOnly?: boolean;
  /** Makes the words of an item anew, for `check`: without it, items that lost theirs are only reported. */
  readonly reindex?: Reindex;
};

export type PostgresStore = Store & {
  /** Keeps the word index as it is now in the database, as `optimize` does where that is worth it. */
  keepIndex(): Promise<void>;
};

const ownerSchema = z
  .string()
  .min(1)
  .max(512)
  .regex(/^[^\0]+$/);

/**
 * Opens one owner's memory in a database of PostgreSQL 15 or newer (`postgres://user@host:port/database`), and makes or
 * migrates its tables. Errors: those of `Store`, `dependency-missing`, `unreachable`, `unauthenticated`, `forbidden`,
 * `not-found` (no such database), `invalid-configuration` (an old server, a superuser), `not-a-memory`, `migration-failed`.
 */
export async function openPostgresStore(url: string, options: PostgresOptions): Promise<PostgresStore> {
  const owner = ownerSchema.safeParse(options.owner);
  if (!owner.success)
    throw new MadeleineError('usage', 'A memory on PostgreSQL belongs to an owner, named by 1 to 512 characters.', {
      action: 'Name the owner.',
    });
  return storeOn(await openServer(url, options), owner.data, options);
}

/** The memory of an owner in a database that is open; to be closed with the store. */
export async function storeOn(
  database: Database,
  owner: string,
  options: Pick<PostgresOptions, 'readOnly' | 'reindex'> = {},
): Promise<PostgresStore> {
  return new OwnersStore(database, owner, await database.vectorSchema(), options);
}

const thumbnailRow = z.object({ mime: z.string(), bytes: bytesColumn });
const countRow = z.object({ name: z.string(), n: z.coerce.number() });

class OwnersStore implements PostgresStore {
  readonly jobs: JobTable;
  readonly #database: Database;
  readonly #own: OwnDatabase;
  readonly #feed: ChangeFeed;
  readonly #items: ItemReader;
  readonly #words: WordSearch;
  readonly #writes: WriteQueue;
  readonly #vectorSchema: string | undefined;
  readonly #readOnly: boolean;
  readonly #closing = new AbortController();
  readonly #reindex: Reindex | undefined;

  constructor(
    database: Database,
    owner: string,
    vectorSchema: string | undefined,
    { readOnly = false, reindex }: Pick<PostgresOptions, 'readOnly' | 'reindex'>,
  ) {
    this.#database = database;
    this.#own = ownDatabase(database, owner);
    this.#feed = new ChangeFeed(this.#own);
    this.#items = new ItemReader(this.#own, this.#feed);
    this.#words = new WordSearch(this.#own, this.#feed);
    this.jobs = new JobTable(this.#own, () => this.#mayWrite());
    this.#writes = new WriteQueue(this.#own, { vectorSchema });
    this.#vectorSchema = vectorSchema;
    this.#readOnly = readOnly;
    this.#reindex = reindex;
  }

  async write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    this.#mayWrite();
    await this.#writes.write(changes.map(coded));
    this.#database.tell(this.#own.owner);
  }

  bulkWriter(): BulkWriter {
    return new QueuedWriter(
      (changes) => this.write(changes),
      () => this.optimize(),
    );
  }

  async item(id: ItemId): Promise<MemoryItem | undefined> {
    return (await this.#items.items([id]))[0];
  }

  items(ids: readonly ItemId[]): Promise<MemoryItem[]> {
    return this.#items.items(ids);
  }

  identities(identities: readonly string[]): Promise<Map<string, ItemId>> {
    return this.#items.identities(identities);
  }

  scan(options: { readonly modality?: Modality; readonly after?: ItemId } = {}): AsyncGenerator<MemoryItem> {
    return this.#items.scan(options);
  }

  record<K extends RecordKind>(kind: K, id: string): Promise<RecordOf[K] | undefined> {
    return readRecord(this.#own.run, this.#own.place, kind, id);
  }

  records<K extends RecordKind>(kind: K, prefix?: string): Promise<RecordOf[K][]> {
    return readRecords(this.#own.run, this.#own.place, kind, prefix);
  }

  linksOf(id: ItemId): Promise<Link[]> {
    return readLinks(this.#own.run, this.#own.place, id);
  }

  async thumbnail(id: ItemId): Promise<{ readonly mime: string; readonly bytes: Uint8Array } | undefined> {
    const rows = await this.#own.rows('SELECT mime, bytes FROM thumbnail WHERE owner = $1 AND id = $2', id);
    return readRows(thumbnailRow, rows, this.#own.place)[0];
  }

  async rank(query: TermQuery): Promise<ScoredItem[]> {
    return listOf(await this.ranking(query));
  }

  async ranking(query: TermQuery): Promise<Ranking> {
    const [ranking = rankingOf([])] = await this.#words.rankings([query]);
    return ranking;
  }

  rankings(queries: readonly TermQuery[]): Promise<Ranking[]> {
    return this.#words.rankings(queries);
  }

  async match(filter: TermFilter, limit?: number): Promise<ItemId[]> {
    const [found = []] = await this.#words.matches([filter], limit);
    return found;
  }

  matches(filters: readonly TermFilter[], limit?: number): Promise<ItemId[][]> {
    return this.#words.matches(filters, limit);
  }

  vocabulary(prefix: string, limit?: number): Promise<readonly TermCount[]> {
    return this.#words.vocabulary(prefix, limit);
  }

  nearest(space: string, vector: Float32Array, limit: number): Promise<ScoredItem[]> {
    return this.#vectorSchema === undefined
      ? nearestByScan(this.#own, space, vector, limit)
      : nearestByServer(this.#own, this.#vectorSchema, space, vector, limit);
  }

  timeline(query: TimelineQuery): Promise<TimelineRow[]> {
    return readTimeline(this.#own, query);
  }

  outlines(): AsyncIterable<readonly ItemOutline[]> {
    return readOutlines(this.#own);
  }

  timelineDays(): Promise<TimelineDay[]> {
    return readTimelineDays(this.#own);
  }

  eventOutlines(having?: ItemId): Promise<EventOutline[]> {
    return readEventOutlines(this.#own.run, this.#own.place, having);
  }

  async sequence(kinds?: readonly SequenceKind[]): Promise<number> {
    return kinds === undefined ? (await this.#feed.position()).sequence : this.#feed.sequenceOf(kinds);
  }

  newsSince(seen: Position): Promise<News | undefined> {
    return this.#feed.since(seen);
  }

  changes(signal: AbortSignal): AsyncIterable<number> {
    return watchChanges({
      position: () => this.#feed.position(),
      listen: (heard) => this.#database.listen(this.#own.owner, heard),
      signal: AbortSignal.any([signal, this.#closing.signal]),
      known: this.#feed.known,
    });
  }

  contentsOf(id: ItemId): Promise<readonly Change[]> {
    return contentsOf(this.#own, id);
  }

  contents(after?: ContentsPlace): AsyncGenerator<ContentsPage> {
    return contents(this.#own, after);
  }

  async counts(): Promise<StoreCounts> {
    const rows = await this.#own.rows(`
      SELECT 'item ' || modality AS name, count(*) AS n FROM item WHERE owner = $1 GROUP BY modality
      UNION ALL SELECT 'record ' || kind, count(*) FROM record WHERE owner = $1 GROUP BY kind
      UNION ALL SELECT 'record mediaKey', count(*) FROM media_key WHERE owner = $1
      UNION ALL SELECT 'record link', count(*) FROM link WHERE owner = $1
      UNION ALL SELECT CASE WHEN failed THEN 'failed' ELSE 'pending' END, count(*) FROM job WHERE owner = $1 GROUP BY failed
      UNION ALL SELECT 'bytes', sum(size) FROM (
        SELECT pg_column_size(document) AS size FROM item WHERE owner = $1
        UNION ALL SELECT pg_column_size(title) + pg_column_size(names) + pg_column_size(body) FROM words WHERE owner = $1
        UNION ALL SELECT pg_column_size(document) FROM record WHERE owner = $1
        UNION ALL SELECT pg_column_size(bytes) FROM thumbnail WHERE owner = $1
        UNION ALL SELECT pg_column_size(bytes) FROM vector WHERE owner = $1) AS sizes HAVING sum(size) > 0`);
    const counted = new Map(readRows(countRow, rows, this.#own.place).map(({ name, n }) => [name, n]));
    const of = (name: string): number => counted.get(name) ?? 0;
    return {
      items: Object.fromEntries(modalities.map((m) => [m, of(`item ${m}`)])) as StoreCounts['items'],
      records: Object.fromEntries(recordKinds.map((k) => [k, of(`record ${k}`)])) as StoreCounts['records'],
      pendingJobs: of('pending'),
      failedJobs: of('failed'),
      bytes: of('bytes'),
    };
  }

  /** Intentionally none: see the action of the error. */
  async backup(file: string): Promise<void> {
    throw noBackup(this.#own.place, file);
  }

  async check(repair: boolean): Promise<IntegrityProblem[]> {
    if (repair) this.#mayWrite();
    const problems = await checkIntegrity({ database: this.#own, repair, reindex: this.#reindex });
    // A repair changes rows without saying which: every reader starts anew.
    if (repair && problems.length > 0) await this.#own.transaction(forgetChanges);
    return problems;
  }

  async optimize(): Promise<void> {
    this.#mayWrite();
    await optimize(this.#own);
  }

  async keepIndex(): Promise<void> {
    this.#mayWrite();
    await keepIndex(this.#own, true);
  }

  async scrub(): Promise<void> {
    this.#mayWrite();
    await scrub(this.#own);
    this.#database.tell(this.#own.owner);
  }

  warm(): Promise<void> {
    return this.#words.warm();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#words.close();
    await this.#database.close();
  }

  #mayWrite(): void {
    if (this.#readOnly)
      throw new MadeleineError('read-only', 'This memory was opened for reading only.', {
        action: 'Open it with the right to write.',
      });
  }
}
