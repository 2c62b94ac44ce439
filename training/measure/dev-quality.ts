/**
 * How well search finds, on data sets that have gold: made lives, made albums, conversations.
 *   npx node training/measure/dev-quality.ts [--fresh] [--misses 5] FOLDER…
 * A folder holds a life (data/atm-bench), an album (query.json) or conversations (locomo*.json). Memories are kept beside
 * the system's temporary files, and made anew with --fresh. Figures on what was tuned on are no results.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openApp } from '../../src/app/app.ts';
import { collectionsIn, type GoldCollection, goldName, memoryOf } from '../harness/collections-with-gold.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean' }, misses: { type: 'string' }, group: { type: 'string' } },
});
type Sums = { n: number; at5: number; at10: number; f1: number };
const line = (label: string, { n, at5, at10, f1 }: Sums, set: boolean): string =>
  `${label.padEnd(24)} ${String(n).padStart(5)}  R@5 ${(at5 / n).toFixed(3)}  R@10 ${(at10 / n).toFixed(3)}${set ? `  set F1 ${(f1 / n).toFixed(3)}` : ''}`;

function f1Of(found: readonly string[], gold: readonly string[]): number {
  const hits = gold.filter((id) => found.includes(id)).length;
  return hits === 0 ? 0 : (2 * hits) / (found.length + gold.length);
}

async function measure(collection: GoldCollection, totals: Map<string, Sums>, times: number[]) {
  const { as, set, cases, name } = collection;
  const app = await openApp(await memoryOf(collection, flags.fresh === true), { quiet: true, offline: true });
  await app.warm();
  const latest =
    (await app.events()).events
      .map((e) => e.span.end.slice(0, 19))
      .sort()
      .at(-1) ?? '2024-01-01T12:00:00';
  const reject = { a: 0, b: 0, c: 0 };
  let told = 0;
  for (const { text, gold, group } of cases) {
    const began = performance.now();
    const found = await app.search(text, { limit: set ? 100 : 10, cut: set, now: latest });
    times.push(performance.now() - began);
    const ids = found.items.map((item) => goldName(item.id, as));
    if (gold.length === 0) {
      if (ids.length === 0) reject.a += 1;
      else reject.c += 1;
      continue;
    }
    if (ids.length === 0) reject.b += 1;
    const recall = (k: number): number => gold.filter((id) => ids.slice(0, k).includes(id)).length / gold.length;
    const f1 = set ? f1Of(ids, gold) : 0;
    const language = /\p{Script=Han}/u.test(text) ? '  in Chinese' : '  in English';
    for (const key of [name, `  ${group}`, language, 'all']) {
      const sums = totals.get(key) ?? { n: 0, at5: 0, at10: 0, f1: 0 };
      totals.set(key, { n: sums.n + 1, at5: sums.at5 + recall(5), at10: sums.at10 + recall(10), f1: sums.f1 + f1 });
    }
    const bad = set ? f1 < 0.5 : recall(10) < 0.5;
    if (bad && told < Number(flags.misses ?? 0) && (flags.group === undefined || flags.group === group)) {
      told += 1;
      console.log(
        `- [${group}] ${text}\n    ${found.planText}\n    gold ${gold.join(' ')}\n    got  ${ids.slice(0, 10).join(' ')}${ids.length > 10 ? ` … ${ids.length}` : ''}`,
      );
    }
  }
  if (set) {
    const { a, b, c } = reject;
    console.log(
      `${name}: rejection P ${(a / Math.max(1, a + b)).toFixed(2)} R ${(a / Math.max(1, a + c)).toFixed(2)} F1 ${((2 * a) / Math.max(1, 2 * a + b + c)).toFixed(3)}`,
    );
  }
  await app.close();
}

const collections = positionals.flatMap((folder) => collectionsIn(resolve(folder)));
const totals = new Map<string, Sums>();
const times: number[] = [];
for (const collection of collections) await measure(collection, totals, times);
const anySet = collections.some((c) => c.set);
for (const [label, sums] of totals) console.log(line(label, sums, anySet));
const sorted = times.toSorted((x, y) => x - y);
console.log(
  `search: p50 ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, p95 ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} ms`,
);
