import { isDeepStrictEqual } from 'node:util';
import type { RecordOf } from '../../memory/records.ts';
import { by } from '../../organise/context.ts';
import type { OrganisedViews } from '../../organise/organise.ts';
import type { Change, Store } from '../../ports/store.ts';

/** Kinds of records that corrections change at once, too. */
type Corrected = 'event' | 'person' | 'place';
export type RecordsBefore = { readonly [K in Corrected]: readonly RecordOf[K][] };

export async function recordsBefore(store: Store): Promise<RecordsBefore> {
  return {
    event: await store.records('event'),
    person: await store.records('person'),
    place: await store.records('place'),
  };
}

export const recordsOf = <T extends { readonly id: string }>(values: readonly T[]) =>
  values.map((value) => ({ id: value.id, value }));

/**
 * Every record that organising finds in place of those that it found before, but for those of the ledger; of events, people and
 * places, where it is known what they were `before`, only what is other than that, and only as long as it is as it was.
 */
export function recordChanges(
  { people, records }: Pick<OrganisedViews, 'people' | 'records'>,
  before: RecordsBefore | undefined,
): Change[] {
  const { events, places, links } = records();
  const ofLinks = links.filter((link) => link.by === by.link);
  const linked: Change = { op: 'replaceRecords', kind: 'link', by: by.link, values: recordsOf(ofLinks) };
  if (before === undefined)
    return [
      { op: 'replaceRecords', kind: 'event', values: recordsOf(events) },
      { op: 'replaceRecords', kind: 'person', values: recordsOf(people) },
      { op: 'replaceRecords', kind: 'place', values: recordsOf(places) },
      linked,
    ];
  return [
    ...differing('event', before.event, events),
    ...differing('person', before.person, people),
    ...differing('place', before.place, places),
    linked,
  ];
}

type Named = { readonly id: string };

/** The writes that make of some records others; all that is expected comes first, so that it is asked at one go. */
function differing(kind: Corrected, before: readonly Named[], now: readonly Named[]): Change[] {
  const known = new Map(before.map((value) => [value.id, value]));
  const expected: Change[] = [];
  const writes: Change[] = [];
  const write = (id: string, value: Named | undefined) => {
    expected.push({ op: 'expectRecord', kind, id, value: known.get(id) } as Change);
    writes.push(
      (value === undefined ? { op: 'deleteRecord', kind, id } : { op: 'putRecord', kind, id, value }) as Change,
    );
  };
  const found = new Map(now.map((value) => [value.id, value]));
  for (const [id, value] of found) if (!isSame(value, known.get(id))) write(id, value);
  for (const id of known.keys()) if (!found.has(id)) write(id, undefined);
  return [...expected, ...writes];
}

/** Of what was found and what was read: mostly the same text, else perhaps in another order. */
function isSame(value: Named, known: Named | undefined): boolean {
  const text = JSON.stringify(value);
  return known !== undefined && (text === JSON.stringify(known) || isDeepStrictEqual(JSON.parse(text), known));
}
