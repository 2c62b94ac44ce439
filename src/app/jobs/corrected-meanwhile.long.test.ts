import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryToOrganise, organisedState, unorganised } from '../../../test/fixtures/memory-to-organise.ts';
import type { SmallMemory } from '../../../test/fixtures/small-memory.ts';
import { postgres } from '../../../test/postgres/postgres-of-tests.ts';
import { urlOf } from '../../../test/postgres/test-server.ts';
import type { ItemId } from '../../memory/ids.ts';
import { systemClock } from '../../ports/clock.ts';
import { titleEvent } from '../events/events-and-places.ts';
import { correctItems, undoCorrection } from '../items/correct-items.ts';
import { moveMemory } from '../move/move.ts';
import { OpenMemory } from '../open-memory.ts';
import { indexAnew } from './index-anew.ts';
import { indexDue } from './index-due.ts';
import { isOrganiseDue } from './organise-due.ts';
import { organiseMemory } from './organise-memory.ts';

const MAILS = 40;
let made: SmallMemory;
beforeAll(async () => {
  if (postgres !== undefined) vi.stubEnv('MADELEINE_DATABASE_MIGRATIONS', urlOf(postgres, 'madeleine_tables'));
});
afterAll(() => vi.unstubAllEnvs());

/** The configuration by which the memory of the folder is opened, where it is then. */
const places = [
  { name: 'SQLite', settled: async () => ({}) },
  ...[postgres].flatMap((server) =>
    server === undefined ? [] : [{ name: 'PostgreSQL', settled: () => onServer(urlOf(server)) }],
  ),
];

async function onServer(url: string) {
  const owner = randomUUID();
  await moveMemory(made.memory, url, { clock: systemClock, toOwner: owner });
  return { database: { url, owner } };
}

describe.each(places)('a memory on $name that is corrected while it is organised', { timeout: 120_000 }, (place) => {
  let memory: OpenMemory;
  /** Another process, as far as the memory knows. */
  let other: OpenMemory;
  let ids: readonly ItemId[];
  beforeEach(async () => {
    made = await memoryToOrganise(MAILS);
    const configuration = await place.settled();
    memory = await OpenMemory.open(made.memory, configuration);
    other = await OpenMemory.open(made.memory, configuration);
    ids = await memory.store.match({ any: [], none: [] });
  });
  afterEach(async () => {
    await memory.close();
    await other.close();
    await made.remove();
  });

  /** From now on `said` is done by the other process before each write of this one. */
  function before(said: (n: number) => Promise<unknown>, most = Number.POSITIVE_INFINITY): () => number {
    const write = memory.store.write.bind(memory.store);
    let n = 0;
    memory.store.write = async (changes) => {
      if (n < most) {
        n += 1;
        await said(n - 1);
      }
      await write(changes);
    };
    return () => n;
  }

  const tagsOf = async (id: ItemId | undefined): Promise<string[]> => {
    const item = id === undefined ? undefined : await other.store.item(id);
    return (item?.tags ?? []).map(({ name }) => name);
  };
  const at = (n: number): ItemId => ids[n] ?? expect.fail('no such item');

  /** Takes from every item, event and person what organising found, so that all of it has to be written. */
  const forgotten = (): Promise<void> =>
    other.store.write([...unorganised, { op: 'deleteRecord', kind: 'stage', id: 'organise-rules' }]);

  it('keeps each correction at once, comes to an end, and is in the end as if all had been said before', async () => {
    await forgotten();
    const said = before((n) => correctItems(other, [at(n % 3)], { tags: { add: [`mark ${n}`] }, time: `20${10 + n}` }));
    expect(await organiseMemory(memory)).toBe(false);
    const corrections = said();
    expect(corrections).toBeGreaterThan(1);
    for (let n = 0; n < corrections; n += 1) expect(await tagsOf(at(n % 3))).toContain(`mark ${n}`);
    // Everything that nobody touched is organised all the same.
    expect(await other.store.records('event')).not.toEqual([]);
    expect((await other.store.records('person')).map(({ name }) => name)).toContain('Ada Example');
    expect(await isOrganiseDue(other.store)).toBe(true);
    expect(await organiseMemory(other)).toBe(true);
    const settled = await organisedState(other.store);
    await forgotten();
    await organiseMemory(other);
    expect(await organisedState(other.store)).toEqual(settled);
  });

  it('leaves the title that an event was given meanwhile, and what was taken back', async () => {
    const [event] = await other.store.records('event');
    const id = event?.id ?? expect.fail('no event');
    await correctItems(other, [at(0)], { tags: { add: ['wrong'] } });
    before(async (n) => {
      if (n > 0) return;
      await titleEvent(other, id, 'The tea letters');
      await undoCorrection(other, at(0));
    });
    await organiseMemory(memory);
    expect((await other.store.record('event', id))?.title).toBe('The tea letters');
    expect(await tagsOf(at(0))).not.toContain('wrong');
    await organiseMemory(other);
    expect((await other.store.record('event', id))?.title).toBe('The tea letters');
  });

  it('is indexed anew whole, without what was said meanwhile being lost', async () => {
    await other.store.write([indexDue]);
    const said = before((n) => correctItems(other, [at(n % 5)], { tags: { add: [`mark ${n}`] } }), 12);
    expect(await indexAnew(memory)).toBe(true);
    expect(said()).toBeGreaterThan(5);
    for (let n = 0; n < said(); n += 1) expect(await tagsOf(at(n % 5))).toContain(`mark ${n}`);
    const letters = { words: [{ token: 'letter', weight: 1 }], filter: { any: [], none: [] }, limit: MAILS };
    const found = await other.store.rank({ ...letters, fieldWeights: { title: 1, names: 1, body: 1, context: 0 } });
    expect(found).toHaveLength(MAILS);
  });

  it('keeps every correction that two say of the same items at the same time', async () => {
    const say = (by: OpenMemory, who: string) =>
      Promise.all(
        Array.from({ length: 12 }, (_, n) => correctItems(by, [at(n % 2)], { tags: { add: [`${who} ${n}`] } })),
      );
    await Promise.all([say(memory, 'one'), say(other, 'two'), organiseMemory(memory)]);
    expect(await other.store.records('correction')).toHaveLength(24);
    for (const who of ['one', 'two'])
      for (let n = 0; n < 12; n += 1) expect(await tagsOf(at(n % 2))).toContain(`${who} ${n}`);
    await organiseMemory(other);
    for (const who of ['one', 'two'])
      for (let n = 0; n < 12; n += 1) expect(await tagsOf(at(n % 2))).toContain(`${who} ${n}`);
  });
});
