import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ItemId, itemIdSchema } from '../memory/ids.ts';
import type { TermFilter, TermQuery } from '../ports/store.ts';
import { WordPostings } from './posting-lists.ts';
import { WarmIndex } from './warm-index.ts';

const id = (n: number): ItemId => itemIdSchema.parse(`${(n * 7919) % 100_003}-${n}`);
/** Few lengths and few words make many equal scores, which only the order of ids tells apart. */
const entry = (n: number) => ({
  title: n % 11 === 0 ? 'often' : '',
  names: '',
  body: `${'often '.repeat(1 + ((n * 31) % 4))}${n % 3 === 0 ? 'seldom ' : ''}${'filler '.repeat(n % 5)}`,
  context: '',
  terms: `k:${n % 2} y:${n % 30}`,
});
const indexOf = (rows: number): WarmIndex => {
  const index = new WarmIndex();
  for (let n = 0; n < rows; n += 1) index.put(id(n), entry(n));
  index.settle();
  return index;
};

const filters: readonly TermFilter[] = [
  { any: [], none: [] },
  { any: [['k:0']], none: [] },
  { any: [['k:1'], ['y:3', 'y:8']], none: [] },
  { any: [], none: ['y:7'] },
];
const query = (token: string, filter: TermFilter, limit: number): TermQuery => ({
  words: [{ token, weight: 1 }],
  filter,
  fieldWeights: { title: 1.5, names: 2, body: 1, context: 0 },
  limit,
});
/** All rows scored and put in order: what leaving rows out may not change. */
const inFull = (index: WarmIndex, token: string, filter: TermFilter, limit: number) =>
  index.rank(query(token, filter, 100_000)).slice(0, limit);

const asked = fc.tuple(
  fc.constantFrom('often', 'seldom', 'filler'),
  fc.constantFrom(...filters),
  fc.integer({ min: 1, max: 400 }),
);

it('finds the best of a long list without looking at all of it', () => {
  const index = indexOf(6000);
  fc.assert(
    fc.property(asked, ([token, filter, limit]) => {
      expect(index.rank(query(token, filter, limit))).toEqual(inFull(index, token, filter, limit));
    }),
  );
});

it('still does when rows have come and gone since they were put in order', () => {
  const index = indexOf(5000);
  expect(index.rank(query('often', { any: [], none: [] }, 5)).length).toBe(5);
  for (let n = 0; n < 5000; n += 13) index.delete(id(n));
  for (let n = 5000; n < 6500; n += 1) index.put(id(n), entry(n));
  fc.assert(
    fc.property(asked, ([token, filter, limit]) => {
      expect(index.rank(query(token, filter, limit))).toEqual(inFull(index, token, filter, limit));
    }),
  );
});

it('keeps what passes a filter and the order of ids in step with rows that come and go', () => {
  const index = indexOf(1500);
  const there = new Set(Array.from({ length: 1500 }, (_, n) => n));
  for (const round of [1, 2, 70, 3]) {
    for (const filter of filters) index.match(filter);
    for (let n = 0; n < round; n += 1) {
      const [gone, anew, come] = [(n * 37 + round) % 1500, (n * 53 + round) % 1500, 1500 + 100 * round + n];
      index.delete(id(gone));
      there.delete(gone);
      // One that comes is gone again, another is put twice.
      for (const one of [anew, come, come + 1]) index.put(id(one), entry(one));
      index.delete(id(come + 1));
      for (const one of [anew, come]) there.add(one);
      there.delete(come + 1);
    }
    const made = new WarmIndex();
    for (const n of there) made.put(id(n), entry(n));
    for (const filter of filters) {
      expect(index.match(filter)).toEqual(made.match(filter));
      expect(index.rank(query('seldom', filter, 50))).toEqual(made.rank(query('seldom', filter, 50)));
    }
  }
});

it('finds the best by several words without adding up the common ones of every row', () => {
  const index = indexOf(6000);
  const weights = fc.record({
    often: fc.integer({ min: 0, max: 9 }),
    seldom: fc.integer({ min: 0, max: 9 }),
    filler: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(
      weights,
      fc.constantFrom(...filters),
      fc.integer({ min: 1, max: 400 }),
      fc.boolean(),
      (weight, filter, limit, isKnown) => {
        const words = (['often', 'seldom', 'filler'] as const).map((token) => ({ token, weight: weight[token] / 3 }));
        const all: TermQuery = { ...query('', filter, limit), words };
        const inFull = new Map(index.rank({ ...all, limit: 100_000 }).map(({ id, score }) => [id, score]));
        // Only what the best of a word alone reach tells which words are too weak.
        if (isKnown) for (const word of words) index.rank({ ...all, words: [word] });
        const found = index.rank(all);
        expect(found).toEqual([...inFull].slice(0, limit).map(([id, score]) => ({ id, score })));
      },
    ),
  );
});

it('keeps the longest ranking of a word, of which a shorter one is the beginning', () => {
  const index = indexOf(3000);
  const long = index.rank(query('seldom', { any: [], none: [] }, 300));
  for (const limit of [10, 300, 700, 4000, 20])
    expect(index.rank(query('seldom', { any: [], none: [] }, limit)).slice(0, 300)).toEqual(long.slice(0, limit));
  expect(index.rank(query('seldom', { any: [], none: [] }, 700)).length).toBe(700);
});

it('ranks what it began with and what came later as if all had been put', () => {
  const text = (body: string, terms: string) => ({ title: '', names: '', body, context: '', terms });
  const put = (index: WarmIndex, entries: Readonly<Record<string, ReturnType<typeof text>>>) => {
    for (const [name, one] of Object.entries(entries)) index.put(itemIdSchema.parse(name), one);
    return index;
  };
  const before = { a: text('x y', 'k:1'), b: text('x x z', 'k:2'), c: text('y', 'k:1'), d: text('x', '') };
  const [whole, kept] = [put(new WarmIndex(), before), put(new WarmIndex(), before).contents()];
  const begun = new WarmIndex();
  begun.begin(kept.ids, kept.lengths);
  const adopt = (words: readonly string[]) => {
    for (const word of words) begun.adoptWord(word, kept.words.get(word) ?? new WordPostings());
  };
  adopt(['y']);
  for (const index of [whole, begun]) {
    put(index, { b: text('z z', 'k:1'), e: text('x y y', 'k:2') });
    index.delete(itemIdSchema.parse('c'));
    index.settle();
  }
  adopt(['x', 'z']);
  for (const [term, postings] of kept.terms) begun.adoptTerm(term, postings);
  for (const words of [['x'], ['y', 'z'], ['x', 'y', 'z']])
    for (const filter of [filters[0], { any: [['k:1']], none: [] }, { any: [], none: ['k:2'] }]) {
      const asked = {
        ...query('', filter ?? { any: [], none: [] }, 10),
        words: words.map((token) => ({ token, weight: 1 })),
      };
      expect(begun.rank(asked)).toEqual(whole.rank(asked));
      expect(begun.match(asked.filter)).toEqual(whole.match(asked.filter));
    }
  const byTerm = (index: WarmIndex) => index.vocabulary('k:').toSorted((a, b) => (a.term < b.term ? -1 : 1));
  expect(byTerm(begun)).toEqual(byTerm(whole));
});
