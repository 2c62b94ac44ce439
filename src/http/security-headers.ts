/** Content security policy of the web app: its own files, nothing inline. Pictures may also be created in the page. */
const appPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every response; a route can only be stricter. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': appPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-dns-prefetch-control': 'off',
};

/** The same with a configured map tile server: its pictures are allowed, nothing else from there. */
export function securityHeadersWith(tiles: string | undefined): Readonly<Record<string, string>> {
  const origin = tiles === undefined ? undefined : URL.parse(tiles)?.origin;
  if (origin === undefined || origin === 'null') return securityHeaders;
  const policy = appPolicy.replace("img-src 'self'", `img-src 'self' ${origin}`);
  return { ...securityHeaders, 'content-security-policy': policy };
}

/**
 * A mail is shown in a sandboxed frame without scripts and remote content: its pictures are embedded. It keeps its origin, so
 * that the surrounding page can measure it; without scripts it cannot misuse that. Its links open in a new tab. Styles are
 * limited by the sanitiser.
 */
export const mailPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox";
