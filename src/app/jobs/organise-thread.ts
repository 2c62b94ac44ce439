import { parentPort, workerData } from 'node:worker_threads';
import { isMadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import type { HeldLock } from '../../ports/lock.ts';
import { WAITING } from '../../ports/progress.ts';
import { lockFolder } from '../lock-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { KeptViews } from './kept-views.ts';
import type { OrganiseAsked, OrganiseReply, OrganiseThreadSetup } from './organise-aside.ts';
import { organiseIfDue } from './organise-memory.ts';

const { folder, flags } = workerData as OrganiseThreadSetup;
const kept = new KeptViews();
let memory: OpenMemory | undefined;
let stop = new AbortController();

const reply = (said: OrganiseReply): void => parentPort?.postMessage(said);

/** Undefined while an import runs for which nobody waits. */
async function locked(waits: boolean): Promise<HeldLock | undefined> {
  try {
    // Done in seconds: whoever comes meanwhile may wait.
    const onWait = () => reply({ progress: { stage: WAITING, done: 0 } });
    return await lockFolder(folder, { yields: true, forever: waits, signal: stop.signal, onWait });
  } catch (error) {
    if (!waits && isMadeleineError(error) && error.code === 'memory-locked') return undefined;
    throw error;
  }
}

async function organised(waits: boolean): Promise<boolean> {
  const lock = await locked(waits);
  if (lock === undefined) return false;
  try {
    memory ??= await OpenMemory.open(folder, flags);
    await memory.reconfigure();
    return await organiseIfDue(memory, { kept, onProgress: (progress) => reply({ progress }) });
  } finally {
    await lock.release();
  }
}

async function organise(waits: boolean): Promise<void> {
  stop = new AbortController();
  await organised(waits).then(
    (did) => reply({ organised: did }),
    (error: unknown) => reply({ failure: failureOf(folder, error) }),
  );
}

/** What it has open is closed first: of an encrypted memory nothing is left where other programs may read. */
async function end(): Promise<void> {
  await memory?.close();
  process.exit();
}

parentPort?.on('message', (asked: OrganiseAsked) => {
  if ('stop' in asked) stop.abort();
  else void ('end' in asked ? end() : organise(asked.waits));
});
