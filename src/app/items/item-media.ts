import { basename } from 'node:path';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type MediaKind, mediaKind } from '../../memory/media-kind.ts';
import type { ByteRange, MediaKey } from '../../ports/media-vault.ts';
import { contentKey } from '../import/content-path.ts';
import type { OpenMemory } from '../open-memory.ts';
import { notFound } from './show.ts';

/** The bytes of a picture or film. */
export type ItemMedia = {
  /** What the vault knows them by. */
  readonly key: MediaKey;
  readonly size: number;
  /** What it is by its first bytes, whatever a record or a name says. */
  readonly kind: MediaKind;
  /** The file's own name. */
  readonly name: string;
  /** Changes with the file. */
  readonly version: string;
  /** A stream of them, or of a part. Errors: those of `MediaVault.open`. */
  readonly open: (range?: ByteRange) => Promise<ReadableStream<Uint8Array>>;
};

/** Enough to tell MPEG transport streams by. */
const HEAD_BYTES = 512;

/**
 * What the record says an item's picture or film is. What is not one by its first bytes is not given out,
 * whatever the record says: a memory may have been imported from a stranger. Errors: `not-found`, `missing`,
 * `unsupported-format`.
 */
export async function itemMedia(memory: OpenMemory, said: string): Promise<ItemMedia> {
  const item = await storedItem(memory, said);
  if (item.modality === 'email' || item.modality === 'text') throw noPicture();
  const { vault } = memory;
  const key = await contentKey(item).catch(insideOnly);
  const found = await vault.stat(key);
  const head = await firstBytes((range) => vault.open(key, range), found?.bytes ?? 0).catch(insideOnly);
  const kind = mediaKind(head, key);
  if (found === undefined || kind === undefined) throw noPicture();
  const version = `${found.bytes.toString(36)}-${found.modified.toString(36)}`;
  const name = basename(item.origin.path) || basename(key);
  return { key, size: found.bytes, kind, name, version, open: (range) => vault.open(key, range) };
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

/** Of nothing as well: a file that is gone says so when it is opened. */
async function firstBytes(open: ItemMedia['open'], size: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const head = await open(size === 0 ? undefined : { first: 0, last: Math.min(size, HEAD_BYTES) - 1 });
  for await (const part of head) parts.push(part);
  return Buffer.concat(parts);
}
