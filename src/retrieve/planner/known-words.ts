import { spokenWords } from '../../language/spoken-words.ts';
import { rowsOf } from '../../lexicon/rows.ts';
import { functionWords } from './function-words.ts';
import { requestWords } from './tables/request-words.ts';

/** "repair": repairs, repaired, repairing; "charge": charges, charged, charging; "sit": sits, sitting. */
function withEndings(word: string): string[] {
  const stem = word.endsWith('e') ? word.slice(0, -1) : word.replace(/(?<=^[^aeiou]*[aeiou])([bdgmnprt])$/, '$1$1');
  return [word, /(?:[sxz]|[cs]h)$/.test(word) ? `${word}es` : `${word}s`, `${stem}ed`, `${stem}ing`];
}

const known: ReadonlySet<string> = new Set([
  ...spokenWords.flatMap(withEndings),
  ...functionWords,
  ...requestWords,
  ...rowsOf('concept-names').flatMap((line) => line.toLowerCase().split(/[^a-z]+/)),
]);

/** Whether the tables know a word, in small letters, as it is or in the plural: no slip of a name. */
export const isKnownWord = (word: string): boolean => known.has(word) || known.has(word.replace(/s$/, ''));
