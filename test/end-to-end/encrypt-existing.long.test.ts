import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, encryptMemory, initMemory, openApp } from '../../src/app/app.ts';
import { unlock } from '../../src/app/keys/key-file.ts';
import { dropKey } from '../../src/app/keys/keyring.ts';
import { workFolder } from '../../src/app/keys/work-folder.ts';
import { readLinks, writeLinks } from '../../src/app/links/kept-links.ts';
import { madeZip } from '../fixtures/made-zip.ts';
import { readableIn as tracesIn } from '../fixtures/readable-in.ts';
import { mail, picture, put } from './made-input.ts';

const PASSPHRASE = 'correct horse battery staple';
const flags = { perception: { enabled: false }, ocr: { enabled: false }, jobs: 1 } as const;
/** Words of the memory, and what plain databases and pictures begin with. */
const traces = ['Zwetschgendatschi', 'Heathcliff', 'quokka', 'SQLite format 3', 'JFIF', 'Exif', '.jpg', '"modality"'];

const link = {
  id: 'l-1',
  secret: 'a'.repeat(32),
  name: 'Heathcliff',
  created: '2024-05-01T10:00:00.000Z',
  originals: false,
};

let base: string;
let model: string;
let memory: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-encrypt-'));
  model = join(base, 'model');
  await put(base, 'in/quokka.zip', madeZip([{ name: 'quokka.jpg', content: await picture(1) }]));
  await put(base, 'in/1.eml', mail(2, 'Zwetschgendatschi', 'Heathcliff brings the quokka at nine.'));
  await initMemory(model, 'off', async () => 'off');
  const app = await openApp(model, flags);
  await app.add([join(base, 'in')], { as: 'auto' });
  await app.close();
  await writeLinks(join(model, 'links.json'), [link]);
});
let number = 0;
beforeEach(async () => {
  number += 1;
  memory = join(base, `memory-${number}`);
  await cp(model, memory, { recursive: true });
});
afterAll(async () => {
  await rm(base, { recursive: true, force: true });
});

const readableIn = (folder: string) => tracesIn(folder, traces);

