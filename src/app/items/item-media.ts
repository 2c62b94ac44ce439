import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type MediaKind, mediaKind } from '../../memory/media-kind.ts';
import type { OpenMemory } from '../open-memory.ts';
import { notFound } from './show.ts';

/** The bytes of a picture or film where they lie now. */
export type ItemMedia = {
  readonly path: string;
  readonly size: number;
  /** What it is by its first bytes, whatever a record or a name says. */
  readonly kind: MediaKind;
  /** The file's own name. */
  readonly name: string;
  /** Changes with the file. */
  readonly version: string;
};

/** Enough to tell MPEG transport streams by. */
const HEAD_BYTES = 512;

/**
 * Where the record says that an item's picture or film lies. What is not one by its first bytes is not given out,
 * whatever the record says: a memory may have been imported from a stranger. Errors: `not-found`, `missing`,
 * `unsupported-format`.
 */
export async function itemMedia(memory: OpenMemory, said: string): Promise<ItemMedia> {
  const item = await storedItem(memory, said);
  if (item.modality === 'email' || item.modality === 'text') throw noPicture();
  const path = await memory.pathOf(item).catch(insideOnly);
  const found = await stat(path);
  const kind = found.isFile() ? mediaKind(await firstBytes(path), path) : undefined;
  if (kind === undefined) throw noPicture();
  const version = `${found.ino.toString(36)}-${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}`;
  return { path, size: found.size, kind, name: basename(item.origin.path) || basename(path), version };
}

/** Errors: `not-found`. */
export async function storedItem(memory: OpenMemory, said: string): Promise<MemoryItem> {
  const item = await memory.store.item(itemIdSchema.parse(said));
  if (item === undefined) throw notFound(said);
  return item;
}

/** The record is at fault, not who asks for it; where it leads is not given away. */
function insideOnly(error: unknown): never {
  if (!isMadeleineError(error) || error.code !== 'unsafe-path') throw error;
  throw new MadeleineError('missing', 'The original file is not inside the added folder.', {
    action: 'Add the file again from its current location.',
  });
}

const noPicture = () =>
  new MadeleineError('unsupported-format', 'The file is neither a picture nor a video.', {
    action: 'Use the item itself; emails and notes have text, not media.',
  });

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(bytes, 0, HEAD_BYTES, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
