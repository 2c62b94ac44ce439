import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { watchFolder } from '../../adapters/chokidar/folder-watcher.ts';
import { fileError } from '../../adapters/files/file-error.ts';
import type { WatchedFolder } from '../../contract/import-verbs.ts';

export type WatchOptions = {
  /** Adds files or folders below `folder`; resolves when they are in the memory, or were stopped. Any error: they are added again. */
  readonly add: (paths: readonly string[], folder: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly settledMs?: number;
  /** How often it is looked whether the folder is there. */
  readonly lookMs?: number;
  /** After so many, what could not be added is tried again. */
  readonly retryMs?: number;
};

const SETTLED_MS = 2_000;
const LOOK_MS = 5_000;
const RETRY_MS = 120_000;
/** Further files that come within this are added together. */
const TOGETHER_MS = 1_500;
/** Above so many the folder is read as a whole, which passes over what has not changed. */
const MOST_AT_ONCE = 200;

/** Files that tell of another beside them, by whose name they begin. */
const tellsOfAnother = /\.(xmp|json|srt|vtt|aae)$/i;

/**
 * Adds what is new or has changed in a folder, as long as it is open. What disappears is left alone: a file that is gone is not forgotten. A folder
 * that is away, on a disk that was unplugged, is said to be so, and read anew when it is back.
 */
export class WatchedFolderLoop {
  readonly #path: string;
  readonly #options: WatchOptions;
  readonly #changed = new Set<string>();
  readonly #stop = new AbortController();
  #state: WatchedFolder['state'] = 'away';
  #since = new Date();
  #watcher: { close(): Promise<void> } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #adding: Promise<void> = Promise.resolve();

  private constructor(path: string, options: WatchOptions) {
    this.#path = path;
    this.#options = options;
  }

  /** Errors: `missing`, `unreadable`, when the folder is not there to begin with. */
  static async open(said: string, options: WatchOptions): Promise<WatchedFolderLoop> {
    const path = await realpath(said).catch((error: unknown) => {
      throw fileError(error, said);
    });
    const loop = new WatchedFolderLoop(path, options);
    await loop.#look();
    return loop;
  }

  get document(): WatchedFolder {
    return { path: this.#path, state: this.#state, since: this.#since.toISOString() };
  }

  /** Nothing more is added after this. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    await this.#watcher?.close();
    await this.#adding;
  }

  /** Sees whether the folder is there, now and again and again. */
  async #look(): Promise<void> {
    const isThere = await stat(this.#path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere && this.#watcher === undefined) await this.#begin();
    if (!isThere && this.#watcher !== undefined) await this.#leave();
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(
      () => void this.#look().catch(this.#options.onError),
      this.#options.lookMs ?? LOOK_MS,
    ).unref();
  }

  async #begin(): Promise<void> {
    this.#become('watching');
    const { onError, settledMs = SETTLED_MS } = this.#options;
    this.#watcher = await watchFolder(this.#path, { settledMs, onError, onFile: (path) => this.#note(path) });
    // What came while nobody watched.
    this.#addNow([this.#path]);
  }

  async #leave(): Promise<void> {
    this.#become('away');
    const watcher = this.#watcher;
    this.#watcher = undefined;
    this.#changed.clear();
    await watcher?.close();
  }

  #become(state: WatchedFolder['state']): void {
    this.#state = state;
    this.#since = new Date();
  }

  #note(path: string): void {
    this.#changed.add(path);
    if (this.#changed.size > 1) return;
    setTimeout(() => void this.#addChanged().catch(this.#options.onError), TOGETHER_MS).unref();
  }

  async #addChanged(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (this.#state === 'away' || this.#stop.signal.aborted) return;
    if (changed.length > MOST_AT_ONCE) return this.#addNow([this.#path]);
    const paths = new Set<string>();
    for (const path of changed) for (const one of await meantBy(path)) paths.add(one);
    if (paths.size > 0) this.#addNow([...paths]);
  }

  /** One after the other, in order. */
  #addNow(paths: readonly string[]): void {
    this.#adding = this.#adding.then(async () => {
      if (this.#stop.signal.aborted) return;
      await this.#options.add(paths, this.#path).catch((error: unknown) => {
        if (this.#stop.signal.aborted) return;
        this.#options.onError(error);
        this.#addLater();
      });
    });
  }

  /** The folder as a whole, which passes over what was taken meanwhile. */
  #addLater(): void {
    clearTimeout(this.#retry);
    if (this.#stop.signal.aborted) return;
    const again = (): void => (this.#state === 'watching' ? this.#addNow([this.#path]) : undefined);
    this.#retry = setTimeout(again, this.#options.retryMs ?? RETRY_MS).unref();
  }
}

/** A file of a library of Apple Photos, which is read as a whole. */
const inLibrary = /^(.*\.photoslibrary)[\\/]/i;

/** A sidecar is read with what it tells of, which is then what has changed. */
async function meantBy(path: string): Promise<string[]> {
  const library = inLibrary.exec(path)?.[1];
  if (library !== undefined) return [library];
  if (!tellsOfAnother.test(path)) return [path];
  const stem = basename(path).replace(tellsOfAnother, '').split('.')[0] ?? '';
  const beside = await readdir(dirname(path)).catch(() => []);
  return beside
    .filter((name) => name.startsWith(`${stem}.`) && !tellsOfAnother.test(name))
    .map((name) => join(dirname(path), name));
}
