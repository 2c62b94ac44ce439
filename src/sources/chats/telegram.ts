import { z } from 'zod';
import { type JsonFound, type JsonPath, jsonValues } from '../json-values.ts';
import { writtenMoment } from '../written-moment.ts';
import type { Chat, ChatFile, ChatMessage, ChatStep } from './chat-message.ts';

const textPart = z.union([z.string(), z.looseObject({ text: z.string().catch('') }).transform(({ text }) => text)]);
const words = z
  .union([z.string(), z.array(textPart).transform((parts) => parts.join(''))])
  .nullish()
  .catch(undefined);
const word = z.string().nullish().catch(undefined);

/** A message as Telegram Desktop exports it; what is not named here is not read. */
const messageSchema = z.looseObject({
  id: z.union([z.int(), z.string()]).optional(),
  type: z.string().catch('message'),
  date: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  date_unixtime: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional()
    .catch(undefined),
  from: word,
  from_id: word,
  actor: word,
  action: word,
  text: words,
  photo: word,
  file: word,
  file_name: word,
  media_type: word,
  mime_type: word,
  sticker_emoji: word,
  forwarded_from: word,
  place_name: word,
  address: word,
  location_information: z.looseObject({ latitude: z.number(), longitude: z.number() }).optional().catch(undefined),
  contact_information: z
    .looseObject({ first_name: word, last_name: word, phone_number: word })
    .optional()
    .catch(undefined),
  poll: z
    .looseObject({ question: words, answers: z.array(z.looseObject({ text: words })).catch([]) })
    .optional()
    .catch(undefined),
});
type Message = z.infer<typeof messageSchema>;

