import module from 'node:module';
import { z } from 'zod';
import { answerOneTask } from '../../adapters/processes/answer-one-task.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { add } from '../import/add.ts';
import { forget } from '../import/forget.ts';
import { settleUploads, unsettled } from '../import/settle-uploads.ts';
import { undoImport } from '../import/undo-import.ts';
import { holdKey } from '../keys/keyring.ts';
import { OpenMemory } from '../open-memory.ts';
import { switchFaces } from '../people/switch-faces.ts';
import { backup } from '../settings/backup.ts';
import { configurationSchema } from '../settings/configuration.ts';
import { doctor } from '../settings/doctor.ts';
import { doPendingWork } from './pending-work.ts';
import { type ImportTask, type ProcessTask, processTaskSchema } from './tasks.ts';

module.enableCompileCache?.();

const requestSchema = z.object({
  task: processTaskSchema,
  folder: z.string(),
  configuration: configurationSchema,
  key: z.instanceof(Uint8Array).optional(),
});

/** How often progress is told at most, but for the first and the last of a stage. */
const TELL_MS = 200;

/** Files that the outcome of a job names, of each kind. */
const MOST_NAMED = 50;

type Doing = { readonly memory: OpenMemory; readonly onProgress: ProgressListener; readonly signal: AbortSignal };

answerOneTask(async (asked, tell, signal) => {
  const { task, folder, configuration, key } = requestSchema.parse(asked);
  if (key !== undefined) holdKey(folder, key);
  const memory = await OpenMemory.open(folder, configuration);
  try {
    return await doTask(task, { memory, signal, onProgress: throttled(tell) });
  } finally {
    await memory.close();
  }
});

async function doTask(task: ProcessTask, doing: Doing): Promise<unknown> {
  switch (task.kind) {
    case 'import':
      return importPaths(task, doing);
    case 'work':
      return { done: await doPendingWork(doing.memory, doing) };
    case 'undo': {
      // A program that was killed may have done it already.
      const isThere = (await doing.memory.store.record('batch', task.batch)) !== undefined;
      const { forgotten } = isThere ? await undoImport(doing.memory, task.batch) : { forgotten: 0 };
      return { forgotten };
    }
    case 'backup':
      return backup(doing.memory, task.file);
    case 'faces':
      return switchFaces(doing.memory, task.faces);
    case 'doctor':
      return doctor(doing.memory, task.repair, { waits: true, ...doing });
    case 'forget': {
      const { forgotten } = await forget(doing.memory, { kind: 'ids', ids: task.ids }, { waits: true, ...doing });
      return { forgotten };
    }
    case 'mail':
      return syncAccount(task.account, doing);
    case 'share':
      return shareSet(task, doing);
  }
}

/** Leaves organising due. */
async function syncAccount(account: string, { memory, onProgress, signal }: Doing): Promise<unknown> {
  const { syncMail } = await import('../mail/sync-mail.ts');
  return syncMail(memory, account, { waits: true, organisesLater: true, onProgress, signal });
}

/** Redacts what is left of a set and, where that was asked for and all of it is done, audits and writes the copy. */
async function shareSet(
  task: Extract<ProcessTask, { kind: 'share' }>,
  { memory, signal, onProgress }: Doing,
): Promise<unknown> {
  const { finishShare, prepareShare } = await import('../share/share.ts');
  const stopped = await prepareShare(memory, task.set, { signal, onProgress });
  if (!stopped && task.finish) await finishShare(memory, task.set, undefined, { signal, onProgress });
  return { stopped };
}

/** Reads, and leaves organising due; looking at pictures is for later. */
async function importPaths(task: ImportTask, { memory, onProgress, signal }: Doing): Promise<unknown> {
  const { paths, as, again, batch, watched } = task;
  const added = await add(memory, await unsettled(memory, batch, paths), {
    as,
    again,
    batch,
    onProgress,
    signal,
    readOnly: true,
    organisesLater: true,
    waits: true,
    ...(watched === undefined ? {} : { watched }),
  });
  const notes = added.stopped ? [] : await settleUploads(memory, batch, added);
  const { skipped, failed, missing } = added;
  const all = [...added.notes, ...notes];
  return { ...added, notes: all, skipped: first(skipped), failed: first(failed), missing: first(missing) };
}

/** A job is told whole with each of its steps; the import itself tells of everything, by cause. */
const first = <T>(all: readonly T[]): T[] => all.slice(0, MOST_NAMED);

function throttled(tell: (said: unknown) => void): ProgressListener {
  let told = 0;
  let stage: string | undefined;
  return (event) => {
    const now = performance.now();
    if (event.stage === stage && event.done !== event.total && now - told < TELL_MS) return;
    told = now;
    stage = event.stage;
    tell(event);
  };
}
