import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import { openSource, recogniseAll } from '../recognise.ts';
import { readAlbum, writtenDate } from './photo-details.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-icloud-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (shade: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 0, b: 0 } } })
    .jpeg()
    .toBuffer();

const details = [
  'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate',
  'IMG_0001.JPG,AbC=,yes,no,no,"Saturday March 2,2019 3:14 PM GMT",3,"Saturday March 2,2019 3:15 PM GMT"',
  'IMG_0002.JPG,AbD=,no,yes,no,"Sunday February 30,2019 3:14 PM GMT",0,',
  'IMG_0003.JPG,AbE=,no,no,yes,"Sunday March 3,2019 1:00 AM GMT",0,',
].join('\r\n');

async function members(): Promise<{ name: string; content: string | Uint8Array }[]> {
  const at = 'iCloud Photos Part 1 of 2';
  return [
    { name: `${at}/Photos/IMG_0001.JPG`, content: await picture(10) },
    { name: `${at}/Photos/IMG_0002.JPG`, content: await picture(90) },
    { name: `${at}/Photos/IMG_0003.JPG`, content: await picture(170) },
    { name: `${at}/Photos/Photo Details.csv`, content: details },
    { name: `${at}/Albums/Lisbon, again.csv`, content: 'Images\r\nIMG_0001.JPG\r\nIMG_0002.JPG\r\n' },
  ];
}

async function events(paths: readonly string[], as: 'auto' | 'icloud' = 'auto'): Promise<SourceEvent[]> {
  const found: SourceEvent[] = [];
  const { sources, failures } = await recogniseAll(paths, as);
  expect(failures).toEqual([]);
  expect(sources.map(({ importer }) => importer)).toEqual(['icloud']);
  for (const source of sources) for await (const event of source.read({})) found.push(event);
  return found;
}

function expectTold(all: readonly SourceEvent[]): void {
  const records = all.flatMap((event) => (event.type === 'record' ? [event.record] : []));
  expect(records.map(({ origin }) => origin.path.split('/').at(-1))).toEqual(['IMG_0001.JPG', 'IMG_0002.JPG']);
  expect(records.every(({ origin }) => origin.importer === 'icloud')).toBe(true);
  const [first, second] = records.map(({ readings }) => readings);
  expect(first?.find((r) => r.field === 'time' && r.value.source === 'sidecar')?.value).toMatchObject({
    start: '2019-03-02T15:14:00+00:00',
    offset: '+00:00',
  });
  const tags = (of: typeof first) =>
    (of ?? []).flatMap((r) => (r.field === 'tags' ? r.value.map(({ name }) => name) : []));
  expect(tags(first)).toEqual(['favourite', 'Lisbon, again']);
  expect(tags(second)).toEqual(['hidden', 'Lisbon, again']);
  expect(second?.some((r) => r.field === 'time' && r.value.source === 'sidecar')).toBe(false);
  const skipped = all.flatMap((event) => (event.type === 'skipped' ? [event.reason] : []));
  expect(skipped).toEqual(['deleted in iCloud']);
}

describe('an export of iCloud Photos', () => {
  it('is read from its folder', async () => {
    for (const { name, content } of await members()) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    expectTold(await events([folder]));
    expectTold(await events([join(folder, 'iCloud Photos Part 1 of 2')], 'icloud'));
  });

  it('is read out of its archives, all parts together', async () => {
    const all = await members();
    const [first, second] = [
      join(folder, 'iCloud Photos Part 1 of 2.zip'),
      join(folder, 'iCloud Photos Part 2 of 2.zip'),
    ];
    await writeFile(first, madeZip(all.slice(0, 3)));
    await writeFile(second, madeZip(all.slice(3)));
    expectTold(await events([first, second]));
    const sources = await openSource(folder, 'photos');
    expect(sources.map(({ importer }) => importer)).toEqual(['photos']);
  });

  it('says which table cannot be read and reads the pictures without it', async () => {
    const [photo] = await members();
    await mkdir(join(folder, 'Photos'));
    await writeFile(join(folder, 'Photos/IMG_0001.JPG'), photo?.content ?? '');
    await writeFile(join(folder, 'Photos/Photo Details.csv'), 'imgName,"originalCrea');
    const all = await events([folder]);
    expect(all.map((event) => (event.type === 'failure' ? event.failure.code : event.type))).toEqual([
      'corrupt',
      'record',
    ]);
  });
});

describe('dates of the export', () => {
  it.each([
    ['Saturday March 2,2019 3:14 PM GMT', '2019-03-02T15:14:00'],
    ['Tuesday January 1,2019 12:00 AM GMT', '2019-01-01T00:00:00'],
    ['Tuesday January 1, 2019 12:05:09\u202fPM GMT', '2019-01-01T12:05:09'],
    ['March 2,2019 15:14 GMT', '2019-03-02T15:14:00'],
    ['Sunday February 30,2019 3:14 PM GMT', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('%s', (written, at) => {
    expect(writtenDate(written)).toBe(at);
  });

  it('reads an album whatever its heading', () => {
    expect(readAlbum(Buffer.from('\ufeffBilder\r\nPhotos/a b.JPG\r\n\r\n"c,d.png"\r\n'))).toEqual([
      'a b.JPG',
      'c,d.png',
    ]);
  });
});
