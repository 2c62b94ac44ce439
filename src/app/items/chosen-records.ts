import type { Chosen } from '../../answer/model/single-pass.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { sgmText } from '../../memory/sgm-text.ts';
import type { Reranker } from '../../ports/reranker.ts';
import type { OpenMemory } from '../open-memory.ts';

/** ATM-Bench's second stage: of twenty records the ten best are read (§4.3). */
const KEEP = 10;
const MOST_CHARACTERS = 2000;
/** Records whose links are followed, and how many come by that. */
const FOLLOWED = 5;
const MOST_RELATED = 5;

/**
 * What a model reads: the records that were found with what models linked to the best of them, and of these the best by a reranker, if there is one. One that fails changes nothing: the records stay as they were found, and the
 * trace says so.
 */
export const choosing =
  (memory: OpenMemory) =>
  async (question: string, found: readonly MemoryItem[]): Promise<Chosen> => {
    const items = await withRelated(memory, found);
    const { model: named, keep = KEEP } = memory.configuration.reranker ?? {};
    if (named === undefined || items.length <= keep) return { items };
    const began = performance.now();
    const told = (note: string) => ({ step: 'rerank', note, items: items.length, tookMs: performance.now() - began });
    try {
      const reranker = await memory.reranker(named);
      return { items: await best(reranker, question, items, keep), step: told(`${named} chose ${keep} records`) };
    } catch (error) {
      if (!isMadeleineError(error)) throw error;
      return { items, step: told(`${named} chose nothing: ${error.message}`) };
    }
  };

/** The links of the first records are followed one step, where a model made some. */
async function withRelated({ store }: OpenMemory, items: readonly MemoryItem[]): Promise<readonly MemoryItem[]> {
  const known = new Set(items.map(({ id }) => id));
  const related: ItemId[] = [];
  for (const { id } of items.slice(0, FOLLOWED)) {
    for (const { kind, from, to } of await store.linksOf(id)) {
      const other = from === id ? to : from;
      if (kind !== 'related' || known.has(other)) continue;
      known.add(other);
      related.push(other);
    }
  }
  return related.length === 0 ? items : [...items, ...(await store.items(related.slice(0, MOST_RELATED)))];
}

async function best(
  reranker: Reranker,
  question: string,
  items: readonly MemoryItem[],
  keep: number,
): Promise<MemoryItem[]> {
  const order = await reranker.rerank(
    question,
    items.map((item) => sgmText(item).slice(0, MOST_CHARACTERS)),
  );
  return order.slice(0, keep).flatMap(({ index }) => items[index] ?? []);
}
