import { dirname, join } from 'node:path';
import { z } from 'zod';
import { syncedFolder } from '../../adapters/files/synced.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { appendPrivate, readPrivateLines } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';
import { uploadPath } from './upload-name.ts';
import type { UploadedAs, Uploads } from './uploads.ts';

/** A file that came, or a folder that was made: what a sync app asks for, to know what it need not send again. */
export type InboxEntry = { readonly path: string; readonly bytes?: number; readonly modified?: number };

const lineSchema = z.union([
  /** Without a set where it is a folder, or was written by an earlier version, whose files are of the set told before them. */
  z.object({
    path: z.string(),
    bytes: z.number().optional(),
    modified: z.number().optional(),
    in: z.string().optional(),
  }),
  /** A file that was lost before an import took it: it may come again. */
  z.object({ lost: z.string() }),
  /** Files come into this set from now on. */
  z.object({ set: z.string() }),
  /** An import has taken it. */
  z.object({ taken: z.string() }),
]);

export type InboxOptions = {
  readonly uploads: Uploads;
  /** Imports a set; resolves once it is in the memory, or its owner has stopped it. Errors: `not-found` where it is not there any more. */
  readonly add: (set: string) => Promise<unknown>;
  /** Files that come within so many milliseconds of each other are one import. */
  readonly quietMs?: number;
  /** However many more come, no file waits longer for its import to begin. */
  readonly mostWaitMs?: number;
  /** After so many, an import that failed is begun again. */
  readonly retryMs?: number;
};

const QUIET_MS = 10_000;
const MOST_WAIT_MS = 120_000;
const RETRY_MS = 120_000;
/** Of one import; more begin another. */
const MOST_IN_SET = 2_000;
const MOST_ENTRIES = 200_000;

/** Files that are imported together. */
type ArrivingSet = {
  readonly name: string;
  readonly since: number;
  readonly files: string[];
  /** Until its import begins. */
  takesMore: boolean;
  /** Files that are on their way into it. */
  arriving: number;
  timer?: NodeJS.Timeout;
};

/**
 * Where sync apps put files: each goes into an upload that is imported once none has come for a while. What came is
 * remembered by name and size in a file beside the uploads, so that an app sees what it has sent; nothing is ever given
 * out again, and nothing replaced. A set is remembered until its import has ended, whenever the program ends.
 */
export class Inbox {
  readonly #file: string;
  readonly #options: InboxOptions;
  readonly #entries = new Map<string, InboxEntry>();
  readonly #arriving = new Set<string>();
  /** Which files come into now. */
  #current: Promise<ArrivingSet> | undefined;
  /** Those that no import has taken. */
  readonly #sets = new Set<ArrivingSet>();
  #isClosed = false;

