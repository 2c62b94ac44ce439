import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSameRanking } from './compare-ranked.ts';
import { implementations, type Opened } from './implementations.ts';
import { everything, idOf, putItem, queryOf } from './samples.ts';

const idsOf = (found: readonly { readonly id: string }[]) => found.map((entry) => entry.id);

describe.each(implementations)('a store ranks and filters: $name', ({ open }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
    await opened.store.write([
      putItem('a', { title: 'dinner', body: 'dinner with grace in lisbon', terms: ['k:email', 'm:2024-05'] }),
      putItem('b', { body: 'grace grace grace', terms: ['k:email', 'm:2024-06'] }),
      putItem('c', { names: 'grace', body: 'a walk', terms: ['k:image', 'm:2024-05'] }),
      putItem('d', { body: 'nothing to see', terms: ['k:image'] }),
      putItem('e', { context: 'lisbon', terms: [] }),
      ...Array.from({ length: 8 }, (_, n) => putItem(`z${n}`, { body: 'same words for all', terms: ['k:text'] })),
    ]);
    await opened.settle();
  });
  afterEach(() => opened.end());

  it('breaks ties by id, at the limit too', async () => {
    const { store } = opened;
    for (const limit of [1, 3, 8, 20]) {
      const expected = Array.from({ length: Math.min(8, limit) }, (_, n) => `z${n}`);
      expect(idsOf(await store.rank(queryOf(['same', 'words'], { limit })))).toEqual(expected);
    }
    expect(await store.rank(queryOf(['same'], { limit: 0 }))).toEqual([]);
  });

  it('computes BM25 as written down', async () => {
    const [best] = await opened.store.rank(queryOf(['dinner']));
    const total = 6 + 2 + 3 + 2 + 3 + 2 + 3 + 1 + 1 + 8 * 5;
    const [tf, length, mean] = [3, 8, total / 13];
    const idf = Math.log((13 - 1 + 0.5) / (1 + 0.5));
    expect(best?.id).toBe('a');
    expect(best?.score).toBeCloseTo((idf * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * length) / mean)), 9);
  });

  it('counts each word where what is filtered by is a word of another item, and something is excluded', async () => {
    const { store } = opened;
    await store.write([
      putItem('f', { body: 'early k:photo', terms: [] }),
      putItem('g', { body: 'early late', terms: ['k:photo'] }),
      putItem('h', { body: 'late', terms: ['k:photo', 'has:time'] }),
    ]);
    const asked = { filter: { any: [['k:photo', 'k:none']], none: ['has:time'] } };
    const [both, early, late] = await Promise.all(
      [['early', 'late'], ['early'], ['late']].map((words) => store.rank(queryOf(words, asked))),
    );
    expect([both, early, late].map((ranked) => ranked?.map(({ id }) => id))).toEqual([['g'], ['g'], ['g']]);
    expect(both?.[0]?.score).toBeCloseTo((early?.[0]?.score ?? 0) + (late?.[0]?.score ?? 0), 9);
  });

  it('multiplies a word by its weight, and counts a word asked twice twice', async () => {
    const { store } = opened;
    const once = await store.rank(queryOf([['grace', 1]]));
    const twice = await store.rank(queryOf([['grace', 2]]));
    expectSameRanking(
      twice,
      once.map(({ id, score }) => ({ id, score: 2 * score })),
    );
    expectSameRanking(await store.rank(queryOf(['grace', 'grace'])), twice);
    const mixed = await store.rank(
      queryOf([
        ['grace', 1],
        ['lisbon', 10],
      ]),
    );
    expect(idsOf(mixed)[0]).toBe('e');
    expect(idsOf(mixed).sort()).toEqual(['a', 'b', 'c', 'e']);
  });

  it('lets through what the filter says', async () => {
    const { store } = opened;
    const cases: readonly [string[][], string[], string[]][] = [
      [[['k:email']], [], ['a', 'b']],
      [[['k:email', 'k:image'], ['m:2024-05']], [], ['a', 'c']],
      [[], ['k:text', 'k:image'], ['a', 'b', 'e']],
      [[['k:email']], ['m:2024-06'], ['a']],
      [[['k:nothing']], [], []],
      [[[]], [], []],
      [[['k:email'], ['k:email']], ['k:email'], []],
    ];
    for (const [any, none, expected] of cases) {
      expect(await store.match({ any, none })).toEqual(expected);
      const ranked = await store.rank(queryOf(['grace', 'lisbon', 'same'], { filter: { any, none } }));
      const withWords = new Set(['a', 'b', 'c', 'e']);
      expect(idsOf(ranked).sort()).toEqual(expected.filter((id) => withWords.has(id)));
    }
    expect((await store.match(everything)).length).toBe(13);
    expect(await store.match(everything, 2)).toEqual(['a', 'b']);
    expect(await store.match({ any: [['k:image']], none: [] }, 1)).toEqual(['c']);
    expect(await store.match(everything, 0)).toEqual([]);
  });

  it('takes filters of thousands of terms', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => `d:${n}`);
    const filter = { any: [[...many, 'k:email'], ...Array.from({ length: 300 }, () => ['k:email'])], none: many };
    expect(await opened.store.match(filter)).toEqual(['a', 'b']);
    expect(idsOf(await opened.store.rank(queryOf(['grace'], { filter })))).toEqual(['b', 'a']);
  });

  it('counts words beyond what a byte holds', async () => {
    const { store } = opened;
    const wordy = (n: number) => Array.from({ length: n }, () => 'echo').join(' ');
    await store.write([putItem('x', { body: wordy(300) }), putItem('y', { body: wordy(70_000), title: 'echo' })]);
    const weights = { title: 1, names: 1, body: 1, context: 1 };
    const [y, x] = await store.rank(queryOf(['echo'], { fieldWeights: weights }));
    const mean = (63 + 8 * 0 + 300 + 70_001) / 15;
    const expected = (tf: number) => (Math.log(13.5 / 2.5) * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * tf) / mean));
    const found = new Map([x, y].map((entry) => [entry?.id, entry?.score ?? 0]));
    expect(found.get(idOf('x'))).toBeCloseTo(expected(300), 6);
    expect(found.get(idOf('y'))).toBeCloseTo(expected(70_001), 6);
  });

  it('lists terms by how many items have them', async () => {
    const { store } = opened;
    expect(await store.vocabulary('k:')).toEqual([
      { term: 'k:text', items: 8 },
      { term: 'k:email', items: 2 },
      { term: 'k:image', items: 2 },
    ]);
    expect(await store.vocabulary('k:', 1)).toEqual([{ term: 'k:text', items: 8 }]);
    expect((await store.vocabulary('')).length).toBe(5);
    expect(await store.vocabulary('nothing')).toEqual([]);
  });

  it('finds neighbours by angle, within a space and a length', async () => {
    const { store } = opened;
    const put = (id: string, space: string, ...vector: number[]) =>
      ({ op: 'putVector', id: idOf(id), space, vector: Float32Array.from(vector) }) as const;
    await store.write([
      put('a', 's', 2, 0),
      put('b', 's', 1, 1),
      put('c', 's', -1, 0),
      put('d', 's', 0, 0),
      put('e', 's', 1, 2, 3),
      put('a', 't', 0, 1),
    ]);
    const found = await store.nearest('s', Float32Array.of(1, 0), 10);
    expect(idsOf(found)).toEqual(['a', 'b', 'd', 'c']);
    for (const [place, score] of [1, Math.SQRT1_2, 0, -1].entries()) {
      expect(found[place]?.score).toBeCloseTo(score, 6);
    }
    expect(idsOf(await store.nearest('s', Float32Array.of(1, 0), 1))).toEqual(['a']);
    expect(await store.nearest('nowhere', Float32Array.of(1, 0), 1)).toEqual([]);
  });
});
