import { remembered } from '../../language/remembered.ts';
import type { Event } from '../../memory/event.ts';
import { readOnce } from '../../memory/read-once.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';
import type { Retrieval } from '../../retrieve/search.ts';
import { peopleIn } from '../asked/people-meant.ts';
import type { Company, Ground } from './constraint.ts';

/** The events of a memory, read once for each state of it. */
export const knownEvents = perState((store): Promise<readonly Event[]> => store.records('event'), ['event']);

/** Who was at what, by the memory's happenings; read only for questions that name somebody. */
export async function companyOf(
  store: Store,
  { plan, gazetteer }: Pick<Retrieval, 'plan' | 'gazetteer'>,
): Promise<Ground['companyIn']> {
  if (peopleIn(plan.root).every(({ id }) => id === undefined)) return () => 'nobody known';
  const owner = gazetteer.people.find((person) => person.owner)?.id;
  const peopled = peopledAmong(await knownEvents(store))(owner ?? '');
  const found = new Map<string, Company>();
  return (person, from, to) => {
    const key = `${person}\n${from}\n${to}`;
    const known = found.get(key) ?? companyAmong(peopled, person, from, to);
    found.set(key, known);
    return known;
  };
}

/** The happenings at which others than the owner were, by the owner's id. */
const peopledAmong = readOnce((events: readonly Event[]) =>
  remembered(4, (owner): readonly Peopled[] =>
    events.flatMap(({ people, span }) => {
      const along = people.filter((id) => id !== owner);
      return along.length === 0 ? [] : [{ along, from: span.start.slice(0, 10), to: span.end.slice(0, 10) }];
    }),
  ),
);

type Peopled = { readonly along: readonly string[]; readonly from: string; readonly to: string };

function companyAmong(peopled: readonly Peopled[], person: string, from: string, to: string): Company {
  const at = peopled.filter((event) => event.from <= to && event.to >= from);
  if (at.some(({ along }) => along.includes(person))) return 'with';
  return at.length > 0 ? 'others' : 'nobody known';
}
