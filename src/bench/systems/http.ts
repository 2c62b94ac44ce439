import { z } from 'zod';
import { askResponse } from '../../contract/question-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { noSpending, type Reply } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { AskOptions, SystemUnderTest } from '../system.ts';

const askedShape = askResponse.pick({ outcome: true, answer: true, confidence: true }).extend({
  citations: z.array(z.looseObject({ id: z.string() })),
  evidence: z.array(z.looseObject({ id: z.string() })),
});
const MOST_OF_A_SET = 100;
const foundShape = z.object({ items: z.array(z.looseObject({ id: z.string(), score: z.number() })) });

/**
 * A memory that answers `GET <base>/api/v1/search?q=&limit=` and `POST <base>/api/v1/ask {question, now}` with the
 * shapes of the contract. It must hold the collection already, under the data set's ids: nothing is sent but questions.
 */
export function httpSystem(base: string): SystemUnderTest {
  const root = rootOf(base);
  return {
    name: `http:${base}`,
    identity: { version: 1, base: root.href },
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
    return new URL('api/v1/', base.endsWith('/') ? base : `${base}/`);
  } catch (cause) {
    const action = 'Write it as http:http://127.0.0.1:4680.';
    throw new MadeleineError('usage', `"${base}" is not an address.`, { action, cause });
  }
}

async function reply(root: URL, question: AskedQuestion, options: AskOptions): Promise<Reply> {
  if (question.form === 'choice' || question.form === 'ratings') return {};
  const search = new URL('search', root);
  search.searchParams.set('q', question.text);
  // A set is not cut at the places that a ranking is looked at.
  const limit = question.form === 'items' ? Math.max(options.k, MOST_OF_A_SET) : options.k;
  search.searchParams.set('limit', String(limit));
  if (question.now !== undefined) search.searchParams.set('now', question.now);
  const found = await got(search, { signal: options.signal }, foundShape);
  const retrieved = found.items.map(({ id, score }) => ({ id, score }));
  if (question.form === 'items') return { said: { kind: 'items' }, retrieved };
  if (options.retrievalOnly) return { retrieved };
  const body = JSON.stringify({
    question: question.text,
    ...(question.now === undefined ? {} : { now: question.now }),
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const asked = await got(new URL('ask', root), { method: 'POST', body, headers, signal: options.signal }, askedShape);
  if (asked.outcome === 'failed') throw new MadeleineError('system-failed', asked.answer);
  return {
    said:
      asked.outcome === 'abstained'
        ? { kind: 'abstained', reason: asked.answer }
        : { kind: 'text', text: asked.answer },
    retrieved,
    cited: asked.citations.map(({ id }) => id),
    confidence: asked.confidence,
  };
}

async function got<T>(url: URL, request: RequestInit, shape: z.ZodType<T>): Promise<T> {
  const { response, text } = await fetched(url, request);
  if (!response.ok) throw refused(url, response, text);
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new MadeleineError('system-failed', `${url.href} answered with another shape than the contract's.`, {
      cause,
    });
  }
}

async function fetched(url: URL, request: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, request);
    return { response, text: await response.text() };
  } catch (cause) {
    request.signal?.throwIfAborted();
    const action = 'Start the server, or correct the address.';
    throw new MadeleineError('unreachable', `${url.origin} gave no whole answer.`, { action, cause });
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