  private constructor(file: string, options: InboxOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Opens it, and imports what an earlier run of the program had left. */
  static async open(memoryFolder: string, options: InboxOptions): Promise<Inbox> {
    const inbox = new Inbox(join(memoryFolder, layout.uploads, 'inbox.jsonl'), options);
    for (const set of await inbox.#read()) {
      inbox.#sets.add(set);
      inbox.#importSoon(set);
    }
    return inbox;
  }

  /** Names of the sets that no import has taken yet. */
  get untaken(): string[] {
    return [...this.#sets].map(({ name }) => name);
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

  /** Takes a file in. Errors: those of `Uploads.take`; `read-only` where a file is there already, whatever it holds; `rate-limited` where one is arriving. */
  async take(file: UploadedAs, body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
    const { name: path, modified } = file;
    uploadPath(path);
    this.#requireFree(path);
    this.#arriving.add(path);
    const set = await this.#setFor().catch((error: unknown) => {
      this.#arriving.delete(path);
      throw error;
    });
    try {
      const { bytes } = await this.#options.uploads.take({ ...file, set: set.name }, body, signal);
      set.files.push(path);
      await this.#keep({ path, bytes, ...(modified === undefined ? {} : { modified }) }, set.name);
    } finally {
      this.#arriving.delete(path);
      set.arriving -= 1;
      this.#importSoon(set);
    }
  }

  /** What is still arriving is imported when it is opened again. */
  close(): void {
    this.#isClosed = true;
    for (const { timer } of this.#sets) clearTimeout(timer);
  }

  #requireFree(path: string): void {
    // An app that has lost the connection sends again before its end is known here: told that the file is there, it would not.
    if (this.#arriving.has(path))
      throw new MadeleineError('rate-limited', 'A file with this name is still arriving.', {
        action: 'Upload it again a little later.',
        retryAfterSeconds: 5,
      });
    if (this.entry(path) !== undefined)
      throw new MadeleineError('read-only', 'Something with this name was uploaded before.', {
        action: 'Upload it under another name: nothing is replaced.',
      });
    if (this.#entries.size >= MOST_ENTRIES)
      throw new MadeleineError('too-large', `At most ${MOST_ENTRIES} files are remembered.`, {
        action: 'Delete inbox.jsonl in the folder uploads of the memory, and upload into another folder.',
      });
  }

  /** The set that a file comes into, which counts as arriving. */
  async #setFor(): Promise<ArrivingSet> {
    for (;;) {
      this.#current ??= this.#begin();
      const current = this.#current;
      const set = await current.catch(() => undefined);
      if (set?.takesMore === true && !this.#isFull(set)) {
        set.arriving += 1;
        clearTimeout(set.timer);
        return set;
      }
      if (this.#current === current) this.#current = undefined;
      if (set === undefined) await current;
    }
  }

  #isFull({ since, files }: ArrivingSet): boolean {
    const { mostWaitMs = MOST_WAIT_MS } = this.#options;
    return files.length >= MOST_IN_SET || performance.now() - since >= mostWaitMs;
  }

  #importSoon(set: ArrivingSet): void {
    clearTimeout(set.timer);
    if (this.#isClosed || set.arriving > 0) return;
    const { quietMs = QUIET_MS, mostWaitMs = MOST_WAIT_MS, retryMs = RETRY_MS } = this.#options;
    const left = Math.max(0, set.since + mostWaitMs - performance.now());
    const wait = set.takesMore ? (this.#isFull(set) ? 0 : Math.min(quietMs, left)) : retryMs;
    set.timer = setTimeout(() => void this.#import(set), wait).unref();
  }

  async #import(set: ArrivingSet): Promise<void> {
    set.takesMore = false;
    try {
      await this.#addOrDrop(set).catch(async (error: unknown) => {
        if (!isMadeleineError(error) || error.code !== 'not-found') throw error;
        for (const lost of set.files) await this.#lose(lost);
      });
      await this.#write({ taken: set.name });
      this.#sets.delete(set);
    } catch {
      this.#importSoon(set);
    }
  }

  async #addOrDrop({ name }: ArrivingSet): Promise<void> {
    const { uploads, add } = this.#options;
    const { files } = await uploads.show(name);
    if (files > 0) await add(name);
    else await uploads.drop(name);
  }

  async #begin(): Promise<ArrivingSet> {
    const name = await this.#options.uploads.begin();
    await this.#write({ set: name });
    const set = arriving(name);
    this.#sets.add(set);
    return set;
  }

  async #lose(lost: string): Promise<void> {
    this.#entries.delete(lost);
    await this.#write({ lost });
  }

  async #keep(entry: InboxEntry, set?: string): Promise<void> {
    // The key that names are sealed with may be gone.
    if (this.#isClosed) throw new MadeleineError('cancelled', 'The upload was interrupted.');
    await this.#write({ ...entry, ...(set === undefined ? {} : { in: set }) });
    // Who is told that it was not kept may send it again.
    this.#entries.set(entry.path, entry);
  }

  async #write(line: z.input<typeof lineSchema>): Promise<void> {
    await syncedFolder(dirname(this.#file));
    await appendPrivate(this.#file, JSON.stringify(line), { flush: true });
  }

  /** What came earlier; the sets that no import has taken, the oldest first. */
  async #read(): Promise<ArrivingSet[]> {
    const sets = new Map<string, ArrivingSet>();
    let last = '';
    for (const line of await readPrivateLines(this.#file).catch(() => [])) {
      const read = lineSchema.safeParse(parsed(line));
      // A line that the end of the program cut off is of a file that the app sends again.
      if (!read.success) continue;
      if ('path' in read.data) {
        const { path, bytes, modified, in: set = last } = read.data;
        if (bytes !== undefined) sets.get(set)?.files.push(path);
        const size = bytes === undefined ? {} : { bytes };
        this.#entries.set(path, { path, ...size, ...(modified === undefined ? {} : { modified }) });
      } else if ('lost' in read.data) this.#entries.delete(read.data.lost);
      else if ('set' in read.data) {
        last = read.data.set;
        sets.set(last, arriving(last));
      } else sets.delete(read.data.taken);
    }
    return [...sets.values()];
  }
}

const arriving = (name: string): ArrivingSet => ({
  name,
  since: performance.now(),
  files: [],
  takesMore: true,
  arriving: 0,
});

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
