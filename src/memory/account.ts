import { z } from 'zod';
import { shareFilterSchema } from './share-filter.ts';

/** Somebody who may sign in to a server that several people use. */
export const accountIdSchema = z
  .string()
  .regex(/^acc-[0-9a-f]{16}$/)
  .brand('AccountId');
export type AccountId = z.infer<typeof accountIdSchema>;
export const memoryIdSchema = z
  .string()
  .regex(/^mem-[0-9a-f]{16}$/)
  .brand('MemoryId');
export type MemoryId = z.infer<typeof memoryIdSchema>;
export const shareIdSchema = z
  .string()
  .regex(/^shr-[0-9a-f]{16}$/)
  .brand('ShareId');
export type ShareId = z.infer<typeof shareIdSchema>;

/** What one signs in with: letters, digits and a few marks, in lower case, so that two names never look alike but for case. */
export const accountNameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(100)
  // Not as a pattern, which schemas of JSON have without Unicode.
  .refine((name) => /^[\p{L}\p{N}][\p{L}\p{N}._@+-]*$/u.test(name), 'letters, digits and . _ @ + -');

export const accountSchema = z.object({
  id: accountIdSchema,
  name: accountNameSchema,
  /** What others see, such as "Grandma". */
  shownName: z.string().trim().min(1).max(100),
  /** May manage the accounts and memories of the server; sees no memory for that. */
  admin: z.boolean(),
  /** May not sign in, for now. */
  disabled: z.boolean(),
  created: z.iso.datetime(),
});
export type Account = z.infer<typeof accountSchema>;

/** A password as it is kept: by scrypt (RFC 7914) with the cost that held when it was set. */
export const passwordHashSchema = z.object({
  N: z
    .int()
    .min(2 ** 10)
    .max(2 ** 20),
  r: z.int().min(1).max(64),
  p: z.int().min(1).max(64),
  salt: z.base64url(),
  hash: z.base64url(),
});
export type PasswordHash = z.infer<typeof passwordHashSchema>;

/** By what an account signs in: one password, and any number of identities at other servers (OpenID Connect). */
export const credentialSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('password'),
    account: accountIdSchema,
    password: passwordHashSchema,
    set: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('oidc'),
    account: accountIdSchema,
    issuer: z.url(),
    subject: z.string().min(1).max(255),
    set: z.iso.datetime(),
  }),
]);
export type Credential = z.infer<typeof credentialSchema>;

export const secretKinds = ['session', 'token', 'invitation'] as const;
export type SecretKind = (typeof secretKinds)[number];
/** What an agent may change over MCP, each only where it was allowed by name; `write` allows none of them. */
export const agentScopes = ['note', 'correct', 'tag', 'album'] as const;
export type AgentScope = (typeof agentScopes)[number];
/** `upload`: only to put files into the memory's inbox. */
export const tokenScopes = ['read', 'write', 'admin', ...agentScopes, 'upload'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/**
 * Something that proves who one is: a browser's session, a program's token, an invitation to set a password. Of the secret
 * itself, 256 random bits, only a SHA-256 is kept.
 */
export const accountSecretSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  kind: z.enum(secretKinds),
  account: accountIdSchema,
  name: z.string().max(100),
  scopes: z.array(z.enum(tokenScopes)),
  hash: z.base64url().length(43),
  created: z.iso.datetime(),
  /** Absent: it does not end. */
  expires: z.iso.datetime().optional(),
});
export type AccountSecret = z.infer<typeof accountSecretSchema>;

/** A memory that the server keeps for somebody. `place`: its folder. */
export const keptMemorySchema = z.object({
  id: memoryIdSchema,
  name: z.string().trim().min(1).max(100),
  place: z.string().min(1),
  created: z.iso.datetime(),
});
export type KeptMemory = z.infer<typeof keptMemorySchema>;

/** What an account may do with a whole memory: everything, change what is remembered, or look. */
export const memberRoles = ['owner', 'editor', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];
export const memberSchema = z.object({ memory: memoryIdSchema, account: accountIdSchema, role: z.enum(memberRoles) });
export type Member = z.infer<typeof memberSchema>;

/** A part of a memory that an account may look at: what the filter lets through, now and later. */
export const shareSchema = z.object({
  id: shareIdSchema,
  memory: memoryIdSchema,
  account: accountIdSchema,
  name: z.string().trim().min(1).max(100),
  filter: shareFilterSchema,
  created: z.iso.datetime(),
});
export type Share = z.infer<typeof shareSchema>;

export const auditActions = [
  'account-added',
  'account-changed',
  'account-removed',
  'invited',
  'password-set',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'token-added',
  'token-revoked',
  'memory-added',
  'memory-removed',
  'role-set',
  'role-removed',
  'shared',
  'share-removed',
  'link-added',
  'link-removed',
] as const;

/** Who did what, when: ids and names of accounts, memories and shares, and nothing of what a memory holds. */
export const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  /** Who did it; absent: the command line, or somebody unknown. */
  by: accountIdSchema.optional(),
  account: accountIdSchema.optional(),
  memory: memoryIdSchema.optional(),
  /** A role, the id of a share, link or token, or the network that somebody came from. */
  detail: z.string().max(200).optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
