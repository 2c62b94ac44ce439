import { Parser } from 'htmlparser2';
import { monthByName } from '../../language/calendar-words.ts';
import { fold } from '../../language/fold.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { writtenWall } from '../written-moment.ts';
import type { Chat, ChatFile, ChatStep } from './chat-message.ts';

/** Whether a page begins as those of an export of Telegram Desktop in HTML do. */
export const looksLikeTelegramPage = (head: string): boolean =>
  /class="page_wrap"/.test(head) && /class="page_body chat_page"/.test(head);

/** Characters of a message, of a name and between two tags, how deep elements lie, and files of a message: more than any has. */
const [LONGEST_MESSAGE, LONGEST_NAME, LONGEST_TAG] = [100_000, 1000, 4_000_000];
const [MOST_DEPTH, MOST_FILES] = [60, 50];

type FileOf = (name: string) => Promise<ChatFile | undefined>;
/** What becomes of the text of an element. */
type Part = 'none' | 'header' | 'title' | 'service' | 'forwarded' | 'from' | 'text' | 'file' | 'name' | 'skipped';
type Written = {
  readonly isService: boolean;
  readonly id: string | undefined;
  readonly isJoined: boolean;
  at: string | undefined;
  from: string;
  text: string;
  readonly links: { readonly href: string; name: string; readonly isDecoration: boolean }[];
};

/**
 * The messages of one page of an export of Telegram Desktop in HTML (`messages.html`, `messages2.html` …), one at a time.
 * `fileOf` is the file at a path beside it. Errors: `truncated`, `too-large` for what no such program writes.
 */
export async function* telegramPages(chunks: AsyncIterable<Uint8Array>, fileOf: FileOf): AsyncGenerator<ChatStep> {
  const page = new PageReader();
  const speakers = new Set<string>();
  const told: Telling = { from: undefined, at: undefined };
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of chunks) {
    for (const written of page.read(decoder.decode(chunk, { stream: true })))
      yield* steps(written, page.chat, told, speakers, fileOf);
  }
  for (const written of page.end()) yield* steps(written, page.chat, told, speakers, fileOf);
  const owner = ownerAmong(speakers, page.chat);
  if (owner !== undefined) yield { type: 'owner', service: 'telegram', name: owner };
}

/** Who spoke last, and when: messages of one speaker in a row name them once, and what the service writes has no time. */
type Telling = { from: string | undefined; at: string | undefined };

/** Of two speakers, the one that the conversation is not called after. */
function ownerAmong(speakers: ReadonlySet<string>, { title }: Chat): string | undefined {
  if (speakers.size !== 2 || !speakers.has(title)) return undefined;
  return [...speakers].find((speaker) => speaker !== title);
}

async function* steps(
  written: Written,
  chat: Chat,
  told: Telling,
  speakers: Set<string>,
  fileOf: FileOf,
): AsyncGenerator<ChatStep> {
  const text = lines(written.text);
  if (written.isService) {
    const day = dayIn(text);
    if (day !== undefined) told.at = day;
    else if (told.at !== undefined && text !== '')
      yield { type: 'message', chat, message: { from: undefined, at: told.at, text, files: [] } };
    return;
  }
  const from = lines(written.from) || (written.isJoined ? told.from : undefined);
  told.from = from;
  if (written.at === undefined) {
    yield { type: 'unread', where: `message ${written.id ?? ''}`.trim(), why: 'it has no date that can be read' };
    return;
  }
  told.at = written.at;
  if (from !== undefined && speakers.size <= 2) speakers.add(from);
  const files = await filesOf(written, fileOf);
  const said = text === '' ? files.map(({ name }) => name).join(', ') : text;
  if (said === '') return;
  const id = written.id === undefined ? {} : { id: written.id };
  yield { type: 'message', chat, message: { from, at: written.at, ...id, text: said, files } };
}

async function filesOf({ links }: Written, fileOf: FileOf): Promise<ChatFile[]> {
  const files: ChatFile[] = [];
  for (const { href, name, isDecoration } of links) {
    const found = await fileOf(href);
    const called = found?.name ?? lines(name);
    if (called !== '') files.push({ ...found, name: called, isDecoration });
  }
  return files;
}

const lines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** "10 November 2016", which stands before the messages of a day, as the first moment of it. */
function dayIn(text: string): string | undefined {
  const [, day, name = '', year] = /^(\d{1,2}) (\p{L}{3,12}) (\d{4})$/u.exec(text) ?? [];
  const month = monthByName.get(fold(name));
  return month === undefined ? undefined : writtenWall(Number(year), month, Number(day), [0, 0, 0]);
}

/** "02.01.2024 10:15:30 UTC+01:00", of older exports without the offset. */
function momentIn(title: string): string | undefined {
  const [, day, month, year, hour, minute, second, offset] =
    /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d):(\d\d):(\d\d)(?: UTC([+-]\d\d:\d\d))?$/.exec(title.trim()) ?? [];
  if (day === undefined) return undefined;
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const isMoment = new Date(`${wall}Z`).toISOString().startsWith(wall);
  return isMoment ? `${wall}${offset ?? ''}` : undefined;
}

const block: ReadonlySet<string> = new Set(['div', 'p', 'br', 'pre', 'blockquote']);

