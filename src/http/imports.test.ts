import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mail, mailbox, picture, put } from '../../test/end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../../test/fixtures/server.ts';
import { takeLock } from '../adapters/lock/exclusive-lock.ts';
import { initMemory } from '../app/app.ts';
import {
  folderShape,
  type ImportDocument,
  importsResponse,
  knownContents,
  type UploadedFile,
  uploadedFile,
} from '../contract/import-verbs.ts';
import { type JobDocument, jobShape } from '../contract/job-shape.ts';
import { addResponse, estimateResponse, statusResponse } from '../contract/memory-verbs.ts';
import { problemShape } from '../contract/problem.ts';

// Each import is a process of its own, and a busy machine starts few of them a second.
vi.setConfig({ testTimeout: 180_000 });

let base: string;
let memory: string;
let server: TestServer;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-imports-'));
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
/** Those of these contents that the memory says it keeps. */
async function known(...contents: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const digests = contents.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  const response = await server.send('POST', '/uploads/known', { sha256: digests });
  const told = knownContents.parse(await response.json()).known;
  return contents.filter((_, n) => told.includes(digests[n] ?? ''));
}
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

describe('what is uploaded', () => {
  it('becomes items whose files the memory keeps by their hashes, with the folders of the drop', async () => {
    const { set } = await upload('Trip/a.jpg', await picture(1));
    await upload('Trip/mails/b.eml', mail(1, 'Your invoice', 'Total: EUR 42.50'), set);
    const last = await upload('Trip/c.jpg', 'no picture', set);
    expect(last).toMatchObject({ files: 3, name: 'Trip/c.jpg' });
    const job = await ended(post('/imports', { uploads: [set] }));
    expect(addedBy(job)).toMatchObject({ added: 2 });
    expect(await kept('uploads')).toEqual([]);
    expect((await kept()).sort()).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}\.(eml|jpg)$/),
      expect.stringMatching(/^[0-9a-f]{64}\.(eml|jpg)$/),
    ]);
    const [one] = await imports();
    expect(one).toMatchObject({ state: 'done', names: ['Trip'], items: 2, added: 2, uploaded: true, failed: 1 });
    expect(one?.failures).toMatchObject([{ files: 1, examples: ['Trip/c.jpg'], action: expect.any(String) }]);
    expect(await status()).toMatchObject({ missing: 0, missingRoots: [], items: { image: 1, email: 1 } });
  });

  it('is estimated before, which changes nothing', async () => {
    const { set } = await upload('a.jpg', await picture(1));
    const found = estimateResponse.parse(await (await post('/imports/estimate', { uploads: [set] })).json());
    expect(found).toMatchObject({ items: 1, failed: [] });
    expect(await imports()).toEqual([]);
    expect(await (await server.get(`/uploads/${set}`)).json()).toMatchObject({ files: 1, names: ['a.jpg'] });
    await remove(`/uploads/${set}`);
    expect(await kept('uploads')).toEqual([]);
    expect((await server.get(`/uploads/${set}`)).status).toBe(404);
  });

  it('never lands outside its folder, whatever it is called', async () => {
    for (const name of ['../../x.jpg', '/etc/x.jpg', 'a/../../../x.jpg', 'C:\\x.jpg', '..\\..\\x.jpg', 'a\0b.jpg']) {
      const refused = await server.get(`/uploads?name=${encodeURIComponent(name)}`, { method: 'POST', body: 'x' });
      expect(refused.status, name).toBe(400);
      expect((await problem(refused)).code, name).toMatch(/unsafe-path|usage/);
    }
    for (const set of ['../media', 'u-000000000000/../../x', 'nothing']) {
      const refused = await server.get(`/uploads?name=a.jpg&set=${encodeURIComponent(set)}`, {
        method: 'POST',
        body: 'x',
      });
      expect((await problem(refused)).code, set).toBe('not-found');
      expect((await remove(`/uploads/${encodeURIComponent(set)}`)).status, set).toBe(404);
    }
    const odd = await upload('<img src=x onerror=alert(1)>.jpg', await picture(2));
    expect(odd.name).toBe('_img src=x onerror=alert(1)_.jpg');
    const twice = await upload('_img src=x onerror=alert(1)_.jpg', await picture(3), odd.set);
    expect(twice.name).toBe('_img src=x onerror=alert(1)_ (2).jpg');
    const long = await upload(`${'长'.repeat(200)}.jpg`, await picture(4), odd.set);
    expect(Buffer.byteLength(long.name)).toBeLessThanOrEqual(240);
    expect(long.name.endsWith('.jpg')).toBe(true);
    expect(readdirSync(base)).toEqual(['memory']);
    expect(addedBy(await ended(post('/imports', { uploads: [odd.set] }))).added).toBe(3);
  });

  it('leaves nothing when it is broken off, and holds no file open', async () => {
    const { set } = await upload('a.jpg', await picture(1));
    const port = Number(new URL(server.url).port);
    const before = await openFiles();
    for (let n = 0; n < 20; n += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/v1/uploads?set=${set}&name=${n}.jpg HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 5000000\r\n\r\n`,
      );
      socket.write(Buffer.alloc(300_000));
      await new Promise((resolve) => setTimeout(resolve, 30));
      socket.destroy();
    }
    await expect.poll(() => kept('uploads/.parts')).toEqual([]);
    expect(await (await server.get(`/uploads/${set}`)).json()).toMatchObject({ files: 1 });
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 1);
  });
});

const openFiles = async (): Promise<number> => {
  const links = readdirSync('/proc/self/fd').map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(links)).filter((target) => target.startsWith('/') || target.startsWith('socket:')).length;
};

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
    expect((await problem(await post('/imports', { paths: ['relative'] }))).code).toBe('usage');
    await symlink(memory, join(base, 'link'));
    for (const path of [memory, join(memory, 'media'), join(base, 'link'), base])
      expect((await problem(await post('/imports', { paths: [path] }))).code, path).toBe('usage');
    expect((await problem(await post('/imports', {}))).code).toBe('usage');
    expect((await problem(await post('/imports', { uploads: ['u-000000000000'] }))).code).toBe('not-found');
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

  it('that is stopped can be carried on, in the same import', async () => {
    await put(base, 'in/all.mbox', mailbox(1500));
    const job = jobShape.parse(await (await post('/imports', { paths: [join(base, 'in')] })).json());
    await underWay(job.id);
    await remove(`/jobs/${job.id}`);
    expect((await ended(server.get(`/jobs/${job.id}`))).state).toBe('cancelled');
    const [stopped] = await imports();
    expect(stopped?.state).toBe('stopped');
    const resumed = await ended(post(`/imports/${stopped?.id}/resume`, {}));
    expect(addedBy(resumed).stopped).toBe(false);
    expect(await imports()).toMatchObject([{ id: stopped?.id, state: 'done', items: 1500, added: 1500, unchanged: 0 }]);
    expect((await problem(await post(`/imports/${stopped?.id}/resume`, {}))).code).toBe('usage');
  });

  it('is carried on by the next server when this one ends', async () => {
    const { set } = await upload('all.mbox', mailbox(1500));
    const job = jobShape.parse(await (await post('/imports', { uploads: [set] })).json());
    await underWay(job.id);
    await server.close();
    expect(existsSync(join(memory, 'uploads', set))).toBe(true);
    server = await serveMemory(memory);
    await (await server.app.desk()).carryOn({ work: false });
    expect((await ended(server.get(`/jobs/${job.id}`))).state).toBe('done');
    expect(await imports()).toMatchObject([{ state: 'done', items: 1500, names: ['all.mbox'] }]);
    expect(await kept('uploads')).toEqual([]);
  });
});

describe('folders of the server', () => {
  it('show folders and what can be added, by name alone', async () => {
    await put(base, 'in/a.jpg', await picture(1));
    await put(base, 'in/secret.txt', 'words');
    await put(base, 'in/deeper/.hidden/x', 'words');
    const found = folderShape.parse(await server.json(`/folders?path=${encodeURIComponent(join(base, 'in'))}`));
    expect(found).toMatchObject({ parent: base, folders: [{ name: 'deeper' }], files: [{ name: 'a.jpg' }], others: 1 });
    expect((await problem(await server.get('/folders?path=relative'))).code).toBe('usage');
    expect((await problem(await server.get('/folders?path=/no/such/folder'))).code).toBe('missing');
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
