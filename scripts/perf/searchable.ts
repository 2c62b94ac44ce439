import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';

const watched = z.object({ file: z.string(), items: z.int() });
const LOOK_MS = 20;

/**
 * Watches a memory's database from a thread and a connection of its own, as another program would; resolves with the
 * moment, in milliseconds since 1970, at which all items are written and can be searched. Organising may still go on.
 */
export function searchableAt(file: string, items: number): Promise<number> {
  const watcher = new Worker(fileURLToPath(import.meta.url), { workerData: { file, items } });
  return new Promise((resolve, reject) => {
    watcher.once('message', (at: unknown) => resolve(z.number().parse(at)));
    watcher.once('error', reject);
  });
}

if (!isMainThread) {
  const { file, items } = watched.parse(workerData);
  const database = new DatabaseSync(file, { readOnly: true });
  const count = database.prepare('SELECT count(*) AS n FROM item');
  const row = z.object({ n: z.int() });
  const look = setInterval(() => {
    if (row.parse(count.get()).n < items) return;
    clearInterval(look);
    database.close();
    parentPort?.postMessage(performance.timeOrigin + performance.now());
  }, LOOK_MS);
}
