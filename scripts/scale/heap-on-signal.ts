/**
 * For `NODE_OPTIONS=--import …`: told by SIGUSR2, each thread of the program collects its garbage, and writes how many MB are left to
 * it into a file of the folder HEAP_FOLDER.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

const folder = process.env.HEAP_FOLDER;
const channel = new BroadcastChannel('heap-on-signal');

function tell(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  if (folder !== undefined)
    writeFileSync(join(folder, `${process.pid}-${threadId}`), String((heapUsed + external) / 1024 / 1024));
}

if (isMainThread)
  process.on('SIGUSR2', () => {
    channel.postMessage('tell');
    tell();
  });
else channel.onmessage = tell;
channel.unref();
