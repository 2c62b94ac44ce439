import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SuggestionsResponse } from '../../contract/people-verbs.ts';
import { digest } from '../../language/digest.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { FaceId } from '../../memory/face.ts';
import type { PersonId } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import { faceGroups } from '../../organise/faces/face-groups.ts';
import { LEAST_CERTAINTY } from '../../organise/faces/face-limits.ts';
import { alikeSuggestions } from '../../organise/faces/face-suggestions.ts';
import { type FaceWord, faceWordOf, pairKey } from '../../organise/faces/face-word.ts';
import { beforeAll, type Position } from '../../ports/news.ts';
import { anew } from '../import/in-turn.ts';
import { type Corrected, type CorrectionOptions, idsOfSaid } from '../items/corrected.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { anchorsOf, becomes, correctPerson, giveFaces, isOnlySeen, nameOf, refuseFaces } from './correct-person.ts';
import { mergePeople } from './merge-people.ts';
import { ownerSuggestion } from './owner-suggestion.ts';
import { saidNow, type Unsaid } from './said-of-people.ts';
import { type Suggestion, suggestionSchema } from './suggestion.ts';
import { suggestionsAside } from './suggestions-aside.ts';

/** Beyond these nobody reads. */
const MOST = 50;

const suggestionList = z.array(suggestionSchema);
const keptList = z.object({ sequence: z.int(), suggestions: suggestionList });

/** In the cache, which `forget` removes whole and which no backup and no export holds. */
const fileOf = (memory: OpenMemory): string => join(memory.folder.path, layout.cache, 'people', 'suggestions.json');

export type AskingOptions = {
  /** Faces are grouped in a thread of its own where they are many, so that who is served meanwhile does not wait. */
  readonly aside?: boolean;
};

/** Faces that are grouped in less time than a thread takes to begin. */
const FEW_FACES = 400;

/** What is worth asking about people, most worth first; their numbers hold for `confirm` and `reject` until asked again. */
export async function suggestPeople(
  memory: OpenMemory,
  limit = 10,
  { aside = false }: AskingOptions = {},
): Promise<SuggestionsResponse> {
  // Questions are for who may answer them; the list that is kept is of the whole memory.
  if (memory.seenBy !== undefined) return { suggestions: [], more: 0 };
  const { store } = memory;
  const begun = await positionOf(memory);
  const before = await keptSuggestions(memory);
  const isKept = before?.sequence === begun.sequence;
  const isLong = aside && !isKept && (await store.counts()).records.face > FEW_FACES;
  const found = isKept ? before.suggestions : isLong ? await suggestionsAside(memory) : await suggestionsNow(memory);
  if (!isKept) await keep(memory, { sequence: begun.sequence, suggestions: found }, begun.scrubs);
  const people = new Map((await store.records('person')).map((person) => [person.id, person]));
  const shown = await Promise.all(found.slice(0, limit).map((one, i) => shownSuggestion(memory, one, i + 1, people)));
  return { suggestions: shown, more: Math.max(0, found.length - limit) };
}

const positionOf = async ({ store }: OpenMemory): Promise<Position> =>
  (await store.newsSince(beforeAll))?.position ?? beforeAll;

/** Kept for the answers. Where faces were erased meanwhile, nothing of them is written behind that; the next list is another. */
async function keep(memory: OpenMemory, list: z.infer<typeof keptList>, scrubs: number): Promise<void> {
  const isErased = async () =>
    (await positionOf(memory)).scrubs !== scrubs || (await memory.store.record('settings', 'owner'))?.faces === 'off';
  try {
    await mkdir(join(memory.folder.path, layout.cache, 'people'), { recursive: true, mode: 0o700 });
    if (await isErased()) return;
    // Another who asks reads the list of before or this one, never half of it.
    const written = `${fileOf(memory)}.${randomUUID()}`;
    await writePrivate(written, JSON.stringify(list));
    await rename(written, fileOf(memory));
  } catch (error) {
    if (!(await isErased())) throw error;
  }
}

