import { latestThings } from '../../memory/structured-data.ts';
import { isReservation } from '../../memory/things/thing-kind.ts';
import { isCalendarName } from '../calendar/calendar-source.ts';
import { isContactsName } from '../contacts/contacts-source.ts';
import { itineraryThings } from '../itinerary/itinerary-things.ts';
import { calendarThings } from '../structured/calendar-things.ts';
import { bounded, htmlThings, type ThingsRead } from '../structured/html-things.ts';
import { vcardThings } from '../structured/vcard-things.ts';
import { decodeCharset } from './charset.ts';
import { headerOf } from './header-block.ts';
import type { AttachedFile } from './message-attachments.ts';
import { charactersOf, isInlineText } from './message-text.ts';
import { leavesOf, type MimePart } from './mime-parts.ts';

/** Files above this are no letter's page and no calendar; bytes. */
const LARGEST_FILE = 8 * 1024 * 1024;

/** The words of a message, and the day on which it was sent (ISO). */
type Words = { readonly text: string; readonly sent: string | undefined };

/**
 * What a message says as data: JSON-LD and microdata in its HTML and in attached pages, events of calendars and
 * contacts that came with it; where none of these is a booking, the itinerary that its text lists. Never throws; what could not be read is named.
 */
export function messageThings(
  bytes: Buffer,
  root: MimePart,
  files: readonly AttachedFile[],
  { text, sent }: Words,
): ThingsRead {
  const pages = leavesOf(root)
    .filter((part) => part.type.value === 'text/html' && isInlineText(part) && mayHoldThings(bytes, part))
    .map((part, at) => htmlThings(charactersOf(bytes, part), at === 0 ? 'html' : `html${at + 1}`));
  const read = [...pages, ...files.flatMap(fileThings)];
  const things = latestThings(read.flatMap((one) => one.things));
  const listed = things.some(isReservation) ? [] : itineraryThings(text, { place: 'text', near: sent });
  return bounded(
    [...things, ...listed],
    read.flatMap((one) => one.unread),
    'message',
  );
}

/** Looked for as it was sent: to decode every page for the few that hold data would take as long as reading its text. */
function mayHoldThings(bytes: Buffer, part: MimePart): boolean {
  if (/base64/i.test(headerOf(part.fields, 'content-transfer-encoding') ?? '')) return true;
  const sent = bytes.subarray(part.start, part.end);
  // A line may end within any of these, but not within all.
  return ['itemscope', 'itemprop', 'ld+json', 'schema.org'].some((mark) => sent.includes(mark));
}

const contactsType = /^text\/(x-)?vcard$/;
const calendarType = /^(text\/calendar|application\/ics)$/;

function fileThings({ listed: { name, mime }, bytes }: AttachedFile): ThingsRead[] {
  const isCalendar = calendarType.test(mime) || isCalendarName(name);
  const isContacts = contactsType.test(mime) || isContactsName(name);
  if (!isCalendar && !isContacts && mime !== 'text/html') return [];
  if (bytes.length > LARGEST_FILE) {
    const message = 'The attached file has more than 8 MB; its structured data is not read.';
    return [{ things: [], unread: [{ place: name, code: 'too-large', message }] }];
  }
  const text = decodeCharset(bytes, undefined);
  if (isContacts) return [vcardThings(text, name)];
  return [isCalendar ? calendarThings(text, name) : htmlThings(text, name)];
}
