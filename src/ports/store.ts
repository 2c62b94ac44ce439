import type { Event } from '../memory/event.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem, Modality, StoredItem } from '../memory/item.ts';
import type { Link } from '../memory/link.ts';
import type { RecordKind, RecordOf } from '../memory/records.ts';
import type { ItemOutline, TimelineRow } from '../memory/timeline.ts';
import type { ContentsPlace } from './contents.ts';
import type { ClaimedJob, Job, JobQueue } from './job-queue.ts';
import type { News, Position, SequenceKind } from './news.ts';
import type { Ranking, ScoredItem } from './ranking.ts';

/**
 * What a store indexes of an item: token streams (space-separated, already normalised, stemmed and, for Chinese,
 * Japanese and Korean, cut into words or bigrams) and structured terms (`m:2024-05`, `k:email`, `p:<person id>`).
 * The caller makes the tokens, so that every store and every query cut text alike.
 */
export type IndexEntry = {
  readonly title: string;
  readonly names: string;
  readonly body: string;
  /** Words of the item's neighbours. Absent: those that the item has stay. */
  readonly context?: string;
  readonly terms: readonly string[];
};

export const indexFields = ['title', 'names', 'body', 'context'] as const;
export type IndexField = (typeof indexFields)[number];

/** One step of a write. A batch of changes is one transaction: all of it holds, or none. */
export type Change =
  /** Without `index` an item that is there keeps its words; a new one has none. */
  | PutItem
  | { readonly op: 'putContext'; readonly id: ItemId; readonly context: string }
  | { readonly op: 'deleteItem'; readonly id: ItemId }
  | RecordChange
  | { readonly op: 'deleteRecord'; readonly kind: RecordKind; readonly id: string }
  /** Every record of the kind (for links: only those whose `by` starts with `by`) is replaced by `values`. */
  | ReplaceChange
  | { readonly op: 'putVector'; readonly id: ItemId; readonly space: string; readonly vector: Float32Array }
  | { readonly op: 'putThumbnail'; readonly id: ItemId; readonly mime: string; readonly bytes: Uint8Array }
  | { readonly op: 'enqueue'; readonly job: Job }
  /** The job is done, if its claim still holds; else nothing of the batch is written: `LostClaim`. */
  | FinishJob
  | ExpectChange
  | ExpectRecord
  | ExpectItem;

/** What `expectItem` and `expectRecord` name. */
export type Expected = { readonly kind: 'item' | RecordKind; readonly id: string };

/** What a write was made of is no longer so. Intentionally not a `MadeleineError`: who wrote reads anew, and nobody is told. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  /** Some of what was expected and is another now: at least one, unless all records of a kind were expected to be the same. */
  readonly changed: readonly Expected[];

  constructor(message: string, changed: readonly Expected[] = []) {
    super(message);
    this.changed = changed;
  }
}

/** The job that a write was to finish was given to another worker, replaced or dropped. As `ChangedMeanwhile`, told to nobody. */
export class LostClaim extends Error {
  override readonly name = 'LostClaim';
}

export type FinishJob = { readonly op: 'finishJob'; readonly job: ClaimedJob };

export type PutItem = {
  readonly op: 'putItem';
  readonly item: StoredItem;
  readonly index?: IndexEntry;
  /** The JSON of the item, for who has it already. */
  readonly document?: string;
};

export type RecordChange = {
  [K in RecordKind]: { readonly op: 'putRecord'; readonly kind: K; readonly id: string; readonly value: RecordOf[K] };
}[RecordKind];

export type ReplaceChange = {
  [K in RecordKind]: {
    readonly op: 'replaceRecords';
    readonly kind: K;
    readonly by?: string;
    readonly values: readonly { readonly id: string; readonly value: RecordOf[K] }[];
  };
}[RecordKind];

/** The records of the kind are still as `records` gave them; else nothing of the batch is written: `ChangedMeanwhile`. */
export type ExpectChange = {
  [K in RecordKind]: { readonly op: 'expectRecords'; readonly kind: K; readonly values: readonly RecordOf[K][] };
}[RecordKind];

/** The record is as `record` gave it (undefined: it is not there); else nothing of the batch is written: `ChangedMeanwhile`. */
export type ExpectRecord = {
  [K in RecordKind]: {
    readonly op: 'expectRecord';
    readonly kind: K;
    readonly id: string;
    readonly value: RecordOf[K] | undefined;
  };
}[RecordKind];

