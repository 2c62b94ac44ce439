import { elsewhere, malformed, networkError, type ServerWords, silent, statusError, tooLong } from './server-error.ts';

export type ReplyLimits = {
  /** Without a byte for so long, a server is given up. */
  readonly silentMs: number;
  readonly longestMs: number;
  readonly largestAnswer: number;
};

export const usualLimits: ReplyLimits = {
  silentMs: 120_000,
  longestMs: 10 * 60_000,
  largestAnswer: 32 * 1024 * 1024,
};

const MOST_REDIRECTS = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export type ServerAsking = {
  /** Of the server that the owner named: nobody else is asked. */
  readonly origin: string;
  readonly authorization: string;
  readonly signal: AbortSignal | undefined;
  readonly limits: ReplyLimits;
  readonly words: ServerWords;
};

/**
 * The answer of a server that nobody vouches for: only its own origin is asked, redirects are followed inside it, and an answer
 * has bounds of time and bytes. Answers that are of no use are thrown as errors of ours. `at`: where it came from in the end.
 */
export async function serverReply(
  input: string | URL,
  init: RequestInit,
  asking: ServerAsking,
): Promise<{ readonly status: number; readonly bytes: Buffer; readonly at: URL }> {
  const { origin, words } = asking;
  const { host } = new URL(origin);
  let url = new URL(input);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    if (url.origin !== origin) throw elsewhere(host, url, words);
    const { response, bytes } = await asked(url, init, asking, host);
    const to = response.headers.get('location');
    if (!redirects.has(response.status) || to === null) {
      const refused = statusError(response, host, words);
      if (refused !== undefined) throw refused;
      return { status: response.status, bytes, at: url };
    }
    if (!URL.canParse(to, url)) throw malformed(host, 'redirects to an address that is none');
    url = new URL(to, url);
    // A proxy that ends TLS leaves behind it a server that takes itself for a plain one.
    if (origin.startsWith('https:')) url.protocol = 'https:';
  }
  throw malformed(host, 'redirects in a circle');
}

async function asked(url: URL, init: RequestInit, asking: ServerAsking, host: string) {
  const { signal, limits, authorization } = asking;
  const stop = new AbortController();
  const giveUp = (): void => stop.abort(silent(host));
  const whole = setTimeout(giveUp, limits.longestMs);
  let beat = setTimeout(giveUp, limits.silentMs);
  const headers = new Headers(init.headers);
  headers.set('authorization', authorization);
  headers.set('user-agent', 'Madeleine');
  try {
    const signals = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal: signals });
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > limits.largestAnswer) throw tooLong(host);
      parts.push(part);
      clearTimeout(beat);
      beat = setTimeout(giveUp, limits.silentMs);
    }
    return { response, bytes: Buffer.concat(parts) };
  } catch (error) {
    signal?.throwIfAborted();
    throw networkError(stop.signal.aborted ? stop.signal.reason : error, host);
  } finally {
    clearTimeout(whole);
    clearTimeout(beat);
  }
}
