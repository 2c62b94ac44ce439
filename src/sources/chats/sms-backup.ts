import { createHash } from 'node:crypto';
import { SaxesParser, type SaxesTag } from 'saxes';
import { MadeleineError } from '../../memory/errors.ts';
import { writtenMoment } from '../written-moment.ts';
import { type Chat, type ChatFile, type ChatStep, OWNER_UNNAMED } from './chat-message.ts';

/** Whether an XML file begins as a backup of SMS Backup & Restore does. */
export const looksLikeSmsBackup = (head: string): boolean => /<smses[\s>]/.test(head);

/** Characters that one element may have: the largest pictures of multimedia messages are some hundred kilobytes. */
const LONGEST_ELEMENT = 64 * 1024 * 1024;
const MOST_DEPTH = 32;

type Attributes = Readonly<Record<string, string>>;
type Multimedia = { readonly said: Attributes; readonly texts: string[]; readonly files: ChatFile[]; sender: string };

/** Minutes east of UTC where the owner is, at a moment in milliseconds. */
export type OffsetAt = (millis: number) => number;

/**
 * The messages of a backup of SMS Backup & Restore, as it is read; pictures of multimedia messages are held only until
 * their message is passed on. Errors: `corrupt`, `truncated`, `too-large` for an element that no phone writes.
 */
export async function* smsMessages(chunks: AsyncIterable<Uint8Array>, offsetAt: OffsetAt): AsyncGenerator<ChatStep> {
  const reader = new BackupReader(offsetAt);
  yield { type: 'owner', service: 'sms', name: OWNER_UNNAMED };
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of chunks) {
    reader.write(decoder.decode(chunk, { stream: true }));
    yield* reader.steps();
  }
  reader.close();
  yield* reader.steps();
}

class BackupReader {
  readonly #parser = new SaxesParser({ position: false });
  readonly #offsetAt: OffsetAt;
  #steps: ChatStep[] = [];
  #sinceTag = 0;
  #depth = 0;
  #number = 0;
  #broken: Error | undefined;
  #multimedia: Multimedia | undefined;

