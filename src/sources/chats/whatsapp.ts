import { basename } from 'node:path';
import { fold } from '../../language/fold.ts';
import { writtenWall } from '../written-moment.ts';
import type { Chat, ChatFile, ChatStep } from './chat-message.ts';
import { type DateOrder, DateOrders, dateIn } from './date-order.ts';
import { attachedName, beginsMarked, type MessageLine, messageLine, speakerOf, withoutMarks } from './whatsapp-line.ts';

/** A text of an export and what lies beside it. */
export type WhatsappFile = {
  /** Names that may tell whose chat it is: of the file, and of the archive or folder that it lies in. */
  readonly names: readonly string[];
  /** Milliseconds after which no message was written. */
  readonly latest: number;
  readonly lines: () => AsyncIterable<string>;
  /** The file of that name beside it. */
  readonly fileOf: (name: string) => Promise<ChatFile | undefined>;
};

/** So many lines of a text's head tell whether it is an export. */
const HEAD_LINES = 40;

/** Whether a text begins as an export of WhatsApp does: with the first line of a message, and a speaker soon. */
export function looksLikeWhatsapp(head: Uint8Array): boolean {
  const lines = new TextDecoder().decode(head).split(/\r?\n/, HEAD_LINES);
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined || messageLine(first) === undefined) return false;
  return lines.some((line) => {
    const found = messageLine(line);
    return found !== undefined && speakerOf(found.rest).from !== undefined;
  });
}

type Survey = { readonly order: DateOrder; readonly speakers: ReadonlyMap<string, number> };
const MOST_SPEAKERS = 5000;
/** Characters of one message: more than any has. */
const LONGEST_MESSAGE = 100_000;

/** First reads how dates are written and who speaks, then the messages: the file is read twice and never held. */
export async function* whatsappMessages(file: WhatsappFile): AsyncGenerator<ChatStep> {
  const survey = await surveyOf(file);
  const { chat, owner } = whose(file.names, [...survey.speakers.keys()]);
  if (owner !== undefined) yield { type: 'owner', service: 'whatsapp', name: owner };
  let begun: MessageLine | undefined;
  let words: string[] = [];
  let room = 0;
  for await (const line of file.lines()) {
    const next = messageLine(line);
    if (next === undefined) {
      if (begun !== undefined && room > 0) words.push(line.slice(0, room));
      room -= line.length + 1;
      continue;
    }
    if (begun !== undefined) yield* stepsOf(begun, words, chat, survey.order, file);
    begun = next;
    words = [];
    room = LONGEST_MESSAGE;
  }
  if (begun !== undefined) yield* stepsOf(begun, words, chat, survey.order, file);
}

async function surveyOf({ lines, latest }: WhatsappFile): Promise<Survey> {
  const orders = new DateOrders(latest);
  const speakers = new Map<string, number>();
  let hasTwelveHours = false;
  for await (const line of lines()) {
    const found = messageLine(line);
    if (found === undefined) continue;
    orders.take(found.date);
    hasTwelveHours ||= found.hasTwelveHours;
    const { from, text } = speakerOf(found.rest);
    if (from === undefined || beginsMarked(text)) continue;
    if (speakers.has(from) || speakers.size < MOST_SPEAKERS) speakers.set(from, (speakers.get(from) ?? 0) + 1);
  }
  return { order: orders.best(hasTwelveHours), speakers };
}

async function* stepsOf(
  { date, clock, rest }: MessageLine,
  more: readonly string[],
  chat: Chat,
  order: DateOrder,
  file: WhatsappFile,
): AsyncGenerator<ChatStep> {
  const day = dateIn(order, date);
  if (day === undefined) {
    yield { type: 'unread', where: date.join('-'), why: 'there is no such day' };
    return;
  }
  const at = writtenWall(day[0], day[1], day[2], clock);
  const { from, text } = speakerOf(rest);
  const whole = [text, ...more].join('\n').trim();
  const attached = from === undefined ? undefined : attachedName(whole);
  const found = attached === undefined ? undefined : await file.fileOf(attached.name);
  if (attached !== undefined && (found !== undefined || attached.isSure)) {
    const files = [found ?? { name: attached.name }];
    const said = attached.caption === '' ? attached.name : attached.caption;
    yield { type: 'message', chat, message: { from, at, text: said, files } };
    return;
  }
  // What the program wrote itself is nobody's word: "image omitted".
  const isNote = from === undefined || beginsMarked(text);
  const said = withoutMarks(isNote && from !== undefined ? `${from}: ${whole}` : whole);
  yield { type: 'message', chat, message: { from: isNote ? undefined : from, at, text: said, files: [] } };
}

const copyNumber = /\s*\(\d{1,3}\)$/;
const usualName = /^WhatsApp Chat(?: with| -) (.+)$/i;

/** The chat, and the owner where the export is named after the only other speaker. */
function whose(names: readonly string[], speakers: readonly string[]): { chat: Chat; owner: string | undefined } {
  const titles = names.map((name) =>
    withoutMarks(basename(name))
      .replace(/\.(txt|zip|tgz|tar|tar\.gz)$/i, '')
      .replace(copyNumber, ''),
  );
  const telling = titles.filter((title) => title !== '' && title !== '_chat');
  const partner = speakers
    .filter((speaker) => telling.some((title) => endsWithName(fold(title), fold(speaker))))
    .sort((a, b) => b.length - a.length)[0];
  const [only, ...others] = partner === undefined ? [] : speakers.filter((speaker) => speaker !== partner);
  const [first = speakers.toSorted().join(', ')] = telling;
  const title = partner ?? usualName.exec(first)?.[1] ?? first;
  return {
    chat: { service: 'whatsapp', key: fold(title), title },
    owner: others.length === 0 ? only : undefined,
  };
}

const endsWithName = (title: string, name: string): boolean =>
  title === name || (title.endsWith(name) && !/[\p{L}\p{N}]/u.test(title.charAt(title.length - name.length - 1)));
