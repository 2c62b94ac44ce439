import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MadeleineError } from '../memory/errors.ts';
import { failureOf } from '../memory/failure.ts';
import { fileError } from '../memory/file-error.ts';
import type { SourceEvent, SourceRecord } from '../memory/source-record.ts';
import type { Source, SourceEstimate } from '../ports/source.ts';
import { collect, type Tree, type TreeEntry } from './archive/tree.ts';
import { decodeCharset } from './mail/charset.ts';
import { pathInside } from './mail/message-files.ts';

/** Files of one kind that are read whole as text, each of which holds many records. */
export type TextFiles = {
  readonly importer: 'calendar' | 'contacts';
  /** Bytes; a larger file is not read. */
  readonly largest: number;
  readonly tooLarge: { readonly message: string; readonly action: string };
  /** `where`: how the file is named in failures. Errors: those of the format, which are told under that name. */
  readonly events: (text: string, origin: SourceRecord['origin'], where: string) => Iterable<SourceEvent>;
};

/** Files in a folder (`paths` absolute, named relative to `root`). */
export function textFiles(kind: TextFiles, root: string, paths: readonly string[]): Source {
  const top = resolve(root);
  const size = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;
  return {
    importer: kind.importer,
    root: top,
    estimate: async () => estimateOf(await Promise.all(paths.map(size))),
    async *read({ signal }) {
      for (const path of paths) {
        signal?.throwIfAborted();
        const origin = { importer: kind.importer, root: top, path: pathInside(top, path) };
        yield* eventsOf(kind, origin, path, () => wholeFile(path, kind));
      }
    },
  };
}

/** Members of an archive; each is unpacked in memory, no further than its kind may be large. */
export function archivedTextFiles(kind: TextFiles, tree: Tree, entries: readonly TreeEntry[]): Source {
  const paths = new Set(entries.map(({ path }) => path));
  return {
    importer: kind.importer,
    root: tree.root,
    estimate: async () => estimateOf(entries.map(({ bytes }) => bytes)),
    async *read({ signal }) {
      for await (const { path } of tree.visit((one) => paths.has(one), signal)) {
        const where = tree.where(path);
        const read = async (): Promise<Uint8Array> =>
          (await collect(await tree.open(path), kind.largest)) ?? tooLarge(kind, where);
        yield* eventsOf(kind, { importer: kind.importer, root: tree.root, path }, where, read);
      }
    },
  };
}

/** Records are counted as they are read; until then a file stands for one. */
const estimateOf = (sizes: readonly number[]): SourceEstimate => {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { images: 0, videos: 0, mails: 0, rows: sizes.length, bytes, copied: 0 };
};

async function* eventsOf(
  kind: TextFiles,
  origin: SourceRecord['origin'],
  where: string,
  read: () => Promise<Uint8Array>,
): AsyncGenerator<SourceEvent> {
  try {
    yield* kind.events(decodeCharset(await read(), undefined), origin, where);
  } catch (error) {
    yield { type: 'failure', failure: failureOf(where, error) };
  }
}

async function wholeFile(path: string, kind: TextFiles): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size <= kind.largest) return await readFile(path);
  } catch (error) {
    throw fileError(path, error);
  }
  return tooLarge(kind, path);
}

function tooLarge({ tooLarge: { message, action } }: TextFiles, path: string): never {
  throw new MadeleineError('too-large', message, { path, action });
}