async function opened<T>(folder: string, use: (app: App) => Promise<T>): Promise<T> {
  const app = await openApp(folder, flags);
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

const finds = (folder: string) =>
  opened(folder, async (app) => {
    const items = await Array.fromAsync(app.everyItem());
    const shown = items.filter(({ modality }) => modality === 'image').map(({ id }) => app.rendition(id, 256));
    return [(await app.search('Zwetschgendatschi')).items.length, items.length, (await Promise.all(shown)).length];
  });

async function locked(folder: string): Promise<void> {
  dropKey(folder);
  await rm(workFolder(folder), { recursive: true, force: true });
}

describe('encrypting a memory that exists', () => {
  it('leaves no readable byte in its folder, everything in it, and the plain one beside it', async () => {
    expect((await readableIn(memory)).length).toBeGreaterThan(0);
    const before = await finds(memory);
    const keys: string[] = [];
    const done = await encryptMemory(memory, PASSPHRASE, { onRecoveryKey: (key) => void keys.push(key) });
    expect(done).toMatchObject({ memory, plain: `${memory}.plain`, items: 2, resumed: false, leftBehind: [] });
    expect(keys).toEqual([done.recoveryKey]);
    expect(await readableIn(memory)).toEqual([]);
    expect(await finds(memory)).toEqual(before);
    expect(await readLinks(join(memory, 'links.json'))).toEqual([link]);
    expect(await readableIn(memory)).toEqual([]);
    await locked(memory);
    await expect(openApp(memory, flags)).rejects.toMatchObject({ code: 'passphrase-needed' });
    await unlock(memory, done.recoveryKey);
    expect(await finds(memory)).toEqual(before);
    expect(await finds(`${memory}.plain`)).toEqual(before);
    await expect(encryptMemory(memory, PASSPHRASE)).rejects.toMatchObject({ code: 'usage' });
    await locked(memory);
  }, 600_000);

  it('deletes the plain one where that is wanted', async () => {
    expect(await encryptMemory(memory, PASSPHRASE, { deletePlain: true })).not.toHaveProperty('plain');
    expect((await readdir(base)).filter((name) => name.startsWith(`memory-${number}`))).toEqual([`memory-${number}`]);
    await locked(memory);
  }, 600_000);

  it('says that the plain one is still there, and deletes what a killed run has left of it', async () => {
    await encryptMemory(memory, PASSPHRASE);
    const check = () =>
      opened(memory, async (app) => (await app.doctor(false)).checks.find(({ name }) => name === 'encryption'));
    expect(await check()).toMatchObject({ state: 'problem', note: expect.stringContaining(`${memory}.plain`) });
    await rm(join(`${memory}.plain`, 'madeleine.json'));
    await rm(join(`${memory}.plain`, 'memory.db'));
    await expect(encryptMemory(memory, PASSPHRASE)).rejects.toMatchObject({
      path: `${memory}.plain`,
      action: expect.stringContaining('--delete-plain'),
    });
    const wrong = encryptMemory(memory, 'a wrong passphrase', { deletePlain: true });
    await expect(wrong).rejects.toMatchObject({ code: 'wrong-passphrase' });
    const { recoveryKey } = await encryptMemory(memory, PASSPHRASE, { deletePlain: true });
    expect((await readdir(base)).filter((name) => name.startsWith(`memory-${number}`))).toEqual([`memory-${number}`]);
    expect(await check()).toMatchObject({ state: 'ok' });
    await locked(memory);
    await unlock(memory, recoveryKey);
    await locked(memory);
  }, 600_000);

  it('stopped anywhere leaves the plain one as it was, and is carried on with', async () => {
    const before = await finds(memory);
    for (const stage of ['move', 'verify']) {
      const stop = new AbortController();
      const onProgress = (event: { readonly stage: string }) => {
        if (event.stage === stage) stop.abort();
      };
      const broken = encryptMemory(memory, PASSPHRASE, { signal: stop.signal, onProgress });
      await expect(broken).rejects.toMatchObject({ code: 'cancelled' });
      expect(await finds(memory)).toEqual(before);
    }
    expect(await encryptMemory(memory, PASSPHRASE)).toMatchObject({ resumed: true, items: 2 });
    expect(await finds(memory)).toEqual(before);
    await locked(memory);
  }, 600_000);

  it('is begun anew where the memory was changed meanwhile, or the passphrase is another one', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    await expect(encryptMemory(memory, PASSPHRASE, { signal: stop.signal, onProgress })).rejects.toMatchObject({
      code: 'cancelled',
    });
    await opened(memory, (app) => app.add([join(base, 'model', 'madeleine.json')], { as: 'auto' }));
    await put(base, `more-${number}/3.eml`, mail(3, 'Later', 'words'));
    await opened(memory, (app) => app.add([join(base, `more-${number}`)], { as: 'auto' }));
    expect(await encryptMemory(memory, 'another passphrase')).toMatchObject({ resumed: false, items: 3 });
    await locked(memory);
  }, 600_000);

  it('is finished where it was killed between both renames', async () => {
    const before = await finds(memory);
    await encryptMemory(memory, PASSPHRASE);
    await locked(memory);
    await rename(memory, `${memory}.encrypting`);
    await expect(openApp(memory, flags)).rejects.toMatchObject({
      code: 'not-a-memory',
      action: expect.stringContaining('madeleine encrypt'),
    });
    await expect(encryptMemory(memory, 'a wrong passphrase')).rejects.toMatchObject({ code: 'wrong-passphrase' });
    const { recoveryKey } = await encryptMemory(memory, PASSPHRASE);
    await locked(memory);
    await unlock(memory, recoveryKey);
    expect(await finds(memory)).toEqual(before);
    await locked(memory);
  }, 600_000);

  it('is refused while a program has the memory open, uploads wait, or something is in the way', async () => {
    await opened(memory, async () => {
      await expect(encryptMemory(memory, PASSPHRASE)).rejects.toMatchObject({ code: 'memory-locked' });
    });
    const upload = await put(memory, 'uploads/u-1/a.jpg', await picture(9));
    await expect(encryptMemory(memory, PASSPHRASE)).rejects.toMatchObject({ code: 'usage' });
    await rm(upload);
    await put(`${memory}.encrypting`, 'diary.txt', 'mine');
    await expect(encryptMemory(memory, PASSPHRASE)).rejects.toMatchObject({ code: 'memory-exists' });
    expect(await readFile(join(`${memory}.encrypting`, 'diary.txt'), 'utf8')).toBe('mine');
    await rm(`${memory}.encrypting`, { recursive: true });
    await expect(encryptMemory(memory, 'short')).rejects.toMatchObject({ code: 'usage' });
    await writeFile(join(memory, 'madeleine.config.json'), '{"media": "s3://bucket/there"}');
    await expect(encryptMemory(memory, PASSPHRASE)).rejects.toMatchObject({ code: 'invalid-configuration' });
    expect((await readableIn(memory)).length).toBeGreaterThan(0);
  }, 600_000);
});
