import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type UploadLimits, Uploads, uploadLimits } from './uploads.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-uploads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const uploads = (limits: Partial<UploadLimits> = {}) =>
  new Uploads(folder, { ...uploadLimits, freeBytes: 0, ...limits });
const never = new AbortController().signal;
async function* bytes(length: number, parts = 1): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < parts; n += 1) yield new Uint8Array(length / parts);
}
const left = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('uploads', () => {
  it('keep what was said of a file, and never write over another', async () => {
    const taking = uploads();
    const { set } = await taking.take({ name: 'a.jpg', modified: 1_683_464_969_000 }, bytes(10), never);
    const again = await taking.take({ set, name: 'a.jpg' }, bytes(20), never);
    expect(again).toMatchObject({ name: 'a (2).jpg', files: 2, setBytes: 30 });
    const at = await stat(join(await taking.folderOf(set), 'a.jpg'));
    expect([at.size, at.mtimeMs]).toEqual([10, 1_683_464_969_000]);
    // Another program, which knows only what lies there.
    expect(await uploads().show(set)).toEqual({ set, files: 2, bytes: 30, names: ['a (2).jpg', 'a.jpg'] });
  });

  it.each<[string, Partial<UploadLimits>, number | undefined]>([
    ['too-large', { fileBytes: 50 }, 100],
    ['too-large', { fileBytes: 50 }, undefined],
    ['too-large', { bytes: 50 }, 100],
    ['too-large', { files: 0 }, 100],
    ['disk-full', { freeBytes: Number.MAX_SAFE_INTEGER }, 100],
    ['rate-limited', { atOnce: 0 }, 100],
  ])('are refused as %s beyond %o, and leave nothing', async (code, limits, declared) => {
    const file = { name: 'a.jpg', ...(declared === undefined ? {} : { bytes: declared }) };
    await expect(uploads(limits).take(file, bytes(100, 4), never)).rejects.toMatchObject({ code });
    expect(await left()).toEqual([]);
  });

  it('are given up when nothing comes any more, or when the sender goes', async () => {
    const cancelled: string[] = [];
    const silent = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array(10)),
        cancel: () => {
          cancelled.push('yes');
        },
      });
    const taking = uploads({ idleMs: 100 });
    await expect(taking.take({ name: 'a.jpg' }, silent(), never)).rejects.toMatchObject({ code: 'timeout' });
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 50);
    await expect(uploads().take({ name: 'a.jpg' }, silent(), gone.signal)).rejects.toMatchObject({ code: 'cancelled' });
    expect(await left()).toEqual([]);
    expect(cancelled).toEqual(['yes', 'yes']);
  });

  it('that nobody takes in go after a day, but for those that an import is at', async () => {
    const taking = uploads();
    const old = await taking.take({ name: 'a.jpg' }, bytes(10), never);
    const used = await taking.take({ name: 'b.jpg' }, bytes(10), never);
    await taking.take({ name: 'c.jpg' }, bytes(10), never);
    const longAgo = new Date(Date.now() - 48 * 3600e3);
    for (const { set } of [old, used]) await utimes(join(folder, 'uploads', set), longAgo, longAgo);
    await taking.sweep(new Set([join(folder, 'uploads', used.set)]), new Date());
    expect((await left()).sort()).toEqual(['b.jpg', 'c.jpg']);
  });
});
