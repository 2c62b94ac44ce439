import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { changeLibrary, madePhotosLibrary } from '../../../test/fixtures/made-photos-library.ts';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import type { GoneDecision } from '../../contract/gone-verb.ts';
import { type App, initMemory, openApp } from '../app.ts';

let base: string;
let app: App;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-gone-'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  app = await openApp(join(base, 'memory'), { perception: { enabled: false }, ocr: { enabled: false } });
});
afterEach(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

const add = (...paths: readonly string[]) => app.add(paths, { as: 'auto' });
const gone = async () =>
  (await app.gone()).items.map(({ path, why, reason }) => [path.split('/').at(-1), reason ?? why]);

const decide = (decision: GoneDecision, ...ids: readonly (string | undefined)[]) =>
  app.decideGone(decision, { items: ids.map((id) => id ?? '') });
const isArchived = async (id = '') => JSON.stringify(await app.show(id)).includes('"archived"');

/** A Takeout of these pictures. */
async function takeout(name: string, shades: readonly number[]): Promise<string> {
  const at = 'Takeout/Google Photos/Photos from 2023';
  const members = await Promise.all(
    shades.map(async (shade) => [
      { name: `${at}/${shade}.jpg`, content: await picture(shade) },
      {
        name: `${at}/${shade}.jpg.json`,
        content: JSON.stringify({ title: `${shade}.jpg`, photoTakenTime: { timestamp: '1683465000' } }),
      },
    ]),
  );
  const file = join(base, name);
  await writeFile(file, madeZip(members.flat()));
  return file;
}

describe('what is at its source no more', () => {
  it('is told of a folder, comes back with its file, and is deleted by nobody', async () => {
    const lost = await put(base, 'in/1.jpg', await picture(1));
    await put(base, 'in/2.jpg', await picture(2));
    await add(join(base, 'in'));
    await rm(lost);
    expect(await add(join(base, 'in'))).toMatchObject({ gone: 1, missing: [lost], items: 2 });
    expect(await gone()).toEqual([['1.jpg', 'missing']]);
    expect(await add(join(base, 'in'))).toMatchObject({ gone: 0 });
    await put(base, 'in/1.jpg', await picture(1));
    await add(join(base, 'in'));
    expect(await gone()).toEqual([]);
  });

  it('is not what lies elsewhere, too', async () => {
    const lost = await put(base, 'in/1.jpg', await picture(1));
    await put(base, 'copies/1.jpg', await picture(1));
    await add(join(base, 'in'), join(base, 'copies'));
    await rm(lost);
    expect(await add(join(base, 'in'))).toMatchObject({ gone: 0 });
  });

  it('is told of a library of Photos: what was hidden, and what was shown again', async () => {
    const library = await madePhotosLibrary(base);
    await add(library);
    changeLibrary(library, 'UPDATE ZASSET SET ZHIDDEN = 1 WHERE Z_PK = 1');
    expect(await add(library)).toMatchObject({ gone: 1, items: 2 });
    expect(await gone()).toEqual([['A1.jpeg', 'hidden in Photos']]);
    changeLibrary(library, 'UPDATE ZASSET SET ZHIDDEN = 0 WHERE Z_PK = 1');
    await add(library);
    expect(await gone()).toEqual([]);
  });

  it('is told of a later Takeout of the same account, with what is new in it', async () => {
    await add(await takeout('takeout-2023.zip', [10, 20, 30]));
    expect(await add(await takeout('takeout-2024.zip', [20, 30, 40]))).toMatchObject({ added: 1, gone: 1, items: 4 });
    expect(await gone()).toEqual([['10.jpg', 'not-in-later-export']]);
    await add(await takeout('takeout-2025.zip', [10, 20, 30, 40]));
    expect(await gone()).toEqual([]);
  });

  it('is not told of the Takeout of another account, nor of another part of one', async () => {
    await add(await takeout('takeout-anna.zip', [10, 20, 30]));
    expect(await add(await takeout('takeout-ben.zip', [50, 60]))).toMatchObject({ added: 2, gone: 0 });
  });

  it('is kept, archived or forgotten as the owner decides', async () => {
    await add(await takeout('takeout-2023.zip', [10, 20, 30, 40]));
    await add(await takeout('takeout-2024.zip', [40]));
    const [first, second, third] = (await app.gone()).items.map(({ id }) => id);
    expect(await decide('keep', first)).toEqual({ decision: 'keep', items: 1, ids: [first] });
    expect(await decide('archive', second)).toEqual({ decision: 'archive', items: 1, ids: [second] });
    expect(await app.decideGone('forget', {})).toEqual({ decision: 'forget', items: 1, ids: [third] });
    expect(await app.gone()).toEqual({ items: [], sources: [], total: 0 });
    await expect(app.show(third ?? '')).rejects.toMatchObject({ code: 'not-found' });
    expect(await isArchived(second)).toBe(true);
    await expect(decide('keep', first)).rejects.toMatchObject({ code: 'not-found' });
    // It is said once: the next Takeout without them tells nothing new.
    expect(await add(await takeout('takeout-2025.zip', [40]))).toMatchObject({ gone: 0 });
  });

  it('is listed by source and in pages, decided of by source, and each decision can be undone', async () => {
    await add(await takeout('takeout-2023.zip', [10, 20, 40]));
    await add(await takeout('takeout-2024.zip', [40]));
    const lost = await put(base, 'in/1.jpg', await picture(1));
    await put(base, 'in/2.jpg', await picture(2));
    await add(join(base, 'in'));
    await rm(lost);
    await add(join(base, 'in'));
    const { items, sources, total } = await app.gone();
    const [folder, zip] = [join(base, 'in'), join(base, 'takeout-2023.zip')];
    expect(sources).toEqual([
      { source: folder, importer: 'photos', items: 1 },
      { source: zip, importer: 'takeout', items: 2 },
    ]);
    expect(total).toBe(3);
    const page = await app.gone({ limit: 2 });
    const { items: rest, nextCursor } = await app.gone({ limit: 2, cursor: page.nextCursor });
    expect([...page.items, ...rest]).toEqual(items);
    expect(nextCursor).toBeUndefined();

    const [picked, second, third] = items.map(({ id }) => id);
    expect(await app.decideGone('trash', { source: zip })).toMatchObject({ items: 2 });
    expect((await app.trash()).items.map(({ id }) => id).toSorted()).toEqual([second, third].toSorted());
    expect(await gone()).toEqual([['1.jpg', 'missing']]);
    await decide('archive', picked);
    expect(await isArchived(picked)).toBe(true);
    expect(await decide('undo', picked, second)).toMatchObject({ items: 2 });
    expect(await isArchived(picked)).toBe(false);
    expect((await app.gone()).items.map(({ id }) => id)).toEqual([picked, second]);
    await decide('keep', picked);
    expect(await app.decideGone('undo', {})).toMatchObject({ items: 2 });
    expect(await app.gone()).toEqual({ items, sources, total });
    await expect(decide('undo', picked)).rejects.toMatchObject({ code: 'not-found' });
    await expect(app.decideGone('undo', { source: zip })).rejects.toMatchObject({ code: 'usage' });
  });
});
