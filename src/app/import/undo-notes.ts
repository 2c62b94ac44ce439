import { indexEntry } from '../../ingest/index-entry.ts';
import type { Event } from '../../memory/event.ts';
import type { ItemId, PersonId } from '../../memory/ids.ts';
import { assembleItem, storedPart } from '../../memory/item.ts';
import type { Person } from '../../memory/person.ts';
import type { Reading } from '../../memory/reading.ts';
import { by } from '../../organise/context.ts';
import type { Change } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';

/** How things stood before something was said of people: undefined where there was nothing. */
export type Before = {
  readonly people: ReadonlyMap<PersonId, Person | undefined>;
  /** What organising had said of the people of items. */
  readonly readings: ReadonlyMap<ItemId, Reading | undefined>;
  readonly events: readonly Event[];
  /** Nothing else was changed, and all is as before once this is back. */
  readonly isWhole: boolean;
};

/** So many of the latest words are put right at once when they are taken back; for older ones the memory is organised first. */
const MOST_NOTES = 50;
const notes = new WeakMap<OpenMemory, Map<string, Before>>();

/** Remembers, as long as the program runs, how things stood before the words with these ids. */
export function noteBefore(memory: OpenMemory, said: readonly string[], before: Before): void {
  const kept = notes.get(memory) ?? new Map<string, Before>();
  notes.set(memory, kept);
  kept.set(keyOf(said), before);
  for (const key of [...kept.keys()].slice(0, -MOST_NOTES)) kept.delete(key);
}

/**
 * The writes that bring back how things stood, where that is remembered. Organising follows in any case, and
 * makes of it what is right, whatever came meanwhile: this is only what is seen until then.
 */
export async function asBefore(
  memory: OpenMemory,
  said: readonly string[],
): Promise<{ readonly changes: Change[]; readonly isWhole: boolean } | undefined> {
  const before = notes.get(memory)?.get(keyOf(said));
  if (before === undefined) return undefined;
  const changes: Change[] = [...before.people].map(([id, person]) =>
    person === undefined
      ? { op: 'deleteRecord', kind: 'person', id }
      : { op: 'putRecord', kind: 'person', id, value: person },
  );
  for (const [id, reading] of before.readings) {
    const item = await memory.store.item(id);
    if (item === undefined) continue;
    const others = item.readings.filter(({ field, provenance }) => field !== 'people' || provenance.by !== by.people);
    const stored = storedPart(item, [...others, ...(reading === undefined ? [] : [reading])]);
    changes.push(
      { op: 'expectItem', id, item },
      { op: 'putItem', item: stored, index: indexEntry(assembleItem(stored)) },
    );
  }
  for (const event of before.events) {
    if ((await memory.store.record('event', event.id)) !== undefined)
      changes.push({ op: 'putRecord', kind: 'event', id: event.id, value: event });
  }
  return { changes, isWhole: before.isWhole };
}

/** What these words changed was brought back. */
export const forgetNote = (memory: OpenMemory, said: readonly string[]): void => {
  notes.get(memory)?.delete(keyOf(said));
};

const keyOf = (said: readonly string[]): string => [...said].sort().join('\n');
