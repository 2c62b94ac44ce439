import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tzlookup from '@photostructure/tz-lookup';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processorMs } from '../../test/fixtures/processor-time.ts';
import { ExifReaderTagReader } from '../adapters/exifreader/tag-reader.ts';
import { ExiftoolTagReader } from '../adapters/exiftool/tag-reader.ts';
import { MadeleineError } from '../memory/errors.ts';
import { isFavourite } from '../memory/item-text.ts';
import { distanceKm } from '../memory/location.ts';
import { parseReading, type Reading } from '../memory/reading.ts';
import { byPreference } from '../memory/reading-preference.ts';
import { systemClock } from '../ports/clock.ts';
import type { MediaTags, TagReader } from '../ports/media-tags.ts';
import { LayeredMediaMetadata, tagReadings } from './media-metadata.ts';

const shared = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const fast = new ExifReaderTagReader();
const thorough = new ExiftoolTagReader({ processes: 1 });
const hasPerl = (await thorough.version()) !== undefined;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metadata-'));
});
afterAll(async () => {
  await thorough.close();
  await rm(folder, { recursive: true, force: true });
});

const best = <F extends 'time' | 'place'>(readings: readonly Reading[], field: F): Reading<F>['value'] | undefined =>
  readings.filter((r) => r.field === field).toSorted(byPreference)[0]?.value as Reading<F>['value'] | undefined;

async function cameraFile(name: string, date = '2021:05:07 15:09:29', south = false): Promise<string> {
  const path = join(folder, name);
  const exif = {
    IFD0: { Make: 'Madeleine', Model: 'Test 1' },
    IFD2: { DateTimeOriginal: date },
    IFD3: {
      GPSLatitudeRef: south ? 'S' : 'N',
      GPSLatitude: '37/1 6/1 900/100',
      GPSLongitudeRef: 'W',
      GPSLongitude: '8/1 40/1 1200/100',
    },
  };
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#963' } })
    .jpeg()
    .withExif(exif)
    .toFile(path);
  return path;
}

const layered = (parts: { fast?: TagReader; thorough?: TagReader } = {}) =>
  new LayeredMediaMetadata({ fast, clock: systemClock, zoneOf: tzlookup, ...parts });

