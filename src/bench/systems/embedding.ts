import { originalPath } from '../../app/import/content-path.ts';
import { strippedPicture } from '../../app/items/stripped-picture.ts';
import { openNamedEmbedder } from '../../app/models/named-embedder.ts';
import { readConfiguration } from '../../app/settings/configuration.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Embedder } from '../../ports/embedder.ts';
import { type Keeping, picturesKept, textsKept } from '../calls/vectors-kept.ts';
import type { Collection } from '../collection.ts';
import type { SystemUnderTest } from '../system.ts';
import { type TextForm, textsOf } from './item-text.ts';
import { nearest } from './memories/nearest.ts';

const HELD = 64;
const LONGEST_SIDE = 512;

type Row = { readonly id: string; readonly vector: Float32Array };

/**
 * Retrieval by embeddings alone (PhotoBench §5.1.2): of the texts of items, captions among them (`words`), or of the
 * pictures themselves (`pictures`). It answers nothing, and has no way to say that nothing fits: a set holds the `k` that are most alike.
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
    identity: { version: 2, of, space: embedder.space, ...(of === 'words' ? { text: form } : {}) },
    gives: { ranking: true, answers: false },
    cacheable: true,
    concurrency: embedder.concurrency,
    async ingest(collection, { signal, book }) {
      const began = performance.now();
      const keeping = { book, signal };
      const rows =
        of === 'words'
          ? await ofWords(collection, embedder, form, keeping)
          : await ofPictures(collection, embedder, keeping);
      return {
        report: { items: rows.length, seconds: (performance.now() - began) / 1000 },
        ask: async (question, { k, signal: during, book: asked }) => {
          const [query] = await textsKept({ book: asked, signal: during }, embedder, [question.text]);
          const found = query === undefined ? [] : nearest(query, rows, ({ vector }) => vector, k);
          const retrieved = found.map(({ one, score }) => ({ id: one.id, score }));
          return question.form === 'items' ? { said: { kind: 'items' }, retrieved } : { retrieved };
        },
        close: () => embedder.close(),
      };
    },
  };
}

async function ofWords(collection: Collection, embedder: Embedder, form: TextForm, keeping: Keeping): Promise<Row[]> {
  const texts = await textsOf(collection.items(), form, keeping.signal);
  const vectors = await textsKept(
    keeping,
    embedder,
    texts.map(({ text }) => text),
  );
  return texts.flatMap(({ id }, at) => rowOf(id, vectors[at]));
}

/** Pictures whose files are there; the rest cannot be found by what they show. */
async function ofPictures(collection: Collection, embedder: Embedder, keeping: Keeping): Promise<Row[]> {
  const rows: Row[] = [];
  let waiting: { readonly id: string; readonly jpeg: Uint8Array }[] = [];
  const embed = async (): Promise<void> => {
    const jpegs = waiting.map(({ jpeg }) => jpeg);
    const vectors = await picturesKept(keeping, embedder, jpegs);
    rows.push(...waiting.flatMap(({ id }, at) => rowOf(id, vectors[at])));
    waiting = [];
  };
  for await (const item of collection.items()) {
    keeping.signal.throwIfAborted();
    const jpeg = await pictureOf(item);
    if (jpeg === undefined) continue;
    waiting.push({ id: item.id, jpeg });
    // As many as are held in memory at once.
    if (waiting.length === HELD) await embed();
  }
  await embed();
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
