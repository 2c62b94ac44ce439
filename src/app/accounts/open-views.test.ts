import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putItem } from '../../../test/conformance/samples.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { OpenMemory } from '../open-memory.ts';
import type { View } from './kept-memories.ts';
import { openAccounts, type ServerAccounts } from './open-accounts.ts';
import { OpenViews } from './open-views.ts';

let base: string;
let server: ServerAccounts;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-views-'));
  server = await openAccounts(join(base, 'accounts'));
});
afterEach(async () => {
  await server.close();
  await rm(base, { recursive: true, force: true });
});

/** A memory in which a picture waits to be looked at, as its owner sees it. */
async function pendingView(): Promise<View> {
  const { id, name } = await server.memories.add({ name: 'ann' });
  const memory = await server.memories.find(id);
  const opened = await OpenMemory.open(memory.place);
  const job = { item: itemIdSchema.parse('p'), stage: 'ocr', version: 1 };
  await opened.store.write([putItem('p', {}, 'image'), { op: 'enqueue', job }]);
  await opened.close();
  return { id: memory.id, name, memory, role: 'owner' };
}

it.each([true, false])('does what is pending in a memory of an account, or leaves it to workers: %s', async (works) => {
  const view = await pendingView();
  const views = new OpenViews((error) => expect.fail(String(error)), {
    works,
    sharesOf: (memory) => server.accounts.store.sharesOf(memory),
  });
  const { app, release } = await views.of(view);
  const desk = await app.desk();
  const begun = () => desk.jobs.list().some(({ kind }) => kind === 'work');
  if (works) await expect.poll(begun).toBe(true);
  else {
    await desk.work();
    expect(begun()).toBe(false);
  }
  release();
  await views.close();
});
