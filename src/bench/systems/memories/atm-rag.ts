import type { ItemText } from '../item-text.ts';
import type { MemorySystem } from './memory-system.ts';
import { nearest } from './nearest.ts';

const hyper = { k: 10 } as const;

/** The text of every item embedded; the ten most alike are read. */
export const atmRag: MemorySystem = {
  name: 'atm-rag',
  about: 'texts of items embedded, the ten most alike read (ATM-Bench §4.3)',
  follows: ['maximum inner product search over one vector an item (Eq. 12)', 'ten items are read in one pass'],
  differs: ['no second stage that orders twenty anew: it needs a reranker'],
  hyper,
  async remember(texts, calls) {
    const vectors = await calls.embed(texts.map(({ text }) => text));
    const rows = texts.map((item, i) => ({ item, vector: vectors[i] ?? new Float32Array() }));
    return {
      async recall(question, k, asking) {
        const query = await asking.embedOne(question.text);
        const found = nearest(query, rows, ({ vector }) => vector, Math.max(k, hyper.k));
        return {
          retrieved: found.map(({ one, score }) => ({ id: one.item.id, score })),
          texts: found.slice(0, hyper.k).map(({ one }): ItemText => one.item),
        };
      },
    };
  },
};
