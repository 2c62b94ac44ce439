import type { ImapFlowError } from 'imapflow/lib/errors.js';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';

const timeouts = /^(CONNECT_TIMEOUT|GREETING_TIMEOUT|UPGRADE_TIMEOUT|ETIMEOUT|ETIMEDOUT)$/;
const certificates = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|UNABLE_TO_GET_ISSUER/;
const tooLarge = /^(LiteralTooLarge|LineTooLarge|ResponseTooLarge|TooManyTokens|TooManyResponses)$/;
const LATER = { action: 'Nothing is lost: the next sync continues where this one stopped.' };

/** What the library or the network said, as an error of ours. Answers of the server never hold the password. */
export function mailError(error: unknown, host: string, folder?: string): Error {
  if (isMadeleineError(error)) return error;
  if (!(error instanceof Error)) return new MadeleineError('unreachable', `${host} did not answer.`, LATER);
  const said: ImapFlowError = error;
  const { code = '', responseText } = said;
  const cause = { cause: error };
  if (said.authenticationFailed === true)
    return new MadeleineError('unauthenticated', `${host} refused the sign-in${reason(responseText)}.`, {
      action: 'Check the user name and the password or access token; some providers ask for an app password.',
      ...cause,
    });
  if (said.mailboxMissing === true && folder !== undefined)
    return new MadeleineError('not-found', `There is no folder “${folder}” on ${host}.`, {
      action: 'List the folders with `madeleine mail folders ACCOUNT` and choose again.',
      ...cause,
    });
  if (code === 'ETHROTTLE')
    return new MadeleineError('rate-limited', `${host} asks to wait before it answers again.`, {
      ...LATER,
      ...(said.throttleReset === undefined ? {} : { retryAfterSeconds: Math.ceil(said.throttleReset / 1000) }),
      ...cause,
    });
  if (certificates.test(code))
    return new MadeleineError('forbidden', `The certificate of ${host} cannot be verified (${code}).`, {
      action: 'Check the name of the server. For a certificate of your own, set NODE_EXTRA_CA_CERTS to its authority.',
      ...cause,
    });
  if (timeouts.test(code))
    return new MadeleineError('timeout', `${host} did not answer in time.`, { ...LATER, ...cause });
  if (tooLarge.test(code))
    return new MadeleineError('malformed-reply', `${host} sent an answer that is too long.`, { ...LATER, ...cause });
  if (said.responseStatus === 'NO' || said.responseStatus === 'BAD')
    return new MadeleineError('malformed-reply', `${host} refused a request${reason(responseText)}.`, {
      ...LATER,
      ...cause,
    });
  if (said.tlsFailed === true || code === 'MissingServerExtension')
    return new MadeleineError('forbidden', `${host} offers no encrypted connection on this port.`, {
      action: 'Use port 993 with TLS, or another port with --starttls.',
      ...cause,
    });
  return new MadeleineError('unreachable', `${host} cannot be reached${code === '' ? '' : ` (${code})`}.`, {
    ...LATER,
    ...cause,
  });
}

const LONGEST_REASON = 200;
const reason = (text: string | undefined): string =>
  text === undefined || text === '' ? '' : `: ${text.slice(0, LONGEST_REASON).replace(/\.$/, '')}`;
