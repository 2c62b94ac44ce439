/**
 * Workers whose clocks go an hour behind, an hour ahead and right work on the same items of a memory on PostgreSQL: leases go by
 * the database's clock, so that no job is given out twice. Prints the figures as JSON; exits with 1 where one was.
 *   node scripts/scale/clock-skew.ts [items] [minutes of skew]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { openPostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { accounts, addWork, type Said, work } from './counted-work.ts';
import { onServer } from './own-server.ts';
import { noted } from './running-program.ts';

const OWNER = 'skewed';
const LANES = 2;
const MOST_WORK_MS = 50;
/** So short that a worker that went by its own clock would soon take what another holds. */
const LEASE_MS = 2_000;

/** From now on the clock of this process is so far from the machine's. */
function shiftClock(milliseconds: number): void {
  const Right = Date;
  class Shifted extends Right {
    constructor(...given: [] | [number | string | Date]) {
      super(given[0] ?? Right.now() + milliseconds);
    }
    static override now(): number {
      return Right.now() + milliseconds;
    }
  }
  globalThis.Date = Shifted as DateConstructor;
}

async function measure(items: number, minutes: number): Promise<void> {
  await onServer({}, async ({ url, migrationUrl }) => {
    const options = { owner: OWNER, ...(migrationUrl === undefined ? {} : { migrationUrl }) };
    const store = await openPostgresStore(url, options);
    await addWork(store, 0, items);
    const kept = new Set<string>();
    let dropped = 0;
    const byClock: Record<string, number> = {};
    const ended = [-minutes, 0, minutes].map((skew) => {
      const args = ['work', url, String(skew * 60_000)];
      const child = noted(
        fork(fileURLToPath(import.meta.url), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
      );
      child.on('message', (said: Said) => {
        if (said === 'dropped') dropped += 1;
        if (typeof said !== 'object' || !('kept' in said)) return;
        kept.add(said.kept);
        byClock[String(skew)] = (byClock[String(skew)] ?? 0) + 1;
      });
      return once(child, 'exit');
    });
    await Promise.all(ended);
    const found = await accounts(store, kept);
    console.log(JSON.stringify({ minutes, byClock, dropped, ...found, load: loadavg()[0] }, null, 2));
    const { lost, twice, overwritten, acknowledgedLost, givenUp, pending } = found;
    if (dropped + lost + twice + overwritten + acknowledgedLost + givenUp + pending > 0) process.exitCode = 1;
    await store.close();
  });
}

const [first, second, third] = process.argv.slice(2);
if (first === 'work') {
  shiftClock(Number(third));
  const store = await openPostgresStore(second ?? '', { owner: OWNER });
  const tell = (said: Said) => void process.send?.(said);
  await work(store, { lanes: LANES, mostMilliseconds: MOST_WORK_MS }, tell, { leaseMilliseconds: LEASE_MS });
  process.disconnect();
} else await measure(Number(first ?? 200), Number(second ?? 60));
