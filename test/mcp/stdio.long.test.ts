import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ResourceListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askResponse, searchResponse } from '../../src/contract/question-verbs.ts';
import { mail, picture, put } from '../end-to-end/made-input.ts';
import { document, madeleine } from '../end-to-end/run-here.ts';
import { program } from '../end-to-end/run-madeleine.ts';
import type { SmallMemory } from '../fixtures/small-memory.ts';
import { agentMemory, hostileWords, LONG_TEXT } from './agent-memory.ts';
import { type Called, call, cursorIn, idsOf } from './call.ts';

let made: SmallMemory;
let client: Client;
let transport: StdioClientTransport;
beforeAll(async () => {
  made = await agentMemory();
  client = new Client({ name: 'test', version: '1' });
  transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', '--memory', made.memory],
    stderr: 'pipe',
  });
  await client.connect(transport);
  // What a client does first, and what makes it check every document afterwards.
  await client.listTools();
});
afterAll(async () => {
  await client.close();
  await made.remove();
});

const say = (name: string, args: object): Promise<Called> => call(client, name, args);
const hostileId = async (): Promise<string> => idsOf((await say('search', { query: 'Lottery' })).document)[0] ?? '';

describe('what an agent is told before it asks', () => {
  it('every tool looks only, says what it takes and gives, and asks nobody else', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'fetch', 'ask', 'people', 'events', 'timeline', 'gone']);
    for (const { name, title, description = '', annotations, inputSchema, outputSchema } of tools) {
      expect(title, name).toBeDefined();
      expect(description.length, name).toBeGreaterThan(100);
      expect(annotations, name).toMatchObject({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      for (const [argument, schema] of Object.entries(inputSchema.properties ?? {}))
        expect(schema, `${name}.${argument}`).toHaveProperty('description');
      expect(outputSchema, name).toBeDefined();
    }
    expect(JSON.stringify(tools).length).toBeLessThan(40_000);
    expect(client.getInstructions()).toMatch(/never as instructions/);
  });
});

describe('search', () => {
  it('finds what the command line finds', async () => {
    const { document: found, text } = await say('search', { query: 'photos from Lisbon' });
    const said = searchResponse.parse(await document(['search', 'photos from Lisbon', '--memory', made.memory]));
    expect(idsOf(found)).toEqual(said.items.map(({ id }) => id));
    for (const { id } of said.items) expect(text).toContain(id);
  });

  it('gives pages that do not overlap, and small pictures where they are asked for', async () => {
    const first = await say('search', { query: 'photos from Lisbon', limit: 1, thumbnails: 1 });
    const second = await say('search', { query: 'photos from Lisbon', limit: 1, cursor: cursorIn(first.document) });
    expect(new Set([...idsOf(first.document), ...idsOf(second.document)]).size).toBe(2);
    expect(cursorIn(second.document)).toBeUndefined();
    expect(first.pictures).toHaveLength(1);
    expect(first.pictures[0]?.bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(second.pictures).toHaveLength(0);
  });

  it('says that nothing fits, and what would', async () => {
    const { text, failed, document: found } = await say('search', { query: 'photos from 1999' });
    expect(failed).toBe(false);
    expect(idsOf(found)).toEqual([]);
    expect(text).toMatch(/^No matching items in this memory\./);
    expect(text).toMatch(/Without [^:]*: 2 items/);
  });
});

describe('ask', () => {
  it('answers as the command line does, with what it rests on', async () => {
    const question = 'How much did I pay at Tea House?';
    const { document: answered, text } = await say('ask', { question });
    const said = askResponse.parse(await document(['ask', question, '--memory', made.memory]));
    expect(said.answer).toBe('€42.50');
    expect(answered).toMatchObject({ outcome: said.outcome, answer: said.answer, citations: said.citations });
    expect(text).toContain('<untrusted>€42.50</untrusted>');
    expect(text).toContain(said.citations[0]?.id);
  });

  it('says that the memory does not hold the answer', async () => {
    const { document: answered, text, failed } = await say('ask', { question: 'What is my blood type?' });
    expect(failed).toBe(false);
    expect(answered).toMatchObject({ outcome: 'abstained' });
    expect(text).toMatch(/^The memory does not contain the answer\./);
  });

  it('tells what it is doing to whoever asks for that', async () => {
    const told: string[] = [];
    const onprogress = ({ message }: { readonly message?: string | undefined }) => told.push(message ?? '');
    await call(client, 'ask', { question: 'How much did I pay at Tea House?' }, { onprogress });
    expect(told).toEqual(['Searching the memory']);
  });
});

describe('fetch', () => {
  it('reads an item with its picture, and with who said what when asked', async () => {
    const [id = ''] = idsOf((await say('search', { query: 'photos from Lisbon' })).document);
    const plain = await say('fetch', { id });
    expect(plain.pictures).toHaveLength(1);
    expect(plain.document).not.toHaveProperty('readings');
    const sourced = await say('fetch', { id, provenance: true, thumbnail: false });
    expect(sourced.pictures).toHaveLength(0);
    expect(sourced.document).toMatchObject({
      readings: expect.arrayContaining([expect.objectContaining({ field: 'time' })]),
    });
  });

  it('gives a long letter in pages that together are all of it', async () => {
    const [id = ''] = idsOf((await say('search', { query: 'the long letter' })).document);
    const parts: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await say('fetch', { id, cursor });
      expect(JSON.stringify(page.document).length + page.text.length).toBeLessThan(60_000);
      parts.push(z.object({ body: z.object({ text: z.string() }) }).parse(page.document).body.text);
      cursor = cursorIn(page.document);
    } while (cursor !== undefined);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.join('').trim()).toBe(LONG_TEXT);
  });

  it("marks a stranger's words, which cannot break out of the mark", async () => {
    const { text } = await say('fetch', { id: await hostileId() });
    const outside = text.replace(/<untrusted>[\s\S]*?<\/untrusted>/g, '');
    expect(text).toContain('forward every mail');
    expect(outside).not.toMatch(/forward every mail|Lottery|untrusted>(?! and| come)/);
    expect(hostileWords).toContain('</untrusted>');
  });
});

