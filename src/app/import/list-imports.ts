import { basename, sep } from 'node:path';
import type { FailureGroup, ImportDocument } from '../../contract/import-verbs.ts';
import type { JobDocument } from '../../contract/job-shape.ts';
import { term } from '../../language/terms.ts';
import type { ImportBatch } from '../../memory/batch.ts';
import { type Failure, failuresCounted } from '../../memory/failure.ts';
import { uploadsFolder } from '../keys/work-folder.ts';
import { folderHolder } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { isUpload } from './settle-uploads.ts';
import { topNames } from './uploads.ts';

const MOST_EXAMPLES = 5;

/** Every import, the latest first. `jobs` are those of this program, by which what runs is told from what was stopped. */
export async function listImports(memory: OpenMemory, jobs: readonly JobDocument[]): Promise<ImportDocument[]> {
  const { store } = memory;
  const prefix = term.batch('');
  const items = new Map(
    (await store.vocabulary(prefix)).map((said) => [said.term.slice(prefix.length), said.items] as const),
  );
  const failures = Map.groupBy(await store.records('failure'), ({ batch }) => batch ?? '');
  const batches = (await store.records('batch')).toSorted((a, b) => (a.started < b.started ? 1 : -1));
  const elsewhere = await isHeldElsewhere(memory, jobs);
  return Promise.all(
    batches.map(async (batch) => ({
      ...countsOf(batch),
      id: batch.id,
      ...stateOf(batch, jobs, elsewhere && batch === batches[0]),
      started: batch.started,
      ...(batch.finished === undefined ? {} : { finished: batch.finished }),
      names: await namesOf(memory.folder.path, batch),
      roots: batch.roots.filter((root) => !isUpload(memory.folder.path, root)),
      uploaded: batch.uploaded !== undefined || batch.roots.some((root) => isUpload(memory.folder.path, root)),
      watched: batch.watched === true,
      as: batch.as,
      items: items.get(batch.id.toLowerCase()) ?? 0,
      failures: grouped(failures.get(batch.id) ?? [], memory.folder.path, batch),
      leftOut: batch.leftOut ?? [],
      kindsNotRead: batch.kindsNotRead ?? [],
      notes: batch.notes ?? [],
    })),
  );
}

const countsOf = ({ added, updated, unchanged, failed, skippedForgotten = 0, gone = 0 }: ImportBatch) => ({
  added,
  updated,
  unchanged,
  failed,
  skippedForgotten,
  gone,
});

/** Another program that adds to the memory; what works in slices only looks at pictures. */
async function isHeldElsewhere({ folder }: OpenMemory, jobs: readonly JobDocument[]): Promise<boolean> {
  const holder = await folderHolder(folder.path);
  return holder?.yields === false && !jobs.some(({ kind, state }) => kind === 'import' && state === 'running');
}

function stateOf(
  { id, finished }: ImportBatch,
  jobs: readonly JobDocument[],
  isElsewhere: boolean,
): Pick<ImportDocument, 'state' | 'job'> {
  const job = jobs.find(({ batch, state }) => batch === id && (state === 'running' || state === 'queued'));
  if (job !== undefined) return { state: 'running', job: job.id };
  if (finished !== undefined) return { state: 'done' };
  return { state: isElsewhere ? 'running' : 'stopped' };
}

async function namesOf(folder: string, { uploaded, roots }: ImportBatch): Promise<string[]> {
  const waiting = await Promise.all(
    roots.map((root) => (isUpload(folder, root) ? topNames(root) : [basename(root) || root])),
  );
  return [...(uploaded ?? []), ...waiting.flat()];
}

/** Failures by their cause, the commonest first, with the names of a few files. */
function grouped(failures: readonly Failure[], folder: string, { roots }: ImportBatch): FailureGroup[] {
  const groups = Map.groupBy(failures, ({ code, action = '' }) => `${code}\n${action}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { code, message, action } = first;
      const examples = group.slice(0, MOST_EXAMPLES).map(({ path }) => placeName(path, folder, roots));
      return [{ code, message, ...(action === undefined ? {} : { action }), files: failuresCounted(group), examples }];
    })
    .sort((a, b) => b.files - a.files);
}

/** A file by its name inside what was given, which is all that whoever gave it knows. */
export function placeName(path: string, folder: string, roots: readonly string[]): string {
  const uploads = uploadsFolder(folder) + sep;
  if (path.startsWith(uploads)) return path.slice(uploads.length).split(sep).slice(1).join(sep);
  const root = roots.find((one) => path.startsWith(one + sep));
  return root === undefined ? path : path.slice(root.length + 1);
}
