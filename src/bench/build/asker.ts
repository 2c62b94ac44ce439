import type { z } from 'zod';
import type { Made } from './step-records.ts';

/** What a model is asked, in our own words: one `*.prompt.ts` file each. A change of its words is a new version. */
export type Prompt<T> = {
  readonly name: string;
  readonly version: number;
  readonly instructions: string;
  readonly schema: z.ZodType<T>;
};

export type Asked<T> =
  | { readonly state: 'answered'; readonly value: T; readonly by: Made }
  /** The reply stayed unreadable after one repair, or the model would not: counted, never fatal. */
  | { readonly state: 'skipped'; readonly code: string; readonly message: string };

/**
 * A model that the user named, as steps ask it. Every call is kept by what was sent; the budget is checked before each.
 * Errors: `budget-spent`, `unreachable`, `cancelled` and whatever else makes going on useless.
 */
export type Asker = {
  readonly model: string;
  /** All that can change what it says but the request. */
  readonly identity: Readonly<Record<string, unknown>>;
  ask<T>(
    prompt: Prompt<T>,
    question: string,
    /** JPEG bytes without metadata, in the order that the question names them in. */
    pictures?: readonly Uint8Array[],
  ): Promise<Asked<T>>;
};
