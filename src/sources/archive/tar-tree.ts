import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { type ArchiveLimits, archiveLimits } from './archive-limits.ts';
import { NamedFailures } from './named-failures.ts';
import { gunzipped, isCompressed, readTar } from './tar-stream-reader.ts';
import {
  beginningOf,
  collect,
  KEEP_AT_MOST,
  type Tree,
  type TreeEntry,
  type TreeEvent,
  type WalkOptions,
} from './tree.ts';
import { type ArchiveFile, bytesOf, fileOnDisk, UnpackedFile } from './unpacked-file.ts';

/** Members up to this size stay in memory for a while after the pass went over them. */
const HELD_MEMBER = 32 * 1024 * 1024;
/** All held members together. */
const HELD_BYTES = 128 * 1024 * 1024;

/**
 * A .tar, .tar.gz or .tgz as a Tree: one pass for the listing, one for the content. Whoever opens members in another order reads
 * them where they lie in the tar, which is taken out of its compression for that.
 */
export function tarTree(
  root: string,
  limits: ArchiveLimits = archiveLimits,
  file: ArchiveFile = fileOnDisk(root),
): Tree {
  const where = (path: string): string => `${root}!/${path}`;
  const recent = new RecentMembers();
  const places = new Places(root, file, limits);
  let current: CurrentMember | undefined;
  const open = async (path: string): Promise<AsyncIterable<Uint8Array>> => {
    const held = recent.get(path);
    if (held !== undefined) return oneChunk(held);
    const live = current?.path === path ? current.take() : undefined;
    return live ?? (await places.open(path)) ?? searched(root, file, { path, where: where(path) }, limits);
  };
  const pass = async function* (wanted: (path: string) => boolean, signal?: AbortSignal) {
    const seen = new Set<string>();
    for await (const member of readTar(root, file, limits, signal)) {
      if ('unsafe' in member) continue;
      const { entry, body } = member;
      if (seen.has(entry.path) || !wanted(entry.path)) {
        for await (const _ of body);
        continue;
      }
      seen.add(entry.path);
      const held = entry.bytes <= HELD_MEMBER ? await collect(body, HELD_MEMBER) : undefined;
      if (held !== undefined) recent.put(entry.path, held);
      current = held === undefined ? new CurrentMember(entry.path, body) : undefined;
      yield entry;
      await current?.finished();
    }
    current = undefined;
  };
  return {
    root,
    form: 'tar',
    where,
    open,
    walk: (options = {}) => walkTar(readTar(root, file, limits, options.signal), root, places, options),
    visit: (wanted, signal) => endAtDamage(pass(wanted, signal)),
    content: (entry) => ({
      kind: 'stream',
      name: entry.path,
      bytes: entry.bytes,
      modified: entry.modified,
      open: () => open(entry.path),
    }),
  };
}

async function* walkTar(
  members: ReturnType<typeof readTar>,
  root: string,
  places: Places,
  options: WalkOptions,
): AsyncGenerator<TreeEvent> {
  const seen = new Set<string>();
  const failures = new NamedFailures();
  try {
    for await (const member of members) {
      if ('unsafe' in member) {
        failures.add(root, member.unsafe);
        continue;
      }
      const { entry, body, start } = member;
      const read = await readOf(entry, body, options);
      if (seen.has(entry.path)) continue;
      seen.add(entry.path);
      places.add(entry, start);
      yield { type: 'entry', entry, ...read };
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    failures.add(root, error);
  }
  for (const failure of failures.all()) yield { type: 'failure', failure };
}

/** Reads a body to its end before its entry is told of: a member that the archive does not hold whole is no entry. */
async function readOf(
  entry: TreeEntry,
  body: AsyncIterable<Uint8Array>,
  { keep, look }: WalkOptions,
): Promise<{ readonly kept?: Uint8Array; readonly head?: Uint8Array }> {
  const rest = body[Symbol.asyncIterator]();
  const again: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => ({ next: () => rest.next() }) };
  if (keep?.(entry) === true && entry.bytes <= KEEP_AT_MOST) {
    const kept = await collect(again, KEEP_AT_MOST);
    return kept === undefined ? {} : { kept };
  }
  const head = look?.(entry) === true ? await beginningOf(again) : undefined;
  for await (const _ of again);
  return head === undefined ? {} : { head };
}

