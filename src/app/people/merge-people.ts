import { MadeleineError } from '../../memory/errors.ts';
import type { Person } from '../../memory/person.ts';
import type { Change } from '../../ports/store.ts';
import type { Corrected, CorrectionOptions } from '../items/corrected.ts';
import { saidThenOrganised } from '../items/said-then-organised.ts';
import type { OpenMemory } from '../open-memory.ts';
import { anchorsOf, becomes, isOnlySeen, nameOf } from './correct-person.ts';
import { findPerson } from './find-person.ts';

/**
 * All of these are one person. Who is known by faces alone becomes `into` at once; for others the memory is organised
 * again, once for them all. Errors: `not-found`, `usage`, before anything is changed.
 */
export async function mergePeople(
  memory: OpenMemory,
  into: string,
  from: readonly string[],
  options: CorrectionOptions = {},
): Promise<Corrected> {
  const person = await findPerson(memory, into);
  const found = new Map<string, Person>();
  for (const said of from) {
    const other = await findPerson(memory, said);
    found.set(other.id, other);
  }
  found.delete(person.id);
  if (found.size === 0) {
    throw new MadeleineError('usage', `${nameOf(person)} cannot be merged with themselves.`, {
      action: 'Choose another person.',
    });
  }
  const others = [...found.values()];
  const kept: Pick<Corrected, 'corrections' | 'organises'>[] = [];
  for (const other of others.filter(isOnlySeen))
    kept.push(await becomes(memory, other, await findPerson(memory, person.id), options));
  const known = others.filter((other) => !isOnlySeen(other));
  if (known.length > 0) {
    const said = known.flatMap((other) => [
      ...anchorsOf(other),
      { kind: 'merge-people' as const, into: person.id, from: other.id },
    ]);
    const changes = merged(await findPerson(memory, person.id), known);
    kept.push(await saidThenOrganised(memory, [...anchorsOf(person), ...said], { ...options, changes }));
  }
  const names = others.map(nameOf).join(', ');
  return {
    done: `${names} and ${nameOf(person)} are now the same person.`,
    person: person.id,
    corrections: kept.flatMap(({ corrections = [] }) => corrections),
    ...(kept.some(({ organises }) => organises === true) ? { organises: true } : {}),
  };
}

/** Who they are together, until organising says it of their items, too. */
const merged = (into: Person, others: readonly Person[]): Change[] => {
  const all = [into, ...others];
  const value: Person = {
    ...into,
    names: [...new Set(all.flatMap(({ names }) => names))],
    addresses: [...new Set(all.flatMap(({ addresses }) => addresses))],
    roles: [...new Set(all.flatMap(({ roles }) => roles))].sort(),
    owner: all.some(({ owner }) => owner),
    seen: [...new Set(all.flatMap(({ seen = [] }) => seen))],
  };
  return [
    { op: 'putRecord', kind: 'person', id: into.id, value },
    ...others.map(({ id }): Change => ({ op: 'deleteRecord', kind: 'person', id })),
  ];
};
