import type { View } from '../app/accounts/kept-memories.ts';
import type { TokenBearer } from '../app/settings/tokens.ts';
import {
  closedToPrograms,
  openToManagers,
  openToOwners,
  openToViewers,
  withoutAccounts,
} from '../contract/account-access.ts';
import { type Endpoint, type Scope, scopes } from '../contract/endpoint.ts';
import type { Account, AccountSecret, TokenScope } from '../memory/account.ts';
import { MadeleineError } from '../memory/errors.ts';

/** The caller and their permissions. */
export type Caller = {
  readonly kind: 'owner' | 'bearer' | 'account' | 'stranger';
  readonly scopes: ReadonlySet<TokenScope>;
  /** The token of a bearer. */
  readonly token?: Pick<TokenBearer, 'id' | 'name' | 'ends'>;
  /** Who signed in to a server with accounts; `scopes` are then those in the memory that is asked for. */
  readonly account?: AccountCaller;
  /** The network address of the client. */
  readonly address: string;
};

export type AccountCaller = {
  readonly account: Account;
  /** Of the session or the token; absent for who has just signed in. */
  readonly secret: AccountSecret | undefined;
  /** What is allowed in matters of the account and the server. */
  readonly scopes: ReadonlySet<TokenScope>;
  readonly views: readonly View[];
  /** The memory, or the share of one, that the request is for. */
  readonly view: View | undefined;
};

/** Errors: `unauthenticated` without a token; `forbidden` for a token without the scope. */
export function requireScope(caller: Caller, scope: TokenScope): void {
  if (caller.scopes.has(scope)) return;
  if (caller.kind === 'stranger') throw unauthenticated('This memory requires a token.');
  if (caller.account !== undefined) throw notAllowed(caller.account);
  throw new MadeleineError('forbidden', `This token does not have the required scope "${scope}".`, {
    action: 'Use a token with this scope, for example from `madeleine tokens add NAME --scope read,write`.',
  });
}

/** Whoever may give a program a token without `admin` does not thereby let it show the memory to others. */
export const whoOf = ({ account, scopes: allowed }: Caller) => ({
  isProgram: account?.secret?.kind === 'token' && !allowed.has('admin'),
});

/** A token is given out with what its giver may do; who may change the memory may let programs do parts of that. */
export function requireToGive(caller: Caller, wanted: readonly TokenScope[]): void {
  const ofEndpoints: ReadonlySet<TokenScope> = new Set<Scope>(scopes);
  for (const scope of wanted) requireScope(caller, ofEndpoints.has(scope) ? scope : 'write');
}

/**
 * Whether a caller may use an endpoint. Errors: as `requireScope`; `forbidden` for what the role of an account does not open;
 * `not-found` for what a server with accounts has not.
 */
export function requireAccess(caller: Caller, { id, scope, open, ofAccount }: Endpoint): void {
  const { account } = caller;
  if (open === true) return;
  if (ofAccount === true) {
    const isClosed = account?.secret?.kind === 'token' && closedToPrograms.has(id);
    requireScope({ ...caller, scopes: account?.scopes ?? caller.scopes }, isClosed ? 'admin' : scope);
    return;
  }
  const isOwner = account?.view?.role === 'owner' && account.secret?.kind === 'session';
  if (isOwner && openToOwners.has(id)) return;
  requireScope(caller, scope);
  if (account === undefined) return;
  if (withoutAccounts.has(id)) {
    throw new MadeleineError('not-found', 'A server with accounts does not have this.', {
      action: 'Use the tokens of your account.',
    });
  }
  const isViewer = account.view?.role === 'viewer' || account.view?.role === 'shared';
  if (isViewer ? !openToViewers.has(id) : openToManagers.has(id) && !account.account.admin) throw notAllowed(account);
}

const notAllowed = ({ view }: AccountCaller): MadeleineError =>
  view === undefined
    ? new MadeleineError('forbidden', 'There is no memory for your account yet.', {
        action: 'Ask who manages the server for one, or somebody to share theirs with you.',
      })
    : new MadeleineError('forbidden', 'Your account may not do this here.', {
        action: 'Ask the owner of the memory, or who manages the server.',
      });

export const unauthenticated = (message: string): MadeleineError =>
  new MadeleineError('unauthenticated', message, {
    action: 'Create a token with `madeleine tokens add NAME` and send it in the header Authorization: Bearer TOKEN.',
  });
