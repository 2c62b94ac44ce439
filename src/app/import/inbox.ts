import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { appendPrivate, readPrivateLines } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';
import { uploadPath } from './upload-name.ts';
import type { UploadedAs, Uploads } from './uploads.ts';

/** A file that came, or a folder that was made: what a sync app asks for, to know what it need not send again. */
export type InboxEntry = { readonly path: string; readonly bytes?: number; readonly modified?: number };

const lineSchema = z.union([
  z.object({ path: z.string(), bytes: z.number().optional(), modified: z.number().optional() }),
  /** A file that was lost before an import took it: it may come again. */
  z.object({ lost: z.string() }),
  /** Files come into this set from now on. */
  z.object({ set: z.string() }),
  /** An import has taken it. */
  z.object({ taken: z.string() }),
]);

export type InboxOptions = {
  readonly uploads: Uploads;
  /** Starts the import of a set. */
  readonly add: (set: string) => Promise<unknown>;
  /** Files that come within so many milliseconds of each other are one import. */
  readonly quietMs?: number;
};

const QUIET_MS = 10_000;
/** Of one import; more begin another. */
const MOST_IN_SET = 2_000;
const MOST_ENTRIES = 200_000;

/**
 * Where sync apps put files: each goes into an upload that is imported once none has come for a while. What came is
 * remembered by name and size in a file beside the uploads, so that an app sees what it has sent; nothing is ever given
 * out again, and nothing replaced.
 */
export class Inbox {
  readonly #file: string;
  readonly #options: InboxOptions;
  readonly #entries = new Map<string, InboxEntry>();
  readonly #arriving = new Set<string>();
  #set: string | undefined;
  /** Files of the set. */
  #inSet: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(file: string, options: InboxOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Opens it, and imports what an earlier run of the program had left. */
  static async open(memoryFolder: string, options: InboxOptions): Promise<Inbox> {
    const inbox = new Inbox(join(memoryFolder, layout.uploads, 'inbox.jsonl'), options);
    await inbox.#read();
    if (inbox.#set !== undefined) inbox.#importSoon();
    return inbox;
  }

  /** What is there under a path; a folder has no `bytes`. */
  entry(path: string): InboxEntry | undefined {
    if (path === '') return { path };
    const known = this.#entries.get(path);
    if (known !== undefined) return known;
    const inside = `${path}/`;
    return this.#entries.keys().some((one) => one.startsWith(inside)) ? { path } : undefined;
  }

  /** What lies right in a folder. */
  entriesOf(folder: string): InboxEntry[] {
    const inside = folder === '' ? '' : `${folder}/`;
    const found = new Map<string, InboxEntry>();
    for (const [path, entry] of this.#entries) {
      if (!path.startsWith(inside)) continue;
      const end = path.indexOf('/', inside.length);
      const name = end < 0 ? path : path.slice(0, end);
      if (end < 0 || !found.has(name)) found.set(name, end < 0 ? entry : { path: name });
    }
    return [...found.values()];
  }

  /** Errors: `unsafe-path`; `read-only` where something is there. */
  async makeFolder(path: string): Promise<void> {
    uploadPath(path);
    this.#requireFree(path);
    await this.#keep({ path });
  }

  /** Takes a file in. Errors: those of `Uploads.take`; `read-only` where a file is there already, whatever it holds. */
  async take(file: UploadedAs, body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
    const { name: path, modified } = file;
    uploadPath(path);
    this.#requireFree(path);
    this.#arriving.add(path);
    clearTimeout(this.#timer);
    try {
      const set = this.#set;
      const taken = await this.#options.uploads.take({ ...file, ...(set === undefined ? {} : { set }) }, body, signal);
      // Two first files may come at once, each into a set of its own: the later set is imported by itself.
      if (this.#set === undefined) await this.#begin(taken.set);
      else if (taken.set !== this.#set) await this.#options.add(taken.set);
      this.#inSet.push(path);
      await this.#keep({ path, bytes: taken.bytes, ...(modified === undefined ? {} : { modified }) });
    } finally {
      this.#arriving.delete(path);
      this.#importSoon();
    }
  }

  /** What is still arriving is imported when it is opened again. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #requireFree(path: string): void {
    if (this.#arriving.has(path) || this.entry(path) !== undefined)
      throw new MadeleineError('read-only', 'Something with this name was uploaded before.', {
        action: 'Upload it under another name: nothing is replaced.',
      });
    if (this.#entries.size >= MOST_ENTRIES)
      throw new MadeleineError('too-large', `At most ${MOST_ENTRIES} files are remembered.`, {
        action: 'Delete inbox.jsonl in the folder uploads of the memory, and upload into another folder.',
      });
  }

  #importSoon(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#set === undefined || this.#arriving.size > 0) return;
    const wait = this.#inSet.length >= MOST_IN_SET ? 0 : (this.#options.quietMs ?? QUIET_MS);
    this.#timer = setTimeout(() => void this.#import().catch(() => this.#importSoon()), wait);
    this.#timer.unref();
  }

  async #import(): Promise<void> {
    const [set, names] = [this.#set, this.#inSet];
    if (set === undefined) return;
    // What comes from now on goes into the next.
    this.#set = undefined;
    this.#inSet = [];
    try {
      await this.#options.add(set);
    } catch (error) {
      const isGone = error instanceof MadeleineError && error.code === 'not-found';
      if (!isGone && this.#set === undefined) [this.#set, this.#inSet] = [set, names];
      if (!isGone) throw error;
      for (const lost of names) await this.#lose(lost);
    }
    await this.#write({ taken: set });
  }

  async #begin(set: string): Promise<void> {
    this.#set = set;
    await this.#write({ set });
  }

  async #lose(lost: string): Promise<void> {
    this.#entries.delete(lost);
    await this.#write({ lost });
  }

  async #keep(entry: InboxEntry): Promise<void> {
    // The key that names are sealed with may be gone.
    if (this.#isClosed) throw new MadeleineError('cancelled', 'The upload was interrupted.');
    this.#entries.set(entry.path, entry);
    await this.#write(entry);
  }

  async #write(line: z.input<typeof lineSchema>): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
    await appendPrivate(this.#file, JSON.stringify(line));
  }

  async #read(): Promise<void> {
    const lines = await readPrivateLines(this.#file).catch(() => []);
    for (const line of lines) {
      const read = lineSchema.safeParse(parsed(line));
      // A line that the end of the program cut off is of a file that the app sends again.
      if (!read.success) continue;
      if ('path' in read.data) {
        const { path, bytes, modified } = read.data;
        const size = bytes === undefined ? {} : { bytes };
        if (bytes !== undefined) this.#inSet.push(path);
        this.#entries.set(path, { path, ...size, ...(modified === undefined ? {} : { modified }) });
      } else if ('lost' in read.data) this.#entries.delete(read.data.lost);
      else if ('set' in read.data) [this.#set, this.#inSet] = [read.data.set, []];
      else if (read.data.taken === this.#set) [this.#set, this.#inSet] = [undefined, []];
    }
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
