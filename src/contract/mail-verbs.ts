import { z } from 'zod';
import {
  deletedPolicies,
  folderUses,
  keptSecretSchema,
  mailAccountSchema,
  mailSyncSchema,
  tokenRenewalSchema,
} from '../memory/mail-account.ts';
import { providerNames } from './oauth-providers.ts';

const port = z.int().min(1).max(65_535);
const host = z
  .string()
  .trim()
  .max(253)
  .regex(/^[A-Za-z0-9._:-]+$/)
  .refine((said) => URL.canParse(`imap://${said.includes(':') ? `[${said}]` : said}:1`), 'not a host name');
const folders = z.array(z.string().min(1).max(1000)).min(1).max(1000);
const secret = z.string().min(1).max(20_000);
const url = z.url({ protocol: /^https?$/ }).max(2000);
const clientId = z.string().min(1).max(500);
const scope = z.string().min(1).max(2000);

/** `watching`: the server tells of news; `waiting`: it could not be reached and is tried again; `resting`: nobody watches it. */
export const mailStates = ['resting', 'syncing', 'watching', 'waiting'] as const;
export type MailState = (typeof mailStates)[number];

/** A mailbox, or calendars and contacts, on a server; without its secret. */
export const mailAccountShape = mailAccountSchema.omit({ secret: true, last: true }).extend({
  secret: z.enum(keptSecretSchema.options.map((one) => one.shape.kept.value)),
  state: z.enum(mailStates),
  /** Messages, events and contacts of the server that the memory has. */
  messages: z.int(),
  last: mailSyncSchema.optional(),
});
export type MailAccountDocument = z.infer<typeof mailAccountShape>;

/** `mail list` */
export const mailAccountsResponse = z.object({ accounts: z.array(mailAccountShape) });
export type MailAccountsResponse = z.infer<typeof mailAccountsResponse>;

const given = {
  password: secret.optional(),
  /** An OAuth 2 access token, in place of a password. */
  accessToken: secret.optional(),
  /** An OAuth 2 refresh token: access tokens are asked for as `renewal` says. */
  refreshToken: secret.optional(),
  clientSecret: secret.optional(),
  renewal: tokenRenewalSchema
    .extend({ tokenUrl: url, clientId, scope: scope.optional(), authorizeUrl: url.optional() })
    .optional(),
  folders: folders.optional(),
  deleted: z.enum(deletedPolicies).optional(),
};

const named = {
  address: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[!-.0-~\u00a1-\uffff]{1,200}$/),
  /** By default the address. */
  user: z.string().trim().min(1).max(300).optional(),
};

/** A new account of an IMAP server: with a password or a token. */
const newImapAccount = z.object({
  ...named,
  protocol: z.literal('imap').default('imap'),
  host,
  port: port.optional(),
  security: mailAccountSchema.shape.security.default('tls'),
  ...given,
});

/** A new account of a CalDAV and CardDAV server. `url`: where the server is, or calendars and contacts on it are. */
const newDavAccount = z.object({ ...named, protocol: z.literal('dav'), url, ...given });

/** A new account of a JMAP server. `url`: where the server is, or its session. */
const newJmapAccount = z.object({ ...named, protocol: z.literal('jmap'), url, ...given });

export const newMailAccount = z.union([newDavAccount, newJmapAccount, newImapAccount]);
export type NewMailAccount = z.input<typeof newMailAccount>;
export type NewImapAccount = z.input<typeof newImapAccount>;
export type NewJmapAccount = z.input<typeof newJmapAccount>;
export type NewDavAccount = z.input<typeof newDavAccount>;

/** What is to be another way from now on. `allFolders`: no choice of folders any more. */
export const mailAccountChange = z.object({ ...given, allFolders: z.literal(true).optional() });
export type MailAccountChange = z.infer<typeof mailAccountChange>;

/** Where one signs in with a browser: a provider that is known, an issuer that tells, or two endpoints. */
export const grantorShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('provider'), name: z.enum(providerNames) }),
  z.object({ kind: z.literal('issuer'), issuer: url }),
  z.object({ kind: z.literal('endpoints'), authorizeUrl: url, tokenUrl: url }),
]);
export type NamedGrantor = z.infer<typeof grantorShape>;

/**
 * A sign-in with a browser (OAuth 2), for a new account, which then needs a provider and a client, or for one that there is.
 * `clientId`: of the client that the owner registered there.
 */
export const mailSignIn = z.object({
  account: z.union([z.string().min(1).max(200), newMailAccount]),
  at: grantorShape.optional(),
  clientId: clientId.optional(),
  clientSecret: secret.optional(),
  scope: scope.optional(),
});
export type MailSignIn = z.input<typeof mailSignIn>;

/** Where the browser is to go. */
export const mailSignInResponse = z.object({ url: z.string() });

/** What the browser came back with: the query of the address. */
export const mailSignedIn = z.object({ returned: z.string().min(1).max(8000) });

/** `mail folders`: folders, calendars and address books of the server, and whether each is synchronised. */
export const mailFoldersResponse = z.object({
  folders: z.array(
    z.object({ path: z.string(), name: z.string(), use: z.enum(folderUses).optional(), chosen: z.boolean() }),
  ),
});
export type MailFoldersResponse = z.infer<typeof mailFoldersResponse>;

/** `mail remove`: what was found stays in the memory. */
export const mailRemovedResponse = z.object({ removed: z.string() });

/** `mail sync`: how each account went. */
export const mailSyncResponse = z.object({ accounts: z.array(mailAccountShape.pick({ id: true, last: true })) });
export type MailSyncResponse = z.infer<typeof mailSyncResponse>;
