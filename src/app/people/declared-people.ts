import { fold } from '../../language/fold.ts';
import type { Change } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';

/**
 * The writes that remove people whom a source declared and no item of the memory names (any more): their names would
 * outlive what was forgotten. The owner stays, in pictures or not.
 */
export async function withoutUnnamed(memory: OpenMemory): Promise<Change[]> {
  const declared = await memory.store.records('declaredPerson');
  if (declared.length === 0) return [];
  const named = new Set<string>();
  const shown = new Set<string>();
  for await (const item of memory.store.scan()) {
    for (const { name, face } of item.people ?? []) {
      if (face === undefined) named.add(fold(name));
      else shown.add(`${item.origin.importer}:${face}`);
    }
  }
  return declared
    .filter(
      ({ importer, face, names, owner }) =>
        owner !== true && !shown.has(`${importer}:${face}`) && !names.some((name) => named.has(fold(name))),
    )
    .map(({ importer, face }) => ({ op: 'deleteRecord', kind: 'declaredPerson', id: `${importer}:${face}` }));
}
