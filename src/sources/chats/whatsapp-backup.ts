import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { type ForeignDatabase, picked } from '../databases/foreign-database.ts';
import { type Chat, OWNER_UNNAMED } from './chat-message.ts';
import { addressName, type ContactNames, type Conversations, type MessageLayout, text } from './whatsapp-database.ts';

/** `msgstore.db`: a decrypted backup of WhatsApp for Android, since 2022. */
export const androidLayout: MessageLayout = {
  query,
  conversations,
  millis: (at) => at,
  leftOut: new Set([7, 15]),
  sticker: 20,
  // Below the folder of the database, or below the one above it (`WhatsApp/Databases` and `WhatsApp/Media`).
  places: (path) => [path, `../${path}`],
  contacts: { file: 'wa.db', table: 'wa_contacts', key: '_id', jid: 'jid', names: ['display_name', 'wa_name'] },
};

/** What is said of a backup that only its owner's key opens. */
export const encryptedBackup = (path: string): MadeleineError =>
  new MadeleineError('encrypted', 'This backup of WhatsApp is encrypted.', {
    path,
    action:
      'Decrypt it with its 64-digit key (for instance `wadecrypt` of wa-crypt-tools) and add the folder with msgstore.db, or use "Export chat" in WhatsApp.',
  });

function query(database: ForeignDatabase): string | undefined {
  const columns = database.columns('message');
  const isKnown = ['_id', 'chat_row_id', 'from_me', 'timestamp', 'text_data'].every((name) => columns.has(name));
  if (!isKnown || !database.columns('chat').has('jid_row_id') || !database.columns('jid').has('user')) return undefined;
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

function conversations(database: ForeignDatabase, contacts: ContactNames): Conversations {
  const names = new Map<number, string>();
  const addresses = new Map<number, string>();
  const addressQuery = 'SELECT _id AS pk, user, server FROM jid WHERE _id > ? ORDER BY _id';
  for (const { pk, user, server } of database.rows(addressQuery, addressSchema)) {
    const address = `${user}@${server}`;
    addresses.set(pk, address);
    names.set(pk, contacts.get(address) ?? addressName(address));
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
  const asked = "SELECT _id AS pk, value FROM props WHERE _id > ? AND key = 'user_push_name' ORDER BY _id";
  for (const { value } of database.rows(asked, pushNameSchema)) if (value.trim() !== '') return value.trim();
  return OWNER_UNNAMED;
}
