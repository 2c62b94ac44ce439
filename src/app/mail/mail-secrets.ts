import { join } from 'node:path';
import { z } from 'zod';
import { renewToken } from '../../adapters/oauth/ask-access.ts';
import { seal, unseal } from '../../adapters/secrets/sealed.ts';
import { systemKeyring } from '../../adapters/secrets/system-keyring.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { KeptSecret, MailAccount, TokenRenewal } from '../../memory/mail-account.ts';
import type { MailSecret } from '../../ports/mail-server.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { mayBeAsked } from '../settings/this-machine.ts';

/** Where a secret is to be kept: in the system's keyring where there is one, else encrypted in the memory. */
export type SecretPlace =
  | { readonly place: 'automatic' | 'encrypted' | 'keyring' }
  | { readonly place: 'environment'; readonly variable: string };

/** How an account is signed in to: what is kept, and what follows from that. */
export type SignIn = Pick<MailAccount, 'id' | 'secret' | 'signIn' | 'renewal'>;

/** What is kept of an account whose access is renewed. */
const grantSchema = z.object({ refreshToken: z.string(), clientSecret: z.string().optional() });
type Grant = z.infer<typeof grantSchema>;

/** What the server lets the owner in by. Errors: `unauthenticated` where it is not there any more; those of a renewal. */
export async function readSecret(memory: OpenMemory, account: SignIn): Promise<MailSecret> {
  if (account.renewal !== undefined) return { kind: 'oauth2', accessToken: await accessToken(memory, account) };
  return secretOf(account.signIn, await keptText(memory, account));
}

export const secretOf = (signIn: MailAccount['signIn'], said: string): MailSecret =>
  signIn === 'password' ? { kind: 'password', password: said } : { kind: 'oauth2', accessToken: said };

async function keptText(memory: OpenMemory, { id, secret }: SignIn): Promise<string> {
  switch (secret.kept) {
    case 'encrypted':
      return unseal(keyFile(memory), secret.sealed, id);
    case 'keyring': {
      const keyring = systemKeyring();
      if (keyring === undefined) throw noSecret();
      return keyring.read(keyringName(memory, id));
    }
    case 'environment':
      return fromEnvironment({ place: 'environment', variable: secret.variable }) ?? '';
  }
}

type AccessToken = { readonly accessToken: string; readonly until: number };
/** Access tokens live as long as the program alone; refresh tokens are kept. */
const tokens = new WeakMap<OpenMemory, Map<string, Promise<AccessToken>>>();
/** So long before its end a token is renewed: a server's clock may be ahead. */
const EARLY_MS = 60_000;
/** Of a provider that does not say how long a token holds. */
const USUAL_SECONDS = 300;

async function accessToken(memory: OpenMemory, account: SignIn): Promise<string> {
  const known = tokens.get(memory) ?? new Map<string, Promise<AccessToken>>();
  tokens.set(memory, known);
  const before = await known.get(account.id)?.catch(() => undefined);
  if (before !== undefined && before.until > Date.now()) return before.accessToken;
  // Two who ask at once share a renewal: the provider may replace the refresh token with it.
  const next = renewed(memory, account);
  known.set(account.id, next);
  next.catch(() => known.delete(account.id));
  return (await next).accessToken;
}

/** Forgets an access token that a server refused; true where there was one, so that the next try has another. */
export function dropAccessToken(memory: OpenMemory, id: string): boolean {
  return tokens.get(memory)?.delete(id) === true;
}

async function renewed(memory: OpenMemory, asked: SignIn): Promise<AccessToken> {
  // The refresh token may have been replaced since the account was read.
  const account = (await memory.store.record('mailAccount', asked.id)) ?? asked;
  if (account.renewal === undefined) throw noSecret();
  const before = grantIn(await keptText(memory, account));
  const { grant, ...token } = await renewedGrant(memory, account.renewal, before);
  if (grant !== before) await keepAnew(memory, account, JSON.stringify(grant));
  return token;
}

/** Errors: `offline`, and those of `renewToken`. */
async function renewedGrant(memory: OpenMemory, renewal: TokenRenewal, before: Grant) {
  if (!mayBeAsked(renewal.tokenUrl, memory.configuration)) throw isOffline(new URL(renewal.tokenUrl).host);
  const { authorizeUrl, scope, ...client } = renewal;
  // After a sign-in, all is meant that was given there, which may be less than was asked for.
  const asked = { ...client, ...before, ...(authorizeUrl === undefined ? { scope } : {}) };
  const { accessToken, refreshToken, expiresInSeconds = USUAL_SECONDS } = await renewToken(asked);
  const isSame = refreshToken === undefined || refreshToken === before.refreshToken;
  const until = Date.now() + Math.max(expiresInSeconds * 1000 - EARLY_MS, 0);
  return { accessToken, until, grant: isSame ? before : { ...before, refreshToken } };
}

