import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHash } from '../memory/account.ts';
import { KEY_BYTES } from './sealed-bytes.ts';

/** Of scrypt (RFC 7914 §2). */
export type ScryptCost = { readonly N: number; readonly r: number; readonly p: number };
/** The same letters may be written in several ways (NFKC, RFC 8265 §4.2); `as-typed` is for what was kept without regard to that. */
export type Spelling = 'nfkc' | 'as-typed';

const SALT_BYTES = 16;
const derive = promisify<Buffer, Uint8Array, number, ScryptCost & { readonly maxmem: number }, Buffer>(scrypt);

/** A key out of what somebody says. Memory is 128·N·r bytes, and some more. */
export function scryptKey(
  said: string,
  salt: Uint8Array,
  { N, r, p }: ScryptCost,
  spelling: Spelling = 'nfkc',
): Promise<Buffer> {
  const bytes = Buffer.from(spelling === 'nfkc' ? said.normalize('NFKC') : said);
  return derive(bytes, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r });
}

/** A password as it is kept, with the cost that holds now. */
export async function passwordHash(password: string, { N, r, p }: ScryptCost): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await scryptKey(password, salt, { N, r, p });
  return { N, r, p, salt: salt.toString('base64url'), hash: hash.toString('base64url') };
}

/** Whether it is the password that is kept. */
export async function isHashed(said: string, kept: PasswordHash, spelling?: Spelling): Promise<boolean> {
  const given = await scryptKey(said, Buffer.from(kept.salt, 'base64url'), kept, spelling);
  const right = Buffer.from(kept.hash, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}
