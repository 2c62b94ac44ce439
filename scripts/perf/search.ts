import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { tokens } from '../../src/language/tokens.ts';
import { assembleItem } from '../../src/memory/item.ts';
import type { Change, Store, TermFilter, TermQuery } from '../../src/ports/store.ts';
import { bareFullText } from './bare-full-text.ts';
import { corpus, questions } from './corpus.ts';

const BATCH = 1000;
const QUESTIONS = 200;
/** Of an engine that takes seconds a question. */
const FEW_QUESTIONS = 12;
const everything: TermFilter = { any: [], none: [] };
const mailsOfAYear: TermFilter = { any: [['k:email'], ['y:2019']], none: [] };
const mailsOfAMonth: TermFilter = { any: [['k:email'], ['m:2019-05']], none: [] };

/** Milliseconds a question. */
export type Latency = { readonly name: string; readonly p50: number; readonly p95: number };

export type SearchPerf = {
  readonly items: number;
  readonly charactersPerItem: number;
  /** `write` alone, in batches of 1000. */
  readonly insertsPerSecond: number;
  readonly warmSeconds: number;
  /** Resident bytes of the process with the store and its warm index, before any other engine is built. */
  readonly storeBytes: number;
  readonly latencies: readonly Latency[];
};

type Ask = (question: string) => unknown;

/** Every question is asked once unmeasured, then once measured. */
async function measure(name: string, asked: readonly string[], ask: Ask): Promise<Latency> {
  for (const question of asked) await ask(question);
  const times: number[] = [];
  for (const question of asked) {
    const began = performance.now();
    await ask(question);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return { name, p50: at(0.5), p95: at(0.95) };
}

const queryOf = (question: string, limit: number, filter = everything): TermQuery => ({
  words: tokens(question).map((token) => ({ token, weight: 1 })),
  filter,
  fieldWeights: { title: 2, names: 2, body: 1, context: 0.3 },
  limit,
});

async function fill(store: Store, items: number): Promise<{ seconds: number; characters: number }> {
  let [milliseconds, characters] = [0, 0];
  let changes: Change[] = [];
  const write = async () => {
    const began = performance.now();
    await store.write(changes);
    milliseconds += performance.now() - began;
    changes = [];
  };
  for (const { item, text } of corpus(items)) {
    characters += text.length;
    changes.push({ op: 'putItem', item, index: indexEntry(assembleItem(item)) });
    if (changes.length === BATCH) await write();
  }
  await write();
  return { seconds: milliseconds / 1000, characters };
}

function miniSearch(items: number): Ask {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  let id = 0;
  for (const { text } of corpus(items)) index.add({ id: id++, text });
  return (question) => index.search(question).slice(0, 10);
}

async function orama(items: number): Promise<Ask> {
  const index = create({ schema: { text: 'string' } });
  const documents = Array.from(corpus(items), ({ text }) => ({ text }));
  await insertMultiple(index, documents, BATCH);
  // A threshold of 1 matches any of the words, as the others do.
  return (term) => searchOrama(index, { term, properties: ['text'], limit: 10, threshold: 1 });
}

function askStore(store: Store): readonly (readonly [string, Ask])[] {
  return [
    ['rank, limit 10', (question) => store.rank(queryOf(question, 10))],
    ['rank, limit 300', (question) => store.rank(queryOf(question, 300))],
    ['rank, filtered', (question) => store.rank(queryOf(question, 10, mailsOfAYear))],
    ['match', () => store.match(mailsOfAMonth)],
  ];
}

/**
 * Fills a store through `write`, then asks it, a bare FTS5 table, MiniSearch and Orama the same words over the same
 * text in one run. Others are built only after the memory of the store alone has been measured.
 */
export async function measureSearch(items = 100_000): Promise<SearchPerf> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-search-'));
  const store = await openSqliteStore(join(folder, 'memory.db'));
  try {
    const filled = await fill(store, items);
    await store.optimize();
    const began = performance.now();
    await store.warm();
    const warmSeconds = (performance.now() - began) / 1000;
    const asked = questions(QUESTIONS);
    const latencies: Latency[] = [];
    for (const [name, ask] of askStore(store)) latencies.push(await measure(name, asked, ask));
    const storeBytes = process.memoryUsage.rss();
    // A test of speed that finds nothing measures nothing.
    if ((await store.match(mailsOfAYear)).length === 0) throw new Error('the filter lets nothing through');
    for (const question of asked) {
      if ((await store.rank(queryOf(question, 10))).length === 0) throw new Error(`nothing found for: ${question}`);
    }
    latencies.push(await measure('bare FTS5 OR, limit 10', asked, bareFullText(items)));
    latencies.push(await measure('MiniSearch', asked, miniSearch(items)));
    latencies.push(
      await measure(`Orama, ${FEW_QUESTIONS} questions`, asked.slice(0, FEW_QUESTIONS), await orama(items)),
    );
    return {
      items,
      charactersPerItem: filled.characters / items,
      insertsPerSecond: items / filled.seconds,
      warmSeconds,
      storeBytes,
      latencies,
    };
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The measurements as lines for a terminal; `ratio` is the p95 against that of bare FTS5. */
export function searchTable(perf: SearchPerf): string {
  const bare = perf.latencies.find(({ name }) => name.startsWith('bare'))?.p95 ?? Number.NaN;
  const line = (cells: readonly string[]): string =>
    cells.map((cell, n) => (n === 0 ? cell.padEnd(24) : cell.padStart(10))).join('');
  return [
    `${perf.items} items of ${Math.round(perf.charactersPerItem)} characters: ${Math.round(perf.insertsPerSecond)} written/s, index loaded in ${perf.warmSeconds.toFixed(2)} s, process ${Math.round(perf.storeBytes / 1e6)} MB`,
    line(['', 'p50 ms', 'p95 ms', 'ratio']),
    ...perf.latencies.map(({ name, p50, p95 }) =>
      line([name, p50.toFixed(2), p95.toFixed(2), (p95 / bare).toFixed(2)]),
    ),
  ].join('\n');
}

if (import.meta.main) console.log(searchTable(await measureSearch(Number(process.argv[2] ?? 100_000))));
