import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dyingAt, movedMemory, shown } from '../../../test/fixtures/moved-memory.ts';
import { readableIn } from '../../../test/fixtures/readable-in.ts';
import { objectsAt, type S3Server, startS3Server } from '../../../test/fixtures/s3-server.ts';
import type { SmallMemory } from '../../../test/fixtures/small-memory.ts';
import { postgres } from '../../../test/postgres/postgres-of-tests.ts';
import { urlOf } from '../../../test/postgres/test-server.ts';
import type { MoveResponse } from '../../contract/move-verb.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import { systemClock } from '../../ports/clock.ts';
import { openApp } from '../app.ts';
import { copiesOf } from '../import/forget.ts';
import { unlock } from '../keys/key-file.ts';
import { dropKey, heldKey } from '../keys/keyring.ts';
import { workFolder } from '../keys/work-folder.ts';
import { readLinks, writeLinks } from '../links/kept-links.ts';
import { OpenMemory } from '../open-memory.ts';
import { type MoveOptions, moveEnds, moveMemory } from './move.ts';
import { openSource, openTarget } from './open-ends.ts';

const clock = systemClock;
const encrypted = { kind: 'encrypted', passphrase: 'correct horse battery staple' } as const;
const other = { kind: 'encrypted', passphrase: 'another passphrase' } as const;
const plain = { kind: 'plain' } as const;
/** Words of the memory, and what a plain database and a plain picture begin with. */
const traces = ['lighthouse', 'Lighthouse', 'SQLite format 3', 'JFIF', 'invoice', '"modality"', 'Heathcliff'];
const link = {
  id: 'l-1',
  secret: 'a'.repeat(32),
  name: 'Heathcliff',
  created: '2024-05-01T10:00:00.000Z',
  originals: false,
};

let made: SmallMemory;
let s3: S3Server;
/** What each kind of entry has for a digest where nothing is encrypted. */
let usual: MoveResponse['kinds'];
let before: unknown;
/** The same memory, encrypted by `encrypted`. */
let sealed: string;
let base: string;
const opened: string[] = [];

const at = (path: string) => ({ kind: 'folder', path }) as const;
const move = (from: string, to: string, options: Omit<MoveOptions, 'clock'> & Record<string, unknown> = {}) =>
  moveMemory(from, to, { clock, ...options });

async function locked(folder: string): Promise<void> {
  dropKey(folder);
  await rm(workFolder(folder), { recursive: true, force: true });
}

async function unlocked(folder: string, said: string = encrypted.passphrase): Promise<string> {
  await unlock(folder, said);
  opened.push(folder);
  return folder;
}

beforeAll(async () => {
  if (postgres !== undefined) vi.stubEnv('MADELEINE_DATABASE_MIGRATIONS', urlOf(postgres, 'madeleine_tables'));
  [made, s3] = await Promise.all([movedMemory(), startS3Server()]);
  await writeLinks(join(made.memory, 'links.json'), [link]);
  usual = (await move(made.memory, join(made.base, 'usual'))).kinds;
  before = await shown(made.memory, made.base);
  sealed = join(made.base, 'sealed');
  await move(made.memory, sealed, { protection: encrypted });
  await unlocked(sealed);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(opened.map(locked));
  await s3.close();
  await made.remove();
});
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-move-encrypted-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

