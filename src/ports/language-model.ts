import type { z } from 'zod';

/** A picture travels as bytes; nothing is ever fetched by address. */
export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly mime: string; readonly bytes: Uint8Array };

export type ModelMessage =
  | { readonly role: 'system' | 'assistant'; readonly text: string }
  | { readonly role: 'user'; readonly content: readonly ContentPart[] };

/** Tokens that one call used, as the endpoint counts them; absent when it does not say, which is not zero. */
export type TokenUse = { readonly input?: number; readonly output?: number };

export type GenerateOptions = {
  readonly messages: readonly ModelMessage[];
  readonly maxOutputTokens?: number;
  readonly temperature?: number;
  readonly seed?: number;
  /** How hard a model that thinks before it speaks should think; one that does not passes over it. */
  readonly effort?: 'low' | 'medium' | 'high';
  readonly signal?: AbortSignal;
};

/** Told of the text so far, as it is made; a call that is made again begins anew. */
export type OnText = (soFar: string) => void;

export type GeneratedText = {
  readonly text: string;
  /** `length`: cut by the limit on tokens. `refused`: the model or its host would not. */
  readonly finish: 'stop' | 'length' | 'refused' | 'other';
  readonly use: TokenUse;
};
export type GeneratedObject<T> = GeneratedText & { readonly value: T };

/**
 * A language model, wherever it runs. Errors: `unreachable`, `rate-limited` (with the seconds to wait), `timeout`,
 * `malformed-reply` (not of the schema; the raw text is in the cause), `system-failed` for anything else it says.
 * Nothing is retried here: who asks decides.
 */
export interface LanguageModel {
  readonly name: string;
  /** All that can change what it says but the request: endpoint, model, fixed options. */
  readonly identity: Readonly<Record<string, unknown>>;
  generate(options: GenerateOptions): Promise<GeneratedText>;
  /** Asks for JSON of a schema; what comes back is checked against it. With `onText` its text is streamed meanwhile. */
  generateObject<T>(
    options: GenerateOptions & {
      readonly schema: z.ZodType<T>;
      readonly schemaName: string;
      readonly onText?: OnText;
    },
  ): Promise<GeneratedObject<T>>;
  /** Text as it is made. The last part carries the use of tokens. */
  stream(options: GenerateOptions): AsyncIterable<{ readonly delta: string } | Omit<GeneratedText, 'text'>>;
}
