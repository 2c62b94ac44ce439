/** What the web app may load: its own files, and nothing inline. Pictures may also be made in the page. */
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

/** On every response, whatever it is; a route may only be stricter. */
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

/** The same where the owner configured a server of map pictures: those may be shown, too, and nothing else from there. */
export function securityHeadersWith(tiles: string | undefined): Readonly<Record<string, string>> {
  const origin = tiles === undefined ? undefined : URL.parse(tiles)?.origin;
  if (origin === undefined || origin === 'null') return securityHeaders;
  const policy = appPolicy.replace("img-src 'self'", `img-src 'self' ${origin}`);
  return { ...securityHeaders, 'content-security-policy': policy };
}

/**
 * A mail is shown in a frame of its own that runs nothing and loads nothing: its pictures are in it. It keeps its origin, so
 * that the page around it can measure it; without scripts it can do nothing with that. Its links open elsewhere. Styles are
 * what the sanitiser left of them.
 */
export const mailPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox";
