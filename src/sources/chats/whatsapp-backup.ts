import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { ForeignDatabase, picked } from '../databases/foreign-database.ts';
import { writtenMoment } from '../written-moment.ts';
import type { ChatExport } from './chat-files.ts';
import { type Chat, type ChatFile, type ChatStep, OWNER_UNNAMED } from './chat-message.ts';
import type { OffsetAt } from './sms-backup.ts';

const text = z.string().nullish().catch(undefined);
const number = z.number().nullish().catch(undefined);

const messageSchema = z.object({
  pk: z.number(),
  chat: z.number(),
  own: number,
  id: text,
  sender: number,
  at: number,
  type: number,
  text,
  path: text,
  name: text,
  mime: text,
  caption: text,
  lat: number,
  lon: number,
  place: text,
  address: text,
});
type Row = z.infer<typeof messageSchema>;

/** Kinds of message: what WhatsApp itself wrote, what its sender deleted, and stickers. */
const [SYSTEM, DELETED, STICKER] = [7, 15, 20];
/** Milliseconds of the year 2200. */
const LATEST = 7_258_118_400_000;

type Conversations = {
  readonly chats: ReadonlyMap<number, Chat>;
  /** What the people behind addresses are called. */
  readonly names: ReadonlyMap<number, string>;
  readonly owner: string;
};

/**
 * The messages of a decrypted backup of WhatsApp for Android (`msgstore.db`), with the names of contacts from `wa.db` beside it and
 * the files that lie beside either. Errors: those of `ForeignDatabase.open`; `unsupported-format` for a version that is not known.
 */
export async function* whatsappBackupMessages(one: ChatExport, offsetAt: OffsetAt): AsyncGenerator<ChatStep> {
  const contacts = await contactNames(one);
  const { database, close } = await opened(one.file === undefined ? one : { file: one.file });
  try {
    const query = messagesQuery(database, one.where);
    const known = conversationsOf(database, contacts);
    yield { type: 'owner', service: 'whatsapp', name: known.owner };
    for (const row of database.rows(query, messageSchema)) {
      const chat = known.chats.get(row.chat);
      if (chat === undefined || row.type === SYSTEM || row.type === DELETED) continue;
      if (!(row.at && row.at > 0 && row.at < LATEST)) {
        yield { type: 'unread', where: `message ${row.pk}`, why: 'it has no date' };
        continue;
      }
      const files = await filesOf(row, one);
      const words = textOf(row, files);
      if (words === '') continue;
      const sender = row.sender ? known.names.get(row.sender) : undefined;
      const from = row.own === 1 ? known.owner : (sender ?? chat.title);
      const at = writtenMoment(row.at, offsetAt(row.at));
      yield { type: 'message', chat, message: { from, at, ...(row.id ? { id: row.id } : {}), text: words, files } };
    }
  } finally {
    await close();
  }
}

/** What is said of a backup that only its owner's key opens. */
export const encryptedBackup = (path: string): MadeleineError =>
  new MadeleineError('encrypted', 'This backup of WhatsApp is encrypted.', {
    path,
    action:
      'Decrypt it with its 64-digit key (for instance `wadecrypt` of wa-crypt-tools) and add the folder with msgstore.db, or use "Export chat" in WhatsApp.',
  });

type Place = { readonly file: string } | { readonly open: ChatExport['open'] };

