import { type FieldRole, travelTerms } from '../lexicon/travel-terms.ts';
import { fold } from './fold.ts';

/** "boardingTime", "boarding-time" and "Boarding time" are the same words. */
const spaced = (label: string): string =>
  fold(label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const isHan = (name: string): boolean => /^\p{Script=Han}/u.test(name);

const names = travelTerms.flatMap(({ labels }) =>
  Object.entries(labels).flatMap(([role, all]) =>
    all.map((name) => ({ role: role as FieldRole, name: isHan(name) ? name : spaced(name) })),
  ),
);
const hanNames = names.filter(({ name }) => isHan(name));
const rolesByName = Map.groupBy(names, ({ name }) => name);
const MOST_WORDS = Math.max(...names.map(({ name }) => name.split(' ').length));
/** "a", "de" and "do" are words of many languages: they name a field alone. */
const SHORTEST_WITHIN = 3;

/**
 * What a field of a ticket or form is for, by its labels in any language: "seat", "gate", "booking"; of some labels several.
 * Chinese names stand anywhere in a label, all others as words of their own.
 */
export function rolesOfLabel(...labels: readonly string[]): ReadonlySet<FieldRole> {
  const found = new Set<FieldRole>();
  const add = (name: string): void => {
    for (const { role } of rolesByName.get(name) ?? []) found.add(role);
  };
  for (const label of labels) {
    const whole = spaced(label);
    add(whole);
    const words = whole.split(' ');
    for (let from = 0; from < words.length; from++) {
      for (let count = 1; count <= MOST_WORDS && from + count <= words.length; count++) {
        const name = words.slice(from, from + count).join(' ');
        if (name.length >= SHORTEST_WITHIN) add(name);
      }
    }
    for (const { role, name } of hanNames) if (whole.includes(name)) found.add(role);
  }
  return found;
}

/** What a text is the label of that says nothing else: "Gate", "Departure:". */
export const rolesOfName = (text: string): ReadonlySet<FieldRole> =>
  new Set(/\d/.test(text) ? [] : (rolesByName.get(spaced(text)) ?? []).map(({ role }) => role));

/** The names of fields with one of these roles, in all languages. */
export const namesOf = (...roles: readonly FieldRole[]): readonly string[] =>
  travelTerms.flatMap(({ labels }) => roles.flatMap((role) => labels[role] ?? []));
