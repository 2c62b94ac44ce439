import { nearest } from '../../systems/memories/nearest.ts';
import type { Likener } from '../asker.ts';
import type { BuildContext } from '../builder.ts';
import type { LifeItem } from '../life.ts';
import { albumOf } from './album.ts';

const PICTURE_SIDE = 512;
/** Pictures whose bytes are in memory at once. */
const HELD = 64;

type Row = { readonly id: string; readonly vector: Float32Array };
/** An album in an embedder's space. Pictures whose files are gone, and those without words, are not in it. */
export type AlbumVectors = { readonly pictures: readonly Row[]; readonly captions: readonly Row[] };

/** One embedder is opened a build. */
const known = new WeakMap<Likener, Promise<AlbumVectors>>();

/** The album's vectors, made once. Errors: those of the embedder. */
export function albumVectors(likener: Likener, context: BuildContext): Promise<AlbumVectors> {
  const before = known.get(likener);
  if (before !== undefined) return before;
  const made = madeVectors(likener, context);
  known.set(likener, made);
  // What failed is made by whoever needs it next.
  made.catch(() => known.delete(likener));
  return made;
}

async function madeVectors(likener: Likener, context: BuildContext): Promise<AlbumVectors> {
  const album = albumOf(context.life);
  const told = album.flatMap((item) => (captionOf(item) === undefined ? [] : [{ id: item.id, text: captionOf(item) }]));
  const captions = await likener.texts(told.map(({ text = '' }) => text));
  return {
    captions: rowsOf(told, captions),
    pictures: likener.seesPictures ? await ofPictures(album, likener, context) : [],
  };
}

async function ofPictures(album: readonly LifeItem[], likener: Likener, context: BuildContext): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < album.length; at += HELD) {
    context.signal.throwIfAborted();
    const held = await Promise.all(
      album.slice(at, at + HELD).map(async ({ id }) => ({ id, bytes: await context.life.picture(id, PICTURE_SIDE) })),
    );
    const there = held.flatMap(({ id, bytes }) => (bytes === undefined ? [] : [{ id, bytes }]));
    rows.push(...rowsOf(there, await likener.pictures(there.map(({ bytes }) => bytes))));
  }
  return rows;
}

const rowsOf = (of: readonly { readonly id: string }[], vectors: readonly Float32Array[]): Row[] =>
  of.flatMap(({ id }, i) => (vectors[i] === undefined ? [] : [{ id, vector: vectors[i] }]));

/** What a picture is described by; tags where it has no caption. */
function captionOf({ caption, shortCaption, tags = [] }: LifeItem): string | undefined {
  const words = tags.flatMap(({ source, name }) => (source === 'temporal' ? [] : [name])).join(', ');
  return [caption, shortCaption, words].find((text) => text !== undefined && text.trim() !== '');
}

/** The `most` rows that are likest, best first. */
export const likest = (query: Float32Array, rows: readonly Row[], most: number): string[] =>
  nearest(query, rows, ({ vector }) => vector, most).map(({ one }) => one.id);
