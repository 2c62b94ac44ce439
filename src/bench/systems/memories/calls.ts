import type { z } from 'zod';
import type { Embedder } from '../../../ports/embedder.ts';
import type { LanguageModel, TokenUse } from '../../../ports/language-model.ts';
import type { Reranker } from '../../../ports/reranker.ts';
import { callSpending, type Prices } from '../../call-spending.ts';
import { noSpending, type Spending } from '../../outcome.ts';
import { plus } from '../../runner/ledger.ts';

/** What memory systems think with: one model and one embedder, and what they have cost so far. */
export type Thinking = {
  readonly model: LanguageModel;
  readonly embedder: Embedder;
  /** For systems that order what they found anew; absent: they do without that stage. */
  readonly reranker?: Reranker;
  readonly prices?: Prices;
};

/** Prompt of one step: instructions, and what they are about. */
export type StepPrompt = { readonly instructions: string; readonly about: string };

const BATCH = 64;
const MOST_OUTPUT_TOKENS = 2000;

/** The calls of one ingestion or of one question, counted. */
export class Calls {
  readonly #thinking: Thinking;
  readonly #signal: AbortSignal;
  #spending: Spending = noSpending;

  constructor(thinking: Thinking, signal: AbortSignal) {
    this.#thinking = thinking;
    this.#signal = signal;
  }

  /** Whether there is a reranker. */
  get reranks(): boolean {
    return this.#thinking.reranker !== undefined;
  }

  get spending(): Spending {
    return this.#spending;
  }

  /** The model's reply of the schema. Errors: those of `LanguageModel.generateObject`. */
  async think<T>(schemaName: string, schema: z.ZodType<T>, { instructions, about }: StepPrompt): Promise<T> {
    const { value, use } = await this.#thinking.model.generateObject({
      messages: [
        { role: 'system', text: instructions },
        { role: 'user', content: [{ type: 'text', text: about }] },
      ],
      schema,
      schemaName,
      temperature: 0,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      signal: this.#signal,
    });
    this.#count(use);
    return value;
  }

  /** Unit vectors of the texts, in order. */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (let i = 0; i < texts.length; i += BATCH) {
      this.#signal.throwIfAborted();
      vectors.push(...(await this.#thinking.embedder.texts(texts.slice(i, i + BATCH), this.#signal)));
      this.#count({});
    }
    return vectors;
  }

  async embedOne(text: string): Promise<Float32Array> {
    const [vector] = await this.embed([text]);
    if (vector === undefined) throw new TypeError('an embedder that gives no vector for a text');
    return vector;
  }

  /** The places of the best passages, best first; nothing without a reranker. */
  async rerank(query: string, passages: readonly string[], keep: number): Promise<number[] | undefined> {
    const { reranker } = this.#thinking;
    if (reranker === undefined) return undefined;
    const order = await reranker.rerank(query, passages, this.#signal);
    this.#count({});
    return order.slice(0, keep).map(({ index }) => index);
  }

  #count(use: TokenUse): void {
    this.#spending = plus(this.#spending, callSpending(use, this.#thinking.prices));
  }
}
