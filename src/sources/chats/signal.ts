import { z } from 'zod';
import { fold } from '../../language/fold.ts';
import type { Chat, ChatFile, ChatStep } from './chat-message.ts';
import { OWNER_UNNAMED } from './chat-message.ts';

/** A line of `data.json` as signal-export writes it, one message a line. */
const messageSchema = z.looseObject({
  date: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
  sender: z.string().min(1),
  body: z.string().nullish(),
  attachments: z
    .array(z.looseObject({ name: z.string(), path: z.string() }))
    .catch([])
    .default([]),
});

/** Whether a file begins as the messages of signal-export do. */
export const looksLikeSignal = (head: string): boolean =>
  /^\s*\{"date": ?"\d{4}-\d\d-\d\dT[^"]*", ?"sender": ?"/.test(head);

/** How signal-export calls whose messages they are. */
const OWNER = 'Me';
const IMPORTED_SECONDS = 19;

/** The messages of one conversation (`<name>/data.json` of signal-export); `title` is its folder's name. */
export async function* signalMessages(
  lines: AsyncIterable<string>,
  title: string,
  fileOf: (name: string) => Promise<ChatFile | undefined>,
): AsyncGenerator<ChatStep> {
  const chat: Chat = { service: 'signal', key: fold(title), title };
  yield { type: 'owner', service: 'signal', name: OWNER_UNNAMED };
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const read = messageSchema.safeParse(jsonIn(line));
    if (!read.success) {
      yield { type: 'unread', where: `line ${number}`, why: read.error.issues[0]?.message ?? 'not readable' };
      continue;
    }
    const { date, sender, body, attachments } = read.data;
    const files: ChatFile[] = [];
    for (const { name, path } of attachments) files.push({ ...(await fileOf(path)), name });
    const text = body ? body : files.map(({ name }) => name).join(', ');
    if (text === '') continue;
    const from = sender === OWNER ? OWNER_UNNAMED : sender;
    yield { type: 'message', chat, message: { from, at: date.slice(0, IMPORTED_SECONDS), text, files } };
  }
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
