import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { ForeignDatabase, picked } from '../databases/foreign-database.ts';
import { writtenMoment } from '../written-moment.ts';
import type { ChatExport } from './chat-files.ts';
import type { Chat, ChatFile, ChatStep } from './chat-message.ts';
import type { OffsetAt } from './sms-backup.ts';

export const text = z.string().nullish().catch(undefined);
export const number = z.number().nullish().catch(undefined);

const messageSchema = z.object({
  pk: z.number(),
  chat: z.number(),
  own: number,
  id: text,
  /** Who wrote it, as `Conversations.names` calls people. */
  sender: z.union([z.number(), z.string()]).nullish().catch(undefined),
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

/** Milliseconds of the year 2200. */
const LATEST = 7_258_118_400_000;

export type Conversations = {
  readonly chats: ReadonlyMap<number, Chat>;
  /** What people are called. */
  readonly names: ReadonlyMap<number | string, string>;
  readonly owner: string;
};

/** Names of contacts by their addresses. */
export type ContactNames = ReadonlyMap<string, string>;

/** How one app keeps its messages. */
export type MessageLayout = {
  /** A query of rows as `messageSchema` says; undefined where the tables are not known. */
  readonly query: (database: ForeignDatabase) => string | undefined;
  readonly conversations: (database: ForeignDatabase, contacts: ContactNames) => Conversations;
  readonly millis: (at: number) => number;
  /** Kinds of messages that are left out: what the app itself wrote, and what was deleted. */
  readonly leftOut: ReadonlySet<number>;
  readonly sticker: number;
  /** Where a file that it names may lie, from the folder of the database. */
  readonly places: (path: string) => readonly string[];
  /** The database of contacts that may lie beside it. */
  readonly contacts: ContactTable;
};

export type ContactTable = {
  readonly file: string;
  readonly table: string;
  readonly key: string;
  readonly jid: string;
  /** The first that is there is the name. */
  readonly names: readonly [string, string];
};

/**
 * The messages of a database of WhatsApp, with names of contacts and files that lie beside it. Errors: `corrupt`, naming the
 * database and what to do; `unsupported-format` for a version that is not known; those of `ForeignDatabase.open`.
 */
export async function* databaseMessages(
  one: ChatExport,
  layout: MessageLayout,
  offsetAt: OffsetAt,
): AsyncGenerator<ChatStep> {
  const contacts = await contactNames(one, layout.contacts).catch((error: unknown) => {
    throw named(error, one, layout.contacts.file);
  });
  try {
    const { database, close } = await opened(one.file === undefined ? one : { file: one.file });
    try {
      yield* steps(database, one, layout, contacts, offsetAt);
    } finally {
      await close();
    }
  } catch (error) {
    throw named(error, one, basename(one.where));
  }
}

async function* steps(
  database: ForeignDatabase,
  one: ChatExport,
  layout: MessageLayout,
  contacts: ContactNames,
  offsetAt: OffsetAt,
): AsyncGenerator<ChatStep> {
  const query = layout.query(database);
  if (query === undefined) throw unknownVersion(one);
  const known = layout.conversations(database, contacts);
  yield { type: 'owner', service: 'whatsapp', name: known.owner };
  for (const row of database.rows(query, messageSchema)) {
    const chat = known.chats.get(row.chat);
    if (chat === undefined || (typeof row.type === 'number' && layout.leftOut.has(row.type))) continue;
    const millis = typeof row.at === 'number' ? layout.millis(row.at) : 0;
    if (!(row.at && millis > 0 && millis < LATEST)) {
      yield { type: 'unread', where: `message ${row.pk}`, why: 'it has no date' };
      continue;
    }
    const files = await filesOf(row, one, layout);
    const words = textOf(row, files);
    if (words === '') continue;
    const sender = row.sender ? known.names.get(row.sender) : undefined;
    const from = row.own === 1 ? known.owner : (sender ?? chat.title);
    const at = writtenMoment(millis, offsetAt(millis));
    yield { type: 'message', chat, message: { from, at, ...(row.id ? { id: row.id } : {}), text: words, files } };
  }
}

const unknownVersion = ({ where }: ChatExport): MadeleineError =>
  new MadeleineError('unsupported-format', 'This backup has a structure that is not known here.', {
    path: where,
    action: 'Back up with a current version of WhatsApp, or use "Export chat" in it.',
  });

/** What is said of a damaged database: one in an archive is read from a copy, whose place says nothing to anybody. */
function named(error: unknown, { where }: ChatExport, file: string): unknown {
  if (!isMadeleineError(error) || error.code !== 'corrupt') return error;
  return new MadeleineError('corrupt', `${file} cannot be read: it is damaged, or still encrypted.`, {
    path: join(dirname(where), file),
    action: 'Copy or decrypt it again from the backup and add it again, or use "Export chat" in WhatsApp.',
    cause: error,
  });
}

type Place = { readonly file: string } | { readonly open: ChatExport['open'] };

/** A database in an archive is unpacked for as long as it is read. */
async function opened(place: Place) {
  if ('file' in place) {
    const database = await ForeignDatabase.open(place.file);
    return { database, close: () => database.close() };
  }
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-backup-'));
  try {
    const copy = join(folder, 'messages.db');
    await pipeline(await place.open(), createWriteStream(copy, { mode: 0o600 }));
    const database = await ForeignDatabase.open(copy);
    return { database, close: () => database.close().finally(() => rm(folder, { recursive: true, force: true })) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const contactSchema = z.object({ pk: z.number(), jid: z.string(), shown: text, own: text });

/** What contacts are called in the owner's address book, else by themselves; none where their database did not come along. */
async function contactNames({ fileOf }: ChatExport, { file, table, key, jid, names }: ContactTable) {
  const found = new Map<string, string>();
  const content = (await fileOf(file))?.content;
  if (content === undefined) return found;
  const { database, close } = await opened(content.kind === 'file' ? { file: content.path } : content);
  try {
    const columns = database.columns(table);
    if (!columns.has(jid)) return found;
    const [shown, own] = names;
    const query =
      `SELECT c.${key} AS pk, c.${jid} AS jid, ${picked(columns, 'c', [shown, 'shown'], [own, 'own'])} ` +
      `FROM ${table} c WHERE c.${key} > ? ORDER BY c.${key}`;
    for (const { jid: address, shown: said, own: theirs } of database.rows(query, contactSchema)) {
      const name = said?.trim() || theirs?.trim();
      if (name) found.set(address, name);
    }
    return found;
  } finally {
    await close();
  }
}

/** What somebody without a name is called: their number. */
export function addressName(address: string): string {
  const [user = address, server] = address.split('@');
  return server === 's.whatsapp.net' ? `+${user}` : user;
}

async function filesOf(row: Row, { fileOf }: ChatExport, { places, sticker }: MessageLayout): Promise<ChatFile[]> {
  const path = row.path?.replace(/^\/+/, '');
  const called = row.name?.trim() || path?.split('/').at(-1);
  if (!called) return [];
  let found: ChatFile | undefined;
  for (const place of path ? places(path) : []) found ??= await fileOf(place);
  const [kind] = /^[\w.+-]+\/[\w.+-]+/.exec(row.mime ?? '') ?? [];
  return [
    { ...found, name: called, ...(kind === undefined ? {} : { mime: kind }), isDecoration: row.type === sticker },
  ];
}

function textOf(row: Row, files: readonly ChatFile[]): string {
  const spot = row.lat && row.lon ? `${row.lat}, ${row.lon}` : '';
  const place = [row.place, row.address].filter(Boolean).join(', ');
  const said = [row.text, row.caption, place, spot].filter(
    (part) => part !== undefined && part !== null && part !== '',
  );
  return said.length > 0 ? said.join('\n') : files.map(({ name }) => name).join(', ');
}
