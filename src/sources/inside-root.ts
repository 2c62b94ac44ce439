import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { MadeleineError } from '../memory/errors.ts';
import { type Failure, failureOf } from '../memory/failure.ts';
import { fileError, isAbsence } from '../memory/file-error.ts';
import type { MediaContent, SourceEvent, SourceRecord } from '../memory/source-record.ts';
import type { Source } from '../ports/source.ts';
import { memberPath } from './archive/member-path.ts';

/**
 * The one guard of every file that a source names or an item remembers: `path` (absolute, or relative to `root`) as an
 * absolute path, if it lies inside `root` both by its name and once all links are followed. `root` may itself be a link.
 * A path with nothing at it is judged by its name. Errors: `unsafe-path`, `unreadable`, `link-loop`.
 */
export async function insideRoot(root: string, path: string): Promise<string> {
  if (path.includes('\0')) throw leadsOut(path.replaceAll('\0', '\ufffd'));
  const [top, named] = [resolve(root), resolve(root, path)];
  if (isOutside(top, named)) throw leadsOut(named);
  const real = await realpath(named).catch((error: unknown) => {
    if (isAbsence(error)) return undefined;
    throw fileError(named, error);
  });
  if (real !== undefined && isOutside(await realpath(top), real)) throw leadsOut(named);
  return named;
}

/**
 * As `insideRoot`, for a name that is written inside a file of the root, on whichever system: `\` separates folders, too,
 * and what is absolute or climbs is refused wherever it ends.
 */
export async function namedInside(root: string, name: string): Promise<string> {
  if ('unsafe' in memberPath(name)) throw leadsOut(join(root, name.replaceAll('\0', '\ufffd')));
  return insideRoot(root, name);
}

/** True for an absolute path that by its name alone is neither `root` nor below it. */
export function isOutside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
}

export const leadsOut = (path: string): MadeleineError =>
  new MadeleineError('unsafe-path', 'The link points outside the added folder, so it was not read.', {
    path,
    action: 'If it is yours, add its target separately.',
  });

/** What became of a guarded path: the path, or the failure to report in its place. */
export const triedInside = (root: string, path: string): Promise<string | Failure> =>
  insideRoot(root, path).catch((error: unknown) => failureOf(path, error));

/** A source whose records bring no file from outside the root that they name, whatever the source has checked itself. */
export function guardedSource(source: Source): Source {
  return {
    ...source,
    estimate: (signal) => source.estimate(signal),
    async *read(options) {
      for await (const event of source.read(options)) {
        if (event.type === 'record') yield* guardedEvents(event.record);
        else yield event;
      }
    },
  };
}

async function* guardedEvents(record: SourceRecord): AsyncGenerator<SourceEvent> {
  const refused = await outside(record, record.content);
  if (refused !== undefined) {
    yield { type: 'failure', failure: refused };
    return;
  }
  const film = await outside(record, record.motion);
  if (film === undefined) {
    yield { type: 'record', record };
    return;
  }
  const { motion: _, ...still } = record;
  yield { type: 'record', record: still };
  yield { type: 'failure', failure: film };
}

async function outside({ origin }: SourceRecord, content: MediaContent | undefined): Promise<Failure | undefined> {
  if (content?.kind !== 'file') return undefined;
  const tried = await triedInside(origin.root, content.path);
  return typeof tried === 'string' ? undefined : tried;
}
