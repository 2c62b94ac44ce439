import { z } from 'zod';
import { accountIdSchema, tokenScopes } from '../../memory/account.ts';
import { viewShape } from '../account-shapes.ts';
import { endpoint, scopes } from '../endpoint.ts';

export const tokenShape = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  created: z.iso.datetime(),
  /** Absent: it does not expire. */
  expires: z.iso.datetime().optional(),
  expired: z.boolean(),
});
export type TokenShape = z.infer<typeof tokenShape>;

/** `tokens list` */
export const tokensResponse = z.object({ tokens: z.array(tokenShape) });
export type TokensResponse = z.infer<typeof tokensResponse>;

/** `tokens add`: the only time that the token itself is told. */
export const tokenAddedResponse = tokenShape.extend({ token: z.string() });
export type TokenAddedResponse = z.infer<typeof tokenAddedResponse>;

/** `tokens revoke` */
export const tokenRevokedResponse = z.object({ revoked: z.string() });
export type TokenRevokedResponse = z.infer<typeof tokenRevokedResponse>;

export const newTokenShape = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(z.enum(tokenScopes)).min(1).default(['read']),
  /** Days from now; absent: it does not expire. */
  days: z.number().positive().max(36_500).optional(),
});
export type NewToken = z.input<typeof newTokenShape>;

export const getTokens = endpoint({
  id: 'tokens',
  method: 'get',
  path: '/tokens',
  summary: 'Lists the access tokens of this memory, without their secrets.',
  scope: 'admin',
  answer: { kind: 'json', schema: tokensResponse },
});

export const postToken = endpoint({
  id: 'addToken',
  method: 'post',
  path: '/tokens',
  summary: 'Creates a token and returns it, only this once.',
  scope: 'admin',
  body: newTokenShape,
  answer: { kind: 'json', schema: tokenAddedResponse },
});

export const deleteToken = endpoint({
  id: 'revokeToken',
  method: 'delete',
  path: '/tokens/{id}',
  summary: 'Revokes a token and all its sessions.',
  scope: 'admin',
  params: z.object({ id: z.string().min(1).max(64) }),
  answer: { kind: 'json', schema: tokenRevokedResponse },
});

/** Who the server takes the caller for. `signedIn` without `token`: the owner, on the same machine. */
export const sessionResponse = z.object({
  signedIn: z.boolean(),
  scopes: z.array(z.enum(scopes)),
  token: z.object({ id: z.string(), name: z.string() }).optional(),
  /** On a server with accounts: how one signs in; absent: with a token. */
  signsInBy: z.array(z.enum(['token', 'password', 'oidc'])).optional(),
  /** On a server with accounts: whose session it is. */
  account: z.object({ id: accountIdSchema, name: z.string(), shownName: z.string(), admin: z.boolean() }).optional(),
  /** On a server with accounts: what requests are for that name no memory; absent: nothing is there for the account yet. */
  memory: viewShape.optional(),
});
export type SessionResponse = z.infer<typeof sessionResponse>;

export const getSession = endpoint({
  id: 'session',
  method: 'get',
  path: '/session',
  summary: 'Returns whether the client is signed in, and its permissions. Requires no token.',
  scope: 'read',
  open: true,
  answer: { kind: 'json', schema: sessionResponse },
});

export const postSession = endpoint({
  id: 'signIn',
  method: 'post',
  path: '/session',
  summary: 'Exchanges a token for an HTTP-only cookie, for the web app. Requires only the token in the body.',
  scope: 'read',
  open: true,
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: { kind: 'json', schema: sessionResponse },
});

export const deleteSession = endpoint({
  id: 'signOut',
  method: 'delete',
  path: '/session',
  summary: 'Deletes the session cookie. Requires no token.',
  scope: 'read',
  open: true,
  answer: { kind: 'json', schema: sessionResponse },
});
