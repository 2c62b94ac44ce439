/**
 * Workers that are killed by SIGKILL again and again while they work on the same items, and some that are stopped for longer
 * than their leases last and go on then: whether any result is lost, committed twice or overwritten by another stage's.
 * Prints the figures as JSON; exits with 1 where anything is wrong. Told to end (SIGTERM), it kills no more and counts.
 *   node scripts/scale/killed-workers.ts [kills] [workers] [lease in milliseconds]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { isMadeleineError } from '../../src/memory/errors.ts';
import type { Store } from '../../src/ports/store.ts';
import { accounts, addWork, type Said, work } from './counted-work.ts';

const LANES = 2;
/** What a stage takes at most for an item, and how long a worker lives at most after its first result. */
const [MOST_WORK_MS, MOST_LIFE_MS] = [20, 400];
/** Of so many workers in a place one is stopped before it is killed. */
const STALLED = 5;
const PAGE = 300;

const script = fileURLToPath(import.meta.url);

type Figures = {
  kills: number;
  stalls: number;
  /** Results that a worker made of a job that was another's by then. */
  dropped: number;
  /** Workers that gave up because another one was stopped in the middle of a write. */
  lockedOut: number;
  readonly kept: Set<string>;
};

/** A worker from its start to its death, or to its end where nothing is left to do. */
class VictimWorker {
  readonly #child: ChildProcess;
  readonly #first = Promise.withResolvers<void>();
  readonly closed: Promise<unknown>;

  constructor(file: string, lease: number, figures: Figures) {
    this.#child = fork(script, ['work', file, String(lease)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Most of what a short life takes is reading the program.
      env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(file), 'code') },
    });
    this.closed = once(this.#child, 'close').then(() => this.#first.resolve());
    this.#child.on('message', (said: Said) => {
      if (said === 'dropped') figures.dropped += 1;
      if (said === 'locked') figures.lockedOut += 1;
      if (typeof said === 'object' && 'kept' in said) {
        figures.kept.add(said.kept);
        this.#first.resolve();
      }
    });
  }

  /** Resolves when it has kept a result, or is gone. */
  get begun(): Promise<void> {
    return this.#first.promise;
  }

  /** False where it ended by itself before. */
  async kill(): Promise<boolean> {
    const killed = this.#child.exitCode === null && this.#child.kill('SIGKILL');
    await this.closed;
    return killed && this.#child.signalCode === 'SIGKILL';
  }

  /** Stopped for so long; it goes on then, and may say what it makes of that. */
  async stall(milliseconds: number): Promise<boolean> {
    const stopped = this.#child.exitCode === null && this.#child.kill('SIGSTOP');
    await sleep(milliseconds);
    this.#child.kill('SIGCONT');
    await sleep(MOST_LIFE_MS);
    return stopped;
  }
}

/** Keeps one place filled with a worker until enough were killed, in all places together. */
async function killAgain(file: string, lease: number, isEnough: () => boolean, figures: Figures): Promise<void> {
  for (let started = 0; !isEnough(); ) {
    const worker = new VictimWorker(file, lease, figures);
    await worker.begun;
    await sleep(Math.random() * MOST_LIFE_MS);
    started += 1;
    if (started % STALLED === 0 && (await worker.stall(lease * 2))) figures.stalls += 1;
    if (await worker.kill()) figures.kills += 1;
  }
}

/**
 * Adds work before it runs out, until the killing has ended. While a stopped worker holds the database nothing is waited for:
 * it is this process that has to let it go on.
 */
async function feed(store: Store, ended: AbortSignal): Promise<void> {
  for (let items = 0; !ended.aborted; ) {
    const pending = Object.values(await store.jobs.pending()).reduce((sum, n) => sum + n, 0);
    if (pending < PAGE && (await isAdded(store, items))) items += PAGE;
    await sleep(100);
  }
}

async function isAdded(store: Store, from: number): Promise<boolean> {
  try {
    await addWork(store, from, PAGE);
    return true;
  } catch (error) {
    if (!isMadeleineError(error) || error.code !== 'memory-locked') throw error;
    return false;
  }
}

async function measure(kills: number, workers: number, lease: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-killed-'));
  const file = join(folder, 'memory.db');
  const store = await openSqliteStore(file, { warmUp: false, busyMilliseconds: 20 });
  const figures: Figures = { kills: 0, stalls: 0, dropped: 0, lockedOut: 0, kept: new Set() };
  const began = performance.now();
  const ended = new AbortController();
  const feeding = feed(store, ended.signal);
  await sleep(200);
  let isTold = false;
  process.once('SIGTERM', () => {
    isTold = true;
  });
  const isEnough = () => isTold || figures.kills >= kills;
  await Promise.all(Array.from({ length: workers }, () => killAgain(file, lease, isEnough, figures)));
  ended.abort();
  await feeding;
  await Promise.all(Array.from({ length: 2 }, () => new VictimWorker(file, lease, figures).closed));
  const found = await accounts(store, figures.kept);
  const { kept, ...counted } = figures;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    JSON.stringify(
      { ...counted, workers, lease, acknowledged: kept.size, ...found, seconds, load: loadavg()[0] },
      null,
      2,
    ),
  );
  await store.close();
  await rm(folder, { recursive: true, force: true });
  const { lost, twice, overwritten, acknowledgedLost, givenUp, pending, problems } = found;
  if (lost + twice + overwritten + acknowledgedLost + givenUp + pending + problems > 0) process.exitCode = 1;
}

const [first, second, third] = process.argv.slice(2);
if (first === 'work') {
  const tell = (said: Said) => void process.send?.(said);
  const leaseMilliseconds = Number(third);
  try {
    await work(second ?? '', { lanes: LANES, mostMilliseconds: MOST_WORK_MS }, tell, { leaseMilliseconds });
  } catch (error) {
    if (!isMadeleineError(error) || error.code !== 'memory-locked') throw error;
    tell('locked');
  }
  process.disconnect();
} else await measure(Number(first ?? 200), Number(second ?? 8), Number(third ?? 3000));
