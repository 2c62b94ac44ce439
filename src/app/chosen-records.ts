import type { Chosen } from '../answer/model/single-pass.ts';
import { isMadeleineError } from '../memory/errors.ts';
import type { MemoryItem } from '../memory/item.ts';
import { sgmText } from '../memory/sgm-text.ts';
import type { Reranker } from '../ports/reranker.ts';
import type { OpenMemory } from './open-memory.ts';

/** ATM-Bench's second stage: of twenty records the ten best are read (§4.3). */
const KEEP = 10;
const MOST_CHARACTERS = 2000;

/**
 * Chooses what a model reads by a reranker. One that fails changes nothing: the records stay as they were found, and the
 * trace says so.
 */
export const choosing =
  (memory: OpenMemory) =>
  async (question: string, items: readonly MemoryItem[]): Promise<Chosen> => {
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
