import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mail, picture } from '../../test/end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../../test/fixtures/server.ts';
import { openSqliteStore } from '../adapters/sqlite/sqlite-store.ts';
import { initMemory } from '../app/app.ts';
import { importsResponse, uploadedFile } from '../contract/import-verbs.ts';
import { jobShape } from '../contract/job-shape.ts';

// Each import is a process of its own, and a busy machine starts few of them a second.
vi.setConfig({ testTimeout: 180_000 });

let base: string;
let memory: string;
let server: TestServer;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-bytes-'));
  memory = join(base, 'memory');
  await initMemory(memory, 'off', async () => 'off');
  server = await serveMemory(memory);
});
afterEach(async () => {
  await server.close();
  await rm(base, { recursive: true, force: true });
});

async function upload(name: string, bytes: Uint8Array | string, set?: string): Promise<string> {
  const query = new URLSearchParams({ name, ...(set === undefined ? {} : { set }) });
  const response = await server.get(`/uploads?${query}`, { method: 'POST', body: Buffer.from(bytes) });
  return uploadedFile.parse(await response.json()).set;
}

async function ended(response: Response): Promise<void> {
  let job = jobShape.parse(await response.json());
  while (job.state === 'queued' || job.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    job = jobShape.parse(await server.json(`/jobs/${job.id}`));
  }
  expect(job.state).toBe('done');
}

/** Which of these stand in a file of the memory, or in its name. */
async function found(needles: readonly string[]): Promise<string[]> {
  const hits: string[] = [];
  for (const entry of await readdir(memory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const bytes = entry.isFile() ? await readFile(path) : Buffer.alloc(0);
    const text = `${path}${bytes.toString('latin1')}${bytes.toString('utf16le')}`.toLowerCase();
    for (const needle of needles) if (text.includes(needle.toLowerCase())) hits.push(`${needle} in ${entry.name}`);
  }
  return hits;
}

async function itemIds(): Promise<string[]> {
  const store = await openSqliteStore(join(memory, 'memory.db'));
  const ids: string[] = [];
  for await (const item of store.scan()) ids.push(item.id);
  await store.close();
  return ids;
}

async function addAll(): Promise<{ ids: string[]; needles: string[] }> {
  const set = await upload('zanzibarium.eml', mail(1, 'Xylophonquartz meeting', 'The code is QWERTZUIOP99.'));
  await upload('kualalumpurville.jpg', await picture(3), set);
  await upload('brokenquux.jpg', 'no picture', set);
  await ended(await server.send('POST', '/imports', { uploads: [set] }));
  const ids = await itemIds();
  expect(ids).toHaveLength(2);
  for (const id of ids) await server.get(`/items/${id}/media?rendition=screen`);
  await server.send('POST', '/ask', { question: 'What was the Xylophonquartz meeting about?' });
  const needles = [...ids, 'zanzibarium', 'xylophonquartz', 'qwertzuiop99', 'kualalumpurville'];
  expect((await found(needles)).length).toBeGreaterThan(3);
  return { ids, needles };
}

it('forgets items with every byte of their names, ids and words, while a server is open and after it', async () => {
  const { ids, needles } = await addAll();
  expect((await server.send('POST', '/forget', { ids })).ok).toBe(true);
  await server.close();
  expect(await found(needles)).toEqual([]);
  server = await serveMemory(memory);
  await server.app.desk();
  expect(await found(needles)).toEqual([]);
});

it('does so when an import is taken back, with what failed in it', async () => {
  const { needles } = await addAll();
  const { imports } = importsResponse.parse(await server.json('/imports'));
  await ended(await server.get(`/imports/${imports[0]?.id}`, { method: 'DELETE' }));
  await server.close();
  expect(await found([...needles, 'brokenquux'])).toEqual([]);
  server = await serveMemory(memory);
});
