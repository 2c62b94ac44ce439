import type { Embedder } from '../../ports/embedder.ts';
import { noSpending, type Spending } from '../outcome.ts';
import type { CallerOptions } from './asked.ts';

import { vectorKey } from './call-key.ts';
import { inOrder } from './in-order.ts';
import { tried } from './one-call.ts';

/** Where vectors are kept and paid for. */
export type Keeping = Pick<CallerOptions, 'book' | 'prices' | 'signal'>;

/** Texts, or pictures, of one request. */
const MOST_TEXTS = 64;
const MOST_PICTURES = 4;
/** Endpoints of embeddings do not say through their port what tokens they used: a request counts as a call. */
const ONE_REQUEST: Spending = { ...noSpending, calls: 1 };

type Embedding<T> = {
  readonly most: number;
  readonly embed: (batch: readonly T[], signal: AbortSignal) => Promise<readonly Float32Array[]>;
};

export const textsKept = (caller: Keeping, embedder: Embedder, texts: readonly string[]) =>
  vectorsKept(caller, embedder.space, texts, {
    most: MOST_TEXTS,
    embed: (batch, signal) => embedder.texts(batch, signal),
  });

export const picturesKept = (caller: Keeping, embedder: Embedder, pictures: readonly Uint8Array[]) =>
  vectorsKept(caller, embedder.space, pictures, {
    most: MOST_PICTURES,
    embed: (batch, signal) => embedder.pictures(batch, signal),
  });

/** A vector for each, in order, of the journal or made now; equal contents are embedded once. Errors: as of `Caller`. */
async function vectorsKept<T extends string | Uint8Array>(
  caller: Keeping,
  space: string,
  contents: readonly T[],
  { most, embed }: Embedding<T>,
): Promise<Float32Array[]> {
  const keys = contents.map((content) => vectorKey(space, content));
  const missing = new Map<string, T>();
  const known = new Map<string, Float32Array>();
  for (const [i, key] of keys.entries()) {
    const kept = known.get(key) ?? keptVector(caller, key);
    const content = contents[i];
    if (kept !== undefined) known.set(key, kept);
    else if (content !== undefined) missing.set(key, content);
  }
  const batches = [...batchesOf([...missing], most)];
  const { queue, limits } = caller.book.shared;
  await inOrder(batches, limits.parallel, async (batch) => {
    const made = await queue.add(() => embedded(caller, batch, embed));
    for (const [i, [key]] of batch.entries()) if (made[i] !== undefined) known.set(key, made[i]);
  });
  return keys.map((key) => {
    const vector = known.get(key);
    if (vector === undefined) throw new TypeError('an embedder that gives no vector for what it was given');
    return vector;
  });
}

function keptVector({ book }: Keeping, key: string): Float32Array | undefined {
  const kept = book.shared.journal.vector(key);
  if (kept !== undefined) book.countKept(key, kept.spent);
  return kept?.vector;
}

async function embedded<T>(
  { book, prices, signal }: Keeping,
  batch: readonly (readonly [string, T])[],
  embed: Embedding<T>['embed'],
): Promise<readonly Float32Array[]> {
  const { made, spent } = await tried(book, {
    most: ONE_REQUEST,
    prices: prices ?? { input: 0, output: 0 },
    signal,
    began: () => undefined,
    useOf: () => ({}),
    make: (during) =>
      embed(
        batch.map(([, content]) => content),
        during,
      ),
  });
  if (!made.ok) throw made.error;
  const { journal, counted } = book.shared;
  for (const [i, [key]] of batch.entries()) {
    const vector = made.value[i];
    if (vector === undefined) continue;
    counted.add(key);
    journal.appendVector(key, vector, i === 0 ? spent : undefined);
  }
  return made.value;
}

function* batchesOf<T>(all: readonly T[], most: number): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += most) yield all.slice(i, i + most);
}
