import type { ItemId, PersonId } from '../../memory/ids.ts';
import type { Mention, Person } from '../../memory/person.ts';
import type { Reading } from '../../memory/reading.ts';
import type { OrganiseContext } from '../context.ts';
import type { FaceGroup } from '../faces/face-groups.ts';
import { namesOfGroups } from '../faces/face-names.ts';
import { faceWordOf, pairKey } from '../faces/face-word.ts';
import { type FacesSeen, noFaces } from '../faces/faces-seen.ts';
import { mentionsSaid, type WordOnItem } from '../item-word.ts';
import { compareText } from '../ordering.ts';
import type { View } from '../view.ts';
import { acquaintances } from './acquaintances.ts';
import type { Joining } from './joining.ts';
import { entryOf, readingOfEntries } from './mention-entries.ts';
import { firstName, isFullName, nameKey } from './name-form.ts';
import { findOwner } from './owner.ts';
import { type Census, censusOf, mentionsOf } from './person-census.ts';
import { correctPeople, PersonRegistry } from './person-corrections.ts';
import {
  applyRelations,
  countCues,
  isAuthor,
  isOthersPet,
  type PeopleLookup,
  type PetEvidence,
  petAliases,
  petKey,
} from './person-cues.ts';
import { declaredByKey, draftOf, idOfKey, type PersonDraft, personOf } from './person-draft.ts';
import { joinPeople } from './person-joins.ts';

/** Everyone of the memory, and who each mention is. */
export type PeopleFound = {
  readonly records: () => Person[];
  readonly whoIs: (mention: Mention, view: View) => PersonDraft | undefined;
  /** As `whoIs`, whether or not the owner said that they are not in the item. */
  readonly whoSeems: (mention: Mention, view: View) => PersonDraft | undefined;
  /** Animals of the owner's house. */
  readonly pets: ReadonlyMap<PersonDraft, PetEvidence>;
};

/**
 * People from mail headers, faces, tags, speakers and names in texts; see `joinPeople` for who is one and the same,
 * `findOwner` for the owner, `applyRelations` for roles. Corrections come last, in their order, and always hold.
 */
export function findPeople(
  views: readonly View[],
  context: OrganiseContext,
  { groups, facesIn, named: inRegions }: Pick<FacesSeen, 'groups' | 'facesIn' | 'named'> = noFaces,
  words: ReadonlyMap<ItemId, WordOnItem> = new Map(),
): PeopleFound {
  const census = censusOf(views, context.declared);
  const petsByKey = countCues(views, census);
  const aliases = petAliases(views, census, petsByKey);
  const joining = joinPeople(census, context.declared);
  for (const [pet, alias] of aliases) joining.join(pet, alias);
  const said = new Set([...words.values()].flatMap((word) => mentionsSaid(word).flatMap(({ id }) => id ?? [])));
  joinSaid([...groups.map(({ person }) => person), ...said], census, joining);
  const named = namedByOwner(context.corrections);
  joinGiven(groups, context.corrections, census, joining);
  for (const { group, key } of namesOfGroups(groups, views, facesIn, census.keyOf, namesGiven(context.corrections)))
    if (!named.has(group.person)) joining.join(`id:${group.person}`, key);
  const owner = findOwner(census, joining, context.declared, context.settings, views);
  const declared = declaredByKey(context.declared);
  const registry = new PersonRegistry();
  for (const keys of joining.groups()) {
    const draft = draftOf(keys, census, declared);
    draft.owner = owner !== undefined && draft.keys.has(owner);
    if (draft.owner) {
      draft.kept = true;
      draft.kind = 'person';
      draft.roles.clear();
    }
    registry.add(draft);
  }
  const whoSeems = resolver(census, registry);
  const whoIs = unlessRefused(whoSeems, words);
  const people = lookup(registry, whoIs);
  applyRelations(views, people);
  const pets = petsOf(petsByKey, registry, people);
  const nameOfKey = (key: string) => [...(census.facts.get(key)?.names.keys() ?? [])];
  correctPeople(registry, context.corrections, nameOfKey);
  for (const person of said) asOne(person, registry);
  addSeen(groups, registry, inRegions);
  if (groups.length > 0)
    for (const [draft, maybe] of acquaintances(views, [...registry.drafts], whoIs)) draft.maybe = maybe;
  const nicknames = (draft: PersonDraft) => [...draft.keys].flatMap((key) => declared.get(key)?.names ?? []);
  return { records: () => recordsOf(registry, nicknames), whoIs, whoSeems, pets };
}

