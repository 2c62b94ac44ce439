import type { Grantor } from '../../adapters/oauth/authorisation.ts';
import { type MailSignIn, mailSignIn, type NamedGrantor } from '../../contract/mail-verbs.ts';
import { oauthProviders } from '../../contract/oauth-providers.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MailAccount, MailProtocol, TokenRenewal } from '../../memory/mail-account.ts';
import type { OpenMemory } from '../open-memory.ts';
import { mayBeAsked } from '../settings/this-machine.ts';
import { addMailAccount, changeMailAccount, checkTokenUrl, freeAddress, mailAccount } from './mail-accounts.ts';
import { clientSecretOf, isOffline, type SecretPlace } from './mail-secrets.ts';

/** How long somebody has for signing in at a provider. */
const LONGEST_MS = 10 * 60_000;
const MOST_BEGUN = 100;

type Begun = {
  /** Of the memory: a server may have several. */
  readonly folder: string;
  readonly account: ReturnType<typeof mailSignIn.parse>['account'];
  readonly grantor: Grantor;
  readonly renewal: TokenRenewal;
  readonly clientSecret: string | undefined;
  readonly redirect: string;
  readonly verifier: string;
  readonly place: SecretPlace | undefined;
  readonly until: number;
};

/** Sign-ins that nobody came back from yet, by their state; they are forgotten with the program. */
const begun = new Map<string, Begun>();

const adapter = () => import('../../adapters/oauth/authorisation.ts');

/**
 * Begins a sign-in with a browser (authorisation code with PKCE), which comes back to `redirect`. What is wrong with the account
 * is told before. Errors: `usage`, `not-found`, `offline`, `unreachable`.
 */
export async function beginMailSignIn(
  memory: OpenMemory,
  made: MailSignIn,
  redirect: string,
  place?: SecretPlace,
): Promise<{ readonly url: string }> {
  const { account, ...said } = mailSignIn.parse(made);
  const known = typeof account === 'string' ? await mailAccount(memory, account) : undefined;
  if (typeof account !== 'string') await freeAddress(memory, account);
  const before = known?.renewal;
  const clientId = said.clientId ?? before?.clientId;
  const grantor = said.at === undefined ? grantorBefore(before) : await grantorOf(memory, said.at);
  if (grantor === undefined || clientId === undefined) throw noGrantor();
  for (const url of [grantor.authorizeUrl, grantor.tokenUrl]) checkTokenUrl(url);
  const protocol = known?.protocol ?? (account as Exclude<typeof account, string>).protocol;
  const scope = said.scope ?? (said.at === undefined ? before?.scope : undefined) ?? usualScope(grantor, protocol);
  const { authorizeUrl, tokenUrl } = grantor;
  const renewal = { tokenUrl, authorizeUrl, clientId, ...(scope === undefined ? {} : { scope }) };
  // The secret of a client is for the provider that gave it out.
  const isSameClient = clientId === before?.clientId && tokenUrl === before.tokenUrl;
  const kept = known !== undefined && isSameClient ? await clientSecretOf(memory, known) : undefined;
  const clientSecret = said.clientSecret ?? kept;
  const { beginAuthorisation } = await adapter();
  const parameters = providerAt(authorizeUrl)?.parameters;
  const { url, state, verifier } = await beginAuthorisation({ ...renewal, redirect, parameters });
  const { path: folder } = memory.folder;
  const now = memory.clock.now().getTime();
  const until = now + LONGEST_MS;
  begun.set(state, { folder, account, grantor, renewal, clientSecret, redirect, verifier, place, until });
  for (const [old, { until: end }] of begun) if (end < now || begun.size > MOST_BEGUN) begun.delete(old);
  return { url };
}

/**
 * Finishes a sign-in with what the browser brought back, once: the account is added, or has new access from now on. Errors:
 * `forbidden` where it was begun elsewhere, is over or was refused; those of a renewal and of a `MailSession`.
 */
export async function finishMailSignIn(memory: OpenMemory, returned: URLSearchParams): Promise<MailAccount> {
  const state = returned.get('state') ?? '';
  const one = begun.get(state);
  if (one === undefined || one.folder !== memory.folder.path || one.until < memory.clock.now().getTime())
    throw isOver();
  begun.delete(state);
  const { account, grantor, renewal, clientSecret, redirect, verifier, place } = one;
  const { codeIn } = await adapter();
  const code = await codeIn(returned, grantor, { clientId: renewal.clientId, state });
  if (!mayBeAsked(renewal.tokenUrl, memory.configuration)) throw isOffline(new URL(renewal.tokenUrl).host);
  const { redeemCode } = await import('../../adapters/oauth/ask-access.ts');
  const { refreshToken } = await redeemCode({ ...renewal, clientSecret, code, verifier, redirect });
  if (refreshToken === undefined) throw noRefreshToken(new URL(renewal.tokenUrl).host);
  const offer = { refreshToken, renewal, ...(clientSecret === undefined ? {} : { clientSecret }) };
  return typeof account === 'string'
    ? changeMailAccount(memory, account, offer, place)
    : addMailAccount(memory, { ...account, ...offer }, place);
}

const providerAt = (authorizeUrl: string) =>
  Object.values(oauthProviders).find((provider) => provider.authorizeUrl === authorizeUrl);

const usualScope = ({ authorizeUrl }: Grantor, protocol: MailProtocol): string | undefined =>
  providerAt(authorizeUrl)?.[protocol]?.scope;

const grantorBefore = (renewal: TokenRenewal | undefined): Grantor | undefined =>
  renewal?.authorizeUrl === undefined ? undefined : { tokenUrl: renewal.tokenUrl, authorizeUrl: renewal.authorizeUrl };

async function grantorOf(memory: OpenMemory, at: NamedGrantor): Promise<Grantor> {
  if (at.kind === 'endpoints') return at;
  if (at.kind === 'provider') return oauthProviders[at.name];
  checkTokenUrl(at.issuer);
  if (!mayBeAsked(at.issuer, memory.configuration)) throw isOffline(new URL(at.issuer).host);
  return (await adapter()).discovered(at.issuer);
}

const noGrantor = (): MadeleineError =>
  new MadeleineError('usage', 'To sign in with a browser, a provider and a client are needed.', {
    action: 'Name them: --oauth-sign-in google --client-id ID, or the address of another provider.',
  });

const isOver = (): MadeleineError =>
  new MadeleineError('forbidden', 'This sign-in was not begun here, is finished, or took too long.', {
    action: 'Sign in again; there are ten minutes for it.',
  });

const noRefreshToken = (host: string): MadeleineError =>
  new MadeleineError('forbidden', `${host} gave access for the moment only: no refresh token.`, {
    action: 'Ask for lasting access, as its provider documents it: often the scope offline_access.',
  });
