import { lexicons } from '../lexicon/lexicon.ts';
import { fold } from './fold.ts';

/** "boardingTime", "boarding-time" and "Boarding time" are the same words. */
const spaced = (label: string): string =>
  ` ${fold(label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;

/** Names with their roles; Chinese ones stand anywhere in a label, all others as words of their own. */
const names = lexicons.flatMap(({ labels }) =>
  Object.entries(labels).flatMap(([role, all]) =>
    all.map((name) => ({ role, words: /^\p{Script=Han}/u.test(name) ? name : spaced(name) })),
  ),
);

/** What a field of a ticket or form is for, by its labels in any language: "seat", "gate", "booking"; of some labels several. */
export function rolesOfLabel(...labels: readonly string[]): ReadonlySet<string> {
  const said = labels.map(spaced);
  return new Set(names.filter(({ words }) => said.some((label) => label.includes(words))).map(({ role }) => role));
}
