import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mail, mailbox, picture, put } from '../../test/end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../../test/fixtures/server.ts';
import { initMemory } from '../app/app.ts';
import {
  type ImportDocument,
  importShape,
  importsResponse,
  type UploadedFile,
  uploadedFile,
} from '../contract/import-verbs.ts';
import { type JobDocument, jobShape } from '../contract/job-shape.ts';
import { addResponse, statusResponse } from '../contract/memory-verbs.ts';
import { problemShape } from '../contract/problem.ts';

let base: string;
let memory: string;
let server: TestServer;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-long-imports-'));
  memory = join(base, 'memory');
  await initMemory(memory, 'off', async () => 'off');
  server = await serveMemory(memory);
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await rm(base, { recursive: true, force: true });
});

async function upload(name: string, bytes: Uint8Array | string, set?: string): Promise<UploadedFile> {
  const query = new URLSearchParams({ name, ...(set === undefined ? {} : { set }), modified: '1683464969000' });
  const response = await server.get(`/uploads?${query}`, { method: 'POST', body: Buffer.from(bytes) });
  return uploadedFile.parse(await response.json());
}

async function ended(started: Response | Promise<Response>): Promise<JobDocument> {
  let job = jobShape.parse(await (await started).json());
  while (job.state === 'queued' || job.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    job = jobShape.parse(await server.json(`/jobs/${job.id}`));
  }
  return job;
}

