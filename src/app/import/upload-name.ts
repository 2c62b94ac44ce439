import { extname } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { memberPath } from '../../sources/archive/member-path.ts';

const MOST_SEGMENTS = 40;
const MOST_PATH_BYTES = 1000;
/** File systems take 255; a number may be put to a name that is there already. */
const MOST_SEGMENT_BYTES = 240;

/**
 * The name of an uploaded file as a relative path with `/`: a label that keeps the folders of a drop, never a way out of them.
 * Errors: `unsafe-path` for a name that climbs or is absolute, `usage` for an empty one.
 */
export function uploadPath(name: string): string {
  const inside = memberPath(name.normalize('NFC'));
  if ('unsafe' in inside) {
    throw new MadeleineError('unsafe-path', `The file was refused: ${inside.unsafe.replace('archive', 'upload')}.`, {
      action: 'Upload it under a simpler name.',
    });
  }
  const segments = inside.path.split('/').map(storable);
  const path = segments.join('/');
  if (path === '' || name.endsWith('/')) {
    throw new MadeleineError('usage', 'The file name is missing.', { action: 'Add ?name= for each file.' });
  }
  if (segments.length > MOST_SEGMENTS || Buffer.byteLength(path) > MOST_PATH_BYTES) {
    throw new MadeleineError('unsafe-path', 'The file is nested too deeply in folders.', {
      action: 'Upload the folder that contains it separately.',
    });
  }
  return path;
}

/** A name that every file system takes, with its extension, which says what it may be. */
function storable(segment: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
  const clean = segment.replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '_').replace(/[. ]+$/, '_');
  if (Buffer.byteLength(clean) <= MOST_SEGMENT_BYTES) return clean;
  const extension = extname(clean).slice(0, 12);
  let stem = clean.slice(0, -extension.length || undefined);
  while (Buffer.byteLength(stem) + Buffer.byteLength(extension) > MOST_SEGMENT_BYTES)
    stem = [...stem].slice(0, -1).join('');
  return stem + extension;
}

/** The name with a number, for the second file and later ones of one name: "a.jpg" becomes "a (2).jpg". */
export function numbered(path: string, n: number): string {
  const extension = extname(path);
  return n === 1 ? path : `${path.slice(0, path.length - extension.length)} (${n})${extension}`;
}
