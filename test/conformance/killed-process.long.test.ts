import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { LEASE_MS } from '../../src/ports/job-queue.ts';
import { temporaryFolder } from './implementations.ts';
import { everything, queryOf, randomFrom } from './samples.ts';
import { BATCH_SIZE, batchOf } from './writer-process.ts';

const script = fileURLToPath(new URL('writer-process.ts', import.meta.url));

/** Starts the process, kills it so long after it first said something, and returns the numbers that it said. */
async function runUntilKilled(args: readonly string[], milliseconds: number): Promise<number[]> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  await wait(milliseconds);
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  expect((await closed)[1], 'it was killed, it did not fail by itself').toBe('SIGKILL');
  return said.split('\n').slice(0, -1).map(Number);
}

describe('a killed process', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder, 'memory.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('leaves every batch it reported whole, and any other whole or not at all', async () => {
    const random = randomFrom(11);
    let first = 0;
    for (let kill = 0; kill < 6; kill += 1) {
      const reported = await runUntilKilled(['write', file, String(first)], random() * 120);
      const store = await openSqliteStore(file);
      const batches = await store.vocabulary('batch:');
      expect(batches.filter((batch) => batch.items !== BATCH_SIZE)).toEqual([]);
      const kept = new Set(batches.map(({ term }) => Number(term.slice('batch:'.length))));
      expect(reported.length).toBeGreaterThan(0);
      expect(reported.filter((n) => !kept.has(n))).toEqual([]);
      for (const n of kept) expect(await store.record('stage', `batch-${n}`)).toBeDefined();
      expect((await store.records('stage')).length).toBe(kept.size);
      const ids = await store.match(everything);
      expect(ids.length).toBe(kept.size * BATCH_SIZE);
      expect((await store.items(ids)).length).toBe(ids.length);
      const last = Math.max(...reported);
      expect((await store.rank(queryOf([`word${last}`], { limit: 100 }))).length).toBe(BATCH_SIZE);
      expect(await store.jobs.pending()).toEqual({ ocr: ids.length });
      expect(await store.check(false)).toEqual([]);
      await store.close();
      first = Math.max(...kept) + 1;
    }
  });

  it('gives its claimed jobs back when their leases have run out', async () => {
    const store = await openSqliteStore(file);
    await store.write(batchOf(0));
    expect(await runUntilKilled(['claim', file], 0)).toEqual([BATCH_SIZE]);
    expect(await store.jobs.claim(['ocr'], 1000)).toEqual([]);
    await store.close();
    const later = await openSqliteStore(file, { clock: { now: () => new Date(Date.now() + LEASE_MS) } });
    const again = await later.jobs.claim(['ocr'], 1000);
    expect(again.map(({ attempts }) => attempts)).toEqual(Array.from({ length: BATCH_SIZE }, () => 1));
    expect(await later.jobs.claim(['ocr'], 1000)).toEqual([]);
    await later.close();
  });
});
