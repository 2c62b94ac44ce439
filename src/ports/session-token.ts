import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token, in hexadecimal; undefined for what cannot be one. Nobody can guess from it what has 256 random bits. */
export const sessionHash = (token: string): string | undefined =>
  /^[\w-]{43}$/.test(token) ? createHash('sha256').update(token).digest('hex') : undefined;
