import { originalPath } from '../../app/import/content-path.ts';
import { strippedPicture } from '../../app/items/stripped-picture.ts';
import { openNamedEmbedder } from '../../app/models/named-embedder.ts';
import { readConfiguration } from '../../app/settings/configuration.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Collection } from '../collection.ts';
import type { SystemUnderTest } from '../system.ts';
import { type ItemText, type TextForm, textsOf } from './item-text.ts';
import { nearest } from './memories/nearest.ts';

const BATCH = 64;
const LONGEST_SIDE = 512;
/** PhotoBench's rows return as many as a screen shows. */
const SET_SIZE = 10;

type Row = { readonly id: string; readonly vector: Float32Array };

/**
 * Retrieval by embeddings alone (PhotoBench §5.1.2): of the texts of items, captions among them (`words`), or of the
 * pictures themselves (`pictures`). It answers nothing, and has no way to say that nothing fits.
 */
export async function embeddingSystem(
  of: 'words' | 'pictures',
  named: string,
  folder: string,
  form: TextForm,
): Promise<SystemUnderTest> {
  const embedder = await openNamedEmbedder(named, readConfiguration(folder), of === 'words' ? 'none' : 'data-url');
  return {
    name: `embedding-${of}:${named}`,
    identity: { version: 1, of, space: embedder.space, ...(of === 'words' ? { text: form } : {}), size: SET_SIZE },
    gives: { ranking: true, answers: false },
    cacheable: true,
    concurrency: embedder.concurrency,
    async ingest(collection, { signal }) {
      const began = performance.now();
      const rows =
        of === 'words'
          ? await ofWords(collection, embedder, form, signal)
          : await ofPictures(collection, embedder, signal);
      const calls = of === 'words' ? Math.ceil(rows.length / BATCH) : rows.length;
      return {
        report: {
          items: rows.length,
          seconds: (performance.now() - began) / 1000,
          spending: { calls, inputTokens: 0, outputTokens: 0 },
        },
        ask: async (question, { k, signal: during }) => {
          const [query] = await embedder.texts([question.text], during);
          const size = question.form === 'items' ? SET_SIZE : k;
          const found = query === undefined ? [] : nearest(query, rows, ({ vector }) => vector, size);
          const retrieved = found.map(({ one, score }) => ({ id: one.id, score }));
          return question.form === 'items' ? { said: { kind: 'items' }, retrieved } : { retrieved };
        },
        close: () => embedder.close(),
      };
    },
  };
}

async function ofWords(
  collection: Collection,
  embedder: Embedder,
  form: TextForm,
  signal: AbortSignal,
): Promise<Row[]> {
  const texts = await textsOf(collection.items(), form, signal);
  const rows: Row[] = [];
  for (let i = 0; i < texts.length; i += BATCH) {
    const batch: readonly ItemText[] = texts.slice(i, i + BATCH);
    const vectors = await embedder.texts(
      batch.map(({ text }) => text),
      signal,
    );
    rows.push(...batch.flatMap(({ id }, at) => rowOf(id, vectors[at])));
  }
  return rows;
}

/** Pictures whose files are there; the rest cannot be found by what they show. */
async function ofPictures(collection: Collection, embedder: Embedder, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const item of collection.items()) {
    signal.throwIfAborted();
    const jpeg = await pictureOf(item);
    if (jpeg === undefined) continue;
    const [vector] = await embedder.pictures([jpeg], signal);
    rows.push(...rowOf(item.id, vector));
  }
  return rows;
}

const rowOf = (id: string, vector: Float32Array | undefined): Row[] => (vector === undefined ? [] : [{ id, vector }]);

async function pictureOf({ modality, origin }: MemoryItem): Promise<Uint8Array | undefined> {
  if (modality !== 'image') return undefined;
  try {
    return await strippedPicture(await originalPath(origin), LONGEST_SIDE);
  } catch (error) {
    if (isMadeleineError(error)) return undefined;
    throw error;
  }
}
