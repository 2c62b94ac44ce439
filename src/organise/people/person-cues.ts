import { fold } from '../../language/fold.ts';
import type { RelationCue } from '../../language/relation-words.ts';
import type { Mention } from '../../memory/person.ts';
import { countIn } from '../ordering.ts';
import type { TextCue } from '../text-cues.ts';
import { isMedia, type View } from '../view.ts';
import { firstName, isFullName, nameKey } from './name-form.ts';
import { type Census, factsFor, type KeyFacts } from './person-census.ts';
import type { PersonDraft } from './person-draft.ts';

/** An animal as texts speak of it: the evidence for it, by item, and how often each species is said. */
export type PetEvidence = {
  readonly name: string;
  readonly species: Map<string, number>;
  readonly items: PetSaying[];
};
export type PetSaying = {
  readonly view: View;
  readonly quote: string;
  readonly confidence: number;
  /** Whose animal the text says it is. */
  readonly of: RelationCue['of'];
  /** Who says it in a conversation. */
  readonly by: string | undefined;
};

const PET_KEY = 'pet:';
export const petKey = (name: string): string => `${PET_KEY}${nameKey(name)}`;

/** Names that texts bring up with a relation or as an animal are worth a person, however rarely they occur. */
export function countCues(views: readonly View[], census: Census): Map<string, PetEvidence> {
  const pets = new Map<string, PetEvidence>();
  for (const view of views) {
    for (const cue of view.cues) {
      if (cue.kind === 'pet') {
        const { quote, of, species, by } = cue;
        notePet(pets, cue.name, species, { view, quote, of, by, confidence: species === undefined ? 0.7 : 0.9 });
      }
      if (cue.kind === 'relation' && !isWriter(view, cue.name, cue.by)) noteRelative(census, cue.name, view);
    }
    for (const { kind, name } of view.entities) {
      if (kind === 'pet')
        notePet(pets, name, undefined, { view, quote: name, of: 'other', by: undefined, confidence: 0.8 });
    }
  }
  for (const [key, pet] of pets) {
    if (isSomebody(census.facts.get(`name:${key.slice(PET_KEY.length)}`))) pets.delete(key);
    else countPet(census, key, pet);
  }
  countSpecies(views, pets);
  return pets;
}

/**
 * Other names that texts give the animals they name ("you call that dog Princess", in a mail on Juno): pairs of
 * identities that are one. A name that somebody else has is left to them.
 */
export function petAliases(
  views: readonly View[],
  census: Census,
  pets: ReadonlyMap<string, PetEvidence>,
): (readonly [string, string])[] {
  if (pets.size === 0) return [];
  return views.flatMap((view) =>
    view.cues.flatMap((cue) => (cue.kind === 'alias' ? aliasPair(cue, view, census, pets) : [])),
  );
}

const ALIAS_WEIGHT = 0.001;

function aliasPair(
  { alias, context }: Extract<TextCue, { kind: 'alias' }>,
  view: View,
  census: Census,
  pets: ReadonlyMap<string, PetEvidence>,
): (readonly [string, string])[] {
  const key = petKey(alias);
  const folded = fold(context);
  const meant = [...pets.keys()].filter((pet) => pet !== key && names(folded, pet.slice(PET_KEY.length)));
  const [only] = meant;
  if (only === undefined || meant.length > 1 || isSomebody(census.facts.get(`name:${nameKey(alias)}`))) return [];
  const facts = factsFor(census.facts, key);
  // However often it is told, it is not what the animal is called first.
  countIn(facts.names, alias, ALIAS_WEIGHT);
  facts.items++;
  facts.onlyNamed = false;
  if (view.day !== undefined) facts.days.add(view.day);
  return [[only, key]];
}

function countPet(census: Census, key: string, pet: PetEvidence): void {
  const facts = factsFor(census.facts, key);
  for (const { view } of pet.items) {
    countIn(facts.names, pet.name);
    facts.items++;
    facts.onlyNamed = false;
    if (view.day !== undefined) facts.days.add(view.day);
  }
}

/** "Give Taro a treat, the best cat there is": once Taro is known to be an animal, such sentences say which. */
function countSpecies(views: readonly View[], pets: ReadonlyMap<string, PetEvidence>): void {
  if (pets.size === 0) return;
  for (const { animals } of views) {
    for (const { species, sentence } of animals) {
      const folded = fold(sentence);
      for (const [key, pet] of pets) if (names(folded, key.slice(PET_KEY.length))) countIn(pet.species, species);
    }
  }
}

const names = (folded: string, name: string): boolean => {
  const at = folded.indexOf(name);
  if (at === -1) return false;
  return (
    /\p{Script=Han}/u.test(name) || !/[\p{L}\p{N}]/u.test(`${folded[at - 1] ?? ' '}${folded[at + name.length] ?? ' '}`)
  );
};

/** A speaker or a face has this name: then a passing word about a cat does not make it an animal. */
const isSomebody = (facts: KeyFacts | undefined): boolean => facts !== undefined && !facts.onlyNamed;

function notePet(pets: Map<string, PetEvidence>, name: string, species: string | undefined, saying: PetSaying): void {
  const key = petKey(name);
  if (key === PET_KEY) return;
  const pet = pets.get(key) ?? { name, species: new Map<string, number>(), items: [] };
  if (species !== undefined) countIn(pet.species, species);
  if (!pet.items.some((seen) => seen.view === saying.view)) pet.items.push(saying);
  pets.set(key, pet);
}

