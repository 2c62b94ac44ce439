import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { missingPrograms } from '../../src/app/jobs/machine-programs.ts';
import { addResponse } from '../../src/contract/memory-verbs.ts';
import {
  drawn,
  everyTag,
  filmed,
  filmFormats,
  livePhoto,
  motionPhoto,
  pictureFormats,
  spot,
  TagWriter,
  taken,
} from './made-media.ts';
import { document, madeleine } from './run-here.ts';

// Programs are started many times: on a busy machine each start takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const rowSchema = z.looseObject({
  origin: z.looseObject({ path: z.string() }),
  modality: z.string(),
  time: z.looseObject({ start: z.string(), source: z.string(), zone: z.string().optional() }).optional(),
  place: z
    .looseObject({ lat: z.number(), lon: z.number(), altitude: z.number().optional(), source: z.string() })
    .partial()
    .optional(),
  people: z.array(z.looseObject({ name: z.string() })).optional(),
  tags: z.array(z.looseObject({ name: z.string() })).optional(),
  media: z.looseObject({
    mime: z.string(),
    width: z.number().optional(),
    height: z.number().optional(),
    durationSeconds: z.number().optional(),
    motion: z.string().optional(),
    thumbhash: z.string().optional(),
  }),
});
type Row = z.infer<typeof rowSchema>;

const without = (await missingPrograms()).length > 0;
let base = '';
const rows = new Map<string, Row>();
const row = (name: string): Row => rows.get(name) ?? expect.fail(`${name} is no item`);

describe.skipIf(without)('every format, made here (needs perl and ffmpeg)', () => {
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-formats-'));
    const input = join(base, 'input');
    await mkdir(input);
    const writer = new TagWriter();
    await makePictures(input, writer);
    await makeFilms(input, writer);
    await writer.end();
    const memory = join(base, 'memory');
    await madeleine(['init', '--no-faces', '--memory', memory]);
    const added = addResponse.parse(await document(['add', input, '--no-perception', '--memory', memory]));
    expect(added.failed).toEqual([]);
    await madeleine(['export', join(base, 'out'), '--with-people', '--memory', memory]);
    const text = await readFile(join(base, 'out', 'items.jsonl'), 'utf8');
    for (const line of text.trim().split('\n')) {
      const found = rowSchema.parse(JSON.parse(line));
      rows.set(found.origin.path, found);
    }
  });
  afterAll(() => rm(base, { recursive: true, force: true }));

  it.each(pictureFormats)('%s tells time, zone, place, people, tags and looks', (format) => {
    const { time, place, people, tags, media } = row(`told.${format}`);
    expect(time?.start).toMatch(format === 'gif' ? /^2021-06-05T14:15:16-04:00$/ : /^2021-06-05T14:15:16\.25-04:00$/);
    expect(place).toMatchObject({ lat: spot.lat, lon: spot.lon, ...(format === 'gif' ? {} : { altitude: 520 }) });
    expect(people?.map(({ name }) => name).sort()).toEqual(['Ann Lee', 'Bob Ray']);
    expect(tags?.map(({ name }) => name)).toEqual(expect.arrayContaining(['harbour', 'winter', 'afternoon']));
    expect(media).toMatchObject({ mime: `image/${format}`, width: 64, height: 48, thumbhash: expect.any(String) });
    expect(row(`plain.${format}`)).toMatchObject({ time: { source: 'file-time' }, media: { mime: `image/${format}` } });
  });

  it.each(filmFormats.map(([suffix]) => suffix))('%s tells how long it lasts and how it looks', (suffix) => {
    const { modality, media } = row(`film.${suffix}`);
    expect(modality).toBe('video');
    expect(media.durationSeconds).toBeCloseTo(2, 0);
    expect([media.width, media.height]).toEqual(suffix === '3gp' ? [192, 144] : [160, 120]);
    expect(media.thumbhash).toBeTypeOf('string');
  });

  it.each(['mp4', 'mov', 'm4v', '3gp', 'mkv', 'webm'])(
    '%s tells when and where, on the clock of that place',
    (suffix) => {
      const { time, place } = row(`film.${suffix}`);
      expect(time).toMatchObject({ start: '2021-06-05T14:15:16-04:00', zone: 'America/Santiago' });
      expect(place?.lat).toBeCloseTo(spot.lat, 4);
      expect(place?.lon).toBeCloseTo(spot.lon, 4);
      expect(place?.altitude).toBe(520);
    },
  );

  it('films without a header are dated by their name, and telephones by their own key', () => {
    expect(row('VID_20210605_141516.avi').time).toMatchObject({ start: '2021-06-05T14:15:16', source: 'file-name' });
    expect(row('phone.mov').time).toMatchObject({ start: '2021-06-05T14:15:16+02:00', source: 'quicktime-local' });
  });

  it('IPTC alone tells time with its offset, and keywords', () => {
    expect(row('iptc.jpeg')).toMatchObject({
      time: { start: '2021-06-05T14:15:16-04:00', source: 'xmp' },
      tags: expect.arrayContaining([{ name: 'harbour', source: 'file' }]),
    });
  });

  it('a film that lies on its side is upright', () => {
    expect(row('sideways.mp4').media).toMatchObject({ width: 120, height: 160 });
    expect(row('turned.jpeg').media).toMatchObject({ width: 48, height: 64 });
  });

  it('sidecars are found by both spellings, and their place gives their clock a zone', () => {
    for (const name of ['a.jpeg', 'b.jpeg']) {
      expect(row(name)).toMatchObject({
        time: { start: '2021-06-05T14:15:16-04:00', zone: 'America/Santiago' },
        place: { lat: spot.lat, lon: spot.lon, source: 'xmp-gps' },
        people: [{ name: 'Zoe' }],
      });
    }
  });

  it('motion and Live Photos are one item; a film of another photo stays a film', () => {
    expect(row('MVIMG_1.jpeg').media.motion).toBe('embedded');
    expect(row('PXL_2.MP.jpeg').media.motion).toBe('embedded');
    expect(row('IMG_0001.jpg').media.motion).toMatch(/IMG_0001\.MOV$/);
    expect(rows.has('IMG_0001.MOV')).toBe(false);
    expect(row('IMG_0002.jpg').media.motion).toBeUndefined();
    expect(row('IMG_0002.MOV').modality).toBe('video');
  });
});

