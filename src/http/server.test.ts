import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../test/end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../../test/fixtures/server.ts';
import { showResponse } from '../contract/browse-verbs.ts';
import { statusResponse } from '../contract/memory-verbs.ts';
import { problemShape } from '../contract/problem.ts';
import { askResponse, planResponse, searchResponse } from '../contract/question-verbs.ts';

let server: ServedMemory;
beforeAll(async () => {
  server = await servedMemory(async (input) => {
    await put(input, 'a.jpg', await picture(1));
    await put(input, 'b.eml', mail(1, 'Your invoice', 'Total: EUR 42.50\nThank you for your order at Tea House.'));
  });
});
afterAll(() => server.close());

const problem = async (path: string, init?: RequestInit) => {
  const response = await server.get(path, init);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const told = problemShape.parse(await response.json());
  expect(told.status).toBe(response.status);
  return told;
};

describe('what the command line says, over HTTP', () => {
  it('tells the status', async () => {
    expect(statusResponse.parse(await server.json('/status')).items).toMatchObject({ image: 1, email: 1 });
  });

  it('finds, plans and shows', async () => {
    const found = searchResponse.parse(await server.json('/search?q=photos+from+Lisbon'));
    expect(found.items).toHaveLength(1);
    const plan = planResponse.parse(await server.json('/plan?q=photos+from+Lisbon'));
    expect(plan.planText).toBe(found.planText);
    const again = searchResponse.parse(await server.json(`/search?plan=${encodeURIComponent(plan.planText)}`));
    expect(again.items.map(({ id }) => id)).toEqual(found.items.map(({ id }) => id));
    const id = found.items[0]?.id ?? '';
    expect(showResponse.parse(await server.json(`/items/${id}`)).id).toBe(id);
    const small = await server.get(`/items/${id}/thumbnail`);
    expect(small.headers.get('content-type')).toBe('image/webp');
  });

  it('answers in one document', async () => {
    const question = 'How much did I pay at Tea House?';
    const answered = askResponse.parse(await server.json(`/ask?q=${encodeURIComponent(question)}`));
    expect(answered).toMatchObject({ outcome: 'grounded', answer: '€42.50' });
    const posted = askResponse.parse(await (await server.send('POST', '/ask', { question })).json());
    expect(posted.answer).toBe(answered.answer);
  });

  it('answers as a stream whose event answer is the same document', async () => {
    const response = await server.get('/ask?q=How+much+did+I+pay+at+Tea+House%3F', {
      headers: { accept: 'text/event-stream' },
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const said = /event: answer\ndata: (.*)\n\n/.exec(await response.text())?.[1] ?? '';
    expect(askResponse.parse(JSON.parse(said)).answer).toBe('€42.50');
  });

  it('describes itself', async () => {
    const document = await server.json('/openapi.json');
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/v1/items/{id}': { get: { operationId: 'item' } } },
    });
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(document).toHaveProperty(['components', 'schemas', name ?? '']);
    expect(text).not.toContain('#/$defs');
  });
});

describe('what goes wrong', () => {
  it('is told with the code of the command line', async () => {
    expect(await problem('/items/img-nothing')).toMatchObject({ status: 404, code: 'not-found' });
    expect(await problem('/search?plan=all(')).toMatchObject({ status: 400, code: 'invalid-plan' });
    expect(await problem('/nothing')).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('names what was wrong in a request', async () => {
    expect(await problem('/search')).toMatchObject({ status: 400, code: 'usage' });
    expect((await problem('/search?q=tea&limit=many')).fields).toEqual([expect.objectContaining({ path: 'limit' })]);
    const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"question":' };
    expect(await problem('/ask', body)).toMatchObject({ status: 400, code: 'usage' });
    expect(await problem('/ask', { ...body, headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 415,
    });
    expect(await problem('/ask', { ...body, body: `{"question":"${'a'.repeat(2_000_000)}"}` })).toMatchObject({
      status: 413,
      code: 'too-large',
    });
  });

  it('says of a document that it is known already', async () => {
    const first = await server.get('/plan?q=tea');
    expect(first.headers.get('etag')).toBeNull();
    const id = searchResponse.parse(await server.json('/search?q=photos+from+Lisbon')).items[0]?.id ?? '';
    const etag = (await server.get(`/items/${id}`)).headers.get('etag') ?? '';
    expect((await server.get(`/items/${id}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
