import { modalities } from '../../src/memory/item.ts';
import type { Change, IndexEntry, TermFilter, TermQuery } from '../../src/ports/store.ts';
import { idOf, putItem, queryOf, randomFrom, sampleLink, sampleTombstone } from './samples.ts';

/** Few words, so that they meet; odd ones among them, so that a tokenizer that knows better is found out. */
const words =
  'a b grace lisbon 東京 京都 naïve É é ß İ 😀 don\'t x-1 _ * " (or) AND NEAR ^ ^a A null 𝔊 ﷺ 7 007 1.5 a:b ａ'.split(
    ' ',
  );
const terms = [
  ...'k:email k:image m:2024-05 m:2024-06 p:x-1 p:X-1 c:são_paulo g:😀 r:AB12 r:ab12 has:time has:place ^'.split(' '),
  'p:with space',
  'p:new\nline',
  'p:tab\tand\u00a0more',
  'p:^_caret',
];

export type Random = {
  readonly below: (n: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly some: <T>(list: readonly T[], most: number) => T[];
};

export function randomOf(seed: number): Random {
  const next = randomFrom(seed);
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { below, pick, some: (list, most) => Array.from({ length: below(most + 1) }, () => pick(list)) };
}

const ids = Array.from({ length: 40 }, (_, n) => `${['item', 'É', 'Ω', '😀', '\uffee'][n % 5]}-${n}`);

export const randomId = (random: Random): string => random.pick(ids);

function randomEntry(random: Random): IndexEntry {
  return {
    title: random.some(words, 3).join(' '),
    names: random.some(words, 3).join(' '),
    body: random.some(words, 12).join(' '),
    context: random.some(words, 4).join('  '),
    terms: random.some(terms, 6),
  };
}

export function randomChange(random: Random): Change {
  const id = randomId(random);
  const other = randomId(random);
  const by = random.pick(['thread', 'thread-2', 'ledger']);
  const link = sampleLink(id, other, by);
  const makers: readonly (() => Change)[] = [
    () => putItem(id, randomEntry(random), random.pick(modalities)),
    () => putItem(id, randomEntry(random), random.pick(modalities)),
    () => putItem(id, randomEntry(random), random.pick(modalities)),
    () => ({ op: 'putContext', id: idOf(id), context: randomEntry(random).context ?? '' }),
    () => ({ op: 'deleteItem', id: idOf(id) }),
    () => ({ op: 'putRecord', kind: 'link', id: link.id, value: link }),
    () => ({ op: 'deleteRecord', kind: 'link', id: link.id }),
    () => ({ op: 'replaceRecords', kind: 'link', by, values: [{ id: link.id, value: link }] }),
    () => ({ op: 'putRecord', kind: 'tombstone', id: random.pick(['1', '2', 'c']), value: sampleTombstone('1') }),
    () => ({ op: 'replaceRecords', kind: 'tombstone', values: [{ id: '3', value: sampleTombstone('3') }] }),
    () => ({ op: 'putVector', id: idOf(id), space: random.pick(['s', 't']), vector: randomVector(random) }),
    () => ({ op: 'putThumbnail', id: idOf(id), mime: 'image/webp', bytes: Uint8Array.of(random.below(256)) }),
    () => ({
      op: 'enqueue',
      job: { item: idOf(id), stage: random.pick(['ocr', 'faces']), version: 1 + random.below(2) },
    }),
  ];
  return random.pick(makers)();
}

export const randomVector = (random: Random): Float32Array =>
  Float32Array.from({ length: 4 }, () => random.below(5) - 2);

export const randomFilter = (random: Random): TermFilter => ({
  any: Array.from({ length: random.below(3) }, () => random.some(terms, 3)),
  none: random.below(3) === 0 ? random.some(terms, 2) : [],
});

export function randomQuery(random: Random): TermQuery {
  const even = random.below(2) === 0;
  const asked = random.some(words, 5).map((word) => [word, even ? 1 : random.pick([0.5, 1, 2])] as const);
  return queryOf(asked, {
    filter: random.below(2) === 0 ? { any: [], none: [] } : randomFilter(random),
    fieldWeights: random.pick([
      { title: 1, names: 1, body: 1, context: 1 },
      { title: 2.5, names: 3, body: 1, context: 0.3 },
      { title: 0, names: 1, body: 0, context: 0 },
    ]),
    limit: random.pick([1, 3, 10, 300]),
  });
}
