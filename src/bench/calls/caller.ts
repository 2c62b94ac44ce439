import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { GenerateOptions, ModelMessage } from '../../ports/language-model.ts';
import type { Spending } from '../outcome.ts';
import type { Asked, AskedFor, Called, CallerOptions } from './asked.ts';
import type { CallBook } from './call-book.ts';
import { sentSchema } from './call-key.ts';
import { inOrder } from './in-order.ts';
import { isNotTaken } from './one-call.ts';
import { Progress } from './progress.ts';
import { recorded } from './recorded.ts';
import { rerankKept } from './rerank-kept.ts';
import { picturesKept, textsKept } from './vectors-kept.ts';

/** So many requests in a row that an endpoint does not take are a fault of the endpoint or its settings. */
const MOST_NOT_TAKEN = 5;

/**
 * Calls of a model, each kept in the book's journal and made once: asked again, the kept reply is read. Errors of all
 * methods: `budget-spent` before a call that might go beyond the budget, and what outlasts the retries: `unreachable`,
 * `rate-limited`, `timeout`, `system-failed`, `invalid-configuration`. Whoever meets one may be started again, and carries on.
 */
export class Caller {
  readonly book: CallBook;
  readonly #options: CallerOptions;
  #notTaken = 0;

  constructor(options: CallerOptions) {
    this.book = options.book;
    this.#options = options;
  }

  /** The same, with something of it otherwise: another model, the part of the book for one question. */
  with(more: Partial<CallerOptions>): Caller {
    return new Caller({ ...this.#options, ...more });
  }

  /** What was spent through this caller's book. */
  get spending(): Spending {
    return this.book.spending;
  }

  /** The name of the model that is asked. */
  get model(): string {
    return this.#options.model.name;
  }

  get reranks(): boolean {
    return this.#options.reranker !== undefined;
  }

  /** Asks for JSON of a schema. */
  call<T>(asked: AskedFor<T>): Promise<Called<T>> {
    const { schema, schemaName: name } = asked;
    const sent = { name, json: sentSchema(schema) };
    return recorded(this.#options, this.#request(asked), {
      ...asked,
      sent,
      read: (text) => schema.parse(JSON.parse(text)),
      make: async (options) => {
        const { text, finish, use } = await this.#options.model.generateObject({
          ...options,
          schema,
          schemaName: name,
        });
        return { text, finish, use };
      },
      notTaken: (error) => this.#notTakenBy(error),
    });
  }

  /** Asks for words. */
  say(asked: Asked): Promise<Called<string>> {
    return recorded(this.#options, this.#request(asked), {
      ...asked,
      sent: undefined,
      read: (text) => text,
      make: (options) => this.#options.model.generate(options),
      notTaken: (error) => this.#notTakenBy(error),
    });
  }

  /** A unit vector a text, in order; equal texts are embedded once. Errors: `usage` without an embedder. */
  embed(texts: readonly string[]): Promise<Float32Array[]> {
    return textsKept(this.#options, this.#embedder, texts);
  }

  async embedOne(text: string): Promise<Float32Array> {
    const [vector] = await this.embed([text]);
    if (vector === undefined) throw new TypeError('an embedder that gives no vector for a text');
    return vector;
  }

  /** A unit vector a picture (JPEG bytes without metadata), in order. Errors: as of `embed`. */
  embedPictures(pictures: readonly Uint8Array[]): Promise<Float32Array[]> {
    return picturesKept(this.#options, this.#embedder, pictures);
  }

  /** The places of the best passages, best first; nothing without a reranker. */
  async rerank(query: string, passages: readonly string[], keep: number): Promise<number[] | undefined> {
    const { reranker } = this.#options;
    if (reranker === undefined) return undefined;
    return (await rerankKept(this.#options, reranker, query, passages)).slice(0, keep);
  }

  /**
   * What `work` makes of each, in order, as many at once as the book allows, or one after the other; its progress is told
   * under the step's name.
   */
  async map<T, R>(
    step: string,
    all: readonly T[],
    work: (one: T, place: number) => Promise<R>,
    how: 'at-once' | 'one-by-one' = 'at-once',
  ): Promise<R[]> {
    const progress = new Progress(this.book, step, all.length);
    const atOnce = how === 'one-by-one' ? 1 : this.book.shared.limits.parallel;
    return inOrder(all, atOnce, async (one, place) => {
      this.#options.signal.throwIfAborted();
      const made = await work(one, place);
      progress.more();
      return made;
    });
  }

  get #embedder(): Embedder {
    const { embedder } = this.#options;
    if (embedder !== undefined) return embedder;
    throw new MadeleineError('usage', 'No embedder is named, and this method compares vectors.', {
      action: 'Name one, by its name in the configuration or as URL#MODEL.',
    });
  }

  #request({ instructions, content, turns = [], maxOutputTokens, temperature, effort, seed }: Asked): GenerateOptions {
    const messages: ModelMessage[] = [
      { role: 'system', text: instructions },
      { role: 'user', content: typeof content === 'string' ? [{ type: 'text', text: content }] : content },
      ...turns,
    ];
    return {
      messages,
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      ...(effort === undefined ? { temperature: temperature ?? 0 } : { effort }),
      ...(seed === undefined ? {} : { seed }),
      signal: this.#options.signal,
    };
  }

  /** One request may be beyond a model; when none is taken, something else is wrong. */
  #notTakenBy(error: unknown): string | undefined {
    if (error === undefined) this.#notTaken = 0;
    if (error === undefined || !isNotTaken(error) || !isMadeleineError(error)) return undefined;
    this.#notTaken += 1;
    return this.#notTaken > MOST_NOT_TAKEN ? undefined : error.message;
  }
}
