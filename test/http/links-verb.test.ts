import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareLinkShape, shareLinksResponse } from '../../src/contract/link-verbs.ts';
import { putItem } from '../conformance/samples.ts';
import { document, madeleine } from '../end-to-end/run-here.ts';
import { type AccountsServer, accountsServer } from '../fixtures/accounts-server.ts';

let server: AccountsServer;
let anna: { readonly id: string; readonly memory: string };
/** What says whose links are meant. */
let ofAnna: readonly string[];
beforeAll(async () => {
  server = await accountsServer({ configuration: { offline: true } });
  anna = await server.join('anna', [putItem('walk', {}, 'image')]);
  ofAnna = ['--of', 'anna’s memory', '--accounts', server.accounts.folder];
});
afterAll(() => server?.close());

const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;

it('makes, lists and removes links of a memory of an account, which its server opens, and notes it', async () => {
  const link = shareLinkShape.parse(await document(['links', 'add', 'walk', '--name', 'Walk', ...ofAnna]));
  expect(link).toMatchObject({ name: 'Walk', items: 1, path: expect.stringContaining(`/s/${anna.memory}.`) });
  expect(await statusOf(link.path)).toBe(200);
  const listed = shareLinksResponse.parse(await document(['links', ...ofAnna]));
  expect(listed.links).toEqual([link]);
  const signed = await server.as('anna');
  expect(await (await signed.get('/links')).json()).toEqual(listed);
  await madeleine(['links', 'remove', link.id, ...ofAnna]);
  expect(await statusOf(link.path)).toBe(404);
  const noted = (await server.accounts.accounts.store.audit(50)).filter(({ detail }) => detail === link.id);
  expect(noted.map(({ action, memory }) => [action, memory])).toEqual([
    ['link-removed', anna.memory],
    ['link-added', anna.memory],
  ]);
});

it('says what is missing: whose links, where the accounts are, a memory, an owner', async () => {
  const said = async (...args: readonly string[]) => {
    const { code, stderr } = await madeleine(['links', 'add', 'walk', ...args]);
    return `${code} ${stderr}`;
  };
  const accounts = ['--accounts', server.accounts.folder];
  expect(await said(...accounts)).toMatch(/^2 .*each memory has links of its own.*Add --of/s);
  expect(await said('--of', 'anna’s memory')).toMatch(/^2 .*where the accounts are.*--accounts/s);
  expect(await said('--of', 'nobody', ...accounts)).toMatch(/^1 .*no memory nobody.*accounts list/s);
  await server.accounts.accounts.change('anna', { disabled: true });
  expect(await said(...ofAnna)).toMatch(/^2 .*No owner of anna’s memory may sign in.*accounts role "anna’s memory"/s);
  await server.accounts.accounts.change('anna', { disabled: false });
});
