import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { byRelevance, type Reranked, type Reranker } from '../../ports/reranker.ts';
import { type Library, localLibrary, openPart, type Run } from './transformers.ts';

const logitsSchema = z.looseObject({
  logits: z.looseObject({
    dims: z.array(z.number()).length(2),
    data: z.custom<ArrayLike<number>>((value) => typeof value === 'object' && value !== null && 'length' in value),
  }),
});

/** Pairs looked at in one run of the model: more take memory, not less time. */
const PAIRS = 8;

/**
 * A cross-encoder in a local folder as transformers.js wants it: `config.json`, a tokenizer, and `onnx/model.onnx` that
 * gives one number for a query with a passage. Nothing is ever downloaded. Errors: `dependency-missing`; `not-found` for a
 * folder without a model.
 */
export async function openOnnxReranker(folder: string, packageName?: string): Promise<Reranker> {
  const path = resolve(folder);
  if (!existsSync(join(path, 'config.json')) || !existsSync(join(path, 'onnx/model.onnx'))) {
    throw new MadeleineError('not-found', 'No reranker was found in this folder.', {
      path,
      action: 'Add config.json, the tokenizer and onnx/model.onnx to it.',
    });
  }
  return new OnnxReranker(await localLibrary(path, packageName), basename(path));
}

class OnnxReranker implements Reranker {
  readonly name: string;
  readonly identity: Readonly<Record<string, unknown>>;
  readonly #library: Library;
  #parts: Promise<readonly [tokenize: Run, model: Run]> | undefined;

  constructor(library: Library, name: string) {
    this.#library = library;
    this.name = name;
    this.identity = { folder: name, version: 1 };
  }

  async rerank(query: string, passages: readonly string[], signal?: AbortSignal): Promise<readonly Reranked[]> {
    if (passages.length === 0) return [];
    this.#parts ??= Promise.all([
      openPart(this.#library, 'AutoTokenizer', this.name),
      openPart(this.#library, 'AutoModelForSequenceClassification', this.name),
    ]);
    const [tokenize, model] = await this.#parts;
    const scores: number[] = [];
    for (let at = 0; at < passages.length; at += PAIRS) {
      signal?.throwIfAborted();
      const some = passages.slice(at, at + PAIRS);
      const pairs = { text_pair: [...some], padding: true, truncation: true };
      scores.push(...firstOfRows(await model(await tokenize(Array(some.length).fill(query), pairs))));
    }
    return scores.map((score, index) => ({ index, score })).sort(byRelevance);
  }

  async close(): Promise<void> {}
}

/** A model of one class gives its relevance; one of two (no, yes) gives that of yes, which stands last. */
function firstOfRows(output: unknown): number[] {
  const { dims, data } = logitsSchema.parse(output).logits;
  const [rows = 0, width = 1] = dims;
  return Array.from({ length: rows }, (_, row) => Number(data[row * width + width - 1]));
}
