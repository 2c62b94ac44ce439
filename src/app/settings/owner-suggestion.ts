import { term } from '../../language/terms.ts';
import type { Person } from '../../memory/person.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { Suggestion } from '../people/people-suggestions.ts';

/** Of so many selfies the owner's face must be in, and in which share of those with faces. */
const FEWEST_SELFIES = 3;
const SELFIE_SHARE = 0.5;
/** Who is seen most is the owner less often than the owner's children or partner are. */
const MOST_SEEN_CERTAINTY = 0.4;
const FEWEST_SEEN = 8;

/**
 * Who of those seen may be the owner: who is in most selfies, else who is seen most. Nothing when the owner's face is known.
 * Only ever a question.
 */
export async function ownerSuggestion(memory: OpenMemory, people: readonly Person[]): Promise<Suggestion | undefined> {
  const owner = people.find((person) => person.owner);
  if ((owner?.seen?.length ?? 0) > 0) return undefined;
  const corrections = await memory.store.records('correction');
  const refused = new Set(corrections.flatMap((said) => (said.kind === 'owner-is-not' ? said.person : [])));
  const seen = people.filter((person) => (person.seen?.length ?? 0) > 0 && !refused.has(person.id));
  const selfies = new Set<string>(await memory.store.match({ any: [[term.tag('selfie')]], none: [] }));
  const itemsOf = async (person: Person): Promise<readonly string[]> =>
    memory.store.match({ any: [[term.person(person.id)]], none: [] });
  const counted = await Promise.all(
    seen.map(async (person) => {
      const items = await itemsOf(person);
      return { person, items: items.length, selfies: items.filter((id) => selfies.has(id)).length };
    }),
  );
  const [best] = counted.sort(
    (a, b) => b.selfies - a.selfies || b.items - a.items || (a.person.id < b.person.id ? -1 : 1),
  );
  if (best === undefined) return undefined;
  const all = counted.reduce((sum, one) => sum + one.selfies, 0);
  const bySelfies = best.selfies >= FEWEST_SELFIES && best.selfies >= all * SELFIE_SHARE;
  if (!bySelfies && best.items < FEWEST_SEEN) return undefined;
  const faces = [...(best.person.seen ?? [])];
  const certainty = bySelfies ? Math.min(0.95, best.selfies / (all + 1)) : MOST_SEEN_CERTAINTY;
  return { kind: 'owner', person: best.person.id, faces, certainty, wins: certainty * faces.length };
}
