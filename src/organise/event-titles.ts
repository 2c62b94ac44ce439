import {
  counted,
  dayInWords,
  hasSaturdayNight,
  listInWords,
  monthsInWords,
  nightsBetween,
  partOfDay,
  rangeInWords,
  weekdayInWords,
} from './calendar-words.ts';
import type { EventFacts } from './event-facts.ts';
import { mailWords, tripNames } from './event-words.ts';
import type { View } from './view.ts';

const MOST_NAMED = 3;

/** "Lisbon", "Lisbon and Porto", else the country or countries; nothing when no name is known. */
export function whereOf(facts: EventFacts): string | undefined {
  if (facts.cities.length > 0 && facts.cities.length <= 2) return listInWords(facts.cities);
  if (facts.countries.length > 0) return listInWords(facts.countries.slice(0, MOST_NAMED));
  return facts.cities[0] ?? facts.regions[0];
}

const withPeople = (facts: EventFacts): string => {
  const names = facts.people.slice(0, MOST_NAMED).map((p) => p.name);
  if (names.length === 0) return '';
  return facts.people.length > MOST_NAMED
    ? ` with ${names.slice(0, 2).join(', ')} and others`
    : ` with ${listInWords(names)}`;
};

/** "Weekend in Lisbon with Mia, May 2023" */
export function tripTitle(facts: EventFacts, first: string, last: string): string {
  const nights = nightsBetween(first, last);
  const weekend = hasSaturdayNight(first, last);
  const length = tripNames.find((row) => nights <= row.mostNights && (!row.weekend || weekend))?.name ?? 'Trip';
  const where = whereOf(facts);
  const holiday = facts.holidays[0];
  const name = holiday !== undefined && nights <= 8 ? holiday : where === undefined ? 'Trip' : length;
  return `${name}${where === undefined ? '' : ` in ${where}`}${withPeople(facts)}, ${monthsInWords(first, last)}`;
}

const spotIn = (facts: EventFacts): string => {
  const [poi, rival] = facts.pois;
  if (poi !== undefined && rival === undefined) return ` at ${poi}`;
  if (facts.atHome) return ' at home';
  const where = facts.cities[0] ?? facts.regions[0] ?? facts.countries[0];
  return where === undefined ? '' : ` in ${where}`;
};

/** "Saturday in Lisbon with Mia, 6 May 2023"; a conversation is called one */
export function dayTitle(facts: EventFacts, day: string): string {
  if (facts.photos + facts.videos === 0 && facts.texts > 0) {
    const between = facts.speakers.length > 1 ? ` between ${listInWords(facts.speakers.slice(0, MOST_NAMED))}` : '';
    return `${facts.speakers.length > 0 ? 'Conversation' : 'Notes'}${between}, ${dayInWords(day)}`;
  }
  const name = facts.holidays[0] ?? facts.activity ?? weekdayInWords(day);
  const where = facts.pois.length > 1 ? spotIn({ ...facts, pois: [] }) : spotIn(facts);
  return `${name}${where}${withPeople(facts)}, ${dayInWords(day)}`;
}

/** "Dinner at Café Bohème with Mia, 6 May 2023" */
export function momentTitle(facts: EventFacts, day: string, hour: number): string {
  return `${facts.activity ?? partOfDay(hour)}${spotIn(facts)}${withPeople(facts)}, ${dayInWords(day)}`;
}

const whatOf = (facts: EventFacts): string =>
  [
    facts.photos > 0 ? counted(facts.photos, 'photo') : '',
    facts.videos > 0 ? counted(facts.videos, 'video') : '',
    facts.texts > 0 ? counted(facts.texts, 'message') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** The longer story: when, where and with whom; what followed what; what is shown; what the mails of those days say. */
export function narrativeOf(
  facts: EventFacts,
  when: string,
  chapters: readonly string[],
  mails: readonly View[],
): string {
  const places = [...facts.cities.slice(0, MOST_NAMED), ...facts.countries.slice(0, 2)];
  const opening = `${when}${places.length > 0 ? ` in ${places.join(', ')}` : ''}${withPeople(facts)}: ${whatOf(facts)}.`;
  const rivals = facts.pois.length > 1 ? `Named places: ${facts.pois.slice(0, 5).join('; ')}.` : '';
  const story = chapters.length > 1 ? `${chapters.map((c, i) => (i === 0 ? c : `then ${c}`)).join('; ')}.` : '';
  const captions = facts.captions.map((c) => c.replace(/[.\s]+$/u, '')).join('. ');
  const shows = facts.subjects.length > 0 ? `Shows ${listInWords(facts.subjects)}.` : '';
  const told = mailSentence(mails);
  return [opening, rivals, story, captions === '' ? '' : `${captions}.`, shows, told].filter((s) => s !== '').join(' ');
}

const MOST_MAILS = 4;
function mailSentence(mails: readonly View[]): string {
  const told = mails.slice(0, MOST_MAILS).flatMap((mail) => {
    const word = mailWords[mail.documentKind ?? ''];
    if (word === undefined) return [];
    const of = mail.entities.find((e) => e.kind === 'venue' || e.kind === 'merchant')?.name ?? mail.title;
    return of === undefined ? [word] : [`${word} (${of})`];
  });
  return told.length === 0 ? '' : `Mail tells of ${listInWords(told)}.`;
}

export const whenOfTrip = (first: string, last: string): string => {
  const words = rangeInWords(first, last);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
export const whenOfDay = (day: string): string => `${weekdayInWords(day)}, ${dayInWords(day)}`;
