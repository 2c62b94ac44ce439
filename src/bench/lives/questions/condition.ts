import type { Chance } from '../chance.ts';
import { dateText, dateZh, monthOf, monthText, monthZh, seasonOf, seasons, yearOf } from '../truth/calendar.ts';
import type { Person } from '../truth/cast.ts';
import type { Fact } from '../truth/fact.ts';
import type { City } from '../world/places.ts';

/** What a question says to tell one fact from others, in both languages, and whether a fact is meant by it. */
export type Part = 'where' | 'when' | 'who' | 'what' | 'name' | 'trail';
export type Condition = {
  readonly part: Part;
  /** What sort of detail it is, such as `city` or `role`: for questions that swap it. */
  readonly by: string;
  readonly en: string;
  readonly zh: string;
  /** Facts whose records one needs to understand it, beside those that answer. */
  readonly through?: readonly Fact[];
  /** The day on which the question is asked, when it says "last month". */
  readonly asked?: number;
  /** Broad on purpose: a stay over the end of a month is of both. */
  holds(fact: Fact): boolean;
};

/** Days that a fact can be said to be of: those of a stay, and a date that was given up. */
const within = (fact: Fact, fits: (day: number) => boolean): boolean =>
  [fact.day, fact.until ?? fact.day, fact.first?.day ?? fact.day].some(fits);

export const inCity = ({ name, zh }: City): Condition => ({
  part: 'where',
  by: 'city',
  en: `in ${name}`,
  zh: `在${zh}`,
  holds: (fact) => fact.city.name === name,
});
export const inCountry = ({ country, countryZh }: City): Condition => ({
  part: 'where',
  by: 'country',
  en: `in ${country === 'United Kingdom' || country === 'United States' || country === 'Netherlands' ? 'the ' : ''}${country}`,
  zh: `在${countryZh}`,
  holds: (fact) => fact.city.country === country,
});

export const inMonth = (day: number): Condition => ({
  part: 'when',
  by: 'month',
  en: `in ${monthText(day)}`,
  zh: monthZh(day),
  holds: (fact) => within(fact, (one) => yearOf(one) === yearOf(day) && monthOf(one) === monthOf(day)),
});
/** "last month", asked on some day of the month after. */
export const lastMonth = (day: number, asked: number): Condition => ({
  ...inMonth(day),
  by: 'relative',
  en: 'last month',
  zh: '上个月',
  asked,
});
export const inYear = (year: number): Condition => ({
  part: 'when',
  by: 'year',
  en: `in ${year}`,
  zh: `${year}年`,
  holds: (fact) => within(fact, (one) => yearOf(one) === year),
});
/** Winters are not asked for: one belongs to two years. */
export const inSeason = (day: number): Condition | undefined => {
  const season = seasons[seasonOf(day)];
  if (season === undefined || season.en === 'winter') return undefined;
  return {
    part: 'when',
    by: 'season',
    en: `in ${season.en} ${yearOf(day)}`,
    zh: `${yearOf(day)}年${season.zh}`,
    holds: (fact) => within(fact, (one) => yearOf(one) === yearOf(day) && seasonOf(one) === seasonOf(day)),
  };
};
export const onDay = (day: number): Condition => ({
  part: 'when',
  by: 'day',
  en: `on ${dateText(day)}`,
  zh: dateZh(day),
  holds: (fact) => within(fact, (one) => one === day),
});

export const fullName = ({ first, last, alone }: Person): string => (alone ? first : `${first} ${last}`);
/** As a Chinese sentence names them. */
export const nameZh = (person: Person): string => person.nameZh ?? fullName(person);
export const withName = (person: Person): Condition => ({
  part: 'who',
  by: 'person',
  en: `with ${fullName(person)}`,
  zh: `和${nameZh(person)}`,
  holds: (fact) => fact.with.some(({ key }) => key === person.key),
});
/** "my sister", "Mum": one of the ways to speak of a role; none for people who have names alone. */
export const withRole = (person: Person, chance: Chance): Condition | undefined =>
  person.said === undefined || person.saidZh === undefined
    ? undefined
    : {
        part: 'who',
        by: 'role',
        en: `with ${chance.pick(person.said)}`,
        zh: `和${chance.pick(person.saidZh)}`,
        holds: (fact) => fact.with.some(({ key }) => key === person.key),
      };

export const ofWhat = ({ what = '', whatZh = '' }: Fact): Condition => ({
  part: 'what',
  by: 'object',
  en: what,
  zh: whatZh,
  holds: (fact) => fact.what === what,
});
export const named = ({ name }: Fact): Condition => ({
  part: 'name',
  by: 'name',
  en: name,
  zh: name,
  holds: (fact) => fact.name === name,
});
export const withDish = ({ dish }: Fact): Condition => ({
  part: 'what',
  by: 'object',
  en: dish?.dish ?? '',
  zh: dish?.zh ?? '',
  holds: (fact) => fact.dish?.dish === dish?.dish,
});
export const ofScene = ({ scene }: Fact, n: number): Condition => ({
  part: 'what',
  by: 'object',
  en: scene?.asked[n % scene.asked.length] ?? '',
  zh: scene?.askedZh[n % scene.askedZh.length] ?? '',
  holds: (fact) => fact.scene?.object === scene?.object,
});
