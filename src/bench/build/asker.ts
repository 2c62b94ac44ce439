import type { z } from 'zod';
import type { Caller } from '../calls/caller.ts';
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
  /** The same model for methods that have steps and prompts of their own. */
  readonly caller: Caller;
  ask<T>(
    prompt: Prompt<T>,
    question: string,
    /** JPEG bytes without metadata, in the order that the question names them in. */
    pictures?: readonly Uint8Array[],
  ): Promise<Asked<T>>;
};

/** An embedder that the user named or configured; its vectors are kept like calls. Errors: as of `Asker`. */
export type Likener = {
  /** Name and version of the space. */
  readonly space: string;
  /** False for one of words alone. */
  readonly seesPictures: boolean;
  /** A unit vector a text, in order. */
  texts(texts: readonly string[]): Promise<readonly Float32Array[]>;
  /** A unit vector a picture (JPEG bytes without metadata), in order. */
  pictures(pictures: readonly Uint8Array[]): Promise<readonly Float32Array[]>;
  close(): Promise<void>;
};