/** What somebody enters to sign in with. */
export type Offered = {
  readonly password?: string | undefined;
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly clientSecret?: string | undefined;
};

/** How it is signed in with what was entered, and what is to be kept of that. Errors: `usage`, and those of a renewal. */
export async function takeOffer(
  memory: OpenMemory,
  { password, accessToken: token, refreshToken, clientSecret }: Offered,
  renewal: TokenRenewal | undefined,
): Promise<{ readonly signIn: MailAccount['signIn']; readonly secret: MailSecret; readonly text: string } | undefined> {
  if (refreshToken !== undefined) {
    if (renewal === undefined) throw noRenewal();
    const made: Grant = { refreshToken, ...(clientSecret === undefined ? {} : { clientSecret }) };
    const { grant, accessToken } = await renewedGrant(memory, renewal, made);
    return { signIn: 'oauth2', secret: secretOf('oauth2', accessToken), text: JSON.stringify(grant) };
  }
  if (token !== undefined) return { signIn: 'oauth2', secret: secretOf('oauth2', token), text: token };
  if (password === undefined) return undefined;
  return { signIn: 'password', secret: secretOf('password', password), text: password };
}

const noRenewal = (): MadeleineError =>
  new MadeleineError('usage', 'A refresh token needs the token endpoint of its provider and a client id.', {
    action: 'Name them with --token-url and --client-id.',
  });

/** The secret of the client of an account that signed in with a browser, where it has one. */
export async function clientSecretOf(memory: OpenMemory, account: SignIn): Promise<string | undefined> {
  return account.renewal === undefined ? undefined : grantIn(await keptText(memory, account)).clientSecret;
}

function grantIn(text: string): Grant {
  try {
    return grantSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new MadeleineError('unauthenticated', 'What is kept of this account holds no refresh token.', {
      action: 'Sign in again: madeleine mail change ACCOUNT --oauth-sign-in, or with a refresh token --oauth-refresh.',
      cause,
    });
  }
}

/** The provider has replaced the refresh token: without the new one, the next renewal would be refused. */
async function keepAnew(memory: OpenMemory, { id, secret }: SignIn, text: string): Promise<void> {
  const kept = await keepSecret(memory, id, text, { place: secret.kept === 'keyring' ? 'keyring' : 'encrypted' });
  const account = await memory.store.record('mailAccount', id);
  if (account !== undefined)
    await memory.store.write([{ op: 'putRecord', kind: 'mailAccount', id, value: { ...account, secret: kept } }]);
}

const keyFile = ({ folder }: OpenMemory): string => join(folder.path, layout.accountsKey);

/** Two memories may follow the same account. */
const keyringName = ({ folder }: OpenMemory, id: string): string => `${id} in ${folder.path}`;

/** Keeps a secret where it is to be kept. Errors: `dependency-missing` where that is a keyring and there is none. */
export async function keepSecret(
  memory: OpenMemory,
  id: string,
  secret: string,
  place: SecretPlace,
): Promise<KeptSecret> {
  if (place.place === 'environment') return { kept: 'environment', variable: place.variable };
  if (place.place !== 'encrypted') {
    if ((await systemKeyring()?.keep(keyringName(memory, id), secret)) === true) return { kept: 'keyring' };
    if (place.place === 'keyring')
      throw new MadeleineError('dependency-missing', 'There is no keyring on this system that could be used.', {
        action: 'Leave out --keyring: the password is then kept encrypted in the memory folder.',
      });
  }
  return { kept: 'encrypted', sealed: await seal(keyFile(memory), secret, id) };
}

/** Of an account that is followed no more. */
export async function forgetSecret(memory: OpenMemory, { id, secret }: SignIn): Promise<void> {
  dropAccessToken(memory, id);
  if (secret.kept === 'keyring') await systemKeyring()?.remove(keyringName(memory, id));
}

/** Errors: `unauthenticated` where the variable is not set. */
export function fromEnvironment(place: SecretPlace): string | undefined {
  if (place.place !== 'environment') return undefined;
  const said = process.env[place.variable];
  if (said !== undefined && said !== '') return said;
  throw new MadeleineError('unauthenticated', `The environment variable ${place.variable} is not set.`, {
    action: 'Set it to the password, or store the password: madeleine mail change ACCOUNT --password.',
  });
}

export const isOffline = (host: string): MadeleineError =>
  new MadeleineError('offline', `${host} is not asked: Madeleine is set to be offline.`, {
    action: 'Leave out --offline, or turn it off in the settings.',
  });

export const noSecret = (): MadeleineError =>
  new MadeleineError('usage', 'There is no password.', {
    action: 'Enter it when asked, pipe it to the command, or name an environment variable with --password-env.',
  });
