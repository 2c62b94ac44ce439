import { containment, overlap } from '../../memory/box.ts';
import type { Face, FaceId } from '../../memory/face.ts';
import type { ItemId, PersonId } from '../../memory/ids.ts';
import type { Box } from '../../memory/item-text.ts';
import type { Mention } from '../../memory/person.ts';
import { pushTo } from '../ordering.ts';
import { nameKey } from '../people/name-form.ts';
import type { MentionKey } from '../people/person-census.ts';
import { idOfKey } from '../people/person-draft.ts';
import type { View } from '../view.ts';

/** Faces whose place carries a name in the file or its sidecar, and the id of whom the name alone would be. */
export type FacesNamed = ReadonlyMap<FaceId, PersonId>;

/** What a rectangle and a face have to share: programs draw heads wider or narrower than detectors do. */
const SAME = 0.2;
const INSIDE = 0.75;
const MOST_LARGER = 8;
const nobody: ReadonlySet<string> = new Set(['unknown', 'unknown person', 'unnamed']);

/** Whose faces programs of the owner named by a rectangle: each name of a picture has the face that is nearest to its place. */
export function facesInRegions(views: readonly View[], faces: readonly Face[], keyOf: MentionKey): FacesNamed {
  const facesOf = new Map<ItemId, Face[]>();
  for (const face of faces) if (face.span === undefined) pushTo(facesOf, face.item, face);
  const named = new Map<FaceId, PersonId>();
  for (const view of views) {
    const here = facesOf.get(view.id) ?? [];
    if (here.length === 0) continue;
    for (const { face, mention } of pairsIn(here, view.people)) {
      const key = keyOf(mention, view);
      if (key !== undefined) named.set(face.id, idOfKey(key));
    }
  }
  return named;
}

function pairsIn(faces: readonly Face[], people: readonly Mention[]) {
  const pairs = people.flatMap((mention) => {
    const { box, id, name } = mention;
    if (box === undefined || id !== undefined || nobody.has(nameKey(name))) return [];
    return faces.flatMap((face) => {
      const share = likeness(face.box, box);
      return share === 0 ? [] : [{ face, mention, share }];
    });
  });
  const [takenFaces, takenNames] = [new Set<Face>(), new Set<Mention>()];
  return pairs
    .sort((a, b) => b.share - a.share)
    .filter(({ face, mention }) => {
      if (takenFaces.has(face) || takenNames.has(mention)) return false;
      takenFaces.add(face);
      takenNames.add(mention);
      return true;
    });
}

/** Nothing for boxes that mean two things. */
function likeness(face: Box, region: Box): number {
  const share = overlap(face, region);
  const times = (region.w * region.h) / (face.w * face.h);
  const isInside = containment(face, region) >= INSIDE && times <= MOST_LARGER && times >= 1 / MOST_LARGER;
  return share >= SAME || isInside ? share : 0;
}
