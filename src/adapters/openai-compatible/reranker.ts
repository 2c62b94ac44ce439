import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { byRelevance, type Reranked, type Reranker } from '../../ports/reranker.ts';
import type { Endpoint } from './language-model.ts';
import { modelError } from './model-error.ts';
import { refusal } from './refusal.ts';

const replySchema = z.looseObject({
  results: z.array(z.looseObject({ index: z.int().min(0), relevance_score: z.number() })),
});

const LONGEST_MS = 120_000;

/**
 * A reranker behind `/rerank`, which OpenAI's own interface does not have: the form that Jina, Cohere, vLLM and llama.cpp
 * share (`query`, `documents` → `results` of `index` and `relevance_score`).
 */
export class OpenAiCompatibleReranker implements Reranker {
  readonly name: string;
  readonly identity: Readonly<Record<string, unknown>>;
  readonly #endpoint: Endpoint;

  constructor(endpoint: Endpoint) {
    this.name = endpoint.name;
    this.identity = { url: endpoint.url, model: endpoint.model };
    this.#endpoint = endpoint;
  }

  async rerank(query: string, passages: readonly string[], signal?: AbortSignal): Promise<readonly Reranked[]> {
    if (passages.length === 0) return [];
    const { url, model, apiKey } = this.#endpoint;
    const limit = AbortSignal.timeout(LONGEST_MS);
    try {
      const response = await fetch(`${url}/rerank`, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, query, documents: passages, top_n: passages.length, return_documents: false }),
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
      if (!response.ok) throw await refusal(response, url);
      return orderIn(await response.json(), passages.length, this.#endpoint);
    } catch (error) {
      if (limit.aborted) throw new MadeleineError('timeout', `The endpoint ${url} gave no order in time.`);
      throw modelError(error, this.#endpoint, signal);
    }
  }

  async close(): Promise<void> {}
}

/** What the endpoint left out comes last, in the order it had. */
function orderIn(reply: unknown, count: number, { url }: Endpoint): readonly Reranked[] {
  const read = replySchema.safeParse(reply);
  const scores = new Map(read.data?.results.map(({ index, relevance_score }) => [index, relevance_score]));
  if (!read.success || [...scores.keys()].some((index) => index >= count)) {
    throw new MadeleineError('malformed-reply', `The endpoint ${url} gave no order of the passages.`, {
      action: 'Check that the model is one that reranks.',
    });
  }
  const least = Math.min(...scores.values(), 0);
  return Array.from({ length: count }, (_, index) => ({ index, score: scores.get(index) ?? least - 1 })).sort(
    byRelevance,
  );
}
