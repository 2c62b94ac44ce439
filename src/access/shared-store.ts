import type { ItemId } from '../memory/ids.ts';
import { type MemoryItem, type Modality, modalities } from '../memory/item.ts';
import type { Link } from '../memory/link.ts';
import { type RecordKind, type RecordOf, recordKinds } from '../memory/records.ts';
import type { ShareFilter } from '../memory/share-filter.ts';
import { inTextOrder } from '../memory/text-order.ts';
import { type ItemOutline, outlineOf, type TimelineRow, timelineCode } from '../memory/timeline.ts';
import { everythingAt, type News, type Position } from '../ports/news.ts';
import { type Ranking, rankingOf, type ScoredItem } from '../ports/ranking.ts';
import type {
  EventOutline,
  Store,
  StoreCounts,
  TermCount,
  TermFilter,
  TermQuery,
  TimelineDay,
  TimelineQuery,
} from '../ports/store.ts';
import { noJobs, onlyLooking, refuseWrite } from './refused-writes.ts';
import { termFilterOf } from './share-filter.ts';
import { type Index, type PlacedRow, SharedView } from './shared-view.ts';
import { isShownKind } from './shown-records.ts';

/**
 * What a filter lets through of a store, as a store of its own, for who was given a share of a memory. Nothing that is read
 * of it tells of a hidden item: neither ids, texts and pictures, nor words, counts and scores, nor what records were made of
 * it. It follows the memory: what comes to meet the filter is shown, what ceases to is not. Writes are refused (`forbidden`).
 */
export function sharedStore(store: Store, filter: ShareFilter, index: Index) {
  return new SharedStore(store, termFilterOf(filter), index);
}

class SharedStore implements Store {
  readonly jobs = noJobs;
  readonly write = refuseWrite;
  readonly backup = refuseWrite;
  readonly check = refuseWrite;
  readonly scrub = refuseWrite;
  readonly #store: Store;
  readonly #filter: TermFilter;
  readonly #index: Index;
  readonly #entries: ConstructorParameters<typeof SharedView>[1]['entries'] = new WeakMap();
  #view: { readonly sequence: number; readonly made: Promise<SharedView> } | undefined;

  constructor(store: Store, filter: TermFilter, index: Index) {
    this.#store = store;
    this.#filter = filter;
    this.#index = index;
  }