/** Somebody of whom the owner said that a face is theirs, or that they are in an item, may be known by an address or name alone. */
function joinSaid(people: readonly PersonId[], census: Census, joining: Joining): void {
  if (people.length === 0) return;
  const keys = new Map([...census.facts.keys()].map((key) => [idOfKey(key), key]));
  for (const key of census.facts.keys()) if (!key.startsWith('id:')) keys.set(idOfKey(key), key);
  for (const person of people) {
    const key = keys.get(person);
    if (key !== undefined) joining.join(`id:${person}`, key);
  }
}

/** Somebody seen whom the owner gave a name is whom programs of theirs tag by it, and whoever has the same full name. */
function joinGiven(
  groups: readonly FaceGroup[],
  corrections: OrganiseContext['corrections'],
  { facts }: Census,
  joining: Joining,
): void {
  const seen = new Set(groups.map(({ person }) => person));
  const { differ } = faceWordOf(corrections);
  const last = new Map(
    corrections.flatMap((said) => (said.kind === 'name-person' ? [[said.person, said.name] as const] : [])),
  );
  for (const [person, name] of last) {
    const key = `name:${nameKey(name)}`;
    const known = facts.get(key);
    if (!seen.has(person) || known === undefined || (known.onlyNamed && !isFullName(name))) continue;
    if (!differ.has(pairKey(person, idOfKey(key)))) joining.join(`id:${person}`, key);
  }
}

/** Whom the owner named needs no name from anywhere else. */
const namedByOwner = (corrections: OrganiseContext['corrections']): ReadonlySet<PersonId> =>
  new Set(corrections.flatMap((said) => (said.kind === 'name-person' ? said.person : [])));

/** The identities that names from the owner would have alone. */
const namesGiven = (corrections: OrganiseContext['corrections']): ReadonlySet<string> =>
  new Set(corrections.flatMap((said) => (said.kind === 'name-person' ? `name:${nameKey(said.name)}` : [])));

function addSeen(groups: readonly FaceGroup[], registry: PersonRegistry, named: FacesSeen['named']): void {
  for (const { person, faces } of groups) {
    const draft = asOne(person, registry);
    if (draft === undefined) continue;
    const ids = faces.map(({ id }) => id);
    draft.seen = [...draft.seen, ...ids];
    draft.tagged = [...draft.tagged, ...ids.filter((id) => named.has(id))];
  }
}

/** Somebody by an id that a source or the owner gave: also whoever came to have that id by what else was said. */
function asOne(person: PersonId, registry: PersonRegistry): PersonDraft | undefined {
  const own = registry.byKey(`id:${person}`);
  const meant = registry.byId(person);
  if (own !== undefined && meant !== undefined) registry.merge(meant, own);
  return meant ?? own;
}

function recordsOf(registry: PersonRegistry, nicknames: (draft: PersonDraft) => string[]): Person[] {
  return [...registry.drafts]
    .filter((draft) => draft.kept)
    .sort((a, b) => compareText(a.id, b.id))
    .map((draft) => personOf(draft, nicknames(draft)));
}

function resolver(census: Census, registry: PersonRegistry): PeopleFound['whoIs'] {
  return (mention, view) => {
    const key = census.keyOf(mention, view);
    if (key === undefined) return undefined;
    const pet = key.startsWith('name:') ? registry.byKey(petKey(mention.name)) : undefined;
    const own = registry.byKey(key);
    const draft =
      own === undefined ||
      (pet !== undefined && ![...own.keys].some((k) => k.startsWith('addr:') || k.startsWith('face:')))
        ? (pet ?? own)
        : own;
    const found = draft?.split.get(nameKey(mention.name)) ?? draft;
    return found?.kept === true ? found : undefined;
  };
}

/** Of whom the owner said that they are not in an item, they are not mentioned there. */
function unlessRefused(whoSeems: PeopleFound['whoIs'], words: ReadonlyMap<ItemId, WordOnItem>): PeopleFound['whoIs'] {
  const refused = new Map(
    [...words].flatMap(([id, { people }]) => {
      const not = [...people].filter(([, { holds }]) => !holds).map(([person]) => person);
      return not.length === 0 ? [] : [[id, new Set(not)] as const];
    }),
  );
  if (refused.size === 0) return whoSeems;
  return (mention, view) => {
    const found = whoSeems(mention, view);
    const not = found === undefined ? undefined : refused.get(view.id);
    return found !== undefined && not !== undefined && isAmong(found, not) ? undefined : found;
  };
}