/** The item is stored as `item` gave it (undefined: it is not there); else nothing of the batch is written: `ChangedMeanwhile`. */
export type ExpectItem = { readonly op: 'expectItem'; readonly id: ItemId; readonly item: MemoryItem | undefined };

/** All of `all`, at least one of each group in `any`, none of `none`: over structured terms. Empty means everything. */
export type TermFilter = {
  readonly any: readonly (readonly string[])[];
  readonly none: readonly string[];
};

/** A structured term, and how many items have it. */
export type TermCount = { readonly term: string; readonly items: number };

export type TermQuery = {
  /** Words of the question as index tokens; an item matches with any of them. Weight multiplies the term's score. */
  readonly words: readonly { readonly token: string; readonly weight: number }[];
  readonly filter: TermFilter;
  readonly fieldWeights: Readonly<Record<IndexField, number>>;
  readonly limit: number;
};

/** Writes batches one after another, beside whoever prepares the next; after one that failed, each later one fails alike. */
export type BulkWriter = {
  /** Durable when it resolves. Errors: as `Store.write`. */
  write(changes: readonly Change[]): Promise<void>;
  /** As `Store.optimize`, after what was to be written before. Errors: as `write`. */
  optimize(): Promise<void>;
  /** Resolves when everything is written. */
  close(): Promise<void>;
};

export type StoreCounts = {
  readonly items: Readonly<Record<Modality, number>>;
  readonly records: Readonly<Record<RecordKind, number>>;
  readonly pendingJobs: number;
  readonly failedJobs: number;
  readonly bytes: number;
};

/**
 * A stretch of the timeline, or what of these items it shows (in the order asked). A stretch holds what has a time, unless
 * `undated`; `from` and `to` are both included and may be a year, a month, a day or a wall clock ("2023-05"). Rows come by
 * wall clock and id, after the row of `after` where that is given.
 */
export type TimelineQuery =
  | {
      readonly undated?: boolean;
      readonly from?: string;
      readonly to?: string;
      readonly modalities?: readonly Modality[];
      /** With what is archived, which a stretch leaves out; asked without `modalities`. */
      readonly archived?: boolean;
      readonly newestFirst?: boolean;
      readonly after?: { readonly key: string; readonly id: string };
      readonly limit: number;
    }
  | { readonly ids: readonly ItemId[] };

/** A day of the timeline ("2023-05-07"; absent for what has no time): the `timelineCode` of each item in order. */
export type TimelineDay = { readonly day?: string; readonly codes: string };

/** An event without its narrative, and how many items it has in place of which. */
export type EventOutline = Omit<Event, 'items' | 'narrative' | 'alsoIn'> & {
  readonly alsoIn?: Omit<NonNullable<Event['alsoIn']>, 'narrative'> | undefined;
  readonly count: number;
};

/**
 * A page of what a store keeps, as the very changes by which an empty store comes to keep the same, and the place after it.
 * An item comes with its words (those of its neighbours, too), its thumbnail and its vectors. Work that was given up
 * comes as work that is new.
 */
export type ContentsPage = { readonly changes: readonly Change[]; readonly place: ContentsPlace };

/** An item or a record that is there no more, by its id; `title` where something else still told it. */
export type LostRow = { readonly kind: string; readonly id: string; readonly title?: string };

/** `lost`: what can be read no more, and a repair sets aside. */
export type IntegrityProblem = {
  readonly what: string;
  readonly repaired: boolean;
  readonly lost?: readonly LostRow[];
};

/**
 * Everything a memory keeps. One writer, many readers, in any number of processes. When `write` resolves, its changes
 * are durable and every read that follows sees them. Reads return items in no particular order unless said.
 * Errors: MadeleineError with `memory-locked`, `disk-full`, `read-only`, `memory-corrupt`, `memory-newer`; `ChangedMeanwhile`
 * of a write that expects what is not so, `LostClaim` of one that finishes a job of somebody else.
 */
export interface Store {
  readonly jobs: JobQueue;

  write(changes: readonly Change[]): Promise<void>;
  /** For a large import; to be closed before the store. */
  bulkWriter(): BulkWriter;

