import { indexEntry } from '../../src/ingest/index-entry.ts';
import { assembleItem, type MemoryItem, type Modality, type StoredItem } from '../../src/memory/item.ts';
import type { RecordKind, RecordOf } from '../../src/memory/records.ts';
import { everythingAt } from '../../src/ports/news.ts';
import { rankingOf } from '../../src/ports/ranking.ts';
import type { IndexEntry, Store, TermFilter, TermQuery } from '../../src/ports/store.ts';
import { indexFields } from '../../src/ports/store.ts';

export type Life = {
  readonly items: readonly StoredItem[];
  readonly records?: { readonly [K in RecordKind]?: readonly RecordOf[K][] };
  readonly contexts?: ReadonlyMap<string, string>;
};

type Row = {
  readonly item: MemoryItem;
  readonly entry: IndexEntry;
  readonly counts: ReadonlyMap<string, Readonly<Record<string, number>>>;
  readonly lengths: Readonly<Record<string, number>>;
};

const rowOf = (stored: StoredItem, context: string): Row => {
  const item = assembleItem(stored);
  const entry = { ...indexEntry(item), context };
  const counts = new Map<string, Record<string, number>>();
  const lengths: Record<string, number> = {};
  for (const field of indexFields) {
    const words = entry[field].split(' ').filter((w) => w !== '');
    lengths[field] = words.length;
    for (const word of words) {
      const found = counts.get(word) ?? {};
      found[field] = (found[field] ?? 0) + 1;
      counts.set(word, found);
    }
  }
  return { item, entry, counts, lengths };
};

const passes = (terms: ReadonlySet<string>, filter: TermFilter): boolean =>
  filter.any.every((group) => group.some((t) => terms.has(t))) && !filter.none.some((t) => terms.has(t));

/** The reading half of a Store over a fixed life, by brute force: BM25 with k1 1.2 and b 0.75 over weighted fields. */
export function tinyStore(life: Life): Store {
  const rows = life.items.map((item) => rowOf(item, life.contexts?.get(item.id) ?? ''));
  const terms = rows.map((row) => new Set(row.entry.terms));
  const byId = new Map(rows.map((row) => [row.item.id, row.item]));
  const postings = new Map<string, number[]>();
  rows.forEach((row, i) => {
    for (const word of row.counts.keys()) postings.set(word, [...(postings.get(word) ?? []), i]);
  });
  const totalLength = (row: Row): number => indexFields.reduce((sum, f) => sum + (row.lengths[f] ?? 0), 0);
  const meanLength = rows.reduce((sum, row) => sum + totalLength(row), 0) / Math.max(1, rows.length);

  const rank = (query: TermQuery) => {
    const scores = new Map<number, number>();
    for (const { token, weight } of query.words) {
      const found = postings.get(token) ?? [];
      const idf = Math.max(1e-6, Math.log((rows.length - found.length + 0.5) / (found.length + 0.5)));
      for (const i of found) {
        const row = rows[i];
        if (row === undefined || !passes(terms[i] ?? new Set(), query.filter)) continue;
        const tf = indexFields.reduce((sum, f) => sum + (row.counts.get(token)?.[f] ?? 0) * query.fieldWeights[f], 0);
        const k = 1.2 * (0.25 + (0.75 * totalLength(row)) / Math.max(1, meanLength));
        scores.set(i, (scores.get(i) ?? 0) + (weight * idf * tf * 2.2) / (tf + k));
      }
    }
    return [...scores]
      .flatMap(([i, score]) => (rows[i] === undefined ? [] : [{ id: rows[i].item.id, score }]))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, query.limit);
  };
  const match = (filter: TermFilter, limit = Number.POSITIVE_INFINITY) =>
    rows
      .flatMap((row, i) => (passes(terms[i] ?? new Set(), filter) ? [row.item.id] : []))
      .sort()
      .slice(0, limit);
  const vocabulary = (prefix: string) => {
    const counts = new Map<string, number>();
    for (const set of terms) for (const t of set) if (t.startsWith(prefix)) counts.set(t, (counts.get(t) ?? 0) + 1);
    return [...counts].map(([term, items]) => ({ term, items })).sort((a, b) => b.items - a.items);
  };
  const modalityCount = (modality: Modality): number => rows.filter((row) => row.item.modality === modality).length;
  const unused = (): never => {
    throw new Error('a fixed life is only read');
  };
  const reading: Partial<Store> = {
    item: async (id) => byId.get(id),
    items: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    record: async () => undefined,
    records: async <K extends RecordKind>(kind: K) => [...((life.records?.[kind] ?? []) as readonly RecordOf[K][])],
    linksOf: async () => [],
    rank: async (query) => rank(query),
    ranking: async (query) => rankingOf(rank(query)),
    rankings: async (queries) => queries.map((query) => rankingOf(rank(query))),
    match: async (filter, limit) => match(filter, limit),
    matches: async (filters, limit) => filters.map((filter) => match(filter, limit)),
    newsSince: async ({ sequence }) => (sequence < 1 ? everythingAt({ sequence: 1, scrubs: 0 }) : undefined),
    vocabulary: async (prefix) => vocabulary(prefix),
    sequence: async () => 1,
    counts: async () => ({
      items: {
        image: modalityCount('image'),
        video: modalityCount('video'),
        email: modalityCount('email'),
        text: modalityCount('text'),
      },
      records: {} as Record<RecordKind, number>,
      pendingJobs: 0,
      failedJobs: 0,
      bytes: 0,
    }),
    close: async () => undefined,
  };
  return new Proxy(reading, {
    get: (target, key) => Reflect.get(target, key) ?? (key === 'then' ? undefined : unused),
  }) as Store;
}
