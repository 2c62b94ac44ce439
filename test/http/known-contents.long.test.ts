import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { knownContents, uploadedFile } from '../../src/contract/import-verbs.ts';
import { jobShape } from '../../src/contract/job-shape.ts';
import { picture } from '../end-to-end/made-input.ts';
import { accountsServer } from '../fixtures/accounts-server.ts';

it('tells what a memory keeps to those alone who may add to it, and nothing of another memory', async () => {
  const server = await accountsServer({ configuration: { offline: true } });
  const { memory } = await server.join('anna');
  for (const name of ['ben', 'cleo']) await server.join(name);
  const { accounts, memories } = server.accounts;
  const { id } = await memories.find(memory);
  await memories.setRole(id, await accounts.find('ben'), 'viewer');
  const [anna, ben, cleo] = [await server.as('anna'), await server.as('ben'), await server.as('cleo')];
  const bytes = await picture(5);
  const headers = { cookie: anna.cookie };
  const sent = await server.get('/uploads?name=a.jpg', { method: 'POST', headers, body: new Uint8Array(bytes) });
  const { set } = uploadedFile.parse(await sent.json());
  const job = jobShape.parse(await (await anna.send('POST', '/imports', { uploads: [set] })).json());
  const state = async () => jobShape.parse(await (await anna.get(`/jobs/${job.id}`)).json()).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('done');

  const body = { sha256: [createHash('sha256').update(bytes).digest('hex')] };
  const told = async (by: typeof anna) =>
    knownContents.parse(await (await by.send('POST', '/uploads/known', body)).json()).known;
  expect(await told(anna)).toEqual(body.sha256);
  expect([await told(ben), await told(cleo)]).toEqual([[], []]);
  const asked = async ({ cookie }: typeof anna) => {
    const there = { cookie, 'content-type': 'application/json', 'madeleine-memory': memory };
    return (await server.get('/uploads/known', { method: 'POST', headers: there, body: JSON.stringify(body) })).status;
  };
  expect([await asked(anna), await asked(ben), await asked(cleo)]).toEqual([200, 403, 404]);
  await server.close();
});
