import type { ItemText } from '../item-text.ts';
import type { MemorySystem } from './memory-system.ts';
import { nearest } from './nearest.ts';

/** Twenty are found and the best of them read, where there is a reranker; else those that were found first. */
const hyper = { found: 20 } as const;

/** The text of every item embedded; of the most alike, the best by a second look are read. */
export const atmRag: MemorySystem = {
  name: 'atm-rag',
  about: 'texts of items embedded, twenty found, the best by a reranker read (ATM-Bench §4.3)',
  follows: [
    'maximum inner product search over one vector an item (Eq. 12)',
    'a reranker orders twenty anew; the best (--read, ten in the paper) are read in one pass',
  ],
  differs: ['without a reranker, the most alike are read'],
  hyper,
  reranks: true,
  async remember(texts, calls) {
    const vectors = await calls.embed(texts.map(({ text }) => text));
    const rows = texts.map((item, i) => ({ item, vector: vectors[i] ?? new Float32Array() }));
    return {
      async recall(question, { k, read }, asking) {
        const query = await asking.embedOne(question.text);
        const found = nearest(query, rows, ({ vector }) => vector, Math.max(k, read, hyper.found));
        const first = found.slice(0, hyper.found);
        const passages = first.map(({ one }) => one.item.text);
        const order = (await asking.rerank(question.text, passages, hyper.found)) ?? first.map((_, index) => index);
        const ranked = [...order.flatMap((index) => first[index] ?? []), ...found.slice(hyper.found)];
        return {
          // Scores of two stages do not compare: places do.
          retrieved: ranked.map(({ one, score }, place) => ({
            id: one.item.id,
            score: asking.reranks ? 1 / (place + 1) : score,
          })),
          texts: ranked.slice(0, read).map(({ one }): ItemText => one.item),
        };
      },
    };
  },
};