/** "Your best friend, Alma" under a letter by Alma Dubois speaks of its writer, whoever else is called so. */
const isWriter = (view: View, name: string, by?: string): boolean =>
  view.people.some((mention) => isAuthor(mention, by) && firstName(mention.name) === firstName(name));

/** Who wrote an item or speaks in it; of a conversation only who says `by`, if that is told. */
export const isAuthor = ({ how, name }: Mention, by: string | undefined): boolean =>
  (how === 'sender' || how === 'speaker') && (by === undefined || name === by);

function noteRelative(census: Census, name: string, view: View): void {
  const key = nameKey(name);
  if (key === '') return;
  const facts = factsFor(census.facts, `name:${key}`);
  countIn(facts.names, name);
  facts.items++;
  facts.onlyNamed = false;
  if (view.day !== undefined) facts.days.add(view.day);
}

export type PeopleLookup = {
  /** Who wrote or speaks an item; of a conversation whoever is called `by` there. */
  readonly author: (view: View, by?: string) => PersonDraft | undefined;
  /** Who reads it: of a conversation all who speak but `by`. */
  readonly readers: (view: View, by?: string) => readonly PersonDraft[];
  readonly byName: (name: string) => PersonDraft | undefined;
};

/** A text with what is known of its two ends. */
type Letter = {
  readonly view: View;
  readonly author: PersonDraft | undefined;
  readonly readers: readonly PersonDraft[];
  /** Somebody else wrote it to the owner; a mail that names no reader lies in the owner's mailbox. */
  readonly toOwner: boolean;
  /** The owner wrote it: a mail, or a note that names nobody. */
  readonly own: boolean;
};

function letterOf(view: View, people: PeopleLookup, by?: string): Letter {
  const author = people.author(view, by);
  const readers = people.readers(view, by);
  const isAddressed = view.people.some((m) => m.how === 'recipient' || m.how === 'copied');
  const toOwner = readers.some((reader) => reader.owner) || (view.modality === 'email' && !isAddressed);
  const own = author === undefined ? view.modality !== 'email' && view.people.length === 0 : author.owner;
  // A photographed card or note: the owner got it or wrote it, and its words tell which.
  return { view, author, readers, toOwner: isMedia(view) || (toOwner && !own), own };
}

/**
 * Roles toward the owner from what texts say: "my sister Anna" in what the owner wrote, "your sister Anna" in what the
 * owner got, "Love, Mum" under a mail to the owner, "Hi Mum" over one by the owner. What others say of their own
 * relatives is kept as a claim only.
 */
export function applyRelations(views: readonly View[], people: PeopleLookup): void {
  for (const view of views) {
    if (view.cues.length === 0) continue;
    for (const cue of view.cues) {
      const letter = letterOf(view, people, cue.by);
      if (cue.kind === 'relation') {
        const isOwn = cue.of === 'reader' && isWriter(view, cue.name, cue.by);
        applyRelation(cue, letter, isOwn ? letter.author : people.byName(cue.name));
      }
      if (cue.kind === 'sign-off' || cue.kind === 'greeting') applyAddress(cue, letter);
    }
  }
}

function applyAddress(cue: Extract<TextCue, { kind: 'sign-off' | 'greeting' }>, letter: Letter): void {
  if (cue.kind === 'sign-off') {
    if (letter.author !== undefined && !letter.author.owner && letter.toOwner)
      grant(letter.author, cue, letter.view, 0.8);
    return;
  }
  const others = letter.readers.filter((reader) => !reader.owner);
  const [only] = others;
  if (letter.own && only !== undefined && others.length === 1) grant(only, cue, letter.view, 0.8);
}

function applyRelation(
  cue: Extract<TextCue, { kind: 'relation' }>,
  { view, author, readers, toOwner, own }: Letter,
  named: PersonDraft | undefined,
): void {
  if (named === undefined || named.owner) return;
  const claim = (of: PersonDraft | undefined) => {
    if (of === undefined || of === named) return;
    named.evidence.push({ claim: `${cue.role} of ${of.name}`, item: view.id, quote: cue.quote, confidence: 0.7 });
  };
  if (cue.of === 'writer') {
    if (own) grant(named, cue, view, isFullName(cue.name) ? 0.9 : 0.8);
    else claim(author);
  } else if (cue.of === 'reader') {
    if (toOwner) grant(named, cue, view, 0.8);
    else if (own && readers.length === 1) claim(readers[0]);
  }
}

/**
 * True when texts only speak of an animal as that of others: "my cat Milo" by a friend. Such an animal is known, but is
 * not looked for in the owner's pictures.
 */
export function isOthersPet(pet: PetEvidence, people: PeopleLookup): boolean {
  return pet.items.every(({ view, of, by }) => {
    const { author, own, readers } = letterOf(view, people, by);
    if (of === 'writer') return !own && author !== undefined && author.kind !== 'organisation';
    return of === 'reader' && own && readers.length > 0;
  });
}

function grant(person: PersonDraft, cue: { role: string; quote: string }, view: View, confidence: number): void {
  person.roles.add(cue.role);
  person.evidence.push({ claim: cue.role, item: view.id, quote: cue.quote, confidence });
}
