import type { Chance } from '../chance.ts';
import { dayOf, monthOf, yearOf } from '../truth/calendar.ts';
import type { Fact } from '../truth/fact.ts';
import {
  type Condition,
  inCity,
  inCountry,
  inMonth,
  inSeason,
  inYear,
  lastMonth,
  onDay,
  type Part,
  withName,
  withRole,
} from './condition.ts';

/** Of the times that are named, how many are told from the day of asking. */
const RELATIVE = 0.06;

/** Details of a fact that a question could mention, one of each sort that is asked for. */
export function detail(fact: Fact, part: Part, chance: Chance): Condition | undefined {
  if (part === 'where') return chance.is(0.75) ? inCity(fact.city) : inCountry(fact.city);
  if (part === 'when' && chance.is(RELATIVE))
    return lastMonth(fact.day, dayOf(yearOf(fact.day), monthOf(fact.day) + 1, chance.int(1, 28)));
  if (part === 'when')
    return chance.pick([
      inMonth,
      inMonth,
      inSeason,
      (day: number) => inYear(yearOf(day)),
      (day: number) => (fact.kind === 'meal' || fact.kind === 'show' ? onDay(day) : inMonth(day)),
    ])(fact.day);
  if (part === 'who') {
    // Who came along on a journey is told in letters; who sat at a table at home, nobody could know.
    const person = fact.trip === undefined || fact.with.length === 0 ? undefined : chance.pick(fact.with);
    return person === undefined
      ? undefined
      : ((chance.is(0.6) ? withRole(person, chance) : undefined) ?? withName(person));
  }
  return undefined;
}

/**
 * What to say so that, of all these facts, only this one is meant: what is given, then details in turn as long as
 * others would be meant, too. None when all details together do not tell it apart.
 */
export function tellApart(
  fact: Fact,
  among: readonly Fact[],
  given: readonly Condition[],
  parts: readonly Part[],
  chance: Chance,
): readonly Condition[] | undefined {
  const said = [...given];
  const meant = () => among.filter((other) => said.every(({ holds }) => holds(other)));
  for (const part of parts) {
    if (meant().length === 1) break;
    const one = detail(fact, part, chance) ?? (part === 'when' ? inMonth(fact.day) : undefined);
    if (one?.holds(fact) === true) said.push(one);
  }
  const left = meant();
  return left.length === 1 && left[0] === fact ? said : undefined;
}
