import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareTo } from '../../src/app/share/share.ts';
import { allPlanted, plantedLife } from './planted-life.ts';
import { bytesOf, idsOf, leftOf, memoryOf, type SharedMemory } from './shared-memory.ts';

const life = plantedLife();
let shared: SharedMemory;
beforeAll(async () => {
  shared = await memoryOf({ ...life, pictures: [] });
}, 120_000);
afterAll(() => shared.close());

it('is a set of a hundred identifiers', () => expect(allPlanted(life)).toHaveLength(100));

it('finds every planted identifier in the memory itself, so that its absence means something', async () => {
  const texts: string[] = [];
  for await (const item of shared.memory.store.scan()) texts.push(JSON.stringify(item));
  const planted = [...life.mails, ...life.notes].flatMap((one) => one.planted);
  expect(leftOf(planted, texts)).toEqual(planted);
});

describe('a copy of letters', () => {
  it('holds none of the planted identifiers, and its audit finds none', async () => {
    const to = join(shared.folder, 'copy');
    const made = await shareTo(shared.memory, to, { ids: await idsOf(shared.memory, 'email'), shiftTimes: false });
    expect(made.kept).toBe(13);
    expect(leftOf(allPlanted(life), await bytesOf(to))).toEqual([]);
    expect(made.audit?.findings).toEqual([]);
    expect(made.audit?.notJudged).toContainEqual({ what: 'nudity' });
  }, 120_000);

  it('keeps what happened, where and for how much', async () => {
    const rows = await readFile(join(shared.folder, 'copy', 'items.jsonl'), 'utf8');
    for (const kept of [
      'maritime museum',
      'bread oven',
      'EUR 412.50',
      'Hotel Miramar',
      '14 April 2023',
      '上海博物馆',
      '84,00 EUR',
    ])
      expect(rows).toContain(kept);
  });

  it('shifts all times by one offset on request, and then tells no day in words', async () => {
    const to = join(shared.folder, 'shifted');
    const ids = await idsOf(shared.memory, 'email');
    await shareTo(shared.memory, to, { ids, shiftTimes: true });
    const timesOf = async (copy: string): Promise<number[]> =>
      (await readFile(join(copy, 'items.jsonl'), 'utf8'))
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => Date.parse(`${(JSON.parse(line) as { time: string }).time}Z`));
    const [before, after] = [await timesOf(join(shared.folder, 'copy')), await timesOf(to)];
    const offsets = new Set(after.map((time, i) => time - (before[i] ?? 0)));
    expect(offsets.size).toBe(1);
    expect([...offsets][0]).not.toBe(0);
    expect(await readFile(join(to, 'items.jsonl'), 'utf8')).not.toMatch(/April 2023|June 2023/);
  }, 120_000);
});
