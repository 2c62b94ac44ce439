import { setTimeout as pause } from 'node:timers/promises';
import { isMadeleineError } from '../../memory/errors.ts';
import { stateChangeShape } from './jmap-shapes.ts';

/** The server is asked for a sign of life each minute: without one for so long, it is gone. */
const SILENT_MS = 3 * 60_000;
/** A server that does not push is asked this often. */
const LOOK_MS = 60_000;
const LONGEST_LINE = 64 * 1024;

export type Pushing = {
  /** Of the stream of events (RFC 8620, section 7.3); undefined where the server has none. */
  readonly url: URL | undefined;
  readonly authorization: string;
  readonly account: string;
  readonly longestMs: number;
  readonly signal: AbortSignal;
  /** Whether this state, or the one that the server has now, is another than is known. */
  readonly hasChanged: (state?: string) => Promise<boolean>;
};

/** Waits until the server says that mail has changed; one that does not push is asked from time to time. */
export async function pushedState(pushing: Pushing): Promise<'news' | 'nothing' | 'closed'> {
  const { url, longestMs, signal, hasChanged } = pushing;
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort(), longestMs);
  const ended = AbortSignal.any([signal, stop.signal]);
  try {
    const stream = url === undefined ? undefined : await streamOf(url, pushing.authorization, ended);
    // Asked once the stream is open, so that nothing is missed between the two.
    if (await hasChanged()) return 'news';
    while (stream === undefined) {
      await pause(LOOK_MS, undefined, { signal: ended, ref: false }).catch(() => undefined);
      if (!signal.aborted && (await hasChanged())) return 'news';
      if (ended.aborted) return 'nothing';
    }
    for await (const state of statesIn(stream, pushing.account)) if (await hasChanged(state)) return 'news';
    return 'closed';
  } catch (error) {
    if (signal.aborted || stop.signal.aborted) return 'nothing';
    // What is wrong is told by the session that is opened next.
    if (error instanceof Silent || error instanceof TypeError || isMadeleineError(error)) return 'closed';
    throw error;
  } finally {
    clearTimeout(late);
    stop.abort();
  }
}

class Silent extends Error {}

async function streamOf(url: URL, authorization: string, signal: AbortSignal) {
  const headers = { authorization, accept: 'text/event-stream', 'user-agent': 'Madeleine' };
  const response = await fetch(url, { headers, redirect: 'manual', signal }).catch(() => undefined);
  const isStream = /^text\/event-stream\b/.test(response?.headers.get('content-type') ?? '');
  if (response?.status === 200 && isStream && response.body !== null) return response.body;
  await response?.body?.cancel();
  return undefined;
}

/** The states of mail that events tell, of this account. */
async function* statesIn(stream: ReadableStream<Uint8Array>, account: string): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Silent()), SILENT_MS);
    const read = await Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
    if (read.done) return;
    const lines = `${rest}${decoder.decode(read.value, { stream: true })}`.split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
    for (const line of lines) {
      const state = line.startsWith('data:') ? stateIn(line.slice(5), account) : undefined;
      if (state !== undefined) yield state;
    }
  }
}

function stateIn(text: string, account: string): string | undefined {
  try {
    return stateChangeShape.parse(JSON.parse(text)).changed[account]?.['Email'];
  } catch {
    // Signs of life, and what is not ours.
    return undefined;
  }
}
