import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type App, openApp } from '../../src/app/app.ts';
import { writeOutput } from '../../src/contract/agent-writes.ts';
import { startServer } from '../../src/http/server.ts';
import { mcpHandler } from '../../src/mcp/http-handler.ts';
import { agentScopes } from '../../src/memory/account.ts';
import { program } from '../end-to-end/run-madeleine.ts';
import type { SmallMemory } from '../fixtures/small-memory.ts';
import { agentMemory } from './agent-memory.ts';
import { call, idsOf } from './call.ts';

let made: SmallMemory;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  made = await agentMemory();
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await made.remove();
});

async function overStdio(...args: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp', '--memory', made.memory, ...args],
      stderr: 'pipe',
    }),
  );
  closing.push(() => client.close());
  await client.listTools();
  return client;
}

const namesOf = async (client: Client): Promise<string[]> => (await client.listTools()).tools.map(({ name }) => name);
const photosOf = async (client: Client): Promise<string[]> =>
  idsOf((await call(client, 'search', { query: 'photos from Lisbon' })).document);
const tagsOf = async (client: Client, id: string): Promise<string[]> => {
  const { document } = await call(client, 'fetch', { id, thumbnails: false });
  const read = z.object({ tags: z.array(z.object({ name: z.string() })).optional() }).parse(document);
  return (read.tags ?? []).map(({ name }) => name);
};
async function changed(client: Client, name: string, args: object) {
  const { document, failed, text } = await call(client, name, args);
  expect(failed, text).toBe(false);
  return writeOutput.parse(document);
}
async function undone(client: Client, receipt: string | undefined): Promise<void> {
  await changed(client, 'undo', { receipt });
}

describe('an agent that may write', () => {
  it('gets exactly the tools that were allowed, told as such', async () => {
    const client = await overStdio('--allow-writes=note,tag');
    expect((await namesOf(client)).slice(7)).toEqual(['add_note', 'tag', 'undo']);
    const { tools } = await client.listTools();
    for (const { name, annotations } of tools)
      expect(annotations?.readOnlyHint, name).toBe(!['add_note', 'tag', 'undo'].includes(name));
    expect(client.getInstructions()).toMatch(/only when the user asks/);
    const { failed, text } = await call(client, 'album', { name: 'Lisbon' });
    expect(failed).toBe(true);
    expect(text).toMatch(/^usage: .*Unknown tool/);
  });

  it('tags, corrects and fills an album after a preview that changes nothing, and undoes each', async () => {
    const client = await overStdio(`--allow-writes=${agentScopes.join(',')}`);
    const items = await photosOf(client);
    const [first = ''] = items;
    const before = await tagsOf(client, first);

    const preview = await changed(client, 'tag', { items, add: ['holiday'], favourite: true, preview: true });
    expect(preview).toMatchObject({
      done: false,
      changes: [{ field: 'tags', after: expect.stringMatching(/holiday/) }, {}],
    });
    expect(preview.undo).toBeUndefined();
    expect(await tagsOf(client, first)).toEqual(before);
    const tagged = await changed(client, 'tag', { items, add: ['holiday'], favourite: true });
    expect(tagged.changes).toEqual(preview.changes);
    expect(await tagsOf(client, first)).toEqual(expect.arrayContaining(['holiday', 'favourite']));
    await undone(client, tagged.undo);
    expect(await tagsOf(client, first)).toEqual(before);

    const where = { items: [first], time: '2019-05', place: 'Porto', addPeople: ['Zoe Newcomer'] };
    const meant = await changed(client, 'correct', { ...where, preview: true });
    expect(meant.changes.map(({ field }) => field).slice(0, 3)).toEqual(['time', 'place', 'people']);
    const corrected = await changed(client, 'correct', where);
    expect(corrected.changes).toEqual(meant.changes);
    expect((await call(client, 'fetch', { id: first })).document).toMatchObject({ place: { city: 'Porto' } });
    await undone(client, corrected.undo);
    expect((await call(client, 'fetch', { id: first })).document).toMatchObject({ place: { city: 'Lisbon' } });

    const planned = await changed(client, 'album', { name: 'Best of Lisbon', add: items, preview: true });
    expect(planned.summary).toMatch(/would be created/);
    const filled = await changed(client, 'album', { name: 'Best of Lisbon', add: items });
    expect(filled).toMatchObject({ done: true, album: 'best_of_lisbon' });
    await undone(client, filled.undo);
    const again = await changed(client, 'album', { name: 'Best of Lisbon', preview: true });
    expect(again.summary).toMatch(/would be created/);
  });

  it('adds a note that is found at once, and takes it back', async () => {
    const client = await overStdio('--allow-writes=note');
    const note = {
      text: 'The wifi password at the lake is kestrel-42.',
      title: 'Lake house',
      date: '2023-05-09',
    };
    const preview = await changed(client, 'add_note', { ...note, preview: true });
    expect(preview).toMatchObject({
      done: false,
      changes: [{ after: expect.stringMatching(/^---\ntitle: Lake house/) }],
    });
    const query = 'wifi password';
    const found = async () => idsOf((await call(client, 'search', { query, limit: 1 })).document);
    const added = await changed(client, 'add_note', note);
    expect(await found()).toEqual([added.item]);
    expect((await call(client, 'fetch', { id: added.item })).document).toMatchObject({
      time: { start: expect.stringMatching(/^2023-05-09/) },
    });
    expect(await changed(client, 'add_note', note)).toMatchObject({ done: false });
    await undone(client, added.undo);
    expect(await found()).not.toContain(added.item);
  });

  it('undoes nothing without the receipt of a change of its own kind', async () => {
    const tagger = await overStdio('--allow-writes=tag');
    const noter = await overStdio('--allow-writes=note');
    const items = await photosOf(tagger);
    const { undo = '' } = await changed(tagger, 'tag', { items, add: ['sea'] });
    const refused: readonly (readonly [string, RegExp])[] = [
      ['nonsense', /^usage: /],
      [`${undo.slice(0, -2)}xx`, /^usage: /],
      [
        `${Buffer.from('{"scope":"note","corrections":["x"]}').toString('base64url')}.${undo.split('.')[1]}`,
        /^usage: /,
      ],
      [undo, /^forbidden: /],
    ];
    for (const [receipt, told] of refused) expect((await call(noter, 'undo', { receipt })).text).toMatch(told);
    await undone(tagger, undo);
    expect((await call(tagger, 'undo', { receipt: undo })).text).toMatch(/^not-found: /);
  });

  it('is told of what cannot be done, and then nothing is changed', async () => {
    const client = await overStdio('--allow-writes=correct,album');
    const [first = ''] = await photosOf(client);
    const wrong: readonly (readonly [string, object, RegExp])[] = [
      ['correct', { items: [first] }, /^usage: /],
      ['correct', { items: [first], time: 'whenever' }, /^usage: /],
      ['correct', { items: [first, 'img-nothing'], time: '2019' }, /^not-found: /],
      ['correct', { items: Array.from({ length: 101 }, () => first), time: '2019' }, /^usage: .*items/],
      ['album', { name: '!!!', add: [first] }, /^usage: /],
      ['album', { name: 'Half', add: [first], remove: ['img-nothing'] }, /^not-found: /],
    ];
    for (const [name, args, told] of wrong) expect((await call(client, name, args)).text, name).toMatch(told);
    expect((await changed(client, 'album', { name: 'Half', preview: true })).summary).toMatch(/would be created/);
  });
});

