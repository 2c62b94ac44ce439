import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JmapSession } from '../../ports/jmap-server.ts';
import { openJmapSession } from './jmap-session.ts';
import { CORE, MAIL } from './jmap-shapes.ts';

type Asked = { readonly path: string; readonly method: string; readonly args: Record<string, unknown> };
/** What is answered to a method, or to a page. */
type Reply = (asked: Asked, response: ServerResponse) => unknown;

const object = {
  capabilities: { [CORE]: { maxObjectsInGet: 2 } },
  primaryAccounts: { [MAIL]: 'A1' },
  apiUrl: '/api/',
  downloadUrl: '/blob/{accountId}/{blobId}/{name}?type={type}',
  eventSourceUrl: '/events?types={types}&closeafter={closeafter}&ping={ping}',
};
const email = (id: string, size = 3) => ({
  ...{ id, blobId: `B${id}`, size, mailboxIds: { M1: true }, keywords: { $seen: true, $flagged: false } },
  receivedAt: '2026-01-02T03:04:05Z',
});

/** A server that answers as each test has it, for what no honest server does. */
describe('a JMAP server that nobody vouches for', () => {
  let server: Server;
  let url: string;
  let reply: Reply;
  let said: object;
  let asked: Asked[];
  beforeEach(async () => {
    asked = [];
    said = object;
    server = createServer((request, response) => void take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = server.address();
    url = `http://127.0.0.1:${at !== null && typeof at === 'object' ? at.port : 0}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
    const path = request.url ?? '';
    if (path === '/.well-known/jmap') return void response.writeHead(301, { location: '/session' }).end();
    if (path === '/session') return void response.end(JSON.stringify(said));
    const [method = '', args = {}] = body === '' ? [] : JSON.parse(body).methodCalls[0];
    const one = { path, method, args };
    asked.push(one);
    const answer = reply(one, response);
    if (answer !== undefined) response.end(JSON.stringify({ methodResponses: [[method, answer, '0']] }));
  }
  const limits = { silentMs: 60_000, longestMs: 60_000, largestAnswer: 100_000 };
  const open = (more = {}, secret = 'password'): Promise<JmapSession> =>
    openJmapSession(
      { url, user: 'anna' },
      secret === 'password' ? { kind: 'password', password: 'secret' } : { kind: 'oauth2', accessToken: 'token' },
      undefined,
      { ...limits, ...more },
    );

  it('finds its session by the well-known address, and names folders by where they lie', async () => {
    const list = [
      { id: 'M1', name: 'Inbox', parentId: null, role: 'inbox' },
      { id: 'M2', name: 'Trips', parentId: 'M1', role: null },
      { id: 'M3', name: 'Mine', parentId: 'M3', role: 'important' },
    ];
    reply = () => ({ list });
    expect(await (await open()).folders()).toEqual([
      { path: 'M1', name: 'Inbox', use: 'inbox' },
      { path: 'M2', name: 'Inbox/Trips', use: undefined },
      { path: 'M3', name: expect.stringMatching(/Mine$/), use: undefined },
    ]);
  });

  it('that begins its list anew wherever it is asked to is given up', async () => {
    reply = () => ({ queryState: 'q', ids: ['1', '2'] });
    await expect((await open()).list('M1')).rejects.toMatchObject({ code: 'malformed-reply' });
    expect(asked).toHaveLength(2);
  });

  it('of this machine leads nowhere else, by a token either', async () => {
    said = { ...object, apiUrl: 'https://elsewhere.invalid/api/' };
    for (const secret of ['password', 'token'])
      await expect((await open({}, secret)).folders()).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is asked for messages in parts, and for nothing but to tell', async () => {
    reply = ({ method, args, path }, response) => {
      if (path.startsWith('/blob/')) return void response.end('abc');
      if (method === 'Email/query')
        return { queryState: 'q', ids: ['1', '2', '3'].slice(Number(args['position'])).slice(0, 2) };
      return { state: 's', list: (args['ids'] as string[]).filter((id) => id !== '2').map((id) => email(id)) };
    };
    const session = await open();
    const ids = await session.list('M1');
    expect(ids).toEqual(['1', '2', '3']);
    const emails = await Array.fromAsync(session.emails(ids));
    expect(emails).toMatchObject([
      { id: '1', mailboxes: ['M1'], keywords: ['$seen'], received: Date.UTC(2026, 0, 2, 3, 4, 5) },
      { id: '3' },
    ]);
    const [first] = emails;
    if (first === undefined) throw new Error('no message');
    expect(await session.message(first, 10)).toEqual({ kind: 'read', raw: Buffer.from('abc') });
    expect(await session.message({ ...first, bytes: 11 }, 10)).toEqual({ kind: 'too-large' });
    expect(await session.message(first, 2)).toEqual({ kind: 'too-large' });
    reply = (_, response) => void response.writeHead(404).end();
    expect(await session.message(first, 10)).toEqual({ kind: 'gone' });
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['', 'Email/query', 'Email/get']));
  });

  it('tells changes in parts, or that it cannot', async () => {
    const none = { created: [], updated: [], destroyed: [] };
    reply = ({ args }, response) => {
      if (args['sinceState'] === 'a')
        return { ...none, newState: 'b', hasMoreChanges: true, created: ['1', '2'], updated: ['3'] };
      if (args['sinceState'] === 'b') return { ...none, newState: 'c', hasMoreChanges: false, destroyed: ['2', '4'] };
      const told = [['error', { type: 'cannotCalculateChanges' }, '0']];
      return void response.end(JSON.stringify({ methodResponses: told }));
    };
    const session = await open();
    expect(await session.changesSince('a')).toEqual({ changed: ['1', '3'], gone: ['2', '4'], state: 'c' });
    expect(await session.changesSince('z')).toBeUndefined();
    reply = () => ({ ...none, newState: 'a', hasMoreChanges: true });
    expect(await session.changesSince('a')).toBeUndefined();
  });

  it.each([
    [
      'lists a mailbox that changes meanwhile',
      ({ args }: Asked) => ({ queryState: `${args['position']}`, ids: ['1'] }),
    ],
    ['names ids that are none', () => ({ queryState: 'q', ids: ['../1'] })],
    ['answers with something else', () => ({ list: [] })],
    ['sends no JSON', (_: Asked, response: ServerResponse) => void response.end('<html>')],
  ])('that %s is an error', async (_, answered: Reply) => {
    reply = answered;
    await expect((await open()).list('M1')).rejects.toMatchObject({ code: 'malformed-reply' });
  });

  it('with a session that is none, or without mail, is an error', async () => {
    for (const wrong of [{}, { ...object, primaryAccounts: {} }]) {
      said = wrong;
      await expect(open()).rejects.toMatchObject({ code: 'malformed-reply' });
    }
  });

  it('sends a password nowhere else, and a token with TLS alone', async () => {
    said = { ...object, apiUrl: 'https://api.example.net/jmap' };
    await expect((await open()).state()).rejects.toMatchObject({ code: 'forbidden' });
    said = { ...object, apiUrl: 'http://api.example.net/jmap' };
    await expect((await open({}, 'token')).state()).rejects.toMatchObject({ code: 'forbidden' });
    expect(asked).toEqual([]);
  });

  it('pushes what is new, of this account, and once', async () => {
    const pushed = (account: string, state: string) =>
      `event: state\ndata: ${JSON.stringify({ '@type': 'StateChange', changed: { [account]: { Email: state } } })}\n\n`;
    let now = 's1';
    let push: (text: string) => void = () => undefined;
    let isOpen: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      isOpen = resolve;
    });
    reply = ({ path }, response) => {
      if (!path.startsWith('/events')) return { state: now, list: [] };
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      push = (text) => void response.write(text);
      isOpen();
      return undefined;
    };
    const session = await open();
    await session.state();
    const { signal } = new AbortController();
    const told = session.news(60_000, signal);
    await opened;
    push(`: hello\n\nevent: ping\ndata: {"interval":60}\n\n${pushed('A2', 's9')}${pushed('A1', 's1')}`);
    push(pushed('A1', 's2'));
    expect(await told).toBe('news');
    now = 's3';
    expect(await session.news(60_000, signal)).toBe('news');
    expect(await session.news(50, signal)).toBe('nothing');
    said = { ...object, eventSourceUrl: undefined };
    const quiet = await open();
    await quiet.state();
    expect(await quiet.news(20, signal)).toBe('nothing');
  });
});
