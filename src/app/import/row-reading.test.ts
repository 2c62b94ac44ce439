import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BatchId, batchIdSchema } from '../../memory/ids.ts';
import { storedPart } from '../../memory/item.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { add } from './add.ts';
import type { ThreadRequest } from './extraction-thread.ts';
import type { KeptDealings } from './kept-dealings.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-rows-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const batch: BatchId = batchIdSchema.parse('20260101-rows');
const two = (n: number): string => String(n).padStart(2, '0');

const mail = (n: number): object => ({
  id: `email${n}`,
  timestamp: `2021-${two(1 + (n % 12))}-${two(1 + (n % 28))} 10:00:00`,
  short_summary: n % 7 === 0 ? null : `About the ${n % 2 === 0 ? 'tram' : 'harbour'}`,
  detail: `From: Ada ${n % 5} <ada${n % 5}@example.org>\nTo: grace@example.org\nSubject: Booking ${n}\nContent: Your booking B${10_000 + n} is confirmed, in all EUR ${n}.95, on 3 May 2021.`,
});

const picture = (n: number): object => ({
  image_path: `raw_memory/image/20210503_10${two(n % 60)}00_${n}.jpg`,
  timestamp: n % 11 === 0 ? null : `2021-05-03 10:${two(n % 60)}:00`,
  // Without a name the place is that of the coordinates; not on the globe it is none.
  location: n % 5 === 0 ? null : n % 5 === 1 ? [123, 456] : [38.7 + n / 1000, -9.1],
  location_name: n % 3 === 0 ? 'Lisboa, Portugal' : null,
  caption: `A photograph of a tram, number ${n} – 电车`,
  tags: ['tram', `line ${n % 4}`],
  ocr_text: n % 4 === 0 ? `TOTAL ${n}.50 EUR` : '',
  ...(n % 50 === 0 ? { error: 'model timed out' } : {}),
});

/** Rows as they come: some twice, one id for two mails, some broken. */
async function rowsIn(folder: string): Promise<string> {
  const mails = Array.from({ length: 300 }, (_, n) => JSON.stringify(mail(n)));
  const twice = { ...mail(3), timestamp: '2021-09-09 09:09:09' };
  const pictures = Array.from({ length: 150 }, (_, n) => JSON.stringify(picture(n)));
  await mkdir(join(folder, 'raw_memory/email'), { recursive: true });
  await mkdir(join(folder, 'processed_memory'), { recursive: true });
  const emails = [...mails, '{"id": 7}', 'null', mails[5], JSON.stringify(twice), '{oops}', mails[299]];
  await writeFile(join(folder, 'raw_memory/email/emails.json'), `[${emails.join(',\n')}]`);
  const images = [...pictures, JSON.stringify({ caption: 'no path' }), pictures[1], pictures[2]];
  await writeFile(join(folder, 'processed_memory/image_batch_results.json'), `[${images.join(',\n')}`);
  return folder;
}

/** What a memory holds when the rows were added to it, in one way or the other. */
async function memoryOf(name: string, folder: string, inThreads: boolean, change?: (memory: OpenMemory) => void) {
  await createFolder(join(base, name), new Date('2026-01-01T12:00:00Z'));
  const memory = await OpenMemory.open(join(base, name));
  change?.(memory);
  const reader = memory.rowReader.bind(memory);
  memory.rowReader = (of) => {
    const read = reader(of);
    expect(read).toBeDefined();
    return inThreads ? read : undefined;
  };
  const told = await add(memory, [folder], { as: 'atm', batch });
  const items = [];
  for await (const item of memory.store.scan()) items.push(storedPart(item));
  const { store } = memory;
  const kinds = ['event', 'person', 'place', 'ledger', 'link', 'failure', 'neighbourhood'] as const;
  const records = await Promise.all(kinds.map((kind) => store.records(kind)));
  const found = await store.match({ any: [['k:email'], ['m:2021-09']], none: [] });
  const timeline = await store.timelineDays();
  await memory.close();
  const { seconds: _, ...counts } = told;
  return { counts, items, records, found, timeline };
}

describe('rows read in threads', { timeout: 120_000 }, () => {
  it('become what rows read one by one become', async () => {
    const folder = await rowsIn(join(base, 'rows'));
    const apart = await memoryOf('apart', folder, true);
    const alone = await memoryOf('alone', folder, false);
    expect(apart.items.length).toBe(451);
    expect(apart.counts).toMatchObject({ added: 451, unchanged: 3 });
    expect(apart.counts.failed.map(({ code }) => code)).toContain('truncated');
    expect(apart.found.length).toBeGreaterThan(0);
    expect(apart).toEqual(alone);
  });

  it('have accounts that a thread finds, which are those that are found without it, also when it dies', async () => {
    const folder = join(base, 'new');
    await mkdir(join(folder, 'raw_memory/email'), { recursive: true });
    const mails = Array.from({ length: 400 }, (_, n) => mail(n));
    await writeFile(join(folder, 'raw_memory/email/emails.json'), JSON.stringify(mails));
    const found: (KeptDealings | undefined)[] = [];
    const told = (memory: OpenMemory) => {
      const dealings = memory.dealings.bind(memory);
      memory.dealings = async (items) => {
        const one = await dealings(items);
        found.push(one);
        return one;
      };
    };
    const apart = await memoryOf('new-apart', folder, true, told);
    // A byte that is no JSON: the thread dies of it.
    const unreadable: ThreadRequest = { papers: new SharedArrayBuffer(1) };
    const post = Worker.prototype.postMessage;
    const posting = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, request) {
      if ('wanted' in request) post.call(this, unreadable);
      post.call(this, request);
    });
    const dead = await memoryOf('new-dead', folder, true, told);
    posting.mockRestore();
    const alone = await memoryOf('new-alone', folder, false);
    expect(found.map((one) => (one?.asked.length ?? 0) > 300)).toEqual([true, false]);
    expect(apart).toEqual(alone);
    expect(dead).toEqual(alone);
  });

  it('of two lives that were at two places at one moment stay two', async () => {
    const lives = [];
    for (const [name, location] of [
      ['hers', [38.7, -9.1]],
      ['his', [52.2, 0.1]],
    ] as const) {
      const folder = join(base, name);
      await mkdir(join(folder, 'processed_memory'), { recursive: true });
      const row = { ...picture(1), location, caption: `${name} tram` };
      await writeFile(join(folder, 'processed_memory/image_batch_results.json'), JSON.stringify([row]));
      lives.push(folder);
    }
    await createFolder(join(base, 'both'), new Date('2026-01-01T12:00:00Z'));
    const memory = await OpenMemory.open(join(base, 'both'));
    expect(await add(memory, lives, { as: 'atm' })).toMatchObject({ added: 2, unchanged: 0 });
    // What is there already stays one.
    expect(await add(memory, lives, { as: 'atm' })).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const captions = [];
    for await (const { caption } of memory.store.scan()) captions.push(caption);
    expect(captions.sort()).toEqual(['hers tram', 'his tram']);
    await memory.close();
  });
});