/** A database in an archive is unpacked for as long as it is read. */
async function opened(place: Place) {
  if ('file' in place) {
    const database = await ForeignDatabase.open(place.file);
    return { database, close: () => database.close() };
  }
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-backup-'));
  try {
    const copy = join(folder, 'msgstore.db');
    await pipeline(await place.open(), createWriteStream(copy, { mode: 0o600 }));
    const database = await ForeignDatabase.open(copy);
    return { database, close: () => database.close().finally(() => rm(folder, { recursive: true, force: true })) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function messagesQuery(database: ForeignDatabase, path: string): string {
  const columns = database.columns('message');
  const isKnown = ['_id', 'chat_row_id', 'from_me', 'timestamp', 'text_data'].every((name) => columns.has(name));
  if (!isKnown || !database.columns('chat').has('jid_row_id') || !database.columns('jid').has('user'))
    throw new MadeleineError('unsupported-format', 'This backup has a structure that is not known here.', {
      path,
      action: 'Back up with a current version of WhatsApp, or use "Export chat" in it.',
    });
  const media = database.columns('message_media');
  const spot = database.columns('message_location');
  const selected = [
    picked(columns, 'm', ['_id', 'pk'], ['chat_row_id', 'chat'], ['from_me', 'own'], ['key_id', 'id']),
    picked(columns, 'm', ['sender_jid_row_id', 'sender'], ['timestamp', 'at'], ['message_type', 'type']),
    picked(columns, 'm', ['text_data', 'text']),
    picked(
      media,
      'f',
      ['file_path', 'path'],
      ['media_name', 'name'],
      ['mime_type', 'mime'],
      ['media_caption', 'caption'],
    ),
    picked(spot, 'l', ['latitude', 'lat'], ['longitude', 'lon'], ['place_name', 'place'], ['place_address', 'address']),
  ];
  const joined = [
    media.has('message_row_id') ? 'LEFT JOIN message_media f ON f.message_row_id = m._id' : '',
    spot.has('message_row_id') ? 'LEFT JOIN message_location l ON l.message_row_id = m._id' : '',
  ].join(' ');
  return `SELECT ${selected.join(', ')} FROM message m ${joined} WHERE m._id > ? ORDER BY m._id`;
}

const addressSchema = z.object({ pk: z.number(), user: z.string(), server: z.string() });
const chatSchema = z.object({ pk: z.number(), jid: z.number(), subject: text });
const pushNameSchema = z.object({ pk: z.number(), value: z.string() });

function conversationsOf(database: ForeignDatabase, contacts: ReadonlyMap<string, string>): Conversations {
  const names = new Map<number, string>();
  const addresses = new Map<number, string>();
  const addressQuery = 'SELECT _id AS pk, user, server FROM jid WHERE _id > ? ORDER BY _id';
  for (const { pk, user, server } of database.rows(addressQuery, addressSchema)) {
    const address = `${user}@${server}`;
    addresses.set(pk, address);
    names.set(pk, contacts.get(address) ?? (server === 's.whatsapp.net' ? `+${user}` : user));
  }
  const chats = new Map<number, Chat>();
  const subject = picked(database.columns('chat'), 'c', ['subject', 'subject']);
  const chatQuery = `SELECT c._id AS pk, c.jid_row_id AS jid, ${subject} FROM chat c WHERE c._id > ? ORDER BY c._id`;
  for (const { pk, jid, subject: said } of database.rows(chatQuery, chatSchema)) {
    const key = addresses.get(jid);
    if (key === undefined) continue;
    chats.set(pk, { service: 'whatsapp', key, title: said?.trim() || (names.get(jid) ?? key) });
  }
  return { chats, names, owner: ownerOf(database) };
}

function ownerOf(database: ForeignDatabase): string {
  if (!database.columns('props').has('value')) return OWNER_UNNAMED;
  const query = "SELECT _id AS pk, value FROM props WHERE _id > ? AND key = 'user_push_name' ORDER BY _id";
  for (const { value } of database.rows(query, pushNameSchema)) if (value.trim() !== '') return value.trim();
  return OWNER_UNNAMED;
}

const contactSchema = z.object({ pk: z.number(), jid: z.string(), shown: text, own: text });

/** What contacts are called in the owner's address book, else by themselves; none where `wa.db` did not come along. */
async function contactNames({ fileOf }: ChatExport): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const content = (await fileOf('wa.db'))?.content;
  if (content === undefined) return names;
  const { database, close } = await opened(content.kind === 'file' ? { file: content.path } : content);
  try {
    const columns = database.columns('wa_contacts');
    if (!columns.has('jid')) return names;
    const shown = picked(columns, 'c', ['display_name', 'shown'], ['wa_name', 'own']);
    const query = `SELECT c._id AS pk, c.jid AS jid, ${shown} FROM wa_contacts c WHERE c._id > ? ORDER BY c._id`;
    for (const { jid, shown: said, own } of database.rows(query, contactSchema)) {
      const name = said?.trim() || own?.trim();
      if (name) names.set(jid, name);
    }
    return names;
  } finally {
    await close();
  }
}

/** A file lies below the folder of the database, or below the one above it (`WhatsApp/Databases` and `WhatsApp/Media`). */
async function filesOf({ path, name, mime, type }: Row, { fileOf }: ChatExport): Promise<ChatFile[]> {
  const called = name?.trim() || path?.split('/').at(-1);
  if (!called) return [];
  const found = path ? ((await fileOf(path)) ?? (await fileOf(`../${path}`))) : undefined;
  const kind = mime?.split(';')[0]?.trim();
  return [{ ...found, name: called, ...(kind ? { mime: kind } : {}), isDecoration: type === STICKER }];
}

function textOf(row: Row, files: readonly ChatFile[]): string {
  const spot = row.lat && row.lon ? `${row.lat}, ${row.lon}` : '';
  const place = [row.place, row.address].filter(Boolean).join(', ');
  const said = [row.text, row.caption, place, spot].filter(
    (part) => part !== undefined && part !== null && part !== '',
  );
  return said.length > 0 ? said.join('\n') : files.map(({ name }) => name).join(', ');
}