/** Whether a JSON file begins as an export of Telegram Desktop does: of everything, or of one chat. */
export const looksLikeTelegram = (head: string): boolean =>
  /^\s*\{/.test(head) &&
  (/"personal_information"\s*:/.test(head) ||
    (/"type"\s*:\s*"[a-z_]*(?:chat|group|channel|messages|forum)"/.test(head) && /"messages"\s*:/.test(head)));

const chatFields: ReadonlySet<string> = new Set(['name', 'type', 'id']);
const chatLists: ReadonlySet<string> = new Set(['chats', 'left_chats']);

function isWanted(path: JsonPath): boolean {
  const [first = '', second, third] = path;
  if (path.length === 1) return chatFields.has(first) || first === 'personal_information';
  if (path.length === 2) return first === 'messages' && second === '*';
  if (!chatLists.has(first) || second !== 'list' || third !== '*') return false;
  return path.length === 4 ? chatFields.has(path[3] ?? '') : path.length === 5 && path[3] === 'messages';
}

type Reader = {
  owner: string | undefined;
  /** The name that the owner has been told to have. */
  told: string | undefined;
  fields: Record<string, unknown>;
};

/**
 * The messages of an export of Telegram Desktop (`result.json`), whole or of one chat, one at a time. `fileOf` is the file
 * at a path beside it. Errors: `corrupt`, `truncated`.
 */
export async function* telegramMessages(
  chunks: AsyncIterable<Uint8Array>,
  fileOf: (name: string) => Promise<ChatFile | undefined>,
): AsyncGenerator<ChatStep> {
  const reader: Reader = { owner: undefined, told: undefined, fields: {} };
  let number = 0;
  for await (const found of jsonValues(chunks, isWanted)) {
    const field = found.path.at(-1) ?? '';
    if (field !== '*') {
      note(reader, found, field);
      continue;
    }
    number += 1;
    const parsed = messageSchema.safeParse(found.value);
    if (parsed.success) yield* steps(parsed.data, reader, fileOf);
    else yield { type: 'unread', where: `message ${number}`, why: parsed.error.issues[0]?.message ?? 'not readable' };
  }
}

const ownerSchema = z.looseObject({ user_id: z.union([z.int(), z.string()]) });

function note(reader: Reader, { value }: JsonFound, field: string): void {
  if (field === 'personal_information') {
    const parsed = ownerSchema.safeParse(value);
    if (parsed.success) reader.owner = `user${parsed.data.user_id}`;
    return;
  }
  // A chat's own fields stand before its messages, the name first.
  if (field === 'name') reader.fields = {};
  reader.fields[field] = value;
}

function chatOf({ name, type, id }: Record<string, unknown>): Chat {
  const title =
    typeof name === 'string' && name !== '' ? name : type === 'saved_messages' ? 'Saved Messages' : 'Telegram';
  return { service: 'telegram', key: typeof id === 'number' || typeof id === 'string' ? String(id) : title, title };
}

async function* steps(
  message: Message,
  reader: Reader,
  fileOf: (name: string) => Promise<ChatFile | undefined>,
): AsyncGenerator<ChatStep> {
  const from = message.from ?? message.from_id ?? undefined;
  if (from !== undefined && reader.told !== from && isOwner(message, reader)) {
    reader.told = from;
    yield { type: 'owner', service: 'telegram', name: from };
  }
  const files = await filesOf(message, fileOf);
  const text = textOf(message, files);
  if (text === '') return;
  const said: ChatMessage = {
    ...(message.type === 'message' && from !== undefined ? { from } : { from: undefined }),
    at: writtenAt(message),
    ...(message.id === undefined ? {} : { id: String(message.id) }),
    text,
    files,
  };
  yield { type: 'message', chat: chatOf(reader.fields), message: said };
}

/** Who is known to export, or who speaks with the other of a chat of two; a chat's id is that of the other. */
function isOwner({ from_id }: Message, { owner, fields }: Reader): boolean {
  if (from_id === undefined || from_id === null) return false;
  if (owner !== undefined) return from_id === owner;
  const { type, id } = fields;
  if (type === 'saved_messages') return true;
  return type === 'personal_chat' && from_id.startsWith('user') && from_id !== `user${String(id)}`;
}

/** Local time, with the offset that its moment on the world's clock tells. */
function writtenAt({ date, date_unixtime }: Message): string {
  if (date_unixtime === undefined) return date;
  const millis = Number(date_unixtime) * 1000;
  const minutes = Math.round((Date.parse(`${date}Z`) - millis) / 60_000);
  return Math.abs(minutes) <= 16 * 60 ? writtenMoment(millis, minutes) : date;
}

const decorations: ReadonlySet<string> = new Set(['sticker', 'animation']);

async function filesOf(
  { photo, file, file_name, media_type, mime_type }: Message,
  fileOf: (name: string) => Promise<ChatFile | undefined>,
): Promise<ChatFile[]> {
  const path = photo ?? file ?? undefined;
  if (path === undefined) return [];
  const found = await fileOf(path);
  const isDecoration = decorations.has(media_type ?? '');
  const mime = mime_type ?? (photo ? 'image/jpeg' : undefined);
  // What was left out of an export stands there as a sentence.
  const name = file_name ?? found?.name;
  if (found === undefined && name === undefined) return [];
  return [{ ...found, name: name ?? path, ...(mime === undefined ? {} : { mime }), isDecoration }];
}

function textOf(message: Message, files: readonly ChatFile[]): string {
  const { contact_information: contact, location_information: location, poll, place_name, address } = message;
  const parts = [
    message.type === 'message'
      ? undefined
      : [message.actor, message.action?.replaceAll('_', ' ')].filter(Boolean).join(': '),
    message.text,
    message.sticker_emoji,
    [place_name, address].filter(Boolean).join(', '),
    location && `${location.latitude}, ${location.longitude}`,
    contact && [contact.first_name, contact.last_name, contact.phone_number].filter(Boolean).join(' '),
    poll && [poll.question, ...poll.answers.map((answer) => `- ${answer.text ?? ''}`)].join('\n'),
  ];
  const text = parts.filter((part) => part !== undefined && part !== null && part !== '').join('\n');
  return text === '' ? files.map(({ name }) => name).join(', ') : text;
}
