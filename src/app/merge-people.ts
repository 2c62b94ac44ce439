import type { CorrectionResponse } from '../contract/browse-verbs.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { Person } from '../memory/person.ts';
import { anchorsOf, becomes, isOnlySeen, nameOf } from './correct-person.ts';
import { findPerson } from './find-person.ts';
import type { OpenMemory } from './open-memory.ts';
import { organiseMemory } from './organise-memory.ts';
import { saidNow } from './said-of-people.ts';

/**
 * All of these are one person. Who is known by faces alone becomes `into` at once; for others the memory is organised
 * again, once for them all. Errors: `not-found`, `usage`, before anything is changed.
 */
export async function mergePeople(
  memory: OpenMemory,
  into: string,
  from: readonly string[],
): Promise<CorrectionResponse> {
  const person = await findPerson(memory, into);
  const found = new Map<string, Person>();
  for (const said of from) {
    const other = await findPerson(memory, said);
    found.set(other.id, other);
  }
  found.delete(person.id);
  if (found.size === 0) {
    throw new MadeleineError('usage', `${nameOf(person)} is one person already.`, { action: 'Say who else it is.' });
  }
  const others = [...found.values()];
  for (const other of others.filter(isOnlySeen)) await becomes(memory, other, await findPerson(memory, person.id));
  const known = others.filter((other) => !isOnlySeen(other));
  if (known.length > 0) {
    const said = known.flatMap((other) => [
      ...anchorsOf(other),
      { kind: 'merge-people' as const, into: person.id, from: other.id },
    ]);
    await memory.store.write(await saidNow(memory, [...anchorsOf(person), ...said]));
    await organiseMemory(memory);
  }
  const names = others.map(nameOf).join(', ');
  return { done: `${names} and ${nameOf(person)} are one person.`, person: person.id };
}
