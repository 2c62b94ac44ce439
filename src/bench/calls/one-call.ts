import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isMadeleineError, type MadeleineError } from '../../memory/errors.ts';
import { attempt, pauseBefore } from '../../ports/attempt.ts';
import type { TokenUse } from '../../ports/language-model.ts';
import { callSpending, type Prices } from '../call-spending.ts';
import { noSpending, type Spending } from '../outcome.ts';
import { plus } from '../runner/ledger.ts';
import type { CallBook } from './call-book.ts';

/** Who asks for more patience than this is as good as gone. */
const LONGEST_WAIT_MS = 300_000;
const passing = new Set(['rate-limited', 'unreachable', 'timeout']);
/** Statuses by which an endpoint says that it does not take this one request. */
const notTaken = new Set([400, 413, 415, 422]);

const causeSchema = z.looseObject({
  text: z.string().optional(),
  finish: z.string().optional(),
  statusCode: z.int().optional(),
  usage: z.looseObject({ inputTokens: z.number().optional(), outputTokens: z.number().optional() }).optional(),
  error: z.unknown().optional(),
});

/** What an error of a model tells beside its code. */
export function detailsOf(error: unknown): z.infer<typeof causeSchema> {
  const read = causeSchema.safeParse(isMadeleineError(error) ? error.cause : undefined);
  return read.success ? read.data : {};
}

/** Tokens that were used by a reply that could not be read. */
const useOf = (error: unknown): TokenUse => {
  const { usage } = detailsOf(error);
  return {
    ...(usage?.inputTokens === undefined ? {} : { input: usage.inputTokens }),
    ...(usage?.outputTokens === undefined ? {} : { output: usage.outputTokens }),
  };
};

const isPassing = (error: MadeleineError): boolean => {
  if ((error.retryAfterSeconds ?? 0) * 1000 > LONGEST_WAIT_MS) return false;
  if (passing.has(error.code)) return true;
  const { statusCode = 0, text } = detailsOf(error);
  // A body that was no reply at all says nothing of what was asked.
  if (error.code === 'malformed-reply') return text === undefined;
  return error.code === 'system-failed' && !notTaken.has(statusCode);
};

/** Whether an endpoint would not take a request, of which it may take others. */
export const isNotTaken = (error: unknown): boolean => notTaken.has(detailsOf(error).statusCode ?? 0);

export type Tried<T> = {
  readonly made: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };
  readonly spent: Spending;
  readonly attempts: number;
  readonly seconds: number;
};

/**
 * One request, made again while that may help. Every attempt is a call that has to fit into the budget, and costs what
 * the endpoint says it used; one that says nothing counts as a call of unknown, here no, tokens.
 * Errors: `budget-spent`, and the signal's reason; the endpoint's are returned.
 */
export async function tried<T>(
  book: CallBook,
  request: {
    readonly most: Spending;
    readonly prices: Prices | undefined;
    readonly signal: AbortSignal;
    /** Called before the first attempt, once there is room for it. */
    readonly began: () => void;
    readonly useOf: (made: T) => TokenUse;
    readonly make: (signal: AbortSignal) => Promise<T>;
  },
): Promise<Tried<T>> {
  const { ledger, limits, counts } = book.shared;
  const { signal, prices } = request;
  const began = performance.now();
  let spent = noSpending;
  for (let attempts = 1; ; attempts++) {
    const reservation = await ledger.reserve(request.most, signal);
    let failed: unknown;
    let cost: Spending = { ...noSpending, calls: 1 };
    try {
      if (attempts === 1) request.began();
      const once = { signal, timeoutMs: limits.timeoutMs, retries: 0, pauseMs: 0 };
      const made = await attempt(request.make, once);
      cost = callSpending(made.ok ? request.useOf(made.value) : useOf(made.thrown), prices);
      spent = plus(spent, cost);
      const seconds = (performance.now() - began) / 1000;
      if (made.ok) return { made, spent, attempts, seconds };
      failed = made.thrown;
      if (attempts > limits.retries || !isMadeleineError(failed) || !isPassing(failed))
        return { made: { ok: false, error: failed }, spent, attempts, seconds };
    } finally {
      reservation.settle(cost);
      book.count(cost);
    }
    counts.retried += 1;
    await wait(pauseBefore(attempts, limits.pauseMs, failed), undefined, { signal });
  }
}
