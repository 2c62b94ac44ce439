import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import type { Tree } from '../archive/tree.ts';
import { recogniseAll } from '../recognise.ts';
import { takeoutMail } from './takeout-mailbox.ts';
import { takeoutSource } from './takeout-source.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-takeout-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const jpeg = (n: number) =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.from(`picture ${n}`)]);
const sidecar = (title: string, more: object = {}) =>
  JSON.stringify({
    title,
    photoTakenTime: { timestamp: '1683465600' },
    geoData: { latitude: 38.72, longitude: -9.14, altitude: 0 },
    ...more,
  });

type Files = Readonly<Record<string, string | Buffer>>;
async function tree(files: Files, under = folder): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(under, path)), { recursive: true });
    await writeFile(join(under, path), content);
  }
  return under;
}
async function eventsOf(...paths: string[]): Promise<SourceEvent[]> {
  const { sources, failures } = await recogniseAll(paths, 'auto');
  const found: SourceEvent[] = failures.map((failure) => ({ type: 'failure', failure }));
  for (const source of sources) for await (const event of source.read({})) found.push(event);
  return found;
}
const records = (events: readonly SourceEvent[]): SourceRecord[] =>
  events.flatMap((e) => (e.type === 'record' ? [e.record] : []));
const has = (record: SourceRecord | undefined, field: string) =>
  record?.readings.some((r) => r.field === field) === true;
const year = 'Takeout/Google Photos/Photos from 2023';

describe('what has not changed', () => {
  const asked = async (path: string): Promise<[string, number, number][]> => {
    const found: [string, number, number][] = [];
    const { sources } = await recogniseAll([path], 'auto');
    const unchanged = (file: string, bytes: number, modified: number): boolean =>
      found.push([file, bytes, modified]) > 0;
    for (const source of sources)
      for await (const event of source.read({ unchanged })) expect(event.type).not.toBe('record');
    return found;
  };

  it('is not read again, in a folder and in an archive, and changes when its sidecar does', async () => {
    const photo = join(folder, year, 'IMG_1.jpg');
    const note = join(folder, year, 'IMG_1.jpg.json');
    await tree({ [`${year}/IMG_1.jpg`]: jpeg(1), [`${year}/IMG_1.jpg.json`]: sidecar('IMG_1.jpg') });
    await utimes(photo, 1_000, 1_000);
    await utimes(note, 2_000, 2_000);
    expect(await asked(folder)).toEqual([[photo, jpeg(1).length, 2_000_000]]);
    const zip = join(folder, 'takeout.zip');
    await writeFile(zip, madeZip([{ name: `${year}/IMG_1.jpg`, content: jpeg(1) }]));
    expect((await asked(zip)).map(([path]) => path)).toEqual([`${zip}!/${year}/IMG_1.jpg`]);
  });
});

describe('a sidecar is found under every spelling', () => {
  it.each([
    ['IMG_1.jpg', 'IMG_1.jpg.json'],
    ['IMG_1.jpg', 'IMG_1.jpg.supplemental-metadata.json'],
    ['PXL_20231006_063909898.LS.jpg', 'PXL_20231006_063909898.LS.jpg.supplemental-met.json'],
    ['PXL_20231006_063909898.PORTRAIT.jpg', 'PXL_20231006_063909898.PORTRAIT.jpg.suppl.json'],
    ['IMG_1(1).jpg', 'IMG_1.jpg(1).json'],
    ['IMG_1(1).jpg', 'IMG_1.jpg.supplemental-metadata(1).json'],
    ['IMG_1-edited.jpg', 'IMG_1.jpg.json'],
    ['IMG_1-bearbeitet.jpg', 'IMG_1.jpg.supplemental-metadata.json'],
  ])('%s by %s', async (photo, note) => {
    await tree({
      [`${year}/${photo}`]: jpeg(1),
      [`${year}/${note}`]: sidecar(photo.replace(/-(edited|bearbeitet)/, '')),
    });
    const [record] = records(await eventsOf(folder));
    expect(has(record, 'time'), 'time').toBe(true);
    expect(has(record, 'place'), 'place').toBe(true);
  });
});

