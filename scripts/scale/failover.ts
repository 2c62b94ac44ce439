/**
 * The primary of a cluster on loopback is killed by SIGKILL while writers, a server and a worker of Madeleine use it, and its
 * synchronous standby is promoted; again and again, each time with a new standby. How long writes were away, and whether a
 * write that was acknowledged is gone. Prints the figures as JSON; exits with 1 where anything is wrong.
 *   node scripts/scale/failover.ts [kills] [writers] [seconds of load before each]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { isMadeleineError } from '../../src/memory/errors.ts';
import type { Store } from '../../src/ports/store.ts';
import { Cluster } from './cluster.ts';
import { makeInput } from './made-inputs.ts';
import { end, run, serve, start } from './running-program.ts';

const OWNER = 'failover';
const MARK = 'write|';
const MAILS = 50;
/** What a monitor takes the primary for dead by: as short as Patroni may be set on a network without delays. */
const [POLL_MS, MISSES] = [500, 4];
const RETRY_MS = 100;

type Figures = {
  attempted: number;
  readonly acknowledged: Set<string>;
  readonly errors: Record<string, number>;
  lastAcknowledged: number;
};

const markOf = (id: string) => ({ op: 'putRecord', kind: 'stage', id, value: { name: id, version: 1 } }) as const;

/** Writes records of its own one after the other; what failed is written again under another name. */
async function writeOn(store: Store, writer: number, figures: Figures, stop: AbortSignal): Promise<void> {
  for (let n = 0; !stop.aborted; n += 1) {
    const id = `${MARK}${writer}|${n}`;
    figures.attempted += 1;
    try {
      await store.write([markOf(id)]);
      figures.acknowledged.add(id);
      figures.lastAcknowledged = performance.now();
    } catch (error) {
      const code = isMadeleineError(error) ? error.code : String(error);
      figures.errors[code] = (figures.errors[code] ?? 0) + 1;
      await sleep(RETRY_MS);
    }
  }
}

/** Seconds until a request of the server is answered well again, of those that were asked since. */
async function answeredAgain(api: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const isOk = await fetch(`${api}/search?query=letter`, { signal: AbortSignal.timeout(20_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOk) return (performance.now() - began) / 1000;
    await sleep(RETRY_MS);
  }
}

async function writesAgain(figures: Figures, since: number): Promise<number> {
  while (figures.lastAcknowledged <= since) await sleep(20);
  return (performance.now() - since) / 1000;
}

const seconds = (values: readonly number[]) => values.map((value) => Number(value.toFixed(1)));

const [kills = 1, writers = 8, load = 4] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'madeleine-failover-'));
const cluster = await Cluster.start();
const memory = join(folder, 'memory');
const env = {
  MADELEINE_DATABASE: cluster.url(),
  MADELEINE_DATABASE_MIGRATIONS: cluster.url('madeleine_tables'),
  MADELEINE_DATABASE_OWNER: OWNER,
};
const input = await makeInput('mbox', MAILS, join(folder, 'input'));
await run(['add', input.path, '--as', input.as, '--memory', memory], env);
const server = await serve(['--memory', memory, '--no-work'], env);
const worker = start(['worker', '--memory', memory], env);
while (!/Nothing to do/.test(worker.said()) && worker.child.exitCode === null) await sleep(100);
const store = await openPostgresStore(cluster.url(), { owner: OWNER });
// The first search reads what understands questions, and has nothing to do with the database.
await answeredAgain(server.api);
const figures: Figures = { attempted: 0, acknowledged: new Set(), errors: {}, lastAcknowledged: 0 };
const stop = new AbortController();
const writing = Array.from({ length: writers }, (_, n) => writeOn(store, n, figures, stop.signal));
const [untilDetected, untilWritten, untilSearched]: [number[], number[], number[]] = [[], [], []];
for (let n = 0; n < kills; n += 1) {
  if (n > 0) await cluster.addStandby();
  await sleep(load * 1000);
  await cluster.killPrimary();
  const killed = performance.now();
  const searched = answeredAgain(server.api);
  await cluster.detected(POLL_MS, MISSES);
  untilDetected.push((performance.now() - killed) / 1000);
  await cluster.promote();
  untilWritten.push(await writesAgain(figures, killed));
  untilSearched.push(await searched);
}
await sleep(1000);
stop.abort();
await Promise.all(writing);

// The worker is there still, and organises what is due from now on.
await store.write([markOf('organise-due')]);
const until = performance.now() + 60_000;
while ((await store.record('stage', 'organise-due')) !== undefined && performance.now() < until) await sleep(200);
const workerWent = (await store.record('stage', 'organise-due')) === undefined && worker.child.exitCode === null;
const there = new Set((await store.records('stage', MARK)).map(({ name }) => name));
const lost = [...figures.acknowledged].filter((id) => !there.has(id)).length;
const unacknowledged = [...there].filter((id) => !figures.acknowledged.has(id)).length;
console.log(
  JSON.stringify(
    {
      ...{ kills, writers, attempted: figures.attempted, acknowledged: figures.acknowledged.size, lost },
      ...{ writtenButNotAcknowledged: unacknowledged, errors: figures.errors },
      secondsUntil: {
        detected: seconds(untilDetected),
        written: seconds(untilWritten),
        searched: seconds(untilSearched),
      },
      ...{ serverLives: server.child.exitCode === null, workerWent },
    },
    null,
    2,
  ),
);
if (!workerWent) console.error(worker.said());
if (lost > 0 || !workerWent || server.child.exitCode !== null) process.exitCode = 1;
await end(server.child);
await end(worker.child);
await store.close();
await cluster.close();
await rm(folder, { recursive: true, force: true });
