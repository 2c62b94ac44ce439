import type { App } from '../app/app.ts';
import type { Inbox, InboxEntry } from '../app/import/inbox.ts';
import { MadeleineError } from '../memory/errors.ts';

/** Where sync apps put files (RFC 4918, class 1, write only). */
export const DAV_ROOT = '/dav';

export const isDav = ({ url }: Request): boolean => /^\/dav(\/|$)/.test(new URL(url).pathname);

const METHODS = 'OPTIONS, PROPFIND, HEAD, PUT, MKCOL';
/** What a PROPFIND asks for is answered whole anyway; its body is only read away. */
const MOST_BODY_BYTES = 64 * 1024;
/** Entries that one folder tells of. */
const MOST_TOLD = 20_000;

/** Answers a request below `/dav` of somebody who may upload. Errors: those of the inbox; `unsafe-path`, `too-large`. */
export async function davResponse(request: Request, app: App): Promise<Response> {
  const path = pathIn(new URL(request.url).pathname);
  const inbox = await app.inbox();
  switch (request.method) {
    case 'OPTIONS':
      return new Response(null, { status: 200, headers: { dav: '1', allow: METHODS, 'ms-author-via': 'DAV' } });
    case 'PROPFIND':
      await readAway(request);
      return propfind(request, inbox, path);
    case 'HEAD':
      return head(inbox.entry(path));
    case 'MKCOL':
      await readAway(request);
      // To clients, this says that the folder is there (RFC 4918 §9.3.1).
      if (inbox.entry(path) !== undefined) return notAllowed();
      await inbox.makeFolder(path);
      return new Response(null, { status: 201 });
    case 'PUT':
      return put(request, inbox, path);
    default:
      return notAllowed();
  }
}

const notAllowed = (): Response => new Response(null, { status: 405, headers: { allow: METHODS } });

/** Sync apps send a name and a password: the name may be any, the password is the token. */
export function withBearer(headers: Headers): Headers {
  const [, basic] = /^Basic +([A-Za-z0-9+/=]{1,1000})$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (basic === undefined) return headers;
  const said = Buffer.from(basic, 'base64').toString('utf8');
  headers.set('authorization', `Bearer ${said.slice(said.indexOf(':') + 1).trim()}`);
  return headers;
}

/** Errors: `unsafe-path` for what is no name, such as an encoded slash. */
function pathIn(pathname: string): string {
  const segments = pathname.slice(DAV_ROOT.length).split('/').filter(Boolean).map(decoded);
  if (segments.some((one) => one.includes('/') || one === '.' || one === '..')) throw unsafe();
  return segments.join('/').normalize('NFC');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw unsafe();
  }
}

const unsafe = (): MadeleineError =>
  new MadeleineError('unsafe-path', 'This is no name of a file.', { action: 'Upload it under a simpler name.' });

async function readAway({ body }: Request): Promise<void> {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BODY_BYTES)
      throw new MadeleineError('too-large', 'The body of the request is too large.', { action: 'Send a smaller one.' });
  }
}

async function put(request: Request, inbox: Inbox, path: string): Promise<Response> {
  // A part of a file that is put together later (RFC 9110 §14.5) would be taken for the whole.
  if (request.headers.has('content-range'))
    return new Response(null, { status: 501, headers: { 'cache-control': 'no-store' } });
  const bytes = Number(request.headers.get('content-length') ?? Number.NaN);
  const seconds = Number(request.headers.get('x-oc-mtime') ?? Number.NaN);
  const isDated = Number.isFinite(seconds) && seconds > 0 && seconds < 1e11;
  const file = {
    name: path,
    ...(Number.isInteger(bytes) ? { bytes } : {}),
    ...(isDated ? { modified: seconds * 1000 } : {}),
  };
  await inbox.take(file, request.body ?? nothing(), request.signal);
  return new Response(null, { status: 201, headers: isDated ? { 'x-oc-mtime': 'accepted' } : {} });
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function head(entry: InboxEntry | undefined): Response {
  if (entry === undefined) return new Response(null, { status: 404 });
  const { bytes, modified } = entry;
  return new Response(null, {
    status: 200,
    headers: {
      ...(bytes === undefined ? {} : { 'content-length': String(bytes) }),
      ...(modified === undefined ? {} : { 'last-modified': new Date(modified).toUTCString() }),
    },
  });
}

function propfind(request: Request, inbox: Inbox, path: string): Response {
  const entry = inbox.entry(path);
  if (entry === undefined) return new Response(null, { status: 404 });
  const isFolder = entry.bytes === undefined;
  const inside = isFolder && request.headers.get('depth') !== '0' ? inbox.entriesOf(path) : [];
  const told = [entry, ...inside.slice(0, MOST_TOLD)].map(responseOf).join('');
  return new Response(`<?xml version="1.0" encoding="utf-8"?>\n<d:multistatus xmlns:d="DAV:">${told}</d:multistatus>`, {
    status: 207,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function responseOf({ path, bytes, modified }: InboxEntry): string {
  const segments = path === '' ? [] : path.split('/');
  const href = [DAV_ROOT, ...segments.map(encodeURIComponent)].join('/');
  const isFolder = bytes === undefined;
  const facts = [
    `<d:displayname>${escaped(segments.at(-1) ?? 'Madeleine')}</d:displayname>`,
    isFolder
      ? '<d:resourcetype><d:collection/></d:resourcetype>'
      : `<d:resourcetype/><d:getcontentlength>${bytes}</d:getcontentlength>`,
    ...(modified === undefined ? [] : [`<d:getlastmodified>${new Date(modified).toUTCString()}</d:getlastmodified>`]),
  ];
  const found = `<d:propstat><d:prop>${facts.join('')}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>`;
  return `<d:response><d:href>${escaped(href)}${isFolder ? '/' : ''}</d:href>${found}</d:response>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
