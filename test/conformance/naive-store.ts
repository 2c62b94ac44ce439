import { isDeepStrictEqual } from 'node:util';
import { MadeleineError } from '../../src/memory/errors.ts';
import type { ItemId } from '../../src/memory/ids.ts';
import {
  assembleItem,
  type MemoryItem,
  type Modality,
  modalities,
  type StoredItem,
  storedPart,
} from '../../src/memory/item.ts';
import type { Link } from '../../src/memory/link.ts';
import { type RecordKind, type RecordOf, recordKinds } from '../../src/memory/records.ts';
import {
  type ItemOutline,
  outlineOf,
  type TimelineRow,
  timelineCode,
  timelineKey,
  timelineRow,
} from '../../src/memory/timeline.ts';
import { type ContentsPart, type ContentsPlace, contentsParts } from '../../src/ports/contents.ts';
import type { JobQueue } from '../../src/ports/job-queue.ts';
import type { News, Position, SequenceKind } from '../../src/ports/news.ts';
import { type Ranking, rankingOf, type ScoredItem } from '../../src/ports/ranking.ts';
import {
  type BulkWriter,
  type Change,
  ChangedMeanwhile,
  type ContentsPage,
  type EventOutline,
  type Expected,
  type IndexEntry,
  type IntegrityProblem,
  type Store,
  type StoreCounts,
  type TermFilter,
  type TermQuery,
  type TimelineDay,
  type TimelineQuery,
} from '../../src/ports/store.ts';
import { NaiveFeed } from './naive-feed.ts';
import { NaiveJobs } from './naive-jobs.ts';
import { bestOf, byId, cosine, lets, naiveRank } from './naive-search.ts';

const notAsItWas = (kind: Expected['kind'], id: string) =>
  new ChangedMeanwhile(`${id} is another now.`, [{ kind, id }]);

type Kept = {
  items: Map<ItemId, StoredItem>;
  entries: Map<ItemId, IndexEntry>;
  records: Map<RecordKind, Map<string, unknown>>;
  vectors: Map<string, Map<ItemId, Float32Array>>;
  thumbnails: Map<ItemId, { mime: string; bytes: Uint8Array }>;
};

type InTimeline = { readonly key: string; readonly id: string };
const inTimeline = (a: InTimeline, b: InTimeline): number => byId(a.key, b.key) || byId(a.id, b.id);

