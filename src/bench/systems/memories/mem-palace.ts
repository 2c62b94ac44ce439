import { bm25 } from '../bm25.ts';
import type { ItemText } from '../item-text.ts';
import type { MemorySystem } from './memory-system.ts';
import { likeness } from './nearest.ts';
import { byScore } from './order.ts';

const hyper = { chunk: 800, overlap: 100, cosine: 0.6 } as const;

/** Chunks of a text: `chunk` characters each, `overlap` of them shared with the next. */
export function chunksOf({ id, text }: ItemText): ItemText[] {
  const chunks: ItemText[] = [];
  for (let start = 0; start === 0 || start + hyper.overlap < text.length; start += hyper.chunk - hyper.overlap)
    chunks.push({ id: `${id}#${chunks.length}`, text: text.slice(start, start + hyper.chunk) });
  return chunks;
}

const itemOf = (chunk: string): string => chunk.slice(0, chunk.lastIndexOf('#'));

/** Words as they stand, cut into chunks, found by likeness and by words together; no model writes anything. */
export const memPalace: MemorySystem = {
  name: 'mem-palace',
  about: 'verbatim chunks, cosine and BM25 together',
  follows: [
    'nothing is summarised: chunks hold the words as they are',
    'a chunk’s score joins its likeness and its BM25',
  ],
  differs: ['sizes and the weight of the two are ours: none are published'],
  hyper,
  async remember(texts, calls) {
    const chunks = texts.flatMap(chunksOf);
    const vectors = await calls.embed(chunks.map(({ text }) => text));
    const index = bm25.index(chunks);
    return {
      async recall(question, { k, read }, asking) {
        const query = await asking.embedOne(question.text);
        const words = new Map(index.rank(question.text).map(({ id, score }) => [id, score]));
        const most = Math.max(0, ...words.values());
        const scored = chunks
          .map((chunk, i) => ({
            chunk,
            score:
              hyper.cosine * likeness(query, vectors[i] ?? new Float32Array()) +
              (most === 0 ? 0 : ((1 - hyper.cosine) * (words.get(chunk.id) ?? 0)) / most),
          }))
          .sort(byScore);
        const items = new Map<string, number>();
        for (const { chunk, score } of scored) if (!items.has(itemOf(chunk.id))) items.set(itemOf(chunk.id), score);
        return {
          retrieved: [...items].slice(0, Math.max(k, read)).map(([id, score]) => ({ id, score })),
          texts: scored.slice(0, read).map(({ chunk }) => ({ id: itemOf(chunk.id), text: chunk.text })),
        };
      },
    };
  },
};
