import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { isMadeleineError } from '../../memory/errors.ts';
import { ChangeFeed } from './change-feed.ts';
import { Connection } from './connection.ts';
import { optimize } from './upkeep.ts';
import { writeChanges } from './write-changes.ts';
import { PartedWrite, type WritePart } from './write-parts.ts';

/** Messages between a `BulkWriter` and its thread: both ends are this program, of the same version. */
export type WriteRequest = WritePart | 'optimize' | 'close';
export type WriteReply =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code?: string | undefined;
      readonly message: string;
      readonly action?: string | undefined;
      readonly path?: string | undefined;
    };

const { file, key } = workerData as { readonly file: string; readonly key?: Uint8Array };
const connection = new Connection(file, { readOnly: false, create: false, ...(key === undefined ? {} : { key }) });
const feed = new ChangeFeed(connection);

/**
 * Pages of the log that are put into the database while somebody waits for a write: 64 MB. By default that is done after
 * nearly every write of an import, with the same pages over and over.
 */
const PAGES_OF_LOG = 16_384;
connection.exec(`PRAGMA wal_autocheckpoint = ${PAGES_OF_LOG}`);
/** When nothing came for so long, there is time for it. */
const PAUSE_MS = 150;
let pause: NodeJS.Timeout | undefined;

function checkpointInPause(): void {
  clearTimeout(pause);
  pause = setTimeout(checkpoint, PAUSE_MS);
}

/** Passive: it waits for nobody. */
function checkpoint(): void {
  try {
    connection.all('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // What is in the log is safe there, and a disk that is full is told of by the next write.
  }
}

/** Why nothing is written any more: what was asked for after something that failed may build on that. */
let failure: WriteReply | undefined;

const LOOK_AGAIN_MS = 1;
const nobody = new Int32Array(new SharedArrayBuffer(4));

/** The piece that follows, which is on its way: pieces of one write are sent one after another. */
function nextPart(): WritePart {
  for (;;) {
    const received = parentPort === null ? undefined : receiveMessageOnPort(parentPort);
    if (received !== undefined) return received.message as WritePart;
    Atomics.wait(nobody, 0, 0, LOOK_AGAIN_MS);
  }
}

function written(request: Exclude<WriteRequest, 'close'>): WriteReply {
  const write = request === 'optimize' ? undefined : new PartedWrite(request, nextPart);
  try {
    if (failure !== undefined) return failure;
    if (write === undefined) optimize(connection);
    else writeChanges(connection, feed, write.changes());
    return { ok: true };
  } catch (error) {
    failure = failureOf(error);
    return failure;
  } finally {
    write?.drain();
  }
}

function failureOf(error: unknown): WriteReply {
  if (!isMadeleineError(error)) return { ok: false, message: error instanceof Error ? error.message : String(error) };
  const { code, message, action, path } = error;
  return { ok: false, code, message, action, path };
}

parentPort?.on('message', (request: WriteRequest) => {
  clearTimeout(pause);
  if (request !== 'close') {
    parentPort?.postMessage(written(request));
    return checkpointInPause();
  }
  connection.close();
  return parentPort?.close();
});
