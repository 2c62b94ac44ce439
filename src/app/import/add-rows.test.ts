import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { add } from './add.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-rows-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

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

async function newMemory(name: string): Promise<OpenMemory> {
  await createFolder(join(base, name), new Date('2026-01-01T12:00:00Z'));
  return OpenMemory.open(join(base, name));
}

describe('rows of a data set', { timeout: 120_000 }, () => {
  it('are each one item, however often they come, and what is broken is named by its row', async () => {
    const folder = join(base, 'rows');
    await mkdir(join(folder, 'raw_memory/email'), { recursive: true });
    await mkdir(join(folder, 'processed_memory'), { recursive: true });
    const mails = Array.from({ length: 300 }, (_, n) => JSON.stringify(mail(n)));
    const pictures = Array.from({ length: 150 }, (_, n) => JSON.stringify(picture(n)));
    // One id for two mails that are not the same.
    const twice = JSON.stringify({ ...mail(3), timestamp: '2021-09-09 09:09:09' });
    const emails = [...mails, '{"id": 7}', 'null', mails[5], twice, '{oops}', mails[299]];
    await writeFile(join(folder, 'raw_memory/email/emails.json'), `[${emails.join(',\n')}]`);
    const images = [...pictures, JSON.stringify({ caption: 'no path' }), pictures[1], pictures[2]];
    await writeFile(join(folder, 'processed_memory/image_batch_results.json'), `[${images.join(',\n')}`);

    const memory = await newMemory('of-rows');
    const { added, unchanged, failed, items } = await add(memory, [folder], { as: 'atm' });
    expect({ added, unchanged, items }).toEqual({ added: 451, unchanged: 3, items: 451 });
    const rowsFailed = failed.flatMap(({ message }) => /^Row (\d+)/.exec(message)?.[1] ?? []).map(Number);
    expect(rowsFailed).toEqual([301, 302, 305, 1, 51, 101, 151]);
    expect(failed.map(({ code }) => code)).toContain('truncated');
    expect(await memory.store.match({ any: [['k:email'], ['m:2021-09']], none: [] })).toHaveLength(26);
    await memory.close();
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
    const memory = await newMemory('both');
    expect(await add(memory, lives, { as: 'atm' })).toMatchObject({ added: 2, unchanged: 0 });
    // What is there already stays one.
    expect(await add(memory, lives, { as: 'atm' })).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const captions = [];
    for await (const { caption } of memory.store.scan()) captions.push(caption);
    expect(captions.sort()).toEqual(['hers tram', 'his tram']);
    await memory.close();
  });
});