async function shownSuggestion(
  memory: OpenMemory,
  one: Suggestion,
  n: number,
  people: ReadonlyMap<PersonId, Person>,
): Promise<SuggestionsResponse['suggestions'][number]> {
  const faces = await Promise.all(one.faces.map((id) => memory.store.record('face', id)));
  const example = await shownFace(memory, one.faces[0]);
  const beside = one.kind === 'owner' ? undefined : await shownFace(memory, people.get(one.person)?.seen?.[0]);
  return {
    n,
    id: idOf(one),
    ...one,
    question: questionOf(one, people),
    items: [...new Set(faces.flatMap((face) => face?.item ?? []))],
    ...(example === undefined ? {} : { example }),
    ...(beside === undefined ? {} : { beside }),
  };
}

async function shownFace(memory: OpenMemory, id: FaceId | undefined) {
  const face = id === undefined ? undefined : await memory.store.record('face', id);
  if (face === undefined) return undefined;
  const path = (await memory.store.item(face.item))?.origin.path ?? '';
  return { face: face.id, item: face.item, path, box: face.box };
}

/** All suggestions anew, which groups all faces. */
export async function suggestionsNow(memory: OpenMemory): Promise<Suggestion[]> {
  const { store } = memory;
  const faces = await store.records('face');
  if (faces.length === 0) return [];
  const people = new Map((await store.records('person')).map((person) => [person.id, person]));
  const named = new Map(
    [...people.values()].flatMap(({ id, tagged = [] }) => tagged.map((face) => [face, id] as const)),
  );
  const word = faceWordOf(
    (await store.records('correction')).toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    named,
  );
  const before = new Map<FaceId, PersonId>();
  for (const { id, seen = [] } of people.values()) for (const face of seen) before.set(face, id);
  // Somebody is who organising holds for somebody; when pictures were taken does not matter any more.
  const groups = faceGroups(faces, { word, before, instantOf: () => 0 }).map((group) => ({
    ...group,
    isSomebody: people.has(group.person),
  }));
  const isHidden = (id: PersonId) => people.get(id)?.hidden === true;
  const alike = alikeSuggestions(groups, word, (id) => (people.get(id)?.name ?? '') !== '')
    .filter(({ person, other }) => !isHidden(person) && (other === undefined || !isHidden(other)))
    .map((one): Suggestion => ({ kind: 'alike', ...one, faces: [...one.faces] }));
  const owner = await ownerSuggestion(memory, [...people.values()]);
  const asked = [...alike, ...acquainted([...people.values()], word)].sort((a, b) => b.wins - a.wins);
  const all = [...(owner === undefined ? [] : [owner]), ...asked];
  return all.filter(({ certainty }) => certainty >= LEAST_CERTAINTY).slice(0, MOST);
}

/** Those who are seen and may be somebody who is known otherwise. */
function acquainted(people: readonly Person[], { differ }: FaceWord): Suggestion[] {
  const there = new Set(people.map(({ id }) => id));
  return people.flatMap(({ id, seen = [], maybe = [], hidden }) =>
    maybe.flatMap(({ person, because, certainty }): Suggestion[] =>
      hidden === true || !there.has(person) || seen.length === 0 || differ.has(pairKey(id, person))
        ? []
        : [{ kind: because, person, other: id, faces: [...seen], certainty, wins: certainty * seen.length }],
    ),
  );
}

const because: Readonly<Record<'named' | 'writes' | 'first-name', string>> = {
  named: 'mentioned in the text of these pictures',
  writes: 'who wrote around these dates',
  'first-name': 'who has that first name',
};

function questionOf({ kind, person, other, faces }: Suggestion, people: ReadonlyMap<PersonId, Person>): string {
  const called = (id: PersonId): string => nameOf(people.get(id) ?? { id, name: '' });
  const times = faces.length === 1 ? 'once' : `${faces.length} times`;
  if (kind === 'owner') return `Is ${called(person)}, seen ${times}, you?`;
  if (other !== undefined && kind !== 'alike')
    return `Is ${called(other)}, seen ${times}, ${called(person)}, ${because[kind]}?`;
  if (other !== undefined) return `Is ${called(other)}, seen ${times}, also ${called(person)}?`;
  return faces.length === 1
    ? `Is this face also ${called(person)}?`
    : `Are these ${faces.length} faces also ${called(person)}?`;
}

