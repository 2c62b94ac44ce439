import { digest } from '../../language/digest.ts';
import { descriptorOf, type Face, type FaceId } from '../../memory/face.ts';
import { type ItemId, type PersonId, personIdSchema } from '../../memory/ids.ts';
import { compareText } from '../ordering.ts';
import { clusterOfFace, type FaceCluster } from './face-cluster.ts';
import { faceLimits } from './face-limits.ts';
import { linkedFaces } from './face-linkage.ts';
import { occasionsOf } from './face-occasions.ts';
import { withStrays } from './face-strays.ts';
import type { FaceWord } from './face-word.ts';

/** Faces held to be one person's: one cluster, or all that the owner gave to one person. */
export type FaceGroup = {
  readonly person: PersonId;
  /** The owner said of some of them whose they are. */
  readonly isSaid: boolean;
  /** Seen often and well enough to be somebody of this life, or said to be. */
  readonly isSomebody: boolean;
  /** Best first. */
  readonly faces: readonly Face[];
  /** The looks that they have: of a child and the man it became, of a face with and without a beard. */
  readonly clusters: readonly FaceCluster[];
};

export type FaceContext = {
  readonly word: FaceWord;
  /** Whose each face was when people were last looked for: a group keeps the id that most of its faces had. */
  readonly before: ReadonlyMap<FaceId, PersonId>;
  /** When a picture was taken, in milliseconds on the world's clock; a file's own time says nothing of that. */
  readonly instantOf: (item: ItemId) => number | undefined;
};

const nobody: ReadonlySet<PersonId> = new Set();

/**
 * Whose faces are the same person's, from their descriptors and the owner's word. The same faces and corrections give
 * the same groups in whatever order they came; only the ids of people of whom nothing was said follow `before`.
 */
export function faceGroups(faces: readonly Face[], context: FaceContext): FaceGroup[] {
  const { word } = context;
  const byId = new Map(faces.map((face) => [face.id, face]));
  const ordered = [...byId.values()].sort((a, b) => compareText(a.id, b.id));
  // Unclear faces join nobody of themselves; the owner's word counts for them all the same.
  const singles = ordered.flatMap((face): FaceCluster[] => {
    const descriptor = face.quality < faceLimits.stray ? undefined : descriptorOf(face);
    if (descriptor === undefined) return [];
    return [clusterOfFace(face, descriptor, word.is.get(face.id), word.not.get(face.id) ?? nobody)];
  });
  const clusters = withStrays(linkedFaces(singles));
  const inCluster = new Set(singles.flatMap((single) => single.faces));
  const said = new Map<PersonId, { readonly faces: FaceId[]; readonly clusters: FaceCluster[] }>();
  const saidOf = (person: PersonId) => {
    const known = said.get(person) ?? { faces: [], clusters: [] };
    said.set(person, known);
    return known;
  };
  const others: FaceCluster[] = [];
  for (const cluster of clusters) {
    if (cluster.person === undefined) others.push(cluster);
    else {
      const known = saidOf(cluster.person);
      known.faces.push(...cluster.faces);
      known.clusters.push(cluster);
    }
  }
  for (const face of ordered) {
    const person = word.is.get(face.id);
    if (!inCluster.has(face.id) && person !== undefined) saidOf(person).faces.push(face.id);
  }
  const ids = idsOf(
    others.map(({ faces }) => faces),
    new Set(said.keys()),
    context.before,
  );
  const groupOf = (
    own: readonly FaceId[],
    looks: readonly FaceCluster[],
    person: PersonId,
    isSaid: boolean,
  ): FaceGroup => {
    const theirs = own
      .flatMap((id) => byId.get(id) ?? [])
      .sort((a, b) => b.quality - a.quality || compareText(a.id, b.id));
    return { person, isSaid, isSomebody: isSaid || isSomebody(theirs, context), faces: theirs, clusters: looks };
  };
  return [
    ...[...said].map(([person, own]) => groupOf(own.faces, own.clusters, person, true)),
    ...others.map((cluster, i) => groupOf(cluster.faces, [cluster], ids[i] ?? personOfFaces(cluster.faces), false)),
  ].sort((a, b) => b.faces.length - a.faces.length || compareText(a.person, b.person));
}

function isSomebody(faces: readonly Face[], { instantOf }: FaceContext): boolean {
  const good = faces.filter(({ quality }) => quality >= faceLimits.grouped);
  return good.length >= faceLimits.fewestFaces && occasionsOf(good, instantOf) >= faceLimits.fewestOccasions;
}

/** The id of somebody of whom nothing but these faces is known. */
export const personOfFaces = (faces: readonly FaceId[]): PersonId =>
  personIdSchema.parse(`p-${digest(`seen:${[...faces].sort(compareText)[0] ?? ''}`)}`);

/** Larger groups choose first; whose id is taken gets one of its own. */
function idsOf(
  groups: readonly (readonly FaceId[])[],
  taken: Set<PersonId>,
  before: ReadonlyMap<FaceId, PersonId>,
): PersonId[] {
  const ids: PersonId[] = groups.map(personOfFaces);
  const claims = groups.flatMap((faces, group) => {
    const counts = new Map<PersonId, number>();
    for (const face of faces) {
      const was = before.get(face);
      if (was !== undefined) counts.set(was, (counts.get(was) ?? 0) + 1);
    }
    return [...counts].map(([person, count]) => ({ group, person, count }));
  });
  claims.sort((a, b) => b.count - a.count || compareText(a.person, b.person) || a.group - b.group);
  const settled = new Set<number>();
  for (const { group, person } of claims) {
    if (taken.has(person) || settled.has(group)) continue;
    ids[group] = person;
    taken.add(person);
    settled.add(group);
  }
  for (const [group, faces] of groups.entries()) {
    if (settled.has(group)) continue;
    const free = [...faces]
      .sort(compareText)
      .map((face) => personOfFaces([face]))
      .find((id) => !taken.has(id));
    ids[group] = free ?? ids[group] ?? personOfFaces(faces);
    taken.add(ids[group] ?? personOfFaces(faces));
  }
  return ids;
}
