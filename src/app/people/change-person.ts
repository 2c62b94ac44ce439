import type { PersonChange } from '../../contract/people-pages.ts';
import type { Corrected } from '../items/corrected.ts';
import { organiseLater } from '../jobs/organise-later.ts';
import type { OpenMemory } from '../open-memory.ts';
import { correctPerson, type PersonCorrection } from './correct-person.ts';
import { findPerson } from './find-person.ts';

/**
 * Says several things of somebody, one after the other; names, roles and hiding hold at once, and what rests on them follows
 * in the background. Errors: those of `correctPerson`; what was said before one holds.
 */
export async function changePerson(memory: OpenMemory, said: string, change: PersonChange): Promise<Corrected> {
  let person: string = (await findPerson(memory, said)).id;
  const answers: Corrected[] = [];
  for (const correction of correctionsOf(change)) {
    const answer = await correctPerson(memory, { ...correction, person }, { later: true });
    answers.push(answer);
    // Whoever gets the name of somebody known may be one with them.
    person = answer.person ?? person;
  }
  organiseLater(memory);
  return {
    done: answers.map(({ done }) => done).join(' '),
    person,
    corrections: answers.flatMap(({ corrections = [] }) => corrections),
    ...(answers.some(({ organises }) => organises === true) ? { organises: true } : {}),
  };
}

type Said = Exclude<PersonCorrection, { kind: 'merge' | 'split' | 'face' }>;
type WithoutPerson<C> = C extends Said ? Omit<C, 'person'> : never;

const correctionsOf = (change: PersonChange): WithoutPerson<Said>[] => [
  ...(change.name === undefined
    ? []
    : [
        {
          kind: 'name' as const,
          name: change.name,
          ...(change.without === undefined ? {} : { without: change.without }),
        },
      ]),
  ...(change.addRoles ?? []).map((role) => ({ kind: 'role' as const, role, holds: true })),
  ...(change.removeRoles ?? []).map((role) => ({ kind: 'role' as const, role, holds: false })),
  ...(change.hidden === undefined ? [] : [{ kind: 'hide' as const, hidden: change.hidden }]),
  ...(change.owner === undefined ? [] : [{ kind: 'owner' as const }]),
];
