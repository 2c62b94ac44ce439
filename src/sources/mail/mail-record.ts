import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { messageParts } from '../../language/message-parts.ts';
import { isForward } from '../../language/subject-marks.ts';
import { documentFormat } from '../../memory/document-format.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import type { Importer } from '../../memory/origin.ts';
import { derived, observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { MediaContent, SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import type { Thing } from '../../memory/structured-data.ts';
import type { TimeSpan } from '../../memory/time-span.ts';
import { eventRecords } from '../calendar/event-records.ts';
import { documentReadings } from '../documents/document-readings.ts';
import type { Unread } from '../structured/html-things.ts';
import { decodeWords } from './encoded-words.ts';
import { type HeaderField, headerOf } from './header-block.ts';
import { withListsMarked } from './list-addresses.ts';
import { type AttachedFile, asBuffer, attachedContent, attachedFiles } from './message-attachments.ts';
import { messageAuthentication } from './message-authentication.ts';
import { bulkKindOf } from './message-kind.ts';
import { type Filing, filingOf } from './message-labels.ts';
import { messagePeople, oneLine } from './message-people.ts';
import { messageText } from './message-text.ts';
import { messageThings } from './message-things.ts';
import { messageIdOf, messageThread } from './message-thread.ts';
import { messageTime } from './message-time.ts';
import { leavesOf, type MimePart, readMimeTree } from './mime-parts.ts';

/** Where a message was found, and what its surroundings say of it. */
export type MailPlace = {
  /** Absolute folder, archive or mailbox that was added. */
  readonly root: string;
  /** The message's file, or its mailbox, inside `root`. */
  readonly path: string;
  /** `mail` unless an archive of another kind holds the mailbox. */
  readonly importer?: Importer;
  /** Name of the folder or mailbox, `/` between levels: kept as a tag, and tells spam, trash and drafts. */
  readonly folder?: string;
  /** The separator line of an mbox. */
  readonly fromLine?: string;
  /** Modification time of the message's own file, milliseconds. */
  readonly fileTime?: number;
  /** A message that somebody kept as a file of its own (.eml): that file is the item, whatever else says the same. */
  readonly ownFile?: true;
  /** Letters of a Maildir file name after `:2,`. */
  readonly flags?: string;
  /** Bytes of the mailbox up to and from the message: [start, end). */
  readonly range?: { readonly start: number; readonly end: number };
  /** The message as it came from a server, which the memory keeps: it lies nowhere that it could be read again. */
  readonly kept?: MediaContent;
  /** Reads the message again, so that large attachments need not be held until they are stored. */
  readonly reread?: () => Promise<Uint8Array>;
};

/** Messages inside messages deeper than this are listed, not read. */
const DEEPEST_MESSAGE = 4;
const LONGEST_SUBJECT = 1000;

/** Fields of which a mail has at least one. */
const mailHeader =
  /^(from|to|cc|subject|date|message-id|received|sender|reply-to|return-path|delivered-to|mime-version|content-type|x-gmail-labels)$/;

/** How a message in a mailbox or folder is named in reports. */
export const mailPath = (where: MailPlace): string =>
  (where.kept === undefined ? join(where.root, where.path) : `${where.root}/${where.path}`) +
  (where.range === undefined ? '' : `#${where.range.start}`);

/**
 * A raw message (RFC 5322) as events: one record, with pictures, videos, documents and attached messages as its parts; or one
 * `skipped` (spam, trash, drafts), or one failure (`empty-file`, `malformed-mail`). Never throws.
 */
export async function mailRecord(raw: Uint8Array, where: MailPlace): Promise<SourceEvent[]> {
  return [mailEvent(raw, where)];
}

/** `mailRecord` without the promise. */
export function mailEvent(raw: Uint8Array, where: MailPlace): SourceEvent {
  try {
    const bytes = fromFirstLine(asBuffer(raw));
    const root = mailTree(bytes);
    const filing = filingOf(root.fields, where);
    if (filing.skip !== undefined) return { type: 'skipped', path: mailPath(where), reason: filing.skip };
    return { type: 'record', record: recordOf(bytes, root, where, filing, 0) };
  } catch (error) {
    return { type: 'failure', failure: failureOf(mailPath(where), error) };
  }
}

/** Empty lines above the headers are somebody's slip: below them is a message as any. */
function fromFirstLine(bytes: Buffer): Buffer {
  let start = 0;
  while (bytes[start] === 0x0a || bytes[start] === 0x0d) start += 1;
  return start === 0 || start === bytes.length ? bytes : bytes.subarray(start);
}

const MOST_NESTED = 10_000;
const nestedMessage = 'message/rfc822';

/** Messages inside messages are read a few deep; ten thousand of them were made to exhaust readers. */
function refuseEndless(bytes: Buffer, root: MimePart): void {
  if (bytes.length < MOST_NESTED * nestedMessage.length) return;
  if (!leavesOf(root).some((part) => part.type.value === nestedMessage)) return;
  let nested = 0;
  for (let at = bytes.indexOf(nestedMessage); at !== -1; at = bytes.indexOf(nestedMessage, at + 1)) nested += 1;
  if (nested <= MOST_NESTED) return;
  throw new MadeleineError('malformed-mail', 'The message contains too many nested messages.', {
    action: 'Open it in a mail program; if it is genuine, save its parts separately and add them.',
  });
}

function mailTree(bytes: Buffer): MimePart {
  if (bytes.length === 0) {
    throw new MadeleineError('empty-file', 'The message is empty.', {
      action: 'Export it again from the mail program.',
    });
  }
  const root = readMimeTree(bytes);
  refuseEndless(bytes, root);
  if (!root.fields.some((field) => mailHeader.test(field.name))) {
    throw new MadeleineError('malformed-mail', 'The file has no email headers, so it is not a message.', {
      action: 'Check that the file is an email; if so, export it again from the mail program.',
    });
  }
  return root;
}

function recordOf(bytes: Buffer, root: MimePart, where: MailPlace, filing: Filing, depth: number): SourceRecord {
  const { fields } = root;
  const subject = subjectOf(fields);
  const text = messageText(bytes, root);
  const files = attachedFiles(bytes, root);
  const time = messageTime(fields, { fromLine: where.fromLine ?? root.fromLine, fileTime: where.fileTime });
  const { things, unread } = messageThings(bytes, root, files, { text, sent: time?.start.slice(0, 10) });
  const messageId = messageIdOf(fields)?.slice(0, 400);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const hash = where.ownFile === true ? sha256.slice(0, 16) : contentHash(fields, subject, text, files);
  return {
    modality: 'email',
    origin: {
      importer: where.importer ?? 'mail',
      root: where.root,
      path: where.path,
      ...(messageId === undefined ? {} : { messageId }),
      sha256,
    },
    identity: `mail:${messageId ?? ''}:${hash}`,
    ...(where.kept === undefined || depth > 0 ? {} : { content: where.kept }),
    readings: readingsOf(fields, filing, { subject, text, time, files, things }),
    parts: [...partsOf(files, where, time, messageId, depth), ...eventParts(things, where, messageId)],
    ...(unread.length === 0 ? {} : { failures: unread.map((one) => unreadPart(one, where)) }),
    ...(where.range === undefined ? {} : { offset: where.range.end }),
  };
}

/** Named by its place in the message: the message itself is an item all the same. */
const unreadPart = ({ place, code, message }: Unread, where: MailPlace): Failure => ({
  path: `${mailPath(where)}!/${place}`,
  code,
  message,
});

const subjectOf = (fields: readonly HeaderField[]): string =>
  oneLine(decodeWords(headerOf(fields, 'subject') ?? '')).slice(0, LONGEST_SUBJECT);

/**
 * 16 hexadecimal digits over what a message says: date, author, subject, words, files. Transport headers and the ways
 * in which mailboxes quote "From " lines or end lines make no difference.
 */
function contentHash(
  fields: readonly HeaderField[],
  subject: string,
  text: string,
  files: readonly AttachedFile[],
): string {
  const words = text
    .replace(/^>+From /gm, 'From ')
    .replace(/\s+/g, ' ')
    .trim();
  const date = (headerOf(fields, 'date') ?? '').replace(/\s+/g, ' ');
  const author = (headerOf(fields, 'from') ?? '').replace(/\s+/g, ' ');
  const hashes = files.map((file) => file.listed.sha256 ?? '').sort();
  const content = JSON.stringify([date, author, subject, words, hashes]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

type Contents = {
  readonly subject: string;
  readonly text: string;
  readonly time: TimeSpan | undefined;
  readonly files: readonly AttachedFile[];
  readonly things: readonly Thing[];
};

const seen = observed('mail');

function readingsOf(fields: readonly HeaderField[], filing: Filing, contents: Contents): Reading[] {
  const { subject, text, time, files, things } = contents;
  const people = withListsMarked(messagePeople(fields), fields);
  const thread = messageThread(fields, subject);
  const checked = messageAuthentication(fields);
  const bulk = bulkKindOf(fields, filing.labels);
  const readings: Reading[] = [];
  if (time !== undefined) readings.push(reading('time', time, seen));
  if (subject !== '') readings.push(reading('title', subject, seen));
  if (text !== '') {
    const parts = messageParts(text, { forwarded: isForward(subject) });
    readings.push(reading('body', { text, parts }, seen));
  }
  if (people.length > 0) readings.push(reading('people', people, seen));
  if (thread !== undefined) readings.push(reading('thread', thread, seen));
  if (checked !== undefined) readings.push(reading('sender', checked, derived('mail.authentication')));
  if (files.length > 0)
    readings.push(
      reading(
        'attachments',
        files.map((file) => file.listed),
        seen,
      ),
    );
  if (things.length > 0) readings.push(reading('structuredData', things, observed('mail.structured-data')));
  if (filing.tags.length > 0) readings.push(reading('tags', [...filing.tags], seen));
  if (bulk !== undefined) readings.push(reading('documentKind', bulk.kind, derived('mail', 1, bulk.confidence)));
  return readings;
}

function partsOf(
  files: readonly AttachedFile[],
  where: MailPlace,
  time: TimeSpan | undefined,
  messageId: string | undefined,
  depth: number,
): SourceRecord['parts'] {
  return files.flatMap((file): { link: 'attachment'; record: SourceRecord }[] => {
    const path = `${where.path}!/${file.listed.name}`;
    if (file.use === 'message') return attachedMessage(file, { ...where, path }, depth);
    if (file.use === 'listed') return [];
    return [{ link: 'attachment', record: fileRecord(file, file.use, { ...where, path }, time, messageId) }];
  });
}

/** A picture, film or document that came with a message. */
function fileRecord(
  file: AttachedFile,
  use: 'image' | 'video' | 'document',
  where: MailPlace,
  time: TimeSpan | undefined,
  messageId: string | undefined,
): SourceRecord {
  const format = use === 'document' ? documentFormat(file.listed) : undefined;
  return {
    modality: use === 'document' ? 'text' : use,
    origin: {
      importer: where.importer ?? 'mail',
      root: where.root,
      path: where.path,
      ...(messageId === undefined ? {} : { messageId }),
      ...(file.listed.sha256 === undefined ? {} : { sha256: file.listed.sha256 }),
    },
    content: attachedContent(file, where.reread),
    readings: [
      ...(format === undefined ? [] : documentReadings('', file.listed.name, format)),
      ...(time === undefined ? [] : [reading('time', { ...time, source: 'parent' }, seen)]),
    ],
    parts: [],
  };
}

/** Events of calendars that came with a message; those with a UID alone are anything that others can speak of. */
function eventParts(things: readonly Thing[], where: MailPlace, messageId: string | undefined): SourceRecord['parts'] {
  const [importer, sent] = [where.importer ?? 'mail', messageId === undefined ? {} : { messageId }];
  return things
    .filter((one) => one.source === 'icalendar' && one['identifier'] !== undefined)
    .flatMap((event) => {
      const [file = ''] = event.readFrom.split('#line');
      const origin = { importer, root: where.root, path: `${where.path}!/${file}`, ...sent };
      const beside = things.filter((one) => one.source !== 'icalendar' && one.readFrom === event.readFrom);
      return eventRecords([event, ...beside], origin).map(asAttached);
    });
}

const asAttached = (record: SourceRecord): SourceRecord['parts'][number] => ({ link: 'attachment', record });

/** A message attached to a message; one that cannot be read stays what it also is, a listed attachment. */
function attachedMessage(
  file: AttachedFile,
  where: MailPlace,
  depth: number,
): { link: 'attachment'; record: SourceRecord }[] {
  if (depth >= DEEPEST_MESSAGE) return [];
  const { path, importer } = where;
  const place: MailPlace = { root: where.root, path, ...(importer === undefined ? {} : { importer }) };
  try {
    const root = mailTree(file.bytes);
    const record = recordOf(file.bytes, root, place, filingOf(root.fields, {}), depth + 1);
    return [{ link: 'attachment', record }];
  } catch {
    return [];
  }
}
