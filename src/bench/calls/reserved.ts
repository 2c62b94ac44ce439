import type { GenerateOptions } from '../../ports/language-model.ts';
import { callSpending, type Prices } from '../call-spending.ts';
import type { Spending } from '../outcome.ts';

/** Tokens that a picture of the sizes that are sent takes at most, by the tables that hosts publish. */
const TOKENS_OF_A_PICTURE = 1600;
/** Roles, ends of messages, and what a host adds by itself. */
const TOKENS_OF_A_MESSAGE = 50;
/** A reply whose length nobody limits. */
const TOKENS_OF_A_REPLY = 1024;
const TOKENS_OF_A_BYTE = 0.5;

/**
 * What a call may cost at most, before it is made: input by its bytes, output by its limit. The share of tokens in bytes
 * grows with what endpoints say of the calls that were made.
 */
export class Reckoning {
  #perByte = TOKENS_OF_A_BYTE;

  of(options: GenerateOptions, schema: unknown, prices: Prices | undefined): Spending {
    const { bytes, pictures } = sizeOf(options, schema);
    const input = Math.ceil(bytes * this.#perByte) + pictures * TOKENS_OF_A_PICTURE + overhead(options);
    return callSpending({ input, output: options.maxOutputTokens ?? TOKENS_OF_A_REPLY }, prices);
  }

  learn(options: GenerateOptions, schema: unknown, inputTokens: number): void {
    const { bytes, pictures } = sizeOf(options, schema);
    if (pictures === 0 && bytes > 0) this.#perByte = Math.max(this.#perByte, (inputTokens - overhead(options)) / bytes);
  }
}

const overhead = ({ messages }: GenerateOptions): number => messages.length * TOKENS_OF_A_MESSAGE;

function sizeOf({ messages }: GenerateOptions, schema: unknown): { readonly bytes: number; readonly pictures: number } {
  const parts = messages.flatMap((message) =>
    message.role === 'user' ? message.content : [{ type: 'text' as const, text: message.text }],
  );
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  if (schema !== undefined) texts.push(JSON.stringify(schema));
  return {
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    pictures: parts.length - texts.length + (schema === undefined ? 0 : 1),
  };
}
