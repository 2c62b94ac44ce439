/** A picture or video format: its MIME type, whether it moves, and whether its pixels can be read here. */
export type MediaKind = {
  readonly mime: string;
  readonly modality: 'image' | 'video';
  /** `raw`: a camera's sensor data, shown by the picture that the camera put in and never developed. */
  readonly raw?: true;
};

type Signature = { readonly at: number; readonly bytes: string; readonly kind: MediaKind };

const image = (mime: string): MediaKind => ({ mime, modality: 'image' });
const video = (mime: string): MediaKind => ({ mime, modality: 'video' });
const raw = (mime: string): MediaKind => ({ mime, modality: 'image', raw: true });

/** First bytes of a file, as Latin-1, most specific first. */
const signatures: readonly Signature[] = [
  { at: 0, bytes: '\xff\xd8\xff', kind: image('image/jpeg') },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n', kind: image('image/png') },
  { at: 0, bytes: 'GIF87a', kind: image('image/gif') },
  { at: 0, bytes: 'GIF89a', kind: image('image/gif') },
  { at: 8, bytes: 'WEBP', kind: image('image/webp') },
  { at: 8, bytes: 'AVI ', kind: video('video/x-msvideo') },
  { at: 8, bytes: 'CR\x02', kind: raw('image/x-canon-cr2') },
  { at: 0, bytes: 'FUJIFILMCCD-RAW', kind: raw('image/x-fuji-raf') },
  { at: 0, bytes: 'IIRO', kind: raw('image/x-olympus-orf') },
  { at: 0, bytes: 'IIU\0', kind: raw('image/x-panasonic-rw2') },
  { at: 0, bytes: 'II*\0', kind: image('image/tiff') },
  { at: 0, bytes: 'MM\0*', kind: image('image/tiff') },
  { at: 0, bytes: '\x1aE\xdf\xa3', kind: video('video/x-matroska') },
  { at: 4, bytes: 'moov', kind: video('video/quicktime') },
  { at: 4, bytes: 'wide', kind: video('video/quicktime') },
  { at: 4, bytes: 'mdat', kind: video('video/quicktime') },
  { at: 0, bytes: '\0\0\x01\xba', kind: video('video/mpeg') },
  { at: 0, bytes: '\x30\x26\xb2\x75\x8e\x66\xcf\x11', kind: video('video/x-ms-asf') },
];

/** Brands of ISO base media files (ISO/IEC 14496-12 §4.3), by their first letters. */
const brands: readonly (readonly [prefix: string, kind: MediaKind])[] = [
  ['avif', image('image/avif')],
  ['avis', image('image/avif')],
  ['heic', image('image/heic')],
  ['heix', image('image/heic')],
  ['hevc', image('image/heic')],
  ['hevx', image('image/heic')],
  ['heim', image('image/heic')],
  ['heis', image('image/heic')],
  ['crx ', raw('image/x-canon-cr3')],
  ['qt  ', video('video/quicktime')],
  ['3gp', video('video/3gpp')],
  ['3g2', video('video/3gpp2')],
  ['M4V', video('video/x-m4v')],
];

const genericImageBrands = new Set(['mif1', 'msf1', 'miaf']);
const audioBrands = new Set(['M4A ', 'M4B ', 'M4P ', 'F4A ']);

/** Names that tell a TIFF-shaped raw file from a TIFF. */
const rawSuffix = /\.(dng|nef|nrw|arw|sr2|srf|pef|srw|3fr|iiq|rwl|erf|kdc|dcr|mrw)$/i;

/** The names of all raw formats, here and as exiftool tells them, begin alike. */
export const isRawMime = (mime: string): boolean => mime.startsWith('image/x-');

const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/**
 * What a file is by its first bytes (64 are enough, 400 tell MPEG transport streams); `undefined` for anything that
 * is neither picture nor video. `name` only tells raw files from TIFFs and WebM from Matroska.
 */
export function mediaKind(head: Uint8Array, name = ''): MediaKind | undefined {
  const text = latin1(head, 0, 64);
  if (text.slice(4, 8) === 'ftyp') return isoKind(head);
  const found = signatures.find(({ at, bytes }) => text.startsWith(bytes, at));
  if (found?.kind.mime === 'image/tiff' && rawSuffix.test(name)) return raw('image/x-raw');
  if (found?.kind.mime === 'video/x-matroska' && latin1(head, 0, 64).includes('webm')) return video('video/webm');
  return found?.kind ?? transportStream(head);
}

function isoKind(head: Uint8Array): MediaKind | undefined {
  const major = latin1(head, 8, 12);
  const size = ((head[2] ?? 0) << 8) | (head[3] ?? 0);
  const listed = [major, ...(latin1(head, 16, Math.min(size, 64)).match(/[\s\S]{4}/g) ?? [])];
  if (audioBrands.has(major)) return undefined;
  const candidates = genericImageBrands.has(major) ? listed : [major];
  for (const brand of candidates) {
    const known = brands.find(([prefix]) => brand.startsWith(prefix));
    if (known !== undefined) return known[1];
  }
  return genericImageBrands.has(major) ? image('image/heif') : video('video/mp4');
}

/** MPEG-2 transport streams repeat 0x47 every 188 bytes, cameras' AVCHD every 192 after a 4-byte clock. */
function transportStream(head: Uint8Array): MediaKind | undefined {
  const every = (first: number, step: number) =>
    head.length > first + step && head[first] === 0x47 && head[first + step] === 0x47;
  return every(0, 188) || every(4, 192) ? video('video/mp2t') : undefined;
}
