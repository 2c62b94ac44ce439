import { z } from 'zod';
import { batchIdSchema } from './ids.ts';

/** What happens to an item whose message is gone from the server, and lies nowhere else. */
export const deletedPolicies = ['keep', 'archive', 'forget'] as const;
export type DeletedPolicy = (typeof deletedPolicies)[number];

/** Where the password or access token is: encrypted in the record, in the system's keyring, or in an environment variable. */
export const keptSecretSchema = z.discriminatedUnion('kept', [
  z.object({ kept: z.literal('encrypted'), sealed: z.string() }),
  z.object({ kept: z.literal('keyring') }),
  z.object({ kept: z.literal('environment'), variable: z.string() }),
]);
export type KeptSecret = z.infer<typeof keptSecretSchema>;

/** What a server is asked in: IMAP or JMAP for mail; CalDAV and CardDAV, which are one language, for calendars and contacts. */
export const mailProtocols = ['imap', 'jmap', 'dav'] as const;
export type MailProtocol = (typeof mailProtocols)[number];

/** What a folder is for, where the server tells; calendars and address books are the folders of a server of those. */
export const folderUses = [
  ...['inbox', 'sent', 'drafts', 'junk', 'trash', 'archive', 'all', 'flagged'],
  ...['calendar', 'contacts'],
] as const;
export type FolderUse = (typeof folderUses)[number];

/** Where a refresh token is exchanged for an access token (RFC 6749, section 6). */
export const tokenRenewalSchema = z.object({
  tokenUrl: z.string(),
  clientId: z.string(),
  scope: z.string().optional(),
  /** Where one signed in with a browser, to do so again; absent: the refresh token was entered. */
  authorizeUrl: z.string().optional(),
});
export type TokenRenewal = z.infer<typeof tokenRenewalSchema>;

/** How a sync went: what was new, changed and gone. Without `finished` it was stopped, or the program was killed. */
export const mailSyncSchema = z.object({
  started: z.string(),
  finished: z.string().optional(),
  added: z.int(),
  updated: z.int(),
  gone: z.int(),
  failed: z.int(),
  /** Folders that were chosen and are not on the server, by their names. */
  missingFolders: z.array(z.string()),
  batch: batchIdSchema.optional(),
  problem: z.object({ code: z.string(), message: z.string(), action: z.string().optional() }).optional(),
});
export type MailSync = z.infer<typeof mailSyncSchema>;

/** A mailbox, or calendars and contacts, on a server that the memory follows. */
export const mailAccountSchema = z.object({
  /** The address, in lower case, or a name that the owner gave; with the protocol before it unless that is IMAP. */
  id: z.string(),
  protocol: z.enum(mailProtocols).default('imap'),
  host: z.string(),
  port: z.int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'plain']),
  /** Of a DAV or JMAP server: where one begins to look; absent: at its root. */
  path: z.string().optional(),
  user: z.string(),
  signIn: z.enum(['password', 'oauth2']),
  /** With `oauth2`: how access tokens are renewed; absent: the secret is one. */
  renewal: tokenRenewalSchema.optional(),
  secret: keptSecretSchema,
  /** As the server calls them; absent: all but spam, trash, drafts and those that show what lies elsewhere. */
  folders: z.array(z.string()).optional(),
  /** Names of those that the server knows by ids (JMAP) or addresses (DAV). */
  folderNames: z.record(z.string(), z.string()).optional(),
  deleted: z.enum(deletedPolicies),
  created: z.string(),
  last: mailSyncSchema.optional(),
});
export type MailAccount = z.infer<typeof mailAccountSchema>;

/** The names of an account's folders, as people know them. */
export const folderName = ({ folderNames }: Pick<MailAccount, 'folderNames'>, path: string): string =>
  folderNames?.[path] ?? path;

/** The names of chosen folders as the server tells them now. One that is not there keeps the name that it had. */
export function chosenNames(
  { folders, folderNames }: Pick<MailAccount, 'folders' | 'folderNames'>,
  there: readonly { readonly path: string; readonly name: string }[],
): Pick<MailAccount, 'folderNames'> {
  const names = new Map([
    ...Object.entries(folderNames ?? {}),
    ...there.map(({ path, name }) => [path, name] as const),
  ]);
  const chosen = (folders ?? []).flatMap((path) => {
    const name = names.get(path);
    return name === undefined || name === path ? [] : [[path, name] as const];
  });
  return chosen.length === 0 ? {} : { folderNames: Object.fromEntries(chosen) };
}

