import type {
  MailAccountChange,
  MailAccountDocument,
  MailFoldersResponse,
  MailState,
  NewMailAccount,
} from '../../contract/mail-verbs.ts';
import { newMailAccount } from '../../contract/mail-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { chosenNames, type MailAccount, mailRoot } from '../../memory/mail-account.ts';
import type { MailSecret, RemoteFolder } from '../../ports/mail-server.ts';
import type { Change } from '../../ports/store.ts';
import { isChosen } from '../../sources/mail/chosen-folders.ts';
import type { OpenMemory } from '../open-memory.ts';
import { isThisMachine } from '../settings/this-machine.ts';
import {
  dropAccessToken,
  forgetSecret,
  fromEnvironment,
  keepSecret,
  noSecret,
  readSecret,
  type SecretPlace,
  takeOffer,
} from './mail-secrets.ts';
import { type AccountAddress, remoteFolders, serverUrl } from './mail-sessions.ts';

const automatic: SecretPlace = { place: 'automatic' };
/** So that an address may have mail, and calendars and contacts, too. */
const prefixes = { imap: '', jmap: 'jmap:', dav: 'dav:' } as const;
const ports = { tls: 993, starttls: 143, plain: 143 } as const;

/** The account of that address: of mail, where there is one of calendars and contacts, too. Errors: `not-found`. */
export async function mailAccount({ store }: OpenMemory, id: string): Promise<MailAccount> {
  const said = id.trim().toLowerCase();
  for (const prefix of Object.values(prefixes)) {
    const account = await store.record('mailAccount', `${prefix}${said}`);
    if (account !== undefined) return account;
  }
  throw noMailAccount(id);
}

export const noMailAccount = (id: string): MadeleineError =>
  new MadeleineError('not-found', `There is no mail account ${id}.`, {
    action: 'List the accounts with `madeleine mail list`.',
  });

/** Every account; what runs of them is told by `stateOf`. */
export async function listMailAccounts(
  { store }: OpenMemory,
  stateOf: (id: string) => MailState,
): Promise<MailAccountDocument[]> {
  const accounts = await store.records('mailAccount');
  return Promise.all(
    accounts.map(async ({ secret, ...account }) => ({
      ...account,
      secret: secret.kept,
      state: stateOf(account.id),
      messages: (await store.records('sourceFile', `${mailRoot(account)}/`)).length,
    })),
  );
}

/** Signs in to the server once and keeps the account. Errors: `usage`, and those of a `MailSession`. */
export async function addMailAccount(
  memory: OpenMemory,
  made: NewMailAccount,
  place: SecretPlace = automatic,
): Promise<MailAccount> {
  const said = newMailAccount.parse(made);
  const { folders, deleted = 'keep', renewal } = said;
  const { id, user, server } = await freeAddress(memory, said);
  if (renewal !== undefined) checkTokenUrl(renewal.tokenUrl);
  const offer = await takeOffer(memory, { ...said, password: said.password ?? fromEnvironment(place) }, renewal);
  if (offer === undefined) throw noSecret();
  const { signIn, secret, text } = offer;
  const bare = { id, ...server, user, signIn, deleted, created: memory.clock.now().toISOString() };
  const chosen = await checked(memory, bare, secret, folders);
  const account: MailAccount = {
    ...bare,
    secret: await keepSecret(memory, id, text, place),
    ...(said.refreshToken === undefined || renewal === undefined ? {} : { renewal }),
    ...chosen,
  };
  await memory.store.write([{ op: 'putRecord', kind: 'mailAccount', id, value: account }]);
  return account;
}

/** Where the server of a new account is, and its name here. Errors: `usage`, also where there is such an account. */
export async function freeAddress(
  { store }: OpenMemory,
  said: ReturnType<typeof newMailAccount.parse>,
): Promise<{ readonly id: string; readonly user: string; readonly server: Omit<AccountAddress, 'user'> }> {
  const { address, user = address } = said;
  const server = said.protocol === 'imap' ? imapServer(said) : webServer(said.protocol, said.url);
  const id = `${prefixes[said.protocol]}${address}`;
  if (server.security === 'plain' && !isThisMachine(serverUrl(server))) throw plainElsewhere(server.host);
  const root = mailRoot({ ...server, user });
  if ((await store.records('mailAccount')).some((one) => one.id === id || mailRoot(one) === root)) throw isKnown(id);
  return { id, user, server };
}

type Imap = Extract<ReturnType<typeof newMailAccount.parse>, { protocol: 'imap' }>;
const imapServer = ({ host, security, port = ports[security] }: Imap) =>
  ({ protocol: 'imap', host, port, security }) as const;

/** The server of an address that begins with https://, or with http:// on this machine. */
function webServer(kind: 'dav' | 'jmap', address: string) {
  const { protocol, hostname, port, pathname } = new URL(address);
  const isPlain = protocol === 'http:';
  return {
    protocol: kind,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    security: isPlain ? 'plain' : 'tls',
    ...(pathname === '/' ? {} : { path: pathname }),
  } as const;
}

