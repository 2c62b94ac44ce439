import type { Dirent, Stats } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorCode } from '../../memory/errors.ts';
import type { Failure } from '../../memory/failure.ts';
import { reasonToLeaveOutFolder } from './left-out.ts';

export type FoundFile = {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly modified: number;
};

/** One step through a folder tree: a folder with its regular files in order of name, or something to report. */
export type WalkStep =
  | { readonly type: 'folder'; readonly path: string; readonly files: readonly FoundFile[] }
  | { readonly type: 'failure'; readonly failure: Failure }
  | { readonly type: 'skipped'; readonly path: string; readonly reason: string };

type Report = Exclude<WalkStep, { type: 'folder' }>;
type Pending = { readonly path: string; readonly above: ReadonlySet<string> };

const problems: Readonly<Record<string, readonly [ErrorCode, message: string, action: string]>> = {
  ENOENT: ['missing', 'It is not there.', 'Check that the disk is connected, or remove the broken link.'],
  ELOOP: ['link-loop', 'A link that leads back to itself.', 'Remove the link.'],
  EACCES: ['unreadable', 'It may not be read.', 'Give yourself permission to read it.'],
  EPERM: ['unreadable', 'It may not be read.', 'Give yourself permission to read it.'],
};

export function unreadable(path: string, error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' && path.includes('\ufffd')) return foreignName(path);
  const known = problems[code] ?? ['unreadable', 'It cannot be read.', 'Check the disk it lies on.'];
  return { path, code: known[0], message: known[1], action: known[2] };
}

/** Bytes that are no UTF-8 come as replacement characters, under which the file cannot be found again. */
const foreignName = (path: string): Failure => ({
  path,
  code: 'unreadable',
  message: 'Its name is not written in UTF-8, so it cannot be opened by it.',
  action: 'Rename it (convmv can rename many at once), and add it again.',
});

/**
 * Every folder below `root`, parents first, in order of name, with at most one folder in memory at a time. Links are
 * followed, but no folder is read twice, and one that leads back above itself is a failure `link-loop`. Nothing is
 * opened: pipes and devices are left out by what they are. Folders in `except` are passed over silently.
 */
export async function* walk(
  root: string,
  signal?: AbortSignal,
  except: ReadonlySet<string> = new Set(),
): AsyncGenerator<WalkStep> {
  const pending: Pending[] = [{ path: root, above: new Set() }];
  const read = new Set<string>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    signal?.throwIfAborted();
    const { path, above } = next;
    let real: string;
    let entries: Dirent[];
    try {
      real = await realpath(path);
      if (above.has(real)) {
        yield { type: 'failure', failure: loop(path) };
        continue;
      }
      if (read.has(real)) {
        yield { type: 'skipped', path, reason: 'the same folder was read under another name' };
        continue;
      }
      entries = await readdir(path, { withFileTypes: true });
    } catch (error) {
      yield { type: 'failure', failure: unreadable(path, error) };
      continue;
    }
    read.add(real);
    const { files, folders, reports } = await sorted(path, entries);
    yield* reports;
    yield { type: 'folder', path, files };
    const within = new Set([...above, real]);
    for (const folder of folders.toReversed()) {
      if (!except.has(folder)) pending.push({ path: folder, above: within });
    }
  }
}

const loop = (path: string): Failure => ({
  path,
  code: 'link-loop',
  message: 'A link to a folder that it lies in.',
  action: 'Remove the link; the folder itself is read.',
});

async function sorted(
  folder: string,
  entries: readonly Dirent[],
): Promise<{ files: FoundFile[]; folders: string[]; reports: Report[] }> {
  const files: FoundFile[] = [];
  const folders: string[] = [];
  const reports: Report[] = [];
  for (const { name } of entries.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))) {
    const path = join(folder, name);
    try {
      const facts = await followed(path);
      if (facts.isDirectory()) {
        const reason = reasonToLeaveOutFolder(name);
        if (reason === undefined) folders.push(path);
        else reports.push({ type: 'skipped', path, reason });
      } else if (facts.isFile()) files.push({ path, name, bytes: facts.size, modified: Math.floor(facts.mtimeMs) });
      else reports.push({ type: 'skipped', path, reason: 'neither a file nor a folder' });
    } catch (error) {
      reports.push({ type: 'failure', failure: unreadable(path, error) });
    }
  }
  return { files, folders, reports };
}

async function followed(path: string): Promise<Stats> {
  const own = await lstat(path);
  return own.isSymbolicLink() ? await stat(path) : own;
}
