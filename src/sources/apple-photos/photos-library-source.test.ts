import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { madeFilm } from '../../../test/fixtures/made-film.ts';
import {
  changeLibrary,
  editPicture,
  libraryVersions,
  madePhotosLibrary,
} from '../../../test/fixtures/made-photos-library.ts';
import type { Reading } from '../../memory/reading.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { recogniseAll } from '../recognise.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-photoslibrary-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function events(path: string, unchanged?: (path: string, bytes: number, modified: number) => boolean) {
  const { sources, failures } = await recogniseAll([path], 'auto');
  expect(failures).toEqual([]);
  const found: SourceEvent[] = [];
  for (const source of sources)
    for await (const event of source.read(unchanged === undefined ? {} : { unchanged })) found.push(event);
  return found;
}

const recordsIn = (all: readonly SourceEvent[]): SourceRecord[] =>
  all.flatMap((event) => (event.type === 'record' ? [event.record] : []));

const said = (record: SourceRecord | undefined, field: Reading['field']) =>
  record?.readings.find((one) => one.field === field && one.provenance.by === 'apple-photos')?.value;

const skippedIn = (all: readonly SourceEvent[]): Record<string, string> =>
  Object.fromEntries(
    all.flatMap((event) => (event.type === 'skipped' ? [[event.path.split('/').at(-1) ?? '', event.reason]] : [])),
  );

