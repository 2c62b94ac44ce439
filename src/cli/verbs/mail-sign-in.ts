import type { App } from '../../app/app.ts';
import type { SecretPlace } from '../../app/mail/mail-secrets.ts';
import type { MailAccountDocument, MailSignIn, NamedGrantor } from '../../contract/mail-verbs.ts';
import { oauthProviders, type ProviderName, providerNames } from '../../contract/oauth-providers.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { listenOnLoopback } from '../loopback-answer.ts';
import type { VerbContext } from '../run-verb.ts';

export type OAuthOptions = {
  /** True where the provider of before is meant, or its endpoints are named. */
  readonly oauthSignIn?: string | true;
  readonly authorizeUrl?: string;
  readonly tokenUrl?: string;
  readonly clientId?: string;
  readonly clientSecretEnv?: string;
  readonly scope?: string;
};

/** Signs in with a browser: prints where to go, and waits on this machine for it to come back. Errors: those of the sign-in. */
export async function signInByBrowser(
  { signal }: VerbContext,
  app: App,
  account: MailSignIn['account'],
  options: OAuthOptions,
  place: SecretPlace,
): Promise<MailAccountDocument> {
  const { clientId, scope } = options;
  const clientSecret = clientSecretIn(options);
  const at = grantorIn(options);
  const host = at?.kind === 'provider' ? oauthProviders[at.name].loopback : '127.0.0.1';
  const loopback = await listenOnLoopback(host);
  try {
    const asked = {
      account,
      ...(at === undefined ? {} : { at }),
      ...(clientId === undefined ? {} : { clientId }),
      ...(clientSecret === undefined ? {} : { clientSecret }),
      ...(scope === undefined ? {} : { scope }),
    };
    const { url } = await app.beginMailSignIn(asked, loopback.redirect, place);
    // Nothing works without it: it is written whatever else is hidden.
    process.stderr.write(
      `Open this address in a browser on this computer and sign in there:\n\n${url}\n\nWaiting; press Ctrl-C to stop.\n`,
    );
    const state = new URL(url).searchParams.get('state') ?? '';
    return await app.finishMailSignIn(await loopback.answer(state, signal));
  } finally {
    loopback.close();
  }
}

/** The provider that was named, if it is one that is known. */
export const providerIn = ({ oauthSignIn }: OAuthOptions): ProviderName | undefined =>
  providerNames.find((name) => name === oauthSignIn);

function grantorIn(options: OAuthOptions): NamedGrantor | undefined {
  const { oauthSignIn, authorizeUrl, tokenUrl } = options;
  const name = providerIn(options);
  if (name !== undefined) return { kind: 'provider', name };
  if (authorizeUrl !== undefined || (tokenUrl !== undefined && oauthSignIn === true)) {
    if (authorizeUrl !== undefined && tokenUrl !== undefined && [authorizeUrl, tokenUrl].every(isWeb))
      return { kind: 'endpoints', authorizeUrl, tokenUrl };
    throw noPlace();
  }
  if (oauthSignIn === true || oauthSignIn === undefined) return undefined;
  if (isWeb(oauthSignIn)) return { kind: 'issuer', issuer: oauthSignIn };
  throw noPlace();
}

const isWeb = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url);

const noPlace = (): MadeleineError =>
  new MadeleineError('usage', 'It is not clear where to sign in.', {
    action: `Name ${providerNames.join(', ')}, the address of an issuer, or both endpoints: --authorize-url URL --token-url URL.`,
  });

/** Errors: `usage` where the variable is not set. */
export function clientSecretIn({ clientSecretEnv }: OAuthOptions): string | undefined {
  const clientSecret = clientSecretEnv === undefined ? undefined : process.env[clientSecretEnv];
  if (clientSecretEnv !== undefined && clientSecret === undefined)
    throw new MadeleineError('usage', `The environment variable ${clientSecretEnv} is not set.`, {
      action: 'Set it to the secret of the client.',
    });
  return clientSecret;
}
