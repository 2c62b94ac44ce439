import {
  getGraph,
  getPeople,
  getPerson,
  getPersonItems,
  getRecognition,
  getSuggestions,
} from '../../../../src/contract/endpoints/people.ts';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';

/** What may be different after a word on somebody. */
export const changedByWord = [getPeople, getPerson, getPersonItems, getGraph, getSuggestions, getRecognition] as const;

/** Names that may be meant when one is typed, those of people before those of firms. */
export const knownNames = (people: readonly ListedPerson[]): string[] => [
  ...new Set(
    people
      .toSorted((a, b) => Number(a.kind === 'organisation') - Number(b.kind === 'organisation'))
      .map(({ name }) => name)
      .filter((name) => name !== ''),
  ),
];
