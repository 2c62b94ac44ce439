import {
  getGraph,
  getPeople,
  getPerson,
  getPersonItems,
  getRecognition,
  getSuggestions,
} from '../../../../src/contract/endpoints/people.ts';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';

/** Endpoints affected by a correction of a person. */
export const changedByWord = [getPeople, getPerson, getPersonItems, getGraph, getSuggestions, getRecognition] as const;

/** Name suggestions, people before organisations. */
export const knownNames = (people: readonly ListedPerson[]): string[] => [
  ...new Set(
    people
      .toSorted((a, b) => Number(a.kind === 'organisation') - Number(b.kind === 'organisation'))
      .map(({ name }) => name)
      .filter((name) => name !== ''),
  ),
];
