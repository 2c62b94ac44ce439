import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import { fileError } from '../../memory/file-error.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { decodeCharset } from '../mail/charset.ts';
import { pathInside } from '../mail/message-files.ts';
import { calendarEvents } from '../structured/calendar-things.ts';
import { eventRecords } from './event-records.ts';

/** Whether a file is a calendar by its name. */
export const isCalendarName = (name: string): boolean => /\.(ics|ical)$/i.test(name);

/** Bytes: years of a busy calendar. */
const LARGEST_CALENDAR = 16 * 1024 * 1024;

/**
 * Calendar files (iCalendar, RFC 5545; `paths` absolute, named relative to `root`): each event is a `text` item, known by its
 * UID wherever it is met, so that a later version of it is the same item. Errors: `corrupt` for what is no calendar or has
 * broken lines, `too-large`, `unreadable`, `missing`.
 */
export function openCalendarSource(root: string, paths: readonly string[]): Source {
  const top = resolve(root);
  return {
    importer: 'calendar',
    root: top,
    estimate: () => estimate(paths),
    read: (options) => readCalendars(top, paths, options),
  };
}

/** Events are counted as they are read; until then a file stands for one. */
async function estimate(paths: readonly string[]): Promise<SourceEstimate> {
  const sizes = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { images: 0, videos: 0, mails: 0, rows: paths.length, bytes, copied: 0 };
}

async function* readCalendars(
  root: string,
  paths: readonly string[],
  { signal }: SourceOptions,
): AsyncGenerator<SourceEvent> {
  for (const path of paths) {
    signal?.throwIfAborted();
    try {
      const { things, unread } = calendarEvents(await textOf(path), basename(path));
      const origin = { importer: 'calendar', root, path: pathInside(root, path) } as const;
      for (const record of eventRecords(things, origin)) yield { type: 'record', record };
      for (const { code, message } of unread.slice(0, 1)) yield { type: 'failure', failure: { path, code, message } };
    } catch (error) {
      yield { type: 'failure', failure: failureOf(path, error) };
    }
  }
}

async function textOf(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size <= LARGEST_CALENDAR) return decodeCharset(await readFile(path), undefined);
  } catch (error) {
    throw fileError(path, error);
  }
  throw new MadeleineError('too-large', 'The calendar has more than 16 MB.', {
    path,
    action: 'Export a shorter stretch of time and add that.',
  });
}