type Place = { readonly start: number; readonly bytes: number };

/** Where members lie in the tar, as far as a pass went over them, for who opens them in an order of their own. */
class Places {
  readonly #root: string;
  readonly #file: ArchiveFile;
  readonly #limits: ArchiveLimits;
  readonly #places = new Map<string, Place>();
  #plain: Promise<ArchiveFile> | undefined;
  #isAskedAgain = false;

  constructor(root: string, file: ArchiveFile, limits: ArchiveLimits) {
    this.#root = root;
    this.#file = file;
    this.#limits = limits;
  }

  add({ path, bytes }: TreeEntry, start: number): void {
    if (!this.#places.has(path)) this.#places.set(path, { start, bytes });
  }

  /** Nothing where the member has to be looked for: the first of a compressed tar, and where there is no room for a copy. */
  async open(path: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const place = this.#places.get(path);
    if (place === undefined) return undefined;
    this.#plain ??= this.#plainTar();
    const plain = await this.#plain.catch(() => undefined);
    const isFirst = !this.#isAskedAgain;
    this.#isAskedAgain = true;
    if (plain === undefined || (isFirst && plain !== this.#file)) return undefined;
    // Whoever reads it as a stream is told what is wrong with it.
    const lent = await plain.lend().catch(() => undefined);
    await lent?.release();
    return lent === undefined ? undefined : bytesAt(plain, place);
  }

  async #plainTar(): Promise<ArchiveFile> {
    if (!(await isCompressed(this.#root, this.#file))) return this.#file;
    return new UnpackedFile(this.#root, async () => gunzipped(this.#root, this.#file, this.#limits));
  }
}

async function* bytesAt(file: ArchiveFile, { start, bytes }: Place): AsyncGenerator<Uint8Array> {
  if (bytes === 0) return;
  const lent = await file.lend();
  try {
    yield* bytesOf(lent, start, start + bytes - 1) as AsyncIterable<Buffer>;
  } finally {
    await lent.release();
  }
}

/** The walk has reported the damage already: a later pass just ends there. */
async function* endAtDamage<T>(members: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* members;
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* searched(
  root: string,
  file: ArchiveFile,
  { path, where }: { readonly path: string; readonly where: string },
  limits: ArchiveLimits,
): AsyncGenerator<Uint8Array> {
  for await (const member of readTar(root, file, limits)) {
    if ('unsafe' in member) continue;
    if (member.entry.path === path) {
      yield* member.body;
      return;
    }
    for await (const _ of member.body);
  }
  throw new MadeleineError('missing', 'The archive does not contain this member.', { path: where });
}

/** Members that a pass went over lately, oldest dropped first. */
class RecentMembers {
  readonly #held = new Map<string, Uint8Array>();
  #bytes = 0;

  get(path: string): Uint8Array | undefined {
    return this.#held.get(path);
  }

  put(path: string, bytes: Uint8Array): void {
    this.#held.set(path, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, dropped] of this.#held) {
      if (this.#bytes <= HELD_BYTES) return;
      this.#held.delete(oldest);
      this.#bytes -= dropped.length;
    }
  }
}

/** The large member that the pass stands at: whoever opens it reads it straight from the archive, once. */
class CurrentMember {
  readonly path: string;
  readonly #body: AsyncIterable<Uint8Array>;
  #reading: Promise<void> | undefined;

  constructor(path: string, body: AsyncIterable<Uint8Array>) {
    this.path = path;
    this.#body = body;
  }

  take(): AsyncIterable<Uint8Array> | undefined {
    if (this.#reading !== undefined) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#reading = promise;
    const body = this.#body;
    return (async function* () {
      try {
        yield* body;
      } finally {
        resolve();
      }
    })();
  }

  /** Until the reader is through, or at once when nobody opened it. */
  async finished(): Promise<void> {
    if (this.#reading === undefined) for await (const _ of this.#body);
    else await this.#reading;
    this.#reading ??= Promise.resolve();
  }
}
