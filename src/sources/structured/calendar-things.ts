import { latestThings, type StructuredNode, type Thing } from '../../memory/structured-data.ts';
import { itineraryThings } from '../itinerary/itinerary-things.ts';
import { type CalendarComponent, type CalendarProperty, readCalendarText } from './calendar-lines.ts';
import { endAfter, lastDay, momentOf, type ZonesOfCalendar, zonesOf } from './calendar-time.ts';
import { bounded, nothingRead, type ThingsRead, type Unread } from './html-things.ts';
import { lenientJson } from './lenient-json.ts';
import { isRecord, newBudget, nodeOf, thingsIn } from './node-of.ts';
import { placeLine } from './place-line.ts';
import { cancelled as cancelledStatus, confirmed } from './travel-node.ts';

/** Characters: ten thousand events. */
const LONGEST_CALENDAR = 8_000_000;
const MOST_ATTENDEES = 100;

/**
 * The events of an iCalendar text as nodes, `where` being its file: of several versions of an event the latest, one that was
 * called off as cancelled. Recurring events are one node with their rule. Never throws; what could not be read is named.
 */
export function calendarThings(text: string, where: string): ThingsRead {
  const { things, unread } = calendarEvents(text, where);
  return bounded(things, unread, where);
}

/** As `calendarThings`, with all nodes of a calendar, however many. */
export function calendarEvents(text: string, where: string): ThingsRead {
  if (text.length > LONGEST_CALENDAR) {
    const message = 'The calendar has more than 8 million characters; it is not read.';
    return { things: [], unread: [{ place: where, code: 'too-large', message }] };
  }
  if (!/BEGIN:\s*VCALENDAR/i.test(text)) {
    return { ...nothingRead, unread: [{ place: where, code: 'corrupt', message: 'The file holds no calendar.' }] };
  }
  const { calendars, broken, cut } = readCalendarText(text);
  const unread: Unread[] = cut === undefined ? [] : [{ place: where, code: 'too-large', message: cut }];
  if (broken.length > 0) unread.push({ place: where, code: 'corrupt', message: brokenLines(broken) });
  return { things: latestThings(calendars.flatMap((calendar) => eventsOf(calendar, where, unread))), unread };
}

const NAMED_LINES = 5;
const brokenLines = (lines: readonly number[]): string => {
  const named = lines.slice(0, NAMED_LINES).join(', ');
  const more = lines.length > NAMED_LINES ? ` and ${lines.length - NAMED_LINES} more` : '';
  return `Lines of the calendar are broken: ${named}${more}; the others were read.`;
};

function eventsOf(calendar: CalendarComponent, where: string, unread: Unread[]): Thing[] {
  const zones = zonesOf(calendar);
  const method = String(valueIn(calendar, 'method')).toUpperCase();
  return calendar.parts
    .filter(({ name }) => name === 'vevent')
    .flatMap((event) => {
      const place = `${where}#line${event.line}`;
      const budget = newBudget();
      const cancelled = method === 'CANCEL' || String(valueIn(event, 'status')).toUpperCase() === 'CANCELLED';
      const node = nodeOf({ ...eventNode(event, zones, cancelled), ...(replies.has(method) ? noVersion : {}) }, budget);
      const reserved = reservationsIn(event, zones, place, cancelled);
      if (node === undefined) unread.push({ place, code: 'corrupt', message: 'The event says nothing.' });
      if (budget.isCut) unread.push({ place, code: 'too-large', message: 'The event says more than is kept of one.' });
      return [...(node === undefined ? [] : thingsIn([node], 'icalendar', () => place)), ...reserved];
    });
}

/** What guests say of an event (RFC 5546, 1.4) is no version of it. */
const replies: ReadonlySet<string> = new Set(['REPLY', 'COUNTER', 'REFRESH', 'DECLINECOUNTER']);
const noVersion = { identifier: undefined, version: undefined };

const propertyIn = ({ properties }: CalendarComponent, name: string): CalendarProperty | undefined =>
  properties.find((property) => property.name === name);
const valueIn = (component: CalendarComponent, name: string): unknown => propertyIn(component, name)?.value;

