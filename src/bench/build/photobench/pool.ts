import type { BuildContext } from '../builder.ts';
import type { LifeItem } from '../life.ts';
import { albumOf } from './album.ts';
import { foundByAgent } from './album-agent.ts';
import { meeting, wordsIn, wordsOf } from './condition.ts';
import type { Query } from './records.ts';
import { albumVectors, likest } from './vectors.ts';

/** How many each way of searching contributes (3.2.3). */
const K = 50;

export type Pooled = { readonly item: string; readonly by: string[] };

/**
 * Everything that might satisfy a query: found by looks, by captions and by an agent that filters the album. A model is
 * the agent where there is one; what the memory's own search finds is looked at, too.
 */
export async function poolOf(query: Query, context: BuildContext): Promise<Pooled[]> {
  const album = albumOf(context.life);
  const asker = context.language ?? context.vision;
  const searched = await bySearch(query, album, context);
  const ways: readonly (readonly [string, readonly string[]])[] = [
    ['picture', await byLooks(query, album, context)],
    ['caption', await byCaption(query, album, context)],
    ...(asker === undefined
      ? [['agent', searched] as const]
      : [['agent', await foundByAgent(query, asker, context)] as const, ['search', searched] as const]),
  ];
  const pooled = new Map<string, string[]>();
  for (const [way, ids] of ways) for (const id of ids) pooled.set(id, [...(pooled.get(id) ?? []), way]);
  return [...pooled].map(([item, by]) => ({ item, by }));
}

/** The pictures most like the one that the query began with. */
async function byLooks({ anchor }: Query, album: readonly LifeItem[], context: BuildContext): Promise<string[]> {
  const { likener } = context;
  const { pictures } = likener === undefined ? { pictures: [] } : await albumVectors(likener, context);
  const own = pictures.find(({ id }) => id === anchor);
  return own === undefined ? byHashes(anchor, album) : likest(own.vector, pictures, K);
}

/** By the perceptual hashes that every memory holds: near-duplicates come first, and what follows is little alike. */
function byHashes(anchor: string, album: readonly LifeItem[]): string[] {
  const hash = album.find(({ id }) => id === anchor)?.media?.phash;
  if (hash === undefined) return [];
  return album
    .flatMap(({ id, media }) => (media?.phash === undefined ? [] : [{ id, bits: differingBits(hash, media.phash) }]))
    .sort((a, b) => a.bits - b.bits || (a.id < b.id ? -1 : 1))
    .slice(0, K)
    .map(({ id }) => id);
}

/** The pictures whose captions are most like the query, by vectors where there are any. */
async function byCaption(query: Query, album: readonly LifeItem[], context: BuildContext): Promise<string[]> {
  const { likener } = context;
  if (likener === undefined) return byWords(query, album);
  const { captions } = await albumVectors(likener, context);
  const [asked] = await likener.texts([query.en]);
  return asked === undefined ? [] : likest(asked, captions, K);
}

/** Of two 64-bit hashes in hexadecimal. */
function differingBits(a: string, b: string): number {
  let bits = 0;
  for (let differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`); differing > 0n; differing &= differing - 1n) bits += 1;
  return bits;
}

/** The pictures whose words have most of the query's, rare words counting more. */
function byWords({ en, zh }: Query, album: readonly LifeItem[]): string[] {
  const asked = new Set(wordsIn(`${en} ${zh}`));
  const words = new Map(album.map((item) => [item.id, new Set([...wordsOf(item)].flatMap(wordsIn))]));
  const weight = new Map(
    [...asked].map((word) => {
      const having = [...words.values()].filter((own) => own.has(word)).length;
      return [word, having === 0 ? 0 : Math.log(1 + album.length / having)];
    }),
  );
  const scoreOf = (own: ReadonlySet<string>) =>
    [...asked].reduce((sum, word) => sum + (own.has(word) ? (weight.get(word) ?? 0) : 0), 0);
  return [...words]
    .map(([id, own]) => ({ id, score: scoreOf(own) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, K)
    .map(({ id }) => id);
}

/** What the memory's own search makes of the query in both languages, and all that its conditions filter out. */
async function bySearch(query: Query, album: readonly LifeItem[], { life }: BuildContext): Promise<string[]> {
  const pictures = new Set<string>(album.map(({ id }) => id));
  const found = new Set<string>();
  for (const words of [query.en, query.zh]) {
    const { items } = await life.app.search(words, { limit: K });
    for (const { id } of items) if (pictures.has(id)) found.add(id);
  }
  const met = query.conditions === undefined ? [] : meeting(query.conditions, album, life).map(({ id }) => id);
  return [...new Set([...met, ...found])];
}
