import { locatedItems, openGazetteer, whenWords } from '../../../app/items/located-items.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import type { SourcePerson } from '../../../memory/source-record.ts';
import type { Caller } from '../../calls/caller.ts';
import type { Collection } from '../../collection.ts';
import { type TextForm, textsOf } from '../item-text.ts';
import { type Album, facesByName } from './album-tools.ts';
import { narrated } from './narratives.ts';

/**
 * An album as the agent's tools search it: positions named, times in words; with `vectors`, texts as vectors; with
 * `narrates`, its events narrated. Errors: as of `Caller`.
 */
export async function openAlbum(
  collection: Collection,
  {
    caller,
    form,
    signal,
    vectors: wanted,
    narrates,
  }: {
    readonly caller: Caller;
    readonly form: TextForm;
    readonly signal: AbortSignal;
    readonly vectors: boolean;
    readonly narrates: boolean;
  },
): Promise<Album> {
  const people: SourcePerson[] = [];
  for await (const event of (await collection.source()).read({ signal })) {
    if (event.type === 'person') people.push(event.person);
  }
  const items: MemoryItem[] = [];
  for await (const item of locatedItems(collection.items())) items.push(item);
  const events = narrates ? await narrated(items, caller) : undefined;
  const texts = wanted ? await textsOf(itemsInOrder(items), form, signal) : [];
  const told = texts.map(({ id, text }) => {
    const event = events?.of.get(id);
    return event === undefined ? text : `${text}\nEvent: ${event}`;
  });
  const vectors = told.length === 0 ? [] : await caller.embed(told);
  const gazetteer = await openGazetteer();
  const rows = items.map((item, i) => {
    const event = events?.of.get(item.id);
    return { item, vector: vectors[i], when: whenWords(item), ...(event === undefined ? {} : { event }) };
  });
  return { rows, faces: facesByName(people), placesCalled: (name) => gazetteer.find(name) };
}

/** The items of these ids in their order, or all. */
export async function* itemsInOrder(items: readonly MemoryItem[], ids?: readonly string[]): AsyncGenerator<MemoryItem> {
  if (ids === undefined) yield* items;
  else for (const id of ids) yield* items.filter((item) => item.id === id);
}