/** The store as its port says it, in Maps and linear scans: slow, and plain enough to be believed. */
export class NaiveStore implements Store {
  readonly naiveJobs = new NaiveJobs();
  readonly jobs: JobQueue = this.naiveJobs;
  readonly #feed = new NaiveFeed();
  #kept: Kept = {
    items: new Map(),
    entries: new Map(),
    records: new Map(recordKinds.map((kind) => [kind, new Map<string, unknown>()])),
    vectors: new Map(),
    thumbnails: new Map(),
  };

  async write(changes: readonly Change[]): Promise<void> {
    const before = structuredClone(this.#kept);
    const jobsBefore = structuredClone(this.naiveJobs.kept);
    try {
      for (const change of changes) this.#apply(structuredClone(change));
    } catch (error) {
      this.#kept = before;
      this.naiveJobs.kept = jobsBefore;
      this.#feed.takeBack();
      throw error;
    }
    if (changes.length > 0) this.#feed.written();
  }

  bulkWriter(): BulkWriter {
    return { write: (changes) => this.write(changes), optimize: async () => {}, close: async () => {} };
  }

  #apply(change: Change): void {
    const { items, entries, vectors, thumbnails } = this.#kept;
    switch (change.op) {
      case 'putItem': {
        const rival = [...items.values()].find((item) => item.identity === change.item.identity);
        if (rival !== undefined && rival.id !== change.item.id) throw new Error(`${rival.id} has that identity`);
        items.set(change.item.id, storedPart(change.item));
        if (change.index !== undefined) {
          const context = change.index.context ?? entries.get(change.item.id)?.context ?? '';
          entries.set(change.item.id, { ...change.index, context });
        }
        this.#feed.noteItem(change.item.id);
        break;
      }
      case 'putContext': {
        const entry = entries.get(change.id);
        if (entry !== undefined) entries.set(change.id, { ...entry, context: change.context });
        if (items.has(change.id)) this.#feed.noteItem(change.id);
        break;
      }
      case 'deleteItem':
        this.#delete(change.id);
        this.#feed.noteItem(change.id);
        break;
      case 'putRecord':
        this.#recordsOf(change.kind).set(change.id, change.value);
        this.#feed.noteRecord(change.kind, change.id);
        break;
      case 'deleteRecord':
        this.#recordsOf(change.kind).delete(change.id);
        this.#feed.noteRecord(change.kind, change.id);
        break;
      case 'replaceRecords':
        this.#replace(change.kind, change.by ?? '', change.values);
        break;
      case 'putVector': {
        if (!items.has(change.id)) break;
        const space = vectors.get(change.space) ?? new Map<ItemId, Float32Array>();
        vectors.set(change.space, space.set(change.id, change.vector));
        break;
      }
      case 'putThumbnail':
        if (items.has(change.id)) thumbnails.set(change.id, { mime: change.mime, bytes: change.bytes });
        break;
      case 'enqueue':
        if (items.has(change.job.item)) this.naiveJobs.enqueue(change.job);
        break;
      case 'finishJob':
        this.naiveJobs.finish(change.job);
        break;
      case 'expectItem': {
        const expected = change.item === undefined ? undefined : storedPart(change.item);
        if (!isDeepStrictEqual(items.get(change.id), expected)) throw notAsItWas('item', change.id);
        break;
      }
      case 'expectRecord':
        if (!isDeepStrictEqual(this.#recordsOf(change.kind).get(change.id), change.value))
          throw notAsItWas(change.kind, change.id);
        break;
      case 'expectRecords': {
        const found = this.#inOrder(change.kind);
        if (!isDeepStrictEqual(found, change.values)) throw new ChangedMeanwhile('Other records are there now.');
        break;
      }
    }
  }

  #delete(id: ItemId): void {
    this.#kept.items.delete(id);
    this.#kept.entries.delete(id);
    this.#kept.thumbnails.delete(id);
    for (const space of this.#kept.vectors.values()) space.delete(id);
    for (const [key, link] of this.#links())
      if (link.from === id || link.to === id) {
        this.#recordsOf('link').delete(key);
        this.#feed.noteRecord('link', key);
      }
    this.naiveJobs.kept = this.naiveJobs.kept.filter((job) => job.item !== id);
  }

  #replace(kind: RecordKind, by: string, values: readonly { id: string; value: unknown }[]): void {
    const kept = this.#recordsOf(kind);
    const replaced = [...kept].filter(([, value]) => kind !== 'link' || (value as Link).by.startsWith(by));
    const before = new Map(replaced);
    for (const id of before.keys()) kept.delete(id);
    for (const { id, value } of values) kept.set(id, value);
    for (const id of new Set([...before.keys(), ...values.map((one) => one.id)]))
      if (!isDeepStrictEqual(before.get(id), kept.get(id))) this.#feed.noteRecord(kind, id);
  }

  #recordsOf(kind: RecordKind): Map<string, unknown> {
    const found = this.#kept.records.get(kind);
    if (found === undefined) throw new MadeleineError('internal', `no such kind: ${kind}`);
    return found;
  }

  #links(): [string, Link][] {
    return [...this.#recordsOf('link')] as [string, Link][];
  }

  async item(id: ItemId): Promise<MemoryItem | undefined> {
    const stored = this.#kept.items.get(id);
    return stored === undefined ? undefined : assembleItem(stored);
  }

  async items(ids: readonly ItemId[]): Promise<MemoryItem[]> {
    return ids.flatMap((id) => this.#kept.items.get(id) ?? []).map(assembleItem);
  }

  async identities(identities: readonly string[]): Promise<Map<string, ItemId>> {
    const known = [...this.#kept.items.values()].filter((item) => identities.includes(item.identity));
    return new Map(known.map((item) => [item.identity, item.id]));
  }

  async *scan(options: { readonly modality?: Modality; readonly after?: ItemId } = {}): AsyncGenerator<MemoryItem> {
    for (const id of [...this.#kept.items.keys()].sort(byId)) {
      const item = this.#kept.items.get(id);
      if (item === undefined || (options.after !== undefined && byId(id, options.after) <= 0)) continue;
      if (options.modality === undefined || item.modality === options.modality) yield assembleItem(item);
    }
  }

  async record<K extends RecordKind>(kind: K, id: string): Promise<RecordOf[K] | undefined> {
    return this.#recordsOf(kind).get(id) as RecordOf[K] | undefined;
  }

  async records<K extends RecordKind>(kind: K, prefix = ''): Promise<RecordOf[K][]> {
    return this.#inOrder(kind, prefix);
  }

  #inOrder<K extends RecordKind>(kind: K, prefix = ''): RecordOf[K][] {
    const found = [...this.#recordsOf(kind)].filter(([id]) => id.startsWith(prefix));
    const sorted = found.sort(([a], [b]) => byId(a, b));
    return sorted.map(([, value]) => value as RecordOf[K]);
  }

  async linksOf(id: ItemId): Promise<Link[]> {
    return this.#links().flatMap(([, link]) => (link.from === id || link.to === id ? [link] : []));
  }

  async thumbnail(id: ItemId) {
    return this.#kept.thumbnails.get(id);
  }

  async rank(query: TermQuery): Promise<ScoredItem[]> {
    return naiveRank(this.#kept.entries, query);
  }

  async ranking(query: TermQuery): Promise<Ranking> {
    return rankingOf(naiveRank(this.#kept.entries, query));
  }

  async rankings(queries: readonly TermQuery[]): Promise<Ranking[]> {
    return Promise.all(queries.map((query) => this.ranking(query)));
  }

  async matches(filters: readonly TermFilter[], limit?: number): Promise<ItemId[][]> {
    return Promise.all(filters.map((filter) => this.match(filter, limit)));
  }

  async match(filter: TermFilter, limit = Number.POSITIVE_INFINITY): Promise<ItemId[]> {
    const passing = [...this.#kept.entries].filter(([, entry]) => lets(filter, entry));
    return passing
      .map(([id]) => id)
      .sort(byId)
      .slice(0, limit);
  }

  async vocabulary(prefix: string, limit = Number.POSITIVE_INFINITY): Promise<{ term: string; items: number }[]> {
    const counts = new Map<string, number>();
    for (const entry of this.#kept.entries.values()) {
      for (const term of new Set(entry.terms)) {
        if (term.startsWith(prefix)) counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    }
    return [...counts]
      .map(([term, items]) => ({ term, items }))
      .sort((a, b) => b.items - a.items || byId(a.term, b.term))
      .slice(0, limit);
  }

  async nearest(space: string, vector: Float32Array, limit: number): Promise<ScoredItem[]> {
    const vectors = [...(this.#kept.vectors.get(space) ?? [])].filter(([, known]) => known.length === vector.length);
    return bestOf(new Map(vectors.map(([id, known]) => [id, cosine(known, vector)])), limit);
  }

  async timeline(query: TimelineQuery): Promise<TimelineRow[]> {
    if ('ids' in query) return (await this.items(query.ids)).map(timelineRow);
    const {
      undated = false,
      from = '',
      to = '',
      modalities: wanted,
      newestFirst = false,
      after,
      limit,
      archived,
    } = query;
    const found = [...this.#kept.items.values()]
      .map((item) => timelineRow(assembleItem(item)))
      .map((row) => ({ row, key: timelineKey(row), id: row.id }))
      .filter(({ row }) => archived === true || row.archived !== true)
      .filter(({ row, key }) => (key === '') === undated && (wanted?.includes(row.modality) ?? true))
      .filter(({ key }) => byId(key, from) >= 0 && (query.to === undefined || byId(key.slice(0, to.length), to) <= 0))
      .sort((a, b) => inTimeline(a, b) * (newestFirst ? -1 : 1))
      .filter((one) => after === undefined || inTimeline(one, after) * (newestFirst ? -1 : 1) > 0);
    return found.slice(0, limit).map(({ row }) => row);
  }

  async *outlines(): AsyncGenerator<readonly ItemOutline[]> {
    yield [...this.#kept.items.values()].map((item) => outlineOf(timelineRow(assembleItem(item))));
  }

  async timelineDays(): Promise<TimelineDay[]> {
    const everything = { limit: Number.POSITIVE_INFINITY };
    const rows = await this.timeline(everything);
    const days = Map.groupBy(rows, ({ start = '' }) => start.slice(0, 10));
    const undated = await this.timeline({ ...everything, undated: true });
    const codesOf = (of: readonly TimelineRow[]) => of.map(timelineCode).join('');
    return [
      ...[...days].map(([day, of]) => ({ day, codes: codesOf(of) })),
      ...(undated.length === 0 ? [] : [{ codes: codesOf(undated) }]),
    ];
  }

  async eventOutlines(having?: ItemId): Promise<EventOutline[]> {
    const events = await this.records('event');
    const chosen = events.filter(({ items }) => having === undefined || items.includes(having));
    return chosen.map(({ items, narrative: _, alsoIn, ...event }) => ({
      ...event,
      ...(alsoIn === undefined ? {} : { alsoIn: { tongue: alsoIn.tongue, title: alsoIn.title } }),
      count: items.length,
    }));
  }

  async sequence(kinds?: readonly SequenceKind[]): Promise<number> {
    return kinds === undefined ? this.#feed.sequence : this.#feed.sequenceOf(kinds);
  }

  async newsSince(seen: Position): Promise<News | undefined> {
    return this.#feed.since(seen);
  }

  changes(signal: AbortSignal): AsyncIterable<number> {
    return this.#feed.changes(signal);
  }

  async counts(): Promise<StoreCounts> {
    const items = [...this.#kept.items.values()];
    const of = (modality: Modality) => items.filter((item) => item.modality === modality).length;
    const jobs = this.naiveJobs.kept;
    return {
      items: Object.fromEntries(modalities.map((modality) => [modality, of(modality)])) as StoreCounts['items'],
      records: Object.fromEntries(
        recordKinds.map((kind) => [kind, this.#recordsOf(kind).size]),
      ) as StoreCounts['records'],
      pendingJobs: jobs.filter((job) => job.failure === undefined).length,
      failedJobs: jobs.filter((job) => job.failure !== undefined).length,
      bytes: 0,
    };
  }

  async contentsOf(id: ItemId): Promise<readonly Change[]> {
    const item = this.#kept.items.get(id);
    return item === undefined ? [] : this.#changesOf(item);
  }

  /** One entry a page, and no more than is plain to see: every part from end to end, without what comes before the place. */
  async *contents(after?: ContentsPlace): AsyncGenerator<ContentsPage> {
    const isLeft = (part: ContentsPart, id: string) =>
      after === undefined ||
      contentsParts.indexOf(part) > contentsParts.indexOf(after.part) ||
      (part === after.part && byId(id, after.after) > 0);
    for (const [id, item] of [...this.#kept.items].sort(([a], [b]) => byId(a, b)))
      if (isLeft('item', id)) yield { changes: this.#changesOf(item), place: { part: 'item', after: id } };
    for (const kind of recordKinds)
      for (const [id, value] of [...this.#recordsOf(kind)].sort(([a], [b]) => byId(a, b)))
        if (isLeft(kind, id))
          yield {
            changes: [{ op: 'putRecord', kind, id, value } as Change],
            place: { part: kind, after: id },
          };
    const jobs = this.naiveJobs.kept.map(({ item, stage, version }) => ({ item, stage, version }));
    for (const job of jobs.sort((a, b) => byId(a.stage, b.stage) || byId(a.item, b.item)))
      if (isLeft('job', `${job.stage}\n${job.item}`))
        yield { changes: [{ op: 'enqueue', job }], place: { part: 'job', after: `${job.stage}\n${job.item}` } };
  }

  #changesOf(item: StoredItem): Change[] {
    const { id } = item;
    const index = this.#kept.entries.get(id);
    const thumbnail = this.#kept.thumbnails.get(id);
    const spaces = [...this.#kept.vectors].sort(([a], [b]) => byId(a, b));
    return [
      { op: 'putItem', item, ...(index === undefined ? {} : { index }) },
      ...(thumbnail === undefined ? [] : [{ op: 'putThumbnail', id, ...thumbnail } as const]),
      ...spaces.flatMap(([space, known]): Change[] => {
        const vector = known.get(id);
        return vector === undefined ? [] : [{ op: 'putVector', id, space, vector }];
      }),
    ];
  }

  async backup(): Promise<void> {}

  async check(): Promise<IntegrityProblem[]> {
    const dangling = this.#links().filter(
      ([, { from, to }]) => !this.#kept.items.has(from) || !this.#kept.items.has(to),
    );
    return dangling.map(([id]) => ({ what: `link ${id}`, repaired: false }));
  }

  async optimize(): Promise<void> {}
  async scrub(): Promise<void> {}
  async warm(): Promise<void> {}
  async close(): Promise<void> {}
}