const addedBy = (job: JobDocument) => {
  expect(job).toMatchObject({ state: 'done' });
  return addResponse.parse(job.result);
};
const imports = async (): Promise<ImportDocument[]> => importsResponse.parse(await server.json('/imports')).imports;
const status = async () => statusResponse.parse(await server.json('/status'));
const kept = async (folder = 'media') =>
  (await readdir(join(memory, folder), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
const problem = async (response: Response) => problemShape.parse(await response.json());
const post = (path: string, body: unknown) => server.send('POST', path, body);
const remove = (path: string) => server.get(path, { method: 'DELETE' });

/** Resolves as soon as a job tells that it has done something: who asks now and then may ask too late. */
async function underWay(id: string): Promise<void> {
  const { jobs } = await server.app.desk();
  while ((jobs.get(id).progress?.done ?? 0) === 0) {
    expect(jobs.get(id).state).toMatch(/queued|running/);
    await jobs.changed(new AbortController().signal);
  }
}

describe('what is uploaded', () => {
  it('that was forgotten does not come back, nor does its file', async () => {
    const bytes = await picture(9);
    const first = await upload('a.jpg', bytes);
    await ended(post('/imports', { uploads: [first.set] }));
    const id = (await server.app.search('photo')).items[0]?.id ?? expect.fail('no picture');
    await server.app.forget({ kind: 'ids', ids: [id] });
    expect(await kept()).toEqual([]);
    const second = await upload('b.jpg', bytes);
    expect(addedBy(await ended(post('/imports', { uploads: [second.set] })))).toMatchObject({
      added: 0,
      skippedForgotten: 1,
    });
    expect(await kept()).toEqual([]);
    const third = await upload('b.jpg', bytes);
    expect(addedBy(await ended(post('/imports', { uploads: [third.set], again: true }))).added).toBe(1);
  });
});

describe('an import', () => {
  it('that is taken back leaves what was there before, and what came again with another', async () => {
    const shared = await picture(1);
    await put(base, 'before/shared.jpg', shared);
    await ended(post('/imports', { paths: [join(base, 'before')] }));
    const { set } = await upload('shared.jpg', shared);
    await upload('own.jpg', await picture(2), set);
    await upload('later.jpg', await picture(3), set);
    await ended(post('/imports', { uploads: [set] }));
    await put(base, 'after/later.jpg', await picture(3));
    await ended(post('/imports', { paths: [join(base, 'after')] }));
    expect((await kept()).length).toBe(3);
    const [, uploaded] = await imports();
    expect(await ended(remove(`/imports/${uploaded?.id}`))).toMatchObject({ state: 'done', result: { forgotten: 1 } });
    expect((await imports()).map(({ names }) => names)).toEqual([['after'], ['before']]);
    expect((await status()).items.image).toBe(2);
    expect(await kept()).toEqual([]);
    expect(importShape.safeParse(await server.json(`/imports/${uploaded?.id}`)).success).toBe(false);
  });
});

describe('an import of thousands of mails', () => {
  it('that is stopped can be carried on, in the same import', async () => {
    await put(base, 'in/all.mbox', mailbox(6000));
    const job = jobShape.parse(await (await post('/imports', { paths: [join(base, 'in')] })).json());
    await underWay(job.id);
    await remove(`/jobs/${job.id}`);
    expect((await ended(server.get(`/jobs/${job.id}`))).state).toBe('cancelled');
    const [stopped] = await imports();
    expect(stopped?.state).toBe('stopped');
    const resumed = await ended(post(`/imports/${stopped?.id}/resume`, {}));
    expect(addedBy(resumed).stopped).toBe(false);
    expect(await imports()).toMatchObject([{ id: stopped?.id, state: 'done', items: 6000, added: 6000, unchanged: 0 }]);
    expect((await problem(await post(`/imports/${stopped?.id}/resume`, {}))).code).toBe('usage');
  });

  it('is carried on by the next server when this one ends', async () => {
    const { set } = await upload('all.mbox', mailbox(6000));
    const job = jobShape.parse(await (await post('/imports', { uploads: [set] })).json());
    await underWay(job.id);
    await server.close();
    expect(existsSync(join(memory, 'uploads', set))).toBe(true);
    server = await serveMemory(memory);
    await (await server.app.desk()).carryOn({ work: false });
    expect((await ended(server.get(`/jobs/${job.id}`))).state).toBe('done');
    expect(await imports()).toMatchObject([{ state: 'done', items: 6000, names: ['all.mbox'] }]);
    expect(await kept('uploads')).toEqual([]);
  });
});

/** A picture with words in it, which take a while to read. */
const writtenPicture = (n: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg width="900" height="600"><rect width="900" height="600" fill="white"/><text x="40" y="${80 + n}" font-size="48">Lighthouse number ${n}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();

describe('work on what was added', () => {
  it('goes on in the background, makes way for an import, and rests when it is stopped', async () => {
    await server.close();
    server = await serveMemory(memory, { configuration: { ocr: { enabled: true } } });
    const desk = await server.app.desk();
    await desk.carryOn({ work: true });
    const jobs = async (): Promise<JobDocument[]> =>
      z.object({ jobs: z.array(jobShape) }).parse(await server.json('/jobs')).jobs;
    const work = async () => (await jobs()).find(({ kind }) => kind === 'work')?.state;
    // Each is read for words and for codes.
    for (let n = 0; n < 16; n += 1) await put(base, `in/${n}.png`, await writtenPicture(n));
    expect(addedBy(await ended(post('/imports', { paths: [join(base, 'in')] }))).pending).toBe(32);
    await expect.poll(work, { timeout: 30_000, interval: 20 }).toBe('running');
    const id = (await jobs()).find(({ kind }) => kind === 'work')?.id ?? '';
    await remove(`/jobs/${id}`);
    expect((await desk.jobs.ended(id)).state).toBe('cancelled');
    const pending = async () => importsResponse.parse(await server.json('/imports')).pending;
    const left = await pending();
    expect(left).toBeGreaterThan(0);
    await put(base, 'more/a.eml', mail(1, 'Your invoice', 'Total: EUR 42.50'));
    await ended(post('/imports', { paths: [join(base, 'more')] }));
    expect([await work(), await pending()]).toEqual(['cancelled', left]);
    const working = post('/work', {});
    await put(base, 'last/b.eml', mail(2, 'Your ticket', 'Total: EUR 12.50'));
    const imported = await ended(post('/imports', { paths: [join(base, 'last')] }));
    const worked = await ended(working);
    expect([imported.state, worked.state, await pending()]).toEqual(['done', 'done', 0]);
    expect((worked.finished ?? '') > (imported.finished ?? '')).toBe(true);
    expect((await server.app.search('lighthouse 7')).items.length).toBeGreaterThan(0);
  });
});
