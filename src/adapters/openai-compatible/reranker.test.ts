import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import type { Step } from '../../../test/fixtures/model-server/script.ts';
import { OpenAiCompatibleReranker } from './reranker.ts';

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function rerankerThat(...script: readonly Step[]): Promise<OpenAiCompatibleReranker> {
  server = await startModelServer(script);
  return new OpenAiCompatibleReranker({ name: 'r', url: server.url, model: 'scripted' });
}
const shared = (query: string, document: string): number =>
  query.split(' ').filter((word) => document.includes(word)).length;

describe('a reranker behind an endpoint', () => {
  it('orders passages by how relevant they are, ties as given', async () => {
    const reranker = await rerankerThat({ kind: 'rerank', of: shared });
    const order = await reranker.rerank('hotel porto', ['a cat', 'hotel in porto', 'the hotel', 'a dog']);
    expect(order.map(({ index }) => index)).toEqual([1, 2, 0, 3]);
    expect(server?.requests[0]).toMatchObject({ path: '/v1/rerank', body: { query: 'hotel porto', top_n: 4 } });
    expect(await reranker.rerank('x', [])).toEqual([]);
    expect(server?.requests).toHaveLength(1);
  });

  it('loses no passage that the endpoint leaves out', async () => {
    const reranker = await rerankerThat({
      kind: 'content-type',
      type: 'application/json',
      body: JSON.stringify({ results: [{ index: 2, relevance_score: -3 }] }),
    });
    expect((await reranker.rerank('q', ['a', 'b', 'c'])).map(({ index }) => index)).toEqual([2, 0, 1]);
  });

  it('keeps the order of the rest where one passage has no score', async () => {
    const results = [
      { index: 0, relevance_score: null },
      { index: 1, relevance_score: 0.2 },
      { index: 2, relevance_score: 0.9 },
    ];
    const reranker = await rerankerThat({
      kind: 'content-type',
      type: 'application/json',
      body: JSON.stringify({ results }),
    });
    expect((await reranker.rerank('q', ['a', 'b', 'c'])).map(({ index }) => index)).toEqual([2, 1, 0]);
  });

  it('says what is wrong with a reply, and with an endpoint', async () => {
    const wrong = await rerankerThat(
      { kind: 'json', value: 'no order' },
      {
        kind: 'content-type',
        type: 'application/json',
        body: JSON.stringify({ results: [{ index: 9, relevance_score: 1 }] }),
      },
      { kind: 'status', status: 429, message: 'slow down', retryAfter: '3' },
      { kind: 'cut' },
    );
    await expect(wrong.rerank('q', ['a'])).rejects.toMatchObject({ code: 'malformed-reply' });
    await expect(wrong.rerank('q', ['a'])).rejects.toMatchObject({ code: 'malformed-reply' });
    await expect(wrong.rerank('q', ['a'])).rejects.toMatchObject({ code: 'rate-limited', retryAfterSeconds: 3 });
    await expect(wrong.rerank('q', ['a'])).rejects.toMatchObject({ code: 'unreachable' });
    await expect(wrong.rerank('q', ['a'], AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  });
});