/** The same question has the same id, whoever listed it. */
const idOf = ({ kind, person, other, faces }: Suggestion): string =>
  `s-${digest([kind, person, other ?? '', ...faces].join('\n'))}`;

const keptSuggestions = (memory: OpenMemory): Promise<z.infer<typeof keptList> | undefined> =>
  readPrivate(fileOf(memory))
    .then((bytes) => keptList.safeParse(JSON.parse(String(bytes))).data)
    .catch(() => undefined);

/** A suggestion of the last list, by its number or by its id. Errors: `usage`; `not-found` for an id. */
async function listed(memory: OpenMemory, said: number | string): Promise<Suggestion> {
  const found = (await keptSuggestions(memory))?.suggestions ?? [];
  const one = typeof said === 'number' ? found[said - 1] : found.find((suggestion) => idOf(suggestion) === said);
  if (one !== undefined) return one;
  if (typeof said === 'string') throw gone();
  throw new MadeleineError('usage', `Suggestion not found: ${said}.`, {
    action: 'List suggestions with `madeleine people suggest`.',
  });
}

/**
 * Answers a suggestion by its number in the last list, or by its id. Errors: `usage`; `not-found` when the person or the
 * suggestion is gone.
 */
export async function answerSuggestion(
  memory: OpenMemory,
  which: number | string,
  isSo: boolean,
  options: CorrectionOptions = {},
): Promise<Corrected> {
  const said = await listed(memory, which);
  const person = await standing(memory, said.person);
  if (said.kind === 'owner') {
    if (isSo) return correctPerson(memory, { kind: 'owner', person: person.id }, options);
    const corrections = await keepWord(memory, [...anchorsOf(person), { kind: 'owner-is-not', person: person.id }]);
    return { done: `${nameOf(person)} is not you.`, person: person.id, corrections };
  }
  const other = said.other === undefined ? undefined : await standing(memory, said.other);
  if (isSo) {
    if (other === undefined) return giveFaces(memory, said.faces, person.id, undefined, person, options);
    if (other.id === person.id) return { done: `They are already the same person.`, person: person.id };
    return isOnlySeen(other)
      ? becomes(memory, other, person, options)
      : mergePeople(memory, person.id, [other.id], options);
  }
  const corrections =
    other === undefined
      ? ((await refuseFaces(memory, said.faces, person, false)).corrections ?? [])
      : await keepWord(memory, [
          ...anchorsOf(person),
          ...anchorsOf(other),
          { kind: 'people-differ', person: person.id, other: other.id },
        ]);
  const who =
    other === undefined ? (said.faces.length === 1 ? 'This face is' : 'These faces are') : `${nameOf(other)} is`;
  return { done: `${capital(who)} not ${nameOf(person)}.`, person: person.id, corrections };
}

/** Keeps what changes nothing by itself; the ids by which it is taken back. */
const keepWord = (memory: OpenMemory, unsaid: readonly Unsaid[]): Promise<string[]> =>
  anew(async () => {
    const said = await saidNow(memory, unsaid);
    await memory.store.write(said);
    return idsOfSaid(said);
  });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The person who has the id, or whom the one who had it became. Errors: `not-found`. */
async function standing(memory: OpenMemory, id: PersonId): Promise<Person> {
  let at = id;
  for (const said of await memory.store.records('correction'))
    if (said.kind === 'merge-people' && said.from === at) at = said.into;
  const person = (await memory.store.record('person', at)) ?? (await memory.store.record('person', id));
  if (person !== undefined) return person;
  throw gone();
}

const gone = (): MadeleineError =>
  new MadeleineError('not-found', 'The person of this suggestion no longer exists.', {
    action: 'List suggestions again with `madeleine people suggest`.',
  });
