import {
  type KinRelation,
  kinRelations,
  type ListedPeopleResponse,
  type ListedPerson,
  type PersonPageResponse,
  type RecognitionResponse,
} from '../../contract/people-pages.ts';
import { FACES_STAGE } from '../../ingest/faces-stage.ts';
import { FILM_FACES_STAGE } from '../../ingest/film-faces-stage.ts';
import { personIndexIds } from '../../language/mail-address.ts';
import { roleOfNickname } from '../../language/relation-words.ts';
import { term } from '../../language/terms.ts';
import type { FaceId } from '../../memory/face.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import type { ItemOutline } from '../../memory/timeline.ts';
import { highlightsOf } from '../events/event-briefs.ts';
import { itemOutlines, latestFirst, tallyOf } from '../items/item-outlines.ts';
import type { OpenMemory } from '../open-memory.ts';
import { findPerson } from './find-person.ts';
import { listPeople } from './people.ts';
import { showPerson } from './show-person.ts';

type Outlines = ReadonlyMap<ItemId, ItemOutline>;

/** Everybody the memory knows, as `people list` orders them, in brief: counts and a face to show; with `full` all ids, too. */
export async function listPeopleBriefly(
  memory: OpenMemory,
  options: { readonly hidden?: boolean; readonly full?: boolean } = {},
): Promise<ListedPeopleResponse> {
  const [{ people }, outlines] = await Promise.all([listPeople(memory, options), itemOutlines(memory)]);
  const known = new Map((await memory.store.records('person')).map((person) => [person.id, person]));
  const listed = people.map(({ faces, items, evidence, ...person }): ListedPerson => {
    const said = known.get(person.id as Person['id']);
    const lists = options.full === true ? { faces, items, evidence } : {};
    return { ...person, ...lists, ...brieflyOf(said, items as ItemId[], outlines) };
  });
  return { people: listed, recognition: memory.settings.faces };
}

/** Of `shown` so many are told unless all are asked for. */
const MOST_SHOWN = 300;

/** Somebody by id, by a face or by name, as `people show`, with counts. Errors: `not-found`, `usage`. */
export async function personPage(
  memory: OpenMemory,
  said: string,
  options: { readonly full?: boolean } = {},
): Promise<PersonPageResponse> {
  const [{ faces, items, shown, ...person }, outlines] = await Promise.all([
    showPerson(memory, said),
    itemOutlines(memory),
  ]);
  const record = await memory.store.record('person', person.id);
  const brief = {
    ...brieflyOf(record, items as ItemId[], outlines),
    years: await yearsOf(memory, items as ItemId[], outlines),
  };
  if (options.full === true) return { ...person, ...brief, shown, faces, items };
  return { ...person, ...brief, shown: shown.slice(0, MOST_SHOWN) };
}

function brieflyOf(person: Person | undefined, items: readonly ItemId[], outlines: Outlines) {
  const cover = coverOf(person?.seen ?? [], outlines);
  const kin = person?.kind === 'person' && !person.owner ? kinOf(person.roles) : undefined;
  return {
    faceCount: person?.seen?.length ?? 0,
    itemCount: items.length,
    ...tallyOf(items, outlines),
    ...(cover === undefined ? {} : { cover }),
    ...(kin === undefined ? {} : { kin }),
  };
}

/** The latest first, each with the picture of most appeal. */
async function yearsOf(
  memory: OpenMemory,
  items: readonly ItemId[],
  outlines: Outlines,
): Promise<PersonPageResponse['years']> {
  const dated = items.flatMap((id) => outlines.get(id) ?? []).filter(({ start }) => start !== undefined);
  const byYear = [...Map.groupBy(dated, ({ start = '' }) => Number(start.slice(0, 4)))].sort(([a], [b]) => b - a);
  return Promise.all(
    byYear.map(async ([year, of]) => {
      const seen = of.filter(({ modality }) => modality === 'image' || modality === 'video').toSorted(latestFirst);
      const [picture] = await highlightsOf(
        memory,
        seen.map(({ id }) => id),
        1,
      );
      return { year, count: of.length, ...(picture === undefined ? {} : { picture }) };
    }),
  );
}

const isKin = (relation: string): relation is KinRelation => kinRelations.some((kin) => kin === relation);

/** Roles are said in any language: "mum", 妈妈. */
export const kinOf = (roles: readonly string[]): KinRelation | undefined =>
  roles.map((role) => roleOfNickname(role) ?? role).find(isKin);

/** The best face in a photo, else in a film: a frame of a film takes longer to cut out, and is softer. */
function coverOf(seen: readonly FaceId[], outlines: Outlines): FaceId | undefined {
  const isInPhoto = (face: FaceId): boolean => {
    const item = itemIdSchema.safeParse(face.slice(0, face.lastIndexOf('.')));
    return item.success && outlines.get(item.data)?.modality === 'image';
  };
  return seen.find(isInPhoto) ?? seen[0];
}

/** The items that show or name somebody, or that they wrote or got. Errors: `not-found`, `usage`. */
export async function itemsOfPerson(memory: OpenMemory, said: string): Promise<ItemId[]> {
  const person = await findPerson(memory, said);
  return memory.store.match({ any: [personIndexIds(person).map(term.person)], none: [] });
}

/** Whether faces may be told apart, how many are known and how much waits to be looked at for them. */
export async function recognition(memory: OpenMemory): Promise<RecognitionResponse> {
  const [{ records }, pending] = await Promise.all([memory.store.counts(), memory.store.jobs.pending()]);
  const waiting = (pending[FACES_STAGE] ?? 0) + (pending[FILM_FACES_STAGE] ?? 0);
  return { recognition: memory.settings.faces, faces: records.face, waiting };
}
