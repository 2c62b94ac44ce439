/**
 * Results of stages that are durable a second: each is an item written anew with its words, and the end of its job, in one
 * transaction that survives a power cut. The stage itself takes no time. Prints the figures as JSON.
 *   node scripts/scale/stage-results.ts [workers] [results] [lanes of each worker]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { addWork, type Said, stages, work } from './counted-work.ts';

const script = fileURLToPath(import.meta.url);
const of = stages.slice(0, 1);

async function measure(workers: number, results: number, lanes: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-results-'));
  const file = join(folder, 'memory.db');
  const store = await openSqliteStore(file, { warmUp: false });
  for (let n = 0; n < results; n += 1000) await addWork(store, n, Math.min(1000, results - n), of);
  await store.optimize();
  const children = Array.from({ length: workers }, () => fork(script, ['work', file, String(lanes)]));
  await Promise.all(children.map((child) => once(child, 'message')));
  const began = performance.now();
  let cpuSeconds = 0;
  const kept = children.map(async (child) => {
    let n = 0;
    child.on('message', (said: Said) => {
      if (typeof said !== 'object') return;
      if ('kept' in said) n += 1;
      else cpuSeconds += said.cpuSeconds;
    });
    const closed = once(child, 'close');
    child.send('go');
    await closed;
    return n;
  });
  const each = await Promise.all(kept);
  const seconds = (performance.now() - began) / 1000;
  const done = each.reduce((sum, n) => sum + n, 0);
  const figures = { workers, lanes, results: done, seconds, perSecond: done / seconds, each, load: loadavg()[0] };
  console.log(JSON.stringify({ ...figures, cpuSeconds, cpuMillisecondsEach: (cpuSeconds * 1000) / done }));
  await store.close();
  await rm(folder, { recursive: true, force: true });
  if (done !== results) process.exitCode = 1;
}

const [first, second, third] = process.argv.slice(2);
if (first === 'work') {
  const tell = (said: Said) => void process.send?.(said);
  const begin = () => once(process, 'message');
  await work(second ?? '', { of, lanes: Number(third), mostMilliseconds: 0, begin }, tell, { patienceMilliseconds: 0 });
  process.disconnect();
} else await measure(Number(first ?? 8), Number(second ?? 4000), Number(third ?? 2));
