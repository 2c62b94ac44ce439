import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { Embedder } from '../../ports/embedder.ts';
import { unitVector } from '../../ports/unit-vector.ts';
import type { Endpoint } from './endpoint.ts';
import { postJson } from './post-json.ts';

/** How an endpoint takes pictures, for which there is no one way: as data URLs, or as objects (Jina's); or not at all. */
export const pictureForms = ['data-url', 'object', 'none'] as const;
export type PictureForm = (typeof pictureForms)[number];

const replySchema = z.looseObject({
  data: z.array(z.looseObject({ index: z.int().optional(), embedding: z.array(z.number()) })),
});

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
      throw new MadeleineError('usage', `${this.#endpoint.model} is configured to accept text only.`, {
        action: 'Set `embedder.pictures` to the picture format that it accepts.',
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
    const body = { input, encoding_format: 'float', ...more };
    return postJson(this.#endpoint, { path: '/embeddings', body, gives: 'vectors', signal }, (reply) =>
      vectorsIn(reply, count, this.#endpoint),
    );
  }
}

function vectorsIn(reply: unknown, count: number, { url }: Endpoint): readonly Float32Array[] {
  const read = replySchema.safeParse(reply);
  const rows = read.success ? read.data.data.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0)) : [];
  const vectors = rows.map(({ embedding }) => unitVector(Float32Array.from(embedding)));
  const [first] = vectors;
  const isWhole = vectors.length === count && vectors.every((one) => one !== undefined && one.length === first?.length);
  if (isWhole) return vectors.filter((one) => one !== undefined);
  throw new MadeleineError('malformed-reply', `The endpoint ${url} did not return one vector for each input.`, {
    action: 'Check that the model is an embedding model, and check `embedder.pictures`.',
  });
}
