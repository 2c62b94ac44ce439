import { z } from 'zod';
import { coreDataMillis } from '../databases/core-data-time.ts';
import { type ForeignDatabase, picked } from '../databases/foreign-database.ts';
import { type Chat, OWNER_UNNAMED } from './chat-message.ts';
import {
  addressName,
  type ContactNames,
  type Conversations,
  type MessageLayout,
  number,
  text,
} from './whatsapp-database.ts';

/** `ChatStorage.sqlite`: WhatsApp of iPhones, and of Macs. */
export const iosLayout: MessageLayout = {
  query,
  conversations,
  millis: coreDataMillis,
  // What it wrote itself, of groups and of calls, and what was deleted.
  leftOut: new Set([6, 10, 14]),
  sticker: 15,
  places: (path) => [`Message/${path}`, path],
  contacts: {
    file: 'ContactsV2.sqlite',
    table: 'ZWAADDRESSBOOKCONTACT',
    key: 'Z_PK',
    jid: 'ZWHATSAPPID',
    names: ['ZFULLNAME', 'ZGIVENNAME'],
  },
};

/** Kinds of messages that say where something is, and whose card it is. */
const [LOCATION, CONTACT] = [5, 4];

function query(database: ForeignDatabase): string | undefined {
  const columns = database.columns('ZWAMESSAGE');
  const isKnown = ['Z_PK', 'ZCHATSESSION', 'ZISFROMME', 'ZMESSAGEDATE', 'ZTEXT'].every((name) => columns.has(name));
  if (!isKnown || !database.columns('ZWACHATSESSION').has('ZCONTACTJID')) return undefined;
  const media = database.columns('ZWAMEDIAITEM');
  const member = database.columns('ZWAGROUPMEMBER');
  const hasMedia = columns.has('ZMEDIAITEM') && media.has('Z_PK');
  const hasMember = columns.has('ZGROUPMEMBER') && member.has('ZMEMBERJID');
  // Of a picture, the columns of a position have its size, and that of a card's name has something else.
  const ofKind = (kind: number, column: string, as: string): string =>
    hasMedia && media.has(column) && columns.has('ZMESSAGETYPE')
      ? `CASE m.ZMESSAGETYPE WHEN ${kind} THEN f.${column} END AS ${as}`
      : `NULL AS ${as}`;
  const selected = [
    picked(columns, 'm', ['Z_PK', 'pk'], ['ZCHATSESSION', 'chat'], ['ZISFROMME', 'own'], ['ZSTANZAID', 'id']),
    picked(columns, 'm', ['ZMESSAGEDATE', 'at'], ['ZMESSAGETYPE', 'type'], ['ZTEXT', 'text']),
    hasMember ? 'g.ZMEMBERJID AS sender' : 'NULL AS sender',
    picked(
      hasMedia ? media : new Set(),
      'f',
      ['ZMEDIALOCALPATH', 'path'],
      ['ZVCARDSTRING', 'mime'],
      ['ZTITLE', 'caption'],
    ),
    ofKind(CONTACT, 'ZVCARDNAME', 'name'),
    ofKind(LOCATION, 'ZLATITUDE', 'lat'),
    ofKind(LOCATION, 'ZLONGITUDE', 'lon'),
    'NULL AS place, NULL AS address',
  ];
  const joined = [
    hasMedia ? 'LEFT JOIN ZWAMEDIAITEM f ON f.Z_PK = m.ZMEDIAITEM' : '',
    hasMember ? 'LEFT JOIN ZWAGROUPMEMBER g ON g.Z_PK = m.ZGROUPMEMBER' : '',
  ].join(' ');
  return `SELECT ${selected.join(', ')} FROM ZWAMESSAGE m ${joined} WHERE m.Z_PK > ? ORDER BY m.Z_PK`;
}

const namedSchema = z.object({ pk: z.number(), jid: z.string(), name: text, other: text });
const chatSchema = z.object({ pk: z.number(), jid: z.string(), name: text, kind: number });

/** Sessions of this kind are what people show for a day. */
const STATUS = 3;

function conversations(database: ForeignDatabase, contacts: ContactNames): Conversations {
  const names = new Map<string, string>();
  const nameless = new Set<string>();
  // The owner's own word for somebody before what they call themselves.
  const take = (table: string, jid: string, name: string, other: string): void => {
    const columns = database.columns(table);
    if (!columns.has(jid)) return;
    const shown = picked(columns, 't', [name, 'name'], [other, 'other']);
    const asked = `SELECT t.Z_PK AS pk, t.${jid} AS jid, ${shown} FROM ${table} t WHERE t.Z_PK > ? ORDER BY t.Z_PK`;
    for (const row of database.rows(asked, namedSchema)) {
      const said = contacts.get(row.jid) ?? (row.name?.trim() || row.other?.trim());
      if (!said) nameless.add(row.jid);
      else if (!names.has(row.jid)) names.set(row.jid, said);
    }
  };
  take('ZWACHATSESSION', 'ZCONTACTJID', 'ZPARTNERNAME', 'ZPARTNERNAME');
  take('ZWAGROUPMEMBER', 'ZMEMBERJID', 'ZCONTACTNAME', 'ZFIRSTNAME');
  take('ZWAPROFILEPUSHNAME', 'ZJID', 'ZPUSHNAME', 'ZPUSHNAME');
  for (const jid of nameless) if (!names.has(jid)) names.set(jid, addressName(jid));
  const chats = new Map<number, Chat>();
  const shown = picked(database.columns('ZWACHATSESSION'), 'c', ['ZPARTNERNAME', 'name'], ['ZSESSIONTYPE', 'kind']);
  const asked = `SELECT c.Z_PK AS pk, c.ZCONTACTJID AS jid, ${shown} FROM ZWACHATSESSION c WHERE c.Z_PK > ? ORDER BY c.Z_PK`;
  for (const { pk, jid, kind } of database.rows(asked, chatSchema)) {
    if (kind !== STATUS) chats.set(pk, { service: 'whatsapp', key: jid, title: names.get(jid) ?? addressName(jid) });
  }
  return { chats, names, owner: OWNER_UNNAMED };
}
