import { digest } from '../../language/digest.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { eventRecords } from '../calendar/event-records.ts';
import { contactEvents } from '../contacts/contact-events.ts';
import { calendarEvents } from '../structured/calendar-things.ts';
import type { Unread } from '../structured/html-things.ts';
import { vcardContacts } from '../structured/vcard-things.ts';

/** A resource may hold several events: each but the first has a place of its own behind this. */
export const PART_MARK = '#';

/** Notes the version of a resource that brings nothing, so that it is not asked for again until it changes. */
export const noted = (path: string, etag: string | undefined, bytes: number): SourceEvent => ({
  ...{ type: 'read', path, bytes, modified: 0, count: 0 },
  ...(etag === undefined ? {} : { etag }),
});

export type ResourceText = {
  readonly root: string;
  readonly place: string;
  readonly use: 'calendar' | 'contacts';
  readonly text: string;
  readonly etag: string | undefined;
};

/** What a calendar object or card brings, as its file would. Its own place comes last: when that is in the memory, all of it is. */
export function* resourceEvents({ root, place, use, text, etag }: ResourceText): Generator<SourceEvent> {
  const name = place.slice(place.lastIndexOf('/') + 1);
  const bytes = Buffer.byteLength(text);
  const origin = { importer: use, root, path: place };
  const { events, unread } = use === 'calendar' ? ofCalendar(text, name, origin) : ofContacts(text, name, origin);
  const records = events.flatMap((event) => (event.type === 'record' ? [event.record] : []));
  // The event itself has a shorter identity than its instances, which name their time, too.
  const main = records.toSorted((a, b) => (a.identity ?? '').length - (b.identity ?? '').length)[0];
  for (const event of events) if (event.type !== 'record') yield event;
  for (const record of records)
    if (record !== main) {
      const path = `${place}${PART_MARK}${digest(record.identity ?? '')}`;
      yield { type: 'record', record: { ...record, origin: { ...origin, path }, version: { bytes, etag } } };
    }
  if (main === undefined) yield noted(`${root}/${place}`, etag, bytes);
  else yield { type: 'record', record: { ...main, version: { bytes, etag } } };
  for (const { code, message } of unread.slice(0, 1))
    yield { type: 'failure', failure: { path: `${root}/${place}`, code, message } };
}

type Read = { readonly events: readonly SourceEvent[]; readonly unread: readonly Unread[] };

function ofCalendar(text: string, name: string, origin: SourceRecord['origin']): Read {
  const { things, unread } = calendarEvents(text, name);
  return { events: eventRecords(things, origin).map((record) => ({ type: 'record', record })), unread };
}

function ofContacts(text: string, name: string, origin: SourceRecord['origin']): Read {
  const { contacts, unread } = vcardContacts(text, name);
  return { events: contacts.flatMap((contact) => contactEvents(contact, origin)), unread };
}