describe('metadata of a file', () => {
  it('is read without any other program, signed and in the zone of its place', async () => {
    const { readings } = await layered().read(await cameraFile('a.jpg', undefined, true));
    const place = best(readings, 'place');
    expect(place?.lat).toBeCloseTo(-37.1025, 5);
    expect(place?.lon).toBeCloseTo(-8.67, 5);
    expect(best(readings, 'time')?.source).toBe('exif-gps-zone');
    for (const reading of readings) expect(() => parseReading(reading)).not.toThrow();
  });

  it('of small files never mixes with what was read before', async () => {
    const first = await fast.read(await cameraFile('first.jpg'));
    const bare = join(folder, 'bare.jpg');
    await sharp({ create: { width: 9, height: 7, channels: 3, background: '#fff' } })
      .jpeg()
      .toFile(bare);
    expect(first.times).not.toEqual([]);
    expect(await fast.read(bare)).toMatchObject({ times: [], positions: [], media: { width: 9, height: 7 } });
  });

  it.skipIf(!hasPerl)('of names with line breaks is read, and the name is never taken for options', async () => {
    const path = await cameraFile('line\n-overwrite_original\n-all=\nbreak.jpg');
    const tags = await thorough.read(path);
    expect(tags.times[0]?.text).toBe('2021:05:07 15:09:29');
    expect((await fast.read(path)).times[0]?.text).toBe('2021:05:07 15:09:29');
  });

  it('tell the stars that somebody gave a picture, by either reader', async () => {
    const path = join(folder, 'rated.jpg');
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="5"/></rdf:RDF></x:xmpmeta>`;
    const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    await plain.withXmp(xmp).jpeg().toFile(path);
    for (const reader of hasPerl ? [fast, thorough] : [fast]) {
      const { readings } = tagReadings(await reader.read(path), 'rated.jpg', () => 'UTC', new Date());
      const tags = readings.flatMap((r) => (r.field === 'tags' ? r.value : []));
      expect(tags, reader.name).toEqual([{ name: 'rated 5 stars', source: 'file' }]);
      expect(isFavourite(tags)).toBe(true);
    }
  });

  it('survives EXIF whose directories point at themselves, at nothing and at each other', async () => {
    const source = await readFile(await cameraFile('loop.jpg'));
    const exif = source.indexOf('Exif\0\0', 0, 'latin1');
    expect(exif).toBeGreaterThan(0);
    for (const wild of [0, 8, 0x7fffffff, 0xffffffff]) {
      const bomb = Buffer.from(source);
      for (let at = exif + 10; at + 4 < exif + 120; at += 4) bomb.writeUInt32LE(wild, at);
      const path = join(folder, 'bomb.jpg');
      await writeFile(path, bomb);
      const started = processorMs();
      const tags = await fast.read(path);
      expect(tags.media?.mime).toBe('image/jpeg');
      expect(processorMs() - started).toBeLessThan(2_000);
    }
  });
});

describe('the two readers together', () => {
  const tags = (by: string, doubts: string[]): MediaTags => ({
    by,
    version: 1,
    times: [],
    positions: [],
    people: [],
    keywords: [],
    titles: [by],
    captions: [],
    doubts,
  });
  const reader = (name: string, read: () => Promise<MediaTags>): TagReader => ({ name, read, close: async () => {} });
  const sure = reader('sure', async () => tags('sure one', []));
  const doubtful = reader('doubtful', async () => tags('doubtful one', ['head']));
  const broken = reader('broken', async () => {
    throw new MadeleineError('corrupt', 'no');
  });

  it('ask the thorough one only when the fast one fails or doubts itself', async () => {
    expect((await layered({ fast: sure, thorough: broken }).tags('x')).by).toBe('sure one');
    expect((await layered({ fast: doubtful, thorough: sure }).tags('x')).by).toBe('sure one');
    expect((await layered({ fast: broken, thorough: sure }).tags('x')).by).toBe('sure one');
    expect((await layered({ fast: doubtful, thorough: broken }).tags('x')).by).toBe('doubtful one');
    await expect(layered({ fast: broken, thorough: broken }).tags('x')).rejects.toMatchObject({ code: 'corrupt' });
  });

  it.skipIf(!hasPerl)('name what is empty, missing or no picture', async () => {
    const both = layered({ thorough });
    const empty = join(folder, 'empty.jpg');
    await writeFile(empty, '');
    const text = join(folder, 'text.jpg');
    await writeFile(text, 'words');
    await expect(both.read(empty)).rejects.toMatchObject({ code: 'empty-file' });
    await expect(both.read(join(folder, 'gone.jpg'))).rejects.toMatchObject({ code: 'missing' });
    await expect(layered().read(text)).rejects.toMatchObject({ code: 'unsupported-format' });
  });
});

describe.skipIf(!existsSync(shared) || !hasPerl)('agreement with exiftool (../shared/data, perl)', () => {
  const files = existsSync(shared)
    ? ['photos', 'video', 'takeout'].flatMap((part) =>
        readdirSync(join(shared, part), { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.(jpe?g|heic|tiff?|png|mp4|mov)$/i.test(name))
          .map((name) => join(shared, part, name)),
      )
    : [];

  it('capture time ≥ 98 %, position ≥ 99 %, over every file', async () => {
    const both = layered({ thorough });
    let times = 0;
    let places = 0;
    const wrong: string[] = [];
    for (const path of files) {
      const mine = (await both.read(path)).readings;
      const theirs = tagReadings(await thorough.read(path), path, tzlookup, new Date()).readings;
      const [a, b] = [best(mine, 'time'), best(theirs, 'time')];
      if (a?.start === b?.start) times += 1;
      else wrong.push(`${path}: ${a?.start} for ${b?.start}`);
      const [here, there] = [best(mine, 'place'), best(theirs, 'place')];
      if (metres(here, there) < 1) places += 1;
      else wrong.push(`${path}: ${here?.lat},${here?.lon} for ${there?.lat},${there?.lon}`);
    }
    expect(files.length).toBeGreaterThan(40);
    expect(times / files.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(places / files.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('the camera clock itself, as exiftool prints it, is the wall clock of every dated picture', async () => {
    for (const path of files.filter((name) => /\.(jpe?g|heic)$/i.test(name))) {
      const raw = (await thorough.read(path)).times.find(({ tag }) => tag === 'original')?.text;
      if (raw === undefined) continue;
      const wall = raw.slice(0, 10).replaceAll(':', '-') + raw.slice(10, 19).replace(' ', 'T');
      expect(best((await layered().read(path)).readings, 'time')?.start.slice(0, 19), path).toBe(wall);
    }
  });
});

function metres(a: Reading<'place'>['value'] | undefined, b: Reading<'place'>['value'] | undefined): number {
  if (a?.lat === undefined || a.lon === undefined || b?.lat === undefined || b.lon === undefined) {
    return a === b ? 0 : Number.POSITIVE_INFINITY;
  }
  return distanceKm({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon }) * 1000;
}
