import { afterAll, beforeAll, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../../../test/fixtures/server.ts';
import { forgetResponse } from '../../contract/memory-verbs.ts';
import { searchResponse } from '../../contract/question-verbs.ts';

let server: ServedMemory;
beforeAll(async () => {
  server = await servedMemory(async (input) => {
    await put(input, 'p.jpg', await picture(7, '2023:05:07 15:00:00'));
    await put(input, 'a.eml', mail(1, 'Your invoice', 'Total: EUR 42.50'));
  });
});
afterAll(() => server.close());

const forget = async (body: unknown) => {
  const answer = await server.get('/forget', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, document: forgetResponse.parse(await answer.json()) };
};

it('says how many are gone when they are, and what would go before', async () => {
  const [first] = searchResponse.parse(await server.json('/search?q=invoice')).items;
  const ids = [first?.id ?? ''];
  expect(await forget({ ids, dryRun: true })).toMatchObject({ status: 200, document: { dryRun: true, ids } });
  expect((await server.get(`/items/${ids[0]}`)).status).toBe(200);
  const { status, document } = await forget({ ids });
  // A machine that is busy may take longer than the answer waits; then the job says it.
  expect(document.job === undefined ? [status, document.forgotten] : [status, 'later']).toEqual(
    document.job === undefined ? [200, 1] : [202, 'later'],
  );
  await expect
    .poll(async () => (await server.get(`/items/${ids[0]}`)).status, { timeout: 20_000, interval: 200 })
    .toBe(404);
});
