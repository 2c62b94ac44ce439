import { fold } from '../../language/fold.ts';
import { rowsOf, sidesOf } from '../../lexicon/rows.ts';
import { formsLine, withinLines } from './table-lines.ts';

const lines = rowsOf('kin-names').map(formsLine);
const plain = (form: string): string => fold(form).replace(/[\s-]+/g, ' ');
const byForm = new Map<string, string>();
for (const { name, forms } of lines)
  for (const form of forms) if (!byForm.has(plain(form))) byForm.set(plain(form), name);
const within = withinLines(rowsOf('kin-names', 'within'));
/** Words that name anybody of a kind unless somebody's is said: "a friend", "the dog". */
const genericKin =
  'child friend colleague classmate teacher doctor dentist neighbour boss roommate landlord partner baby cat dog sibling';
const generic: ReadonlySet<string> = new Set(
  lines.map(({ name }) => name).filter((name) => ` ${genericKin} `.includes(` ${name} `)),
);
const compositions = new Map(sidesOf(rowsOf('kin-names', 'of kin'), ' = '));

/** The longest word of a relation, in words of spaced and in characters of unspaced writing. */
export const LONGEST_KIN = 5;

/** The relation that a word names: "mum" and 妈妈 are "mother". English plurals count too. */
export const kinOf = (word: string): string | undefined =>
  byForm.get(plain(word)) ?? byForm.get(plain(word).replace(/s$/, ''));
export const isGenericKin = (kin: string): boolean => generic.has(kin);
export const isManyKin = (word: string): boolean => !byForm.has(plain(word)) && kinOf(word) !== undefined;

const bare = (kin: string): string => kin.replace(/^(?:older|younger) | \(.*\)$/g, '');
const namesOf = (kin: string): readonly string[] => [kin, ...(within.get(kin) ?? [])];

/**
 * Whether somebody with one relation may be meant by another: a "sister" by "older sister" and the reverse, but not an
 * older sister by "younger sister".
 */
export function kinMatches(asked: string, held: string): boolean {
  if (namesOf(asked).includes(held)) return true;
  // A bare relation in the memory may be any of its kinds.
  return asked !== held && bare(asked) === held && bare(held) === held;
}

/** What the relation of a relation is: sister + husband is "brother-in-law". */
export function composed(first: string, second: string): string | undefined {
  for (const a of [first, bare(first)]) {
    for (const b of [second, bare(second)]) {
      const found = compositions.get(`${a} + ${b}`);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
