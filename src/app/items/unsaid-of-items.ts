import type { ItemPatch } from '../../contract/item-verbs.ts';
import { ARCHIVED } from '../../language/item-codes.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { archivedMarks, FAVOURITE } from '../../memory/item-text.ts';
import type { Person } from '../../memory/person.ts';
import type { TimeSpan } from '../../memory/time-span.ts';
import { nameKey } from '../../organise/people/name-form.ts';
import { idOfKey } from '../../organise/people/person-draft.ts';
import type { Change } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';
import { findPerson } from '../people/find-person.ts';
import { newPerson, type Unsaid } from '../people/said-of-people.ts';
import { placeSaid } from './said-place.ts';
import { spanSaid, writtenTime } from './said-time.ts';
import { shifted, shiftOf } from './time-shift.ts';

/** What a patch says as corrections without their time, and the writes that make people who were not there. */
export type Meant = { readonly unsaid: readonly Unsaid[]; readonly people: readonly Change[] };

/** Errors: `usage` for a time or place that cannot be understood, or a name of several; `not-found` for who is to be taken out. */
export async function unsaidOf(memory: OpenMemory, items: readonly MemoryItem[], patch: ItemPatch): Promise<Meant> {
  const ids = items.map(({ id }) => id);
  const { time, place, people = {}, albums = {}, rating, turn } = patch;
  const placed = place === undefined ? undefined : await placeSaid(memory, place);
  // The clock of the place that is said with the time is meant.
  const there = placed === undefined ? items : items.map((item) => ({ ...item, place: placed }));
  const who = await peopleMeant(memory, people.add ?? [], people.remove ?? []);
  return {
    unsaid: [
      ...(placed === undefined ? [] : [{ kind: 'item-place', items: ids, place: placed } as const]),
      ...(time === undefined ? [] : await timesSaid(memory, there, time)),
      ...who.map(({ id, name, holds }) => ({ kind: 'item-person', items: ids, person: id, name, holds }) as const),
      ...tagsSaid(patch).map(([tag, holds]) => ({ kind: 'item-tag', items: ids, tag, holds }) as const),
      ...changesOf(albums).map(([album, holds]) => ({ kind: 'item-album', items: ids, album, holds }) as const),
      ...(turn === undefined ? [] : [{ kind: 'item-turn', items: picturesOf(items), degrees: turn } as const]),
      ...(rating === undefined ? [] : [{ kind: 'item-rating', items: ids, stars: rating } as const]),
    ],
    people: who
      .filter(({ isNew }) => isNew)
      .map(({ id, name }) => {
        return { op: 'putRecord', kind: 'person', id, value: newPerson(id, name) } as const;
      }),
  };
}

/** Errors: `usage` where there is no picture to turn. */
function picturesOf(items: readonly MemoryItem[]): ItemId[] {
  const pictures = items.filter(({ modality }) => modality === 'image').map(({ id }) => id);
  if (pictures.length > 0) return pictures;
  throw new MadeleineError('usage', 'Only pictures can be turned.', { action: 'Choose pictures.' });
}

type Said = readonly [name: string, holds: boolean];
const changesOf = ({ add = [], remove = [] }: NonNullable<ItemPatch['tags']>): Said[] => [
  ...add.map((name): Said => [name, true]),
  ...remove.map((name): Said => [name, false]),
];

/** Marks are tags of the owner: libraries that are imported give the same ones. Nothing stays hidden that is taken out of the archive. */
const tagsSaid = ({ tags = {}, favourite, archived }: ItemPatch): Said[] => [
  ...changesOf(tags),
  ...(favourite === undefined ? [] : [[FAVOURITE, favourite] as const]),
  ...(archived === undefined
    ? []
    : archived
      ? [[ARCHIVED, true] as const]
      : archivedMarks.map((mark): Said => [mark, false])),
];

/** One correction for all items of one clock. */
async function timesSaid(memory: OpenMemory, items: readonly MemoryItem[], said: string): Promise<Unsaid[]> {
  const minutes = shiftOf(said);
  const written = minutes === undefined ? writtenTime(said) : undefined;
  const geocoder = await memory.geocoder();
  const spans = new Map<string, { readonly time: TimeSpan; readonly ids: ItemId[] }>();
  for (const item of items) {
    const time = written === undefined ? shifted(item, minutes ?? 0) : spanSaid(written, item, geocoder);
    if (time === undefined) continue;
    const key = JSON.stringify(time);
    const same = spans.get(key);
    if (same === undefined) spans.set(key, { time, ids: [item.id] });
    else same.ids.push(item.id);
  }
  if (spans.size === 0) {
    throw new MadeleineError('usage', 'None of these items has a time of day to correct.', {
      action: 'Give the time itself, such as 2019-05-07 14:30.',
    });
  }
  return [...spans.values()].map(({ time, ids }) => ({ kind: 'item-time', items: ids, time }));
}

type PersonMeant = Pick<Person, 'id' | 'name'> & { readonly holds: boolean; readonly isNew: boolean };

async function peopleMeant(
  memory: OpenMemory,
  added: readonly string[],
  removed: readonly string[],
): Promise<PersonMeant[]> {
  const all = [
    ...added.map(async (said) => ({ ...(await personAdded(memory, said)), holds: true })),
    ...removed.map(async (said) => ({ ...(await findPerson(memory, said)), holds: false, isNew: false })),
  ];
  return (await Promise.all(all)).map(({ id, name, holds, isNew }) => ({ id, name, holds, isNew }));
}

/** Somebody known by id or name, or somebody new of this name. */
async function personAdded(
  memory: OpenMemory,
  said: string,
): Promise<Pick<Person, 'id' | 'name'> & { isNew: boolean }> {
  try {
    return { ...(await findPerson(memory, said)), isNew: false };
  } catch (error) {
    const key = nameKey(said);
    if (!(error instanceof MadeleineError) || error.code !== 'not-found' || key === '') throw error;
    // The id that this name alone would have, so that whoever is called so in a text is the same person.
    return { id: idOfKey(`name:${key}`), name: said.trim(), isNew: true };
  }
}
