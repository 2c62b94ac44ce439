import type { MailAccount } from '../../memory/mail-account.ts';
import type { DavSession } from '../../ports/dav-server.ts';
import type { JmapSession } from '../../ports/jmap-server.ts';
import type { MailSecret, MailSession, RemoteFolder } from '../../ports/mail-server.ts';
import type { OpenMemory } from '../open-memory.ts';
import { mayBeAsked } from '../settings/this-machine.ts';
import { isOffline } from './mail-secrets.ts';

export type AccountAddress = Pick<MailAccount, 'protocol' | 'host' | 'port' | 'security' | 'path' | 'user'>;

/** A session with an IMAP server. Errors: `offline`, those of a `MailSession`. */
export async function openSession(
  { configuration }: OpenMemory,
  address: AccountAddress,
  secret: MailSecret,
  signal?: AbortSignal,
): Promise<MailSession> {
  if (!mayBeAsked(serverUrl(address), configuration)) throw isOffline(address.host);
  const { openMailSession } = await import('../../adapters/imapflow/mail-session.ts');
  return openMailSession(address, secret, signal);
}

/** A session with a CalDAV or CardDAV server. Errors: `offline`. */
export async function openDav(
  { configuration }: OpenMemory,
  address: AccountAddress,
  secret: MailSecret,
  signal?: AbortSignal,
): Promise<DavSession> {
  const url = serverUrl(address);
  if (!mayBeAsked(url, configuration)) throw isOffline(address.host);
  const { openDavSession } = await import('../../adapters/tsdav/dav-session.ts');
  return openDavSession({ url, user: address.user }, secret, signal);
}

/** A session with a JMAP server. Errors: `offline`, those of a `JmapSession`. */
export async function openJmap(
  { configuration }: OpenMemory,
  address: AccountAddress,
  secret: MailSecret,
  signal?: AbortSignal,
): Promise<JmapSession> {
  const url = serverUrl(address);
  if (!mayBeAsked(url, configuration)) throw isOffline(address.host);
  const { openJmapSession } = await import('../../adapters/jmap/jmap-session.ts');
  return openJmapSession({ url, user: address.user }, secret, signal);
}

/** Signs in and lists the folders, calendars or address books. Errors: `offline`, those of a `MailSession`. */
export async function remoteFolders(
  memory: OpenMemory,
  address: AccountAddress,
  secret: MailSecret,
): Promise<readonly RemoteFolder[]> {
  const session = await { imap: openSession, jmap: openJmap, dav: openDav }[address.protocol](memory, address, secret);
  try {
    return await session.folders();
  } finally {
    await session.close();
  }
}

export function serverUrl({ protocol, host, port, security, path = '/' }: Omit<AccountAddress, 'user'>): string {
  const named = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return protocol === 'imap' ? `imap://${named}` : `${security === 'plain' ? 'http' : 'https'}://${named}${path}`;
}
