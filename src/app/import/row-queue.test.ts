import { afterEach, describe, expect, it } from 'vitest';
import { SharedValues } from '../../language/shared-values.ts';
import { batchIdSchema } from '../../memory/ids.ts';
import { storedPart } from '../../memory/item.ts';
import type { SourceRows } from '../../memory/source-record.ts';
import { takeThreads } from './early-threads.ts';
import type { ThreadReply, ThreadRequest } from './extraction-thread.ts';
import { type RowsRead, rowsRead } from './read-row.ts';
import { RowQueue } from './row-queue.ts';
import { readRows } from './row-reading.ts';

const settings = { locale: 'en-GB', currency: 'EUR' };
const of = { batch: batchIdSchema.parse('20260101-queue'), zone: 'Europe/Lisbon' };
const here = ({ rows }: { readonly rows: SourceRows }) => readRows(rows, { settings, places: new Map(), of });

/** Rows of ten mails each. */
const chunks = Array.from({ length: 40 }, (_, n): SourceRows => {
  const texts = Array.from({ length: 10 }, (_, i) =>
    JSON.stringify({
      id: `e${n}-${i}`,
      timestamp: '2021-05-03 10:00:00',
      detail: `Content: Booking B${n}00${i} for EUR ${i}.95`,
    }),
  );
  return {
    importer: 'atm',
    kind: 'email',
    root: '/set',
    file: '/set/emails.json',
    path: 'emails.json',
    first: n * 10 + 1,
    texts,
  };
});
const told = (read: readonly RowsRead[]) =>
  read.flat().map((one) => (one.type === 'row' ? [storedPart(one.item), one.item.held, one.view] : one));

const threads = takeThreads();
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
});

describe('rows on their way through threads', { timeout: 60_000 }, () => {
  it('all come back in their order, though threads die, and also when none is left', async () => {
    const queue = new RowQueue(threads, here);
    const request: ThreadRequest = { places: new Map(), settings };
    for (const thread of threads) {
      thread.postMessage(request);
      thread.on('message', (reply: ThreadReply) => 'rows' in reply && queue.settle(reply));
    }
    const die = async () => {
      const [thread] = threads.splice(0, 1);
      if (thread === undefined) return;
      await thread.terminate();
      queue.bury(thread);
    };
    const reading = chunks.map((rows) => queue.read({ rows, of }));
    await die();
    const wanted = told(
      await Promise.all(chunks.map(async (rows) => rowsRead(await here({ rows }), new SharedValues()))),
    );
    expect(told(await Promise.all(reading))).toEqual(wanted);
    const again = chunks.slice(0, 20).map((rows) => queue.read({ rows, of }));
    while (threads.length > 0) await die();
    expect(told(await Promise.all(again))).toEqual(wanted.slice(0, 200));
  });
});
