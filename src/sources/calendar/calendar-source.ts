import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';
import { baseName, type Tree, type TreeEntry } from '../archive/tree.ts';
import { calendarEvents } from '../structured/calendar-things.ts';
import { archivedTextFiles, type TextFiles, textFiles } from '../text-files.ts';
import { eventRecords } from './event-records.ts';

/** Whether a file is a calendar by its name. */
export const isCalendarName = (name: string): boolean => /\.(ics|ical)$/i.test(name);

const calendars: TextFiles = {
  importer: 'calendar',
  // Years of a busy calendar.
  largest: 16 * 1024 * 1024,
  tooLarge: {
    message: 'The calendar has more than 16 MB.',
    action: 'Export a shorter stretch of time and add that.',
  },
  *events(text, origin, where): Generator<SourceEvent> {
    const { things, unread } = calendarEvents(text, baseName(origin.path));
    for (const record of eventRecords(things, origin)) yield { type: 'record', record };
    for (const { code, message } of unread.slice(0, 1))
      yield { type: 'failure', failure: { path: where, code, message } };
  },
};

/**
 * Calendar files (iCalendar, RFC 5545; `paths` absolute, named relative to `root`): each event is a `text` item, known by its
 * UID wherever it is met, so that a later version of it is the same item. Errors: `corrupt` for what is no calendar or has
 * broken lines, `too-large`, `unreadable`, `missing`.
 */
export const openCalendarSource = (root: string, paths: readonly string[]): Source => textFiles(calendars, root, paths);

/** As `openCalendarSource`, of calendars that lie in an archive. */
export const archivedCalendars = (tree: Tree, entries: readonly TreeEntry[]): Source =>
  archivedTextFiles(calendars, tree, entries);
