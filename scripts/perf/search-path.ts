/**
 * Search through the whole path (question understood, candidates, evidence, results with why) beside a bare FTS5 `OR`
 * of the same words over the same text in the same run.
 *   node scripts/perf/search-path.ts [items]
 */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { search } from '../../src/retrieve/search.ts';
import { bareFullText } from './bare-full-text.ts';
import { questions } from './corpus.ts';
import { madeMemory } from './made-memory.ts';

const items = Number(process.argv[2] ?? 100_000);
const now = '2025-01-01T12:00:00';
/** After which collections have been told to who counts them. */
const TOLD_MS = 30;
const folder = await madeMemory(items);
const store = await openSqliteStore(join(folder, 'memory.db'));
await store.warm();

const words = questions(400);
const years = [2016, 2018, 2019, 2021, 2023];
const months = ['March', 'May', 'July', 'October'];
const facts = words.map((_, n) => `${n % 2 === 0 ? 'mails' : 'photos'} from ${months[n % 4]} ${years[n % 5]}`);
const both = words.map((text, n) => `${text} ${n % 2 === 0 ? 'mails' : 'photos'} from ${years[n % 5]}`);

/** Collections of garbage: how many questions meet one, however busy the machine is. */
let collections = 0;
new PerformanceObserver((list) => {
  collections += list.getEntries().length;
}).observe({ entryTypes: ['gc'] });

/** Milliseconds of processor of this thread: what other work on the machine does to the clock they do not show. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The first half of the questions warms up, unmeasured; the other half is new to everybody. */
async function measured(name: string, all: readonly string[], ask: (question: string) => unknown): Promise<number> {
  for (const question of all.slice(0, all.length / 2)) await ask(question);
  const asked = all.slice(all.length / 2);
  // What was collected while warming up has been told by then.
  await sleep(TOLD_MS);
  collections = 0;
  const times: number[] = [];
  const before = processorMs();
  for (const question of asked) {
    const began = performance.now();
    await ask(question);
    times.push(performance.now() - began);
  }
  const processor = (processorMs() - before) / asked.length;
  await sleep(TOLD_MS);
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  console.log(
    `${name.padEnd(32)} p50 ${at(0.5).toFixed(1).padStart(6)} ms   p95 ${at(0.95).toFixed(1).padStart(6)} ms   processor, mean ${processor.toFixed(1).padStart(5)} ms   collections ${String(collections).padStart(3)} of ${asked.length}`,
  );
  return at(0.95);
}

const ask = (question: string) => search(store, question, { limit: 10, now });
const ours = await measured('search, words', words, ask);
await measured('search, facts', facts, ask);
await measured('search, words and facts', both, ask);
// The memory of a process that only searches, without the making of the text.
await store.close();
const reader = fileURLToPath(new URL('search-memory.ts', import.meta.url));
console.log(
  execFileSync(process.execPath, ['--expose-gc', reader, join(folder, 'memory.db')], { encoding: 'utf8' }).trim(),
);
const bare = await measured('bare FTS5 OR, limit 10', words, bareFullText(items));
console.log(`words, p95 against bare FTS5: ${(ours / bare).toFixed(2)}`);
await rm(dirname(folder), { recursive: true, force: true });
