import type { Event } from '../memory/event.ts';
import type { PlanNode } from '../memory/query-plan.ts';
import type { Store } from '../ports/store.ts';
import type { Ground } from './constraint.ts';
import { peopleIn } from './people-meant.ts';

const cache = new WeakMap<Store, { readonly sequence: number; readonly events: Promise<readonly Event[]> }>();

/** The events of a memory, read once for each state of it. */
export async function knownEvents(store: Store): Promise<readonly Event[]> {
  const sequence = await store.sequence();
  const known = cache.get(store);
  if (known?.sequence === sequence) return known.events;
  const events = store.records('event');
  cache.set(store, { sequence, events });
  events.catch(() => cache.delete(store));
  return events;
}

/** Who was at what, by the memory's happenings; read only for questions that name somebody. */
export async function companyOf(store: Store, root: PlanNode): Promise<Ground['companyIn']> {
  const ids = new Set(peopleIn(root).flatMap(({ id }) => id ?? []));
  if (ids.size === 0) return () => false;
  const with_ = (await knownEvents(store)).filter(({ people }) => people.some((id) => ids.has(id)));
  return (person, from, to) =>
    with_.some(
      ({ people, span }) =>
        people.some((id) => id === person) && span.start.slice(0, 10) <= to && span.end.slice(0, 10) >= from,
    );
}
