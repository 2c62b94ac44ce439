import { batchIdSchema, itemIdSchema } from '../../src/memory/ids.ts';
import type { StoredItem } from '../../src/memory/item.ts';
import { observed } from '../../src/memory/provenance.ts';
import { reading } from '../../src/memory/reading.ts';

const VOCABULARY = 40_000;
const PEOPLE = 400;
/** Words of a text; with those of the title and the names, some 250 characters. */
const BODY_WORDS = 36;
const TITLE_WORDS = 3;

const seen = observed('perf');
const batch = batchIdSchema.parse('perf');
const START = Date.parse('2015-01-01T00:00:00Z');
const TEN_YEARS = 10 * 365 * 86_400_000;

/** The same pseudo-random numbers every time (mulberry32), in [0, 1). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A pronounceable word, different for every number below 72,250. */
function wordOf(n: number): string {
  const syllable = (k: number): string => `${'bcdfghjklmnprstvz'[k % 17]}${'aeiou'[Math.floor(k / 17) % 5]}`;
  const end = 'nrlktmpdgb'[Math.floor(n / 7225) % 10] ?? '';
  return `${syllable(n % 85)}${syllable(Math.floor(n / 85) % 85)}${end}`;
}

const vocabulary = Array.from({ length: VOCABULARY }, (_, n) => wordOf(n));
const people = Array.from({ length: PEOPLE }, (_, n) => {
  const [first, last] = [wordOf(n + 41_000), wordOf(n * 7 + 50_000)];
  return [first, last].map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(' ');
});

/** A rank drawn with a probability that falls as 1/rank, as words do in text (Zipf 1949). */
const zipf = (next: () => number, size: number): number => Math.min(size - 1, Math.floor(size ** next()) - 1);

const words = (next: () => number, count: number): string =>
  Array.from({ length: count }, () => vocabulary[zipf(next, VOCABULARY)]).join(' ');

/** A made-up item, and the text in it as any search engine would be given it. */
export type CorpusItem = { readonly item: StoredItem; readonly text: string };

/** Mails and photos of ten years, one after the other; the same for the same seed. */
export function* corpus(items: number, seed = 42): Generator<CorpusItem> {
  const next = numbers(seed);
  for (let n = 0; n < items; n += 1) {
    const start = `${new Date(START + next() * TEN_YEARS).toISOString().slice(0, 19)}+01:00`;
    const person = people[zipf(next, PEOPLE)] ?? '';
    const [title, body] = [words(next, TITLE_WORDS), words(next, BODY_WORDS)];
    const id = `item-${String(n).padStart(7, '0')}`;
    const item: StoredItem = {
      id: itemIdSchema.parse(id),
      identity: `perf:${n}`,
      modality: n % 3 === 0 ? 'image' : 'email',
      origin: { importer: 'mail', root: '/perf', path: id, batch },
      copies: [],
      readings: [
        reading('time', { start, end: start, precision: 'second', source: 'exif-offset' }, seen),
        reading('title', title, seen),
        reading('people', [{ name: person, how: 'tagged' }], seen),
        reading('body', { text: body }, seen),
      ],
    };
    yield { item, text: `${title} ${person} ${body}` };
  }
}

/** Questions of two to five words as frequent as in the text; every third also names a person. */
export function questions(count: number, seed = 7): string[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, n) => {
    const asked = words(next, 2 + (n % 4));
    return n % 3 === 0 ? `${people[zipf(next, PEOPLE)]?.split(' ')[0]} ${asked}` : asked;
  });
}
