import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { TokenRenewal } from '../../memory/mail-account.ts';

export type RenewalRequest = TokenRenewal & {
  readonly refreshToken: string;
  readonly clientSecret?: string | undefined;
};

/** A new access token. `refreshToken` is there where the provider replaces the old one, which then holds no more. */
export type RenewedToken = {
  readonly accessToken: string;
  readonly expiresInSeconds: number | undefined;
  readonly refreshToken: string | undefined;
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
export async function renewToken(request: RenewalRequest): Promise<RenewedToken> {
  const { host } = new URL(request.tokenUrl);
  const { status, text } = await posted(request, host);
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
      action: 'Check the address of the token endpoint: madeleine mail change ACCOUNT --oauth-refresh --token-url URL.',
    });
  throw refusedError(host, refused.data.error, refused.data.error_description);
}

function refusedError(host: string, error: string, description = ''): MadeleineError {
  const reason = `${error}${description === '' ? '' : `: ${description}`}`.slice(0, LONGEST_REASON).replace(/\.$/, '');
  const isOfClient = error === 'invalid_client' || error === 'unauthorized_client';
  return new MadeleineError('unauthenticated', `${host} refuses to renew the access (${reason}).`, {
    action: isOfClient
      ? 'Check the client id and its secret: madeleine mail change ACCOUNT --oauth-refresh --client-id ID.'
      : 'The permission expired or was withdrawn. Get a new refresh token: madeleine mail change ACCOUNT --oauth-refresh.',
  });
}

async function posted(request: RenewalRequest, host: string): Promise<{ status: number; text: string }> {
  const { tokenUrl, clientId, clientSecret, refreshToken, scope } = request;
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId });
  if (clientSecret !== undefined) body.set('client_secret', clientSecret);
  if (scope !== undefined) body.set('scope', scope);
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
    throw new MadeleineError(code, `${host}, which renews the access, cannot be reached.`, { ...LATER, cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
