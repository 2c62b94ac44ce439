import type { FileHandle } from 'node:fs/promises';
import { parseIso6709 } from '../../language/iso6709.ts';
import type { Media } from '../../memory/media.ts';
import type { MediaTags, TaggedPosition, TaggedTime } from '../../ports/media-tags.ts';
import { type Box, boxes, find } from './movie-box.ts';
import { movieKeys } from './movie-keys.ts';

const MOST = 64 * 1024 * 1024;
/** Seconds from 1904-01-01 to 1970-01-01, UTC (ISO/IEC 14496-12 §8.2.2.3). */
const EPOCH_1904 = 2_082_844_800;

/** The tags of an MP4, 3GP or QuickTime file from its movie box, wherever in the file that lies. */
export async function movieTags(file: FileHandle, size: number, mime: string): Promise<MediaTags> {
  const { moov, others } = await topBoxes(file, size);
  const keys = moov === undefined ? new Map<string, string>() : movieKeys(moov);
  const key = (...names: readonly string[]): string | undefined =>
    names.map((n) => keys.get(n)).find((v) => v !== undefined);
  const make = key('com.apple.quicktime.make', '©mak', 'com.android.manufacturer');
  const model = key('com.apple.quicktime.model', '©mod', 'com.android.model');
  const header = moov === undefined ? undefined : movieHeader(moov);
  const some = (text: string | undefined): string[] => (text === undefined ? [] : [text]);
  return {
    by: 'exifreader',
    version: 1,
    times: timesOf(header?.created, key('com.apple.quicktime.creationdate', '©day')),
    positions: positionOf(key('com.apple.quicktime.location.ISO6709', '©xyz', 'loci')),
    people: [],
    keywords: [],
    titles: some(key('com.apple.quicktime.title', '©nam')),
    captions: some(key('com.apple.quicktime.description', '©des', 'desc')),
    ...(make === undefined ? {} : { make }),
    ...(model === undefined ? {} : { model }),
    media: mediaOf(moov, mime, header?.seconds),
    doubts: doubtsOf(moov, others),
  };
}

/**
 * Boxes in which camera makers keep what only they know, such as the local time of cameras whose movie header counts
 * local time: makers' user data (Canon, Nikon, Panasonic, Casio and others, GoPro), Sony's XML, embedded XMP.
 */
const makersBoxes: ReadonlySet<string> = new Set([
  ...['CNTH', 'CNDB', 'NCTG', 'NCHD', 'NCDT', 'PANA', 'LEIC', 'MVTG', 'SANY', 'TAGS', 'QVMI', 'FFMV', 'RICO', 'OLYM'],
  ...['GPMF', 'XMP_'],
]);

function doubtsOf(moov: Box | undefined, others: readonly string[]): string[] {
  if (moov === undefined) return ['no movie box'];
  const userData = find(moov, 'udta');
  const own = userData === undefined ? [] : boxes(userData.body).map(({ type }) => type);
  return [
    ...own.filter((type) => makersBoxes.has(type)),
    ...others.filter((type) => type === 'uuid' || type === 'meta'),
  ];
}

/** The movie box, and the types of what lies beside it. */
async function topBoxes(file: FileHandle, size: number): Promise<{ moov: Box | undefined; others: string[] }> {
  const others: string[] = [];
  let moov: Box | undefined;
  const head = Buffer.alloc(16);
  for (let at = 0, seen = 0; at + 8 <= size && seen < 1_000; seen += 1) {
    await file.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (length < 8) break;
    if (head.toString('latin1', 4, 8) === 'moov') {
      if (length > MOST || at + length > size) break;
      const bytes = Buffer.alloc(length);
      await file.read(bytes, 0, length, at);
      moov = boxes(bytes)[0];
    } else others.push(head.toString('latin1', 4, 8));
    at += length;
  }
  return { moov, others };
}

function movieHeader(moov: Box): { readonly created: number; readonly seconds: number | undefined } | undefined {
  const body = find(moov, 'mvhd')?.body;
  if (body === undefined || body.length < 32) return undefined;
  const long = body[0] === 1;
  const created = long ? Number(body.readBigUInt64BE(4)) : body.readUInt32BE(4);
  const scale = body.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16);
  const known = scale > 0 && duration !== 0xffff_ffff;
  return { created, seconds: known ? duration / scale : undefined };
}

function timesOf(created: number | undefined, local: string | undefined): TaggedTime[] {
  const times: TaggedTime[] = [];
  if (local !== undefined && local.length >= 16) times.push({ tag: 'quicktime-local', text: local });
  const unix = (created ?? 0) - EPOCH_1904;
  if (unix > 0 && unix < 4e9) {
    times.push({ tag: 'quicktime-utc', text: new Date(unix * 1000).toISOString().slice(0, 19) });
  }
  return times;
}

function positionOf(text: string | undefined): TaggedPosition[] {
  const position = parseIso6709(text);
  return position === undefined ? [] : [{ source: 'quicktime-gps', ...position }];
}

function mediaOf(moov: Box | undefined, mime: string, seconds: number | undefined): Media {
  const size =
    moov === undefined
      ? undefined
      : boxes(moov.body)
          .filter((b) => b.type === 'trak')
          .map(trackSize)
          .find((s) => s !== undefined);
  return { mime, ...(seconds === undefined ? {} : { durationSeconds: seconds }), ...size };
}

/** Upright size of a picture track: its header's matrix says whether it lies on its side. */
function trackSize(trak: Box): { width: number; height: number } | undefined {
  const body = find(trak, 'tkhd')?.body;
  if (body === undefined || body.length < 84) return undefined;
  const matrix = body[0] === 1 ? 52 : 40;
  if (body.length < matrix + 44) return undefined;
  const width = Math.round(body.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(body.readUInt32BE(matrix + 40) / 65_536);
  if (width === 0 || height === 0) return undefined;
  const sideways = body.readInt32BE(matrix) === 0 && body.readInt32BE(matrix + 4) !== 0;
  return sideways ? { width: height, height: width } : { width, height };
}
