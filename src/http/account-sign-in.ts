import type { IncomingHttpHeaders } from 'node:http';
import type { Session } from '../app/accounts/accounts.ts';
import { scopesOf, type View } from '../app/accounts/kept-memories.ts';
import type { ServerAccounts } from '../app/accounts/open-accounts.ts';
import type { Proven } from '../app/accounts/secrets.ts';
import { type Scope, scopes } from '../contract/endpoint.ts';
import type { TokenScope } from '../memory/account.ts';
import { MadeleineError } from '../memory/errors.ts';
import { type AccountCaller, type Caller, unauthenticated } from './caller.ts';
import { networkOf } from './client-address.ts';
import { cookieIn, isOverTls, sessionCookie } from './cookies.ts';
import { FailureLimit } from './failure-limit.ts';
import type { Authentication } from './sign-in.ts';
import { Slots } from './slots.ts';

const VIEW_COOKIE = 'madeleine-memory';
/** Names the memory or the share that a request is for. */
export const VIEW_HEADER = 'madeleine-memory';
const VIEW_ID = /^(?:mem|shr)-[0-9a-f]{16}$/;
const VIEW_DAYS = 365;

/** Authenticates requests to a server with accounts: by a session or a token of an account. Nobody needs none. */
export class AccountSignIn implements Authentication {
  readonly server: ServerAccounts;
  readonly #limit = new FailureLimit();
  readonly #passwords = new Slots(2, 32);

  constructor(server: ServerAccounts) {
    this.server = server;
  }

  async caller(headers: Headers, address: string): Promise<Caller> {
    const said = headers.get('authorization');
    const chosen = headers.get(VIEW_HEADER) ?? undefined;
    if (said !== null) {
      const proven = await this.#byToken(/^Bearer +(\S+)$/i.exec(said)?.[1] ?? '', address);
      return this.#callerOf(proven, proven.secret.scopes, address, { said: chosen });
    }
    const cookie = cookieIn(headers, 'madeleine');
    const proven = cookie === undefined ? undefined : await this.server.accounts.bySession(cookie);
    if (proven === undefined) return this.withoutToken(address);
    const kept = cookieIn(headers, VIEW_COOKIE);
    return this.#callerOf(proven, scopesOfSession(proven), address, { said: chosen, kept });
  }

  /** The session of a browser that sends a token of an account. Errors: `unauthenticated`, `rate-limited`. */
  async byToken(token: string, address: string): Promise<Caller> {
    const proven = await this.#byToken(token, address);
    return this.#callerOf(proven, proven.secret.scopes, address, {});
  }

  async #byToken(token: string, address: string): Promise<Proven> {
    const check = { exists: async () => true, verify: () => this.server.accounts.byToken(token) };
    const proven = (await this.server.accounts.byToken(token)) ?? (await this.#limit.checked(address, token, check));
    if (proven === undefined) throw unauthenticated('This token is invalid: it is wrong, revoked or expired.');
    return proven;
  }

  /** What somebody sees who has just signed in. */
  async signedIn({ account }: Session, address: string): Promise<Caller> {
    const secret = undefined;
    return this.#callerOf({ account, secret }, account.admin ? scopes : scopesOfMember, address, {});
  }

  withoutToken(address: string): Caller {
    return { kind: 'stranger', scopes: new Set(), address };
  }

  /** Tokens are for programs: a browser signs in by password. */
  cookie(): string {
    throw new MadeleineError('usage', 'This server has accounts: sign in with a name and a password.', {
      action: 'Use POST /session/password, or send the token with each request.',
    });
  }

  sessionCookie({ value, seconds }: Session, request: Request, isSecure = isOverTls(request)): string {
    return sessionCookie(value, seconds, isSecure);
  }

  noCookie(): string {
    return sessionCookie('', 0, false);
  }

  async signOut(headers: Headers): Promise<void> {
    const cookie = cookieIn(headers, 'madeleine');
    const proven = cookie === undefined ? undefined : await this.server.accounts.bySession(cookie);
    if (proven !== undefined) await this.server.accounts.signOut(proven);
  }

  /** A choice is no permission: it is looked up anew with every request. */
  viewCookie({ id }: View): string {
    return `${VIEW_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${VIEW_DAYS * 86_400}`;
  }

  /**
   * Looks at a password when its turn comes: that takes memory and a thread, and a wrong one is counted only afterwards, so that
   * many at once would be as many guesses. Errors: those of `work`; `rate-limited` where too many wait.
   */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#passwords.take(work);
    if (turn !== undefined) return turn;
    throw new MadeleineError('rate-limited', 'Too many people are signing in.', {
      action: 'Try again in a moment.',
      retryAfterSeconds: 2,
    });
  }

  /** Where somebody comes from, as far as attempts are counted. */
  networkOf(address: string): string {
    return networkOf(address);
  }

  async #callerOf(
    { account, secret }: Pick<AccountCaller, 'account' | 'secret'>,
    given: readonly TokenScope[],
    address: string,
    choice: { readonly said?: string | undefined; readonly kept?: string | undefined },
  ): Promise<Caller> {
    const views = await this.server.memories.views(account.id);
    const view = chosenView(views, choice);
    const allowed = view === undefined ? [] : scopesOf(view, account);
    const own = given.filter((scope) => scope !== 'admin' || account.admin);
    return {
      kind: 'account',
      scopes: new Set(allowed.filter((scope) => own.includes(scope))),
      account: { account, secret, scopes: new Set(own), views, view },
      address,
    };
  }
}

const scopesOfMember: readonly Scope[] = ['read', 'write'];
const scopesOfSession = ({ account }: Proven): readonly Scope[] => (account.admin ? scopes : scopesOfMember);

/**
 * What a request is for: what it names, which has to be there; what the browser chose last; or else the account's first, which
 * is its own memory where it has one. Errors: `not-found`.
 */
function chosenView(
  views: readonly View[],
  { said, kept }: { readonly said?: string | undefined; readonly kept?: string | undefined },
): View | undefined {
  if (said === undefined) return views.find(({ id }) => id === kept) ?? views[0];
  const found = views.find(({ id }) => id === said);
  if (found !== undefined) return found;
  throw new MadeleineError('not-found', 'There is no such memory, or it is not shared with you.', {
    action: 'List yours with GET /memories.',
  });
}

const WITH_VIEW = /^\/memories\/((?:mem|shr)-[0-9a-f]{16})(\/(?:api|mcp|dav)(?:[/?].*)?)$/;

/** A target that names its memory in front (`/memories/mem-…/api/v1/…`), as the memory and the target in it. */
export function targetOfView(target: string, headers: IncomingHttpHeaders): string {
  const [, view, rest] = WITH_VIEW.exec(target) ?? [];
  if (view === undefined || rest === undefined || !VIEW_ID.test(view)) return target;
  headers[VIEW_HEADER] = view;
  return rest;
}
