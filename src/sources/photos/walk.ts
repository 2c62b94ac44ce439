import type { Dirent, Stats } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Failure } from '../../memory/failure.ts';
import { failureOf } from '../../memory/failure.ts';
import { insideRoot } from '../inside-root.ts';
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

/**
 * Every folder below `root`, parents first, in order of name, with at most one folder in memory at a time. Links inside
 * `root` are followed, but no folder is read twice; one that leads out of `root` is a failure `unsafe-path`, one that leads
 * back above itself `link-loop`. Nothing is opened: pipes and devices are left out by what they are. Folders in `except` are passed over silently.
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
        yield { type: 'skipped', path, reason: 'folder already read under another name' };
        continue;
      }
      entries = await readdir(path, { withFileTypes: true });
    } catch (error) {
      yield { type: 'failure', failure: failureOf(path, error) };
      continue;
    }
    read.add(real);
    const { files, folders, reports } = await sorted(root, path, entries);
    for (const report of reports) if (report.type !== 'skipped' || !except.has(report.path)) yield report;
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
  message: 'The link leads to a folder that contains it.',
  action: 'Remove the link; the folder itself is read.',
});

async function sorted(
  root: string,
  folder: string,
  entries: readonly Dirent[],
): Promise<{ files: FoundFile[]; folders: string[]; reports: Report[] }> {
  const files: FoundFile[] = [];
  const folders: string[] = [];
  const reports: Report[] = [];
  for (const { name } of entries.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))) {
    const path = join(folder, name);
    try {
      const facts = await followed(root, path);
      if (facts.isDirectory()) {
        const reason = reasonToLeaveOutFolder(name);
        if (reason === undefined) folders.push(path);
        else reports.push({ type: 'skipped', path, reason });
      } else if (facts.isFile()) files.push({ path, name, bytes: facts.size, modified: Math.floor(facts.mtimeMs) });
      else reports.push({ type: 'skipped', path, reason: 'neither a file nor a folder' });
    } catch (error) {
      reports.push({ type: 'failure', failure: failureOf(path, error) });
    }
  }
  return { files, folders, reports };
}

async function followed(root: string, path: string): Promise<Stats> {
  const own = await lstat(path);
  return own.isSymbolicLink() ? await stat(await insideRoot(root, path)) : own;
}
