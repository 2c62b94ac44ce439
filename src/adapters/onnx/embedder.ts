import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { Embedder } from '../../ports/embedder.ts';
import { unitVector } from '../../ports/unit-vector.ts';
import { type Library, localLibrary, openPart, type Run, tooOld } from './transformers.ts';

const outputSchema = z.looseObject({
  dims: z.array(z.number()).min(2),
  data: z.custom<ArrayLike<number>>((value) => typeof value === 'object' && value !== null && 'length' in value),
});

/** Classes of the library. A CLIP-class model is two, one for words and one for pictures. */
const classes = {
  tokenizer: 'AutoTokenizer',
  pairedText: 'CLIPTextModelWithProjection',
  text: 'AutoModel',
  processor: 'AutoProcessor',
  vision: 'CLIPVisionModelWithProjection',
} as const;

/**
 * An embedder in a local folder as transformers.js wants it: `config.json`, a tokenizer, and `onnx/text_model.onnx` with
 * `onnx/vision_model.onnx` of a CLIP-class model, or one `onnx/model.onnx` that accepts text only. Nothing is ever
 * downloaded. `packageName`: where the library is, if not under its name. Errors: `dependency-missing`; `not-found` for a
 * folder without a model.
 */
export async function openOnnxEmbedder(folder: string, packageName?: string): Promise<Embedder> {
  const path = resolve(folder);
  const has = (file: string): boolean => existsSync(join(path, file));
  const isPair = has('onnx/text_model.onnx') && has('onnx/vision_model.onnx');
  if (!has('config.json') || !(isPair || has('onnx/model.onnx'))) {
    throw new MadeleineError('not-found', 'No embedder was found in this folder.', {
      path,
      action: 'Add config.json, the tokenizer, onnx/text_model.onnx and onnx/vision_model.onnx to it.',
    });
  }
  const library = await localLibrary(path, packageName);
  return new OnnxEmbedder(library, basename(path), isPair);
}

class OnnxEmbedder implements Embedder {
  readonly space: string;
  readonly seesPictures: boolean;
  readonly concurrency = 1;
  readonly #library: Library;
  readonly #name: string;
  #words: Promise<readonly [tokenize: Run, model: Run]> | undefined;
  #looks: Promise<readonly [process: Run, model: Run]> | undefined;

  constructor(library: Library, name: string, isPair: boolean) {
    this.#library = library;
    this.#name = name;
    this.space = `onnx:${name}@1`;
    this.seesPictures = isPair;
  }

  async texts(texts: readonly string[]): Promise<readonly Float32Array[]> {
    if (texts.length === 0) return [];
    this.#words ??= this.#both(classes.tokenizer, this.seesPictures ? classes.pairedText : classes.text);
    const [tokenize, model] = await this.#words;
    const tokens = await tokenize([...texts], { padding: true, truncation: true });
    return vectorsOf(await model(tokens), ['text_embeds', 'sentence_embedding', 'last_hidden_state'], tokens);
  }

  async pictures(pictures: readonly Uint8Array[]): Promise<readonly Float32Array[]> {
    if (!this.seesPictures) {
      throw new MadeleineError('usage', `The model ${this.#name} accepts text only.`, {
        action: 'Choose a folder with onnx/vision_model.onnx.',
      });
    }
    if (pictures.length === 0) return [];
    this.#looks ??= this.#both(classes.processor, classes.vision);
    const [process, model] = await this.#looks;
    const images = await Promise.all(pictures.map((bytes) => this.#image(bytes)));
    return vectorsOf(await model(await process(images)), ['image_embeds']);
  }

  async close(): Promise<void> {}

  #both(first: string, second: string): Promise<readonly [Run, Run]> {
    return Promise.all([openPart(this.#library, first, this.#name), openPart(this.#library, second, this.#name)]);
  }

  async #image(bytes: Uint8Array): Promise<unknown> {
    const image = this.#library['RawImage'];
    const read: unknown = typeof image === 'function' ? Reflect.get(image, 'fromBlob') : undefined;
    if (typeof read !== 'function') throw tooOld('RawImage');
    return read.call(image, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  }
}

/** Which steps of each row are text; the others only make a shorter text as long as the longest. */
const tokensSchema = z.looseObject({
  attention_mask: z.looseObject({
    data: z.custom<ArrayLike<number | bigint>>((value) => ArrayBuffer.isView(value) || Array.isArray(value)),
  }),
});

/** One vector of unit length a row; where a row has a state for each token, their mean. */
function vectorsOf(output: unknown, keys: readonly string[], tokens?: unknown): readonly Float32Array[] {
  const key = keys.find((name) => typeof output === 'object' && output !== null && name in output);
  const { dims, data } = outputSchema.parse(key === undefined ? undefined : Reflect.get(output as object, key));
  const [rows = 0, ...rest] = dims;
  const size = rest.at(-1) ?? 0;
  const steps = rest.length === 2 ? (rest[0] ?? 1) : 1;
  const mask = steps === 1 ? undefined : tokensSchema.safeParse(tokens).data?.attention_mask.data;
  return Array.from({ length: rows }, (_, row) => {
    const sum = new Float32Array(size);
    for (let step = row * steps; step < (row + 1) * steps; step++) {
      if (mask !== undefined && Number(mask[step]) === 0) continue;
      for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + Number(data[step * size + at]);
    }
    const vector = unitVector(sum);
    if (vector === undefined) throw new MadeleineError('system-failed', 'The model returned a zero vector.');
    return vector;
  });
}
