import ExifReader from 'exifreader';
import { z } from 'zod';
import { uprightRegions } from '../../language/named-region.ts';
import { parseXmp, type XmpFacts } from '../../language/xmp.ts';
import type { Media } from '../../memory/media.ts';
import { ifReadable } from '../../memory/readable.ts';
import type { MediaTags, TaggedPosition, TaggedTime } from '../../ports/media-tags.ts';
import type { PictureHead } from './picture-head.ts';

const tagSchema = z.looseObject({ value: z.unknown().optional(), description: z.unknown().optional() });
const groupSchema = z.record(z.string(), z.union([tagSchema, z.unknown()])).optional();
const loadedSchema = z.looseObject({
  exif: groupSchema,
  file: groupSchema,
  pngFile: groupSchema,
  iptc: groupSchema,
  gps: ifReadable(
    z.object({ Latitude: ifReadable(z.number()), Longitude: ifReadable(z.number()), Altitude: ifReadable(z.number()) }),
  ),
  xmp: ifReadable(z.looseObject({ _raw: z.string() }).partial()),
});
type Loaded = z.infer<typeof loadedSchema>;
type Group = Loaded['exif'];

const describe = (group: Group, name: string): string | undefined => {
  const tag = tagSchema.safeParse(group?.[name]);
  const value = tag.data?.description;
  return typeof value === 'string' && value.trim() !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;
};

