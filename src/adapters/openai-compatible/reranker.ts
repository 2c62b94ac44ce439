import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { eachReadable } from '../../memory/readable.ts';
import { byRelevance, type Reranked, type Reranker } from '../../ports/reranker.ts';
import type { Endpoint } from './endpoint.ts';
import { postJson } from './post-json.ts';

const replySchema = z.looseObject({
  results: eachReadable(z.looseObject({ index: z.int().min(0), relevance_score: z.number() })),
});

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
    const body = { query, documents: passages, top_n: passages.length, return_documents: false };
    return postJson(this.#endpoint, { path: '/rerank', body, gives: 'order', signal }, (reply) =>
      orderIn(reply, passages.length, this.#endpoint),
    );
  }

  async close(): Promise<void> {}
}

/** What the endpoint left out, or gave no score that is a number, comes last, in the order it had. */
function orderIn(reply: unknown, count: number, { url }: Endpoint): readonly Reranked[] {
  const read = replySchema.safeParse(reply);
  const scores = new Map(read.data?.results.map(({ index, relevance_score }) => [index, relevance_score]));
  if (!read.success || scores.size === 0 || [...scores.keys()].some((index) => index >= count)) {
    throw new MadeleineError('malformed-reply', `The endpoint ${url} did not return a ranking.`, {
      action: 'Check that the model is a reranking model.',
    });
  }
  const least = Math.min(...scores.values(), 0);
  return Array.from({ length: count }, (_, index) => ({ index, score: scores.get(index) ?? least - 1 })).sort(
    byRelevance,
  );
}
