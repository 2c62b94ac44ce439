import { extensionOf } from './tree.ts';

/** Media endings and the types they stand for. */
const mimes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  bmp: 'image/bmp',
  dng: 'image/x-adobe-dng',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  qt: 'video/quicktime',
  '3gp': 'video/3gpp',
  '3g2': 'video/3gpp2',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  mpg: 'video/mpeg',
  mpeg: 'video/mpeg',
  mts: 'video/mp2t',
  m2ts: 'video/mp2t',
  wmv: 'video/x-ms-wmv',
  // The moving part of a Pixel's motion photo.
  mp: 'video/mp4',
};

/** The media type that a name claims: enough for archive members, whose first bytes are dear to read. */
export const mimeByName = (path: string): string | undefined => mimes[extensionOf(path)];

/** Whether a name claims to be a picture or a film. */
export function mediaKindByName(path: string): 'image' | 'video' | undefined {
  const mime = mimeByName(path);
  if (mime === undefined) return undefined;
  return mime.startsWith('image/') ? 'image' : 'video';
}

/** A name split before its ending: "a.b.jpg" is "a.b" and ".jpg". */
export function splitName(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot) };
}