const number = (group: Group, name: string): number | undefined => {
  const value = tagSchema.safeParse(group?.[name]).data?.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const ratio = (group: Group, name: string): number | undefined => {
  const value = z.tuple([z.number(), z.number()]).safeParse(tagSchema.safeParse(group?.[name]).data?.value);
  return value.success && value.data[1] !== 0 ? value.data[0] / value.data[1] : undefined;
};

/** Dates in EXIF are their raw text: a description may have been made pretty. */
const written = (group: Group, name: string): string | undefined => {
  const value = tagSchema.safeParse(group?.[name]).data?.value;
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : describe(group, name);
};

/** The tags of a picture, given its head. Never throws: what cannot be read is a doubt. */
export async function pictureTags(head: PictureHead, mime: string): Promise<MediaTags> {
  const doubts: string[] = head.whole ? [] : ['head'];
  let loaded: Loaded = {};
  try {
    // A copy of its own: a Buffer may be a window on a pool that also holds other files.
    const bytes = Uint8Array.from(head.bytes).buffer;
    loaded = loadedSchema.parse(await ExifReader.load(bytes, { expanded: true, async: true }));
  } catch {
    doubts.push('unreadable tags');
  }
  const xmp = typeof loaded.xmp?._raw === 'string' ? parseXmp(loaded.xmp._raw) : undefined;
  if (xmp?.malformed === true) doubts.push('xmp');
  const tags = assembled(loaded, xmp, mime, hasSamsungFilm(head.tail));
  const knowsTime = tags.times.some(({ tag }) => tag !== 'modified' && tag !== 'gps');
  const isCamera = tags.make !== undefined || tags.model !== undefined;
  // A camera that does not say when is more likely to be misread than to have no clock.
  if (!knowsTime && (isCamera || /hei[cf]|tiff|raw|x-/.test(mime))) doubts.push('no capture time');
  if (mime === 'image/gif' && holds(head.bytes, 'XMP DataXMP')) doubts.push('a packet that is not read here');
  const hasFix = loaded.exif?.['GPSLatitude'] !== undefined || loaded.exif?.['GPSLongitude'] !== undefined;
  if (hasFix && !tags.positions.some(({ source }) => source === 'exif-gps')) doubts.push('position');
  return { ...tags, doubts };
}

function assembled(loaded: Loaded, xmp: XmpFacts | undefined, mime: string, film: boolean): Omit<MediaTags, 'doubts'> {
  const { exif, iptc } = loaded;
  const make = describe(exif, 'Make') ?? xmp?.make;
  const model = describe(exif, 'Model') ?? xmp?.model;
  const comment = describe(exif, 'UserComment');
  const media = mediaOf(loaded, mime, film || xmp?.motion === true);
  const regions = xmp === undefined ? [] : uprightRegions(xmp.regions, media);
  const some = (...texts: readonly (string | undefined)[]): string[] => texts.filter((text) => text !== undefined);
  return {
    by: 'exifreader',
    version: 1,
    times: timesOf(exif, iptc, xmp),
    positions: positionsOf(loaded, xmp),
    people: xmp?.people ?? [],
    ...(regions.length === 0 ? {} : { regions }),
    ...(xmp?.rating === undefined ? {} : { rating: xmp.rating }),
    keywords: [...new Set([...(xmp?.keywords ?? []), ...keywordsOf(iptc)])],
    titles: [...(xmp?.titles ?? []), ...some(describe(iptc, 'Object Name'), describe(exif, 'XPTitle'))],
    captions: [
      ...(xmp?.descriptions ?? []),
      ...some(describe(iptc, 'Caption/Abstract'), describe(exif, 'ImageDescription')),
    ],
    ...(comment === undefined ? {} : { comment }),
    ...(make === undefined ? {} : { make }),
    ...(model === undefined ? {} : { model }),
    media,
  };
}

function timesOf(exif: Group, iptc: Group, xmp: XmpFacts | undefined): TaggedTime[] {
  const times: TaggedTime[] = [];
  const rows = [
    ['original', 'DateTimeOriginal', 'SubSecTimeOriginal', 'OffsetTimeOriginal'],
    ['digitized', 'DateTimeDigitized', 'SubSecTimeDigitized', 'OffsetTimeDigitized'],
    ['modified', 'DateTime', 'SubSecTime', 'OffsetTime'],
  ] as const;
  for (const [tag, name, subSecondName, offsetName] of rows) {
    const text = written(exif, name);
    if (text === undefined) continue;
    const subSecond = written(exif, subSecondName);
    const offset = written(exif, offsetName);
    times.push({
      tag,
      text,
      ...(subSecond === undefined ? {} : { subSecond }),
      ...(offset === undefined ? {} : { offset }),
    });
  }
  const day = written(exif, 'GPSDateStamp');
  const clock = describe(exif, 'GPSTimeStamp');
  if (day !== undefined && clock !== undefined) times.push({ tag: 'gps', text: `${day} ${clock}`, offset: 'Z' });
  for (const text of xmp?.captured ?? []) times.push({ tag: 'xmp', text });
  // MWG guidelines 2.0 §5.3: IPTC's date created means what XMP's photoshop:DateCreated means.
  const created = describe(iptc, 'Date Created');
  const at = describe(iptc, 'Time Created');
  if (created !== undefined) times.push({ tag: 'xmp', text: at === undefined ? created : `${created} ${at}` });
  for (const text of xmp?.created ?? []) times.push({ tag: 'xmp-created', text });
  return times;
}

function positionsOf({ gps, exif }: Loaded, xmp: XmpFacts | undefined): TaggedPosition[] {
  const found: TaggedPosition[] = [];
  if (gps?.Latitude !== undefined && gps.Longitude !== undefined) {
    const { Latitude: lat, Longitude: lon } = gps;
    // Without a reference the altitude is above the sea (EXIF 3.0, GPSAltitudeRef).
    const altitude = gps.Altitude ?? ratio(exif, 'GPSAltitude');
    found.push({ source: 'exif-gps', lat, lon, ...(altitude === undefined ? {} : { altitude }) });
  }
  if (xmp?.position !== undefined) found.push({ source: 'xmp-gps', ...xmp.position });
  return found;
}

function keywordsOf(iptc: Group): string[] {
  const tag = iptc?.['Keywords'];
  const entries = Array.isArray(tag) ? (tag as readonly unknown[]) : tag === undefined ? [] : [tag];
  return entries.flatMap((entry) => {
    const text = tagSchema.safeParse(entry).data?.description;
    return typeof text === 'string' ? [text] : [];
  });
}

function mediaOf({ exif, file, pngFile }: Loaded, mime: string, motion: boolean): Media {
  const isHeif = /hei[cf]|avif/.test(mime);
  const orientation = isHeif ? undefined : number(exif, 'Orientation');
  const width = number(file, 'Image Width') ?? number(pngFile, 'Image Width');
  const height = number(file, 'Image Height') ?? number(pngFile, 'Image Height');
  const sides = (orientation ?? 1) >= 5 ? [height, width] : [width, height];
  const lens = describe(exif, 'LensModel');
  return {
    mime,
    ...(sides[0] && sides[1] && !isHeif ? { width: sides[0], height: sides[1] } : {}),
    ...(orientation !== undefined && orientation >= 1 && orientation <= 8 ? { orientation } : {}),
    ...(lens === undefined ? {} : { lens: lens.replaceAll('\0', '').trim() }),
    ...(motion ? { motion: 'embedded' } : {}),
  };
}

const holds = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(text);

/** Samsung appends blocks to the JPEG and ends the file with "SEFT"; the film is one of them. */
const hasSamsungFilm = (tail: Uint8Array): boolean => {
  const text = String.fromCharCode(...tail);
  return text.endsWith('SEFT') && text.includes('\0\0\x30\x0a');
};
