import { createHash } from 'node:crypto';

/** Based on the content, so that it survives restarts. SHA-1 only distinguishes versions of one response here. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha1').update(content).digest('base64url')}"`;

/** RFC 9110 §13.1.2, weak comparison. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || strong(one.trim()) === strong(etag));

const strong = (etag: string): string => etag.replace(/^W\//, '');
