import { parseIso6709 } from '../../language/iso6709.ts';
import { uprightRegions } from '../../language/named-region.ts';
import type { Media } from '../../memory/media.ts';
import type { MediaTags, TaggedPosition, TaggedTime, TimeTag } from '../../ports/media-tags.ts';
import { regionsOf } from './regions.ts';

/** Tags by group and name ("ExifIFD:DateTimeOriginal"), as exiftool prints them with -n -struct -G1. */
export type RawTags = Readonly<Record<string, unknown>>;

const titleNames = [
  'XMP-dc:Title',
  'IPTC:ObjectName',
  'IFD0:XPTitle',
  'ItemList:Title',
  'Keys:Title',
  'Info:Title',
  'RIFF:Title',
  'ASF:Title',
];

/** Playing time in seconds; streams without a table of contents tell it by their clock alone. */
const durationNames = [
  'QuickTime:Duration',
  'Info:Duration',
  'RIFF:Duration',
  'ASF:SendDuration',
  'M2TS:Duration',
  'Composite:Duration',
];

/** Groups whose picture size is the one shown, in the order in which they are asked. */
const sizeGroups = ['File', 'PNG', 'GIF', 'Track1', 'Track2', 'ASF', 'H264', 'MPEG'];

type TimeRow = { readonly tag: TimeTag; readonly name: string; readonly subSecond?: string; readonly offset?: string };

/** Time tags, most telling first. */
const timeRows: readonly TimeRow[] = [
  {
    tag: 'original',
    name: 'ExifIFD:DateTimeOriginal',
    subSecond: 'ExifIFD:SubSecTimeOriginal',
    offset: 'ExifIFD:OffsetTimeOriginal',
  },
  { tag: 'original', name: 'IFD0:DateTimeOriginal' },
  { tag: 'original', name: 'RIFF:DateTimeOriginal' },
  { tag: 'original', name: 'XML:CreationDateValue' },
  { tag: 'original', name: 'H264:DateTimeOriginal' },
  { tag: 'original', name: 'QuickTime:DateTimeOriginal' },
  {
    tag: 'digitized',
    name: 'ExifIFD:CreateDate',
    subSecond: 'ExifIFD:SubSecTimeDigitized',
    offset: 'ExifIFD:OffsetTimeDigitized',
  },
  { tag: 'modified', name: 'IFD0:ModifyDate', subSecond: 'ExifIFD:SubSecTime', offset: 'ExifIFD:OffsetTime' },
  { tag: 'xmp', name: 'XMP-exif:DateTimeOriginal' },
  { tag: 'xmp', name: 'XMP-photoshop:DateCreated' },
  { tag: 'xmp-created', name: 'XMP-xmp:CreateDate' },
  { tag: 'quicktime-local', name: 'Keys:CreationDate' },
  { tag: 'quicktime-local', name: 'ItemList:ContentCreateDate' },
  { tag: 'quicktime-local', name: 'UserData:DateTimeOriginal' },
  { tag: 'quicktime-local', name: 'UserData:ContentCreateDate' },
  { tag: 'quicktime-utc', name: 'QuickTime:CreateDate' },
  { tag: 'quicktime-utc', name: 'Matroska:DateTimeOriginal' },
  { tag: 'quicktime-utc', name: 'Info:DateTimeOriginal' },
  { tag: 'quicktime-utc', name: 'ASF:CreationDate' },
];

