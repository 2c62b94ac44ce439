import { type DeriveContext, derive } from '../../ingest/derive.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import type { ItemId, PersonId } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, type StoredItem, storedPart, withoutReadingsBy } from '../../memory/item.ts';
import type { Mention, Person } from '../../memory/person.ts';
import { readingOfPeople, SAID_OF_PEOPLE, type WordOnItem, withWord } from '../../organise/item-word.ts';
import { entryOf } from '../../organise/people/mention-entries.ts';
import type { Change } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';

/**
 * The writes that bring items in line with what the owner said of them, as organising would, without organising; each expects
 * the item as it was given. `newcomers`: people who are written with them.
 */
export async function itemsWithWord(
  memory: OpenMemory,
  items: readonly MemoryItem[],
  words: ReadonlyMap<ItemId, WordOnItem>,
  newcomers: readonly Person[] = [],
): Promise<Change[]> {
  const known = [...(await memory.store.records('person')), ...newcomers];
  const people = new Map(known.flatMap((one) => idsOf(one).map((id) => [id, one])));
  const context = await memory.deriveContext();
  const changes = await Promise.all(
    items.map(async (item): Promise<Change[]> => {
      const word = words.get(item.id);
      const stored = withPeople(await derivedWithWord(item, word, context), word, people);
      return [
        { op: 'expectItem', id: item.id, item },
        { op: 'putItem', item: storedPart(stored), index: indexEntry(assembleItem(stored)) },
      ];
    }),
  );
  return changes.flat();
}

/** The item by the owner's word on its time, place and tags, with what is derived of it anew; the very same one when it is so already. */
export async function derivedWithWord(
  item: StoredItem,
  word: WordOnItem | undefined,
  context: DeriveContext,
): Promise<StoredItem> {
  const said = withWord(item, word);
  // The tags of another day are found by deriving, and are then what the owner's word on tags goes by.
  return said === item ? item : withWord(await derive(said, context), word);
}

const idsOf = ({ id, also = [] }: Person): PersonId[] => [...also, id];

function withPeople(item: StoredItem, word: WordOnItem | undefined, people: ReadonlyMap<PersonId, Person>): StoredItem {
  const bare = withoutReadingsBy(item, SAID_OF_PEOPLE);
  if (word === undefined || word.people.size === 0) return bare;
  const after = peopleAfter(assembleItem(bare).people ?? [], word, people);
  return storedPart(bare, [...bare.readings, readingOfPeople(after)]);
}

function peopleAfter(
  found: readonly Mention[],
  { people: said }: WordOnItem,
  people: ReadonlyMap<PersonId, Person>,
): Mention[] {
  const isMeant = (id: PersonId) => {
    const person = people.get(id);
    const ids = new Set<string>(person === undefined ? [id] : idsOf(person));
    const names = new Set(person?.names.map((name) => name.toLowerCase()));
    return (mention: Mention) =>
      mention.id === undefined ? names.has(mention.name.toLowerCase()) : ids.has(mention.id);
  };
  const refused = [...said].filter(([, { holds }]) => !holds).map(([id]) => isMeant(id));
  const kept = found.filter((mention) => !refused.some((isRefused) => isRefused(mention)));
  const added = [...said]
    .filter(([id, { holds }]) => holds && !kept.some((mention) => mention.how === 'tagged' && isMeant(id)(mention)))
    .map(([id, { name }]) => entryOf({ id, name, how: 'tagged' }, people.get(id) ?? { id, name, roles: [] }));
  return [...kept, ...added];
}
