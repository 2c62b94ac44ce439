import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type App, openApp } from '../../src/app/app.ts';
import { mcpServer } from '../../src/mcp/server.ts';
import { toolsFor } from '../../src/mcp/tools/all.ts';
import { picture, put } from '../end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';

/** Stands wherever a stranger can write: names, addresses, subjects, bodies, references, file names, captions. */
const MARKER = 'Zyxomark';

const letter = (n: number, subject: string, body: string, more = ''): string =>
  `From: ${MARKER} Berg <${MARKER}@${MARKER}.example>\nTo: Me <me@example.org>, ${MARKER} Other <other@${MARKER}.example>\nSubject: ${MARKER} ${subject}\nDate: ${n + 1} May 2023 10:00:00 +0200\nMessage-ID: <${n}@${MARKER}.example>\n${more}\n${body}\n`;

let made: SmallMemory;
let app: App;
let client: Client;
const bugs: unknown[] = [];
beforeAll(async () => {
  made = await smallMemory(async (input) => {
    await put(input, `${MARKER}/${MARKER} 1.jpg`, await picture(1));
    await put(input, `${MARKER}/${MARKER} 2.jpg`, await picture(9, '2023:05:08 10:00:00'));
    await put(input, `${MARKER}1.eml`, letter(1, 'Hotel', `Hotel ${MARKER}\nBooking ${MARKER}77\nTotal: EUR 80.00`));
    await put(
      input,
      `${MARKER}2.eml`,
      letter(2, 'Invoice', `Invoice of Hotel ${MARKER}. Total: EUR 81.50. Booking ${MARKER}77.`),
    );
    await put(
      input,
      `${MARKER}3.eml`,
      letter(3, 'News', `Dear friend, ${MARKER} was at the lake with ${MARKER} Other.`),
    );
  });
  app = await openApp(made.memory, {
    ocr: { enabled: false },
    perception: { enabled: false },
    owner: { name: `${MARKER} Owner`, addresses: ['me@example.org'] },
  });
  client = new Client({ name: 'test', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await mcpServer({ app, version: '0.0.0', report: (error) => bugs.push(error) }).connect(there);
  await client.connect(here);
});
afterAll(async () => {
  await client.close();
  await app.close();
  await made.remove();
  expect(bugs).toEqual([]);
});

const outside = (text: string): string => text.replace(/<untrusted>(?:(?!<untrusted>)[\s\S])*?<\/untrusted>/g, '');
let seen = 0;

function expectMarked(text: string, what: string): void {
  if (text.includes(MARKER)) seen += 1;
  expect(outside(text), what).not.toMatch(new RegExp(MARKER, 'i'));
}

const questions = [
  `photos of ${MARKER} Berg in Lisbon`,
  `mails from ${MARKER} Other about ${MARKER}`,
  `photos of ${MARKER} without ${MARKER} Other in 1999`,
  `How much was the Hotel ${MARKER}?`,
  `When did ${MARKER} Berg fly to ${MARKER}?`,
  'How much did the hotel cost?',
  'photos from Lisbon',
];

/** Arguments with which each tool says all that it can. */
const calls: Readonly<Record<string, readonly object[]>> = {
  search: [
    ...questions.flatMap((query) => [
      { query, explain: true },
      { query, limit: 1 },
    ]),
    { query: 'mails', limit: 2, thumbnails: 2 },
    { query: 'mails', cursor: MARKER },
  ],
  ask: questions.flatMap((question) => [{ question, explain: true }, { question }]),
  people: [{}, { limit: 1 }, { named: MARKER }, { named: 'nobody' }, { limit: MARKER }],
  events: [{}, { named: MARKER }, { kind: 'moment' }, { kind: MARKER }],
  timeline: [{}, { from: '2023-05' }, { from: '1990', to: '1991' }, { from: MARKER }],
  fetch: [{ id: MARKER }, {}],
  gone: [{}, { limit: MARKER }, { cursor: MARKER }],
};

const ids = z.object({ items: z.array(z.object({ id: z.string() })) });

async function said(name: string, args: object): Promise<string> {
  const told: string[] = [];
  const result = CallToolResultSchema.parse(
    await client.callTool({ name, arguments: { ...args } }, CallToolResultSchema, {
      onprogress: ({ message }) => told.push(message ?? ''),
    }),
  );
  return [...told, ...result.content.flatMap((one) => (one.type === 'text' ? [one.text] : []))].join('\n');
}

describe('words of others', () => {
  it('are marked in whatever a tool says, of results, explanations, abstentions and errors', async () => {
    expect(Object.keys(calls).toSorted()).toEqual(
      toolsFor(new Set(), { seenBy: undefined })
        .map(({ name }) => name)
        .toSorted(),
    );
    const found = await client.callTool({ name: 'timeline', arguments: {} }, CallToolResultSchema);
    const all = ids.parse(CallToolResultSchema.parse(found).structuredContent).items.map(({ id }) => id);
    expect(all).toHaveLength(5);
    for (const [name, of] of Object.entries(calls))
      for (const args of of) expectMarked(await said(name, args), `${name} ${JSON.stringify(args)}`);
    for (const id of all)
      for (const provenance of [true, false]) expectMarked(await said('fetch', { id, provenance }), `fetch ${id}`);
    expect(seen).toBeGreaterThan(20);
  });

  it('are marked in the list of resources, in every resource, and in what completes their ids', async () => {
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(4);
    seen = 0;
    for (const { uri, name, title = '', description = '' } of resources)
      for (const text of [uri, name, title, description]) expectMarked(text, uri);
    expect(seen).toBeGreaterThan(3);
    const events = (await app.events()).events.map(({ id }) => `madeleine://event/${encodeURIComponent(id)}`);
    const people = (await app.people()).people.map(({ id }) => `madeleine://person/${encodeURIComponent(id)}`);
    for (const uri of [...resources.map((one) => one.uri), ...events, ...people]) {
      const { contents } = await client.readResource({ uri });
      for (const content of contents) if ('text' in content) expectMarked(content.text, uri);
    }
    for (const kind of ['item', 'event', 'person']) {
      const failed = await client.readResource({ uri: `madeleine://${kind}/${MARKER}` }).catch(String);
      expectMarked(String(failed), kind);
      const ref = { type: 'ref/resource' as const, uri: `madeleine://${kind}/{id}` };
      const { completion } = await client.complete({ ref, argument: { name: 'id', value: MARKER } });
      for (const value of completion.values) expectMarked(value, kind);
    }
  });

  it('stand in no prompt: there is none', () => {
    expect(client.getServerCapabilities()).not.toHaveProperty('prompts');
  });
});
