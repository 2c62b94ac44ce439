import type { Chance } from '../chance.ts';
import { fullName, nameZh } from '../questions/condition.ts';
import {
  dateText,
  dateZh,
  dayText,
  isWeekend,
  monthOf,
  monthText,
  monthZh,
  seasonOf,
  seasons,
  yearOf,
} from '../truth/calendar.ts';
import type { Person } from '../truth/cast.ts';
import type { Photo } from '../truth/photo.ts';
import { homeOn, type Truth } from '../truth/truth.ts';
import type { PictureCondition } from './picture-condition.ts';

const at = (
  slot: 'where' | 'when',
  kind: 'fact' | 'cognitive',
  en: string,
  zh: string,
  holds: PictureCondition['holds'],
): PictureCondition => ({
  source: 'M',
  component: slot === 'where' ? 'Location' : 'Time',
  kind,
  slot,
  en,
  zh,
  holds,
});

/** Where a picture was taken, in one of the ways that people say it. */
export function placeOf(photo: Photo, truth: Truth, chance: Chance): PictureCondition {
  const { city } = photo;
  const home = (other: Photo) => homeOn(truth, other.day)?.name === other.city.name;
  const ways = [
    at('where', 'fact', `in ${city.name}`, `在${city.zh}`, (other) => other.city.name === city.name),
    at('where', 'fact', `in ${city.name}`, `在${city.zh}`, (other) => other.city.name === city.name),
    at(
      'where',
      'fact',
      `in ${article(city.country)}${city.country}`,
      `在${city.countryZh}`,
      (other) => other.city.country === city.country,
    ),
    home(photo)
      ? at('where', 'cognitive', 'around home', '在家附近', home)
      : at(
          'where',
          'cognitive',
          'while travelling',
          '旅行时',
          (other) => other.fact.trip !== undefined && !home(other),
        ),
    ...lastTrip(photo, truth),
  ];
  return chance.pick(ways);
}
const article = (country: string): string => (/^United|^Netherlands/.test(country) ? 'the ' : '');

/** "on my last trip to Porto", "the first time in Porto": of several journeys to one city. */
function lastTrip({ fact, city }: Photo, { trips }: Truth): PictureCondition[] {
  const there = trips.filter(({ stops }) => stops.some(({ name }) => name === city.name));
  const n = there.findIndex(({ id }) => id === fact.trip);
  if (there.length < 2 || n < 0) return [];
  const holds = (other: Photo) => other.fact.trip === fact.trip && other.city.name === city.name;
  if (n === there.length - 1)
    return [at('where', 'cognitive', `the last time I was in ${city.name}`, `最近一次在${city.zh}`, holds)];
  return n === 0 ? [at('where', 'cognitive', `the first time I was in ${city.name}`, `第一次在${city.zh}`, holds)] : [];
}

/** When a picture was taken, in one of the ways that people say it. */
export function timeOf({ day, minute }: Photo, chance: Chance): PictureCondition {
  const [year, season] = [yearOf(day), seasons[seasonOf(day)]];
  const sameSeason = (other: Photo) => yearOf(other.day) === year && seasonOf(other.day) === seasonOf(day);
  const ways = [
    at('when', 'fact', `in ${year}`, `${year}年`, (other) => yearOf(other.day) === year),
    at(
      'when',
      'fact',
      `in ${monthText(day)}`,
      monthZh(day),
      (other) => yearOf(other.day) === year && monthOf(other.day) === monthOf(day),
    ),
    at('when', 'fact', `on ${dateText(day)}`, dateZh(day), (other) => other.day === day),
    ...(season === undefined || season.en === 'winter'
      ? []
      : [at('when', 'cognitive', `in ${season.en} ${year}`, `${year}年${season.zh}`, sameSeason)]),
    ...holidays
      .filter(({ days }) => days.includes(dayText(day).slice(5)))
      .flatMap(({ en, zh, days }) =>
        Array.from({ length: 4 }, () =>
          at(
            'when',
            'cognitive',
            `${en} ${year}`,
            `${year}年${zh}`,
            (other) => yearOf(other.day) === year && days.includes(dayText(other.day).slice(5)),
          ),
        ),
      ),
    ...(isWeekend(day)
      ? [
          at(
            'when',
            'cognitive',
            `at the weekend in ${monthText(day)}`,
            `${monthZh(day)}的周末`,
            (other) => isWeekend(other.day) && monthText(other.day) === monthText(day),
          ),
        ]
      : []),
    // An hour that a clock may be off decides nothing here: nobody asks for what is near the edge.
    ...(minute >= 1260
      ? [
          at(
            'when',
            'cognitive',
            `late in the evening in ${year}`,
            `${year}年晚上`,
            (other) => yearOf(other.day) === year && other.minute >= 1200,
          ),
        ]
      : []),
  ];
  return chance.pick(ways);
}

