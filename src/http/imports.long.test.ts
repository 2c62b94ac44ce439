import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mail, mailbox, picture, put } from '../../test/end-to-end/made-input.ts';
import {
  addedBy,
  base,
  ended,
  imports,
  kept,
  memory,
  post,
  problem,
  remove,
  serveAgain,
  serveEachTest,
  server,
  status,
  underWay,
  upload,
} from '../../test/fixtures/importing.ts';
import { takeLock } from '../adapters/lock/exclusive-lock.ts';
import { importShape, importsResponse, knownContents } from '../contract/import-verbs.ts';
import { type JobDocument, jobShape } from '../contract/job-shape.ts';

serveEachTest();

/** Those of these contents that the memory says it keeps. */
async function known(...contents: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const digests = contents.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  const response = await post('/uploads/known', { sha256: digests });
  const told = knownContents.parse(await response.json()).known;
  return contents.filter((_, n) => told.includes(digests[n] ?? ''));
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
  it('reads folders of the server, one import after the other', async () => {
    await put(base, 'one/a.jpg', await picture(1));
    await put(base, 'two/b.jpg', await picture(2));
    const first = post('/imports', { paths: [join(base, 'one')] });
    // Two requests on their way at once may come in either order.
    await first;
    const second = post('/imports', { paths: [join(base, 'two')] });
    expect(addedBy(await ended(first)).added).toBe(1);
    expect(addedBy(await ended(second)).added).toBe(1);
    expect((await imports()).map(({ names }) => names)).toEqual([['two'], ['one']]);
  });

  it('waits while another program adds to the memory, and says so', async () => {
    await put(base, 'in/a.jpg', await picture(1));
    const lock = takeLock(join(memory, 'import.lock'), 'import');
    const job = jobShape.parse(await (await post('/imports', { paths: [join(base, 'in')] })).json());
    const stage = async () => jobShape.parse(await server.json(`/jobs/${job.id}`)).progress?.stage;
    await expect.poll(stage, { timeout: 20_000 }).toBe('waiting');
    lock.release();
    expect(addedBy(await ended(server.get(`/jobs/${job.id}`))).added).toBe(1);
  });

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
    await serveAgain({}, () => expect(existsSync(join(memory, 'uploads', set))).toBe(true));
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
    await serveAgain({ configuration: { ocr: { enabled: true } } });
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

describe('an uploaded album that names files of the server', () => {
  it('brings none of them, and names them among what failed', async () => {
    await put(base, 'private/private.png', await picture(7));
    const set = (await upload('album/images/1.png', await picture(1))).set;
    const names = ['../../../../../private/private.png', '../../../../../../private/private.png', '1.png'];
    const rows = Object.fromEntries(names.map((name) => [name, { time: '2020-05-01 10:00:00' }]));
    await upload('album/images/metadata/metadata.json', JSON.stringify(rows), set);
    const done = addedBy(await ended(post('/imports', { uploads: [set] })));
    expect(done).toMatchObject({ added: 1, items: 1 });
    expect(done.failed.map(({ code }) => code)).toEqual(['unsafe-path', 'unsafe-path']);
    expect(done.failed.every(({ path }) => path.endsWith('private/private.png'))).toBe(true);
  });
});

describe('live updates', () => {
  it('tell of changes by any process, and what was missed', async () => {
    const abort = new AbortController();
    const response = await server.get('/changes', { signal: abort.signal });
    const events: string[] = [];
    const reading = (async () => {
      const text = response.body?.pipeThrough(new TextDecoderStream());
      for await (const chunk of text ?? []) events.push(chunk);
    })().catch(() => undefined);
    await put(base, 'in/a.jpg', await picture(1));
    await ended(post('/imports', { paths: [join(base, 'in')] }));
    await expect.poll(() => events.join('')).toMatch(/^id: \d+\nevent: change\ndata: {"sequence":\d+}$/m);
    expect(events.join('')).toMatch(/"kind":"import","state":"running"/);
    abort.abort();
    await reading;
    const again = new AbortController();
    const missed = await server.get('/changes', { headers: { 'last-event-id': '1' }, signal: again.signal });
    const reader = missed.body?.pipeThrough(new TextDecoderStream()).getReader();
    let told = '';
    while (!told.includes('event: change')) told += (await reader?.read())?.value ?? '';
    again.abort();
  });

  it('follow a job to its end', async () => {
    await put(base, 'in/a.jpg', await picture(1));
    const job = jobShape.parse(await (await post('/imports', { paths: [join(base, 'in')] })).json());
    const told = await (await server.get(`/jobs/${job.id}/events`)).text();
    expect(told).toMatch(/event: job\ndata: .*"state":"done"/);
    const last = [...told.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
    const nothingNew = await server.get(`/jobs/${job.id}/events`, { headers: { 'last-event-id': last } });
    expect(await nothingNew.text()).not.toContain('event: job');
  });
});

describe('a backup', () => {
  it('is made as a job', async () => {
    await put(base, 'in/a.jpg', await picture(1));
    await ended(post('/imports', { paths: [join(base, 'in')] }));
    const file = join(base, 'backup.tgz');
    expect(await ended(post('/backups', { file }))).toMatchObject({
      state: 'done',
      result: { items: 1, verified: true },
    });
    expect(existsSync(file)).toBe(true);
    expect((await problem(await post('/backups', { file: 'relative.tgz' }))).code).toBe('usage');
  });
});

describe('what need not be uploaded', () => {
  it('is what the memory keeps a copy of, until it is put into the trash or the copy is lost', async () => {
    const pictures = await Promise.all([1, 2, 3].map((shade) => picture(shade)));
    const [first, second, third] = pictures as [Buffer, Buffer, Buffer];
    expect(await known(first, second, third)).toEqual([]);
    const { set } = await upload('a.jpg', first);
    await upload('b.jpg', second, set);
    addedBy(await ended(server.send('POST', '/imports', { uploads: [set] })));
    expect(await known(first, second, third)).toEqual([first, second]);
    const [one] = (await server.app.timeline({ limit: 5, order: 'asc' })).items;
    await server.send('POST', '/trash', { items: [one?.id] });
    const [left] = await known(first, second);
    expect(await known(first, second)).toHaveLength(1);
    for (const file of await readdir(join(memory, 'media'), { recursive: true, withFileTypes: true }))
      if (file.isFile()) await rm(join(file.parentPath, file.name));
    expect(await known(left ?? first)).toEqual([]);
  });

  it('is not what lies in a folder of the server, where it may be gone tomorrow', async () => {
    const bytes = await picture(4);
    await put(join(base, 'input'), 'c.jpg', bytes);
    addedBy(await ended(server.send('POST', '/imports', { paths: [join(base, 'input')] })));
    expect((await status()).items.image).toBe(1);
    expect(await known(bytes)).toEqual([]);
  });

  it('is told of whole digests alone, so many at once', async () => {
    for (const sha256 of [[], ['abc'], ['A'.repeat(64)], Array.from({ length: 501 }, () => '0'.repeat(64))])
      expect((await server.send('POST', '/uploads/known', { sha256 })).status).toBe(400);
  });
});
