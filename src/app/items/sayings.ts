import { z } from 'zod';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import type { Saying, SayingsResponse } from '../../contract/sayings.ts';
import { type Correction, isOfItems } from '../../memory/correction.ts';
import type { PersonId } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import type { OpenMemory } from '../open-memory.ts';
import { correctionsInOrder } from './corrections-in-order.ts';

type Word = Exclude<Correction, { readonly items: unknown }>;

/** What was kept of one word, in its order: each a moment after the one before. */
export type Utterance = readonly [Word, ...Word[]];

/** Everything that was said of people, places and events, word by word, in the order in which it was said. */
export function utterancesOf(corrections: readonly Correction[]): Utterance[] {
  const found: [Word, ...Word[]][] = [];
  for (const said of corrections) {
    if (isOfItems(said)) continue;
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && Date.parse(said.at) - Date.parse(before.at) === 1)
      last.push(said);
    else found.push([said]);
  }
  return found;
}

/** What a word was about is the first of these that it holds; the rest says what follows from it. */
const kinds: readonly (readonly [Word['kind'], Saying['kind']])[] = [
  ['merge-people', 'merge'],
  ['split-person', 'split'],
  ['people-differ', 'split'],
  ['owner-is', 'owner'],
  ['owner-is-not', 'not-owner'],
  ['person-role', 'role'],
  ['hide-person', 'hide'],
  ['name-person', 'name'],
  ['name-place', 'place'],
  ['title-event', 'event'],
  ['face-is-not', 'not-face'],
  ['face-is', 'face'],
];

/** What was said of people, places and events, the latest first, by page. Errors: `invalid-cursor`. */
export async function sayings(
  memory: OpenMemory,
  { limit = 50, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined } = {},
): Promise<SayingsResponse> {
  const before = cursor === undefined ? undefined : positionOf(cursor, z.string());
  const all = utterancesOf(await correctionsInOrder(memory.store))
    .toReversed()
    .filter(([{ at }]) => before === undefined || at < before);
  const people = namesOf(await memory.store.records('person'), all);
  const shown = all.slice(0, limit);
  const last = shown.at(-1)?.[0].at;
  return {
    sayings: shown.map((utterance) => sayingOf(utterance, people)),
    ...(all.length > limit && last !== undefined ? { nextCursor: cursorOf(last) } : {}),
  };
}

/** Who somebody is now, or what they were called, by every id that they have or had. */
type Known = ReadonlyMap<string, Saying['who']>;

function namesOf(people: readonly Person[], latestFirst: readonly Utterance[]): Known {
  const called = latestFirst
    .toReversed()
    .flat()
    .flatMap((said) =>
      said.kind === 'name-person' ? [[said.person, { id: said.person, name: said.name }] as const] : [],
    );
  const known = people.flatMap(({ id, name, also = [] }) => [id, ...also].map((one) => [one, { id, name }] as const));
  return new Map<string, Saying['who']>([...called, ...known]);
}

export function sayingOf(utterance: Utterance, people: Known): Saying {
  const [kind, told] = kinds.find(([one]) => utterance.some((said) => said.kind === one)) ??
    kinds[0] ?? ['face-is', 'face'];
  const main = utterance.find((said) => said.kind === kind) ?? utterance[0];
  return { corrections: utterance.map(({ at }) => at), at: utterance[0].at, kind: told, ...factsOf(main, people) };
}

function factsOf(said: Word, people: Known): Partial<Saying> {
  const named = (id: PersonId) => people.get(id) ?? { id, name: '' };
  switch (said.kind) {
    case 'merge-people':
      return { who: named(said.into), other: named(said.from) };
    case 'people-differ':
      return { who: named(said.person), other: named(said.other) };
    case 'split-person':
    case 'name-person':
      return { who: named(said.person), said: said.name };
    case 'person-role':
      return { who: named(said.person), said: said.role, holds: said.holds };
    case 'hide-person':
      return { who: named(said.person), holds: said.hidden };
    case 'owner-is':
    case 'owner-is-not':
      return { who: named(said.person) };
    case 'face-is':
    case 'face-is-not':
      return { who: named(said.person), faces: said.faces.length };
    case 'name-place':
      return { said: said.name };
    case 'title-event':
      return { said: said.title };
  }
}