/**
 * What is found of a view by nothing but whom it mentions, found once for all views with the same list of mentions: those of
 * equal items are one (`sharedView`). Items that the owner had a word on are looked at one by one.
 */
export function onceByMentions<T>(find: (view: View) => T, words: ReadonlyMap<ItemId, WordOnItem>): (view: View) => T {
  const known = new Map<View['people'], { readonly one: T } & Pick<View, 'importer' | 'album'>>();
  return (view) => {
    const { people, importer, album } = view;
    const before = known.get(people);
    if (before?.importer === importer && before.album === album && !words.has(view.id)) return before.one;
    const one = find(view);
    if (!words.has(view.id)) known.set(people, { one, importer, album });
    return one;
  };
}

/** By any id that leads to them. */
const isAmong = ({ id, keys }: PersonDraft, ids: ReadonlySet<PersonId>): boolean =>
  ids.has(id) || [...keys].some((key) => ids.has(idOfKey(key)));

function lookup(registry: PersonRegistry, whoIs: PeopleFound['whoIs']): PeopleLookup {
  const firsts = new Map<string, PersonDraft | undefined>();
  for (const draft of registry.drafts) {
    if (!draft.kept || draft.kind === 'organisation') continue;
    for (const first of new Set([...draft.names.keys()].map(firstName))) {
      firsts.set(first, firsts.has(first) && firsts.get(first) !== draft ? undefined : draft);
    }
  }
  const of = (view: View, counts: (mention: Mention) => boolean) =>
    view.people.filter(counts).flatMap((mention) => whoIs(mention, view) ?? []);
  const isReader = ({ how, name }: Mention, by: string | undefined) =>
    how === 'recipient' || how === 'copied' || (by !== undefined && how === 'speaker' && name !== by);
  return {
    author: (view, by) => of(view, (mention) => isAuthor(mention, by))[0],
    readers: (view, by) => of(view, (mention) => isReader(mention, by)),
    byName: (name: string) => {
      const exact = registry.byKey(`name:${nameKey(name)}`);
      return isFullName(name) ? exact : (firsts.get(firstName(name)) ?? exact);
    },
  };
}

function petsOf(
  byKey: ReadonlyMap<string, PetEvidence>,
  registry: PersonRegistry,
  people: PeopleLookup,
): Map<PersonDraft, PetEvidence> {
  const pets = new Map<PersonDraft, PetEvidence>();
  for (const [key, evidence] of byKey) {
    const draft = registry.byKey(key);
    if (draft === undefined) continue;
    draft.kind = 'pet';
    const [species] = [...evidence.species].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
    const isOthers = isOthersPet(evidence, people);
    if (species !== undefined && !isOthers) draft.roles.add(species[0]);
    for (const { view, quote, confidence, by } of evidence.items) {
      const known = species === undefined ? 'pet' : `pet, ${species[0]}`;
      const claim = isOthers ? `${known} of ${people.author(view, by)?.name ?? 'somebody else'}` : known;
      draft.evidence.push({ claim, item: view.id, quote, confidence });
    }
    if (!isOthers) pets.set(draft, evidence);
  }
  return pets;
}

/**
 * Who is in an item, with ids: one entry for each mention and each person named in its words that is known. The entries
 * are complete (id, the person's name, role, how, address), so that where this reading exists its entries say all that
 * the id-less ones of the same `how` say.
 */
export function peopleReading(view: View, people: PeopleFound): Reading<'people'> | undefined {
  const entries: Mention[] = [];
  for (const mention of mentionsOf(view)) {
    const person = people.whoIs(mention, view);
    if (person !== undefined) entries.push(entryOf(mention, person));
  }
  for (const entity of view.entities) {
    if (entity.kind !== 'pet') continue;
    const pet = people.whoIs({ name: entity.name, how: 'named' }, view);
    if (pet !== undefined) entries.push({ id: pet.id, name: pet.name, how: 'named' });
  }
  return readingOfEntries(entries);
}
