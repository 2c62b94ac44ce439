import type { Configuration, IDToken } from 'openid-client';
import { MadeleineError } from '../../memory/errors.ts';
import type { Identity, IdentityProvider, SignInChecks } from '../../ports/identity-provider.ts';

export type OpenIdSettings = {
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client, whose proof is PKCE alone. */
  readonly clientSecret?: string;
};

type Library = typeof import('openid-client');

const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/**
 * A server that speaks OpenID Connect: authorization code flow with PKCE (RFC 7636), state and nonce. What the server says of
 * itself is read with the first sign-in. Plain HTTP is for a server on the same machine alone.
 */
export class OpenIdProvider implements IdentityProvider {
  readonly #settings: OpenIdSettings;
  #found: Promise<Configuration> | undefined;

  constructor(settings: OpenIdSettings) {
    this.#settings = settings;
  }

  async begin(redirect: string): Promise<{ readonly url: string; readonly checks: SignInChecks }> {
    const library = await loaded();
    const configuration = await this.#configuration(library);
    const checks = {
      state: library.randomState(),
      nonce: library.randomNonce(),
      verifier: library.randomPKCECodeVerifier(),
    };
    const url = library.buildAuthorizationUrl(configuration, {
      redirect_uri: redirect,
      scope: 'openid email',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, checks };
  }

  async finish(returned: URL, { state, nonce, verifier }: SignInChecks): Promise<Identity> {
    const library = await loaded();
    const configuration = await this.#configuration(library);
    const claims = await library
      .authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      .then((tokens) => tokens.claims())
      .catch((cause: unknown) => {
        throw refused(cause);
      });
    if (claims === undefined) throw refused(undefined);
    return { issuer: claims.iss, subject: claims.sub, ...verifiedEmail(claims) };
  }

  #configuration(library: Library): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const address = new URL(issuer);
    const options = isLoopback(address) ? { execute: [library.allowInsecureRequests] } : {};
    this.#found ??= library.discovery(address, clientId, clientSecret, undefined, options).catch((cause: unknown) => {
      // The next who signs in tries again.
      this.#found = undefined;
      throw new MadeleineError('unreachable', `${address.host}, where people sign in, does not answer as expected.`, {
        action: 'Check server.oidc.issuer, and that server.',
        cause,
      });
    });
    return this.#found;
  }
}

const verifiedEmail = ({ email, email_verified: isVerified }: IDToken): { email?: string } =>
  typeof email === 'string' && isVerified === true ? { email: email.toLowerCase() } : {};

const refused = (cause: unknown): MadeleineError =>
  new MadeleineError('unauthenticated', 'The other server did not confirm who you are.', {
    action: 'Try to sign in again.',
    cause,
  });

/** Errors: `dependency-missing`. */
async function loaded(): Promise<Library> {
  try {
    return await import('openid-client');
  } catch (cause) {
    throw new MadeleineError('dependency-missing', 'Signing in at another server needs the package openid-client.', {
      action: 'Install it with: npm install openid-client',
      cause,
    });
  }
}