describe('a Takeout export', () => {
  const files: Files = {
    [`${year}/a.jpg`]: jpeg(1),
    [`${year}/a.jpg.json`]: sidecar('a.jpg', { people: [{ name: 'Mei' }], description: 'At the sea' }),
    [`${year}/gone.jpg`]: jpeg(2),
    [`${year}/gone.jpg.json`]: sidecar('gone.jpg', { trashed: true }),
    'Takeout/Google Photos/Vacances/a.jpg': jpeg(1),
    'Takeout/Google Photos/Vacances/métadonnées.json': JSON.stringify({ title: 'Vacances', description: '' }),
    'Takeout/Mail/All mail.mbox':
      'From 1@xxx Tue Jan  3 10:00:00 2023\nX-Gmail-Labels: Inbox,Travel\nFrom: a@example.org\nDate: Tue, 3 Jan 2023 10:00:00 +0100\nMessage-ID: <1@x>\nSubject: Tea\n\nAt nine?\n\n',
  };
  const told = (events: readonly SourceEvent[]) =>
    records(events).map(({ modality, readings }) => [
      modality,
      readings.filter((r) => r.provenance.by !== 'file-time').map((r) => [r.field, r.value]),
    ]);

  it('says the same as a folder and as a zip', async () => {
    const plain = await eventsOf(await tree(files));
    const zip = join(folder, 'takeout-001.zip');
    await writeFile(zip, madeZip(Object.entries(files).map(([name, content]) => ({ name, content }))));
    expect(told(await eventsOf(zip))).toEqual(told(plain));
    const tags = records(plain).flatMap((r) => r.readings.flatMap((x) => (x.field === 'tags' ? x.value : [])));
    expect(tags.map((tag) => tag.name)).toEqual(expect.arrayContaining(['Vacances', 'Travel']));
    expect(plain).toContainEqual(
      expect.objectContaining({ type: 'person', person: expect.objectContaining({ names: ['Mei'] }) }),
    );
    expect(records(plain).some((r) => r.origin.path.includes('gone'))).toBe(false);
  });

  it('has an album that holds only sidecars of photos which lie in the folder of a year', async () => {
    await tree({
      [`${year}/a.jpg`]: jpeg(1),
      [`${year}/a.jpg.json`]: sidecar('a.jpg'),
      [`${year}/b.jpg`]: jpeg(2),
      [`${year}/b.jpg.json`]: sidecar('b.jpg'),
      'Takeout/Google Photos/Reise nach Rom/a.jpg.json': sidecar('a.jpg'),
      'Takeout/Google Photos/Reise nach Rom/c.jpg.json': sidecar('c.jpg'),
      'Takeout/Google Photos/Reise nach Rom/Metadaten.json': JSON.stringify({ title: 'Reise nach Rom', access: '' }),
    });
    const events = await eventsOf(folder);
    const albums = records(events).map(({ origin, readings }) => [
      origin.path.split('/').at(-1),
      readings.flatMap((r) => (r.field === 'tags' ? r.value.map(({ name, source }) => `${source}: ${name}`) : [])),
    ]);
    expect(albums.sort()).toEqual([
      ['a.jpg', ['album: Reise nach Rom']],
      ['b.jpg', []],
    ]);
    const left = events.flatMap((event) => (event.type === 'skipped' ? [event.path.split('/').at(-1)] : []));
    expect(left, 'only what has no photo anywhere').toEqual(['c.jpg.json']);
  });

  it('finds a sidecar in another part of the same export', async () => {
    const [one, two] = [join(folder, 'takeout-001.zip'), join(folder, 'takeout-002.zip')];
    await writeFile(one, madeZip([{ name: `${year}/a.jpg`, content: jpeg(1) }]));
    await writeFile(two, madeZip([{ name: `${year}/a.jpg.supplemental-metadata.json`, content: sidecar('a.jpg') }]));
    const [record] = records(await eventsOf(one, two));
    expect(has(record, 'place')).toBe(true);
    const [inFolder] = records(await eventsOf(folder));
    expect(has(inFolder, 'place'), 'as a folder that holds both').toBe(true);
  });
});

