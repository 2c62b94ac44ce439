import { slug } from '../language/fold.ts';
import { ownCodes } from '../language/item-codes.ts';
import { personIdOfAddress } from '../language/mail-address.ts';
import { dayRangeTerms, term } from '../language/terms.ts';
import { comesWithPicture, type MemoryItem } from '../memory/item.ts';
import { albumNames, isFavourite, mainText } from '../memory/item-text.ts';
import { type Location, locationNames } from '../memory/location.ts';
import { localMillis, type TimePrecision, type TimeSpan } from '../memory/time-span.ts';

const DAY = 86_400_000;
/** A span of more days is found by its months. */
const MOST_DAYS = 60;
/** A span of more months (25 years) is found by its first and last. */
const MOST_MONTHS = 300;
/** A span that takes more terms is found by its ends. */
const MOST_SPOKEN_TERMS = 40;
const SHORTEST_NAME_PART = 3;

const knowsDay: ReadonlySet<TimePrecision> = new Set(['subsecond', 'second', 'minute', 'hour', 'day']);
const knowsHour: ReadonlySet<TimePrecision> = new Set(['subsecond', 'second', 'minute', 'hour']);
const shownWays: ReadonlySet<string> = new Set(['face', 'tagged']);

/** All structured terms of an item, each once. */
export function indexTerms(item: MemoryItem): string[] {
  const found = new Set<string>([
    term.modality(item.modality),
    term.importer(item.origin.importer),
    term.batch(item.origin.batch),
  ]);
  if (item.documentKind !== undefined) found.add(term.document(item.documentKind));
  for (const tag of item.tags ?? []) addNamed(found, term.tag(tag.name));
  for (const album of albumNames(item.tags)) addNamed(found, term.album(album));
  if (isFavourite(item.tags)) found.add(term.has('favourite'));
  for (const sight of item.sights ?? []) addNamed(found, term.sight(sight.name));
  for (const reference of item.references ?? []) addNamed(found, term.reference(reference.code));
  for (const code of ownCodes(item)) addNamed(found, term.reference(code));
  if (item.time !== undefined) addTime(found, item.time);
  if (item.place !== undefined) addPlace(found, item.place);
  addPeople(found, item);
  addSpoken(found, item);
  addText(found, item);
  return [...found];
}

/** A name of punctuation alone has no slug, hence no term. */
function addNamed(found: Set<string>, made: string): void {
  if (!made.endsWith(':')) found.add(made);
}

function addTime(found: Set<string>, time: TimeSpan): void {
  found.add(term.has('time'));
  const start = localMillis(time.start);
  const end = Math.max(start, localMillis(time.end));
  if (Number.isNaN(start) || Number.isNaN(end)) return;
  if (time.precision === 'year') {
    addMonths(found, time, false);
    return;
  }
  addMonths(found, time, true);
  const first = Math.floor(start / DAY);
  const last = Math.floor(end / DAY);
  if (!knowsDay.has(time.precision) || last - first >= MOST_DAYS) return;
  for (let day = first; day <= last; day++) {
    // 1 January 1970 was a Thursday, ISO weekday 4.
    found.add(term.weekday(((((day + 3) % 7) + 7) % 7) + 1));
    found.add(first === last ? term.day(time.start) : term.day(new Date(day * DAY).toISOString()));
  }
  if (knowsHour.has(time.precision) && first === last) {
    for (let hour = Number(time.start.slice(11, 13)); hour <= Number(time.end.slice(11, 13)); hour++) {
      found.add(term.hour(hour));
    }
  }
}

function addMonths(found: Set<string>, time: TimeSpan, months: boolean): void {
  const first = Number(time.start.slice(0, 4)) * 12 + Number(time.start.slice(5, 7)) - 1;
  const last = Number(time.end.slice(0, 4)) * 12 + Number(time.end.slice(5, 7)) - 1;
  const step = last - first > MOST_MONTHS ? last - first : 1;
  for (let month = first; month <= last; month += step) {
    const iso = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
    found.add(term.year(iso));
    if (!months) continue;
    found.add(term.month(iso));
    found.add(term.monthOfYear((month % 12) + 1));
  }
}

function addPlace(found: Set<string>, place: Location): void {
  if (place.lat !== undefined) found.add(term.has('coordinates'));
  const labelParts = place.label === undefined ? [] : [place.label, ...place.label.split(',')];
  const names = [...locationNames(place), ...labelParts];
  if (names.length > 0) found.add(term.has('place'));
  for (const name of names) addNamed(found, term.place(name));
}

/** More dates than these are a calendar or a log, which speaks of all times. */
const MOST_SPOKEN_DATES = 24;
const placeKinds: ReadonlySet<string> = new Set(['city', 'region', 'country', 'place', 'venue', 'merchant']);

/** Where and when the text speaks of. */
function addSpoken(found: Set<string>, item: MemoryItem): void {
  for (const { kind, name } of item.entities ?? [])
    if (placeKinds.has(kind)) addNamed(found, term.spoken(term.place(name)));
  const times = new Set<string>();
  for (const date of (item.dates ?? []).slice(0, MOST_SPOKEN_DATES)) {
    const [first, last] = [date.start.slice(0, 10), date.end.slice(0, 10)];
    for (const made of dayRangeTerms(first, last).slice(0, MOST_SPOKEN_TERMS)) times.add(made);
    for (const day of [first, last]) times.add(term.month(day)).add(term.year(day));
  }
  for (const made of times) found.add(term.spoken(made));
}

function addPeople(found: Set<string>, item: MemoryItem): void {
  for (const person of item.people ?? []) {
    found.add(term.has('people'));
    if (shownWays.has(person.how)) found.add(term.has('shown'));
    const id = person.id ?? (person.address === undefined ? undefined : personIdOfAddress(person.address));
    if (id !== undefined) {
      found.add(term.person(id));
      found.add(term.personAs(person.how, id));
    }
    addName(found, person.name);
  }
  for (const entity of item.entities ?? []) {
    if (entity.kind === 'person' || entity.kind === 'pet') addName(found, entity.name);
  }
}

function addName(found: Set<string>, name: string): void {
  const whole = slug(name);
  if (whole === '') return;
  found.add(`n:${whole}`);
  for (const part of whole.split('_')) {
    if (part.length >= SHORTEST_NAME_PART && !/^\d+$/.test(part)) found.add(`n:${part}`);
  }
}

function addText(found: Set<string>, item: MemoryItem): void {
  const ocr = item.ocr?.text.trim() ?? '';
  if (ocr !== '') found.add(term.has('ocr'));
  const hasBody = item.body !== undefined && mainText(item.body) !== '';
  if (comesWithPicture(item)) found.add(term.has('picture'));
  if (hasBody || ocr !== '' || (item.caption ?? '') !== '') found.add(term.has('text'));
  if ((item.amounts ?? []).length > 0) found.add(term.has('amount'));
}
