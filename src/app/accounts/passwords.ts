import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHash } from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';

type Cost = { readonly N: number; readonly r: number; readonly p: number };
const derive = promisify<Buffer, Buffer, number, Cost & { readonly maxmem: number }, Buffer>(scrypt);

/** Cost of scrypt (RFC 7914 §2): 32 MiB a guess, three times over. A password set at another cost is checked at that. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const HASH_BYTES = 32;
const SHORTEST = 10;
const LONGEST = 1000;

/** Errors: `usage` for a password that is too short or too long. */
export async function hashOf(password: string, { N, r, p } = cost): Promise<PasswordHash> {
  const length = [...password].length;
  if (length < SHORTEST || length > LONGEST) {
    throw new MadeleineError('usage', `A password has ${SHORTEST} to ${LONGEST} characters.`, {
      action: 'Choose another password; several words in a row are easy to remember.',
    });
  }
  const salt = randomBytes(16);
  const hash = await hashed(password, salt, { N, r, p });
  return { N, r, p, salt: salt.toString('base64url'), hash: hash.toString('base64url') };
}

/** Whether it is the password. Without one, it takes as long as with one, and is not. */
export async function isPassword(said: string, kept: PasswordHash | undefined): Promise<boolean> {
  const { N, r, p, salt, hash } = kept ?? { ...cost, salt: '', hash: '' };
  const right = kept === undefined ? randomBytes(HASH_BYTES) : Buffer.from(hash, 'base64url');
  const given = await hashed(said, Buffer.from(salt, 'base64url'), { N, r, p });
  return given.length === right.length && timingSafeEqual(given, right) && kept !== undefined;
}

/** The same letters may be written in several ways (NFKC, RFC 8265 §4.2); memory is 128·N·r bytes, and some more. */
const hashed = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  derive(Buffer.from(password.normalize('NFKC')), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r });
