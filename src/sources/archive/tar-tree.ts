import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { type ArchiveLimits, archiveLimits } from './archive-limits.ts';
import { NamedFailures } from './named-failures.ts';
import { readTar } from './tar-stream-reader.ts';
import { collect, KEEP_AT_MOST, type Tree, type TreeEvent, type WalkOptions } from './tree.ts';

/** Members up to this size stay in memory for a while after the pass went over them. */
const HELD_MEMBER = 32 * 1024 * 1024;
/** All held members together. */
const HELD_BYTES = 128 * 1024 * 1024;

/** A .tar, .tar.gz or .tgz as a Tree: one pass for the listing, one for the content, nothing unpacked to disk. */
export function tarTree(root: string, limits: ArchiveLimits = archiveLimits): Tree {
  const where = (path: string): string => `${root}!/${path}`;
  const recent = new RecentMembers();
  let current: CurrentMember | undefined;
  const open = async (path: string): Promise<AsyncIterable<Uint8Array>> => {
    const held = recent.get(path);
    if (held !== undefined) return oneChunk(held);
    const live = current?.path === path ? current.take() : undefined;
    return live ?? searched(root, path, where(path), limits);
  };
  const pass = async function* (wanted: (path: string) => boolean, signal?: AbortSignal) {
    const seen = new Set<string>();
    for await (const member of readTar(root, limits, signal)) {
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
    walk: (options = {}) => walkTar(root, limits, options),
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

async function* walkTar(root: string, limits: ArchiveLimits, options: WalkOptions): AsyncGenerator<TreeEvent> {
  const seen = new Set<string>();
  const failures = new NamedFailures();
  try {
    for await (const member of readTar(root, limits, options.signal)) {
      if ('unsafe' in member) {
        failures.add(root, member.unsafe);
        continue;
      }
      const { entry, body } = member;
      const keep = options.keep?.(entry) === true && entry.bytes <= KEEP_AT_MOST;
      const kept = keep ? await collect(body, KEEP_AT_MOST) : undefined;
      // Draining before the entry is yielded: a member that the archive does not hold whole is no entry.
      if (!keep) for await (const _ of body);
      if (seen.has(entry.path)) continue;
      seen.add(entry.path);
      yield kept === undefined ? { type: 'entry', entry } : { type: 'entry', entry, kept };
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    failures.add(root, error);
  }
  for (const failure of failures.all()) yield { type: 'failure', failure };
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

async function* searched(root: string, path: string, where: string, limits: ArchiveLimits): AsyncGenerator<Uint8Array> {
  for await (const member of readTar(root, limits)) {
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
