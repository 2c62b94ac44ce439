import { type PersonId, personIdSchema } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import type { Change } from '../../ports/store.ts';
import { anew } from '../import/in-turn.ts';
import { noteBefore } from '../import/undo-notes.ts';
import type { OpenMemory } from '../open-memory.ts';
import { saidNow, type Unsaid } from '../people/said-of-people.ts';
import { type Corrected, type CorrectionOptions, idsOfSaid, organiseDue } from './corrected.ts';

/** Keeps what was said and organises: now, or later, with what `changes` at once until then. */
export async function saidThenOrganised(
  memory: OpenMemory,
  unsaid: readonly Unsaid[],
  { later = false, changes = [] }: CorrectionOptions & { readonly changes?: readonly Change[] } = {},
): Promise<Pick<Corrected, 'corrections' | 'organises'>> {
  const people = later ? await peopleBefore(memory, changes) : new Map();
  const corrections = await anew(async () => {
    const said = await saidNow(memory, unsaid);
    await memory.store.write([...said, ...(later ? changes : []), organiseDue]);
    return idsOfSaid(said);
  });
  if (!later) {
    await (await import('../jobs/organise-memory.ts')).organiseMemory(memory);
    return { corrections };
  }
  noteBefore(memory, corrections, { people, readings: new Map(), events: [], isWhole: false });
  return { corrections, organises: true };
}

/** People as they are before these changes. */
async function peopleBefore(
  { store }: OpenMemory,
  changes: readonly Change[],
): Promise<Map<PersonId, Person | undefined>> {
  const people = new Map<PersonId, Person | undefined>();
  for (const change of changes) {
    if ((change.op !== 'putRecord' && change.op !== 'deleteRecord') || change.kind !== 'person') continue;
    const id = personIdSchema.parse(change.id);
    people.set(id, await store.record('person', id));
  }
  return people;
}
