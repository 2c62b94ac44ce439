import { setTimeout as pause } from 'node:timers/promises';
import { isMadeleineError } from '../../memory/errors.ts';
import type { BatchId } from '../../memory/ids.ts';
import {
  chosenNames,
  folderName,
  type MailAccount,
  type MailFolder,
  type MailProtocol,
  type MailSync,
  mailFolderKey,
  mailRoot,
} from '../../memory/mail-account.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { DavSession } from '../../ports/dav-server.ts';
import type { JmapSession } from '../../ports/jmap-server.ts';
import type { MailSession, RemoteFolder } from '../../ports/mail-server.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { Source } from '../../ports/source.ts';
import { openDavServerSource } from '../../sources/dav/dav-server-source.ts';
import { openJmapServerSource } from '../../sources/mail/jmap-server-source.ts';
import { type MailServerReading, openMailServerSource } from '../../sources/mail/mail-server-source.ts';
import { todaysBatch } from '../import/import-batch.ts';
import { anew } from '../import/in-turn.ts';
import type { TurnOptions } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { withoutForgottenMessages } from './forgotten-messages.ts';
import { settleGone } from './gone-messages.ts';
import { mailAccount } from './mail-accounts.ts';
import { dropAccessToken, readSecret } from './mail-secrets.ts';
import { openDav, openJmap, openSession } from './mail-sessions.ts';

