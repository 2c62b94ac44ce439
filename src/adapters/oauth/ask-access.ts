import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { TokenRenewal } from '../../memory/mail-account.ts';

/** A program that the owner registered at a provider, and where that hands out access. */
type Client = Pick<TokenRenewal, 'tokenUrl' | 'clientId'> & { readonly clientSecret?: string | undefined };

/** A new access token. `refreshToken` is there where the provider replaces the old one, which then holds no more. */
export type GrantedToken = {
  readonly accessToken: string;
  readonly expiresInSeconds: number | undefined;
  readonly refreshToken: string | undefined;
};

/** How a refusal is told. */
type Words = { readonly what: string; readonly address: string; readonly client: string; readonly withdrawn: string };

const renewing: Words = {
  what: 'renew the access',
  address: 'Check the address of the token endpoint: madeleine mail change ACCOUNT --oauth-refresh --token-url URL.',
  client: 'Check the client id and its secret: madeleine mail change ACCOUNT --oauth-refresh --client-id ID.',
  withdrawn:
    'The permission expired or was withdrawn. Sign in again: madeleine mail change ACCOUNT --oauth-sign-in (or --oauth-refresh).',
};
const signingIn: Words = {
  what: 'give access',
  address: 'Check the address of the token endpoint.',
  client: 'Check the client id and its secret; some providers want a secret of programs on your computer, too.',
  withdrawn: 'Sign in again.',
};

const LONGEST_MS = 30_000;
const LARGEST_ANSWER = 64 * 1024;
const LONGEST_REASON = 200;
const LATER = { action: 'Nothing is lost: the next sync tries again.' };

const granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional(),
  refresh_token: z.string().min(1).optional(),
});
const refusal = z.object({ error: z.string(), error_description: z.string().optional() });

/**
 * Exchanges a refresh token for an access token (RFC 6749, section 6). Errors: `unauthenticated` where the provider refuses,
 * `unreachable`, `timeout`, `rate-limited`, `malformed-reply`.
 */
export const renewToken = ({
  refreshToken,
  scope,
  ...client
}: Client & { readonly refreshToken: string; readonly scope?: string | undefined }): Promise<GrantedToken> =>
  askAccess(
    client,
    { grant_type: 'refresh_token', refresh_token: refreshToken, ...(scope === undefined ? {} : { scope }) },
    renewing,
  );

/** Exchanges what a browser brought back for tokens (RFC 6749, section 4.1.3, with PKCE). Errors: those of `renewToken`. */
export const redeemCode = ({
  code,
  verifier,
  redirect,
  ...client
}: Client & Record<'code' | 'verifier' | 'redirect', string>): Promise<GrantedToken> =>
  askAccess(
    client,
    { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirect },
    signingIn,
  );

async function askAccess(client: Client, grant: Record<string, string>, words: Words): Promise<GrantedToken> {
  const { host } = new URL(client.tokenUrl);
  const { status, text } = await posted(client, grant, host);
  if (status === 429) throw new MadeleineError('rate-limited', `${host} asks to wait before it answers again.`, LATER);
  if (status >= 500) throw new MadeleineError('unreachable', `${host} cannot answer now (HTTP ${status}).`, LATER);
  const said = parsed(text);
  const token = granted.safeParse(said);
  if (status === 200 && token.success) {
    const { access_token: accessToken, expires_in: expiresInSeconds, refresh_token: refreshToken } = token.data;
    return { accessToken, expiresInSeconds, refreshToken };
  }
  const refused = refusal.safeParse(said);
  if (!refused.success)
    throw new MadeleineError('malformed-reply', `${host} does not answer as a token endpoint (HTTP ${status}).`, {
      action: words.address,
    });
  const { error, error_description: description } = refused.data;
  const isOfClient = error === 'invalid_client' || error === 'unauthorized_client';
  throw new MadeleineError('unauthenticated', `${host} refuses to ${words.what} (${reasonOf(error, description)}).`, {
    action: isOfClient ? words.client : words.withdrawn,
  });
}

/** Why a provider refuses, as it says. */
export const reasonOf = (error: string, description = ''): string =>
  `${error}${description === '' ? '' : `: ${description}`}`.slice(0, LONGEST_REASON).replace(/\.$/, '');

async function posted(
  { tokenUrl, clientId, clientSecret }: Client,
  grant: Record<string, string>,
  host: string,
): Promise<{ status: number; text: string }> {
  const body = new URLSearchParams({ ...grant, client_id: clientId });
  if (clientSecret !== undefined) body.set('client_secret', clientSecret);
  const headers = { accept: 'application/json' };
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    const response = await fetch(tokenUrl, { method: 'POST', body, headers, redirect: 'error', signal });
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > LARGEST_ANSWER) break;
    }
    return { status: response.status, text };
  } catch (cause) {
    const code = signal.aborted ? 'timeout' : 'unreachable';
    throw new MadeleineError(code, `${host}, which gives access, cannot be reached.`, { ...LATER, cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