const emptyPacket =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';

async function makePictures(input: string, writer: TagWriter): Promise<void> {
  for (const [i, format] of pictureFormats.entries()) {
    await drawn(input, `plain.${format}`, format, i);
    await writer.write(await drawn(input, `told.${format}`, format, i + 10), everyTag);
  }
  await writer.write(await drawn(input, 'turned.jpeg', 'jpeg', 30), ['-IFD0:Orientation#=6']);
  await writer.write(await drawn(input, 'iptc.jpeg', 'jpeg', 33), [
    '-IPTC:DateCreated=2021:06:05',
    `-IPTC:TimeCreated=14:15:16${taken.offset}`,
    '-IPTC:Keywords=harbour',
  ]);
  const sidecar = [
    `-XMP-exif:DateTimeOriginal=${taken.local}`,
    `-XMP-exif:GPSLatitude=${spot.lat}`,
    `-XMP-exif:GPSLongitude=${spot.lon}`,
    '-RegionInfo={AppliedToDimensions={W=64,H=48,Unit=pixel},RegionList=[{Area={X=0.5,Y=0.5,W=0.2,H=0.2,Unit=normalized},Name=Zoe,Type=Face}]}',
  ];
  await drawn(input, 'a.jpeg', 'jpeg', 31);
  await drawn(input, 'b.jpeg', 'jpeg', 32);
  await writeFile(join(input, 'a.jpeg.xmp'), emptyPacket);
  await writer.write(join(input, 'a.jpeg.xmp'), sidecar);
  await copyFile(join(input, 'a.jpeg.xmp'), join(input, 'b.xmp'));
}

async function makeFilms(input: string, writer: TagWriter): Promise<void> {
  for (const [i, [suffix, args]] of filmFormats.entries()) await filmed(input, `film.${suffix}`, args, 400 + 20 * i);
  const film = join(input, 'film.mp4');
  await filmed(input, 'VID_20210605_141516.avi', ['-c:v', 'mpeg4'], 800);
  const phone = await filmed(input, 'phone.mov', ['-map_metadata', '-1'], 840);
  await writer.write(phone, [`-Keys:CreationDate=${taken.local}+02:00`, '-Keys:Make=Acme']);
  const turned = join(input, 'sideways.mp4');
  await copyFile(film, turned);
  await writer.write(turned, ['-Rotation#=90']);
  await motionPhoto(await drawn(input, 'MVIMG_1.jpeg', 'jpeg', 41), film, writer, true);
  await motionPhoto(await drawn(input, 'PXL_2.MP.jpeg', 'jpeg', 42), film, writer, false);
  const [one, other] = ['8F2A3B4C-1D2E-4F5A-9B8C-7D6E5F4A3B2C', 'AAAAAAAA-1D2E-4F5A-9B8C-7D6E5F4A3B2C'];
  await livePhoto(input, 'IMG_0001', [one, one], phone, writer);
  await livePhoto(input, 'IMG_0002', [one, other], phone, writer);
}