  constructor(offsetAt: OffsetAt) {
    this.#offsetAt = offsetAt;
    this.#parser.on('error', (error) => {
      // Phones write characters beyond 16 bits as two numbers, which no XML allows.
      if (!/entity/.test(error.message)) this.#broken ??= error;
    });
    this.#parser.on('opentag', (tag) => this.#open(tag.name, plainAttributes(tag.attributes)));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
  }

  /** What was read since the last call. */
  steps(): ChatStep[] {
    return this.#steps.splice(0);
  }

  write(text: string): void {
    this.#sinceTag += text.length;
    this.#parser.write(text);
    if (this.#broken !== undefined) throw this.#corrupt(this.#broken);
    if (this.#sinceTag > LONGEST_ELEMENT || this.#depth > MOST_DEPTH)
      throw new MadeleineError('too-large', 'An element of this backup is larger than any message.', {
        action: 'Make the backup again.',
      });
  }

  close(): void {
    if (this.#depth > 0)
      throw new MadeleineError('truncated', 'This backup has no end: a part of the file is missing.', {
        action: 'Make the backup again; what was readable has been added.',
      });
    this.#parser.close();
    if (this.#broken !== undefined) throw this.#corrupt(this.#broken);
  }

  #corrupt(cause: Error): MadeleineError {
    const action = 'Make the backup again; what stands before the damage has been added.';
    return new MadeleineError('corrupt', 'This backup is not well-formed XML.', { action, cause });
  }

  #open(name: string, said: Attributes): void {
    this.#sinceTag = 0;
    this.#depth += 1;
    if (name === 'sms') this.#sms(said);
    else if (name === 'mms') this.#multimedia = { said, texts: [], files: [], sender: '' };
    else if (this.#multimedia !== undefined && name === 'part') this.#part(said, this.#multimedia);
    else if (this.#multimedia !== undefined && name === 'addr' && said['type'] === SENDER)
      this.#multimedia.sender = said['address'] ?? '';
  }

  #close(name: string): void {
    this.#depth -= 1;
    if (name !== 'mms' || this.#multimedia === undefined) return;
    const { said, texts, files, sender } = this.#multimedia;
    this.#multimedia = undefined;
    const subject = known(said['sub']);
    const text = [...(subject === undefined ? [] : [subject]), ...texts].join('\n').trim();
    this.#say(said, { text, files, isOwn: said['msg_box'] !== INBOX, sender });
  }

  #sms(said: Attributes): void {
    this.#say(said, { text: (said['body'] ?? '').trim(), files: [], isOwn: said['type'] !== RECEIVED, sender: '' });
  }

  #part(said: Attributes, { texts, files }: Multimedia): void {
    const mime = (said['ct'] ?? '').toLowerCase();
    if (mime === 'application/smil') return;
    if (mime === 'text/plain') {
      const text = known(said['text']);
      if (text !== undefined) texts.push(text);
      return;
    }
    const bytes = Buffer.from(known(said['data']) ?? '', 'base64');
    const name =
      known(said['name']) ?? known(said['cl']) ?? `${said['seq'] ?? files.length}.${mime.split('/')[1] ?? 'bin'}`;
    files.push({ name: lastOf(name), mime, ...(bytes.length === 0 ? {} : held(lastOf(name), bytes)) });
  }

  #say(
    said: Attributes,
    { text, files, isOwn, sender }: { text: string; files: readonly ChatFile[]; isOwn: boolean; sender: string },
  ): void {
    this.#number += 1;
    const millis = Number(said['date']);
    if (!(millis > 0 && millis < LATEST) || known(said['address']) === undefined) {
      this.#steps.push({ type: 'unread', where: `message ${this.#number}`, why: 'it has no date or no number' });
      return;
    }
    const chat = chatOf(said);
    const words = text === '' ? files.map(({ name }) => name).join(', ') : text;
    if (words === '') return;
    // Of several people that a message came to, only the number of its sender is known.
    const other = known(said['address'])?.includes('~') === true && sender !== '' ? sender : chat.title;
    const at = writtenMoment(millis, this.#offsetAt(millis));
    this.#steps.push({
      type: 'message',
      chat,
      message: { from: isOwn ? OWNER_UNNAMED : other, at, text: words, files },
    });
  }
}

/** Type of a received message, box of received multimedia messages, and type of their sender's address. */
const [RECEIVED, INBOX, SENDER] = ['1', '1', '137'];
/** Milliseconds of the year 2200. */
const LATEST = 7_258_118_400_000;

function plainAttributes(attributes: SaxesTag['attributes']): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, inPairs(typeof value === 'string' ? value : value.value)]),
  );
}

/** A smiley as it was meant: `&#55357;&#56832;` is one character. */
const inPairs = (text: string): string =>
  text.replace(/&#(5[5-6]\d{3});&#(5[6-7]\d{3});/g, (_, high: string, low: string) =>
    String.fromCharCode(Number(high), Number(low)),
  );

/** The program writes "null" for what is not there. */
const known = (value: string | undefined): string | undefined =>
  value === undefined || value === '' || value === 'null' ? undefined : value;

/** The conversation with a number, whatever spaces it was written with, or with several. */
function chatOf(said: Attributes): Chat {
  const numbers = (said['address'] ?? '').split('~').map((number) => number.replace(/[\s().-]/g, ''));
  const name = known(said['contact_name']);
  const title = name === undefined || name.startsWith('(Unknown') ? numbers.join(', ') : name;
  return { service: 'sms', key: numbers.sort().join('~'), title };
}

const lastOf = (name: string): string => name.replace(/^.*[/\\]/, '') || 'unnamed';

function held(name: string, bytes: Buffer): Pick<ChatFile, 'path' | 'content'> {
  async function* once(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    path: `${sha256.slice(0, 16)}/${name}`,
    content: { kind: 'stream', name, bytes: bytes.length, modified: undefined, open: async () => once() },
  };
}
