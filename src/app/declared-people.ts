import { fold } from '../language/fold.ts';
import type { Change } from '../ports/store.ts';
import type { OpenMemory } from './open-memory.ts';

/**
 * The writes that remove people whom a source declared and no item of the memory names (any more): their names would
 * outlive what was forgotten. The owner stays, in pictures or not.
 */
export async function withoutUnnamed(memory: OpenMemory): Promise<Change[]> {
  const declared = await memory.store.records('declaredPerson');
  if (declared.length === 0) return [];
  const named = new Set<string>();
  for await (const item of memory.store.scan()) for (const { name } of item.people ?? []) named.add(fold(name));
  return declared
    .filter(({ names, owner }) => owner !== true && !names.some((name) => named.has(fold(name))))
    .map(({ importer, face }) => ({ op: 'deleteRecord', kind: 'declaredPerson', id: `${importer}:${face}` }));
}
