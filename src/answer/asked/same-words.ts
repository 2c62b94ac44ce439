import { dailyWords } from '../../language/daily-words.ts';
import { tokens } from '../../language/tokens.ts';
import { placeWays } from '../../language/world-places.ts';
import { rowsOf, sidesOf } from '../../lexicon/rows.ts';

/** Index token → other ways to say it: each is the tokens that must all be there. */
export const sameWords: ReadonlyMap<string, readonly (readonly string[])[]> = rowsByToken();

/** Names of a thing in both languages; one Chinese character alone means too much. */
function thingNames(row: string): string[] {
  const [english = '', chinese = ''] = row.split('|');
  return [...english.split(','), ...chinese.split(',').filter((word) => word.length > 1)];
}

function rowsByToken(): Map<string, (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const row of [
    ...rowsOf('same-words'),
    ...dailyWords,
    ...rowsOf('letter-words').map((row) => `|${row}`),
    ...rowsOf('thing-names').map((row) => `|${thingNames(row).join('|')}`),
    ...rowsOf('han-words').map((row) => `|${row}`),
  ]) {
    const phrases = row.split('|');
    const said = phrases.flatMap((phrase, i) =>
      i === 0 ? phrase.split(' ').map((word) => tokens(word)) : [tokens(phrase)],
    );
    // A way of no tokens would be said by everything.
    const ways = said.filter((way) => way.length > 0);
    const byEachWord = new Set(
      phrases.filter((phrase) => phrase.startsWith('~')).map((phrase) => String(tokens(phrase))),
    );
    for (const way of ways) {
      const [only] = way;
      if (only === undefined || (way.length > 1 && !/\p{Script=Han}/u.test(only) && !byEachWord.has(String(way))))
        continue;
      for (const token of way)
        found.set(token, [...(found.get(token) ?? []), ...ways.filter((other) => other !== way)]);
    }
  }
  for (const [whole, kinds] of sidesOf(rowsOf('same-words', 'kinds'), ': ')) {
    const ways = kinds.split('|').map((kind) => tokens(kind));
    for (const token of whole.split('|').flatMap((word) => tokens(word)))
      found.set(token, [...(found.get(token) ?? []), ...ways]);
  }
  return found;
}

/** Whether the tokens say it, in these words or in others for the same. */
export const saysIt = (token: string, has: Pick<ReadonlySet<string>, 'has'>): boolean =>
  has.has(token) ||
  (sameWords.get(token) ?? []).some((way) => way.every((other) => has.has(other))) ||
  placeWays(token).some((way) => way.every((other) => has.has(other)));
