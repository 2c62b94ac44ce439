import type { Correction } from '../../memory/correction.ts';
import type { Face } from '../../memory/face.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Reading } from '../../memory/reading.ts';
import { mentionsSaid, readingOfPeople, type WordOnItem } from '../item-word.ts';
import type { View } from '../view.ts';
import type { PeopleFound } from './people.ts';

/** The views with those mentioned whom the owner said to be in them. */
export function viewsWithPeople(views: readonly View[], words: ReadonlyMap<ItemId, WordOnItem>): readonly View[] {
  if (words.size === 0) return views;
  return views.map((view) => {
    const word = words.get(view.id);
    const said = word === undefined ? [] : mentionsSaid(word);
    return said.length === 0 ? view : { ...view, people: [...view.people, ...said] };
  });
}

/** Who is not in an item has none of its faces. */
export function facesRefused(corrections: readonly Correction[], faces: readonly Face[]): Correction[] {
  return corrections.flatMap((said): Correction[] => {
    if (said.kind !== 'item-person' || said.holds) return [];
    const items = new Set(said.items);
    const theirs = faces.filter(({ item }) => items.has(item)).map(({ id }) => id);
    return theirs.length === 0 ? [] : [{ kind: 'face-is-not', at: said.at, person: said.person, faces: theirs }];
  });
}

/**
 * Everybody in an item of whose people the owner had a word: who was found to be there (`found`), and mentions of whom
 * nobody knows who they are; not who is refused. Absent when nothing was said of people.
 */
export function peopleSaidReading(
  view: View,
  { people: said }: WordOnItem,
  found: Reading<'people'> | undefined,
  people: PeopleFound,
): Reading<'people'> | undefined {
  if (said.size === 0) return undefined;
  const unknown = view.people.filter((mention) => people.whoSeems(mention, view) === undefined);
  return readingOfPeople([...(found?.value ?? []), ...unknown]);
}
