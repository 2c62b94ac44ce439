import { term } from '../../language/terms.ts';
import type { Person } from '../../memory/person.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { Suggestion } from './suggestion.ts';

/** Of so many selfies the owner's face must be in, and in which share of those with faces. */
const FEWEST_SELFIES = 3;
const SELFIE_SHARE = 0.5;

/**
 * Who of those seen may be the owner: who is in most selfies. Nothing when the owner's face is known. Who is merely seen most is the
 * owner less often than the owner's children or partner are. Only ever a question.
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
  if (best.selfies < FEWEST_SELFIES || best.selfies < all * SELFIE_SHARE) return undefined;
  const faces = [...(best.person.seen ?? [])];
  const certainty = Math.min(0.95, (best.selfies + 1) / (all + 2));
  return { kind: 'owner', person: best.person.id, faces, certainty, wins: certainty * faces.length };
}
