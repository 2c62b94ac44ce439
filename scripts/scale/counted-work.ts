import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { type EnrichOptions, enrich, reindexed } from '../../src/ingest/enrich.ts';
import { batchIdSchema, itemIdSchema } from '../../src/memory/ids.ts';
import type { StoredItem } from '../../src/memory/item.ts';
import { observed } from '../../src/memory/provenance.ts';
import { reading } from '../../src/memory/reading.ts';
import { type Change, LostClaim, type Store } from '../../src/ports/store.ts';
import { questions } from '../perf/corpus.ts';

/** Two stages that look at the same items, so that they overlap. */
export const stages = ['scale-things', 'scale-places'] as const;
const MARK = 'result|';

const derive = { geocoder: undefined, ownReadings: async () => ({ readings: [] }) };
const texts = questions(500);

function itemOf(n: number): StoredItem {
  return {
    id: itemIdSchema.parse(`scale-${n}`),
    identity: `scale:${n}`,
    modality: 'email',
    origin: { importer: 'mail', root: '/made', path: `${n}`, batch: batchIdSchema.parse('scale') },
    copies: [],
    readings: [
      reading('title', `Item ${n}`, observed('made')),
      reading('body', { text: texts[n % 500] ?? '' }, observed('made')),
    ],
  };
}

/** Items from a number on, each with a job of every stage. */
export async function addWork(
  store: Store,
  from: number,
  count: number,
  of: readonly string[] = stages,
): Promise<void> {
  const changes: Change[] = [];
  for (let n = from; n < from + count; n += 1) {
    const item = itemOf(n);
    changes.push(await reindexed(item, derive));
    for (const stage of of) changes.push({ op: 'enqueue', job: { item: item.id, stage, version: 1 } });
  }
  await store.write(changes);
}

export type Said = { readonly kept: string } | { readonly cpuSeconds: number } | 'dropped' | 'locked' | 'ready';

export type Work = {
  readonly of?: readonly string[];
  readonly lanes: number;
  /** What a stage takes at most for an item. */
  readonly mostMilliseconds: number;
  /** Awaited when all is open. */
  readonly begin?: () => Promise<unknown>;
};

/**
 * Works on the stages as the program does until nothing is left, and tells of each result once it is durable. A result
 * leaves a record under a name that no other result has, so that one that is committed twice is found.
 */
export async function work(
  opened: string | Store,
  { of = stages, lanes, mostMilliseconds, begin }: Work,
  tell: (said: Said) => void,
  options: EnrichOptions,
): Promise<void> {
  const store = typeof opened === 'string' ? await openSqliteStore(opened, { create: false, warmUp: false }) : opened;
  const write = store.write.bind(store);
  store.write = async (changes) => {
    const marks = changes.flatMap((change) => (change.op === 'putRecord' ? [change.id] : []));
    try {
      await write(changes);
      for (const kept of marks) tell({ kept });
    } catch (error) {
      if (error instanceof LostClaim && marks.length === 1) tell('dropped');
      throw error;
    }
  };
  const made = of.map((name) => ({
    name,
    version: 1,
    concurrency: lanes,
    wants: () => true,
    run: async ({ id }: StoredItem) => {
      if (mostMilliseconds > 0) await sleep(Math.random() * mostMilliseconds);
      const tag = { name: `${name} of ${id}`, source: 'perception' } as const;
      const mark = `${MARK}${name}|${id}|${randomUUID()}`;
      return {
        readings: [reading('tags', [tag], { kind: 'inferred', by: `${name}.made`, version: 1 })],
        records: [{ op: 'putRecord', kind: 'stage', id: mark, value: { name: mark, version: 1 } } as const],
      };
    },
  }));
  tell('ready');
  await begin?.();
  const before = process.cpuUsage();
  await enrich({ store, jobs: store.jobs, derive }, made, options);
  const { user, system } = process.cpuUsage(before);
  tell({ cpuSeconds: (user + system) / 1e6 });
  await store.close();
}

export type Accounts = {
  readonly items: number;
  readonly results: number;
  /** Of an item and a stage: without a result, with more than one, with one that the item does not show. */
  readonly lost: number;
  readonly twice: number;
  readonly overwritten: number;
  /** Results that a worker said were kept and that are not there. */
  readonly acknowledgedLost: number;
  readonly givenUp: number;
  readonly pending: number;
  readonly problems: number;
};

/** What is there after all work, against what was to be done and what workers said. */
export async function accounts(store: Store, kept: ReadonlySet<string>): Promise<Accounts> {
  const marks = (await store.records('stage', MARK)).map(({ name }) => name);
  const results = new Map<string, number>();
  for (const mark of marks) {
    const key = mark.slice(MARK.length, mark.lastIndexOf('|'));
    results.set(key, (results.get(key) ?? 0) + 1);
  }
  let [items, lost, twice, overwritten] = [0, 0, 0, 0];
  for await (const { id, tags = [] } of store.scan()) {
    items += 1;
    for (const stage of stages) {
      const n = results.get(`${stage}|${id}`) ?? 0;
      if (n === 0) lost += 1;
      if (n > 1) twice += 1;
      if (n > 0 && !tags.some(({ name }) => name === `${stage} of ${id}`)) overwritten += 1;
    }
  }
  const there = new Set(marks);
  return {
    items,
    results: marks.length,
    lost,
    twice,
    overwritten,
    acknowledgedLost: [...kept].filter((mark) => !there.has(mark)).length,
    givenUp: (await store.jobs.failures()).length,
    pending: Object.values(await store.jobs.pending()).reduce((sum, n) => sum + n, 0),
    problems: (await store.check(false)).length,
  };
}
