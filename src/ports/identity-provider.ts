/** What a sign-in at another server is begun with, and checked against when it comes back. */
export type SignInChecks = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Whom another server says somebody is. `email` only where that server has verified it. */
export type Identity = { readonly issuer: string; readonly subject: string; readonly email?: string };

/** Another server at which people prove who they are (OpenID Connect). */
export interface IdentityProvider {
  /** Where the browser is sent, to come back to `redirect`. Errors: `unreachable`, `dependency-missing`. */
  begin(redirect: string): Promise<{ readonly url: string; readonly checks: SignInChecks }>;
  /** Who came back to `returned`. Errors: `unauthenticated` where that server, or any check, does not confirm it; `unreachable`. */
  finish(returned: URL, checks: SignInChecks): Promise<Identity>;
}