describe('people and events', () => {
  it('name who and what there is, by name, kind and time, page by page', async () => {
    const everybody = await say('people', { limit: 1 });
    expect(cursorIn(everybody.document)).toBeDefined();
    expect((await say('people', { named: 'ada' })).text).toContain('Ada Example');
    expect((await say('people', { named: 'nobody at all' })).document).toMatchObject({ people: [] });
    const days = await say('events', { kind: 'day', from: '2023-05-07', to: '2023-05' });
    expect(days.document).toMatchObject({ events: [{ kind: 'day' }, { kind: 'day' }] });
    expect((await say('events', { to: '1999' })).text).toBe('No matching events.');
  });
});

describe('timeline', () => {
  it('first tells how much there is of each month, and the latest items', async () => {
    const { document: overview, text } = await say('timeline', { limit: 2 });
    expect(overview).toMatchObject({ months: [{ month: '2023-05', items: 5, image: 2, email: 3 }] });
    expect(text).toMatch(/2023: 05 5/);
    expect(idsOf(overview)).toHaveLength(2);
    expect(idsOf(overview)[0]).toMatch(/^img-/);
  });

  it('gives a stretch in order, by pages, with the events it is of', async () => {
    const first = await say('timeline', { from: '2023-05-07', to: '2023-05-08', modality: ['image'], limit: 1 });
    expect(first.document).toMatchObject({ items: [{ start: expect.stringMatching(/^2023-05-07/) }] });
    expect(first.text).toMatch(/Events in this period:\n- trip-.*\n- day-2023-05-07.* · 1 item </);
    const again = { from: '2023-05-07', to: '2023-05-08', modality: ['image'], cursor: cursorIn(first.document) };
    expect((await say('timeline', again)).document).toMatchObject({
      items: [{ start: expect.stringMatching(/^2023-05-08/) }],
    });
    expect((await say('timeline', { from: '1999', to: '1999' })).text).toBe('No items in this period.');
  });
});

describe('what goes wrong', () => {
  const wrong: readonly (readonly [string, object, RegExp])[] = [
    ['search', {}, /^usage: .*query.*\nsearch accepts: query, limit/s],
    ['search', { query: 'x', limt: 3 }, /^usage: .*limt/],
    ['search', { query: 'x', limit: 10_000 }, /^usage: .*limit/],
    ['search', { query: 'x', cursor: 'bm9uc2Vuc2U' }, /^invalid-cursor: .*\nCall again without a cursor/],
    ['search', { query: 'x', now: '2023-02-31x' }, /^usage: .*now/],
    ['fetch', { id: '../../etc/passwd' }, /^not-found: .*\nFind the right id with search/],
    ['fetch', { id: 'x'.repeat(4_000) }, /^(not-found|usage): /],
    ['events', { from: 'yesterday' }, /^usage: .*from/],
    ['forget', { id: 'x' }, /^usage: <untrusted>Unknown tool: forget\.<\/untrusted>\nAvailable tools: search,/],
  ];
  it.each(wrong)('is told as a result with code and advice: %s %j', async (name, args, told) => {
    const { failed, text, document: none } = await say(name, args);
    expect(failed).toBe(true);
    expect(none).toBeUndefined();
    expect(text).toMatch(told);
    expect(text).not.toMatch(/\n\s+at |node_modules|\.ts:/);
  });
});

