import { createHash } from 'node:crypto';
import { conversationBody } from '../../memory/conversation.ts';
import type { Attachment } from '../../memory/item-text.ts';
import { derived, observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { SourceRecord } from '../../memory/source-record.ts';
import { calendarSpan } from '../../memory/time-span.ts';
import { mediaKindByName, mimeByName } from '../archive/media-names.ts';
import { type Chat, type ChatFile, type ChatMessage, chatServices } from './chat-message.ts';

/** Characters of one item: a day on which more is said is several items. */
const MOST_CHARACTERS = 150_000;
/** Characters of one message: more than any service sends. */
const LONGEST_MESSAGE = 100_000;
/** Conversations of which a day is open at a time; a backup has messages of all in turn. */
const MOST_OPEN = 2000;
const seen = observed('chats');

type Day = {
  readonly chat: Chat;
  readonly day: string;
  readonly part: number;
  readonly messages: ChatMessage[];
  characters: number;
};

/** Where the export lies. */
export type ChatPlace = { readonly root: string; readonly path: string };

/**
 * Gathers the messages of conversations by day. A day is passed on once its conversation comes to another; one that is met
 * again later gives another record of the same identity, which joins the first.
 */
export class ChatDays {
  readonly #place: ChatPlace;
  readonly #open = new Map<string, Day>();

  constructor(place: ChatPlace) {
    this.#place = place;
  }

  /** Takes a message; the days that are over. */
  take(chat: Chat, said: ChatMessage): SourceRecord[] {
    const message = said.text.length > LONGEST_MESSAGE ? { ...said, text: said.text.slice(0, LONGEST_MESSAGE) } : said;
    const key = `${chat.service}\n${chat.key}`;
    const day = message.at.slice(0, 10);
    const open = this.#open.get(key);
    const isSame = open?.day === day;
    if (isSame && open.characters < MOST_CHARACTERS) {
      open.messages.push(message);
      open.characters += message.text.length;
      return [];
    }
    const over = open === undefined ? this.#oldest() : [open];
    const part = isSame ? open.part + 1 : 1;
    this.#open.delete(key);
    this.#open.set(key, { chat, day, part, messages: [message], characters: message.text.length });
    return over.map((one) => dayRecord(one, this.#place));
  }

  #oldest(): Day[] {
    if (this.#open.size < MOST_OPEN) return [];
    const [oldest] = this.#open;
    if (oldest === undefined) return [];
    this.#open.delete(oldest[0]);
    return [oldest[1]];
  }

  /** The days that are still open. */
  end(): SourceRecord[] {
    const left = [...this.#open.values()];
    this.#open.clear();
    return left.map((one) => dayRecord(one, this.#place));
  }
}

/** One day of a conversation as an item, with the pictures and films that were sent on it. */
function dayRecord({ chat, day, part, messages }: Day, { root, path }: ChatPlace): SourceRecord {
  const talk = `chat:${chat.service}:${keyOf(chat)}`;
  const identity = `${talk}:${day}${part === 1 ? '' : `:${part}`}`;
  const files = messages.flatMap((message) => message.files.map((file) => ({ file, message })));
  const speakers = [...new Set(messages.flatMap(({ from }) => from ?? []))];
  const readings: Reading[] = [
    reading('time', calendarSpan(day, 'row'), seen),
    reading('title', `${chatServices[chat.service]}: ${chat.title}`, seen),
    reading('body', conversationBody(messages.map(({ files: _, ...said }) => said)), seen),
    // The days of a month stand together; a conversation of ten years is no one thread.
    reading('thread', { id: `${talk}:${day.slice(0, 7)}`, messageId: identity }, seen),
  ];
  if (speakers.length > 0)
    readings.push(
      reading(
        'people',
        speakers.map((name) => ({ name, how: 'speaker' as const })),
        seen,
      ),
    );
  const listed = files.map(({ file }) => attachmentOf(file));
  if (listed.length > 0) readings.push(reading('attachments', listed, seen));
  return {
    modality: 'text',
    origin: { importer: 'chats', root, path, messageId: identity },
    identity,
    readings,
    parts: files.flatMap(({ file, message }) => mediaPart(file, message, { root, messageId: identity })),
  };
}

const LONGEST_KEY = 80;

/** The name of a conversation inside identities, which have an end. */
function keyOf({ key }: Chat): string {
  if (key.length <= LONGEST_KEY) return key;
  return `${key.slice(0, LONGEST_KEY)}-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
}

const mimeOf = ({ name, mime }: ChatFile): string => mime ?? mimeByName(name) ?? 'application/octet-stream';

const attachmentOf = (file: ChatFile): Attachment => ({
  name: file.name,
  mime: mimeOf(file),
  bytes: file.content?.bytes ?? 0,
});

function mediaPart(
  file: ChatFile,
  { from, at, text }: ChatMessage,
  sentIn: { readonly root: string; readonly messageId: string },
): SourceRecord['parts'] {
  const mime = mimeOf(file);
  const modality = mime.startsWith('video/')
    ? 'video'
    : mime.startsWith('image/')
      ? 'image'
      : mediaKindByName(file.name);
  const isSvg = mime.startsWith('image/svg');
  if (file.content === undefined || file.path === undefined || modality === undefined || isSvg) return [];
  if (file.isDecoration === true) return [];
  const offset = /[+-]\d\d:\d\d$/.exec(at)?.[0];
  const sent = { start: at, end: at, precision: 'second', source: 'parent' } as const;
  const readings: Reading[] = [
    reading('media', { mime }, seen),
    // When it was sent is not when it was taken.
    reading('time', { ...sent, ...(offset === undefined ? {} : { offset }) }, derived('chats')),
  ];
  if (from !== undefined) readings.push(reading('people', [{ name: from, how: 'sender' }], seen));
  if (text !== '' && text !== file.name) readings.push(reading('caption', text, seen));
  const record: SourceRecord = {
    modality,
    origin: { importer: 'chats', ...sentIn, path: file.path },
    content: file.content,
    readings,
    parts: [],
  };
  return [{ link: 'attachment', record }];
}
