import { z } from 'zod';
import type { Reranker } from '../../ports/reranker.ts';
import { noSpending } from '../outcome.ts';
import { contentKey } from '../runner/content-cache.ts';
import type { CallerOptions } from './asked.ts';
import { tried } from './one-call.ts';

const orderSchema = z.array(z.int().min(0));

/** The places of passages, best first, as a reranker orders them; kept by query and passages. Errors: as of `Caller`. */
export async function rerankKept(
  { book, prices, signal, model }: CallerOptions,
  reranker: Reranker,
  query: string,
  passages: readonly string[],
): Promise<number[]> {
  const { journal, queue, counted } = book.shared;
  const key = contentKey({ reranker: reranker.identity, query, passages });
  const known = journal.call(key);
  if (known === undefined) counted.add(key);
  else book.countKept(key, known.spent);
  if (known?.record?.state === 'answered') return orderSchema.parse(JSON.parse(known.record.text));
  const one = await queue.add(() =>
    tried(book, {
      most: { ...noSpending, calls: 1 },
      prices: prices ?? { input: 0, output: 0 },
      signal,
      began: () => undefined,
      useOf: () => ({}),
      make: (during) => reranker.rerank(query, passages, during),
    }),
  );
  if (!one.made.ok) throw one.made.error;
  const order = one.made.value.map(({ index }) => index);
  const { spent, seconds, attempts } = one;
  const named = { step: 'rerank', prompt: 'none', model: model.name };
  journal.append({ key, state: 'answered', ...named, text: JSON.stringify(order), spent, seconds, attempts });
  return order;
}
