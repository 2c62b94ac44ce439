import { z } from 'zod';
import { type Judge, type Judgement, rationaleDimensions } from '../judge.ts';
import { spendingSchema } from '../outcome.ts';
import { ContentCache, contentKey } from '../runner/content-cache.ts';

const rating = z.number().min(0).max(10);
const verdictSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('judged'),
    right: z.boolean(),
    fallback: z.boolean(),
    raw: z.string(),
    spending: spendingSchema,
  }),
  z.object({
    state: z.literal('rated'),
    scores: z.record(z.enum(rationaleDimensions), rating),
    raw: z.string(),
    spending: spendingSchema,
  }),
]);

/** A judge that is never asked the same twice: verdicts are kept by what was asked and of whom. Failures are not kept. */
export function cachedJudge(judge: Judge, folder: string): Judge {
  const cache = new ContentCache<Judgement>(folder, verdictSchema);
  return {
    ...judge,
    async judge(asked, signal) {
      const key = contentKey({ judge: judge.name, identity: judge.identity, asked });
      const known = await cache.get(key);
      if (known !== undefined) return known;
      const verdict = await judge.judge(asked, signal);
      if (verdict.state !== 'failed') await cache.put(key, verdict);
      return verdict;
    },
  };
}
