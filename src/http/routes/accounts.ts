import type { Session } from '../../app/accounts/accounts.ts';
import type { ServerAccounts } from '../../app/accounts/open-accounts.ts';
import type { ViewShape } from '../../contract/account-shapes.ts';
import * as contract from '../../contract/endpoints/accounts.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { AccountSignIn } from '../account-sign-in.ts';
import { type AccountCaller, type Caller, requireToGive, unauthenticated } from '../caller.ts';
import type { Routes } from '../mounted.ts';
import { told, viewShown } from './told-session.ts';

/** Endpoints of accounts. A server without accounts has them, too, and says so. */
export function mountAccounts(routes: Routes, signIn: AccountSignIn | undefined): void {
  mountSessions(routes, signIn);
  mountOwnTokens(routes, signIn);
  mountAdministration(routes, signIn);
  mountMemories(routes, signIn);
}

function mountSessions(routes: Routes, signIn: AccountSignIn | undefined): void {
  const begun = async (session: Session, { caller, request, answerHeaders }: BegunIn) => {
    const there = here(signIn);
    answerHeaders['set-cookie'] = there.sessionCookie(session, request);
    return told(await there.signedIn(session, caller.address), there.server.signsInBy);
  };
  routes.on(contract.postPassword, async (asked) => {
    const { name, password } = asked.body;
    const there = here(signIn);
    const network = there.networkOf(asked.caller.address);
    return begun(await there.inTurn(() => there.server.accounts.signIn(name, password, network)), asked);
  });
  routes.on(contract.postInvitation, async (asked) => {
    const { invitation, password } = asked.body;
    const there = here(signIn);
    return begun(await there.inTurn(() => there.server.accounts.acceptInvitation(invitation, password)), asked);
  });
  routes.on(contract.putPassword, async (asked) => {
    const { before, password } = asked.body;
    const { account } = who(asked.caller, signIn);
    const there = here(signIn);
    const network = there.networkOf(asked.caller.address);
    const { accounts } = there.server;
    return begun(await there.inTurn(() => accounts.changePassword(account, before, password, network)), asked);
  });
  routes.on(contract.getMemories, ({ caller }) => ({ memories: viewsOf(who(caller, signIn)) }), { fresh: true });
  routes.on(contract.putSessionMemory, ({ caller, body, answerHeaders }) => {
    const mine = who(caller, signIn);
    const view = mine.views.find(({ id }) => id === body.memory);
    if (view === undefined)
      throw new MadeleineError('not-found', 'There is no such memory, or it is not shared with you.', {
        action: 'List yours with GET /memories.',
      });
    answerHeaders['set-cookie'] = here(signIn).viewCookie(view);
    return { memories: viewsOf({ ...mine, view }) };
  });
}

type BegunIn = {
  readonly caller: Caller;
  readonly request: Request;
  readonly answerHeaders: Record<string, string>;
};

function mountOwnTokens(routes: Routes, signIn: AccountSignIn | undefined): void {
  routes.on(contract.getAccountTokens, async ({ caller }) => {
    const { account } = who(caller, signIn);
    return { tokens: await here(signIn).server.accounts.tokens(account.id) };
  });
  routes.on(contract.postAccountToken, ({ caller, body }) => {
    const mine = who(caller, signIn);
    requireToGive({ ...caller, scopes: mine.scopes }, body.scopes);
    return here(signIn).server.accounts.addToken(mine.account, body, mine.account.id);
  });
  routes.on(contract.deleteAccountToken, async ({ caller, params }) => {
    const { id } = who(caller, signIn).account;
    return { revoked: await here(signIn).server.accounts.revokeToken(id, params.id, id) };
  });
}

function mountAdministration(routes: Routes, signIn: AccountSignIn | undefined): void {
  const accounts = () => here(signIn).server.accounts;
  routes.on(contract.getAccounts, async ({ caller }) => {
    manager(caller, signIn);
    return { accounts: await accounts().list() };
  });
  routes.on(contract.postAccount, ({ caller, body }) => accounts().add(body, manager(caller, signIn).id));
  routes.on(contract.patchAccount, async ({ caller, params, body }) => {
    const by = manager(caller, signIn).id;
    return accounts().change((await notOneself(accounts(), params.id, by)).id, body, by);
  });
  routes.on(contract.deleteAccount, async ({ caller, params }) => {
    const by = manager(caller, signIn).id;
    return { removed: await accounts().remove((await notOneself(accounts(), params.id, by)).id, by) };
  });
  routes.on(contract.postAccountInvitation, ({ caller, params }) =>
    accounts().invite(params.id, manager(caller, signIn).id),
  );
  routes.on(contract.getAudit, async ({ caller, query }) => {
    manager(caller, signIn);
    return { entries: await accounts().store.audit(query.limit) };
  });
}

/** Nobody locks themselves out. Errors: `usage`. */
async function notOneself(accounts: ServerAccounts['accounts'], said: string, by: string) {
  const account = await accounts.find(said);
  if (account.id !== by) return account;
  throw new MadeleineError('usage', 'You cannot do this to your own account.', {
    action: 'Ask somebody else who manages the server, or use `madeleine accounts`.',
  });
}

function mountMemories(routes: Routes, signIn: AccountSignIn | undefined): void {
  const memories = () => here(signIn).server.memories;
  const accounts = () => here(signIn).server.accounts;
  routes.on(contract.getManagedMemories, async ({ caller }) => {
    const { account } = who(caller, signIn);
    return { memories: await memories().managedBy(account) };
  });
  routes.on(contract.postMemory, async ({ caller, body }) => {
    const by = manager(caller, signIn).id;
    return memories().add({ name: body.name, owner: await accounts().find(body.owner) }, by);
  });
  routes.on(contract.putMember, async ({ caller, params, body }) => {
    const { account: by } = who(caller, signIn);
    const memory = await memories().managed(params.id, by);
    const account = await accounts().find(body.account);
    if (body.role === null) await memories().removeRole(memory.id, account, by.id);
    else await memories().setRole(memory.id, account, body.role, by.id);
    return memories().shown(memory);
  });
  routes.on(contract.postMemoryShare, async ({ caller, params, body }) => {
    const { account: by } = who(caller, signIn);
    return memories().share((await memories().managed(params.id, by)).id, body, by.id);
  });
  routes.on(contract.deleteMemoryShare, async ({ caller, params }) => {
    const { account: by } = who(caller, signIn);
    const memory = await memories().managed(params.id, by);
    return { removed: await memories().removeShare(memory.id, params.share, by.id) };
  });
}

/** Errors: `not-found` on a server without accounts. */
function here(signIn: AccountSignIn | undefined): AccountSignIn {
  if (signIn !== undefined) return signIn;
  throw new MadeleineError('not-found', 'This server has no accounts.', {
    action: 'Start it with `madeleine serve --accounts FOLDER`.',
  });
}

/** Errors: `not-found` on a server without accounts; `unauthenticated`. */
function who(caller: Caller, signIn: AccountSignIn | undefined): AccountCaller {
  here(signIn);
  if (caller.account === undefined) throw unauthenticated('Sign in first.');
  return caller.account;
}

/** Errors: `forbidden` for who does not manage the server. */
function manager(caller: Caller, signIn: AccountSignIn | undefined): AccountCaller['account'] {
  const { account } = who(caller, signIn);
  if (account.admin) return account;
  throw new MadeleineError('forbidden', 'Only those who manage the server may do this.', {
    action: 'Ask one of them.',
  });
}

const viewsOf = ({ views, view }: AccountCaller): ViewShape[] =>
  views.map((one) => viewShown(one, one.id === view?.id));
