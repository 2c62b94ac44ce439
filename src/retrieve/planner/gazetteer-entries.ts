import { readOnce } from '../../memory/read-once.ts';
import { type Entry, formOf, isUnspaced, type KnownEvent } from './gazetteer.ts';
import type { AddEntry } from './gazetteer-people.ts';

/** By form, what it may name: people, places and events of the records, in that order, then what only items know. */
export type Entries = Map<string, Entry[]>;

export type Named = readonly { readonly form: string; readonly entry: Entry }[];

/** What a record names, worked out once for each. */
export const namedBy = <R extends object>(addAll: (record: R, add: AddEntry) => void): ((record: R) => Named) =>
  readOnce((record) => {
    const named: { readonly form: string; readonly entry: Entry }[] = [];
    addAll(record, (name, entry) => void named.push({ form: formOf(name), entry }));
    return named;
  });

export const namedByEvent = namedBy<KnownEvent>((event, add) =>
  add(event.title, { kind: 'event', event, proper: false }),
);

const isKept = (form: string): boolean => form.length >= 2 || isUnspaced(form);

/** Lists that `kept` has too are replaced instead of being added to. */
export function addByForm(
  entries: Entries,
  form: string,
  entry: Entry,
  kept?: ReadonlyMap<string, readonly Entry[]>,
): void {
  if (!isKept(form)) return;
  const found = entries.get(form);
  if (found === undefined) entries.set(form, [entry]);
  else if (found === kept?.get(form)) entries.set(form, [...found, entry]);
  else found.push(entry);
}

/** Of more changed events, all are named anew. */
const MOST_CHANGED = 64;

/**
 * The same entries with other events, of which few have changed; undefined where many have. `lead` are the entries of people
 * and places alone.
 */
export function withEvents(
  entries: ReadonlyMap<string, Entry[]>,
  lead: ReadonlyMap<string, readonly Entry[]>,
  before: readonly KnownEvent[],
  now: readonly KnownEvent[],
): Entries | undefined {
  const { gone, come } = differing(before, now);
  if (gone.size + come.size > MOST_CHANGED) return undefined;
  const named = [...gone, ...come].flatMap(namedByEvent);
  const forms = new Set(named.map(({ form }) => form).filter(isKept));
  const ofEvents = new Map<KnownEvent, Entry>();
  for (const entry of [...[...forms].flatMap((form) => entries.get(form) ?? []), ...named.map((one) => one.entry)])
    if (entry.kind === 'event' && !gone.has(entry.event)) ofEvents.set(entry.event, entry);
  const inOrder = now.filter((event) => ofEvents.has(event));
  const made = new Map(entries);
  for (const form of forms) {
    const all = entries.get(form) ?? [];
    const first = lead.get(form)?.length ?? 0;
    const events = inOrder.filter((event) => namedByEvent(event).some((one) => one.form === form));
    const list = [
      ...all.slice(0, first),
      ...events.flatMap((event) => ofEvents.get(event) ?? []),
      ...all.slice(first).filter(({ kind }) => kind !== 'event'),
    ];
    if (list.length > 0) made.set(form, list);
    else made.delete(form);
  }
  return made;
}

/** What is in one of two lists alone, which have most in common, and that in the same order. */
function differing<T>(before: readonly T[], now: readonly T[]): { readonly gone: Set<T>; readonly come: Set<T> } {
  let from = 0;
  while (from < before.length && from < now.length && before[from] === now[from]) from += 1;
  let same = 0;
  const most = Math.min(before.length, now.length) - from;
  while (same < most && before.at(-1 - same) === now.at(-1 - same)) same += 1;
  const gone = new Set(before.slice(from, before.length - same));
  const come = new Set<T>();
  for (const one of now.slice(from, now.length - same)) if (!gone.delete(one)) come.add(one);
  return { gone, come };
}
