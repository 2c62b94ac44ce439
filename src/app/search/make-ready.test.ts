import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { initMemory } from '../app.ts';
import { OpenMemory } from '../open-memory.ts';
import { makeReady } from './make-ready.ts';

let folder: string;
let memory: OpenMemory;
const closing = new AbortController();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-ready-'));
  await initMemory(folder, 'off', async () => 'off');
  memory = await OpenMemory.open(folder, { offline: true });
});
afterEach(async () => {
  await memory.close();
  await rm(folder, { recursive: true, force: true });
});

it('begins each step only when nobody waits, and none once the memory is being closed', async () => {
  const waits: PromiseWithResolvers<void>[] = [];
  const ready = makeReady(
    memory,
    () => {
      const one = Promise.withResolvers<void>();
      waits.push(one);
      return one.promise;
    },
    closing.signal,
  );
  while (waits.length === 0) await wait(10);
  await wait(50);
  expect(waits).toHaveLength(1);
  waits[0]?.resolve();
  while (waits.length === 1) await wait(10);
  closing.abort();
  waits[1]?.resolve();
  await ready;
  expect(waits).toHaveLength(2);
});
