import type { IncomingMessage } from 'node:http';
import { MadeleineError } from '../memory/errors.ts';
import type { HostPolicy } from './host-policy.ts';
import { isForPrograms } from './request-target.ts';

/** `target` is the canonical target, which the router uses, too; undefined if the request has no path. */
type GuardedRequest = Pick<IncomingMessage, 'method' | 'headers' | 'rawHeaders'> & {
  readonly target: string | undefined;
};

/**
 * Checks a request before its body is read: a Host that is not ours, an Origin that is not the page
 * that we served, a cross-site request. Preflights are treated like the request that they announce, and
 * no CORS header is ever sent. Sources: RFC 9110 §7.2, Fetch §3.2, Fetch Metadata §2.
 */
export function refusal(request: GuardedRequest, policy: HostPolicy): MadeleineError | undefined {
  const { headers, rawHeaders, target } = request;
  // Neither the absolute form for proxies nor `OPTIONS *` is supported.
  if (target === undefined) return refused('The request target is not a path.');
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  const { host } = headers;
  if (hosts !== 1 || host === undefined) return refused('The request must have exactly one Host header.');
  if (!policy.names.has(nameOf(host))) {
    return refused('Unknown host name for this server.', 'Use the address printed by `madeleine serve`.');
  }
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`)
    return refused('Requests from other sites are not allowed.');
  return isFromElsewhere(request, target) ? refused('Requests from other sites are not allowed.') : undefined;
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d{1,5}$/, '');

/** Links from other sites to a page are allowed; all other requests from another site or port are refused. */
function isFromElsewhere({ method, headers }: GuardedRequest, target: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  const isFollowedLink =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return !isFollowedLink || isForPrograms(target);
}

const refused = (message: string, action = 'Open the web app at its own address.') =>
  new MadeleineError('forbidden', message, { action });
