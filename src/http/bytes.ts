import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ByteRange } from '../ports/media-vault.ts';
import { etagOf, isKnown } from './etag.ts';
import { rangeOf } from './range.ts';
import { isShownType } from './shown-types.ts';

/** Bytes returned by a route. Content of an unsafe type is only ever downloaded, never displayed. */
export type BytesAnswer = {
  readonly mime: string;
  /** Changes with the content; by default a hash of `bytes`. */
  readonly etag?: string;
  /** File name for downloads. */
  readonly name?: string;
  /** Download instead of display. */
  readonly download?: boolean;
  /** How long it may be cached without revalidation; by default it is always revalidated. */
  readonly freshSeconds?: number;
} & (
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'file'; readonly path: string; readonly size: number }
  | {
      readonly kind: 'stream';
      readonly size: number;
      readonly etag: string;
      readonly open: (range: ByteRange) => Promise<ReadableStream<Uint8Array>>;
    }
  /** Written while it is sent: nobody knows its size, and no part of it can be asked for. */
  | { readonly kind: 'written'; readonly stream: ReadableStream<Uint8Array> }
);

/** A policy that makes it harmless even when opened directly. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const FILE_CHUNK = 256 * 1024;

/** Conditions first, then the range (RFC 9110 §13.2.2). */
export function bytesResponse(request: Request, answer: BytesAnswer): Response {
  if (answer.kind !== 'written') return sizedResponse(request, answer);
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'content-type': answer.mime,
    'content-disposition': disposition('attachment', answer.name),
  };
  return new Response(request.method === 'HEAD' ? null : answer.stream, { headers });
}

type Sized = Exclude<BytesAnswer, { readonly kind: 'written' }>;

function sizedResponse(request: Request, answer: Sized): Response {
  const size = answer.kind === 'bytes' ? answer.bytes.byteLength : answer.size;
  const etag = answer.etag ?? etagOf(answer.kind === 'bytes' ? answer.bytes : versionOf(answer));
  const headers: Record<string, string> = {
    etag,
    'cache-control': `private, ${answer.freshSeconds === undefined ? 'no-cache' : `max-age=${answer.freshSeconds}`}`,
    'accept-ranges': 'bytes',
    'content-security-policy': policy,
  };
  if (isKnown(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers });
  const isSafe = isShownType(answer.mime);
  headers['content-type'] = isSafe ? answer.mime : 'application/octet-stream';
  headers['content-disposition'] = disposition(
    isSafe && answer.download !== true ? 'inline' : 'attachment',
    answer.name,
  );
  const range =
    request.method === 'GET' && isStill(request, etag) ? rangeOf(request.headers.get('range'), size) : undefined;
  if (range === 'unsatisfiable') {
    const none = { 'content-range': `bytes */${size}`, 'content-security-policy': policy };
    return new Response(null, { status: 416, headers: none });
  }
  if (range !== undefined) headers['content-range'] = `bytes ${range.first}-${range.last}/${size}`;
  const wanted = range ?? { first: 0, last: size - 1 };
  headers['content-length'] = String(wanted.last - wanted.first + 1);
  return new Response(bodyOf(answer, wanted), { status: range === undefined ? 200 : 206, headers });
}

/** A range extends what the client has, so If-Range uses strong comparison; no dates are sent, so a date never matches. */
function isStill(request: Request, etag: string): boolean {
  const known = request.headers.get('if-range');
  return known === null || (known === etag && !etag.startsWith('W/'));
}

function bodyOf(answer: Sized, { first, last }: ByteRange): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if (answer.kind === 'bytes') return new Uint8Array(answer.bytes.subarray(first, last + 1));
  return lazyStream(() => opened(answer, { first, last }), last - first + 1);
}

type Streamed = Exclude<Sized, { readonly kind: 'bytes' }>;

const versionOf = (answer: Streamed): string =>
  answer.kind === 'file' ? `${answer.path}\n${answer.size}` : answer.etag;

async function opened(answer: Streamed, range: ByteRange): Promise<ReadableStream<Uint8Array>> {
  if (answer.kind === 'stream') return answer.open(range);
  const file = createReadStream(answer.path, { start: range.first, end: range.last, highWaterMark: FILE_CHUNK });
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}

/** Opens on the first read (never for HEAD), and closes at the end or when the client disconnects. */
function lazyStream(open: () => Promise<ReadableStream<Uint8Array>>, bytes: number): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let left = bytes;
  return new ReadableStream(
    {
      async pull(controller) {
        if (left === 0) return controller.close();
        reader ??= (await open()).getReader();
        const { done, value } = await reader.read();
        if (done) throw new Error('The file became shorter while it was sent.');
        left -= value.byteLength;
        controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** RFC 6266: an ASCII name for old clients, and the full name in UTF-8. No name can end the header or start another. */
function disposition(kind: 'inline' | 'attachment', name: string | undefined): string {
  if (name === undefined) return kind;
  const bare = name.replace(/^.*[/\\]/s, '').slice(-120);
  const plain = bare.replace(/[^\w .,()+-]/g, '_');
  const whole = encodeURIComponent(bare.toWellFormed()).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
