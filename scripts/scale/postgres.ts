/**
 * What a store on PostgreSQL takes: how fast it is filled, how long searches of some of many owners take, the first one after
 * another process has written, and how many results of stages are durable in a second.
 * `node scripts/scale/postgres.ts [--owners 100] [--items 1000] [--large 10000] [--workers 8] [--lanes 1] [--url postgres://…]`
 */
import { parseArgs } from 'node:util';
import { openPostgresStore, type PostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { JoinedWrites } from '../../src/ingest/joined-writes.ts';
import { itemIdSchema } from '../../src/memory/ids.ts';
import type { ClaimedJob } from '../../src/ports/job-queue.ts';
import type { Change, TermQuery } from '../../src/ports/store.ts';
import { entryOf, randomFrom, sampleItem } from '../../test/conformance/samples.ts';
import { onServer } from './own-server.ts';

const { values } = parseArgs({
  options: {
    owners: { type: 'string', default: '100' },
    items: { type: 'string', default: '1000' },
    large: { type: 'string', default: '10000' },
    workers: { type: 'string', default: '8' },
    lanes: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2000' },
    url: { type: 'string' },
    'migration-url': { type: 'string' },
  },
});

const VOCABULARY = 30_000;
const BATCH = 500;
const random = randomFrom(42);
/** Words as often as in texts: the n-th most frequent one in proportion to 1 / n. */
const word = () => `w${Math.floor(VOCABULARY ** random())}`;
const text = (words: number) => Array.from({ length: words }, word).join(' ');
const idOf = (n: number) => itemIdSchema.parse(`item-${String(n).padStart(8, '0')}`);

function put(n: number): Change {
  const body = text(60);
  const terms = [`m:20${10 + (n % 15)}-0${1 + (n % 9)}`, `k:${n % 3 === 0 ? 'email' : 'image'}`, `p:${n % 200}`];
  return {
    op: 'putItem',
    item: sampleItem(idOf(n), body),
    index: entryOf({ title: text(4), names: text(2), body, terms }),
  };
}

const query = (): TermQuery => ({
  words: Array.from({ length: 4 }, () => ({ token: word(), weight: 1 })),
  filter: random() < 0.5 ? { any: [], none: [] } : { any: [['k:email']], none: [] },
  fieldWeights: { title: 2, names: 3, body: 1, context: 0.5 },
  limit: 50,
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function told(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  console.log(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${sorted.length})`);
}

async function fill(store: PostgresStore, items: number): Promise<void> {
  const writer = store.bulkWriter();
  const batches = Array.from({ length: Math.ceil(items / BATCH) }, (_, n) => n * BATCH);
  for (const from of batches)
    await writer.write(Array.from({ length: Math.min(BATCH, items - from) }, (_, n) => put(from + n)));
  await writer.optimize();
  await writer.close();
}

await onServer({ url: values.url, migrationUrl: values['migration-url'] }, async ({ url, serverCpu, ...options }) => {
  /** CPU that each of so many operations took here and in the server: what is left of a figure when the machine is busy. */
  const costs = async <T>(what: string, work: () => Promise<T>, count: (made: T) => number): Promise<T> => {
    const [here, there] = [process.cpuUsage(), serverCpu()];
    const made = await work();
    const { user, system } = process.cpuUsage(here);
    const each = (milliseconds: number) => (milliseconds / count(made)).toFixed(2);
    console.log(
      `  CPU for each ${what}: ${each((user + system) / 1000)} ms here, ${each(serverCpu() - there)} ms in the server`,
    );
    return made;
  };
  const open = (owner: string) => openPostgresStore(url, { ...options, owner });
  const anchor = await open('anchor');
  const [owners, items, large] = [Number(values.owners), Number(values.items), Number(values.large)];

  const largeStore = await open('large');
  const took = await costs(
    'item',
    () => timed(() => fill(largeStore, large)),
    () => large,
  );
  console.log(`filling one owner with its index: ${((large / took) * 1000).toFixed(0)} items/s (${large})`);
  await largeStore.close();
  const many = await timed(async () => {
    for (let n = 0; n < owners; n += 1) {
      const store = await open(`owner-${n}`);
      await fill(store, items);
      await store.close();
    }
  });
  console.log(`filling ${owners} owners: ${(((owners * items) / many) * 1000).toFixed(0)} items/s`);

  for (const [name, names, rounds] of [
    [`of ${items} items among ${owners}`, Array.from({ length: owners }, (_, n) => `owner-${n}`), 10],
    [`of ${large} items`, ['large'], 200],
  ] as const) {
    const [cold, warm]: [number[], number[]] = [[], []];
    const stores: PostgresStore[] = [];
    await costs(
      'first search',
      async () => {
        for (let again = 0; again < (names.length === 1 ? 20 : 1); again += 1)
          for (const owner of names) {
            const store = await open(owner);
            cold.push(await timed(() => store.ranking(query())));
            stores.push(store);
          }
      },
      () => cold.length,
    );
    await costs(
      'search',
      async () => {
        for (const store of stores.slice(0, names.length))
          for (let n = 0; n < rounds; n += 1) warm.push(await timed(() => store.ranking(query())));
      },
      () => warm.length,
    );
    await Promise.all(stores.map((store) => store.close()));
    told(`first search, owner ${name}`, cold);
    told(`search, owner ${name}`, warm);
  }

  const [writer, reader] = [await open('large'), await open('large')];
  const asked = Array.from({ length: 40 }, query);
  for (const one of asked) await reader.ranking(one);
  const [before, after]: [number[], number[]] = [[], []];
  for (const one of asked) {
    before.push(await timed(() => reader.ranking(one)));
    await writer.write([put(large + 1)]);
    after.push(await timed(() => reader.ranking(one)));
  }
  told('search that was asked before', before);
  told('the same after another opening wrote an item', after);
  await Promise.all([writer.close(), reader.close()]);

  const [workers, lanes, jobs] = [Number(values.workers), Number(values.lanes), Number(values.jobs)];
  for (const apart of [false, true]) {
    const names = Array.from({ length: workers }, (_, n) => (apart ? `worker-${n}` : 'worker'));
    for (const owner of new Set(names)) {
      const store = await open(owner);
      const share = apart ? Math.ceil(jobs / workers) : jobs;
      for (let from = 0; from < share; from += BATCH)
        await store.write(
          Array.from({ length: Math.min(BATCH, share - from) }, (_, n) => [
            put(from + n),
            { op: 'enqueue', job: { item: idOf(from + n), stage: 'ocr', version: 1 } } as const,
          ]).flat(),
        );
      await store.close();
    }
    let done = 0;
    const work = async (owner: string) => {
      const store = await open(owner);
      const results = new JoinedWrites(store);
      const lane = async (jobs: Iterable<ClaimedJob>) => {
        for (const job of jobs) {
          const item = await store.item(job.item);
          const expected: Change = { op: 'expectItem', id: job.item, item };
          await results.write([expected, put(Number(job.item.slice(5))), { op: 'finishJob', job }]);
          done += 1;
        }
      };
      for (;;) {
        const claimed = await store.jobs.claim(['ocr'], 10);
        if (claimed.length === 0) break;
        // What one lane has begun the others do not see.
        const jobs = claimed[Symbol.iterator]();
        await Promise.all(Array.from({ length: lanes }, () => lane(jobs)));
      }
      await store.close();
    };
    const milliseconds = await costs(
      'result',
      () => timed(() => Promise.all(names.map(work))),
      () => done,
    );
    const rate = ((done / milliseconds) * 1000).toFixed(0);
    console.log(
      `${rate} durable results of stages a second, ${workers} workers of ${lanes} lanes, of ${apart ? 'as many owners' : 'one owner'} (${done})`,
    );
  }
  await anchor.close();
});