describe('an archive that means harm or is damaged', () => {
  it('loses only the members that do', async () => {
    const zip = join(folder, 'odd.zip');
    await writeFile(
      zip,
      madeZip([
        { name: 'good.jpg', content: jpeg(1) },
        { name: '../evil.jpg', content: jpeg(2) },
        { name: '/etc/evil.jpg', content: jpeg(3) },
        { name: 'link.jpg', content: '/etc/passwd', link: true },
        { name: 'locked.jpg', content: jpeg(4), encrypted: true },
      ]),
    );
    const events = await eventsOf(zip);
    expect(records(events).map((r) => r.origin.path)).toEqual(['good.jpg']);
    const codes = events.flatMap((e) => (e.type === 'failure' ? [e.failure.code] : [])).sort();
    expect(codes).toEqual(['encrypted', 'unsafe-path', 'unsafe-path', 'unsafe-path']);
    expect(existsSync(join(folder, '..', 'evil.jpg'))).toBe(false);
  });

  it('loses of a damaged mailbox only what is damaged, and nothing of other archives', async () => {
    const mail = 'From 1@x Tue Jan  3 10:00:00 2023\nFrom: a@example.org\nSubject: Tea\n\nAt nine?\n\n';
    const bad = madeZip([{ name: 'Takeout/Mail/bad.mbox', content: mail.replace('nine', 'NINE') }]);
    bad.write('nine', bad.indexOf('NINE'));
    await writeFile(join(folder, 'bad.zip'), bad);
    await writeFile(join(folder, 'good.zip'), madeZip([{ name: 'Takeout/Mail/good.mbox', content: mail }]));
    const events = await eventsOf(join(folder, 'bad.zip'), join(folder, 'good.zip'));
    expect(records(events).map(({ origin }) => origin.path.split('#')[0])).toContain('Takeout/Mail/good.mbox');
    const failed = events.flatMap((e) => (e.type === 'failure' ? [e.failure] : []));
    expect(failed).toEqual([expect.objectContaining({ code: 'corrupt', path: expect.stringContaining('bad.mbox') })]);
  });

  it('is read however many photos lie in one of its folders', async () => {
    const entries = Array.from({ length: 130_000 }, (_, n) => ({ path: `many/${n}.jpg`, bytes: 1, modified: 0 }));
    const tree: Tree = {
      root: folder,
      form: 'tar',
      async *walk() {
        for (const entry of entries) yield { type: 'entry', entry };
      },
      async *visit() {
        yield* entries.slice(0, 1);
      },
      open: async () => (async function* () {})(),
      content: ({ path, bytes, modified }) => ({ kind: 'file', path, bytes, modified }),
      where: (path) => path,
    };
    const found: SourceEvent[] = [];
    for await (const event of takeoutSource([tree], takeoutMail).read({})) found.push(event);
    expect(records(found)).toHaveLength(1);
  });

  it('is named when it breaks off', async () => {
    const zip = join(folder, 'cut.zip');
    await writeFile(zip, madeZip([{ name: 'a.jpg', content: jpeg(1) }]).subarray(0, 60));
    const failures = (await eventsOf(zip)).filter((e) => e.type === 'failure');
    expect(failures).toHaveLength(1);
  });
});

const shared = new URL('../../../../shared/data/takeout/', import.meta.url);
describe.skipIf(!existsSync(shared))('a real export (needs ../shared/data/takeout)', () => {
  it('gives every picture and film a time from its sidecar', async () => {
    const found = records(await eventsOf(shared.pathname));
    expect(found.length).toBeGreaterThanOrEqual(7);
    for (const record of found) expect(has(record, 'time'), record.origin.path).toBe(true);
  });
});
