import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { recordKinds } from '../../src/memory/records.ts';
import type { Stage } from '../../src/memory/stage.ts';
import { beforeAll, type Position, type SequenceKind } from '../../src/ports/news.ts';
import { listOf } from '../../src/ports/ranking.ts';
import type { Change, Store } from '../../src/ports/store.ts';
import { implementations, type Opened, temporaryFolder } from './implementations.ts';
import { everything, idOf, putItem, queryOf, sampleLink } from './samples.ts';

const stage = (name: string, version = 1): Change => ({
  op: 'putRecord',
  kind: 'stage',
  id: name,
  value: { name, version },
});
const stages = (...values: readonly Stage[]): Change => ({
  op: 'replaceRecords',
  kind: 'stage',
  values: values.map((value) => ({ id: value.name, value })),
});
const reply = sampleLink('a', 'b', 'test');
const link: Change = { op: 'putRecord', kind: 'link', id: reply.id, value: reply };

/** Two views of one memory: who writes, and who reads what the other has written. */
type Pair = { readonly writer: Store; readonly reader: Store; readonly end: () => Promise<void> };

const alone = (open: () => Promise<Opened>) => async (): Promise<Pair> => {
  const { store, end } = await open();
  return { writer: store, reader: store, end };
};

async function apart(): Promise<Pair> {
  const folder = temporaryFolder();
  const [writer, reader] = [
    await openSqliteStore(join(folder, 'memory.db')),
    await openSqliteStore(join(folder, 'memory.db')),
  ];
  const end = async (): Promise<void> => {
    await Promise.all([writer.close(), reader.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { writer, reader, end };
}

const pairs = [
  ...implementations.map(({ name, open }) => ({ name, open: alone(open) })),
  { name: 'SQLite, two openings of one file', open: apart },
];

describe.each(pairs)('$name', ({ open }) => {
  let pair: Pair;
  beforeEach(async () => {
    pair = await open();
    await pair.writer.write([putItem('a', { body: 'old' }), putItem('b'), stage('s'), stage('t'), link]);
  });
  afterEach(() => pair.end());

  const now = async (): Promise<Position> => (await pair.reader.newsSince(beforeAll))?.position ?? beforeAll;
  /** What a write is told as: items, and records by kind. */
  async function told(...changes: readonly Change[]) {
    const before = await now();
    await pair.writer.write(changes);
    const news = await pair.reader.newsSince(before);
    const items = news?.changed === 'everything' ? 'everything' : news?.changed.toSorted();
    const records = [...(news?.records ?? [])].map(([kind, ids]) => [
      kind,
      ids === 'everything' ? ids : ids.toSorted(),
    ]);
    return { items, records: Object.fromEntries(records) };
  }
  async function grows(kinds: readonly SequenceKind[], ...changes: readonly Change[]): Promise<boolean> {
    const before = await pair.reader.sequence(kinds);
    await pair.writer.write(changes);
    return (await pair.reader.sequence(kinds)) > before;
  }

  it('tells everything to who has seen nothing, and nothing to who has seen all', async () => {
    const news = await pair.reader.newsSince(beforeAll);
    expect(news?.changed).toBe('everything');
    expect(recordKinds.map((kind) => news?.records.get(kind))).toEqual(recordKinds.map(() => 'everything'));
    expect(news?.position.sequence).toBe(await pair.reader.sequence());
    expect(await pair.reader.newsSince(await now())).toBeUndefined();
  });

  it('tells of items by their content, words and going', async () => {
    expect(await told(putItem('a', { body: 'new' }))).toEqual({ items: ['a'], records: {} });
    expect(await told({ op: 'putContext', id: idOf('b'), context: 'beside' })).toEqual({ items: ['b'], records: {} });
    const gone = await told({ op: 'deleteItem', id: idOf('a') }, putItem('c'));
    expect(gone.items).toEqual(['a', 'c']);
    // The links go with the item; which these were need not be known.
    expect(['everything', [reply.id]]).toContainEqual(gone.records['link']);
  });

  it('tells of records by kind and id, and of a kind that is replaced only what differs', async () => {
    expect(await told(stage('s', 2), stage('u'))).toEqual({ items: [], records: { stage: ['s', 'u'] } });
    expect(await told({ op: 'deleteRecord', kind: 'stage', id: 'u' })).toEqual({
      items: [],
      records: { stage: ['u'] },
    });
    const replaced = stages({ name: 's', version: 2 }, { name: 't', version: 3 }, { name: 'v', version: 1 });
    expect(await told(replaced)).toEqual({ items: [], records: { stage: ['t', 'v'] } });
    expect(await told(stages({ name: 's', version: 2 }))).toEqual({ items: [], records: { stage: ['t', 'v'] } });
    expect(await pair.reader.records('stage')).toEqual([{ name: 's', version: 2 }]);
  });

  it('tells of several writes at once', async () => {
    const before = await now();
    await pair.writer.write([putItem('c')]);
    await pair.writer.write([stage('s', 2)]);
    await pair.writer.write([putItem('a')]);
    const news = await pair.reader.newsSince(before);
    expect(news?.changed.toString().split(',').toSorted()).toEqual(['a', 'c']);
    expect(news?.records).toEqual(new Map([['stage', ['s']]]));
  });

  it('of many records of a kind says at least that they changed', async () => {
    const many = await told(...Array.from({ length: 1200 }, (_, n) => stage(`many-${n}`)));
    const known = many.records['stage'];
    expect(['everything', 1200]).toContain(known === 'everything' ? known : known?.length);
    expect(await told(stage('s', 9))).toEqual({ items: [], records: { stage: ['s'] } });
  });

  it('of a write that fails tells nothing', async () => {
    const before = await now();
    const impossible: Change = { op: 'expectRecords', kind: 'stage', values: [] };
    await expect(pair.writer.write([putItem('c'), stage('s', 2), impossible])).rejects.toThrow();
    expect(await pair.reader.newsSince(before)).toBeUndefined();
  });

  it('has a sequence for each kind, and one for items', async () => {
    expect(await grows(['item'], stage('s', 2))).toBe(false);
    expect(
      await grows(['item'], { op: 'putThumbnail', id: idOf('a'), mime: 'image/webp', bytes: new Uint8Array(1) }),
    ).toBe(false);
    expect(await grows(['item', 'event'], putItem('c'))).toBe(true);
    expect(await grows(['item'], { op: 'putContext', id: idOf('b'), context: 'beside' })).toBe(true);
    expect(await grows(['item'], { op: 'deleteItem', id: idOf('c') })).toBe(true);
    expect(await grows(['stage'], putItem('d'))).toBe(false);
    expect(await grows(['person', 'stage'], stage('s', 3))).toBe(true);
    expect(await grows(['person'], stage('s', 4))).toBe(false);
    expect(await grows(['stage'], stages())).toBe(true);
  });

  it('tells the sequences that it reaches, from the call on until the signal', async () => {
    const listening = new AbortController();
    const changes = pair.reader.changes(listening.signal)[Symbol.asyncIterator]();
    await pair.writer.write([putItem('c')]);
    const first = await changes.next();
    expect(first).toEqual({ done: false, value: await pair.reader.sequence() });
    const second = changes.next();
    await pair.writer.write([stage('s', 2)]);
    await pair.writer.write([stage('s', 3)]);
    expect((await second).value).toBeGreaterThan(first.value ?? Number.POSITIVE_INFINITY);
    listening.abort();
  }, 20_000);

  it('tells no more of changes once the signal is given, nor where it was given before', async () => {
    const listening = new AbortController();
    const changes = pair.reader.changes(listening.signal)[Symbol.asyncIterator]();
    const waiting = changes.next();
    listening.abort();
    expect((await waiting).done).toBe(true);
    const none = pair.reader.changes(listening.signal)[Symbol.asyncIterator]();
    await pair.writer.write([putItem('c')]);
    expect((await none.next()).done).toBe(true);
  });

  it('ranks several queries and matches several filters as one by one', async () => {
    await pair.writer.write([
      putItem('c', { body: 'old old', terms: ['k:text'] }),
      putItem('d', { terms: ['k:text'] }),
    ]);
    const queries = [queryOf(['old']), queryOf([]), queryOf(['old'], { limit: 1 }), queryOf(['nothing'])];
    const alone = await Promise.all(queries.map((query) => pair.reader.rank(query)));
    expect((await pair.reader.rankings(queries)).map(listOf)).toEqual(alone);
    expect(alone.map(({ length }) => length)).toEqual([2, 0, 1, 0]);
    expect(await pair.reader.rankings([])).toEqual([]);
    const texts = { any: [['k:text']], none: [] };
    expect(await pair.reader.matches([everything, texts])).toEqual([
      ['a', 'b', 'c', 'd'],
      ['c', 'd'],
    ]);
    expect(await pair.reader.matches([texts, everything], 1)).toEqual([['c'], ['a']]);
    expect(await pair.reader.matches([])).toEqual([]);
  });

  it('is warm whenever it says so, and the same', async () => {
    const before = await pair.reader.rank(queryOf(['old']));
    await pair.reader.warm();
    expect(await pair.reader.rank(queryOf(['old']))).toEqual(before);
  });

  it('writes by a writer of its own what every reader then sees', async () => {
    const bulk = pair.writer.bulkWriter();
    const before = await now();
    await Promise.all([bulk.write([putItem('c', { body: 'bulk' })]), bulk.write([stage('s', 2)])]);
    await bulk.optimize();
    await bulk.close();
    const news = await pair.reader.newsSince(before);
    expect(news).toMatchObject({ changed: ['c'], records: new Map([['stage', ['s']]]) });
    expect((await pair.reader.rank(queryOf(['bulk']))).map(({ id }) => id)).toEqual(['c']);
  });
});
