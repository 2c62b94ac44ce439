import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mail, put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import { searchResponse } from '../../contract/question-verbs.ts';
import { OpenMemory } from '../open-memory.ts';
import { search } from './search.ts';
import { SearchThreads } from './search-threads.ts';

let small: SmallMemory;
let memory: OpenMemory;
beforeAll(async () => {
  small = await smallMemory(async (input) => {
    for (let n = 1; n < 6; n++)
      await put(input, `${n}.eml`, mail(n, `Letter ${n}`, `The tea of house ${n} costs EUR ${n}.50.`));
  });
  memory = await OpenMemory.open(small.memory);
});
afterAll(async () => {
  await memory.close();
  await small.remove();
});

const now = { now: '2024-05-07T12:00:00' };
const found = async (threads: SearchThreads, query: string) =>
  searchResponse.parse(JSON.parse(Buffer.from(await threads.written(query, now, 9)).toString('utf8'))).items;

/** Asks until a thread answers. */
async function begun(threads: SearchThreads): Promise<void> {
  while (threads.running === 0) {
    await threads.written('tea', now, 9);
    await wait(20);
  }
}

it('finds in threads what is found without, with the same errors', { timeout: 120_000 }, async () => {
  const threads = new SearchThreads(memory, { most: 1, crowded: 3 });
  try {
    const alone = await found(threads, 'tea');
    expect(threads.running).toBe(0);
    await begun(threads);
    expect(await found(threads, 'tea')).toEqual(alone);
    expect(alone).toEqual((await search(memory, 'tea', now)).items);
    await expect(threads.written('', { ...now, plan: 'all(' }, 9)).rejects.toMatchObject({ code: 'invalid-plan' });
    const several = await Promise.all([1, 2, 3].map((n) => found(threads, `letter ${n}`)));
    for (const [n, items] of several.entries()) expect(items[0]?.title).toBe(`Letter ${n + 1}`);
  } finally {
    await threads.close();
  }
});

it('answers by itself what a thread that dies was asked', { timeout: 120_000 }, async () => {
  const threads = new SearchThreads(memory, { most: 1, crowded: 3 });
  await begun(threads);
  const asked = found(threads, 'letter 2');
  await threads.close();
  expect((await asked)[0]?.title).toBe('Letter 2');
  expect(threads.running).toBe(0);
});

it('begins one behind the first search where there is room, which repeats no conversation', {
  timeout: 120_000,
}, async () => {
  const threads = new SearchThreads(memory, { most: 1, isRoomy: () => true });
  try {
    const alone = await found(threads, 'letter 3');
    await threads.written('letter 4', { ...now, session: 'rehearsed' }, 0);
    await threads.written('letter 5', { ...now, session: 'rehearsed' }, 0);
    while (threads.running === 0) await wait(20);
    expect(await found(threads, 'letter 3')).toEqual(alone);
    const more = await search(memory, 'and letter 1?', { ...now, session: 'rehearsed', continues: true });
    expect(more.followUp?.after).toBe('letter 5');
  } finally {
    await threads.close();
  }
});

it('makes known searches again for nobody, each a few times at most, and no conversation', {
  timeout: 120_000,
}, async () => {
  const threads = new SearchThreads(memory, { most: 1, isRoomy: () => true });
  try {
    await found(threads, 'letter 3');
    await threads.written('letter 4', { ...now, session: 'not practised' }, 0);
    while (threads.practised < 4) await wait(20);
    await wait(300);
    expect(threads.practised).toBe(4);
    await threads.written('letter 2', now, 0);
    while (threads.practised < 8) await wait(20);
    expect((await found(threads, 'letter 2'))[0]?.title).toBe('Letter 2');
  } finally {
    await threads.close();
  }
});

it('begins none in a small memory for one who asks again and again', async () => {
  const threads = new SearchThreads(memory, { most: 1, crowded: 3 });
  for (let n = 0; n < 20; n++) await threads.written('tea', now, n % 3 === 0 ? 0 : 9);
  await wait(500);
  expect(threads.running).toBe(0);
  await threads.close();
});