/** Reads a page as it comes; what it holds of it is the message that is open. */
class PageReader {
  #chat: Chat | undefined;
  #title = '';
  #message: { readonly written: Written; readonly depth: number } | undefined;
  /** What becomes of the text of each element that is open. */
  readonly #open: Part[] = [];
  #sinceTag = 0;
  #done: Written[] = [];
  readonly #parser = new Parser({
    onopentag: (name, { class: classes = '', ...rest }) => this.#begin(name, new Set(classes.split(/\s+/)), rest),
    onclosetag: () => this.#finish(),
    ontext: (text) => this.#say(text),
  });

  /** The conversation, by the title at the head of the page. */
  get chat(): Chat {
    this.#chat ??= chatCalled(lines(this.#title) || 'Telegram');
    return this.#chat;
  }

  /** The messages that ended with this part of the page. */
  read(html: string): Written[] {
    this.#sinceTag += html.length;
    this.#parser.write(html);
    if (this.#sinceTag > LONGEST_TAG || this.#open.length > MOST_DEPTH)
      throw new MadeleineError('too-large', 'An element of this page is larger than any message.', {
        action: 'Export the chat again.',
      });
    return this.#done.splice(0);
  }

  /** What is left at the end of the page. Errors: `truncated` where it ends inside of a message. */
  end(): Written[] {
    const isCut = this.#open.length > 0;
    this.#message = undefined;
    this.#parser.end();
    if (isCut)
      throw new MadeleineError('truncated', 'This page has no end: a part of the file is missing.', {
        action: 'Export the chat again; what was readable has been added.',
      });
    return this.#done.splice(0);
  }

  #begin(name: string, classes: ReadonlySet<string>, { id, title, href }: Readonly<Record<string, string>>): void {
    this.#sinceTag = 0;
    const above = this.#open.at(-1) ?? 'none';
    if (this.#message === undefined && classes.has('message')) {
      this.#message = { written: begun(classes, id), depth: this.#open.length };
      this.#open.push(classes.has('service') ? 'service' : 'none');
      return;
    }
    if (this.#message === undefined) {
      this.#open.push(
        above === 'header' && classes.has('text') ? 'title' : classes.has('page_header') ? 'header' : above,
      );
      return;
    }
    const { written } = this.#message;
    if (classes.has('date') && title !== undefined) written.at ??= momentIn(title);
    const isLink = name === 'a' && href !== undefined && isBeside(href) && written.links.length < MOST_FILES;
    if (isLink && above !== 'text')
      written.links.push({ href: decoded(href), name: '', isDecoration: isSticker(classes) });
    if (block.has(name) && above === 'text') this.#say('\n');
    this.#open.push(isLink && above !== 'text' ? 'file' : partOf(above, classes));
  }

  #finish(): void {
    this.#sinceTag = 0;
    const part = this.#open.pop();
    if (part === 'text' && this.#message !== undefined) this.#message.written.text += '\n';
    if (this.#message === undefined || this.#open.length > this.#message.depth) return;
    this.#done.push(this.#message.written);
    this.#message = undefined;
  }

  #say(text: string): void {
    const part = this.#open.at(-1) ?? 'none';
    if (part === 'title' && this.#title.length < LONGEST_NAME) this.#title += text;
    if (this.#message === undefined) return;
    const { written } = this.#message;
    const file = written.links.at(-1);
    if (part === 'from' && written.from.length < LONGEST_NAME) written.from += text;
    else if (part === 'name' && file !== undefined && file.name.length < LONGEST_NAME) file.name += text;
    else if (part === 'text' && written.text.length < LONGEST_MESSAGE) written.text += text;
  }
}

const chatCalled = (title: string): Chat => ({ service: 'telegram', key: fold(title), title });

const begun = (classes: ReadonlySet<string>, id: string | undefined): Written => ({
  isService: classes.has('service'),
  isJoined: classes.has('joined'),
  id: /^message(\d+)$/.exec(id ?? '')?.[1],
  at: undefined,
  from: '',
  text: '',
  links: [],
});

/** Names of files of the export; what leads to the network, or to another message, is none. */
const isBeside = (href: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(href);

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

const isSticker = (classes: ReadonlySet<string>): boolean =>
  ['sticker_wrap', 'animated_wrap', 'media_sticker', 'media_animated_sticker'].some((one) => classes.has(one));

/** Media that say in words what they are: a call, somebody's number, a place. */
const worded = ['media_call', 'media_contact', 'media_venue', 'media_location', 'media_live_location', 'media_invoice'];
const skipped = ['userpic_wrap', 'reactions', 'reply_to', 'date', 'details', 'description'];
const texts = ['text', 'question', 'answer', 'title'];

/** What an element makes of its text, inside of one of which that is known. */
function partOf(above: Part, classes: ReadonlySet<string>): Part {
  const isOne = (names: readonly string[]): boolean => names.some((name) => classes.has(name));
  if (above === 'skipped' || above === 'text') return above;
  if (isOne(worded)) return 'text';
  if (above === 'file') return classes.has('title') ? 'name' : isOne(skipped) ? 'skipped' : 'file';
  if (above === 'name') return 'name';
  if (above === 'service') return classes.has('body') ? 'text' : isOne(skipped) ? 'skipped' : 'service';
  if (isOne(skipped)) return 'skipped';
  // Whoever wrote what is forwarded is not who says it here.
  if (classes.has('forwarded')) return 'forwarded';
  if (classes.has('from_name')) return above === 'forwarded' ? 'skipped' : 'from';
  return isOne(texts) ? 'text' : above;
}
