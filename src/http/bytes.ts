import { type FileHandle, open } from 'node:fs/promises';
import { etagOf, isKnown } from './etag.ts';
import { type ByteRange, rangeOf } from './range.ts';
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
);

/** A policy that makes it harmless even when opened directly. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const FILE_CHUNK = 256 * 1024;

/** Conditions first, then the range (RFC 9110 §13.2.2). */
export function bytesResponse(request: Request, answer: BytesAnswer): Response {
  const size = answer.kind === 'bytes' ? answer.bytes.byteLength : answer.size;
  const etag = answer.etag ?? etagOf(answer.kind === 'bytes' ? answer.bytes : `${answer.path}\n${answer.size}`);
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

function bodyOf(answer: BytesAnswer, { first, last }: ByteRange): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if (answer.kind === 'bytes') return new Uint8Array(answer.bytes.subarray(first, last + 1));
  return fileStream(answer.path, { first, last });
}

/** Opens the file on the first read (never for HEAD), and closes it at the end or when the client disconnects. */
function fileStream(path: string, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let at = first;
  const close = async () => {
    const opened = file;
    file = undefined;
    await opened?.close();
  };
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          if (at > last) {
            controller.close();
            return await close();
          }
          file ??= await open(path);
          const chunk = new Uint8Array(Math.min(FILE_CHUNK, last - at + 1));
          const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
          if (bytesRead === 0) throw new Error('The file became shorter while it was sent.');
          at += bytesRead;
          controller.enqueue(chunk.subarray(0, bytesRead));
        } catch (error) {
          await close();
          throw error;
        }
      },
      cancel: close,
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