describe('over HTTP', () => {
  let app: App;
  let url: URL;
  beforeAll(async () => {
    app = await openApp(made.memory);
    const mcp = mcpHandler({ app, version: '0.0.0', report: (error) => expect.fail(String(error)) });
    const writes = (scopes: ReadonlySet<string>) => new Set(agentScopes.filter((scope) => scopes.has(scope)));
    const injected = {
      mcp: (request: Request, caller: { readonly scopes: ReadonlySet<string> }) =>
        mcp.fetch(request, writes(caller.scopes)),
    };
    const server = await startServer({ app, port: 0, version: '0.0.0', injected });
    url = new URL(`${server.url}/mcp`);
    closing.push(
      () => app.close(),
      () => server.close(),
      () => mcp.close(),
    );
  });

  async function withToken(...scopes: ('read' | 'write' | 'admin' | 'note' | 'tag')[]): Promise<Client> {
    const headers: Record<string, string> =
      scopes.length === 0 ? {} : { authorization: `Bearer ${(await app.tokens.add({ name: 'agent', scopes })).token}` };
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
    await client.connect(transport as Parameters<Client['connect']>[0]);
    closing.push(() => client.close());
    return client;
  }

  it('a token says what may be changed; neither its owner without one nor the scope write does', async () => {
    expect(await namesOf(await withToken())).toHaveLength(7);
    expect(await namesOf(await withToken('read', 'write', 'admin'))).toHaveLength(7);
    const client = await withToken('read', 'tag');
    expect((await namesOf(client)).slice(7)).toEqual(['tag', 'undo']);
    const items = await photosOf(client);
    const { undo } = await changed(client, 'tag', { items, add: ['http'] });
    expect((await app.itemCorrections(items[0] ?? '')).corrections[0]).toMatchObject({ kind: 'tag', by: 'agent' });
    await undone(client, undo);
  });

  it('a note is organised soon after it was added, beside what is served', async () => {
    const client = await withToken('read', 'note');
    const { undo } = await changed(client, 'add_note', { text: 'Lunch with Ada.', date: '2023-05-10' });
    expect((await app.status()).dueAnew).toEqual(['organisation']);
    await expect.poll(async () => (await app.status()).dueAnew, { timeout: 60_000 }).toEqual([]);
    await undone(client, undo);
  });
});
