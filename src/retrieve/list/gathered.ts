import { type Asked, askedWords, wordsAsked } from '../../language/asked-words.ts';
import { dayRangeTerms, term } from '../../language/terms.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { QueryPlan } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import type { Ranked } from '../rank/rank-items.ts';
import type { SpanBounds } from '../weigh/span-bounds.ts';
import { dayOfItem } from './day-rows.ts';
import { fading, type Row } from './row-features.ts';
import { timesAsked } from './times-asked.ts';
import {
  bestBy,
  eachOf,
  everything,
  placesOf,
  type Scores,
  type Together,
  type WordLists,
  wordListsOf,
} from './word-lists.ts';

/** What is compared, beside what the rows are read by. */
export type Gathered = { readonly asked: Asked; readonly rows: readonly Row[]; readonly lists: WordLists };

/** Of each ranking, so many are compared. */
const MOST_OF_RANKING = 150;
/** Days of which all items are compared, and how many of a day. */
const MOST_DAYS = 20;
const MOST_OF_DAY = 60;
/** Longer stretches hold nearly all that there is. */
const LONGEST_DAYS = 400;
const DAY = 86_400_000;

/**
 * What words, the search and the times asked for name first, and what else is of the days that say most of the question.
 * Cost: a ranking for each word and two more; at most some 1,500 items, most often 500.
 */
export async function gathered(
  store: Store,
  plan: QueryPlan,
  gazetteer: Gazetteer,
  ranked: readonly Ranked[],
): Promise<Gathered> {
  const words = wordsAsked(plan.question);
  const spans = timesAsked(plan, yearsOf(gazetteer));
  const together: Together = { tokens: words, filter: everything, limit: MOST_OF_RANKING };
  // Each word first, by which the index knows how good the best by all of them are at least.
  const found = await bestBy(store, [...eachOf(words), together, ...within(together, spans)]);
  const lists = wordListsOf(words, found.slice(0, words.length), gazetteer.items);
  const [joint = new Map(), dated = new Map()]: readonly Scores[] = found.slice(words.length);
  const asked = askedWords(plan.question, (token) => lists.rates.get(token) ?? 0, gazetteer.items, {
    spans,
    now: localMillis(plan.now),
  });
  const weighed = new Map(ranked.map((one) => [one.item.id, one]));
  const first = new Set([
    ...joint.keys(),
    ...ranked.slice(0, MOST_OF_RANKING).map(({ item }) => item.id),
    ...dated.keys(),
  ]);
  const items = await withTheirDays(store, first, lists, spans);
  const bm25: Scores = new Map([...lists.sum, ...dated, ...joint]);
  const [byWords, bySearch] = [placesOf(joint.keys()), placesOf(weighed.keys())];
  const rows = items.map((item): Row => {
    const { id } = item;
    const found = weighed.get(id);
    return {
      item,
      bm25: bm25.get(id) ?? 0,
      byWords: byWords.get(id),
      bySearch: bySearch.get(id),
      weighed: found && { score: found.score, probability: found.probability },
    };
  });
  return { asked, rows, lists };
}

const yearsOf = ({ frequencies }: Gazetteer): ReadonlySet<number> =>
  new Set([...frequencies.keys()].flatMap((one) => (one.startsWith('y:') ? [Number(one.slice(2))] : [])));

/** The words within the times asked for, from a day before until a day after. */
function within(words: Together, spans: readonly SpanBounds[]): Together[] {
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const terms = spans.flatMap(({ from, to }) =>
    to - from > LONGEST_DAYS * DAY ? [] : dayRangeTerms(dayOf(from - DAY), dayOf(to + DAY)),
  );
  return terms.length === 0 ? [] : [{ ...words, filter: { any: [[...new Set(terms)]], none: [] } }];
}

/** Some items, and whole the days of those that together say most of the words. */
async function withTheirDays(
  store: Store,
  first: ReadonlySet<ItemId>,
  { each }: WordLists,
  spans: readonly SpanBounds[],
): Promise<MemoryItem[]> {
  const items = await store.items([...first]);
  const said = new Map<string, number[]>();
  for (const item of items) {
    const day = dayOfItem(item);
    if (day === undefined) continue;
    const known = said.get(day) ?? each.map(() => 0);
    each.forEach((list, word) => {
      known[word] = Math.max(known[word] ?? 0, list.get(item.id) ?? 0);
    });
    said.set(day, known);
  }
  const best = [...said]
    .map(([day, words]) => ({ day, score: words.reduce((a, b) => a + b, 0) * fading(daysOff(day, spans)) }))
    .sort((a, b) => b.score - a.score || (a.day < b.day ? -1 : 1))
    .slice(0, MOST_DAYS);
  const days = best.map(({ day }) => ({ any: [[term.day(day)]], none: [] }));
  const ofDays = days.length === 0 ? [] : await store.matches(days, MOST_OF_DAY);
  const others = await store.items([...new Set(ofDays.flat())].filter((id) => !first.has(id)));
  return [...items, ...others];
}

/** Days from a day to the nearest of some times; 0 where there are none. */
function daysOff(day: string, spans: readonly SpanBounds[]): number {
  const from = localMillis(`${day}T00:00:00`);
  const away = spans.map((span) => Math.max(0, span.from - from - DAY, from - span.to));
  return away.length === 0 ? 0 : Math.min(...away) / DAY;
}
