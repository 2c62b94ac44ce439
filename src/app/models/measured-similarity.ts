import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { digest } from '../../language/digest.ts';
import { term } from '../../language/terms.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Store } from '../../ports/store.ts';
import { nameOfSight } from '../../retrieve/planner/sight-words.ts';
import { detectorThings } from '../../retrieve/planner/tables/detector-things.ts';
import { quantileOf, soonOf } from '../../retrieve/tools/similarity.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { layout, type MemoryFolder } from '../memory-folder.ts';

/** How soon an embedder's right pictures come in this memory (`soonOf`), of how many pictures that have vectors. */
const measuredSchema = z.object({ space: z.string(), pictures: z.int(), soon: z.number() });
export type Measured = z.infer<typeof measuredSchema>;

/** Things that local models see, each in so many pictures of this memory at least, and in no more than a share of them. */
const MOST_THINGS = 16;
const FEWEST_PICTURES = 3;
const MOST_COMMON = 0.3;
/** With fewer pictures nothing is measured. */
const FEWEST_IN_ALL = 60;
/** So much more or less of them, and it is measured anew. */
const CHANGED = 0.2;

const isOf = (known: Measured | undefined, space: string, pictures: number): known is Measured =>
  known?.space === space && Math.abs(known.pictures - pictures) <= CHANGED * known.pictures;

/**
 * The slope of similarity in this memory: where pictures in which local models saw a thing ("a dog") come in the order of the
 * words for it among all pictures, which are mostly of other things. Kept in the cache. Only words for things are given to
 * the embedder, none of the owner's.
 */
export async function measuredSoon(
  { store, folder }: { readonly store: Store; readonly folder: Pick<MemoryFolder, 'path'> },
  embedder: Embedder,
  pictures: number,
  known: Measured | undefined,
): Promise<Measured> {
  const { space } = embedder;
  if (isOf(known, space, pictures)) return known;
  const file = join(folder.path, layout.cache, 'embedding', `${digest(space)}.json`);
  const kept = await readPrivate(file).then(
    (bytes) => measuredSchema.safeParse(JSON.parse(String(bytes))).data,
    () => undefined,
  );
  if (isOf(kept, space, pictures)) return kept;
  const quantiles = pictures < FEWEST_IN_ALL ? [] : await quantilesOfThings(store, embedder, pictures);
  const measured = { space, pictures, soon: soonOf(quantiles) };
  // A memory whose cache cannot be written measures again.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    .then(() => writePrivate(file, JSON.stringify(measured)))
    .catch(() => undefined);
  return measured;
}

async function quantilesOfThings(store: Store, embedder: Embedder, pictures: number): Promise<number[]> {
  const prefix = term.sight('');
  const things = (await store.vocabulary(prefix))
    .map(({ term: said, items }) => ({ said, items, name: said.slice(prefix.length).replaceAll('-', ' ') }))
    .filter(({ items, name }) => items >= FEWEST_PICTURES && items <= MOST_COMMON * pictures && isThing(name))
    .slice(0, MOST_THINGS);
  const vectors = things.length === 0 ? [] : await embedder.texts(things.map(({ name }) => `a photo of a ${name}`));
  const quantiles: number[] = [];
  for (const [i, vector] of vectors.entries()) {
    const shown = new Set(await store.match({ any: [[things[i]?.said ?? '']], none: [] }));
    const nearest = await store.nearest(embedder.space, vector, pictures);
    for (const [rank, { id }] of nearest.entries()) if (shown.has(id)) quantiles.push(quantileOf(rank, nearest.length));
  }
  return quantiles;
}

const isThing = (name: string): boolean => detectorThings.object?.has(nameOfSight(name)) === true;
