import { isFullName, nameKey } from './name-form.ts';
import { countIn } from './ordering.ts';
import { type Census, factsFor, type KeyFacts } from './person-census.ts';
import type { PersonDraft } from './person-draft.ts';
import type { TextCue } from './text-cues.ts';
import type { View } from './view.ts';

/** An animal as texts speak of it: the evidence for it, by item, and how often each species is said. */
export type PetEvidence = {
  readonly name: string;
  readonly species: Map<string, number>;
  readonly items: { readonly view: View; readonly quote: string; readonly confidence: number }[];
};

const PET_KEY = 'pet:';
export const petKey = (name: string): string => `${PET_KEY}${nameKey(name)}`;

/** Names that texts bring up with a relation or as an animal are worth a person, however rarely they occur. */
export function countCues(views: readonly View[], census: Census): Map<string, PetEvidence> {
  const pets = new Map<string, PetEvidence>();
  for (const view of views) {
    for (const entity of view.entities) {
      if (entity.kind === 'pet') notePet(pets, entity.name, undefined, view, entity.name, 0.8);
    }
    for (const cue of view.cues) {
      if (cue.kind === 'pet')
        notePet(pets, cue.name, cue.species, view, cue.quote, cue.species === undefined ? 0.7 : 0.9);
      if (cue.kind === 'relation') noteRelative(census, cue.name, view);
    }
  }
  for (const [key, pet] of pets) {
    if (isSomebody(census.facts.get(`name:${key.slice(PET_KEY.length)}`))) continue;
    const facts = factsFor(census.facts, key);
    for (const { view } of pet.items) {
      countIn(facts.names, pet.name);
      facts.items++;
      facts.onlyNamed = false;
      if (view.day !== undefined) facts.days.add(view.day);
    }
  }
  for (const key of [...pets.keys()]) if (!census.facts.has(key)) pets.delete(key);
  return pets;
}

/** A speaker or a face has this name: then a passing word about a cat does not make it an animal. */
const isSomebody = (facts: KeyFacts | undefined): boolean => facts !== undefined && !facts.onlyNamed;

function notePet(
  pets: Map<string, PetEvidence>,
  name: string,
  species: string | undefined,
  view: View,
  quote: string,
  confidence: number,
): void {
  const key = petKey(name);
  if (key === PET_KEY) return;
  const pet = pets.get(key) ?? { name, species: new Map<string, number>(), items: [] };
  if (species !== undefined) countIn(pet.species, species);
  if (!pet.items.some((seen) => seen.view === view)) pet.items.push({ view, quote, confidence });
  pets.set(key, pet);
}

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
  /** Who wrote or speaks an item. */
  readonly author: (view: View) => PersonDraft | undefined;
  /** Who reads it. */
  readonly readers: (view: View) => readonly PersonDraft[];
  readonly byName: (name: string) => PersonDraft | undefined;
};

/**
 * Roles toward the owner from what texts say: "my sister Anna" in what the owner wrote, "your sister Anna" in what the
 * owner got, "Love, Mum" under a mail to the owner. What others say of their own relatives is kept as a claim only.
 */
export function applyRelations(views: readonly View[], people: PeopleLookup): void {
  for (const view of views) {
    for (const cue of view.cues) {
      if (cue.kind === 'pet') continue;
      const author = people.author(view);
      const toOwner = people.readers(view).some((reader) => reader.owner);
      if (cue.kind === 'sign-off') {
        if (author !== undefined && !author.owner && toOwner) grant(author, cue.role, view, cue, 0.8);
      } else applyRelation(cue, view, author, toOwner, people.byName(cue.name));
    }
  }
}

function applyRelation(
  cue: Extract<TextCue, { kind: 'relation' }>,
  view: View,
  author: PersonDraft | undefined,
  toOwner: boolean,
  named: PersonDraft | undefined,
): void {
  if (named === undefined || named.owner) return;
  const ownWords = author === undefined ? view.modality !== 'email' && view.people.length === 0 : author.owner;
  if (cue.of === 'writer' && ownWords) grant(named, cue.role, view, cue, isFullName(cue.name) ? 0.9 : 0.8);
  else if (cue.of === 'reader' && toOwner && author?.owner !== true) grant(named, cue.role, view, cue, 0.8);
  else if (cue.of === 'writer' && author !== undefined && author !== named) {
    named.evidence.push({ claim: `${cue.role} of ${author.name}`, item: view.id, quote: cue.quote, confidence: 0.7 });
  }
}

function grant(person: PersonDraft, role: string, view: View, cue: TextCue, confidence: number): void {
  person.roles.add(role);
  person.evidence.push({ claim: role, item: view.id, quote: cue.quote, confidence });
}
