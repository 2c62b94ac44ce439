import type { MemoryItem } from '../memory/item.ts';
import type { Mention } from '../memory/person.ts';
import { derived } from '../memory/provenance.ts';
import { type FieldName, type FieldValues, type Reading, reading } from '../memory/reading.ts';
import type { NodeValue, StructuredNode } from '../memory/structured-data.ts';
import { calendarSpan, type TimeSpan } from '../memory/time-span.ts';

/** How these readings are signed: they are made again whenever another version of the event comes. */
export const EVENT_READINGS = 'calendar-event';

/** What the node of a calendar's event says of its item: title, time, place, people, text, and that it was called off. */
export function eventReadings(item: MemoryItem): Reading[] {
  const event = item.structuredData?.find(({ source }) => source === 'icalendar');
  if (event === undefined || !item.identity.startsWith('ical:')) return [];
  const place = placeOf(event['location']);
  const said = [textIn(event['description']), textIn(event['url'])].filter((text) => text !== undefined);
  const people = [...peopleIn(event['organizer']), ...peopleIn(event['attendee'])];
  return [
    ...made('title', textIn(event['name'])),
    ...made('time', timeOf(event)),
    ...made('place', place),
    ...made('people', people.length === 0 ? undefined : people),
    ...made('body', said.length === 0 ? undefined : { text: said.join('\n') }),
    ...made('documentKind', event['eventStatus'] === undefined ? undefined : 'cancellation'),
  ];
}

const made = <F extends FieldName>(field: F, value: FieldValues[F] | undefined): Reading[] =>
  value === undefined ? [] : [reading(field, value, derived(EVENT_READINGS, 1, 0.99)) as Reading];

const textIn = (value: NodeValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const isNode = (value: NodeValue | undefined): value is StructuredNode =>
  typeof value === 'object' && !Array.isArray(value);

/** "2025-07-14T20:00:00+01:00" without and with its offset. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)?$/;

function timeOf(event: StructuredNode): TimeSpan | undefined {
  const start = textIn(event['startDate']) ?? '';
  const end = textIn(event['endDate']) ?? start;
  if (/^\d{4}-\d\d-\d\d$/.test(start)) {
    const first = calendarSpan(start, 'row');
    return end.length === start.length && end > start ? { ...first, end: calendarSpan(end, 'row').end } : first;
  }
  const [isMoment, written] = moment.exec(start) ?? [];
  if (isMoment === undefined) return undefined;
  const isLater = moment.test(end) && Date.parse(end) > Date.parse(start);
  const offset = written === 'Z' ? '+00:00' : written;
  const known = offset === undefined ? {} : { offset };
  return { start, end: isLater ? end : start, precision: 'minute', ...known, source: 'row' };
}

function placeOf(location: NodeValue | undefined): FieldValues['place'] | undefined {
  if (!isNode(location)) return undefined;
  const geo = location['geo'];
  const { latitude: lat, longitude: lon } = isNode(geo) ? geo : {};
  const isOnGlobe =
    typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat || lon);
  const label = textIn(location['name']);
  if (label === undefined && !isOnGlobe) return undefined;
  return { ...(isOnGlobe ? { lat, lon } : {}), ...(label === undefined ? {} : { label }), source: 'row' };
}

function peopleIn(value: NodeValue | undefined): Mention[] {
  const nodes = Array.isArray(value) ? value : [value];
  return nodes.filter(isNode).flatMap((node): Mention[] => {
    const address = textIn(node['email'])?.toLowerCase();
    const name = textIn(node['name']) ?? address;
    return name === undefined ? [] : [{ name, how: 'named', ...(address === undefined ? {} : { address }) }];
  });
}
