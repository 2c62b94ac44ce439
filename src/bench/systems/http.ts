import { z } from 'zod';
import type { Configuration } from '../../app/settings/configuration.ts';
import { mayBeAsked } from '../../app/settings/this-machine.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { boundedBody } from '../../ports/bounded-body.ts';
import { noSpending, type Reply, type Retrieved } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { AskOptions, SystemUnderTest } from '../system.ts';

const named = z.array(z.looseObject({ id: z.string(), score: z.number().optional() })).nullish();
/** The parts of the contract's `ask` that are measured; what a server does not tell is not known, which is no fault. */
const askedShape = z.looseObject({
  outcome: z.enum(['grounded', 'abstained', 'failed']),
  answer: z.string().nullish(),
  confidence: z.number().min(0).max(1).nullish(),
  citations: named,
  evidence: named,
});
type Asked = z.infer<typeof askedShape>;
const MOST_OF_A_SET = 100;
const foundShape = z.object({ items: z.array(z.looseObject({ id: z.string(), score: z.number() })) });

/** What a server says that does not know a path or a way of asking. */
const notThere = new Set([404, 405, 501]);

/**
 * A memory that answers `POST <base>/api/v1/ask {question, now}` and, if it can, `GET <base>/api/v1/search?q=&limit=` with
 * the shapes of the contract; the address may also be that of `ask` itself. Without `search` the ranking is what an answer
 * rests on: its citations, then its evidence. It must hold the collection already, under the data set's ids: nothing is
 * sent but questions. Errors: `usage`, `offline`.
 */
export function httpSystem(base: string, configuration: Pick<Configuration, 'offline'> = {}): SystemUnderTest {
  const root = rootOf(base);
  if (!mayBeAsked(root.href, configuration)) {
    const action = 'Test a server on this machine, or run without --offline.';
    throw new MadeleineError('offline', `${root.host} is not on this machine, so it cannot be used with --offline.`, {
      action,
    });
  }
  return {
    name: `http:${base}`,
    identity: { version: 2, base: root.href },
    gives: { ranking: true, answers: true },
    cacheable: false,
    concurrency: 4,
    ingest: async () => ({
      report: { items: 0, seconds: 0, spending: noSpending },
      ask: (question, options) => reply(root, question, options),
      close: async () => undefined,
    }),
  };
}

function rootOf(base: string): URL {
  try {
    const { origin, pathname } = new URL(base);
    const above = pathname.replace(/\/(ask|search)?\/*$/, '');
    const whole = above !== pathname.replace(/\/+$/, '') || above.endsWith('/api/v1');
    return new URL(`${above}${whole ? '' : '/api/v1'}/`, origin);
  } catch (cause) {
    const action = 'Write it as http:http://127.0.0.1:4680.';
    throw new MadeleineError('usage', `"${base}" is not a valid URL.`, { action, cause });
  }
}

async function reply(root: URL, question: AskedQuestion, options: AskOptions): Promise<Reply> {
  if (question.form === 'choice' || question.form === 'ratings') return {};
  const found = await searched(root, question, options);
  if (found !== undefined && question.form === 'items') return { said: { kind: 'items' }, retrieved: found };
  if (found !== undefined && options.retrievalOnly) return { retrieved: found };
  const asked = await askedOf(root, question, options.signal);
  const retrieved = found ?? restsOn(asked);
  // What an abstention names is what lies nearest, not what was asked for.
  if (question.form === 'items')
    return { said: { kind: 'items' }, retrieved: asked.outcome === 'abstained' ? [] : retrieved };
  const answer = asked.answer ?? '';
  return {
    said: asked.outcome === 'abstained' ? { kind: 'abstained', reason: answer } : { kind: 'text', text: answer },
    retrieved,
    cited: (asked.citations ?? []).map(({ id }) => id),
    ...(typeof asked.confidence === 'number' ? { confidence: asked.confidence } : {}),
  };
}

/** The ranking; absent where the server has no `search`. */
async function searched(
  root: URL,
  question: AskedQuestion,
  { k, signal }: AskOptions,
): Promise<Retrieved[] | undefined> {
  const search = new URL('search', root);
  search.searchParams.set('q', question.text);
  // A set is not cut at the places that a ranking is looked at.
  search.searchParams.set('limit', String(question.form === 'items' ? Math.max(k, MOST_OF_A_SET) : k));
  if (question.now !== undefined) search.searchParams.set('now', question.now);
  const answered = await fetched(search, { signal });
  if (notThere.has(answered.response.status)) return undefined;
  return read(search, answered, foundShape).items.map(({ id, score }) => ({ id, score }));
}

async function askedOf(root: URL, question: AskedQuestion, signal: AbortSignal): Promise<Asked> {
  const body = JSON.stringify({
    question: question.text,
    ...(question.now === undefined ? {} : { now: question.now }),
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const ask = new URL('ask', root);
  const asked = read(ask, await fetched(ask, { method: 'POST', body, headers, signal }), askedShape);
  if (asked.outcome === 'failed')
    throw new MadeleineError('system-failed', asked.answer ?? `${ask.href} reported a failure.`);
  if (asked.outcome === 'grounded' && typeof asked.answer !== 'string')
    throw new MadeleineError('system-failed', `${ask.href} reported an answer but returned none.`);
  return asked;
}

function restsOn({ citations, evidence }: Asked): Retrieved[] {
  const ids = new Set([...(citations ?? []), ...(evidence ?? [])].map(({ id }) => id));
  return [...ids].map((id, place) => ({ id, score: -place }));
}

type Fetched = { readonly response: Response; readonly text: string };

function read<T>(url: URL, { response, text }: Fetched, shape: z.ZodType<T>): T {
  if (!response.ok) throw refused(url, response, text);
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause).replaceAll('\n', ' ') : 'it is not JSON';
    throw new MadeleineError(
      'system-failed',
      `${url.href} returned a response that does not match the contract: ${why}`,
      {
        cause,
      },
    );
  }
}

/** An answer with all that it rests on. */
const MOST_BYTES = 16_000_000;

const tooLong = ({ origin }: URL): MadeleineError =>
  new MadeleineError('reply-too-long', `${origin} answered with more than ${MOST_BYTES} bytes.`);

async function fetched(url: URL, request: RequestInit): Promise<Fetched> {
  try {
    // What is asked is asked of the address that was named, which may not send it on.
    const response = await fetch(url, { ...request, redirect: 'error' });
    const text = await boundedBody(response, MOST_BYTES, () => tooLong(url)).text();
    return { response, text };
  } catch (cause) {
    request.signal?.throwIfAborted();
    if (isMadeleineError(cause)) throw cause;
    const action = 'Start the server, or correct the address.';
    throw new MadeleineError('unreachable', `${url.origin} did not return a complete answer.`, { action, cause });
  }
}

/** Seconds, from a number or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

function refused(url: URL, response: Response, text: string): MadeleineError {
  const wait = retryAfter(response.headers.get('retry-after'));
  return new MadeleineError(
    response.status === 429 ? 'rate-limited' : 'system-failed',
    `${url.href} answered ${response.status}: ${text.slice(0, 200)}`,
    wait === undefined ? {} : { retryAfterSeconds: wait },
  );
}