  /** What is shown of the store's present state. */
  async #now(): Promise<SharedView> {
    const sequence = await this.#store.sequence();
    if (this.#view?.sequence === sequence) return this.#view.made;
    const made = this.#viewOf(sequence);
    const view = { sequence, made };
    this.#view = view;
    made.catch(() => {
      if (this.#view === view) this.#view = undefined;
    });
    return made;
  }

  async #viewOf(sequence: number): Promise<SharedView> {
    const ids = await this.#store.match(this.#filter);
    const [store, filter, index, entries] = [this.#store, this.#filter, this.#index, this.#entries];
    return new SharedView({ sequence, ids }, { store, filter, index, entries });
  }

  async item(id: ItemId): Promise<MemoryItem | undefined> {
    return (await this.items([id]))[0];
  }

  async items(ids: readonly ItemId[]): Promise<MemoryItem[]> {
    return (await this.#now()).items(ids);
  }

  async identities(identities: readonly string[]): Promise<Map<string, ItemId>> {
    const { isShown } = await this.#now();
    return new Map([...(await this.#store.identities(identities))].filter(([, id]) => isShown(id)));
  }

  async *scan(options: { readonly modality?: Modality; readonly after?: ItemId } = {}): AsyncGenerator<MemoryItem> {
    const view = await this.#now();
    const { modality, after } = options;
    const ids = after === undefined ? view.ids : view.ids.filter((id) => inTextOrder(id, after) > 0);
    for await (const page of view.pages(ids))
      for (const item of page) if (modality === undefined || item.modality === modality) yield item;
  }

  async record<K extends RecordKind>(kind: K, id: string): Promise<RecordOf[K] | undefined> {
    if (!isShownKind(kind)) return undefined;
    const found = await this.#store.record(kind, id);
    return found === undefined ? undefined : (await this.#now()).record(kind, found);
  }

  async records<K extends RecordKind>(kind: K, prefix?: string): Promise<RecordOf[K][]> {
    if (!isShownKind(kind)) return [];
    return (await this.#now()).records(kind, await this.#store.records(kind, prefix));
  }

  async linksOf(id: ItemId): Promise<Link[]> {
    const { isShown } = await this.#now();
    if (!isShown(id)) return [];
    return (await this.#store.linksOf(id)).filter(({ from, to }) => isShown(from) && isShown(to));
  }

  async thumbnail(id: ItemId): Promise<{ readonly mime: string; readonly bytes: Uint8Array } | undefined> {
    return (await this.item(id)) === undefined ? undefined : this.#store.thumbnail(id);
  }

  async rank(query: TermQuery): Promise<ScoredItem[]> {
    return (await (await this.#now()).words()).rank(query);
  }

  async ranking(query: TermQuery): Promise<Ranking> {
    return rankingOf(await this.rank(query));
  }

  async rankings(queries: readonly TermQuery[]): Promise<Ranking[]> {
    return Promise.all(queries.map((query) => this.ranking(query)));
  }

  async match(filter: TermFilter, limit?: number): Promise<ItemId[]> {
    return (await (await this.#now()).words()).match(filter, limit);
  }

  async matches(filters: readonly TermFilter[], limit?: number): Promise<ItemId[][]> {
    return Promise.all(filters.map((filter) => this.match(filter, limit)));
  }

  async vocabulary(prefix: string, limit?: number): Promise<readonly TermCount[]> {
    return (await (await this.#now()).words()).vocabulary(prefix, limit);
  }

  /** A cosine tells of two vectors alone; of the nearest in the whole memory, as many are asked for as it takes. */
  async nearest(space: string, vector: Float32Array, limit: number): Promise<ScoredItem[]> {
    const { isShown, ids } = await this.#now();
    const wanted = Math.min(limit, ids.length);
    for (let asked = Math.max(1, wanted) * 4; ; asked *= 4) {
      const found = await this.#store.nearest(space, vector, asked);
      const shown = found.filter(({ id }) => isShown(id)).slice(0, limit);
      if (shown.length >= wanted || found.length < asked) return shown;
    }
  }

  async timeline(query: TimelineQuery): Promise<TimelineRow[]> {
    const view = await this.#now();
    const rows = await view.rows();
    if ('ids' in query) {
      const known = new Map(rows.map(({ row }) => [row.id, row]));
      return query.ids.flatMap((id) => known.get(id) ?? []);
    }
    const { newestFirst = false, after, limit } = query;
    const way = newestFirst ? -1 : 1;
    const isAfter = ({ row, key }: PlacedRow): boolean =>
      after === undefined || (inTextOrder(key, after.key) || inTextOrder(row.id, after.id)) * way > 0;
    const inOrder = newestFirst ? rows.toReversed() : rows;
    return inOrder
      .filter((one) => isAsked(query, one) && isAfter(one))
      .slice(0, limit)
      .map(({ row }) => row);
  }

  async *outlines(): AsyncGenerator<readonly ItemOutline[]> {
    yield (await (await this.#now()).rows()).map(({ row }) => outlineOf(row));
  }

  async timelineDays(): Promise<TimelineDay[]> {
    const rows = (await (await this.#now()).rows()).filter(({ row }) => row.archived !== true);
    const days = Map.groupBy(rows, ({ row }) => row.start?.slice(0, 10));
    const undated = days.get(undefined);
    const codesOf = (of: readonly PlacedRow[]) => of.map(({ row }) => timelineCode(row)).join('');
    const dated = [...days].flatMap(([day, of]) => (day === undefined ? [] : [{ day, codes: codesOf(of) }]));
    return [...dated, ...(undated === undefined ? [] : [{ codes: codesOf(undated) }])];
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

  /**
   * Grows with the whole memory: it tells that something was written, not what. Of whatever kinds: what is shown of records
   * depends on items, too.
   */
  sequence(): Promise<number> {
    return this.#store.sequence();
  }

  async newsSince(seen: Position): Promise<News | undefined> {
    const news = await this.#store.newsSince(seen);
    return news === undefined ? undefined : everythingAt(news.position);
  }

  changes(signal: AbortSignal): AsyncIterable<number> {
    return this.#store.changes(signal);
  }

  async counts(): Promise<StoreCounts> {
    const rows = await (await this.#now()).rows();
    const items = modalities.map((m) => [m, rows.filter(({ row }) => row.modality === m).length]);
    const records = recordKinds.map(async (kind) => [kind, (await this.records(kind)).length]);
    return {
      items: Object.fromEntries(items) as StoreCounts['items'],
      records: Object.fromEntries(await Promise.all(records)) as StoreCounts['records'],
      pendingJobs: 0,
      failedJobs: 0,
      bytes: 0,
    };
  }

  async warm(): Promise<void> {
    await (await this.#now()).words();
  }

  bulkWriter(): never {
    throw onlyLooking();
  }

  /** Whole pages of what a store keeps are for its owner. */
  contents(): never {
    throw onlyLooking();
  }

  contentsOf(): never {
    throw onlyLooking();
  }

  async optimize(): Promise<void> {}

  close(): Promise<void> {
    return this.#store.close();
  }
}

function isAsked(query: Exclude<TimelineQuery, { readonly ids: unknown }>, { row, key }: PlacedRow): boolean {
  const { undated = false, from = '', to, modalities: wanted, archived } = query;
  return (
    (archived === true || row.archived !== true) &&
    (key === '') === undated &&
    (wanted?.includes(row.modality) ?? true) &&
    inTextOrder(key, from) >= 0 &&
    (to === undefined || inTextOrder(key.slice(0, to.length), to) <= 0)
  );
}
