import type { ItemId } from '../../memory/ids.ts';
import type { Mention } from '../../memory/person.ts';
import type { OrganiseContext } from '../context.ts';
import { pushTo } from '../ordering.ts';
import { mentionKeys } from '../people/person-census.ts';
import { takenAt, type View } from '../view.ts';
import { type FaceGroup, faceGroups } from './face-groups.ts';
import { isPortrait } from './face-names.ts';
import { type FacesNamed, facesInRegions } from './face-regions.ts';
import { faceWordOf } from './face-word.ts';
import { type GroupedFaces, groupedFaces, groupingKey, groupsAgain } from './grouped-faces.ts';

/** People by their faces: whose they are, and the views with those mentioned who are somebody. */
export type FacesSeen = {
  readonly groups: readonly FaceGroup[];
  readonly views: readonly View[];
  /** How many faces an item has, of whomever. */
  readonly facesIn: ReadonlyMap<ItemId, number>;
  /** Whose faces carry a name in the pictures' metadata. */
  readonly named: FacesNamed;
  /** Absent when there are no faces. */
  readonly grouped?: GroupedFaces;
};

export const noFaces: Pick<FacesSeen, 'groups' | 'facesIn' | 'named'> = {
  groups: [],
  facesIn: new Map(),
  named: new Map(),
};

/**
 * Groups the faces and mentions them in their pictures by the person's id, without a name: who that is, is found like
 * who everybody else is. Strangers are mentioned nowhere.
 */
export function facesSeen(views: readonly View[], context: OrganiseContext): FacesSeen {
  const { faces = [], peopleBefore = new Map() } = context;
  if (faces.length === 0) return { ...noFaces, views };
  const instants = new Map(views.map((view) => [view.id, takenAt(view)]));
  const facesIn = new Map<ItemId, number>();
  for (const { item } of faces) facesIn.set(item, (facesIn.get(item) ?? 0) + 1);
  const portraits = new Set(views.filter((view) => isPortrait(view, facesIn.get(view.id) ?? 0)).map(({ id }) => id));
  const known = faces.filter(({ item }) => instants.has(item));
  const instantOf = (item: ItemId) => instants.get(item);
  const named = facesInRegions(views, known, mentionKeys(context.declared));
  const key = groupingKey(known, context.corrections, instantOf, portraits, named);
  const groups =
    context.facesGrouped?.key === key
      ? groupsAgain(context.facesGrouped, known)
      : faceGroups(known, { word: faceWordOf(context.corrections, named), before: peopleBefore, instantOf }).filter(
          ({ isSomebody, faces: theirs }) => isSomebody || theirs.some(({ item }) => portraits.has(item)),
        );
  const mentions = new Map<ItemId, Mention[]>();
  for (const { person, faces: theirs } of groups) {
    const shown = new Set<ItemId>();
    for (const face of theirs) {
      // Of a film each of their stays is told, of a picture their best face.
      if (shown.has(face.item) && face.span === undefined) continue;
      shown.add(face.item);
      pushTo(mentions, face.item, { id: person, name: '', how: 'face', face: face.id });
    }
  }
  return {
    groups,
    facesIn,
    named,
    grouped: groupedFaces(key, groups),
    views: views.map((view) => {
      const seen = mentions.get(view.id);
      return seen === undefined ? view : { ...view, people: [...view.people, ...seen] };
    }),
  };
}
