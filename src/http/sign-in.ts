import type { TokenBearer, Tokens } from '../app/settings/tokens.ts';
import { type Scope, scopes } from '../contract/endpoint.ts';
import { type Caller, unauthenticated } from './caller.ts';
import { cookieIn, isOverTls, sessionCookie } from './cookies.ts';
import { FailureLimit } from './failure-limit.ts';

const all: ReadonlySet<Scope> = new Set(scopes);
const none: ReadonlySet<Scope> = new Set();

/** How a server knows who asks. */
export interface Authentication {
  /** Errors: `unauthenticated` for an invalid token; `rate-limited`. */
  caller(headers: Headers, address: string): Promise<Caller>;
  byToken(token: string, address: string): Promise<Caller>;
  /** Who asks once the session is over. */
  withoutToken(address: string): Caller;
  /** The session cookie of who has signed in. */
  cookie(caller: Caller, request: Request): string;
  noCookie(): string;
  /** Ends the session of a request where sessions are kept. */
  signOut(headers: Headers): Promise<void>;
}

/** Authenticates a request: by token, by session, or as the owner on the same machine, who needs neither. */
export class SignIn implements Authentication {
  readonly #tokens: Tokens;
  /** Whether the owner needs a token, too. */
  readonly #required: boolean;
  readonly #limit = new FailureLimit();

  constructor(tokens: Tokens, required: boolean) {
    this.#tokens = tokens;
    this.#required = required;
  }

  /** Errors: `unauthenticated` for an invalid token; `rate-limited`. */
  async caller(headers: Headers, address: string): Promise<Caller> {
    const said = headers.get('authorization');
    if (said !== null) return this.byToken(/^Bearer +(\S+)$/i.exec(said)?.[1] ?? '', address);
    const cookie = cookieIn(headers, 'madeleine');
    const bearer = cookie === undefined ? undefined : await this.#tokens.bearerOfSession(cookie);
    if (bearer !== undefined) return bearerCaller(bearer, address);
    return this.withoutToken(address);
  }

  async byToken(token: string, address: string): Promise<Caller> {
    const check = { exists: () => this.#tokens.exists(token), verify: () => this.#tokens.bearer(token) };
    const bearer = (await this.#tokens.verifiedBearer(token)) ?? (await this.#limit.checked(address, token, check));
    if (bearer === undefined) throw unauthenticated('This token is invalid: it is wrong, revoked or expired.');
    return bearerCaller(bearer, address);
  }

  /** Removes the session cookie. */
  withoutToken(address: string): Caller {
    return this.#required ? { kind: 'stranger', scopes: none, address } : { kind: 'owner', scopes: all, address };
  }

  /** The session cookie of a token. Issued over TLS, it is sent over TLS only. */
  cookie({ token }: Caller, request: Request): string {
    if (token === undefined) return this.noCookie();
    const { value, seconds } = this.#tokens.session(token);
    return sessionCookie(value, seconds, isOverTls(request));
  }

  /** A session is its token's: it ends with that, and with its cookie. */
  async signOut(): Promise<void> {}

  noCookie(): string {
    return sessionCookie('', 0, false);
  }
}

const bearerCaller = ({ scopes: given, ...token }: TokenBearer, address: string): Caller => ({
  kind: 'bearer',
  scopes: new Set(given),
  token,
  address,
});
