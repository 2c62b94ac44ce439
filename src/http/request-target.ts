/** Characters that mean the same with and without percent-encoding (RFC 3986 §2.3). */
const unreserved = /^[\w.~-]$/;

/**
 * The one spelling of a request target that the guard, the router and everything behind them see: dot segments resolved,
 * slashes single, no slash at the end, percent-encoding only where it is needed. An encoded slash stays a part of its segment.
 * Undefined for a target that is no path, such as a proxy's absolute form or `*`.
 */
export function canonicalTarget(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const queryAt = target.search(/[?#]/);
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const query = queryAt < 0 || target[queryAt] === '#' ? '' : (target.slice(queryAt).split('#', 1)[0] ?? '');
  const resolved = URL.parse(`http://localhost${decodedOnce(path)}`)?.pathname;
  if (resolved === undefined) return undefined;
  return `${resolved.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')}${query}`;
}

/** A `%` that does not start an escape is escaped itself, so that decoding again changes nothing. */
const decodedOnce = (path: string): string =>
  path.replace(/%([0-9a-f]{2})?/gi, (said, hex: string | undefined) => {
    if (hex === undefined) return '%25';
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return unreserved.test(character) ? character : said.toUpperCase();
  });

/** Whether a canonical target belongs to the API, to MCP, to WebDAV or to health, in any case, and so is never a page of the web app. */
export const isForPrograms = (target: string): boolean => /^\/(api|mcp|health|dav)([/?]|$)/i.test(target);
