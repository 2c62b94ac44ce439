import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mail, put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import { storedPart } from '../../memory/item.ts';
import type { Change } from '../../ports/store.ts';
import { add } from '../import/add.ts';
import { correctItems } from '../items/correct-items.ts';
import { OpenMemory } from '../open-memory.ts';
import { search } from '../search/search.ts';
import { doctor } from '../settings/doctor.ts';
import { status } from '../settings/status.ts';
import { indexAnew } from './index-anew.ts';
import { isIndexDue } from './index-due.ts';
import { dueAnew, isWorkPending } from './pending-stages.ts';
import { doPendingWork } from './pending-work.ts';

const MAILS = 450;
let small: SmallMemory;
let memory: OpenMemory;
beforeAll(async () => {
  small = await smallMemory(async (input) => {
    for (let n = 1; n <= MAILS; n++)
      await put(input, `${n}.eml`, mail(n, `Letter ${n}`, `The heron was by the pond, day ${n}.`));
  });
  memory = await OpenMemory.open(small.memory);
});
afterAll(async () => {
  await memory.close();
  await small.remove();
});

/** As a program left it that knew no version, and indexed by other words. */
async function indexedByOthers(): Promise<void> {
  const index = { title: 'older', names: '', body: 'older', context: 'older', terms: ['k:email'] };
  const changes: Change[] = [{ op: 'deleteRecord', kind: 'stage', id: 'index-rules' }];
  for await (const item of memory.store.scan()) changes.push({ op: 'putItem', item: storedPart(item), index });
  await memory.store.write(changes);
}
const having = async (token: string): Promise<number> =>
  (
    await memory.store.rank({
      words: [{ token, weight: 1 }],
      filter: { any: [], none: [] },
      fieldWeights: { title: 1, names: 1, body: 1, context: 0 },
      limit: MAILS + 1,
    })
  ).filter(({ score }) => score > 0).length;
const rulesOf = async (repair: boolean) =>
  (await doctor(memory, repair)).checks.find(({ name }) => name === 'rules')?.state;

it('is due where an older program indexed, which who only reads does not change and status and doctor tell', async () => {
  expect([await isIndexDue(memory.store), await having('heron'), await rulesOf(false)]).toEqual([false, MAILS, 'ok']);
  await indexedByOthers();
  await search(memory, 'heron', { now: '2024-05-07T12:00:00' });
  expect([await having('heron'), await having('older')]).toEqual([0, MAILS]);
  expect((await status(memory)).dueAnew).toContain('index');
  const told = (await doctor(memory, false)).checks.find(({ name }) => name === 'rules');
  expect(told?.note).toContain('search index: out of date');
});

it('is done by whoever adds, and then no more', async () => {
  await indexedByOthers();
  await add(memory, [], { as: 'auto' });
  expect([await having('heron'), await having('older'), await dueAnew(memory)]).toEqual([MAILS, 0, []]);
});

it('is done by doctor --repair', async () => {
  await indexedByOthers();
  expect(await rulesOf(true)).toBe('repaired');
  expect([await having('heron'), await dueAnew(memory)]).toEqual([MAILS, []]);
});

it('is done behind what a server serves', async () => {
  await indexedByOthers();
  expect(await isWorkPending(memory)).toBe(true);
  const told: number[] = [];
  await doPendingWork(memory, { onProgress: ({ stage, done }) => void (stage === 'index' && told.push(done)) });
  expect([await having('heron'), await dueAnew(memory), told]).toEqual([MAILS, ['organisation'], [200, 400, MAILS]]);
});

it('carries on where it was stopped', async () => {
  await indexedByOthers();
  let asked = 0;
  expect(await indexAnew(memory, { isEnough: () => ++asked > 1 })).toBe(false);
  expect([await having('heron'), await isIndexDue(memory.store)]).toEqual([200, true]);
  const told: number[] = [];
  expect(await indexAnew(memory, { onProgress: ({ done }) => told.push(done) })).toBe(true);
  expect([await having('heron'), told]).toEqual([MAILS, [400, MAILS]]);
});

it('carries on after a program that was killed in the midst of it', async () => {
  await indexedByOthers();
  const url = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);
  const program = `
    const { OpenMemory } = await import(${url('../open-memory.ts')});
    const { indexAnew } = await import(${url('./index-anew.ts')});
    const memory = await OpenMemory.open(process.argv[1]);
    await indexAnew(memory, { onProgress: () => process.kill(process.pid, 'SIGKILL') });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, small.memory], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  expect([signal, await having('heron'), await isIndexDue(memory.store)]).toEqual(['SIGKILL', 200, true]);
  const told: number[] = [];
  await indexAnew(memory, { onProgress: ({ done }) => told.push(done) });
  expect([await having('heron'), told]).toEqual([MAILS, [400, MAILS]]);
}, 60_000);

it('does not write over what the owner says of an item meanwhile', async () => {
  await indexedByOthers();
  const [first] = await memory.store.match({ any: [], none: [] }, 1);
  if (first === undefined) throw new Error('no item');
  const { store } = memory;
  const items = store.items.bind(store);
  let isSaid = false;
  store.items = async (ids) => {
    const found = await items(ids);
    if (!isSaid) {
      isSaid = true;
      await correctItems(memory, [first], { tags: { add: ['wader'] } });
    }
    return found;
  };
  try {
    await indexAnew(memory);
  } finally {
    store.items = items;
  }
  expect((await store.item(first))?.tags?.map(({ name }) => name)).toContain('wader');
  expect(await having('wader')).toBe(1);
});
