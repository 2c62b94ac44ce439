import { type FileHandle, open } from 'node:fs/promises';
import { MadeleineError } from '../../memory/errors.ts';
import { fileError } from '../../memory/file-error.ts';
import { mediaKind } from '../../memory/media-kind.ts';
import type { MediaTags, TagReader } from '../../ports/media-tags.ts';
import { movieTags } from './movie.ts';
import { pictureTags } from './picture.ts';
import { pictureHead } from './picture-head.ts';

const movies: ReadonlySet<string> = new Set([
  'video/mp4',
  'video/quicktime',
  'video/3gpp',
  'video/3gpp2',
  'video/x-m4v',
]);

/**
 * Reads tags in this process: pictures through ExifReader, MP4 and QuickTime by their boxes. Thousands of files a
 * second. What it may have missed it says in `doubts`. Errors: `missing`, `empty-file`, `unreadable`, `unsupported-format`.
 */
export class ExifReaderTagReader implements TagReader {
  readonly name = 'exifreader';

  async read(path: string): Promise<MediaTags> {
    const file = await open(path).catch((error: unknown) => {
      throw fileError(path, error);
    });
    try {
      return await tagsOf(file, path);
    } finally {
      await file.close();
    }
  }

  async close(): Promise<void> {}
}

async function tagsOf(file: FileHandle, path: string): Promise<MediaTags> {
  const { size } = await file.stat();
  if (size === 0) {
    throw new MadeleineError('empty-file', 'The file is empty.', { path, action: 'Restore it from a backup.' });
  }
  const first = Buffer.alloc(Math.min(size, 512));
  await file.read(first, 0, first.length, 0);
  const kind = mediaKind(first, path);
  if (kind === undefined) {
    throw new MadeleineError('unsupported-format', 'The file is neither a picture nor a video.', { path });
  }
  if (kind.modality === 'image') return pictureTags(await pictureHead(file, size, kind.mime), kind.mime);
  if (movies.has(kind.mime)) return movieTags(file, size, kind.mime);
  return {
    by: 'exifreader',
    version: 1,
    times: [],
    positions: [],
    people: [],
    keywords: [],
    titles: [],
    captions: [],
    media: { mime: kind.mime },
    doubts: ['format'],
  };
}
