import type { AuthorizationServer } from 'oauth4webapi';
import { MadeleineError } from '../../memory/errors.ts';
import { boundedBody } from '../../ports/bounded-body.ts';
import { reasonOf } from './ask-access.ts';

/** Where one signs in with a browser. `namesItself`: each answer of it must name its issuer (RFC 9207). */
export type Grantor = {
  readonly issuer?: string | undefined;
  readonly namesItself?: boolean | undefined;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
};

export type Authorisation = {
  readonly authorizeUrl: string;
  readonly clientId: string;
  readonly scope?: string | undefined;
  readonly redirect: string;
  /** What this provider wants to be asked beside. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
};

const LONGEST_MS = 30_000;
const LARGEST_ANSWER = 256 * 1024;

/** What an issuer says of itself (OpenID Connect Discovery or RFC 8414). Errors: `unreachable`, `malformed-reply`. */
export async function discovered(issuer: string): Promise<Grantor> {
  const library = await import('oauth4webapi');
  const url = new URL(issuer);
  const told = (error: unknown): MadeleineError =>
    new MadeleineError('unreachable', `${url.host} does not tell where one signs in.`, {
      action: 'Check the address, or name both endpoints: --authorize-url URL --token-url URL.',
      cause: error,
    });
  let problem: unknown;
  for (const algorithm of ['oidc', 'oauth2'] as const) {
    try {
      const response = await library.discoveryRequest(url, {
        algorithm,
        signal: AbortSignal.timeout(LONGEST_MS),
        [library.allowInsecureRequests]: url.protocol === 'http:',
        [library.customFetch]: async (address, { method, headers, redirect, signal = null }) => {
          const response = await fetch(address, { method, headers, redirect, signal });
          return boundedBody(response, LARGEST_ANSWER, () => new Error('too long'));
        },
      });
      return grantorOf(await library.processDiscoveryResponse(url, response), url.host);
    } catch (error) {
      problem ??= error;
    }
  }
  throw told(problem);
}

function grantorOf(said: AuthorizationServer, host: string): Grantor {
  const { authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl } = said;
  if (authorizeUrl === undefined || tokenUrl === undefined)
    throw new MadeleineError('malformed-reply', `${host} has no sign-in by a browser.`);
  const namesItself = said.authorization_response_iss_parameter_supported === true;
  return { issuer: said.issuer, namesItself, authorizeUrl, tokenUrl };
}

/** Where the browser is sent (RFC 6749, section 4.1.1), and what its answer is checked against: state, and PKCE (RFC 7636). */
export async function beginAuthorisation({ authorizeUrl, clientId, scope, redirect, parameters }: Authorisation) {
  const library = await import('oauth4webapi');
  const [state, verifier] = [library.generateRandomState(), library.generateRandomCodeVerifier()];
  const url = new URL(authorizeUrl);
  const asked = {
    ...parameters,
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    ...(scope === undefined ? {} : { scope }),
    state,
    code_challenge: await library.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return { url: url.href, state, verifier };
}

/** The code that the browser came back with. Errors: `forbidden` where the provider, its user or a check refuses. */
export async function codeIn(
  returned: URLSearchParams,
  { issuer, namesItself, authorizeUrl }: Grantor,
  { clientId, state }: { readonly clientId: string; readonly state: string },
): Promise<string> {
  const library = await import('oauth4webapi');
  const { host, origin } = new URL(authorizeUrl);
  const said = new URLSearchParams(returned);
  // Whose issuer nobody named, nobody can check.
  if (issuer === undefined) said.delete('iss');
  const server = {
    issuer: issuer ?? origin,
    ...(namesItself === true ? { authorization_response_iss_parameter_supported: true } : {}),
  };
  try {
    const code = library.validateAuthResponse(server, { client_id: clientId }, said, state).get('code');
    if (code !== null && code !== '') return code;
  } catch (cause) {
    if (cause instanceof library.AuthorizationResponseError)
      throw new MadeleineError(
        'forbidden',
        `${host} gave no access (${reasonOf(cause.error, cause.error_description)}).`,
        {
          action: 'Sign in again, and allow the access that is asked for.',
          cause,
        },
      );
    throw noAnswer(host, cause);
  }
  throw noAnswer(host);
}

const noAnswer = (host: string, cause?: unknown): MadeleineError =>
  new MadeleineError('forbidden', `What came back does not belong to a sign-in at ${host} that was begun here.`, {
    action: 'Sign in again.',
    cause,
  });
