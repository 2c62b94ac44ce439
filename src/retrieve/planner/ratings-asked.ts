import { placedBy } from '../../language/item-codes.ts';
import { anyOf, lexicons, wordsOf } from '../../lexicon/lexicon.ts';
import { MOST_STARS, starsTag } from '../../memory/item-text.ts';
import { any, leaf, type PlanNode } from '../../memory/query-plan.ts';

export type RatingAsked = { readonly start: number; readonly end: number; readonly node: PlanNode };

const numbers: Readonly<Record<string, number>> = Object.assign({}, ...lexicons.map((lexicon) => lexicon.numbers));
const [rated, stars, atLeast, atMost] = (['rated', 'stars', 'atLeast', 'atMost'] as const).map((list) =>
  anyOf(wordsOf(list)),
) as [RegExp, RegExp, RegExp, RegExp];
const number = new RegExp(`${anyOf(Object.keys(numbers)).source}|(?<!\\d)[1-${MOST_STARS}](?!\\d)`, 'iu');
const parts = [rated, stars, atLeast, atMost, number].map(({ source }) => source).join('|');
/** Words of a rating that stand together: how many stars, and what bounds them. */
const runs = new RegExp(`(?:${parts})(?:[\\s-]*(?:${parts}))*`, 'giu');

/**
 * How many stars a question asks for: "rated 4 or more", "at least three stars". Stars alone are also those of hotels, so
 * that they are the owner's only beside what is rated.
 */
export function ratingAsked(
  text: string,
  isBesideItems: (start: number, end: number) => boolean,
): RatingAsked | undefined {
  for (const { index: start, 0: said } of text.matchAll(runs)) {
    const end = start + said.length;
    const written = number.exec(said)?.[0];
    const count = written === undefined ? undefined : (numbers[written.toLowerCase()] ?? Number(written));
    if (count === undefined || count > MOST_STARS) continue;
    if (!rated.test(said) && !(stars.test(said) && isBesideItems(start, end))) continue;
    const [least, most] = [atMost.test(said) ? 1 : count, atLeast.test(said) ? MOST_STARS : count];
    const marks = Array.from({ length: most - least + 1 }, (_, n) => starsTag(least + n) ?? '');
    const leaves = marks.map((code) => leaf('reference', { code, kind: placedBy.mark, said: said.trim() }, 'must'));
    const [only] = leaves;
    return { start, end, node: leaves.length === 1 && only !== undefined ? only : any(...leaves) };
  }
  return undefined;
}
