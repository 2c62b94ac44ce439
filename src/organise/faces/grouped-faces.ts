import { digest } from '../../language/digest.ts';
import type { Correction } from '../../memory/correction.ts';
import type { Face, FaceId } from '../../memory/face.ts';
import type { ItemId, PersonId } from '../../memory/ids.ts';
import { compareText } from '../ordering.ts';
import type { FaceGroup } from './face-groups.ts';

/** Who was found among faces, and a key of everything that it rests on. */
export type GroupedFaces = {
  readonly key: string;
  readonly groups: readonly {
    readonly person: PersonId;
    readonly isSaid: boolean;
    readonly faces: readonly FaceId[];
  }[];
};

/** Of the rules by which faces are grouped: a higher one groups them anew. */
const VERSION = 4;
const wordKinds: ReadonlySet<Correction['kind']> = new Set(['face-is', 'face-is-not', 'merge-people']);

/** The same key means the same groups. */
export function groupingKey(
  faces: readonly Face[],
  corrections: readonly Correction[],
  instantOf: (item: ItemId) => number | undefined,
  portraits: ReadonlySet<ItemId>,
  named: ReadonlyMap<FaceId, PersonId> = new Map(),
): string {
  const lines = faces.map(
    ({ id, item, by, version, quality, descriptor = '' }) =>
      `${id} ${by} ${version} ${quality} ${descriptor.slice(0, 24)} ${instantOf(item)} ${portraits.has(item)} ${named.get(id) ?? ''}`,
  );
  const said = corrections.filter(({ kind }) => wordKinds.has(kind)).map((one) => JSON.stringify(one));
  return `${VERSION} ${lines.length} ${digest(lines.sort(compareText).join('\n'))} ${digest(said.join('\n'))}`;
}

export const groupedFaces = (key: string, groups: readonly FaceGroup[]): GroupedFaces => ({
  key,
  groups: groups.map(({ person, isSaid, faces }) => ({ person, isSaid, faces: faces.map(({ id }) => id) })),
});

/** The groups as they were found; without their looks, which only finding them needs. */
export function groupsAgain({ groups }: GroupedFaces, faces: readonly Face[]): FaceGroup[] {
  const byId = new Map(faces.map((face) => [face.id, face]));
  return groups.map(({ person, isSaid, faces: ids }) => ({
    person,
    isSaid,
    isSomebody: true,
    faces: ids.flatMap((id) => byId.get(id) ?? []),
    clusters: [],
  }));
}
