import { SaxesParser } from 'saxes';
import { davError, elsewhere, malformed, silent, statusError, tooLong } from './dav-error.ts';

export type DavLimits = {
  /** Without a byte for so long, a server is given up. */
  readonly silentMs: number;
  readonly longestMs: number;
  readonly largestAnswer: number;
};

export const usualLimits: DavLimits = {
  silentMs: 120_000,
  longestMs: 10 * 60_000,
  largestAnswer: 32 * 1024 * 1024,
};

const MOST_REDIRECTS = 5;
const DEEPEST_XML = 64;
const MOST_ELEMENTS = 500_000;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export type DavAsking = {
  /** Of the server that the owner named: nobody else is asked. */
  readonly origin: string;
  readonly authorization: string;
  readonly signal: AbortSignal | undefined;
  readonly limits: DavLimits;
};

/**
 * A `fetch` for a server that nobody vouches for: only its own origin is asked, redirects are followed inside it, and an answer
 * has bounds of time, bytes and depth. Answers that are of no use are thrown as errors of ours.
 */
export function davFetch(asking: DavAsking): typeof fetch {
  const { host } = new URL(asking.origin);
  return async (input, init = {}) => {
    let url = new URL(input instanceof Request ? input.url : input);
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      if (url.origin !== asking.origin) throw elsewhere(host, url);
      const { response, text } = await asked(url, init, asking, host);
      const to = response.headers.get('location');
      if (!redirects.has(response.status) || to === null) {
        const refused = statusError(response, host);
        if (refused !== undefined) throw refused;
        checkXml(text, host);
        return new Response(text, { status: response.status, headers: { 'content-type': 'text/xml' } });
      }
      if (!URL.canParse(to, url)) throw malformed(host, 'redirects to an address that is none');
      url = new URL(to, url);
      // A proxy that ends TLS leaves behind it a server that takes itself for a plain one.
      if (asking.origin.startsWith('https:')) url.protocol = 'https:';
    }
    throw malformed(host, 'redirects in a circle');
  };
}

async function asked(url: URL, init: RequestInit, asking: DavAsking, host: string) {
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
    return { response, text: new TextDecoder().decode(Buffer.concat(parts)) };
  } catch (error) {
    signal?.throwIfAborted();
    throw davError(stop.signal.aborted ? stop.signal.reason : error, host);
  } finally {
    clearTimeout(whole);
    clearTimeout(beat);
  }
}

/** The parser behind makes an object of every element, however deep: what is no answer to a question of ours does not get there. */
function checkXml(text: string, host: string): void {
  const parser = new SaxesParser();
  let [depth, elements] = [0, 0];
  parser.on('doctype', () => {
    throw malformed(host, 'sent XML with a document type, which no answer has');
  });
  parser.on('opentag', () => {
    depth += 1;
    elements += 1;
    if (depth > DEEPEST_XML || elements > MOST_ELEMENTS) throw tooLong(host);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('error', () => {
    throw malformed(host, 'sent an answer that is no XML');
  });
  parser.write(text).close();
}
