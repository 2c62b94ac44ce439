import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assembleItem, type MemoryItem } from '../../src/memory/item.ts';
import { type Change, ChangedMeanwhile } from '../../src/ports/store.ts';
import { writeUntouched } from '../../src/ports/write-untouched.ts';
import { implementations, type Opened } from './implementations.ts';
import { entryOf, idOf, putItem, queryOf, sampleItem, sampleLink, sampleTombstone } from './samples.ts';

const idsOf = (found: readonly { readonly id: string }[]) => found.map((entry) => entry.id);

describe.each(implementations)('a store keeps what is written: $name', ({ open }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.end());

  it('finds an item by id and by identity, in the order asked', async () => {
    const { store } = opened;
    await store.write([putItem('a'), putItem('b'), putItem('c')]);
    expect(await store.item(idOf('a'))).toEqual(assembleItem(sampleItem('a', '')));
    expect(await store.item(idOf('nobody'))).toBeUndefined();
    expect(idsOf(await store.items(['c', 'nobody', 'a', 'c'].map(idOf)))).toEqual(['c', 'a', 'c']);
    const known = await store.identities(['identity:b', 'identity:nobody']);
    expect([...known]).toEqual([['identity:b', 'b']]);
  });

  it('replaces an item with its words, and keeps its thumbnail and vectors', async () => {
    const { store } = opened;
    await store.write([
      putItem('a', { body: 'old', context: 'near' }),
      putItem('b', { body: 'x' }),
      putItem('c', { body: 'y' }),
      { op: 'putThumbnail', id: idOf('a'), mime: 'image/webp', bytes: Uint8Array.of(1, 2) },
      { op: 'putVector', id: idOf('a'), space: 's', vector: Float32Array.of(1, 0) },
    ]);
    expect(idsOf(await store.rank(queryOf(['old'])))).toEqual(['a']);
    await store.write([putItem('a', { body: 'new' }, 'text')]);
    expect((await store.item(idOf('a')))?.modality).toBe('text');
    expect(await store.rank(queryOf(['old']))).toEqual([]);
    expect(await store.rank(queryOf(['near']))).toEqual([]);
    expect(idsOf(await store.rank(queryOf(['new'])))).toEqual(['a']);
    expect(await store.thumbnail(idOf('a'))).toEqual({ mime: 'image/webp', bytes: Uint8Array.of(1, 2) });
    expect(idsOf(await store.nearest('s', Float32Array.of(1, 0), 5))).toEqual(['a']);
  });

  it('keeps the words of an item that is put without any', async () => {
    const { store } = opened;
    await store.write([putItem('a', { body: 'word' })]);
    await store.write([{ op: 'putItem', item: { ...sampleItem('a'), modality: 'text' } }]);
    expect(idsOf(await store.rank(queryOf(['word'])))).toEqual(['a']);
    expect((await store.item(idOf('a')))?.modality).toBe('text');
  });

  it('keeps the neighbours of an item that is indexed without any', async () => {
    const { store } = opened;
    const { context: _, ...own } = entryOf({ body: 'word' });
    await store.write([putItem('a', { body: 'old' }), { op: 'putContext', id: idOf('a'), context: 'near' }]);
    await store.write([{ op: 'putItem', item: sampleItem('a'), index: own }]);
    expect(idsOf(await store.rank(queryOf(['near'])))).toEqual(['a']);
    expect(idsOf(await store.rank(queryOf(['old'])))).toEqual([]);
    await store.write([putItem('a', { body: 'word', context: '' })]);
    expect(idsOf(await store.rank(queryOf(['near'])))).toEqual([]);
  });

  it('writes all of a batch or nothing', async () => {
    const { store } = opened;
    await store.write([putItem('a', { body: 'word' })]);
    const before = await store.sequence();
    const rival = { op: 'putItem', item: { ...sampleItem('b'), identity: 'identity:a' }, index: entryOf({}) } as const;
    await expect(
      store.write([
        putItem('c', { body: 'word' }),
        { op: 'putRecord', kind: 'tombstone', id: '1', value: sampleTombstone('1') },
        { op: 'deleteItem', id: idOf('a') },
        putItem('a'),
        rival,
      ]),
    ).rejects.toThrow();
    expect(await store.item(idOf('c'))).toBeUndefined();
    expect(await store.records('tombstone')).toEqual([]);
    expect(idsOf(await store.rank(queryOf(['word'])))).toEqual(['a']);
    expect(await store.sequence()).toBe(before);
    await store.write([putItem('d', { body: 'word' })]);
    expect(idsOf(await store.rank(queryOf(['word'])))).toEqual(['a', 'd']);
  });

  it('deletes an item with its words, links, thumbnail, vectors and jobs, and nothing else', async () => {
    const { store } = opened;
    const links = [sampleLink('a', 'b', 'x'), sampleLink('c', 'a', 'x'), sampleLink('b', 'c', 'x')];
    await store.write([
      ...['a', 'b', 'c'].map((id) => putItem(id, { body: 'word', terms: [`p:${id}`] })),
      ...links.map((value) => ({ op: 'putRecord', kind: 'link', id: value.id, value }) as const),
      ...['a', 'b'].map((id) => ({ op: 'putVector', id: idOf(id), space: 's', vector: Float32Array.of(1) }) as const),
      { op: 'putThumbnail', id: idOf('a'), mime: 'image/webp', bytes: Uint8Array.of(1) },
      { op: 'enqueue', job: { item: idOf('a'), stage: 'ocr', version: 1 } },
    ]);
    await store.write([{ op: 'deleteItem', id: idOf('a') }]);
    expect(await store.item(idOf('a'))).toBeUndefined();
    expect(idsOf(await store.rank(queryOf(['word'])))).toEqual(['b', 'c']);
    expect(await store.vocabulary('p:')).toEqual([
      { term: 'p:b', items: 1 },
      { term: 'p:c', items: 1 },
    ]);
    expect(idsOf(await store.records('link'))).toEqual([links[2]?.id]);
    expect(await store.linksOf(idOf('a'))).toEqual([]);
    expect(await store.thumbnail(idOf('a'))).toBeUndefined();
    expect(idsOf(await store.nearest('s', Float32Array.of(1), 5))).toEqual(['b']);
    expect(await store.jobs.pending()).toEqual({});
    expect(await store.identities(['identity:a'])).toEqual(new Map());
    await store.write([putItem('a', { body: 'back' })]);
    expect(await store.thumbnail(idOf('a'))).toBeUndefined();
  });

  it('drops what comes too late for an item that is gone', async () => {
    const { store } = opened;
    await store.write([
      { op: 'putContext', id: idOf('gone'), context: 'word' },
      { op: 'putVector', id: idOf('gone'), space: 's', vector: Float32Array.of(1) },
      { op: 'putThumbnail', id: idOf('gone'), mime: 'image/webp', bytes: Uint8Array.of(1) },
      { op: 'enqueue', job: { item: idOf('gone'), stage: 'ocr', version: 1 } },
      { op: 'deleteItem', id: idOf('gone') },
      { op: 'deleteRecord', kind: 'event', id: 'gone' },
    ]);
    expect(await store.rank(queryOf(['word']))).toEqual([]);
    expect(await store.nearest('s', Float32Array.of(1), 5)).toEqual([]);
    expect(await store.jobs.pending()).toEqual({});
    expect(await store.check(false)).toEqual([]);
  });

  it('scans in order of id, by modality, from where it was told', async () => {
    const { store } = opened;
    const ids = Array.from({ length: 1203 }, (_, n) => `item-${String(n).padStart(5, '0')}`);
    await store.write(ids.toReversed().map((id, n) => putItem(id, {}, n % 2 === 0 ? 'email' : 'image')));
    const scanned = async (options = {}) => idsOf(await Array.fromAsync(store.scan(options)));
    expect(await scanned()).toEqual(ids);
    expect(await scanned({ after: idOf('item-01199') })).toEqual(['item-01200', 'item-01201', 'item-01202']);
    expect((await scanned({ modality: 'image' })).length).toBe(601);
    expect(await scanned({ modality: 'video' })).toEqual([]);
  });

  it('goes on scanning while items come and go', async () => {
    const { store } = opened;
    await store.write(Array.from({ length: 600 }, (_, n) => putItem(`item-${String(n).padStart(5, '0')}`)));
    const seen: string[] = [];
    for await (const item of store.scan()) {
      seen.push(item.id);
      if (seen.length === 1) await store.write([{ op: 'deleteItem', id: idOf('item-00599') }, putItem('item-00000x')]);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(599);
  });

  it('keeps records by kind, in order of id', async () => {
    const { store } = opened;
    const stage = (name: string, version: number) =>
      ({ op: 'putRecord', kind: 'stage', id: name, value: { name, version } }) as const;
    await store.write([stage('b', 1), stage('a', 1), stage('b', 2)]);
    expect(await store.record('stage', 'b')).toEqual({ name: 'b', version: 2 });
    expect(await store.record('stage', 'c')).toBeUndefined();
    expect(await store.records('stage')).toEqual([
      { name: 'a', version: 1 },
      { name: 'b', version: 2 },
    ]);
    expect(await store.records('event')).toEqual([]);
    await store.write([
      { op: 'replaceRecords', kind: 'stage', values: [{ id: 'c', value: { name: 'c', version: 3 } }] },
    ]);
    await store.write([stage('a-1', 1), stage('a-1.2', 1), stage('a-1.😀', 1), stage('a-10', 1)]);
    expect((await store.records('stage', 'a-1.')).map(({ name }) => name)).toEqual(['a-1.2', 'a-1.😀']);
    await store.write([
      { op: 'replaceRecords', kind: 'stage', values: [{ id: 'c', value: { name: 'c', version: 3 } }] },
    ]);
    expect(await store.records('stage')).toEqual([{ name: 'c', version: 3 }]);
  });

  it('writes nothing of what expects records that are there no more', async () => {
    const { store } = opened;
    const stage = (name: string, version: number) =>
      ({ op: 'putRecord', kind: 'stage', id: name, value: { name, version } }) as const;
    const only = (...values: readonly { name: string; version: number }[]) =>
      ({ op: 'expectRecords', kind: 'stage', values }) as const;
    await store.write([only(), stage('b', 1), stage('a', 1)]);
    const values = await store.records('stage');
    await store.write([{ op: 'expectRecords', kind: 'stage', values }, stage('a', 2)]);
    for (const wrong of [only(), only({ name: 'a', version: 1 }, { name: 'b', version: 1 }), only(...values)])
      await expect(store.write([stage('c', 1), wrong])).rejects.toBeInstanceOf(ChangedMeanwhile);
    expect(await store.records('stage')).toEqual([
      { name: 'a', version: 2 },
      { name: 'b', version: 1 },
    ]);
  });

  it('writes what expects an item only while it is as it was read', async () => {
    const { store } = opened;
    const expecting = (id: string, item: MemoryItem | undefined) => ({ op: 'expectItem', id: idOf(id), item }) as const;
    await store.write([expecting('a', undefined), putItem('a', { body: 'old' })]);
    const seen = await store.item(idOf('a'));
    await expect(store.write([putItem('b'), expecting('a', undefined)])).rejects.toBeInstanceOf(ChangedMeanwhile);
    await store.write([expecting('a', seen), putItem('a', { body: 'new' }), expecting('b', undefined)]);
    await expect(store.write([putItem('b'), expecting('a', seen)])).rejects.toBeInstanceOf(ChangedMeanwhile);
    expect(await store.item(idOf('b'))).toBeUndefined();
    // Only what is stored of it counts: not its words, and not what is put together of its readings.
    const current = await store.item(idOf('a'));
    await store.write([putItem('a', { body: 'new', terms: ['k:email'] })]);
    await store.write([expecting('a', current), { op: 'deleteItem', id: idOf('a') }]);
    await expect(store.write([expecting('a', current)])).rejects.toBeInstanceOf(ChangedMeanwhile);
  });

  it('writes what expects single records only while each is as it was read, and says which are not', async () => {
    const { store } = opened;
    const stageOf = (name: string, version?: number) => (version === undefined ? undefined : { name, version });
    const stage = (id: string, version: number) =>
      ({ op: 'putRecord', kind: 'stage', id, value: { name: id, version } }) as const;
    const expecting = (id: string, version?: number) =>
      ({ op: 'expectRecord', kind: 'stage', id, value: stageOf(id, version) }) as const;
    await store.write([expecting('a'), stage('a', 1), stage('b', 1), expecting('b', 1)]);
    for (const wrong of [expecting('a'), expecting('a', 2), expecting('c', 1)]) {
      const changed = [{ kind: 'stage', id: wrong.id }];
      await expect(store.write([expecting('b', 1), stage('b', 9), wrong])).rejects.toMatchObject({ changed });
    }
    expect(await store.record('stage', 'b')).toEqual(stageOf('b', 1));
    await store.write([putItem('a')]);
    const gone = { op: 'expectItem', id: idOf('a'), item: undefined } as const;
    await expect(store.write([gone])).rejects.toMatchObject({ changed: [{ kind: 'item', id: 'a' }] });
  });

  it('leaves out what others have changed but for the words of its neighbours, and writes the rest', async () => {
    const { store } = opened;
    await store.write(['a', 'b', 'c'].map((id) => putItem(id, { body: 'old' })));
    const expected = (await store.items(['a', 'b', 'c'].map(idOf))).map(
      (item): Change => ({ op: 'expectItem', id: item.id, item }),
    );
    await store.write([putItem('a', { body: 'theirs' }), { op: 'deleteItem', id: idOf('c') }]);
    const left = await writeUntouched(store, [
      ...expected,
      ...['a', 'b', 'c'].map((id) => putItem(id, { body: 'mine', context: 'near' })),
      { op: 'expectRecord', kind: 'stage', id: 's', value: { name: 's', version: 1 } },
      { op: 'deleteRecord', kind: 'stage', id: 's' },
      { op: 'putRecord', kind: 'stage', id: 't', value: { name: 't', version: 1 } },
    ]);
    expect(left.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual(['item a', 'item c', 'stage s']);
    expect(idsOf(await store.rank(queryOf(['theirs'])))).toEqual(['a']);
    expect(idsOf(await store.rank(queryOf(['mine'])))).toEqual(['b']);
    expect(idsOf(await store.rank(queryOf(['near']))).toSorted()).toEqual(['a', 'b']);
    expect(await store.items([idOf('c')])).toEqual([]);
    expect(await store.record('stage', 't')).toBeDefined();
  });

  it('replaces only the links of one author, and finds links from both ends', async () => {
    const { store } = opened;
    await store.write(['a', 'b', 'c'].map((id) => putItem(id)));
    const [thread, ledger, other] = [
      sampleLink('a', 'b', 'thread'),
      sampleLink('b', 'c', 'ledger%'),
      sampleLink('c', 'a', 'threads'),
    ];
    const values = [thread, ledger, other].map((value) => ({ id: value.id, value }));
    await store.write([{ op: 'replaceRecords', kind: 'link', values }]);
    expect(idsOf(await store.linksOf(idOf('a'))).sort()).toEqual([thread.id, other.id].sort());
    await store.write([{ op: 'replaceRecords', kind: 'link', by: 'thread', values: [] }]);
    expect(await store.records('link')).toEqual([ledger]);
    await store.write([{ op: 'replaceRecords', kind: 'link', by: 'ledger_', values: [] }]);
    expect(await store.records('link')).toEqual([ledger]);
  });

  it('counts what it keeps, and grows its sequence with every write', async () => {
    const { store } = opened;
    const empty = await store.sequence();
    await store.write([]);
    expect(await store.sequence()).toBe(empty);
    await store.write([putItem('a'), putItem('b', {}, 'image')]);
    const first = await store.sequence();
    expect(first).toBeGreaterThan(empty);
    await store.write([{ op: 'enqueue', job: { item: idOf('a'), stage: 'ocr', version: 1 } }]);
    expect(await store.sequence()).toBeGreaterThan(first);
    const counts = await store.counts();
    expect(counts.items).toEqual({ image: 1, video: 0, email: 1, text: 0 });
    expect(counts.records.event).toBe(0);
    expect([counts.pendingJobs, counts.failedJobs]).toEqual([1, 0]);
  });

  it('takes words and ids as they are, whatever characters they hold', async () => {
    const { store } = opened;
    const id = `o'brien; DROP "x" -- \n 😀`;
    await store.write([
      putItem(id, { body: `don't "quoted" * ^up NEAR(x) 東京 A`, terms: ['p:with space', 'r:AB-1', `g:it's "x"`] }),
      putItem('b', { body: 'a' }),
      putItem('c', { body: 'c' }),
    ]);
    await opened.settle();
    for (const word of [`don't`, '"quoted"', '*', '^up', 'NEAR(x)', '東京', 'A']) {
      expect(idsOf(await store.rank(queryOf([word]))), word).toEqual([id]);
    }
    expect(await store.rank(queryOf(['quoted', 'up', '東', 'x', 'don', '']))).toEqual([]);
    for (const term of ['p:with space', 'r:AB-1', `g:it's "x"`]) {
      expect(await store.match({ any: [[term]], none: [] }), term).toEqual([id]);
    }
    expect(await store.match({ any: [['r:ab-1', 'p:with', 'p:with  space']], none: [] })).toEqual([]);
    expect(idsOf(await store.rank(queryOf(['a', 'p:with space', 'k:email'])))).toEqual(['b']);
    expect(await store.vocabulary('r:')).toEqual([{ term: 'r:AB-1', items: 1 }]);
    expect(idsOf(await store.items([idOf(id)]))).toEqual([id]);
  });
});
