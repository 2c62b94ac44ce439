import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DavSession } from '../../ports/dav-server.ts';
import { openDavSession } from './dav-session.ts';

type Asked = { readonly method: string; readonly url: string; readonly body: string; readonly authorization: string };
type Reply = (asked: Asked, response: ServerResponse) => void;

const spaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"';
const multistatus = (...inner: string[]): string =>
  `<?xml version="1.0"?><d:multistatus ${spaces}>${inner.join('')}</d:multistatus>`;
const answer = (href: string, prop: string): string =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${prop}</d:prop><d:status>HTTP/1.1 200 OK</d:status>
  </d:propstat></d:response>`;
const home = (href: string): string => `<c:calendar-home-set><d:href>${href}</d:href></c:calendar-home-set>`;
const calendar = '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>';

const say = (response: ServerResponse, text: string, status = 207): void => {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
};

/** A server that answers as each test has it, for what no honest server does. */
describe('a server that nobody vouches for', () => {
  let server: Server;
  let url: string;
  let reply: Reply;
  let asked: Asked[];
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => void take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = server.address();
    url = `http://127.0.0.1:${at !== null && typeof at === 'object' ? at.port : 0}/`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
    const { method = '', url: path = '', headers } = request;
    const one = { method, url: path, body, authorization: headers.authorization ?? '' };
    asked.push(one);
    reply(one, response);
  }
  const limits = { silentMs: 60_000, longestMs: 60_000, largestAnswer: 100_000 };
  const open = (more = {}): Promise<DavSession> =>
    openDavSession({ url, user: 'anna' }, { kind: 'password', password: 'secret' }, undefined, { ...limits, ...more });
  const folders = async (more = {}) => (await open(more)).folders();

  it('finds calendars by the well-known address and redirects of its own', async () => {
    reply = ({ url: path }, response) => {
      if (path === '/') return say(response, 'no', 405);
      if (path === '/.well-known/carddav') return say(response, '', 404);
      if (path === '/.well-known/caldav') return void response.writeHead(301, { location: '/dav/' }).end();
      if (path === '/dav/') return say(response, multistatus(answer('/dav/', home('/dav/anna/'))));
      say(response, multistatus(answer('/dav/anna/work/', `${calendar}<d:displayname>12</d:displayname>`)));
    };
    expect(await folders()).toEqual([{ path: '/dav/anna/work/', name: '12', use: 'calendar' }]);
    expect(
      asked.every(({ method, authorization }) => method === 'PROPFIND' && authorization.startsWith('Basic ')),
    ).toBe(true);
  });

  it.each([
    ['redirects', (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.2:9/' }).end()],
    [
      'points its calendars',
      (response: ServerResponse) => say(response, multistatus(answer('/', home('https://other.example.org/anna/')))),
    ],
  ])('that %s to another host is refused, and that host is not asked', async (_, answered) => {
    reply = (_asked, response) => void answered(response);
    await expect(folders()).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringMatching(/points to another server/),
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['redirects in a circle', 'malformed-reply', (r: ServerResponse) => r.writeHead(302, { location: '/' }).end()],
    ['sends more than may be held', 'too-large', (r: ServerResponse) => say(r, multistatus('x'.repeat(200_000)))],
    [
      'sends more than may be held once it is unpacked',
      'too-large',
      (r: ServerResponse) =>
        r.writeHead(207, { 'content-encoding': 'gzip' }).end(gzipSync(multistatus(' '.repeat(50_000_000)))),
    ],
    [
      'sends an XML bomb',
      'malformed-reply',
      (r: ServerResponse) =>
        say(r, `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${multistatus(answer('/', '&b;'))}`),
    ],
    [
      'sends XML without a bottom',
      'too-large',
      (r: ServerResponse) => say(r, multistatus('<d:x>'.repeat(5000), '</d:x>'.repeat(5000))),
    ],
    ['sends what is no XML', 'malformed-reply', (r: ServerResponse) => say(r, '<html><p>Welcome')],
    ['sends a page', 'malformed-reply', (r: ServerResponse) => say(r, '<html></html>', 200)],
    ['asks to wait', 'rate-limited', (r: ServerResponse) => r.writeHead(503, { 'retry-after': '7' }).end()],
    ['breaks off', 'unreachable', (r: ServerResponse) => r.writeHead(207, { 'content-length': '99' }).destroy()],
    ['does not let one in', 'unauthenticated', (r: ServerResponse) => say(r, '', 401)],
  ])('that %s is an error', async (_, code, answered) => {
    reply = (_asked, response) => void answered(response);
    await expect(folders()).rejects.toMatchObject({ code });
  });

  it('that says nothing is given up', async () => {
    reply = () => undefined;
    await expect(folders({ silentMs: 50 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('loses what is too large or broken alone', async () => {
    const events = new Map([
      ['/c/1.ics', 'BEGIN:VCALENDAR one'],
      ['/c/2.ics', `BEGIN:VCALENDAR ${'x'.repeat(200_000)}`],
      ['/c/3.ics', 'BEGIN:VCALENDAR \u0001'],
      ['/c/4.ics', '<![CDATA[BEGIN:VCALENDAR & four]]>'],
    ]);
    reply = ({ body }, response) => {
      const wanted = [...events].filter(([path]) => body.includes(path));
      const told = wanted.map(([path, text]) => answer(path, `<c:calendar-data>${text}</c:calendar-data>`));
      say(response, multistatus(...told, answer('/c/9.ics', '<d:getetag>"9"</d:getetag>')));
    };
    const versions = [...events.keys(), '/c/5.ics'].map((path) => ({ path, etag: '"1"' }));
    const session = await open();
    expect(await Array.fromAsync(session.resources('/c/', 'calendar', versions))).toEqual([
      { path: '/c/1.ics', etag: '"1"', kind: 'read', text: 'BEGIN:VCALENDAR one' },
      { path: '/c/2.ics', etag: '"1"', kind: 'unread', reason: 'too-large' },
      { path: '/c/3.ics', etag: '"1"', kind: 'unread', reason: 'malformed-reply' },
      { path: '/c/4.ics', etag: '"1"', kind: 'read', text: 'BEGIN:VCALENDAR & four' },
    ]);
  });

  it('tells changes in parts, and says when it cannot', async () => {
    const token = (name: string): string => `<d:sync-token>${name}</d:sync-token>`;
    const gone = '<d:response><d:href>/c/2.ics</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>';
    const cut = '<d:response><d:href>/c/</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response>';
    const changed =
      answer('/c/1.ics', '<d:getetag>"2"</d:getetag>') + answer('/elsewhere/1.ics', '<d:getetag>3</d:getetag>');
    reply = ({ body }, response) => {
      if (body.includes('>old<')) return say(response, '', 403);
      if (body.includes('>one<')) return say(response, multistatus(changed, cut, token('two')));
      say(response, multistatus(gone, token('three')));
    };
    const session = await open();
    expect(await session.changesSince('/c/', 'one')).toEqual({
      changed: [{ path: '/c/1.ics', etag: '"2"' }],
      gone: ['/c/2.ics'],
      syncToken: 'three',
    });
    expect(await session.changesSince('/c/', 'old')).toBeUndefined();
  });
});
