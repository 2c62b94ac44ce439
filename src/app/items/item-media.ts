import { basename } from 'node:path';
import { beginsAs, FORMAT_HEAD_BYTES, formatOfType } from '../../memory/document-format.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { isDocument, type MemoryItem } from '../../memory/item.ts';
import type { Turn } from '../../memory/media.ts';
import { type MediaKind, mediaKind } from '../../memory/media-kind.ts';
import type { ByteRange, MediaKey, MediaStat } from '../../ports/media-vault.ts';
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
  /** How far it is shown turned. */
  readonly turn: Turn;
  /** Changes with the file. */
  readonly version: string;
  /** A stream of them, or of a part. Errors: those of `MediaVault.open`. */
  readonly open: (range?: ByteRange) => Promise<ReadableStream<Uint8Array>>;
};

/** Enough to tell MPEG transport streams and documents by. */
const HEAD_BYTES = FORMAT_HEAD_BYTES;

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
  return {
    key,
    size: found.bytes,
    kind,
    turn: item.media?.turned ?? 0,
    ...namedAs(item, key, found),
    open: (range) => vault.open(key, range),
  };
}

/** The bytes of any item with a file of its own: a document, too. Errors: as of `itemMedia`. */
export async function itemFile(
  memory: OpenMemory,
  said: string,
): Promise<Omit<ItemMedia, 'kind' | 'turn'> & { readonly mime: string }> {
  const item = await storedItem(memory, said);
  const format = isDocument(item) ? formatOfType(item.media?.mime) : undefined;
  if (format === undefined) {
    const { kind, ...media } = await itemMedia(memory, said);
    return { ...media, mime: kind.mime };
  }
  const { vault } = memory;
  const key = await contentKey(item).catch(insideOnly);
  const found = await vault.stat(key);
  const head = await firstBytes((range) => vault.open(key, range), found?.bytes ?? 0).catch(insideOnly);
  if (found === undefined || !beginsAs(format, head)) throw noFile();
  return {
    key,
    size: found.bytes,
    mime: format.mime,
    ...namedAs(item, key, found),
    open: (range) => vault.open(key, range),
  };
}

const namedAs = ({ origin }: MemoryItem, key: MediaKey, { bytes, modified }: MediaStat) => ({
  name: basename(origin.path) || basename(key),
  version: `${bytes.toString(36)}-${modified.toString(36)}`,
});

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

const noFile = () =>
  new MadeleineError('unsupported-format', 'The file is not a document of the kind that was added.', {
    action: 'Add it again, or open it where it lies.',
  });

/** Of nothing as well: a file that is gone says so when it is opened. */
async function firstBytes(open: ItemMedia['open'], size: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const head = await open(size === 0 ? undefined : { first: 0, last: Math.min(size, HEAD_BYTES) - 1 });
  for await (const part of head) parts.push(part);
  return Buffer.concat(parts);
}
