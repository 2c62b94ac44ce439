import { dayRangeTerms, term } from '../../language/terms.ts';
import { all, type QueryPlan, within } from '../../memory/query-plan.ts';
import { normalisePlan } from '../algebra/plan-normal.ts';
import { agesOf } from './ages.ts';
import { albumsAsked } from './albums-asked.ts';
import { pairedAlternatives } from './alternatives.ts';
import { anchorOf } from './anchors.ts';
import { askedOf, withoutLeadIns } from './asked.ts';
import type { Gazetteer } from './gazetteer.ts';
import { plainQuestion } from './plain-question.ts';
import { quotedPhrases } from './plan-literals.ts';
import { combine } from './plan-names.ts';
import { openQuestion, writing } from './question-text.ts';
import { statedToday } from './stated-today.ts';
import { staysAsPlaces } from './stays.ts';
import type { TimeContext } from './time-context.ts';
import { understand } from './understand.ts';

/**
 * Understands a question without a model: what the memory knows by name, times, kinds of things, what is asked, and
 * the words that are left. Total: any text gives a plan; what looks like a name and is not known is in `unknown`, and
 * words with several meanings are in `ambiguous`. `now` is the owner's local wall clock ("2024-03-01T12:00:00");
 * "Today is …" in the question comes before it.
 */
export function plan(question: string, gazetteer: Gazetteer, now: string): QueryPlan {
  const albums = albumsAsked(question, gazetteer);
  const opened = openQuestion(albums.rest);
  const stated = statedToday(opened, contextOf(gazetteer, now));
  const quoted = quotedPhrases(staysAsPlaces(withoutLeadIns(stated.question), gazetteer));
  const anchored = anchorOf(quoted.question, gazetteer, stated.context);
  const aged = agesOf(anchored?.question ?? quoted.question, gazetteer);
  const asked = askedOf(aged.question, asksToShow.test(opened.text));
  const understood = understand(asked.question, gazetteer, stated.context, asked.asked, aged);
  const picksNothing = understood.picked.pick === 'all' && understood.picked.order === undefined;
  const picked = picksNothing ? (anchored?.picked ?? understood.picked) : understood.picked;
  const understoodAs = all(
    ...understood.plans,
    ...albums.plans,
    ...combine(quoted.said, 'all'),
    ...(anchored?.days ?? []),
  );
  const root = understood.bound(pairedAlternatives(understoodAs, question));
  // What albums and favourites are called is still said.
  const plain = albums.plans.length === 0 ? opened.text : plainQuestion(question);
  return {
    question,
    ...(plain === question ? {} : { plain }),
    root: normalisePlan(anchored === undefined ? root : within(root, anchored.anchor, anchored.window)),
    asked: asked.asked,
    pick: picked.pick,
    unknown: [...new Set([...understood.unknown, ...(anchored?.unknown ?? [])])],
    ...(picked.order === undefined ? {} : { order: picked.order }),
    ...(understood.ambiguous.length === 0
      ? {}
      : { ambiguous: understood.ambiguous.map(({ said, readings }) => ({ said, readings: [...readings] })) }),
    now: stated.context.now,
    language: writing(plain).mostly,
  };
}

/** "Can you show me the sunset?" asks for pictures, not for an answer. */
const asksToShow = /\b(?:show|find|see|bring|pull up|dig up)\b|looking for/i;

/** What relative times are relative to, and whose calendar holds. */
const contextOf = (gazetteer: Gazetteer, now: string): TimeContext => ({
  now: now.slice(0, 19),
  southern: gazetteer.southern,
  dayFirst: gazetteer.dayFirst,
  years: yearsOf(gazetteer),
  holds: ({ start, end }) =>
    dayRangeTerms(start.slice(0, 10), end.slice(0, 10)).some(
      (made) => gazetteer.frequencies.has(made) || gazetteer.frequencies.has(term.spoken(made)),
    ),
  ...(gazetteer.homeCountry === undefined ? {} : { country: gazetteer.homeCountry }),
});

/** The latest calendar years that the memory has, a dozen at most; none when it does not say. */
const yearsOf = ({ years }: Gazetteer): number[] =>
  years.last - years.first > 80
    ? []
    : [...Array(years.last - years.first + 1).keys()].map((i) => years.first + i).slice(-MOST_YEARS);
const MOST_YEARS = 12;