export const text = (raw: RawTags, ...names: readonly string[]): string | undefined => {
  for (const name of names) {
    const value = raw[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
};

const number = (raw: RawTags, ...names: readonly string[]): number | undefined => {
  const value = Number(text(raw, ...names) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
};

const list = (raw: RawTags, ...names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const value = raw[name];
    const entries = Array.isArray(value) ? (value as readonly unknown[]) : value === undefined ? [] : [value];
    return entries.filter((entry) => typeof entry === 'string' || typeof entry === 'number').map(String);
  });

/** What exiftool printed as the tags that matter. Pure. */
export function mediaTagsOf(raw: RawTags): MediaTags {
  const make = text(raw, 'IFD0:Make', 'Keys:Make', 'UserData:Make', 'QuickTime:Make', 'XMP-tiff:Make');
  const model = text(raw, 'IFD0:Model', 'Keys:Model', 'UserData:Model', 'QuickTime:Model', 'XMP-tiff:Model');
  const comment = text(raw, 'ExifIFD:UserComment');
  const media = mediaOf(raw);
  const rating = number(raw, 'XMP-xmp:Rating');
  const regions = uprightRegions(regionsOf(raw), media ?? {});
  return {
    by: 'exiftool',
    version: 1,
    times: timesOf(raw),
    positions: positionsOf(raw),
    people: [...new Set([...regions.map(({ name }) => name), ...list(raw, 'XMP-iptcExt:PersonInImage')])],
    ...(regions.length === 0 ? {} : { regions }),
    ...(rating === undefined ? {} : { rating }),
    keywords: [...new Set(list(raw, 'XMP-dc:Subject', 'IPTC:Keywords', 'Keys:Keywords'))],
    titles: list(raw, ...titleNames),
    captions: list(
      raw,
      'XMP-dc:Description',
      'IPTC:Caption-Abstract',
      'IFD0:ImageDescription',
      'Keys:Description',
      'ItemList:Description',
    ),
    ...(comment === undefined ? {} : { comment }),
    ...(make === undefined ? {} : { make }),
    ...(model === undefined ? {} : { model }),
    ...(media === undefined ? {} : { media }),
    doubts: [],
  };
}

function timesOf(raw: RawTags): TaggedTime[] {
  const times: TaggedTime[] = timeRows.flatMap(({ tag, name, subSecond, offset }) => {
    const written = text(raw, name);
    if (written === undefined) return [];
    const fraction = subSecond === undefined ? undefined : text(raw, subSecond);
    const zone = offset === undefined ? undefined : text(raw, offset);
    return [
      {
        tag,
        text: written,
        ...(fraction === undefined ? {} : { subSecond: fraction }),
        ...(zone === undefined ? {} : { offset: zone }),
      },
    ];
  });
  const created = text(raw, 'IPTC:DateCreated');
  const at = text(raw, 'IPTC:TimeCreated');
  if (created !== undefined) times.push({ tag: 'xmp', text: at === undefined ? created : `${created} ${at}` });
  const day = text(raw, 'GPS:GPSDateStamp');
  const clock = text(raw, 'GPS:GPSTimeStamp');
  return day === undefined || clock === undefined
    ? times
    : [...times, { tag: 'gps', text: `${day} ${clock}`, offset: 'Z' }];
}

function positionsOf(raw: RawTags): TaggedPosition[] {
  const found: TaggedPosition[] = [];
  const lat = signed(number(raw, 'GPS:GPSLatitude'), text(raw, 'GPS:GPSLatitudeRef'));
  const lon = signed(number(raw, 'GPS:GPSLongitude'), text(raw, 'GPS:GPSLongitudeRef'));
  if (lat !== undefined && lon !== undefined) {
    const metres = number(raw, 'GPS:GPSAltitude');
    const below = number(raw, 'GPS:GPSAltitudeRef') === 1;
    found.push({
      source: 'exif-gps',
      lat,
      lon,
      ...(metres === undefined ? {} : { altitude: below ? -metres : metres }),
    });
  }
  const xmpLat = number(raw, 'XMP-exif:GPSLatitude');
  const xmpLon = number(raw, 'XMP-exif:GPSLongitude');
  if (xmpLat !== undefined && xmpLon !== undefined) found.push({ source: 'xmp-gps', lat: xmpLat, lon: xmpLon });
  const movie = text(raw, 'Keys:GPSCoordinates', 'ItemList:GPSCoordinates', 'UserData:GPSCoordinates');
  const [movieLat, movieLon, movieAltitude] = (movie ?? '').split(/\s+/).map(Number);
  if (movieLat !== undefined && movieLon !== undefined) {
    found.push({
      source: 'quicktime-gps',
      lat: movieLat,
      lon: movieLon,
      ...(movieAltitude === undefined ? {} : { altitude: movieAltitude }),
    });
  }
  return [...found, ...threeGpPosition(raw), ...matroskaPosition(raw)];
}

/** 3GPP's location box (TS 26.244 §8.13), which exiftool prints as one sentence. */
function threeGpPosition(raw: RawTags): TaggedPosition[] {
  const match = /Lat=(-?[\d.]+) Lon=(-?[\d.]+)(?: Alt=(-?[\d.]+))?/.exec(
    text(raw, 'UserData:LocationInformation') ?? '',
  );
  if (match === null) return [];
  const [, lat, lon, altitude] = match;
  return [
    {
      source: 'quicktime-gps',
      lat: Number(lat),
      lon: Number(lon),
      ...(altitude === undefined ? {} : { altitude: Number(altitude) }),
    },
  ];
}

/** Matroska has no tag for a place: programs write QuickTime's, in the form of ISO 6709. */
function matroskaPosition(raw: RawTags): TaggedPosition[] {
  const written = text(
    raw,
    'Matroska:Location',
    'Matroska:LocationIso6709',
    'Matroska:ComAppleQuicktimeLocationISO6709',
  );
  const position = parseIso6709(written);
  return position === undefined ? [] : [{ source: 'quicktime-gps', ...position }];
}

/** Degrees with the sign of their letter; without a letter the side of the globe is unknown. */
function signed(size: number | undefined, side: string | undefined): number | undefined {
  if (size === undefined || side === undefined || !/^[NSEW]/i.test(side)) return undefined;
  return /^[SW]/i.test(side) ? -Math.abs(size) : Math.abs(size);
}

function mediaOf(raw: RawTags): Media | undefined {
  const mime = text(raw, 'File:MIMEType');
  if (mime === undefined || !/^(image|video)\//.test(mime)) return undefined;
  const width = number(raw, ...sizeGroups.map((group) => `${group}:ImageWidth`));
  const height = number(raw, ...sizeGroups.map((group) => `${group}:ImageHeight`));
  const isHeif = /hei[cf]|avif/.test(mime);
  const orientation = isHeif ? undefined : number(raw, 'IFD0:Orientation');
  const turned =
    (orientation ?? 1) >= 5 || Math.abs(number(raw, 'Composite:Rotation', 'QuickTime:Rotation') ?? 0) % 180 === 90;
  const sides = turned ? [height, width] : [width, height];
  const durationSeconds = mime.startsWith('video/') ? number(raw, ...durationNames) : undefined;
  const lens = text(raw, 'ExifIFD:LensModel', 'Keys:LensModel', 'XMP-aux:Lens');
  return {
    mime,
    // A HEIC may hold several turned pictures: only decoding tells which way up the main one is.
    ...(!isHeif && isPixels(sides[0]) && isPixels(sides[1]) ? { width: sides[0], height: sides[1] } : {}),
    ...(orientation !== undefined && orientation >= 1 && orientation <= 8 ? { orientation } : {}),
    ...(durationSeconds === undefined || durationSeconds < 0 ? {} : { durationSeconds }),
    ...(lens === undefined ? {} : { lens: lens.trim() }),
    ...(isMotion(raw) ? { motion: 'embedded' } : {}),
  };
}

const isPixels = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value > 0;

const isMotion = (raw: RawTags): boolean =>
  [text(raw, 'XMP-GCamera:MotionPhoto'), text(raw, 'XMP-GCamera:MicroVideo')].includes('1') ||
  text(raw, 'Samsung:EmbeddedVideoType') !== undefined;
