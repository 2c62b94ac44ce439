import { z } from 'zod';
import { accountNameSchema, memberRoles } from '../../memory/account.ts';
import {
  accountChangeShape,
  accountShape,
  accountsResponse,
  accountTokenAdded,
  accountTokensResponse,
  auditResponse,
  invitationResponse,
  keptMemoriesResponse,
  keptMemoryShape,
  newAccountShape,
  newShareShape,
  shareShape,
  viewsResponse,
} from '../account-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { newTokenShape, sessionResponse } from './tokens.ts';

const ofAccount = true;
const id = z.string().min(1).max(100);
const password = z.string().min(1).max(1000);
const one = z.object({ id });

export const postPassword = endpoint({
  id: 'signInByPassword',
  method: 'post',
  path: '/session/password',
  summary: 'Exchanges a name and a password for an HTTP-only cookie. Requires only the two in the body.',
  scope: 'read',
  open: true,
  ofAccount,
  body: z.strictObject({ name: z.string().min(1).max(200), password }),
  answer: { kind: 'json', schema: sessionResponse },
});

export const postInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'post',
  path: '/session/invitation',
  summary: 'Sets the password of an invited account, once, and signs in. Requires only the invitation in the body.',
  scope: 'read',
  open: true,
  ofAccount,
  body: z.strictObject({ invitation: z.string().min(1).max(200), password }),
  answer: { kind: 'json', schema: sessionResponse },
});

export const putPassword = endpoint({
  id: 'changePassword',
  method: 'put',
  path: '/session/password',
  summary: 'Changes the own password, and ends all other sessions.',
  scope: 'write',
  ofAccount,
  body: z.strictObject({ before: password, password }),
  answer: { kind: 'json', schema: sessionResponse },
});

export const putSessionMemory = endpoint({
  id: 'chooseMemory',
  method: 'put',
  path: '/session/memory',
  summary: 'Chooses the memory that requests of this browser are for; other programs name it in each request.',
  scope: 'read',
  ofAccount,
  body: z.strictObject({ memory: id }),
  answer: { kind: 'json', schema: viewsResponse },
});

export const getMemories = endpoint({
  id: 'memories',
  method: 'get',
  path: '/memories',
  summary: 'Lists the memories and shares that the account may look at.',
  scope: 'read',
  ofAccount,
  answer: { kind: 'json', schema: viewsResponse },
});

export const getAccountTokens = endpoint({
  id: 'accountTokens',
  method: 'get',
  path: '/account/tokens',
  summary: 'Lists the tokens of the account, without their secrets.',
  scope: 'read',
  ofAccount,
  answer: { kind: 'json', schema: accountTokensResponse },
});

export const postAccountToken = endpoint({
  id: 'addAccountToken',
  method: 'post',
  path: '/account/tokens',
  summary: 'Creates a token of the account and returns it, only this once. It can do no more than who creates it.',
  scope: 'write',
  ofAccount,
  body: newTokenShape,
  answer: { kind: 'json', schema: accountTokenAdded },
});

export const deleteAccountToken = endpoint({
  id: 'revokeAccountToken',
  method: 'delete',
  path: '/account/tokens/{id}',
  summary: 'Revokes a token of the account.',
  scope: 'write',
  ofAccount,
  params: one,
  answer: { kind: 'json', schema: z.object({ revoked: z.string() }) },
});

export const getAccounts = endpoint({
  id: 'accounts',
  method: 'get',
  path: '/accounts',
  summary: 'Lists all accounts.',
  scope: 'admin',
  ofAccount,
  answer: { kind: 'json', schema: accountsResponse },
});

export const postAccount = endpoint({
  id: 'addAccount',
  method: 'post',
  path: '/accounts',
  summary: 'Creates an account, which can sign in once it has accepted an invitation.',
  scope: 'admin',
  ofAccount,
  body: newAccountShape,
  answer: { kind: 'json', schema: accountShape },
});

export const patchAccount = endpoint({
  id: 'changeAccount',
  method: 'patch',
  path: '/accounts/{id}',
  summary: 'Changes the shown name of an account, disables it, or lets it manage the server.',
  scope: 'admin',
  ofAccount,
  params: one,
  body: accountChangeShape,
  answer: { kind: 'json', schema: accountShape },
});

export const deleteAccount = endpoint({
  id: 'removeAccount',
  method: 'delete',
  path: '/accounts/{id}',
  summary: 'Removes an account with its sessions, tokens, roles and what was shared with it. Memories stay.',
  scope: 'admin',
  ofAccount,
  params: one,
  answer: { kind: 'json', schema: z.object({ removed: z.string() }) },
});

export const postAccountInvitation = endpoint({
  id: 'inviteAccount',
  method: 'post',
  path: '/accounts/{id}/invitation',
  summary: 'Returns a link by which the account sets its password, once, within a week. Earlier links end.',
  scope: 'admin',
  ofAccount,
  params: one,
  answer: { kind: 'json', schema: invitationResponse },
});

export const getAudit = endpoint({
  id: 'accountAudit',
  method: 'get',
  path: '/accounts/audit',
  summary: 'Lists who signed in and what was changed and shared, the latest first.',
  scope: 'admin',
  ofAccount,
  query: z.object({ limit: z.coerce.number().int().min(1).max(1000).default(100) }),
  answer: { kind: 'json', schema: auditResponse },
});

export const getManagedMemories = endpoint({
  id: 'managedMemories',
  method: 'get',
  path: '/memories/managed',
  summary: 'Lists the memories that the account decides about, with who sees what of them.',
  scope: 'read',
  ofAccount,
  answer: { kind: 'json', schema: keptMemoriesResponse },
});

export const postMemory = endpoint({
  id: 'addMemory',
  method: 'post',
  path: '/memories',
  summary: 'Makes an empty memory for an account.',
  scope: 'admin',
  ofAccount,
  body: z.strictObject({ name: z.string().trim().min(1).max(100), owner: id }),
  answer: { kind: 'json', schema: keptMemoryShape },
});

export const putMember = endpoint({
  id: 'setMember',
  method: 'put',
  path: '/memories/{id}/members',
  summary: 'Gives an account, by its id or name, a role in a memory; null takes it away. For owners of the memory.',
  scope: 'write',
  ofAccount,
  params: one,
  body: z.strictObject({ account: z.union([id, accountNameSchema]), role: z.enum(memberRoles).nullable() }),
  answer: { kind: 'json', schema: keptMemoryShape },
});

export const postMemoryShare = endpoint({
  id: 'shareMemory',
  method: 'post',
  path: '/memories/{id}/shares',
  summary: 'Shares what a filter lets through of a memory, now and later, with an account. For owners of the memory.',
  scope: 'write',
  ofAccount,
  params: one,
  body: newShareShape,
  answer: { kind: 'json', schema: shareShape },
});

export const deleteMemoryShare = endpoint({
  id: 'endMemoryShare',
  method: 'delete',
  path: '/memories/{id}/shares/{share}',
  summary: 'Ends a share at once. For owners of the memory.',
  scope: 'write',
  ofAccount,
  params: z.object({ id, share: id }),
  answer: { kind: 'json', schema: z.object({ removed: z.string() }) },
});
