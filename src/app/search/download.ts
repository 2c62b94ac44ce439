import { randomUUID } from 'node:crypto';
import { basename, extname } from 'node:path';
import { Readable } from 'node:stream';
import { writeMembers } from '../../adapters/files/zip-file.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type ZipMember, zipParts } from '../../ports/zip-parts.ts';
import { type FoundAt, originalMessage } from '../../sources/mail/original-message.ts';
import { itemMedia } from '../items/item-media.ts';
import { mailBody } from '../items/mail-body.ts';
import type { OpenMemory } from '../open-memory.ts';
import { type Choice, itemsChosen } from './chosen-items.ts';

/** Originals as they are, or pictures in a size for screens. */
export const downloadSizes = ['original', 'screen'] as const;
export type DownloadSize = (typeof downloadSizes)[number];

/** Longest side of a picture for screens in pixels. */
const SCREEN = 2048;
/** A picture of an item for screens; see `Renditions.of`. */
type MakeRendition = (id: string, longestSide: number) => Promise<{ readonly bytes: Uint8Array }>;

/** Downloads that were prepared and not begun are kept for so long, and so many of them. */
const [KEPT_MS, MOST_KEPT] = [10 * 60_000, 100];

/** How long a mailbox is gone through for a mail, in milliseconds. */
const LONGEST_MS = 10_000;

type Prepared = { readonly ids: readonly ItemId[]; readonly size: DownloadSize; readonly until: number };

/** Items as zip files, which are streamed: one item at a time is in memory. */
export class Downloads {
  readonly #memory: OpenMemory;
  readonly #rendition: MakeRendition;
  readonly #prepared = new Map<string, Prepared>();

  constructor(memory: OpenMemory, rendition: MakeRendition) {
    this.#memory = memory;
    this.#rendition = rendition;
  }

  /** Remembers what is to be downloaded, so that a browser can do so by an address. Errors: those of `itemsChosen`. */
  async prepare(choice: Choice, size: DownloadSize): Promise<{ readonly id: string; readonly items: number }> {
    const ids = await itemsChosen(this.#memory, choice);
    const now = Date.now();
    for (const [id, { until }] of this.#prepared)
      if (until < now || this.#prepared.size >= MOST_KEPT) this.#prepared.delete(id);
    const id = randomUUID();
    this.#prepared.set(id, { ids, size, until: now + KEPT_MS });
    return { id, items: ids.length };
  }

  /** The bytes of a download that was prepared. Errors: `not-found`. */
  open(id: string): ReadableStream<Uint8Array> {
    const prepared = this.#prepared.get(id);
    if (prepared === undefined || prepared.until < Date.now())
      throw new MadeleineError('not-found', 'This download is no longer there.', { action: 'Start it again.' });
    const parts = Readable.from(zipParts(this.#members(prepared.ids, prepared.size)), { objectMode: false });
    return Readable.toWeb(parts) as ReadableStream<Uint8Array>;
  }

  /** Writes items into a zip file. Errors: those of `itemsChosen` and of writing. */
  async write(choice: Choice, size: DownloadSize, to: string, signal?: AbortSignal) {
    const ids = await itemsChosen(this.#memory, choice);
    return { items: ids.length, bytes: await writeMembers(to, this.#members(ids, size), signal), file: to };
  }

  /** What cannot be read is left out, and named in a text at the end. */
  async *#members(ids: readonly ItemId[], size: DownloadSize): AsyncGenerator<ZipMember> {
    const name = uniqueNames();
    const mailboxes = new Map<string, FoundAt>();
    const missing: string[] = [];
    for (const id of ids) {
      const [item] = await this.#memory.store.items([id]);
      try {
        const content = item === undefined ? undefined : await this.#contentOf(item, size, mailboxes);
        if (content === undefined) missing.push(id);
        else yield { name: name(content.name), open: content.open };
      } catch (error) {
        if (!(error instanceof MadeleineError)) throw error;
        missing.push(`${id}  ${item?.origin.path ?? ''}  ${error.message}`);
      }
    }
    const text = Buffer.from(`${missing.join('\n')}\n`);
    if (missing.length > 0) yield { name: name('could-not-be-read.txt'), open: () => Readable.from([text]) };
  }

  async #contentOf(item: MemoryItem, size: DownloadSize, mailboxes: Map<string, FoundAt>): Promise<ZipMember> {
    if (item.modality === 'email' || item.modality === 'text') return this.#letterOf(item, mailboxes);
    const media = await itemMedia(this.#memory, item.id);
    if (size === 'original' || media.kind.modality === 'video') {
      // Opened here, so that what is gone is known before its name is written.
      const stream = await media.open();
      return { name: media.name, open: () => stream };
    }
    const { bytes } = await this.#rendition(item.id, SCREEN);
    return { name: `${basename(media.name, extname(media.name))}.jpg`, open: () => Readable.from([bytes]) };
  }

  /** A mail as it was sent where its original is there, else its words. */
  async #letterOf(item: MemoryItem, mailboxes: Map<string, FoundAt>): Promise<ZipMember> {
    const { original, title, body } = await mailBody(this.#memory, item.id);
    const named = (ending: string): string => `${title ?? item.id}.${ending}`;
    const bytes =
      original === undefined
        ? undefined
        : await this.#memory.vault.withLocalFile(original.key, (path) =>
            // A mailbox that is gone, or too long to go through, is no failure: the words are in the memory.
            originalMessage(path, original, mailboxes, AbortSignal.timeout(LONGEST_MS)).catch(() => undefined),
          );
    if (bytes !== undefined) return { name: named('eml'), open: () => Readable.from([bytes]) };
    const head = [item.time?.start, title].filter((line) => line !== undefined).join('\n');
    const text = Buffer.from(`${head}\n\n${body.text}\n`);
    return { name: named('txt'), open: () => Readable.from([text]) };
  }
}

const LONGEST_NAME = 120;
/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Names that are safe on every system, without folders, and each there once, whatever letters are written large. */
export function uniqueNames(): (said: string) => string {
  const used = new Map<string, number>();
  return (said) => {
    const last = extname(said).replace(/^\.$/, '');
    const ending = last === '' ? '' : `.${safe(last.slice(1, 12))}`;
    const stem = safe(said.slice(0, said.length - last.length)) || 'item';
    const plain = `${reserved.test(stem) ? '_' : ''}${stem}`;
    for (;;) {
      const key = `${plain}${ending}`.toLowerCase();
      const times = (used.get(key) ?? 0) + 1;
      used.set(key, times);
      if (times === 1) return `${plain}${ending}`;
      const next = `${plain} (${times})`;
      if (used.has(`${next}${ending}`.toLowerCase())) continue;
      used.set(`${next}${ending}`.toLowerCase(), 1);
      return `${next}${ending}`;
    }
  };
}

const safe = (name: string): string =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '_')
    .slice(0, LONGEST_NAME)
    .replace(/^[. ]+|[. ]+$/gu, '');
