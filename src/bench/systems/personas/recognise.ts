import { tokens } from '../../../language/tokens.ts';
import type { Concept } from '../../../memory/concept.ts';
import type { ContentPart } from '../../../ports/language-model.ts';
import type { AskedQuestion } from '../../question.ts';
import { likenessSchema, recognise } from './persona.prompt.ts';
import { type PersonaCalls, pictured } from './persona-calls.ts';

/** How many concepts are compared with a picture in one call: servers bound the pictures of a call, and models mix up many. */
const AT_ONCE = 12;
/** Reference pictures are crops of one person or thing: small ones tell them. */
const REFERENCE_SIDE = 384;
/** A concept is there from this likeness on; where none is, the best guesses are still read. */
const LEAST_LIKENESS = 0.5;
const GUESSES = 3;

export type Likeness = { readonly concept: Concept; readonly score: number };

/** Rankings by picture: several questions are about one, and likeness does not depend on what is asked. */
export type KnownRankings = Map<string, Promise<readonly Likeness[]>>;

/** At most `most` reference pictures of a concept under its name; those whose files cannot be opened are left out. */
export async function referencesOf({ name, references }: Concept, most: number): Promise<ContentPart[]> {
  const parts: ContentPart[] = [];
  for (const file of references.slice(0, most))
    parts.push(...(await pictured(`Reference picture of ${name}:`, file, REFERENCE_SIDE)));
  return parts;
}

/**
 * Every concept by how sure it is to be in a picture, best first: each is compared by its own reference picture, a few at a
 * time. Concepts without one, and pictures that cannot be opened, rank nothing.
 */
export function ranked(
  media: string | undefined,
  concepts: readonly Concept[],
  calls: PersonaCalls,
  known: KnownRankings,
): Promise<readonly Likeness[]> {
  if (media === undefined) return Promise.resolve([]);
  const before = known.get(media);
  if (before !== undefined) return before;
  const made = rankedAnew(media, concepts, calls);
  known.set(media, made);
  // What failed is asked again by whoever needs it next.
  made.catch(() => known.delete(media));
  return made;
}

async function rankedAnew(media: string, concepts: readonly Concept[], calls: PersonaCalls): Promise<Likeness[]> {
  const picture = await pictured('Picture:', media);
  if (picture.length === 0) return [];
  const all: Likeness[] = [];
  for (let at = 0; at < concepts.length; at += AT_ONCE) {
    const some: { readonly concept: Concept; readonly parts: readonly ContentPart[] }[] = [];
    for (const concept of concepts.slice(at, at + AT_ONCE)) {
      const parts = await referencesOf(concept, 1);
      if (parts.length > 0) some.push({ concept, parts });
    }
    if (some.length === 0) continue;
    const content = [...picture, ...some.flatMap(({ parts }) => parts)];
    const { there = [] } = (await calls.find('recognised', likenessSchema, recognise, content)) ?? {};
    for (const { concept } of some) {
      const said = there.find(({ name }) => isCalled(concept, name));
      all.push({ concept, score: Math.min(1, Math.max(0, said?.likeness ?? 0)) });
    }
  }
  return all.toSorted((a, b) => b.score - a.score);
}

/** Who and what a question is about: those whom it names, then those who are recognised in its picture, surest first. */
export async function recognised(
  question: AskedQuestion,
  concepts: readonly Concept[],
  calls: PersonaCalls,
  known: KnownRankings,
): Promise<Concept[]> {
  const named = concepts.filter((concept) => namesOf(concept).some((name) => isNamedIn(question.text, name)));
  const ranking = await ranked(question.media, concepts, calls, known);
  const sure = ranking.filter(({ score }) => score >= LEAST_LIKENESS);
  const seen = sure.length === 0 && named.length === 0 ? ranking.slice(0, GUESSES) : sure;
  if (ranking.length > 0)
    calls.note(seen.map(({ concept, score }) => `${concept.name} ${score.toFixed(2)}`).join(', '));
  return [...new Set([...named, ...seen.map(({ concept }) => concept)])];
}

/** The concept of this name or nickname, with or without the marks that questions put around names. */
export const called = (concepts: readonly Concept[], name: string): Concept | undefined =>
  concepts.find((concept) => isCalled(concept, name));

const isCalled = (concept: Concept, name: string): boolean => {
  const said = name.trim().replace(/^<|>$/g, '').toLowerCase();
  return namesOf(concept).some((own) => own.toLowerCase() === said);
};

function namesOf({ name, attributes }: Concept): string[] {
  const nickname = attributes['nickname'];
  return typeof nickname === 'string' && nickname.trim() !== '' ? [name, nickname.trim()] : [name];
}

/** As whole words; in scripts without spaces, anywhere. */
const isNamedIn = (text: string, name: string): boolean =>
  /\p{Script=Han}/u.test(name) ? text.includes(name) : spaced(text).includes(spaced(name));
const spaced = (text: string): string => ` ${tokens(text).join(' ')} `;
