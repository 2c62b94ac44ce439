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

/** How a sync went: what was new, changed and gone. Without `finished` it was stopped, or the program was killed. */
export const mailSyncSchema = z.object({
  started: z.string(),
  finished: z.string().optional(),
  added: z.int(),
  updated: z.int(),
  gone: z.int(),
  failed: z.int(),
  /** Folders that were chosen and are not on the server. */
  missingFolders: z.array(z.string()),
  batch: batchIdSchema.optional(),
  problem: z.object({ code: z.string(), message: z.string(), action: z.string().optional() }).optional(),
});
export type MailSync = z.infer<typeof mailSyncSchema>;

/** A mailbox on a server that the memory follows. */
export const mailAccountSchema = z.object({
  /** The address, in lower case, or a name that the owner gave. */
  id: z.string(),
  host: z.string(),
  port: z.int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'plain']),
  user: z.string(),
  signIn: z.enum(['password', 'oauth2']),
  secret: keptSecretSchema,
  /** As the server calls them; absent: all but spam, trash, drafts and those that show what lies elsewhere. */
  folders: z.array(z.string()).optional(),
  deleted: z.enum(deletedPolicies),
  created: z.string(),
  last: mailSyncSchema.optional(),
});
export type MailAccount = z.infer<typeof mailAccountSchema>;

/** How far a folder of an account is known. It is written with the messages that it speaks of, so that a killed sync carries on. */
export const mailFolderSchema = z.object({
  account: z.string(),
  path: z.string(),
  uidValidity: z.string(),
  lastUid: z.int(),
  /** Up to where changes are known; absent until the folder was read whole, and where the server counts none. */
  modseq: z.string().optional(),
  /** Messages that were found to be gone by the last sync; the next one acts, for a message may only have been moved. */
  gone: z.array(z.int()),
});
export type MailFolder = z.infer<typeof mailFolderSchema>;

export const mailFolderKey = ({ account, path }: Pick<MailFolder, 'account' | 'path'>): string => `${account}\n${path}`;

/** By what a server's messages are known as a place (RFC 5092): `imaps://anna@mail.example.org`. */
export function mailRoot({
  user,
  host,
  port,
  security,
}: Pick<MailAccount, 'user' | 'host' | 'port' | 'security'>): string {
  const [scheme, usual] = security === 'tls' ? ['imaps', 993] : ['imap', 143];
  const named = host.includes(':') ? `[${host}]` : host;
  return `${scheme}://${encodeURIComponent(user)}@${named}${port === usual ? '' : `:${port}`}`;
}

/** Where a folder's messages lie inside the root of their account, as long as its UIDs hold. */
export const folderPlace = (path: string, uidValidity: string): string =>
  `${path.split('/').map(encodeURIComponent).join('/')};UIDVALIDITY=${uidValidity}/;UID=`;

/** True for a place on a mail server, where no file lies. */
export const isOnMailServer = (path: string): boolean => /^imaps?:\/\//.test(path);
