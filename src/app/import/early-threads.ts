import { type Dirent, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

const MOST_THREADS = 3;
export const mostThreads = (): number => Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));

/** One that reads words; it keeps no program from ending. */
function beginThread(): Worker {
  const thread = new Worker(new URL(`./extraction-thread${extname(import.meta.url)}`, import.meta.url));
  // One that dies before anybody has taken it over is not there to be taken.
  thread.on('error', () => {
    early = early.filter((other) => other !== thread);
  });
  thread.unref();
  return thread;
}

const newThreads = (): Worker[] => Array.from({ length: mostThreads() }, beginThread);

let early: Worker[] = [];

/**
 * Begins the threads of an import as soon as it is known what is to be added, so that they load beside the rest of the
 * program; only where a look at the paths finds much to read. Whoever imports takes them over.
 */
export function beginThreads(paths: readonly string[]): void {
  if (early.length === 0 && paths.some((path) => hasWords(path))) early = newThreads();
}

/** The threads that have begun, for one import; else new ones. */
export function takeThreads(): Worker[] {
  const taken = early.length > 0 ? early : newThreads();
  early = [];
  return taken;
}

/** Ends the threads that have begun and that nobody has taken over: what was found is not read in threads after all. */
export async function endThreads(): Promise<void> {
  const untaken = early;
  early = [];
  await Promise.all(untaken.map((thread) => thread.terminate()));
}

/** Smaller files are read sooner than a thread begins. */
const BYTES_WORTH_THREADS = 1_000_000;
const DEEPEST = 3;
/** A folder of so many files is one of pictures. */
const MOST_LOOKED_AT = 1000;
const worded: ReadonlySet<string> = new Set(['.json', '.mbox']);

/** True when files of words that are worth threads lie at a path; false where it cannot be read. */
export function hasWords(path: string, depth = DEEPEST): boolean {
  const ending = extname(path).toLowerCase();
  if (worded.has(ending)) return isLarge(path);
  if (depth === 0) return false;
  return entriesOf(path).some(
    (entry) =>
      (entry.isDirectory() || worded.has(extname(entry.name).toLowerCase())) &&
      hasWords(join(path, entry.name), depth - 1),
  );
}

function entriesOf(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true }).slice(0, MOST_LOOKED_AT);
  } catch {
    return [];
  }
}

/** What cannot be looked at is told of by the import itself: a link to itself, a folder that is somebody else's. */
function isLarge(path: string): boolean {
  try {
    return statSync(path).size >= BYTES_WORTH_THREADS;
  } catch {
    return false;
  }
}