function eventNode(event: CalendarComponent, zones: ZonesOfCalendar, cancelled: boolean): Record<string, unknown> {
  const start = momentOf(propertyIn(event, 'dtstart'), zones);
  const stated = momentOf(propertyIn(event, 'dtend'), zones);
  const end = stated ?? (start === undefined ? undefined : endAfter(start, valueIn(event, 'duration')));
  const instance = momentOf(propertyIn(event, 'recurrence-id'), zones)?.text;
  const uid = valueIn(event, 'uid');
  const changed = momentOf(propertyIn(event, 'last-modified') ?? propertyIn(event, 'dtstamp'), zones);
  const attendees = event.properties.filter(({ name }) => name === 'attendee').slice(0, MOST_ATTENDEES);
  return {
    '@type': 'Event',
    name: valueIn(event, 'summary'),
    description: valueIn(event, 'description'),
    startDate: start?.text,
    endDate: end === undefined ? undefined : lastDay(end, start),
    location: locationOf(event),
    organizer: personOf(propertyIn(event, 'organizer')),
    attendee: attendees.map(personOf),
    url: valueIn(event, 'url'),
    eventStatus: cancelled ? 'http://schema.org/EventCancelled' : undefined,
    eventSchedule: scheduleOf(event, zones),
    // An instance of a recurring event that was changed is told by the time that it had.
    identifier: typeof uid === 'string' && instance !== undefined ? `${uid} ${instance}` : uid,
    version: valueIn(event, 'sequence'),
    dateModified: changed?.text,
  };
}

function locationOf(event: CalendarComponent): Record<string, unknown> | undefined {
  const name = valueIn(event, 'location');
  const geo = valueIn(event, 'geo');
  const [latitude, longitude] = Array.isArray(geo) ? geo.flat() : [];
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number';
  const said = {
    ...(typeof name === 'string' && name.trim() !== '' ? placeLine(name) : {}),
    ...(isPlaced ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
  };
  return Object.keys(said).length === 0 ? undefined : { '@type': 'Place', ...said };
}

function personOf(property: CalendarProperty | undefined): Record<string, unknown> | undefined {
  if (typeof property?.value !== 'string') return undefined;
  const email = /^mailto:(.+)$/i.exec(property.value.trim())?.[1];
  const name = property.parameters['cn'];
  if (email === undefined && typeof name !== 'string') return undefined;
  return { '@type': 'Person', ...(typeof name === 'string' ? { name } : {}), email };
}

const periods: Readonly<Record<string, string>> = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' };

/** The rule of a recurring event as a schedule of schema.org: how often, on which days, until when, and not when. */
function scheduleOf(event: CalendarComponent, zones: ZonesOfCalendar): Record<string, unknown> | undefined {
  const rule = valueIn(event, 'rrule');
  if (!isRecord(rule)) return undefined;
  const { freq, interval = 1, byday, bymonth, bymonthday, count, until } = rule;
  const period = Object.hasOwn(periods, String(freq)) ? periods[String(freq)] : undefined;
  const except = event.properties.filter(({ name }) => name === 'exdate').slice(0, MOST_ATTENDEES);
  return {
    '@type': 'Schedule',
    repeatFrequency: period === undefined ? String(freq) : `P${Number(interval) || 1}${period}`,
    byDay: byday,
    byMonth: bymonth,
    byMonthDay: bymonthday,
    repeatCount: count,
    endDate: typeof until === 'string' ? until : undefined,
    exceptDate: except.map((property) => momentOf(property, zones)?.text),
  };
}

/** Some programs keep the reservation that an event is of beside it, as JSON-LD in a property of their own. */
function reservationsIn(event: CalendarComponent, zones: ZonesOfCalendar, place: string, cancelled: boolean): Thing[] {
  const budget = newBudget();
  const nodes = event.properties.flatMap(({ name, value }): StructuredNode[] => {
    if (!name.startsWith('x-') || typeof value !== 'string' || !/^\s*[[{]/.test(value)) return [];
    if (!value.includes('@type')) return [];
    const written = lenientJson(value.replace(/\\([,;\\]|[nN])/g, unescaped)).values.flat();
    return written
      .filter(isRecord)
      .map((one) => nodeOf(one, budget))
      .filter((node) => node !== undefined);
  });
  const written = thingsIn(nodes, 'json-ld', () => place);
  const things = written.length > 0 ? written : described(event, zones, place);
  if (cancelled) return things.map((thing) => ({ ...thing, reservationStatus: cancelledStatus }));
  const isOpen = String(valueIn(event, 'status')).toUpperCase() === 'TENTATIVE';
  return isOpen ? things : things.map((thing) => ({ reservationStatus: confirmed, ...thing }));
}

/** The journey that an event describes in its text: its legs, the first of which begins when the event does. */
function described(event: CalendarComponent, zones: ZonesOfCalendar, place: string): Thing[] {
  const texts = ['summary', 'description'].map((name) => valueIn(event, name));
  const text = texts.filter((value) => typeof value === 'string').join('\n');
  const [start, end] = ['dtstart', 'dtend'].map((name) => momentOf(propertyIn(event, name), zones)?.text);
  return itineraryThings(text, { place, near: start?.slice(0, 10), span: { start, end } });
}

const unescaped = (_: string, mark: string): string => (mark === 'n' || mark === 'N' ? '\n' : mark);