  item(id: ItemId): Promise<MemoryItem | undefined>;
  /** In the order asked; ids that are not there are left out. */
  items(ids: readonly ItemId[]): Promise<MemoryItem[]>;
  /** Which of these identities are items already. */
  identities(identities: readonly string[]): Promise<Map<string, ItemId>>;
  /** Every item, in order of id, streamed in pages. */
  scan(options?: { readonly modality?: Modality; readonly after?: ItemId }): AsyncIterable<MemoryItem>;

  record<K extends RecordKind>(kind: K, id: string): Promise<RecordOf[K] | undefined>;
  /** In order of id; those whose id starts with `prefix`, all without it. */
  records<K extends RecordKind>(kind: K, prefix?: string): Promise<RecordOf[K][]>;
  /** Links from or to the item. */
  linksOf(id: ItemId): Promise<Link[]>;
  thumbnail(id: ItemId): Promise<{ readonly mime: string; readonly bytes: Uint8Array } | undefined>;

  /** The best `limit` items by score, ties by id. */
  rank(query: TermQuery): Promise<ScoredItem[]>;
  /** The same in columns, which are not to be changed: for who ranks many times a question. */
  ranking(query: TermQuery): Promise<Ranking>;
  /** The ranking of each query, at one go: of one state of the memory, and in one question to a store that is far away. */
  rankings(queries: readonly TermQuery[]): Promise<Ranking[]>;
  /** Items that the filter lets through, in order of id, at most `limit`. */
  match(filter: TermFilter, limit?: number): Promise<ItemId[]>;
  /** The same for each filter, at one go; at most `limit` for each. */
  matches(filters: readonly TermFilter[], limit?: number): Promise<ItemId[][]>;
  /**
   * Structured terms with the prefix, most frequent first, ties in order. A store that is warm gives the very same list as long
   * as nothing of it changed.
   */
  vocabulary(prefix: string, limit?: number): Promise<readonly TermCount[]>;
  /** Exact nearest neighbours by cosine; `score` in [-1, 1]. */
  nearest(space: string, vector: Float32Array, limit: number): Promise<ScoredItem[]>;

  timeline(query: TimelineQuery): Promise<TimelineRow[]>;
  /** As little of every item as is counted and put on maps, in no order, in pages. */
  outlines(): AsyncIterable<readonly ItemOutline[]>;
  /** Every day that has items, in order, then what has no time. */
  timelineDays(): Promise<TimelineDay[]>;
  /** Every event without its items, or every one that this item is part of; in order of id. */
  eventOutlines(having?: ItemId): Promise<EventOutline[]>;

  /**
   * Grows with every write, by any process: a cache of anything derived is stale when it has changed. Of `kinds`: grows when
   * any of these may have changed, whatever else was written.
   */
  sequence(kinds?: readonly SequenceKind[]): Promise<number>;
  /** What any process has written since a position, for what is derived and kept in step; undefined when nothing was. */
  newsSince(seen: Position): Promise<News | undefined>;
  /** The sequences that the store reaches from this call on, by any process, until `signal`; several may be told as one. */
  changes(signal: AbortSignal): AsyncIterable<number>;
  /**
   * Makes ready for many rankings, for a process that will rank often; kept in step with every write. Where that is done in
   * parts, `between` is awaited between them.
   */
  warm(between?: () => Promise<void>): Promise<void>;
  counts(): Promise<StoreCounts>;
  /**
   * Everything that is kept, in pages from the beginning or after a place: for a move to another store. Parts as in
   * `contentsParts`, and in each by id in order of code points. What is written meanwhile may be missed.
   */
  contents(after?: ContentsPlace): AsyncIterable<ContentsPage>;
  /** The version of the schema that the database has, and the one that this program knows. Absent: always the same. */
  schema?(): Promise<{ readonly reached: number; readonly known: number }>;
  /** One item as `contents` would tell it: itself with its words, its thumbnail and its vectors; nothing where it is not there. */
  contentsOf(id: ItemId): Promise<readonly Change[]>;
  /** A consistent copy of the whole store in one file, while others read and write. */
  backup(file: string): Promise<void>;
  /** Checks everything that can be checked; with `repair`, mends what can be mended. */
  check(repair: boolean): Promise<IntegrityProblem[]>;
  /** Merges and compacts the index after bulk loads. Cheap when there is nothing to do. */
  optimize(): Promise<void>;
  /** Leaves no byte of deleted content in any file of the store: VACUUM, truncated log, rebuilt index. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
