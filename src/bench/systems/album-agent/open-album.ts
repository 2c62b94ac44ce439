import { locatedItems, openGazetteer, whenWords } from '../../../app/items/located-items.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import type { SourcePerson } from '../../../memory/source-record.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import type { Collection } from '../../collection.ts';
import { noSpending, type Spending } from '../../outcome.ts';
import { plus } from '../../runner/ledger.ts';
import { type TextForm, textsOf } from '../item-text.ts';
import { type Album, facesByName } from './album-tools.ts';
import { type Narrator, narrated } from './narratives.ts';

const BATCH = 64;

export type OpenedAlbum = { readonly album: Album; readonly spending: Spending };

/** An album as the agent's tools search it: positions named, times in words, texts as vectors, events narrated by a narrator. */
export async function openAlbum(
  collection: Collection,
  {
    embedder,
    form,
    signal,
    narrator,
  }: {
    readonly embedder: Embedder | undefined;
    readonly form: TextForm;
    readonly signal: AbortSignal;
    readonly narrator?: Narrator;
  },
): Promise<OpenedAlbum> {
  const people: SourcePerson[] = [];
  for await (const event of (await collection.source()).read({ signal })) {
    if (event.type === 'person') people.push(event.person);
  }
  const items: MemoryItem[] = [];
  for await (const item of locatedItems(collection.items())) items.push(item);
  const events = narrator === undefined ? undefined : await narrated(items, narrator);
  const texts = embedder === undefined ? [] : await textsOf(itemsInOrder(items), form, signal);
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH) {
    const some = texts.slice(at, at + BATCH).map(({ id, text }) => {
      const event = events?.of.get(id);
      return event === undefined ? text : `${text}\nEvent: ${event}`;
    });
    vectors.push(...((await embedder?.texts(some, signal)) ?? []));
  }
  const gazetteer = await openGazetteer();
  const rows = items.map((item, i) => {
    const event = events?.of.get(item.id);
    return { item, vector: vectors[i], when: whenWords(item), ...(event === undefined ? {} : { event }) };
  });
  const embedding = { ...noSpending, calls: Math.ceil(texts.length / BATCH) };
  return {
    album: { rows, faces: facesByName(people), placesCalled: (name) => gazetteer.find(name) },
    spending: plus(events?.spending ?? noSpending, embedding),
  };
}

/** The items of these ids in their order, or all. */
export async function* itemsInOrder(items: readonly MemoryItem[], ids?: readonly string[]): AsyncGenerator<MemoryItem> {
  if (ids === undefined) yield* items;
  else for (const id of ids) yield* items.filter((item) => item.id === id);
}
