import { type Asked, coverage, daysAway } from '../../language/asked-words.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { Listed } from '../../retrieve/list/listed.ts';
import { type Clause, clausesOf } from './clause.ts';

/** A clause with how much of the question it says, and the days from its dates to the times asked; -1 where either has none. */
export type Weighed = {
  readonly clause: Clause;
  readonly exact: number;
  readonly alike: number;
  readonly away: number;
};

/** An item of the list that is read clause by clause, and its place. */
export type Read = { readonly listed: Listed; readonly place: number; readonly weighed: readonly Weighed[] };

/** So many items are read. */
export const MOST_READ = 8;

/** The first items of a list, clause by clause. */
export const readFirst = (items: readonly Listed[], asked: Asked, most = MOST_READ): readonly Read[] =>
  items.slice(0, most).map((listed, place) => ({
    listed,
    place,
    weighed: clausesOf(listed.item).map((clause) => weighed(clause, asked)),
  }));

function weighed(clause: Clause, asked: Asked): Weighed {
  const [exact, alike] = coverage(asked, clause.tokens);
  const spans = clause.dates.map(({ start, end }) => daysAway(asked, localMillis(start), localMillis(end)));
  return { clause, exact, alike, away: spans.length === 0 ? -1 : Math.min(...spans) };
}