const holidays: readonly { readonly en: string; readonly zh: string; readonly days: readonly string[] }[] = [
  { en: 'at Christmas', zh: '圣诞节', days: ['12-24', '12-25', '12-26'] },
  { en: 'on New Year’s Day', zh: '元旦', days: ['01-01'] },
  { en: 'on Valentine’s Day', zh: '情人节', days: ['02-14'] },
  { en: 'on Halloween', zh: '万圣节', days: ['10-31'] },
  { en: 'on May Day', zh: '五一', days: ['05-01'] },
];

const who = (
  en: string,
  zh: string,
  kind: 'fact' | 'cognitive',
  holds: PictureCondition['holds'],
): PictureCondition => ({
  source: 'F',
  component: 'Person',
  kind,
  slot: 'who',
  en,
  zh,
  holds,
});

/** Who is on a picture, by name, by what they are to the owner, in pairs, nobody else, or one without another. */
export function companyOf({ people }: Photo, truth: Truth, chance: Chance): PictureCondition | undefined {
  if (people.length === 0) return undefined;
  const [person, second] = chance.some(people, 2);
  if (person === undefined) return undefined;
  const name = fullName(person);
  const has = (other: Photo, one = person) => other.people.some(({ key }) => key === one.key);
  const other = chance.pick(truth.people.filter((one) => !people.includes(one)));
  const roles = Array.from({ length: 2 }, () => byRole(person, chance)).flatMap((one) => one ?? []);
  const without = who(
    `with ${name} but without ${fullName(other)}`,
    `有${nameZh(person)}但没有${nameZh(other)}`,
    'fact',
    (photo) => has(photo) && !has(photo, other),
  );
  const pair =
    second === undefined
      ? who(`with only ${name}`, `只有${nameZh(person)}`, 'fact', (photo) => has(photo) && photo.people.length === 1)
      : who(
          `with ${name} and ${fullName(second)}`,
          `和${nameZh(person)}还有${nameZh(second)}`,
          'fact',
          (photo) => has(photo) && has(photo, second),
        );
  return chance.pick([
    who(`with ${name}`, `和${nameZh(person)}`, 'fact', (photo) => has(photo)),
    ...roles,
    pair,
    pair,
    ...(chance.is(0.4) ? [without] : []),
    ...parents(people),
  ]);
}

const byRole = (person: Person, chance: Chance): PictureCondition | undefined =>
  person.said === undefined || person.saidZh === undefined
    ? undefined
    : who(`with ${chance.pick(person.said)}`, `和${chance.pick(person.saidZh)}`, 'cognitive', ({ people }) =>
        people.some(({ key }) => key === person.key),
      );

/** "with my parents" means both. */
function parents(people: Photo['people']): PictureCondition[] {
  const both = (on: Photo['people']) => ['mother', 'father'].every((role) => on.some((one) => one.role === role));
  return both(people)
    ? Array.from({ length: 4 }, () => who('with my parents', '和爸妈', 'cognitive', (photo) => both(photo.people)))
    : [];
}
