import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';

export type FileRequest = {
  readonly url: string;
  /** Where the whole file is placed; while incomplete it is in `PATH.part`, with its ETag in `PATH.etag`. */
  readonly path: string;
  /** A longer file is an error. */
  readonly mostBytes: number;
  /** Throws if an address may not be requested; called for the first one and for every redirect. */
  readonly mayAsk: (url: string) => void;
  /** Bytes of this file so far, including those of an earlier call. */
  readonly onBytes?: (bytes: number) => void;
  readonly signal: AbortSignal;
  /** How long the server may send nothing. */
  readonly idleMs?: number;
};

export type Fetched = { readonly bytes: number; readonly sha256: string };
type Begun = { readonly bytes: number; readonly etag: string; readonly hash: Hash };

const IDLE_MS = 60_000;
const MOST_REDIRECTS = 5;
const AGAIN = { action: 'Run the same command again; it resumes where it stopped.' };

/**
 * Fetches a file and hashes it as it arrives. A file that an earlier call completed is only hashed. An incomplete one is
 * resumed if the server says that it is still the same file (RFC 9110 §13.1.5), otherwise it is fetched from the start.
 * Errors: `unreachable`, `timeout`, `not-found`, `forbidden`, `rate-limited`, `system-failed`, `malformed-reply`,
 * `too-large`, those of `mayAsk` and of the file system.
 */
export async function fetchFile(request: FileRequest): Promise<Fetched> {
  const { path, url, onBytes } = request;
  const there = await hashOfFile(path);
  if (there !== undefined) {
    onBytes?.(there.bytes);
    return there;
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const idle = new AbortController();
  const late = new MadeleineError('timeout', `${url} sent nothing for too long.`, AGAIN);
  const timer = setTimeout(() => idle.abort(late), request.idleMs ?? IDLE_MS);
  const signal = AbortSignal.any([request.signal, idle.signal]);
  try {
    return await written({ ...request, signal }, await begunPart(path), () => timer.refresh());
  } catch (error) {
    request.signal.throwIfAborted();
    if (idle.signal.aborted) throw late;
    // `fetch` reports every failure of the connection as a TypeError, before and during the body.
    if (error instanceof TypeError) throw brokenOff(url, error);
    if (isMadeleineError(error) && unusable.has(error.code)) await discard(path);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** After these, what arrived cannot be the beginning of the file. */
const unusable: ReadonlySet<string> = new Set(['too-large', 'malformed-reply']);

async function discard(path: string): Promise<void> {
  await rm(`${path}.part`, { force: true });
  await rm(`${path}.etag`, { force: true });
}

/** Size and SHA-256 of a file; undefined if it does not exist. Errors: those of the file system. */
export async function hashOfFile(path: string): Promise<Fetched | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  return { bytes: found.size, sha256: (await hashed(path)).digest('hex') };
}

async function hashed(path: string): Promise<Hash> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash;
}

/** The beginning of a file that an earlier call left; only a strong ETag shows later that the file is still the same. */
async function begunPart(path: string): Promise<Begun | undefined> {
  const etag = await readFile(`${path}.etag`, 'utf8').catch(() => '');
  const found = await stat(`${path}.part`).catch(() => undefined);
  if (etag === '' || found === undefined || found.size === 0) return undefined;
  return { bytes: found.size, etag, hash: await hashed(`${path}.part`) };
}

async function written(request: FileRequest, begun: Begun | undefined, onChunk: () => void): Promise<Fetched> {
  const { path, url, mostBytes, onBytes, signal } = request;
  const response = await asked(request, begun);
  if (response.status === 416 && begun !== undefined) {
    await response.body?.cancel();
    return written(request, undefined, onChunk);
  }
  const resumed = response.status === 206 ? begun : undefined;
  const announced = (resumed?.bytes ?? 0) + Number(response.headers.get('content-length') ?? 0);
  const problem =
    problemOf(response, url, begun) ?? (announced > mostBytes ? tooLarge(url, announced, mostBytes) : undefined);
  if (problem !== undefined || response.body === null) {
    await response.body?.cancel();
    throw problem ?? new MadeleineError('malformed-reply', `${url} sent no file.`);
  }
  if (resumed === undefined) {
    // In this order: the new ETag must never stand beside the beginning of an older file.
    await discard(path);
    await writeFile(`${path}.etag`, strongEtag(response), { mode: 0o600 });
  }
  const hash = resumed?.hash ?? createHash('sha256');
  let bytes = resumed?.bytes ?? 0;
  const measure = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      onChunk();
      bytes += chunk.length;
      if (bytes > mostBytes) return done(tooLarge(url, bytes, mostBytes));
      hash.update(chunk);
      onBytes?.(bytes);
      done(null, chunk);
    },
  });
  const part = createWriteStream(`${path}.part`, { flags: resumed === undefined ? 'w' : 'a', mode: 0o600 });
  await pipeline(response.body, measure, part, { signal });
  await rename(`${path}.part`, path);
  await rm(`${path}.etag`, { force: true });
  return { bytes, sha256: hash.digest('hex') };
}

async function asked({ url, mayAsk, signal }: FileRequest, begun: Begun | undefined): Promise<Response> {
  const range = begun === undefined ? {} : { range: `bytes=${begun.bytes}-`, 'if-range': begun.etag };
  let at = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    mayAsk(at);
    const response = await fetch(at, {
      redirect: 'manual',
      signal,
      // Compressed bytes could neither be resumed nor compared with their announced length.
      headers: { 'accept-encoding': 'identity', ...range },
    });
    const to = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || to === null) return response;
    await response.body?.cancel();
    const next = URL.parse(to, at);
    if (next === null) throw new MadeleineError('malformed-reply', `${at} redirects to an invalid address.`);
    at = next.href;
  }
  throw new MadeleineError('malformed-reply', `${url} redirects more than ${MOST_REDIRECTS} times.`);
}

function problemOf(response: Response, url: string, begun: Begun | undefined): MadeleineError | undefined {
  const { status, headers } = response;
  if (status === 206) {
    const from = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1];
    if (begun !== undefined && Number(from) === begun.bytes) return undefined;
    return new MadeleineError('malformed-reply', `${url} sent another part of the file than requested.`);
  }
  if (status === 200) return undefined;
  const said = `${url} answered ${status}.`;
  const action = 'Check the address, or try again later.';
  if (status === 404 || status === 410) return new MadeleineError('not-found', said, { action });
  if (status === 401 || status === 403) return new MadeleineError('forbidden', said, { action });
  if (status === 429) return new MadeleineError('rate-limited', said, AGAIN);
  return new MadeleineError('system-failed', said, AGAIN);
}

function strongEtag({ headers }: Response): string {
  const etag = headers.get('etag') ?? '';
  return etag.startsWith('"') && headers.get('content-encoding') === null ? etag : '';
}

const tooLarge = (url: string, bytes: number, most: number): MadeleineError =>
  new MadeleineError('too-large', `${url} has at least ${bytes} bytes; at most ${most} were expected.`, {
    action: 'Check that the address is correct; nothing of it is used.',
  });

const brokenOff = (url: string, error: TypeError): MadeleineError => {
  const why = error.cause instanceof Error ? error.cause.message : error.message;
  return new MadeleineError('unreachable', `${url} could not be fetched: ${why}`, { ...AGAIN, cause: error });
};
