import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { MadeleineError } from '../memory/errors.ts';

const LONGEST_MS = 10 * 60_000;
/** Nobody but the browser of this machine comes here, with one question. */
const LARGEST_HEAD = 16 * 1024;

const page = (text: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Madeleine</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:15vh auto;max-width:30em;padding:0 1em}</style><p>${text}</p>`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'referrer-policy': 'no-referrer',
  connection: 'close',
};

export type LoopbackAnswer = {
  /** Where the browser is to come back to: a free port of this machine (RFC 8252, section 7.3). */
  readonly redirect: string;
  /** What it comes back with. Whatever else asks here, with another `state`, is refused and waited past. */
  readonly answer: (state: string, signal: AbortSignal) => Promise<URLSearchParams>;
  readonly close: () => void;
};

/** Waits on this machine for the browser to come back from a sign-in. Errors of `answer`: `timeout`, the reason of the signal. */
export async function listenOnLoopback(host: string): Promise<LoopbackAnswer> {
  let take: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(404).end();
  const server = createServer({ maxHeaderSize: LARGEST_HEAD }, (request, response) => take(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new TypeError('a port that is none');
  const redirect = `http://${host}:${at.port}/`;
  const answer = async (state: string, signal: AbortSignal): Promise<URLSearchParams> => {
    const { promise, resolve, reject } = Promise.withResolvers<URLSearchParams>();
    const stop = (): void => reject(signal.reason);
    const late = setTimeout(() => reject(tooLate()), LONGEST_MS);
    signal.addEventListener('abort', stop, { once: true });
    take = ({ method, url = '/', headers: { host: named } }, response) => {
      // Any page can ask here, for what is no address, too.
      const said = URL.parse(url, redirect);
      const isIt =
        method === 'GET' &&
        named === new URL(redirect).host &&
        said?.pathname === '/' &&
        said.searchParams.get('state') === state;
      const text = isIt
        ? 'Madeleine has the answer. You can close this page and return to the terminal.'
        : 'Nothing is here.';
      response.writeHead(isIt ? 200 : 404, headers).end(page(text), () => isIt && resolve(said.searchParams));
    };
    try {
      if (signal.aborted) stop();
      return await promise;
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', stop);
    }
  };
  return { redirect, answer, close: () => void server.close().closeAllConnections() };
}

const tooLate = (): MadeleineError =>
  new MadeleineError('timeout', 'Nobody signed in within ten minutes.', { action: 'Run the same command again.' });
