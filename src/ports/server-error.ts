import { isMadeleineError, MadeleineError } from '../memory/errors.ts';

const certificates = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|UNABLE_TO_GET_ISSUER|ERR_SSL|ERR_TLS/;
const LATER = { action: 'Nothing is lost: the next sync continues where this one stopped.' };

/** What the network said, as an error of ours. */
export function networkError(error: unknown, host: string): Error {
  if (isMadeleineError(error)) return error;
  const code = codeOf(error);
  if (certificates.test(code))
    return new MadeleineError('forbidden', `The certificate of ${host} cannot be verified (${code}).`, {
      action: 'Check the name of the server. For a certificate of your own, set NODE_EXTRA_CA_CERTS to its authority.',
      cause: error,
    });
  return new MadeleineError('unreachable', `${host} cannot be reached${code === '' ? '' : ` (${code})`}.`, {
    ...LATER,
    cause: error,
  });
}

function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && !at.code.startsWith('UND_ERR_SOCKET')) return at.code;
  }
  return '';
}

/** How a kind of server is spoken of. */
export type ServerWords = {
  /** What is asked for there. */
  readonly what: string;
  /** As what its provider names its address. */
  readonly address: string;
  /** By which option of `mail add` it is named. */
  readonly option: string;
};

/** What a server says by the status of its answer; undefined where it is of use. */
export function statusError(
  { status, headers }: Response,
  host: string,
  words: ServerWords,
): MadeleineError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401)
    return new MadeleineError('unauthenticated', `${host} refused the sign-in.`, {
      action: 'Check the user name and the password or access token; some providers ask for an app password.',
    });
  if (status === 403)
    return new MadeleineError('forbidden', `${host} does not let this account read there (HTTP 403).`, LATER);
  if (status === 404 || status === 410)
    return new MadeleineError('not-found', `${host} has no ${words.what} there (HTTP ${status}).`, {
      action: `Check the address of the server; its provider names it as the ${words.address} address.`,
    });
  const retryAfterSeconds = secondsIn(headers.get('retry-after'));
  if (status === 429 || retryAfterSeconds !== undefined)
    return new MadeleineError('rate-limited', `${host} asks to wait before it answers again.`, {
      ...LATER,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  if (status >= 500) return new MadeleineError('unreachable', `${host} cannot answer now (HTTP ${status}).`, LATER);
  return malformed(host, `refused a request (HTTP ${status})`);
}

const LONGEST_WAIT_SECONDS = 15 * 60;
function secondsIn(said: string | null): number | undefined {
  if (said === null) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), LONGEST_WAIT_SECONDS) : undefined;
}

export const malformed = (host: string, what: string): MadeleineError =>
  new MadeleineError('malformed-reply', `${host} ${what}.`, LATER);

export const tooLong = (host: string): MadeleineError =>
  new MadeleineError('too-large', `${host} sent an answer that is too long.`, LATER);

export const silent = (host: string): MadeleineError =>
  new MadeleineError('timeout', `${host} did not answer in time.`, LATER);

/** The password is for the host that the owner named alone. */
export const elsewhere = (host: string, other: URL, { option }: ServerWords): MadeleineError =>
  new MadeleineError('forbidden', `${host} points to another server, ${other.origin}, which is not asked.`, {
    action: `If that server is yours, add the account with ${option} ${other.origin}.`,
  });