describe('a memory is moved', { timeout: 600_000 }, () => {
  it('into an encrypted folder, which opens by its passphrase and by the recovery key that was told', async () => {
    const to = join(base, 'to');
    const told: string[] = [];
    const onPlain = vi.fn();
    const moved = await move(made.memory, to, {
      protection: encrypted,
      onRecoveryKey: (key: string) => {
        expect(existsSync(join(to, 'madeleine.json'))).toBe(false);
        told.push(key);
      },
      onPlain,
    });
    expect(moved).toMatchObject({
      encrypted: true,
      recoveryKey: told[0],
      kinds: usual,
      media: { files: 1, missing: 0 },
    });
    expect(onPlain).not.toHaveBeenCalled();
    expect(heldKey(to)).toBeUndefined();
    expect(await readableIn(to, traces)).toEqual([]);
    await expect(openApp(to)).rejects.toMatchObject({ code: 'passphrase-needed' });
    await unlocked(to, told[0]);
    expect(await shown(to, base)).toEqual(before);
    expect(await readLinks(join(to, 'links.json'))).toEqual([link]);
    expect(await readableIn(to, traces)).toEqual([]);
  });

  it('from an encrypted folder, and stays encrypted with the keys that it has unless it is said otherwise', async () => {
    const [same, own, open] = [join(base, 'same'), join(base, 'own'), join(base, 'open')];
    const onPlain = vi.fn();
    expect(await move(sealed, same, { onPlain })).toMatchObject({ encrypted: true, kinds: usual });
    expect(await move(sealed, own, { protection: other, onPlain })).toMatchObject({ encrypted: true, kinds: usual });
    expect(onPlain).not.toHaveBeenCalled();
    for (const folder of [same, own]) expect(await readableIn(folder, traces)).toEqual([]);
    await unlocked(same);
    await expect(unlock(own, encrypted.passphrase)).rejects.toMatchObject({ code: 'wrong-passphrase' });
    await unlocked(own, other.passphrase);
    for (const folder of [same, own]) expect(await shown(folder, base)).toEqual(before);

    onPlain.mockImplementation(() => expect(existsSync(join(open, 'media'))).toBe(false));
    expect(await move(sealed, open, { protection: plain, onPlain })).toMatchObject({ encrypted: false, kinds: usual });
    expect(onPlain).toHaveBeenCalledExactlyOnceWith(open);
    expect(await shown(open, base)).toEqual(before);
    expect(await readLinks(join(open, 'links.json'))).toEqual([link]);
    expect(await readFile(join(open, 'secret.key'), 'utf8')).toBe(await readFile(join(sealed, 'secret.key'), 'utf8'));
    expect(await readableIn(sealed, traces)).toEqual([]);
  });

  it.each([
    ['keys of its own', other],
    ['the keys that it has', undefined],
  ])('to %s wherever it died, and shows nothing meanwhile', async (_, protection) => {
    const to = join(base, 'to');
    const source = await openSource(at(sealed), {});
    let died = 0;
    for (let last = 1; last < 200 && !existsSync(join(to, 'madeleine.json')); last += 1) {
      const target = await openTarget(at(to), source, protection === undefined ? {} : { protection });
      const ended = await moveEnds(source, dyingAt(target, 2, last % 2 === 0 ? 'before' : 'after'), { clock }).then(
        ({ resumed }) => resumed,
        (error: Error) => error.message,
      );
      await target.close();
      // As a process that was killed, which holds nothing.
      dropKey(to);
      expect(await readableIn(to, traces)).toEqual([]);
      if (typeof ended !== 'string') break;
      expect(ended).toBe('died');
      died += 1;
    }
    await source.close();
    expect(died).toBeGreaterThan(5);
    await move(sealed, to, protection === undefined ? {} : { protection }).catch((error: unknown) => {
      if (!isMadeleineError(error) || error.code !== 'memory-exists') throw error;
    });
    await unlocked(to, protection?.passphrase);
    expect(await shown(to, base)).toEqual(before);
  });

  it('never into what an unfinished move of another kind has left, nor past a wrong passphrase', async () => {
    const to = join(base, 'to');
    const source = await openSource(at(made.memory), {});
    const target = await openTarget(at(to), source, {});
    await expect(moveEnds(source, dyingAt(target, 3, 'after'), { clock })).rejects.toThrow('died');
    await target.close();
    await source.close();
    await expect(move(made.memory, to, { protection: encrypted })).rejects.toMatchObject({ code: 'memory-exists' });
    expect(await move(made.memory, to)).toMatchObject({ resumed: true, encrypted: false });

    const again = join(base, 'again');
    const stop = new AbortController();
    const broken = move(made.memory, again, {
      protection: encrypted,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(broken).rejects.toMatchObject({ code: 'cancelled' });
    await expect(move(made.memory, again)).rejects.toMatchObject({ code: 'memory-exists' });
    await expect(move(made.memory, again, { protection: other })).rejects.toMatchObject({ code: 'wrong-passphrase' });
    expect(await readableIn(again, traces)).toEqual([]);
    expect(await move(made.memory, again, { protection: encrypted })).toMatchObject({ resumed: true, kinds: usual });
    await expect(
      move(made.memory, join(base, 'poor'), { protection: { kind: 'encrypted', passphrase: 'short' } }),
    ).rejects.toMatchObject({ code: 'usage' });
  });
});

/** A folder whose settings keep media encrypted in an object store, with the secret of the memory if there is one. */
async function shredding(name: string, database?: { readonly url: string; readonly owner: string }): Promise<string> {
  const folder = join(base, name);
  await mkdir(folder, { recursive: true });
  const settings = { media: media(), encryptMedia: true, database };
  await writeFile(join(folder, 'madeleine.config.json'), JSON.stringify(settings));
  return folder;
}

const media = (): string => s3.url(base.split('/').at(-1) ?? 'p');

async function objects(): Promise<Buffer[]> {
  return [...(await objectsAt(media()))].map(([name, bytes]) => Buffer.concat([Buffer.from(name), bytes]));
}

const readableObjects = async (): Promise<string[]> =>
  (await objects()).flatMap((one) => traces.filter((trace) => one.includes(trace)));

/** The first copy of content that a memory keeps, as it is read. */
async function firstCopy(folder: string): Promise<Buffer> {
  const memory = await OpenMemory.open(folder);
  try {
    for await (const item of memory.store.scan())
      for (const copy of copiesOf(item)) return Buffer.concat(await Array.fromAsync(await memory.vault.open(copy)));
    throw new Error('the memory keeps no copy');
  } finally {
    await memory.close();
  }
}

describe('a memory whose media are encrypted in an object store is moved', { timeout: 600_000 }, () => {
  it('to another folder and leaves them there; readable only where that was asked for', async () => {
    const from = join(base, 'from');
    await cp(made.memory, from, { recursive: true });
    await rm(join(from, 'media'), { recursive: true });
    await shredding('from');
    const memory = await OpenMemory.open(from);
    for await (const item of memory.store.scan())
      for (const copy of copiesOf(item))
        await memory.vault.put(
          copy,
          (async function* () {
            yield await readFile(join(made.memory, copy));
          })(),
        );
    await memory.close();
    const picture = await firstCopy(made.memory);
    expect(await objects()).toHaveLength(1);

    const [to, safe] = [join(base, 'to'), join(base, 'safe')];
    expect(await move(from, to)).toMatchObject({ media: { files: 1, missing: 0 } });
    expect(existsSync(join(to, 'media'))).toBe(false);
    expect(await objects()).toHaveLength(1);
    expect(await firstCopy(to)).toEqual(picture);

    const whole = await move(from, safe, { protection: encrypted });
    expect(whole.kinds.filter(({ kind }) => kind !== 'mediaKey')).toEqual(usual);
    expect(await readableIn(safe, traces)).toEqual([]);
    expect(await firstCopy(await unlocked(safe))).toEqual(picture);
    expect(await readFile(join(safe, 'madeleine.config.json'), 'utf8')).toBe('{}\n');
    expect(await firstCopy(from)).toEqual(picture);
  });
});

describe.skipIf(postgres === undefined)('on PostgreSQL, a memory is moved', { timeout: 600_000 }, () => {
  const url = postgres === undefined ? '' : urlOf(postgres);

  it('from an encrypted folder only where that was asked for, its media encrypted, and back', async () => {
    const toOwner = randomUUID();
    const beside = await shredding('beside', { url, owner: toOwner });
    await expect(move(sealed, url, { toOwner, media: beside })).rejects.toMatchObject({
      code: 'usage',
      action: expect.stringContaining('--plain'),
    });
    await expect(move(sealed, url, { toOwner, protection: plain })).rejects.toMatchObject({
      code: 'usage',
      action: expect.stringContaining('--media'),
    });
    await expect(move(sealed, url, { toOwner, media: beside, protection: other })).rejects.toMatchObject({
      code: 'usage',
    });
    const onPlain = vi.fn();
    const there = await move(sealed, url, { toOwner, media: beside, protection: plain, onPlain });
    expect(there).toMatchObject({ encrypted: false, kinds: usual, media: { files: 1, missing: 0 } });
    expect(onPlain).toHaveBeenCalledOnce();
    expect(await objects()).toHaveLength(1);
    expect(await readableObjects()).toEqual([]);
    expect(await readableIn(beside, traces)).toEqual([]);
    expect(await readableIn(workFolder(sealed), traces)).toEqual([]);

    const fromOwner = toOwner;
    const open = join(base, 'open');
    await mkdir(open);
    await cp(join(sealed, 'secret.key'), join(open, 'secret.key'));
    await expect(move(url, open, { fromOwner, media: beside })).rejects.toMatchObject({
      code: 'usage',
      action: expect.stringContaining('--encrypt'),
    });
    expect(existsSync(join(open, 'media'))).toBe(false);
    const back = join(base, 'back');
    await mkdir(back);
    await cp(join(sealed, 'secret.key'), join(back, 'secret.key'));
    await expect(move(url, back, { fromOwner, protection: encrypted })).rejects.toMatchObject({ code: 'usage' });
    const again = await move(url, back, { fromOwner, media: beside, protection: encrypted });
    expect(again.kinds.filter(({ kind }) => kind !== 'mediaKey')).toEqual(usual);
    expect(await readableIn(back, traces)).toEqual([]);
    await unlocked(back);
    expect(await shown(back, base)).toEqual(before);
    expect(await firstCopy(back)).toEqual(await firstCopy(made.memory));

    onPlain.mockClear();
    await move(url, open, { fromOwner, media: beside, protection: plain, onPlain });
    expect(onPlain).toHaveBeenCalledOnce();
    expect(await firstCopy(open)).toEqual(await firstCopy(made.memory));
    expect((await readdir(open)).sort()).toContain('media');
  });

  it('to another owner with its media where they are, and into what died with keys of its own', async () => {
    const owner = randomUUID();
    const beside = await shredding('beside', { url, owner });
    await move(sealed, url, { toOwner: owner, media: beside, protection: plain });
    const kept = await objects();
    await move(url, url, { fromOwner: owner, toOwner: `${owner} too`, media: beside });
    expect(await objects()).toEqual(kept);
    const to = join(base, 'to');
    const stop = new AbortController();
    const broken = move(url, to, {
      fromOwner: owner,
      media: beside,
      protection: encrypted,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(broken).rejects.toMatchObject({ code: 'cancelled' });
    expect(await readableIn(to, traces)).toEqual([]);
    expect(await move(url, to, { fromOwner: owner, media: beside, protection: encrypted })).toMatchObject({
      resumed: true,
    });
    expect(await readableIn(to, traces)).toEqual([]);
  });
});
