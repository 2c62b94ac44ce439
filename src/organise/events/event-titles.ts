import { daysBetween } from '../../memory/time-span.ts';
import {
  dayInWords,
  type HoursOfDay,
  hasSaturdayNight,
  listInWords,
  monthsInWords,
  partsOfDayInWords,
  weekdayInWords,
} from './calendar-words.ts';
import type { EventFacts } from './event-facts.ts';
import { type Tongue, tellingHolidays, travelHolidays, tripNames } from './event-words.ts';
import { holidaysInChinese } from './holiday-names-zh.ts';

const MOST_NAMED = 3;

/** "Lisbon", "Lisbon and Porto", else the country or countries; nothing when no name is known. */
export function whereOf(facts: EventFacts, tongue: Tongue): string | undefined {
  const { city, region, country } = facts.called;
  if (facts.cities.length > 0 && facts.cities.length <= 2) return listInWords(facts.cities.map(city), tongue);
  if (facts.countries.length > 0) return listInWords(facts.countries.slice(0, MOST_NAMED).map(country), tongue);
  return facts.cities.map(city)[0] ?? facts.regions.map(region)[0];
}

/** " with Mia and Tom", 和Mia、Tom; empty with nobody. */
export function withPeople(facts: EventFacts, tongue: Tongue): string {
  const names = facts.people.slice(0, MOST_NAMED).map((p) => p.name);
  if (names.length === 0) return '';
  const isMore = facts.people.length > MOST_NAMED;
  if (tongue === 'zh') return `，和${names.join('、')}${isMore ? '等' : ''}`;
  return isMore ? ` with ${names.slice(0, 2).join(', ')} and others` : ` with ${listInWords(names)}`;
}

export const holidayIn = (holiday: string, tongue: Tongue): string =>
  tongue === 'zh' ? (holidaysInChinese.get(holiday) ?? holiday) : holiday;

/** A holiday names a trip only when it is one that people travel for, and the trip is not much longer. */
const MOST_NIGHTS_OF_HOLIDAY = 6;

/** "Weekend in Lisbon with Mia, May 2023", "A few days in Grenoble over Christmas Day, December 2023" */
export function tripTitle(facts: EventFacts, first: string, last: string, tongue: Tongue): string {
  const nights = daysBetween(first, last);
  const isWeekend = hasSaturdayNight(first, last);
  const named = tripNames.find((row) => nights <= row.mostNights && (!row.weekend || isWeekend));
  const where = whereOf(facts, tongue);
  const kept = nights <= MOST_NIGHTS_OF_HOLIDAY ? facts.holidays.find((h) => travelHolidays.test(h)) : undefined;
  const months = monthsInWords(first, last, tongue);
  if (tongue === 'zh') {
    const over = kept === undefined ? '' : holidayIn(kept, tongue);
    return `${months}${where ?? ''}${over}${named?.name.zh ?? '旅行'}${withPeople(facts, tongue)}`;
  }
  const length = where === undefined ? 'Trip' : (named?.name.en ?? 'Trip');
  const over = kept === undefined ? '' : ` over ${kept}`;
  return `${length}${where === undefined ? '' : ` in ${where}`}${over}${withPeople(facts, tongue)}, ${months}`;
}

/** " at Café Bohème", " at home" or " in Lisbon"; 在家, 在里斯本. Empty where nothing is known. */
export function spotIn(facts: EventFacts, tongue: Tongue): string {
  const { city, region, country } = facts.called;
  const where = facts.cities.map(city)[0] ?? facts.regions.map(region)[0] ?? facts.countries.map(country)[0];
  if (tongue === 'zh') {
    const name = facts.poi ?? (facts.atHome ? '家' : where);
    return name === undefined ? '' : `，在${name}`;
  }
  if (facts.poi !== undefined) return ` at ${facts.poi}`;
  if (facts.atHome) return ' at home';
  return where === undefined ? '' : ` in ${where}`;
}

/** "Saturday in Lisbon with Mia, 6 May 2023"; a conversation is called one */
export function dayTitle(facts: EventFacts, day: string, tongue: Tongue): string {
  if (facts.photos + facts.videos === 0 && facts.texts > 0) return talkTitle(facts, day, tongue);
  const holiday = facts.holidays.find((h) => tellingHolidays.test(h));
  const name =
    holiday === undefined ? (facts.activity?.[tongue] ?? weekdayInWords(day, tongue)) : holidayIn(holiday, tongue);
  return joinTitle(name, spotIn(facts, tongue), withPeople(facts, tongue), dayInWords(day, tongue), tongue);
}

function talkTitle(facts: EventFacts, day: string, tongue: Tongue): string {
  const speakers = facts.speakers.length > 1 ? listInWords(facts.speakers.slice(0, MOST_NAMED), tongue) : '';
  const isTalk = facts.speakers.length > 0;
  if (tongue === 'zh') return `${speakers}${isTalk ? '的对话' : '笔记'}，${dayInWords(day, tongue)}`;
  return `${isTalk ? 'Conversation' : 'Notes'}${speakers === '' ? '' : ` between ${speakers}`}, ${dayInWords(day)}`;
}

const joinTitle = (name: string, spot: string, people: string, day: string, tongue: Tongue): string =>
  tongue === 'zh'
    ? `${day}${name.startsWith('星期') ? '' : '，'}${name}${spot}${people}`
    : `${name}${spot}${people}, ${day}`;

/** "Dinner at Café Bohème with Mia": a moment as a chapter of its day. */
export const momentHeading = (facts: EventFacts, hours: HoursOfDay, tongue: Tongue): string =>
  `${facts.activity?.[tongue] ?? partsOfDayInWords(hours, tongue)}${spotIn(facts, tongue)}${withPeople(facts, tongue)}`;

/** "Dinner at Café Bohème with Mia, 6 May 2023" */
export const momentTitle = (facts: EventFacts, day: string, hours: HoursOfDay, tongue: Tongue): string =>
  joinTitle(
    facts.activity?.[tongue] ?? partsOfDayInWords(hours, tongue),
    spotIn(facts, tongue),
    withPeople(facts, tongue),
    dayInWords(day, tongue),
    tongue,
  );
