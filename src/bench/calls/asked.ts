import type { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { ContentPart, GenerateOptions, LanguageModel, ModelMessage } from '../../ports/language-model.ts';
import type { Reranker } from '../../ports/reranker.ts';
import type { Prices } from '../call-spending.ts';
import type { CallBook } from './call-book.ts';

/** Who is asked through the journal: a model, and what else a method needs. */
export type CallerOptions = {
  readonly model: LanguageModel;
  readonly embedder?: Embedder;
  readonly reranker?: Reranker;
  readonly prices?: Prices;
  readonly book: CallBook;
  readonly signal: AbortSignal;
};

/** What is asked. `step` and `prompt` (`file@version`) only name the call; all else is sent and decides the reply. */
export type Asked = {
  readonly step: string;
  readonly prompt: string;
  readonly instructions: string;
  readonly content: string | readonly ContentPart[];
  /** What was said after that, in a conversation that goes on. */
  readonly turns?: readonly ModelMessage[];
  readonly maxOutputTokens?: number;
  /** 0 unless said; models that think have one of their own (`effort`). */
  readonly temperature?: number;
  readonly effort?: GenerateOptions['effort'];
  readonly seed?: number;
};
export type AskedFor<T> = Asked & { readonly schema: z.ZodType<T>; readonly schemaName: string };

/**
 * What came of a call. `unreadable`: neither the reply nor its repair was of the schema. `refused`: the model would not, or
 * its endpoint does not take this one request. Both are counted; whoever asks goes on without.
 */
export type Called<T> =
  | { readonly state: 'answered'; readonly value: T }
  | { readonly state: 'unreadable' }
  | { readonly state: 'refused'; readonly said: string };

/** What was answered, for who cannot go on without. Errors: `malformed-reply`; `system-failed` for a refusal. */
export function answered<T>(called: Called<T>, model: string): T {
  if (called.state === 'answered') return called.value;
  if (called.state === 'unreadable')
    throw new MadeleineError('malformed-reply', `${model} did not reply in the required format, twice.`);
  const said = called.said.trim().slice(0, 300);
  throw new MadeleineError('system-failed', `${model} refused to answer${said === '' ? '' : `: ${said}`}.`, {
    action: 'If the endpoint takes no pictures, run with --text-only.',
  });
}
