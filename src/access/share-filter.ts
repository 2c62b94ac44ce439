import { dayRangeTerms, term } from '../language/terms.ts';
import { FIRST_DAY, LAST_DAY, type ShareFilter } from '../memory/share-filter.ts';
import type { TermFilter } from '../ports/store.ts';

/**
 * What a share lets through, as terms of the index. A criterion that names nothing the index could hold (a name of punctuation) lets nothing
 * through, rather than everything.
 */
export function termFilterOf({ places, people, albums, tags, kinds, from, to, except }: ShareFilter): TermFilter {
  const groups = [
    places?.map(term.place),
    people?.map(term.person),
    albums?.map(term.album),
    tags?.map(term.tag),
    kinds?.map(term.modality),
    from === undefined && to === undefined ? undefined : dayRangeTerms(from ?? FIRST_DAY, to ?? LAST_DAY),
  ];
  return {
    any: groups.filter((group) => group !== undefined).map((group) => group.filter(namesSomething)),
    none: [...(except?.people?.map(term.person) ?? []), ...(except?.tags?.map(term.tag) ?? [])].filter(namesSomething),
  };
}

/** Whether an item with these terms comes through. */
export function lets({ any, none }: TermFilter, terms: readonly string[]): boolean {
  const has = (one: string): boolean => terms.includes(one);
  return any.every((group) => group.some(has)) && !none.some(has);
}

const namesSomething = (made: string): boolean => !made.endsWith(':');