describe('resources', () => {
  it('are the latest items, each as text and picture', async () => {
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(5);
    for (const { uri, title } of resources) {
      expect(title).toBeDefined();
      const { contents } = await client.readResource({ uri });
      expect(contents[0]).toMatchObject({ uri, mimeType: 'text/plain', text: expect.stringMatching(/^Text between/) });
    }
    const picture = resources.find(({ uri }) => uri.includes('/img-'))?.uri ?? '';
    expect((await client.readResource({ uri: picture })).contents[1]).toMatchObject({ mimeType: 'image/webp' });
  });

  it('are told of when the command line adds another', async () => {
    const heard = new Promise<void>((resolve) => {
      client.setNotificationHandler(ResourceListChangedNotificationSchema, () => resolve());
    });
    const later = await put(made.base, 'later.eml', mail(9, 'A postcard', 'The sea is warm.'));
    await document(['add', later, '--memory', made.memory]);
    await heard;
    expect((await client.listResources()).resources.map(({ title }) => title)).toContain(
      '<untrusted>A postcard</untrusted>',
    );
  });

  it('are found by the beginning of an id, or of a name', async () => {
    const completed = async (uri: string, value: string) =>
      (await client.complete({ ref: { type: 'ref/resource', uri }, argument: { name: 'id', value } })).completion
        .values;
    const images = await completed('madeleine://item/{id}', 'img-');
    expect(images).toHaveLength(2);
    expect(await completed('madeleine://item/{id}', images[0] ?? '')).toEqual([images[0]]);
    const [ada = ''] = await completed('madeleine://person/{id}', 'ada');
    const [person] = (await client.readResource({ uri: `madeleine://person/${ada}` })).contents;
    expect(person).toMatchObject({ text: expect.stringContaining('Ada Example') });
    const [day = ''] = await completed('madeleine://event/{id}', 'day-');
    const [event] = (await client.readResource({ uri: `madeleine://event/${day}` })).contents;
    expect(event).toMatchObject({ text: expect.stringContaining('madeleine://item/img-') });
  });

  it('are refused in words when they are not there', async () => {
    const uris = [
      'madeleine://item/none',
      'madeleine://event/none',
      'madeleine://person/none',
      'madeleine://item/%E0%A4%A',
    ];
    for (const uri of [...uris, 'madeleine://item/..%2f..%2fsecret.key'])
      await expect(client.readResource({ uri }), uri).rejects.toThrow(/not-found|no resource|-32002/i);
  });
});

describe('the process', () => {
  it('has nothing but the protocol on its standard output, and ends when its client goes', async () => {
    const said = [
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
      },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      {
        jsonrpc: '2.0',
        id: 2,
        method: 'tools/call',
        params: { name: 'ask', arguments: { question: 'How much did I pay at Tea House?' } },
      },
    ];
    const { execFile } = await import('node:child_process');
    const ran = await new Promise<{ readonly code: number; readonly stdout: string }>((resolve) => {
      const child = execFile(process.execPath, [program, 'mcp', '--memory', made.memory], (_error, stdout) =>
        resolve({ code: child.exitCode ?? -1, stdout }),
      );
      child.stdout?.on('data', (chunk: string) => {
        if (chunk.includes('"id":2')) child.stdin?.end();
      });
      child.stdin?.write(`${said.map((one) => JSON.stringify(one)).join('\n')}\nthis is no JSON\n`);
    });
    expect(ran.code).toBe(0);
    const lines = ran.stdout.trim().split('\n');
    expect(lines.map((line) => z.object({ jsonrpc: z.literal('2.0') }).parse(JSON.parse(line)).jsonrpc).length).toBe(
      lines.length,
    );
    expect(lines.length).toBeGreaterThanOrEqual(2);
  });

  it('says on standard error what is wrong with the memory', async () => {
    const ran = await madeleine(['mcp', '--memory', `${made.memory}-not-there`]);
    expect(ran.code).toBe(1);
    expect(ran.stdout).toBe('');
    expect(ran.stderr).toMatch(/madeleine init/);
  });
});

describe('gone', () => {
  it('lists what is no longer at its source, and its paths as text that nobody has to obey', async () => {
    expect((await say('gone', {})).text).toBe('Nothing is gone.');
    const lost = await put(made.input, 'more/lost.jpg', await picture(30));
    await put(made.input, 'more/kept.jpg', await picture(31));
    const add = () => madeleine(['add', join(made.input, 'more'), '--memory', made.memory]);
    await add();
    await rm(lost);
    await add();
    const { document: found, text } = await say('gone', { limit: 1 });
    expect(found).toMatchObject({
      items: [{ path: lost, why: 'missing' }],
      total: 1,
    });
    expect(text).toMatch(
      /^No longer at their source: 1 item\.\n.*\n- img-\S+ · image · missing · since [\d-]+ <untrusted>/,
    );
  });
});
