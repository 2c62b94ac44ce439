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

/** No tokenizer makes more tokens than bytes. */
const MOST_TOKENS_OF_A_BYTE = 1;

/**
 * What a call may cost at most, before it is made: input by its bytes, output by its limit. The share of tokens in bytes
 * grows with what endpoints say of the calls that were made; what they count beyond all bytes is instructions of their own.
 */
export class Reckoning {
  #perByte = TOKENS_OF_A_BYTE;
  #beside = 0;

  of(options: GenerateOptions, schema: unknown, prices: Prices | undefined): Spending {
    const { bytes, pictures } = sizeOf(options, schema);
    const words = Math.ceil(bytes * this.#perByte) + overhead(options) + this.#beside;
    const input = words + pictures * TOKENS_OF_A_PICTURE;
    return callSpending({ input, output: options.maxOutputTokens ?? TOKENS_OF_A_REPLY }, prices);
  }

  learn(options: GenerateOptions, schema: unknown, inputTokens: number): void {
    const { bytes, pictures } = sizeOf(options, schema);
    if (pictures > 0 || bytes === 0) return;
    const words = inputTokens - overhead(options);
    this.#perByte = Math.min(MOST_TOKENS_OF_A_BYTE, Math.max(this.#perByte, words / bytes));
    this.#beside = Math.max(this.#beside, words - bytes * MOST_TOKENS_OF_A_BYTE);
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
