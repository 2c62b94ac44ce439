import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobShape } from '../job-shape.ts';
import {
  mailAccountChange,
  mailAccountShape,
  mailAccountsResponse,
  mailFoldersResponse,
  mailRemovedResponse,
  mailSignedIn,
  mailSignIn,
  mailSignInResponse,
  newMailAccount,
} from '../mail-verbs.ts';

const id = z.object({ id: z.string().min(1).max(200) });

export const getMailAccounts = endpoint({
  id: 'mailAccounts',
  method: 'get',
  path: '/mail/accounts',
  summary: 'Lists the mail accounts that are synchronised, with their state and last sync.',
  scope: 'admin',
  answer: { kind: 'json', schema: mailAccountsResponse },
});

export const postMailAccount = endpoint({
  id: 'addMailAccount',
  method: 'post',
  path: '/mail/accounts',
  summary: 'Adds an account of an IMAP server after signing in to it once. The secret is stored encrypted.',
  scope: 'admin',
  body: newMailAccount,
  answer: { kind: 'json', schema: mailAccountShape },
});

export const postMailSignIn = endpoint({
  id: 'beginMailSignIn',
  method: 'post',
  path: '/mail/sign-ins',
  summary:
    'Begins a sign-in of a mail account with a browser (OAuth 2): the browser goes to `url` and returns to the settings.',
  scope: 'admin',
  body: mailSignIn,
  answer: { kind: 'json', schema: mailSignInResponse },
});

export const postMailSignedIn = endpoint({
  id: 'finishMailSignIn',
  method: 'post',
  path: '/mail/sign-ins/finish',
  summary: 'Finishes a sign-in with what the browser brought back, and adds or changes the account.',
  scope: 'admin',
  body: mailSignedIn,
  answer: { kind: 'json', schema: mailAccountShape },
});

export const patchMailAccount = endpoint({
  id: 'changeMailAccount',
  method: 'patch',
  path: '/mail/accounts/{id}',
  summary: 'Changes the folders, the secret, or what happens to items whose messages are deleted on the server.',
  scope: 'admin',
  params: id,
  body: mailAccountChange,
  answer: { kind: 'json', schema: mailAccountShape },
});

export const deleteMailAccount = endpoint({
  id: 'removeMailAccount',
  method: 'delete',
  path: '/mail/accounts/{id}',
  summary: 'Stops synchronising an account and deletes its secret. Items that it brought stay.',
  scope: 'admin',
  params: id,
  answer: { kind: 'json', schema: mailRemovedResponse },
});

export const getMailFolders = endpoint({
  id: 'mailFolders',
  method: 'get',
  path: '/mail/accounts/{id}/folders',
  summary: 'Asks the server for the folders of an account.',
  scope: 'admin',
  params: id,
  answer: { kind: 'json', schema: mailFoldersResponse },
});

export const postMailSync = endpoint({
  id: 'syncMail',
  method: 'post',
  path: '/mail/accounts/{id}/sync',
  summary: 'Fetches what is new on the server, as a job.',
  scope: 'admin',
  params: id,
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});
