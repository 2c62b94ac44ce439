import { z } from 'zod';
import type { ServerAccounts } from '../app/accounts/open-accounts.ts';
import { isMadeleineError } from '../memory/errors.ts';
import type { AccountSignIn } from './account-sign-in.ts';
import { cookieIn, isOverTls } from './cookies.ts';

export const OIDC_PATH = '/sign-in/oidc';
const CALLBACK_PATH = `${OIDC_PATH}/callback`;
const COOKIE = 'madeleine-oidc';
/** Time that somebody has for signing in at the other server. */
const MOST_SECONDS = 600;

const checksShape = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type Checks = z.infer<typeof checksShape>;

/**
 * Signing in at another server: there and back by links of the browser, which therefore are no endpoints. What the answer is
 * checked against waits in a cookie that comes with links from other sites (SameSite=Lax), for ten minutes.
 */
export class OidcSignIn {
  readonly #signIn: AccountSignIn;
  readonly #provider: NonNullable<ServerAccounts['provider']>;

  constructor(signIn: AccountSignIn, provider: NonNullable<ServerAccounts['provider']>) {
    this.#signIn = signIn;
    this.#provider = provider;
  }

  async begin(request: Request): Promise<Response> {
    const { url, checks } = await this.#provider.begin(this.#callback(request));
    return redirected(url, [cookieOf(checks, this.#isSecure(request))]);
  }

  /** Errors other than that nobody is signed in are thrown. */
  async finish(request: Request, address: string): Promise<Response> {
    const checks = checksIn(request.headers);
    const isSecure = this.#isSecure(request);
    try {
      if (checks === undefined) return redirected('/?refused', []);
      const returned = new URL(`${this.#callback(request)}${new URL(request.url).search}`);
      const identity = await this.#provider.finish(returned, checks);
      const network = this.#signIn.networkOf(address);
      const session = await this.#signIn.server.accounts.signInByIdentity(identity, network);
      return redirected('/', [noCookie, this.#signIn.sessionCookie(session, request, isSecure)]);
    } catch (error) {
      if (!isMadeleineError(error) || error.code !== 'unauthenticated') throw error;
      return redirected('/?refused', [noCookie]);
    }
  }

  /** Where the other server sends people back to: the server's public address where one is configured. */
  #callback(request: Request): string {
    const here = this.#provider.publicUrl ?? new URL(request.url).origin;
    return `${here.replace(/\/$/, '')}${CALLBACK_PATH}`;
  }

  #isSecure(request: Request): boolean {
    return this.#provider.publicUrl?.startsWith('https:') === true || isOverTls(request);
  }
}

const cookieOf = (checks: Checks, isSecure: boolean): string => {
  const value = Buffer.from(JSON.stringify(checks)).toString('base64url');
  return `${COOKIE}=${value}; Path=${OIDC_PATH}; HttpOnly; SameSite=Lax; Max-Age=${MOST_SECONDS}${isSecure ? '; Secure' : ''}`;
};
const noCookie = `${COOKIE}=; Path=${OIDC_PATH}; HttpOnly; SameSite=Lax; Max-Age=0`;

function checksIn(headers: Headers): Checks | undefined {
  try {
    return checksShape.parse(JSON.parse(Buffer.from(cookieIn(headers, COOKIE) ?? '', 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}

function redirected(to: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location: to, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