const folderShape = { account: z.string(), path: z.string() };
const imapFolderSchema = z.object({
  protocol: z.literal('imap').default('imap'),
  ...folderShape,
  uidValidity: z.string(),
  lastUid: z.int(),
  /** Up to where changes are known; absent until the folder was read whole, and where the server counts none. */
  modseq: z.string().optional(),
  /** Messages that were found to be gone by the last sync; the next one acts, for a message may only have been moved. */
  gone: z.array(z.int()),
});
const davFolderSchema = z.object({
  protocol: z.literal('dav'),
  ...folderShape,
  /** Up to where changes are known, where the server tells them; each resource has its own version beside. */
  syncToken: z.string().optional(),
  ctag: z.string().optional(),
  /** As of IMAP, by their places inside the root of the account. */
  gone: z.array(z.string()),
});

const jmapFolderSchema = z.object({
  protocol: z.literal('jmap'),
  ...folderShape,
  /** Up to where changes of the account are known. */
  state: z.string(),
  /** As of IMAP, by their places inside the root of the account. */
  gone: z.array(z.string()),
});

/** How far a folder of an account is known. It is written with the messages that it speaks of, so that a killed sync carries on. */
export const mailFolderSchema = z.union([davFolderSchema, jmapFolderSchema, imapFolderSchema]);
export type MailFolder = z.infer<typeof mailFolderSchema>;
export type ImapFolder = Extract<MailFolder, { protocol: 'imap' }>;
export type JmapFolder = Extract<MailFolder, { protocol: 'jmap' }>;
export type DavFolder = Extract<MailFolder, { protocol: 'dav' }>;

export const mailFolderKey = ({ account, path }: Pick<MailFolder, 'account' | 'path'>): string => `${account}\n${path}`;

const schemes = {
  imap: { secure: ['imaps', 993], plain: ['imap', 143] },
  jmap: { secure: ['jmaps', 443], plain: ['jmap', 80] },
  dav: { secure: ['davs', 443], plain: ['dav', 80] },
} as const;

/** By what a server's messages are known as a place (RFC 5092): `imaps://anna@mail.example.org`. */
export function mailRoot({
  protocol,
  user,
  host,
  port,
  security,
}: Pick<MailAccount, 'protocol' | 'user' | 'host' | 'port' | 'security'>): string {
  const [scheme, usual] = schemes[protocol][security === 'tls' ? 'secure' : 'plain'];
  const named = host.includes(':') ? `[${host}]` : host;
  return `${scheme}://${encodeURIComponent(user)}@${named}${port === usual ? '' : `:${port}`}`;
}

/** Where a folder's messages lie inside the root of their account, as long as its UIDs hold. */
export const folderPlace = (path: string, uidValidity: string): string =>
  `${path.split('/').map(encodeURIComponent).join('/')};UIDVALIDITY=${uidValidity}/;UID=`;

const placeOfGone = (folder: MailFolder): string =>
  folder.protocol === 'imap' ? folderPlace(folder.path, folder.uidValidity) : '';

/** Where those lie that were found to be gone. */
export const gonePlaces = (root: string, folder: MailFolder): string[] =>
  folder.gone.map((one) => `${root}/${placeOfGone(folder)}${one}`);

/** The folder once these places are settled. */
export function withoutGone(root: string, folder: MailFolder, settled: ReadonlySet<string>): MailFolder {
  const isLeft = (one: string | number): boolean => !settled.has(`${root}/${placeOfGone(folder)}${one}`);
  return folder.protocol === 'imap'
    ? { ...folder, gone: folder.gone.filter(isLeft) }
    : { ...folder, gone: folder.gone.filter(isLeft) };
}

/** True for a place on a server of mail, calendars or contacts, where no file lies. */
export const isOnMailServer = (path: string): boolean => /^(imap|jmap|dav)s?:\/\//.test(path);
