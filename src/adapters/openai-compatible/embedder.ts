import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { Embedder } from '../../ports/embedder.ts';
import { unitVector } from '../../ports/unit-vector.ts';
import type { Endpoint } from './language-model.ts';
import { modelError } from './model-error.ts';
import { refusal } from './refusal.ts';

/** How an endpoint takes pictures, for which there is no one way: as data URLs, or as objects (Jina's); or not at all. */
export const pictureForms = ['data-url', 'object', 'none'] as const;
export type PictureForm = (typeof pictureForms)[number];

const replySchema = z.looseObject({
  data: z.array(z.looseObject({ index: z.int().optional(), embedding: z.array(z.number()) })),
});

const LONGEST_MS = 120_000;

/** Embeddings of pictures and words behind an OpenAI-compatible `/embeddings`. */
export class OpenAiCompatibleEmbedder implements Embedder {
  readonly space: string;
  readonly seesPictures: boolean;
  readonly concurrency = 2;
  readonly #endpoint: Endpoint;
  readonly #form: PictureForm;

  constructor(endpoint: Endpoint, form: PictureForm = 'data-url') {
    this.#endpoint = endpoint;
    this.#form = form;
    this.space = `${endpoint.model}@1`;
    this.seesPictures = form !== 'none';
  }

  texts(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]> {
    return this.#embedded(texts, texts.length, {}, signal);
  }

  async pictures(pictures: readonly Uint8Array[], signal?: AbortSignal): Promise<readonly Float32Array[]> {
    if (!this.seesPictures) {
      throw new MadeleineError('usage', `${this.#endpoint.model} is set to take words only.`, {
        action: 'Set `embedder.pictures` to the form in which it takes pictures.',
      });
    }
    const base64 = pictures.map((bytes) => Buffer.from(bytes).toString('base64'));
    return this.#form === 'object'
      ? this.#embedded(
          base64.map((image) => ({ image })),
          pictures.length,
          {},
          signal,
        )
      : this.#embedded(
          base64.map((image) => `data:image/jpeg;base64,${image}`),
          pictures.length,
          { modality: 'image' },
          signal,
        );
  }

  async close(): Promise<void> {}

  async #embedded(
    input: readonly unknown[],
    count: number,
    more: object,
    signal: AbortSignal | undefined,
  ): Promise<readonly Float32Array[]> {
    if (count === 0) return [];
    const { url, model, apiKey } = this.#endpoint;
    const limit = AbortSignal.timeout(LONGEST_MS);
    try {
      const response = await fetch(`${url}/embeddings`, {
        method: 'POST',
        // Pictures go to the address that was allowed and nowhere else.
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, input, encoding_format: 'float', ...more }),
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
      if (!response.ok) throw await refusal(response, url);
      return vectorsIn(await response.json(), count, this.#endpoint);
    } catch (error) {
      if (limit.aborted) throw new MadeleineError('timeout', `The endpoint ${url} gave no vectors in time.`);
      throw modelError(error, this.#endpoint, signal);
    }
  }
}

function vectorsIn(reply: unknown, count: number, { url }: Endpoint): readonly Float32Array[] {
  const read = replySchema.safeParse(reply);
  const rows = read.success ? read.data.data.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0)) : [];
  const vectors = rows.map(({ embedding }) => unitVector(Float32Array.from(embedding)));
  const [first] = vectors;
  const isWhole = vectors.length === count && vectors.every((one) => one !== undefined && one.length === first?.length);
  if (isWhole) return vectors.filter((one) => one !== undefined);
  throw new MadeleineError('malformed-reply', `The endpoint ${url} did not give one vector for each input.`, {
    action: 'Check that the model is one of embeddings, and `embedder.pictures`.',
  });
}