describe('a library of Apple Photos', () => {
  it.each(Object.entries(libraryVersions))('gives originals with what %s tells of them', async (_, version) => {
    const all = await events(await madePhotosLibrary(folder, version));
    const [first, second, ...more] = recordsIn(all);
    expect(more).toEqual([]);
    expect([first, second].map((record) => record?.origin.path)).toEqual([
      'originals/A/A1.jpeg',
      'originals/B/B2.jpeg',
    ]);
    expect(first?.origin.importer).toBe('apple-photos');
    expect(said(first, 'title')).toBe('Miradouro');
    expect(said(first, 'caption')).toBe('Tea with Grace above the river');
    expect(said(first, 'tags')).toEqual([
      { name: 'favourite', source: 'owner' },
      { name: 'Lisbon', source: 'album' },
      { name: 'harbour', source: 'file' },
    ]);
    expect(said(first, 'time')).toMatchObject({ start: '2023-07-10T17:30:00+01:00', zone: 'Europe/Lisbon' });
    expect(said(first, 'place')).toMatchObject({ lat: 38.72, lon: -9.14 });
    const face = { name: 'Grace Hopper', how: 'tagged', box: { x: 0.125, y: 0, w: 0.25, h: 0.5 } };
    expect(said(first, 'people')).toEqual([face]);
    expect(said(second, 'people')).toEqual([]);
    expect(said(second, 'title')).toBeUndefined();
    const people = all.flatMap((event) => (event.type === 'person' ? [event.person.names] : []));
    expect(people).toEqual([['Grace Hopper']]);
  });

  it('leaves out what is hidden, in the trash or not there, and says why', async () => {
    expect(skippedIn(await events(await madePhotosLibrary(folder)))).toEqual({
      'C3.jpeg': 'hidden in Photos',
      'D4.jpeg': 'in the Photos trash',
      'E5.jpeg': 'original not in the library, but in iCloud or elsewhere',
    });
  });

  it.each(Object.entries(libraryVersions))('gives edited versions beside their originals (%s)', async (_, version) => {
    const library = await madePhotosLibrary(folder, version);
    await editPicture(library, version);
    const [original, edit, ...more] = recordsIn(await events(library));
    expect(more.map(({ origin }) => origin.path)).toEqual(['originals/B/B2.jpeg']);
    expect(edit?.origin.path).toBe('resources/renders/A/A1_1_201_a.jpeg');
    for (const field of ['title', 'tags', 'time', 'place'] as const)
      expect(said(edit, field)).toEqual(said(original, field));
    expect(said(edit, 'people')).toEqual([{ name: 'Grace Hopper', how: 'tagged' }]);
    changeLibrary(library, `UPDATE ${version.asset} SET ZHIDDEN = 1 WHERE Z_PK = 1`);
    expect(skippedIn(await events(library))).toMatchObject({
      'A1.jpeg': 'hidden in Photos',
      'A1_1_201_a.jpeg': 'hidden in Photos',
    });
  });

  it('says which files lie outside it, and by which folders they can be added', async () => {
    const library = await madePhotosLibrary(folder);
    const refer = (directory: string) =>
      changeLibrary(library, `UPDATE ZASSET SET ZDIRECTORY = '${directory}', ZFILENAME = 'IMG.jpg' WHERE Z_PK = 2`);
    refer('/Users/ada/Old/2012');
    const outside = 'file outside the library, to be added by its folder: /Users/ada/Old';
    const all = await events(library);
    expect(skippedIn(all)['IMG.jpg']).toBe(`${outside}/2012`);
    expect(recordsIn(all).map(({ origin }) => origin.path)).toEqual(['originals/A/A1.jpeg']);
    const months = Array.from({ length: 12 }, (_, n) => `(${n + 100}, '/Users/ada/Old/2012/${n}', '${n}.jpg')`);
    changeLibrary(library, `INSERT INTO ZASSET (Z_PK, ZDIRECTORY, ZFILENAME) VALUES ${months.join()}`);
    expect(new Set(Object.values(skippedIn(await events(library))))).toContain(`${outside}/2012`);
    expect(Object.values(skippedIn(await events(library))).filter((why) => why.startsWith(outside))).toHaveLength(13);
  });

  it('gives the originals that it only refers to where they lie beside it, and follows it nowhere else', async () => {
    const library = await madePhotosLibrary(folder);
    const refer = (pk: number, directory: string) =>
      changeLibrary(library, `UPDATE ZASSET SET ZDIRECTORY = '${directory}', ZFILENAME = 'IMG.jpg' WHERE Z_PK = ${pk}`);
    await put(folder, 'Old/2012/IMG.jpg', await picture(5));
    refer(1, join(folder, 'Old', '2012'));
    const elsewhere = await mkdtemp(join(tmpdir(), 'madeleine-elsewhere-'));
    await put(elsewhere, 'IMG.jpg', await picture(6));
    await symlink(elsewhere, join(folder, 'away'));
    refer(2, join(folder, 'away'));
    refer(5, elsewhere);
    const all = await events(library);
    const [found, ...more] = recordsIn(all);
    expect(more).toEqual([]);
    expect(found?.origin).toMatchObject({ root: folder, path: 'Old/2012/IMG.jpg', importer: 'apple-photos' });
    expect(said(found, 'tags')).toContainEqual({ name: 'Lisbon', source: 'album' });
    expect(all.flatMap((event) => (event.type === 'failure' ? [event.failure.code] : []))).toEqual(['unsafe-path']);
    expect(skippedIn(all)['IMG.jpg']).toBe(`file outside the library, to be added by its folder: ${elsewhere}`);
    changeLibrary(library, 'UPDATE ZASSET SET ZHIDDEN = 1 WHERE Z_PK IN (1, 5)');
    expect(skippedIn(await events(library))['IMG.jpg']).toBe('hidden in Photos');
    await rm(elsewhere, { recursive: true });
  });

  it.each(['mov', 'mp4'])('gives edited versions of videos beside their originals (%s)', async (ending) => {
    const library = await madePhotosLibrary(folder);
    await put(library, 'originals/A/A1.mov', madeFilm(20));
    await put(library, `resources/renders/A/A1_2_0_a.${ending}`, madeFilm(10));
    changeLibrary(library, "UPDATE ZASSET SET ZFILENAME = 'A1.mov', ZADJUSTMENTSSTATE = 1 WHERE Z_PK = 1");
    const [original, edit] = recordsIn(await events(library));
    expect([original, edit].map((record) => record?.origin.path)).toEqual([
      'originals/A/A1.mov',
      `resources/renders/A/A1_2_0_a.${ending}`,
    ]);
    expect(edit?.modality).toBe('video');
    expect(said(edit, 'tags')).toEqual(said(original, 'tags'));
    expect(said(edit, 'people')).toEqual([{ name: 'Grace Hopper', how: 'tagged' }]);
  });

  it('is found among other pictures, and nothing else in it is read', async () => {
    await madePhotosLibrary(folder);
    await put(folder, 'beside.jpg', await picture(3));
    const all = await events(folder);
    expect(recordsIn(all).map(({ origin }) => origin.importer)).toEqual(['apple-photos', 'apple-photos', 'photos']);
    expect(all.filter((event) => event.type === 'failure')).toEqual([]);
  });

  it('tells a picture as changed when the library says something else of it', async () => {
    const library = await madePhotosLibrary(folder);
    const stamps = new Map(
      recordsIn(await events(library)).map(({ origin, content }) => [origin.path, content?.modified] as const),
    );
    const known = (path: string, _: number, modified: number) =>
      stamps.get(path.slice(library.length + 1)) === Math.trunc(modified);
    expect(recordsIn(await events(library, known))).toEqual([]);
    changeLibrary(library, 'UPDATE ZASSET SET ZFAVORITE = 0 WHERE Z_PK = 1');
    const changed = recordsIn(await events(library, known));
    expect(changed.map(({ origin }) => origin.path)).toEqual(['originals/A/A1.jpeg']);
    expect(said(changed[0], 'tags')).not.toContainEqual({ name: 'favourite', source: 'owner' });
  });

  it('is read while Photos has it open, with what is in its log, and nothing is written into it', async () => {
    const library = await madePhotosLibrary(folder);
    const close = changeLibrary(library, "UPDATE ZADDITIONALASSETATTRIBUTES SET ZTITLE = 'In the log'", { log: true });
    const before = await readdir(join(library, 'database'));
    const [first] = recordsIn(await events(library));
    expect(said(first, 'title')).toBe('In the log');
    expect(await readdir(join(library, 'database'))).toEqual(before);
    close();
  });

  it('refuses originals that lead out of it', async () => {
    const library = await madePhotosLibrary(folder);
    await put(folder, 'private.jpeg', await picture(3));
    changeLibrary(library, "UPDATE ZASSET SET ZDIRECTORY = '../..', ZFILENAME = 'private.jpeg' WHERE Z_PK = 2");
    const all = await events(library);
    expect(recordsIn(all)).toHaveLength(1);
    expect(all.flatMap((event) => (event.type === 'failure' ? [event.failure.code] : []))).toEqual(['unsafe-path']);
  });

  it('says that it does not know a version, and what is damaged', async () => {
    const library = await madePhotosLibrary(folder);
    changeLibrary(library, 'ALTER TABLE ZASSET RENAME TO ZTHING; CREATE VIEW ZASSET AS SELECT * FROM ZTHING');
    const failures = (all: readonly SourceEvent[]) =>
      all.flatMap((event) => (event.type === 'failure' ? [event.failure] : []));
    expect(failures(await events(library))).toMatchObject([{ code: 'unsupported-format' }]);
    await writeFile(join(library, 'database', 'Photos.sqlite'), 'SQLite format 3\0 and then nothing of the kind');
    expect(failures(await events(library))).toMatchObject([{ code: 'corrupt' }]);
    await rm(join(library, 'database'), { recursive: true });
    expect(failures(await events(library))).toMatchObject([{ code: 'missing' }]);
  });
});
