import { SaxesParser } from 'saxes';
import { boxAround, boxOfRectangle, type NamedRegion, type WrittenRegions } from './named-region.ts';

/** What an XMP packet says that matters to a memory; lists are in document order and may repeat. */
export type XmpFacts = {
  /** When the picture was taken (exif:DateTimeOriginal, then photoshop:DateCreated). */
  readonly captured: readonly string[];
  /** When the document was made (xmp:CreateDate): the capture for pictures that no program has remade. */
  readonly created: readonly string[];
  /** Signed degrees and metres. */
  readonly position?: { readonly lat: number; readonly lon: number; readonly altitude?: number };
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly keywords: readonly string[];
  /** Names of tagged faces and of people shown. */
  readonly people: readonly string[];
  /** Tagged faces with their places, as they are written. */
  readonly regions: WrittenRegions;
  /** As EXIF numbers it, 1 to 8. */
  readonly orientation?: number;
  /** Stars from 0 to 5; -1 is rejected. */
  readonly rating?: number;
  readonly make?: string;
  readonly model?: string;
  /** The picture file carries its own short film. */
  readonly motion: boolean;
  /** The packet broke off or was not well formed; what came before the break is kept. */
  readonly malformed: boolean;
};

const MAX_CHARACTERS = 4_000_000;

type Property = { readonly name: string; readonly text: string };
type Scope = { name?: string; type?: string; place: Map<string, string> };
/** What says where a region lies. */
const placeNames: ReadonlySet<string> = new Set([
  'stArea:x',
  'stArea:y',
  'stArea:w',
  'stArea:h',
  'stArea:unit',
  'MPReg:Rectangle',
]);

/**
 * Reads an XMP packet (ISO 16684-1) from its bytes or text. No entity but XML's own five is expanded, no document type
 * is followed; a packet of more than four million characters is cut off.
 */
export function parseXmp(packet: Uint8Array | string): XmpFacts {
  const text = (typeof packet === 'string' ? packet : decoded(packet)).slice(0, MAX_CHARACTERS);
  const { properties, regions, malformed } = walk(text);
  const all = (...names: string[]): string[] =>
    names.flatMap((name) => properties.filter((p) => p.name === name).map((p) => p.text));
  const position = positionOf(all);
  const rating = Number(all('xmp:Rating', 'xap:Rating')[0] ?? Number.NaN);
  const [make] = all('tiff:Make');
  const [model] = all('tiff:Model');
  const orientation = Number(all('tiff:Orientation')[0] ?? Number.NaN);
  const [width, height] = ['stDim:w', 'stDim:h'].map((name) => Number(all(name)[0] ?? Number.NaN));
  return {
    captured: all('exif:DateTimeOriginal', 'photoshop:DateCreated'),
    created: all('xmp:CreateDate', 'xap:CreateDate'),
    ...(position === undefined ? {} : { position }),
    titles: all('dc:title', 'photoshop:Headline'),
    descriptions: all('dc:description', 'exif:UserComment'),
    keywords: [...new Set(all('dc:subject'))],
    people: [...new Set([...regions.map(({ name }) => name), ...all('Iptc4xmpExt:PersonInImage')])],
    regions: { named: regions, ...(width && height ? { of: { width, height } } : {}) },
    ...(orientation >= 1 && orientation <= 8 ? { orientation } : {}),
    ...(Number.isFinite(rating) ? { rating } : {}),
    ...(make === undefined ? {} : { make }),
    ...(model === undefined ? {} : { model }),
    motion: ['GCamera:MotionPhoto', 'GCamera:MicroVideo', 'Camera:MotionPhoto', 'Camera:MicroVideo'].some((name) =>
      all(name).includes('1'),
    ),
    malformed,
  };
}

/** One pass: every property's text, and the regions that are faces. */
function walk(text: string): { properties: Property[]; regions: NamedRegion[]; malformed: boolean } {
  const properties: Property[] = [];
  const regions: NamedRegion[] = [];
  const path: string[] = [];
  const scopes: Scope[] = [{ place: new Map() }];
  let words = '';
  const say = (name: string, value: string): void => {
    const trimmed = value.trim();
    if (trimmed === '') return;
    properties.push({ name, text: trimmed });
    const scope = scopes.at(-1);
    if (scope === undefined) return;
    if (name === 'mwg-rs:Name' || name === 'MPReg:PersonDisplayName') scope.name = trimmed;
    if (name === 'mwg-rs:Type') scope.type = trimmed;
    if (placeNames.has(name)) scope.place.set(name, trimmed);
  };
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (tag.name === 'rdf:li') scopes.push({ place: new Map() });
    path.push(tag.name);
    words = '';
    for (const [name, value] of Object.entries(tag.attributes)) if (!/^(xmlns|rdf|xml)\b/.test(name)) say(name, value);
  });
  parser.on('text', (part) => {
    words += part;
  });
  parser.on('closetag', (tag) => {
    path.pop();
    const property = [tag.name, ...path.toReversed()].find((name) => !name.startsWith('rdf:'));
    if (property !== undefined) say(property, words);
    words = '';
    if (tag.name !== 'rdf:li') return;
    const scope = scopes.pop();
    if (scope?.name === undefined || (scope.type !== undefined && !/^(face|pet)$/i.test(scope.type))) return;
    const box = boxOf(scope.place);
    regions.push({ name: scope.name, ...(box === undefined ? {} : { box }) });
  });
  try {
    parser.write(text.slice(Math.max(0, text.indexOf('<'))).replace(/\0+$/, '')).close();
    return { properties, regions, malformed: false };
  } catch {
    return { properties, regions, malformed: true };
  }
}

function boxOf(place: ReadonlyMap<string, string>): NamedRegion['box'] {
  const rectangle = place.get('MPReg:Rectangle');
  if (rectangle !== undefined) return boxOfRectangle(rectangle);
  const unit = place.get('stArea:unit');
  if (unit !== undefined && unit !== 'normalized') return undefined;
  const at = (name: string): number => Number(place.get(`stArea:${name}`) ?? Number.NaN);
  return boxAround(at('x'), at('y'), at('w'), at('h'));
}

function decoded(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function positionOf(all: (...names: string[]) => string[]): XmpFacts['position'] {
  const lat = degrees(all('exif:GPSLatitude')[0]);
  const lon = degrees(all('exif:GPSLongitude')[0]);
  if (lat === undefined || lon === undefined) return undefined;
  const metres = rational(all('exif:GPSAltitude')[0]);
  const below = all('exif:GPSAltitudeRef')[0] === '1';
  return { lat, lon, ...(metres === undefined ? {} : { altitude: below ? -metres : metres }) };
}

/** "48,51.5024N", "48,51,30N" and "-48.858" as signed degrees. */
function degrees(text: string | undefined): number | undefined {
  const match = /^\s*([+-]?\d+(?:\.\d+)?)(?:,\s*(\d+(?:\.\d+)?))?(?:,\s*(\d+(?:\.\d+)?))?\s*([NSEW])?\s*$/i.exec(
    text ?? '',
  );
  if (match === null) return undefined;
  const [, whole = '', minutes = '0', seconds = '0', side = ''] = match;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return whole.startsWith('-') || /[SW]/i.test(side) ? -size : size;
}

function rational(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [top = '', bottom = '1'] = text.split('/');
  const value = Number(top) / Number(bottom);
  return top.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
