import { MadeleineError } from '../../memory/errors.ts';
import { INSIDE, isArchiveName } from '../../memory/origin.ts';
import { brokenPromise } from '../photos/left-out.ts';
import { FORM_BYTES, formOf } from './archive-form.ts';
import { type ArchiveLimits, archiveLimits, bombError } from './archive-limits.ts';
import { NamedFailures } from './named-failures.ts';
import { tarTree } from './tar-tree.ts';
import type { Tree, TreeEntry, TreeEvent, WalkOptions } from './tree.ts';
import { headIn, UnpackedFile } from './unpacked-file.ts';
import { zipTree } from './zip-tree.ts';

/** Archives are opened that lie in the one that was added, and in those. */
const DEEPEST = 2;
const MOST_ARCHIVES = 500;

/** What all archives that lie in one may take together, on all levels. */
type Budget = { readonly limits: ArchiveLimits; readonly packed: number; unpacked: number; archives: number };

/**
 * An archive with the content of the archives in it: "backup.zip!/all.vcf". Each is copied to disk while it is read. Those that
 * cannot be read, unfold to more than their outermost archive of `packed` bytes is allowed, lie too deep or are too many are
 * failures.
 */
export const withInnerArchives = (tree: Tree, packed: number, limits: ArchiveLimits = archiveLimits): Tree =>
  openedTo(DEEPEST, tree, { limits, packed, unpacked: 0, archives: 0 });

function openedTo(levels: number, tree: Tree, budget: Budget): Tree {
  const inner = new Map<string, InnerArchive>();
  const innerOf = (entry: TreeEntry): InnerArchive => {
    const known = inner.get(entry.path) ?? new InnerArchive(levels, tree, entry.path, budget);
    inner.set(entry.path, known);
    return known;
  };
  const open = async (path: string): Promise<AsyncIterable<Uint8Array>> => {
    for (let at = path.indexOf(INSIDE); at !== -1; at = path.indexOf(INSIDE, at + 1)) {
      const found = inner.get(path.slice(0, at));
      if (found !== undefined) return (await found.opened()).open(path.slice(at + INSIDE.length));
    }
    return tree.open(path);
  };
  return {
    ...tree,
    open,
    walk: (options = {}) => walkAll(tree, innerOf, options),
    async *visit(wanted, signal) {
      for await (const entry of tree.visit((path) => isArchiveName(path) || wanted(path), signal)) {
        if (!isArchiveName(entry.path)) yield entry;
        // The walk has named what cannot be opened.
        const opened = isArchiveName(entry.path)
          ? await innerOf(entry)
              .opened()
              .catch(() => undefined)
          : undefined;
        const isWanted = (path: string): boolean => wanted(named(entry, path));
        for await (const found of opened?.visit(isWanted, signal) ?? []) yield within(entry, found);
      }
    },
    content: (entry) => ({
      kind: 'stream',
      name: entry.path,
      bytes: entry.bytes,
      modified: entry.modified,
      open: () => open(entry.path),
    }),
  };
}

const named = (archive: TreeEntry, path: string): string => `${archive.path}${INSIDE}${path}`;
const within = (archive: TreeEntry, entry: TreeEntry): TreeEntry => ({ ...entry, path: named(archive, entry.path) });

async function* walkAll(
  tree: Tree,
  innerOf: (entry: TreeEntry) => InnerArchive,
  options: WalkOptions,
): AsyncGenerator<TreeEvent> {
  const archives = new Map<string, TreeEntry>();
  for await (const event of tree.walk(options)) {
    if (event.type === 'entry' && isArchiveName(event.entry.path)) archives.set(event.entry.path, event.entry);
    else yield event;
  }
  const failures = new NamedFailures();
  const isAtHand = [...archives.values()].every((entry) => innerOf(entry).isAtHand);
  const inOrder = isAtHand ? archives.values() : tree.visit((path) => archives.has(path), options.signal);
  for await (const entry of inOrder) {
    const { keep, look, signal } = options;
    try {
      const opened = await innerOf(entry).opened();
      const asked: WalkOptions = {
        signal,
        ...(keep === undefined ? {} : { keep: (found) => keep(within(entry, found)) }),
        ...(look === undefined ? {} : { look: (found) => look(within(entry, found)) }),
      };
      for await (const event of opened.walk(asked))
        yield event.type === 'failure' ? event : { ...event, entry: within(entry, event.entry) };
    } catch (error) {
      signal?.throwIfAborted();
      failures.add(tree.where(entry.path), error);
    }
  }
  for (const failure of failures.all()) yield { type: 'failure', failure };
}

/** An archive in an archive, opened when it is first asked for. */
class InnerArchive {
  readonly #levels: number;
  readonly #where: string;
  readonly #budget: Budget;
  readonly #file: UnpackedFile;
  #tree: Promise<Tree> | undefined;

  constructor(levels: number, tree: Tree, path: string, budget: Budget) {
    this.#levels = levels;
    this.#where = tree.where(path);
    this.#budget = budget;
    this.#file = new UnpackedFile(this.#where, () => tree.open(path));
  }

  /** Whether it can be opened without what it lies in. */
  get isAtHand(): boolean {
    return this.#levels === 0 || this.#file.isThere;
  }

  /** Errors: `archive-bomb`, `too-large`, `unsupported-format`, and those of what it lies in. */
  opened(): Promise<Tree> {
    this.#tree ??= this.#opened();
    return this.#tree;
  }

  async #opened(): Promise<Tree> {
    const path = this.#where;
    if (this.#levels === 0)
      throw new MadeleineError('unsupported-format', `This archive lies inside ${DEEPEST} others and was not opened.`, {
        path,
        action: 'Unpack the archive that it lies in, and add the folder.',
      });
    this.#budget.archives += 1;
    if (this.#budget.archives > MOST_ARCHIVES)
      throw new MadeleineError('too-large', `More than ${MOST_ARCHIVES} archives lie in one.`, {
        path,
        action: 'Unpack it, and add the folder.',
      });
    const lent = await this.#file.lend();
    try {
      const form = formOf(path, await headIn(lent, FORM_BYTES));
      if (form === undefined) throw new MadeleineError('unsupported-format', ...promiseOf(path));
      const limits = { ...this.#budget.limits, total: this.#left() - lent.bytes };
      const tree = form === 'zip' ? zipTree(path, limits, this.#file) : tarTree(path, limits, this.#file);
      this.#budget.unpacked += lent.bytes + (await this.#measured(tree, limits.total));
      return openedTo(this.#levels - 1, tree, this.#budget);
    } finally {
      await lent.release();
    }
  }

  /** Bytes that this and the archives after it may still unfold to. */
  #left(): number {
    const { limits, packed, unpacked } = this.#budget;
    return Math.min(limits.total, Math.max(limits.ratioFrom, packed * limits.ratio)) - unpacked;
  }

  /** What it holds once it is unpacked, of which nothing is read where it is more than `most`. */
  async #measured(tree: Tree, most: number): Promise<number> {
    let bytes = 0;
    let isBomb = false;
    for await (const event of tree.walk()) {
      if (event.type === 'entry') bytes += event.entry.bytes;
      else isBomb ||= event.failure.code === 'archive-bomb' && event.failure.path === this.#where;
      isBomb ||= bytes > most;
      if (isBomb) throw bombError(this.#where, 'with the archives around it, it unfolds to too much');
    }
    return bytes;
  }
}

function promiseOf(path: string): [message: string, options: { readonly path: string; readonly action: string }] {
  const { message, action } = brokenPromise(path) ?? { message: 'This is no archive.', action: 'Check the file.' };
  return [message, { path, action }];
}