export type MailSyncOptions = TurnOptions & {
  /** As of `add`. */
  readonly organisesLater?: boolean;
  readonly onProgress?: ProgressListener;
  /** How long is waited before a connection is tried again. */
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

type Told = Pick<MailSync, 'added' | 'updated' | 'gone' | 'failed'> & { batch?: BatchId };

/**
 * Brings what is new on the server of an account into the memory; carries on where an earlier sync was stopped or killed. What
 * went wrong is told in the outcome, and kept with the account. Errors: `not-found` for the account; those of `add`.
 */
export async function syncMail(memory: OpenMemory, id: string, options: MailSyncOptions = {}): Promise<MailSync> {
  const account = await mailAccount(memory, id);
  const started = memory.clock.now().toISOString();
  const missing = new Set<string>();
  const listed: RemoteFolder[] = [];
  const told: Told = { added: 0, updated: 0, gone: 0, failed: 0 };
  let problem: unknown;
  await noteSync(memory, account.id, { started, ...told, missingFolders: [] });
  try {
    const before = await foldersOf(memory, account);
    await bringMessages(memory, account, { before, missing, listed, told, options });
    options.signal?.throwIfAborted();
    if (missing.size === 0) told.gone = await settleGone(memory, account, before, options);
  } catch (error) {
    problem = error;
  }
  const stopped = options.signal?.aborted === true;
  const last: MailSync = {
    started,
    ...(stopped ? {} : { finished: memory.clock.now().toISOString() }),
    ...told,
    missingFolders: [...missing].map((path) => folderName(account, path)),
    ...(stopped || problem === undefined ? {} : { problem: problemOf(problem) }),
  };
  await noteSync(memory, account.id, last, listed);
  if (problem !== undefined && !stopped && !isMadeleineError(problem)) throw problem;
  return last;
}

type Bringing = {
  readonly before: ReadonlyMap<string, MailFolder>;
  readonly missing: Set<string>;
  /** What is on the server. */
  readonly listed: RemoteFolder[];
  readonly told: Told;
  readonly options: MailSyncOptions;
};

/** Asks the server first: where it has nothing new, nobody waits for the memory's lock. Errors: those of a `MailSession`. */
async function bringMessages(memory: OpenMemory, account: MailAccount, bringing: Bringing): Promise<void> {
  const { told, options } = bringing;
  const source = await serverSource(memory, account, bringing);
  const { signal } = options;
  const events = source.read(signal === undefined ? {} : { signal })[Symbol.asyncIterator]();
  const first = await events.next();
  if (first.done === true) return;
  let problem: unknown;
  const copies = new Set<string>();
  async function* read(): AsyncGenerator<SourceEvent> {
    try {
      for (let next = first; next.done !== true; next = await events.next()) {
        yield next.value;
      }
    } catch (error) {
      problem = error;
    } finally {
      await events.return?.(undefined);
    }
  }
  const { batch, isNew } = await todaysBatch(memory, source.root);
  const { add } = await import('../import/add.ts');
  const sources = [{ ...source, read: withoutForgottenMessages(read, copies) }];
  const asked = { as: 'mail', batch, watched: source.root, sources, readOnly: true, waits: true } as const;
  const added = await add(memory, [], { ...asked, ...options });
  told.added = added.added;
  told.updated = added.updated;
  told.failed = added.failed.length;
  const cameTo = added.added + added.updated + added.unchanged + added.failed.length;
  if (isNew && cameTo === 0) await memory.store.write([{ op: 'deleteRecord', kind: 'batch', id: batch }]);
  else told.batch = batch;
  if (added.skippedForgotten > 0) await (await import('../import/forget.ts')).removeCopies(memory, copies);
  if (problem !== undefined) throw problem;
}

async function serverSource(memory: OpenMemory, account: MailAccount, bringing: Bringing): Promise<Source> {
  const { before, missing, listed, options } = bringing;
  const root = mailRoot(account);
  // Of a server that refuses a token that was renewed before, the next try has another.
  const shared = {
    account: account.id,
    root,
    folders: account.folders,
    onMissingFolder: (path: string) => missing.add(path),
    onRefused: () => dropAccessToken(memory, account.id),
    wait: options.wait ?? ((ms, signal) => pause(ms, undefined, signal === undefined ? {} : { signal })),
  } satisfies Partial<MailServerReading>;
  const onListed = (folders: readonly RemoteFolder[]) => listed.push(...folders);
  const secret = () => readSecret(memory, account);
  const filesAt = (place: string) => memory.store.records('sourceFile', `${root}/${place}`);
  if (account.protocol === 'dav')
    return openDavServerSource({
      ...shared,
      onListed,
      connect: async (signal): Promise<DavSession> => openDav(memory, account, await secret(), signal),
      known: (path) => knownAs('dav', before.get(path)),
      knownVersions: async (place) =>
        new Map((await filesAt(place)).map(({ path, etag }) => [path.slice(root.length + 1), etag])),
    });
  if (account.protocol === 'jmap')
    return openJmapServerSource({
      ...shared,
      onListed,
      connect: async (signal): Promise<JmapSession> => openJmap(memory, account, await secret(), signal),
      known: (path) => knownAs('jmap', before.get(path)),
      knownPlaces: async (place) => (await filesAt(place)).map(({ path }) => path.slice(root.length + 1)),
    });
  return openMailServerSource({
    ...shared,
    connect: async (signal): Promise<MailSession> => openSession(memory, account, await secret(), signal),
    known: (path) => knownAs('imap', before.get(path)),
    knownUids: async (place) =>
      (await filesAt(place)).map(({ path }) => Number(path.slice(root.length + 1 + place.length))),
    onRenumbered: async (place) => {
      const known = await filesAt(place);
      await memory.store.write(known.map(({ path }) => ({ op: 'deleteRecord', kind: 'sourceFile', id: path })));
    },
  });
}

const knownAs = <P extends MailProtocol>(protocol: P, folder: MailFolder | undefined) =>
  folder?.protocol === protocol ? (folder as Extract<MailFolder, { protocol: P }>) : undefined;

async function foldersOf({ store }: OpenMemory, { id }: MailAccount): Promise<Map<string, MailFolder>> {
  const prefix = mailFolderKey({ account: id, path: '' });
  return new Map((await store.records('mailFolder', prefix)).map((folder) => [folder.path, folder]));
}

/** The account may have been changed or removed meanwhile. */
const noteSync = (
  { store }: OpenMemory,
  id: string,
  last: MailSync,
  listed: readonly RemoteFolder[] = [],
): Promise<void> =>
  anew(async () => {
    const account = await store.record('mailAccount', id);
    if (account === undefined) return;
    await store.write([
      { op: 'expectRecord', kind: 'mailAccount', id, value: account },
      { op: 'putRecord', kind: 'mailAccount', id, value: { ...account, ...chosenNames(account, listed), last } },
    ]);
  });

function problemOf(error: unknown): NonNullable<MailSync['problem']> {
  if (!isMadeleineError(error))
    return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
  const { code, message, action } = error;
  return { code, message, ...(action === undefined ? {} : { action }) };
}
