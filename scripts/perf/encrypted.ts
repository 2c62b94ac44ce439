import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { tokens } from '../../src/language/tokens.ts';
import { assembleItem } from '../../src/memory/item.ts';
import type { Change, Store } from '../../src/ports/store.ts';
import { corpus, questions } from './corpus.ts';

const ITEMS = Number(process.env['MADELEINE_PERF_ITEMS'] ?? 20_000);
const BATCH = 1000;
const QUESTIONS = 150;
/** Each round asks both, so that what else the machine does meanwhile slows both. */
const ROUNDS = 3;

async function fill(store: Store): Promise<number> {
  const began = performance.now();
  let changes: Change[] = [];
  for (const { item } of corpus(ITEMS)) {
    changes.push({ op: 'putItem', item, index: indexEntry(assembleItem(item)) });
    if (changes.length < BATCH) continue;
    await store.write(changes);
    changes = [];
  }
  await store.write(changes);
  await store.optimize();
  return ITEMS / ((performance.now() - began) / 1000);
}

/** Ranks and reads the ten best, as a search does. */
async function ask(store: Store, question: string): Promise<number> {
  const began = performance.now();
  const ranked = await store.rank({
    words: tokens(question).map((token) => ({ token, weight: 1 })),
    filter: { any: [], none: [] },
    fieldWeights: { title: 2, names: 2, body: 1, context: 0.3 },
    limit: 10,
  });
  await store.items(ranked.map(({ id }) => id));
  return performance.now() - began;
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Search in a plain and in an encrypted database of the same items, cold (FTS5 on disk) and warm. */
async function measure(folder: string, warm: boolean): Promise<void> {
  const asked = questions(QUESTIONS);
  const open = (key?: Uint8Array) =>
    openSqliteStore(join(folder, key === undefined ? 'plain.db' : 'encrypted.db'), {
      warmUp: false,
      ...(key === undefined ? {} : { key }),
    });
  const stores = { plain: await open(), encrypted: await open(databaseKey) };
  const times = { plain: [] as number[], encrypted: [] as number[] };
  for (const store of Object.values(stores)) if (warm) await store.warm();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const question of asked)
      for (const kind of ['plain', 'encrypted'] as const) times[kind].push(await ask(stores[kind], question));
  for (const store of Object.values(stores)) await store.close();
  const [plain, encrypted] = [median(times.plain), median(times.encrypted)];
  const speed = Math.round((plain / encrypted) * 100);
  console.log(
    `search, ${warm ? 'warm' : 'cold'}: plain ${plain.toFixed(2)} ms, encrypted ${encrypted.toFixed(2)} ms (median): ${speed}% of the speed`,
  );
}

const databaseKey = randomBytes(32);
const folder = await mkdtemp(join(tmpdir(), 'madeleine-encrypted-perf-'));
try {
  const made = {
    plain: await openSqliteStore(join(folder, 'plain.db'), { warmUp: false }),
    encrypted: await openSqliteStore(join(folder, 'encrypted.db'), { warmUp: false, key: databaseKey }),
  };
  for (const [kind, store] of Object.entries(made)) {
    console.log(`${kind}: ${Math.round(await fill(store))} items/s written (${ITEMS} items)`);
    await store.close();
  }
  await measure(folder, false);
  await measure(folder, true);
} finally {
  await rm(folder, { recursive: true, force: true });
}
