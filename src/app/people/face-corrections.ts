import { type Correction, correctionKey, isOfItems } from '../../memory/correction.ts';
import { faceIdsOf } from '../../memory/face.ts';
import type { PersonId } from '../../memory/ids.ts';
import type { StoredItem } from '../../memory/item.ts';
import type { Change } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';

/** The ids of everybody who was seen: some of them are there for nothing but their faces. */
export async function peopleSeen(memory: OpenMemory): Promise<ReadonlySet<PersonId>> {
  const people = await memory.store.records('person');
  return new Set(people.flatMap(({ id, seen, also = [] }) => (seen === undefined ? [] : [id, ...also])));
}

/** The writes that remove what the owner said of people among `ids` who are not there any more: their names would outlive them. */
export async function withoutWordOn(memory: OpenMemory, ids: ReadonlySet<PersonId>): Promise<Change[]> {
  if (ids.size === 0) return [];
  const people = await memory.store.records('person');
  const there = new Set(people.flatMap(({ id, also = [] }) => [id, ...also]));
  const isGone = (id: PersonId): boolean => ids.has(id) && !there.has(id);
  return keptCorrections(memory, (said) => (peopleIn(said).some(isGone) ? undefined : said));
}

const peopleIn = (said: Correction): PersonId[] => {
  if (said.kind === 'merge-people') return [said.into, said.from];
  if (said.kind === 'people-differ') return [said.person, said.other];
  return 'person' in said ? [said.person] : [];
};

/** The writes that take items that go, and their faces, out of what the owner said. */
export async function withoutWordOnItems(memory: OpenMemory, items: readonly StoredItem[]): Promise<Change[]> {
  const prefixes = items.map(({ id }) => faceIdsOf(id));
  const gone = new Set(items.map(({ id }) => id));
  return keptCorrections(memory, (said) => {
    if (isOfItems(said)) {
      if (said.kind === 'item-stack' && gone.has(said.behind)) return undefined;
      const left = said.items.filter((id) => !gone.has(id));
      if (left.length === said.items.length) return said;
      return left.length === 0 ? undefined : { ...said, items: left };
    }
    if (said.kind !== 'face-is' && said.kind !== 'face-is-not') return said;
    const faces = said.faces.filter((face) => !prefixes.some((prefix) => face.startsWith(prefix)));
    if (faces.length === said.faces.length) return said;
    return faces.length === 0 ? undefined : { ...said, faces };
  });
}

async function keptCorrections(
  memory: OpenMemory,
  keep: (said: Correction) => Correction | undefined,
): Promise<Change[]> {
  const before = await memory.store.records('correction');
  const kept = before.map(keep);
  if (kept.every((said, i) => said === before[i])) return [];
  const values = kept.flatMap((value, i) => (value === undefined ? [] : [{ id: correctionKey(value, i), value }]));
  return [
    { op: 'expectRecords', kind: 'correction', values: before },
    { op: 'replaceRecords', kind: 'correction', values },
  ];
}
