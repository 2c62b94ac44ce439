import { z } from 'zod';
import {
  accountNameSchema,
  accountSchema,
  auditEntrySchema,
  memberRoles,
  memoryIdSchema,
  shareIdSchema,
  tokenScopes,
} from '../memory/account.ts';
import { shareFilterSchema } from '../memory/share-filter.ts';

/** What others may know of an account. */
export const accountShape = accountSchema.extend({
  /** How it may sign in: neither before an invitation was accepted. */
  signsInBy: z.array(z.enum(['password', 'oidc'])),
});
export type AccountShape = z.infer<typeof accountShape>;
export const accountsResponse = z.object({ accounts: z.array(accountShape) });
export type AccountsResponse = z.infer<typeof accountsResponse>;

export const newAccountShape = z.strictObject({
  name: accountNameSchema,
  shownName: z.string().trim().min(1).max(100).optional(),
  admin: z.boolean().default(false),
});
export type NewAccount = z.input<typeof newAccountShape>;

export const accountChangeShape = z.strictObject({
  shownName: z.string().trim().min(1).max(100).optional(),
  admin: z.boolean().optional(),
  disabled: z.boolean().optional(),
});
export type AccountChange = z.infer<typeof accountChangeShape>;

/** A link by which an account sets its password, once. */
export const invitationResponse = z.object({
  account: accountShape,
  /** To be added to the address of the server; told only here. */
  path: z.string(),
  expires: z.iso.datetime(),
});
export type InvitationResponse = z.infer<typeof invitationResponse>;

export const accountTokenShape = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  created: z.iso.datetime(),
  /** Absent: it does not expire. */
  expires: z.iso.datetime().optional(),
});
export type AccountTokenShape = z.infer<typeof accountTokenShape>;
export const accountTokensResponse = z.object({ tokens: z.array(accountTokenShape) });
/** The only time that the token itself is told. */
export const accountTokenAdded = accountTokenShape.extend({ token: z.string() });
export type AccountTokenAdded = z.infer<typeof accountTokenAdded>;

/** Who sees what of a memory. */
export const memberShape = z.object({ account: accountShape, role: z.enum(memberRoles) });
export const shareShape = z.object({
  id: shareIdSchema,
  name: z.string(),
  account: accountShape,
  filter: shareFilterSchema,
  created: z.iso.datetime(),
});
export type ShareShape = z.infer<typeof shareShape>;
export const keptMemoryShape = z.object({
  id: memoryIdSchema,
  name: z.string(),
  created: z.iso.datetime(),
  members: z.array(memberShape),
  shares: z.array(shareShape),
});
export type KeptMemoryShape = z.infer<typeof keptMemoryShape>;
export const keptMemoriesResponse = z.object({ memories: z.array(keptMemoryShape) });
export type KeptMemoriesResponse = z.infer<typeof keptMemoriesResponse>;

export const newShareShape = z.strictObject({
  /** By id or name. */
  account: z.string().min(1).max(200),
  name: z.string().trim().min(1).max(100),
  filter: shareFilterSchema,
});
export type NewShare = z.infer<typeof newShareShape>;

/** A memory, or a share of one, that the caller may look at. */
export const viewShape = z.object({
  id: z.union([memoryIdSchema, shareIdSchema]),
  /** Of the memory, or of the share. */
  name: z.string(),
  role: z.enum([...memberRoles, 'shared']),
  /** For a share: the memory's name. */
  of: z.string().optional(),
  /** The one that requests are for that name none. */
  chosen: z.boolean(),
});
export type ViewShape = z.infer<typeof viewShape>;
export const viewsResponse = z.object({ memories: z.array(viewShape) });
export type ViewsResponse = z.infer<typeof viewsResponse>;

export const auditResponse = z.object({ entries: z.array(auditEntrySchema) });
