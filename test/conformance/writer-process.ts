import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import type { Change } from '../../src/ports/store.ts';
import { idOf, putItem } from './samples.ts';

/** Items of one batch, which are there together or not at all. */
export const BATCH_SIZE = 20;

export function batchOf(n: number): Change[] {
  const ids = Array.from({ length: BATCH_SIZE }, (_, i) => `batch-${n}-${i}`);
  return [
    ...ids.map((id) => putItem(id, { body: `word${n} and more`, terms: [`batch:${n}`] })),
    ...ids.map((id) => ({ op: 'enqueue', job: { item: idOf(id), stage: 'ocr', version: 1 } }) as const),
    { op: 'putRecord', kind: 'stage', id: `batch-${n}`, value: { name: `batch-${n}`, version: 1 } },
  ];
}

/**
 * To be killed: `write <file> <first>` writes batch after batch and says the number of each that is written, `claim
 * <file>` claims all jobs and says so. A pipe is written to at once, so that nothing said is lost with the process.
 */
if (import.meta.main) {
  const [, , task, file = '', first = '0'] = process.argv;
  const store = await openSqliteStore(file);
  if (task === 'claim') {
    process.stdout.write(`${(await store.jobs.claim(['ocr'], 1000)).length}\n`);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
  for (let n = Number(first); task === 'write'; n += 1) {
    await store.write(batchOf(n));
    process.stdout.write(`${n}\n`);
  }
}
