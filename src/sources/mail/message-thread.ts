import { fold } from '../../language/fold.ts';
import { subjectMark } from '../../language/subject-marks.ts';
import type { Thread } from '../../memory/item-text.ts';
import { type HeaderField, headerOf } from './header-block.ts';

/** Marks of replies and of forwarded messages, and tags of lists. */
const subjectPrefix = new RegExp(String.raw`^\s*(?:${subjectMark.source}|\[[^\]\n]{1,40}\]\s*)+`, 'iu');

/** The subject as people hold it: without reply and forward marks and list tags, folded. */
export const threadSubject = (subject: string): string =>
  fold(subject.replace(subjectPrefix, '')).replace(/\s+/g, ' ').trim();

/** Outlook's Thread-Index: the conversation is told by its first 22 bytes; replies append to them. */
const CONVERSATION_BYTES = 22;
const MOST_REFERENCES = 200;

const bareId = (text: string | undefined): string | undefined => {
  const inAngles = anglesId(text);
  const id = inAngles ?? /^\s*([^\s<>"]{1,500}@[^\s<>"]+)\s*$/.exec(text ?? '')?.[1];
  return id?.replace(/\s+/g, '');
};

/** An id may hold comments and blanks (RFC 5322 §4); a bare address in In-Reply-To names a person, not a message. */
const anglesId = (text: string | undefined): string | undefined =>
  /<([^<>]{1,500})>/.exec(text ?? '')?.[1]?.replace(/\([^()]*\)|\s+/g, '');

export const messageIdOf = (fields: readonly HeaderField[]): string | undefined =>
  bareId(headerOf(fields, 'message-id'));

/**
 * Which conversation a message belongs to (ids without angle brackets): the mail provider's own thread, else the root of
 * its References (RFC 5322 §3.6.4), else the message it answers, else Outlook's conversation, else itself or its subject.
 */
export function messageThread(fields: readonly HeaderField[], subject: string): Thread | undefined {
  const messageId = messageIdOf(fields);
  const references = (headerOf(fields, 'references') ?? '')
    .match(/<[^<>]{1,500}>/g)
    ?.map((id) => id.slice(1, -1).replace(/\s+/g, ''));
  const inReplyTo = anglesId(headerOf(fields, 'in-reply-to'));
  const id = providerThread(fields) ?? references?.[0] ?? inReplyTo ?? ownThread(fields, subject, messageId);
  if (id === undefined) return undefined;
  return {
    id: id.slice(0, 500),
    ...(messageId === undefined ? {} : { messageId }),
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
    ...(references === undefined ? {} : { references: references.slice(-MOST_REFERENCES) }),
  };
}

function providerThread(fields: readonly HeaderField[]): string | undefined {
  const gmail = headerOf(fields, 'x-gm-thrid');
  return gmail !== undefined && /^\d{1,20}$/.test(gmail) ? `gmail:${gmail}` : undefined;
}

function ownThread(fields: readonly HeaderField[], subject: string, messageId: string | undefined): string | undefined {
  const index = Buffer.from(headerOf(fields, 'thread-index') ?? '', 'base64');
  if (index.length >= CONVERSATION_BYTES) return `outlook:${index.subarray(0, CONVERSATION_BYTES).toString('hex')}`;
  const key = threadSubject(subject);
  const answers = subjectPrefix.test(subject) && key !== '';
  if (answers) return `subject:${key}`;
  return messageId ?? (key === '' ? undefined : `subject:${key}`);
}