/** Changes an account; a new secret and new folders are tried at the server first. Errors: as of `addMailAccount`. */
export async function changeMailAccount(
  memory: OpenMemory,
  id: string,
  change: MailAccountChange,
  place: SecretPlace = automatic,
): Promise<MailAccount> {
  const before = await mailAccount(memory, id);
  const { folders, deleted = before.deleted, allFolders } = change;
  const renewal = change.renewal ?? before.renewal;
  if (change.renewal !== undefined) {
    checkTokenUrl(change.renewal.tokenUrl);
    // What is kept is for the provider that gave it out.
    if (change.refreshToken === undefined && change.renewal.tokenUrl !== before.renewal?.tokenUrl)
      throw noRefreshToken();
  }
  const offer = await takeOffer(memory, { ...change, password: change.password ?? fromEnvironment(place) }, renewal);
  const secret = offer?.secret ?? (folders === undefined ? undefined : await readSecret(memory, before));
  const chosen = secret === undefined ? undefined : await checked(memory, before, secret, folders);
  const {
    folders: known,
    folderNames,
    renewal: _,
    ...rest
  } = (await memory.store.record('mailAccount', before.id)) ?? before;
  const isRenewed = offer === undefined ? before.renewal !== undefined : change.refreshToken !== undefined;
  const now =
    chosen ??
    (allFolders === true || known === undefined
      ? {}
      : { folders: known, ...chosenNames({ folders: known, folderNames }, []) });
  const account: MailAccount = {
    ...rest,
    deleted,
    ...(offer === undefined
      ? {}
      : { signIn: offer.signIn, secret: await keepSecret(memory, before.id, offer.text, place) }),
    ...(isRenewed && renewal !== undefined ? { renewal } : {}),
    ...now,
  };
  if (offer !== undefined) dropAccessToken(memory, before.id);
  await memory.store.write([{ op: 'putRecord', kind: 'mailAccount', id: before.id, value: account }]);
  return account;
}

/** Follows the account no more and forgets its secret; what it brought stays. Errors: `not-found`. */
export async function removeMailAccount(memory: OpenMemory, said: string): Promise<{ removed: string }> {
  const account = await mailAccount(memory, said);
  const { id } = account;
  const changes: Change[] = [{ op: 'deleteRecord', kind: 'mailAccount', id }];
  for (const { path } of await memory.store.records('mailFolder', `${id}\n`))
    changes.push({ op: 'deleteRecord', kind: 'mailFolder', id: `${id}\n${path}` });
  for (const { path } of await memory.store.records('sourceFile', `${mailRoot(account)}/`))
    changes.push({ op: 'deleteRecord', kind: 'sourceFile', id: path });
  await memory.store.write(changes);
  await forgetSecret(memory, account);
  return { removed: id };
}

/** The folders of the account on its server. Errors: those of a `MailSession`. */
export async function mailFolders(memory: OpenMemory, id: string): Promise<MailFoldersResponse> {
  const account = await mailAccount(memory, id);
  const folders = await remoteFolders(memory, account, await readSecret(memory, account));
  return {
    folders: folders.map((one) => ({
      path: one.path,
      name: one.name,
      ...(one.use === undefined ? {} : { use: one.use }),
      chosen: account.folders === undefined ? isChosen(one) : account.folders.includes(one.path),
    })),
  };
}

/** Signs in and looks for the folders; how the server calls those that were chosen, and their names. */
async function checked(
  memory: OpenMemory,
  address: AccountAddress,
  secret: MailSecret,
  folders: readonly string[] | undefined,
): Promise<Pick<MailAccount, 'folders' | 'folderNames'> | undefined> {
  const there = await remoteFolders(memory, address, secret);
  const chosen = folders?.map((said) => {
    const named = ({ path, name }: RemoteFolder) => [path, name];
    const found =
      there.find((one) => named(one).includes(said)) ??
      there.find((one) => named(one).some((name) => name.toLowerCase() === said.toLowerCase()));
    if (found !== undefined) return found.path;
    throw new MadeleineError('not-found', `There is no folder “${said}” on ${address.host}.`, {
      action: `Choose among: ${there.map(({ name }) => name).join(', ')}.`,
    });
  });
  return chosen === undefined ? undefined : { folders: chosen, ...chosenNames({ folders: chosen }, there) };
}

/** A refresh token is worth as much as a password. Errors: `usage`. */
export function checkTokenUrl(url: string): void {
  if (url.startsWith('https:') || isThisMachine(url)) return;
  throw plainElsewhere(new URL(url).host);
}

const noRefreshToken = (): MadeleineError =>
  new MadeleineError('usage', 'Another token endpoint needs a refresh token that its provider gave out.', {
    action: 'Enter it, or sign in there with a browser.',
  });

const isKnown = (id: string): MadeleineError =>
  new MadeleineError('usage', `The account ${id} is already synchronised.`, {
    action: 'Change it with `madeleine mail change`, or remove it first.',
  });

const plainElsewhere = (host: string): MadeleineError =>
  new MadeleineError('usage', `${host} is not this computer: without TLS, others could read your password.`, {
    action: 'Use TLS.',
  });
