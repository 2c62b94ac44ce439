import { batchIdSchema, type ItemId, itemIdSchema, linkIdSchema } from '../../src/memory/ids.ts';
import type { Modality, StoredItem } from '../../src/memory/item.ts';
import type { Link } from '../../src/memory/link.ts';
import { observed } from '../../src/memory/provenance.ts';
import { reading } from '../../src/memory/reading.ts';
import type { Tombstone } from '../../src/memory/tombstone.ts';
import type { Change, IndexEntry, TermFilter, TermQuery } from '../../src/ports/store.ts';

export const idOf = (id: string): ItemId => itemIdSchema.parse(id);

export function sampleItem(id: string, text = `words of ${id}`, modality: Modality = 'email'): StoredItem {
  return {
    id: idOf(id),
    identity: `identity:${id}`,
    modality,
    origin: { importer: 'mail', root: '/mail', path: id, batch: batchIdSchema.parse('b1') },
    copies: [],
    readings: [reading('title', id, observed('test')), reading('body', { text }, observed('test'))],
  };
}

export const entryOf = (entry: Partial<IndexEntry>): IndexEntry => ({
  title: '',
  names: '',
  body: '',
  context: '',
  terms: [],
  ...entry,
});

export const putItem = (id: string, entry: Partial<IndexEntry> = {}, modality: Modality = 'email'): Change => ({
  op: 'putItem',
  item: sampleItem(id, entry.body ?? '', modality),
  index: entryOf(entry),
});

export const everything: TermFilter = { any: [], none: [] };

export const queryOf = (words: readonly (string | readonly [string, number])[], part: Partial<TermQuery> = {}) =>
  ({
    words: words.map((word) =>
      typeof word === 'string' ? { token: word, weight: 1 } : { token: word[0], weight: word[1] },
    ),
    filter: everything,
    fieldWeights: { title: 2, names: 3, body: 1, context: 0.5 },
    limit: 10,
    ...part,
  }) satisfies TermQuery;

export const sampleLink = (from: string, to: string, by: string): Link => ({
  id: linkIdSchema.parse(`reply|${from}|${to}|${by}`),
  kind: 'reply',
  from: idOf(from),
  to: idOf(to),
  weight: 0.5,
  by,
});

export const sampleTombstone = (digit: string): Tombstone => ({ hash: digit.repeat(64).slice(0, 64) });

/** Numbers in [0, 1) from a seed (xorshift32). */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}
