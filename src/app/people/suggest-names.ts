import type { Completions, Suggestion, SuggestionKind, SuggestionsOfNames } from '../../contract/suggestions.ts';
import { term } from '../../language/terms.ts';
import { leaf } from '../../memory/query-plan.ts';
import { type Entry, formOf, type Gazetteer, isUnspaced } from '../../retrieve/planner/gazetteer.ts';
import { buildGazetteer } from '../../retrieve/planner/gazetteer-build.ts';
import type { OpenMemory } from '../open-memory.ts';

export type SuggestOptions = { readonly kind?: SuggestionKind; readonly limit?: number };

/**
 * The memory's own names that begin with the words, or have a word that does, most frequent first; those of each kind
 * when nothing is typed. Errors: the store's.
 */
export async function suggestNames(
  memory: OpenMemory,
  typed: string,
  { kind, limit = 8 }: SuggestOptions = {},
): Promise<SuggestionsOfNames> {
  return { suggestions: namesLike(await buildGazetteer(memory.store), formOf(typed), kind).slice(0, limit) };
}

/** Fewest characters of an unfinished name that is completed. */
const LEAST_TYPED = 2;
/** Words of an unfinished name, and characters of one without spaces. */
const MOST_WORDS = 4;
const MOST_UNSPACED = 8;

/** What is being typed with the name at its end written out; the longest ending that begins a name decides. Errors: the store's. */
export async function completeNames(
  memory: OpenMemory,
  typed: string,
  { limit = 4 }: Pick<SuggestOptions, 'limit'> = {},
): Promise<Completions> {
  const gazetteer = await buildGazetteer(memory.store);
  for (const tail of tailsOf(typed)) {
    const form = formOf(tail);
    if (form.length < LEAST_TYPED || gazetteer.entries.has(form)) continue;
    const begun = namesLike(gazetteer, form, undefined).filter(({ name }) => formOf(name).startsWith(form));
    const completions = begun
      .slice(0, limit)
      .map(({ name, kind }) => ({ text: typed.slice(0, typed.length - tail.length) + name, name, kind }));
    if (completions.length > 0) return { completions };
  }
  return { completions: [] };
}

/** The ends of a text that may be a name which is not finished, the longest first. */
function tailsOf(typed: string): string[] {
  if (/\s$/u.test(typed)) return [];
  if (isUnspaced(typed.slice(-1)))
    return Array.from({ length: Math.min(MOST_UNSPACED, typed.length) }, (_, n) =>
      typed.slice(-(Math.min(MOST_UNSPACED, typed.length) - n)),
    );
  const starts = [...typed.matchAll(/[^\s\p{Script=Han}]+/gu)].map(({ index }) => index);
  return starts.slice(-MOST_WORDS).map((start) => typed.slice(start));
}

/** All names that fit, each thing once: by how its name fits, then by how many items have it. */
function namesLike(gazetteer: Gazetteer, form: string, kind: SuggestionKind | undefined): Suggestion[] {
  const found = new Map<string, { readonly suggestion: Suggestion; readonly fit: number }>();
  for (const [known, entries] of gazetteer.entries) {
    const fit = fitOf(known, form);
    if (fit === 0) continue;
    for (const entry of entries) {
      if (entry.kind === 'tag' || (kind !== undefined && entry.kind !== kind)) continue;
      if (form === '' && !isWorthOffering(entry)) continue;
      const suggestion = suggestionOf(entry, gazetteer);
      const key = JSON.stringify(suggestion.leaf.args);
      const before = found.get(key);
      if (suggestion.name !== '' && (before === undefined || before.fit < fit)) found.set(key, { suggestion, fit });
    }
  }
  return [...found.values()]
    .sort(
      (a, b) =>
        b.fit - a.fit || b.suggestion.items - a.suggestion.items || (a.suggestion.name < b.suggestion.name ? -1 : 1),
    )
    .map(({ suggestion }) => suggestion);
}

/** What nobody has begun to type: people whom the memory knows by a name, other than oneself, and towns rather than their regions. */
function isWorthOffering(entry: Exclude<Entry, { kind: 'tag' }>): boolean {
  if (entry.kind === 'place') return entry.place.level !== 'region';
  if (entry.kind === 'event') return true;
  const { id, name, owner, organisation } = entry.person;
  return id !== undefined && !owner && organisation !== true && !name.includes('@');
}

/** 2: begins so; 1: one of its words does; 0: neither. Everything begins with nothing. */
function fitOf(known: string, form: string): number {
  if (known.startsWith(form)) return 2;
  return known.includes(` ${form}`) ? 1 : 0;
}

function suggestionOf(entry: Exclude<Entry, { kind: 'tag' }>, { frequencies }: Gazetteer): Suggestion {
  switch (entry.kind) {
    case 'person': {
      const { name, id } = entry.person;
      const items = frequencies.get(id === undefined ? term.name(name) : term.person(id)) ?? 0;
      return { kind: 'person', name, items, leaf: leaf('person', id === undefined ? { name } : { name, id }, 'must') };
    }
    case 'place':
      return {
        kind: 'place',
        name: entry.place.name,
        items: frequencies.get(term.place(entry.place.name)) ?? 0,
        leaf: leaf('place', entry.place, 'must'),
      };
    case 'event': {
      const { title, id, items } = entry.event;
      return { kind: 'event', name: title, items: items.length, leaf: leaf('event', { name: title, id }, 'must') };
    }
  }
}
