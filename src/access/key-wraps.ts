import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';
import { type ScryptCost, scryptKey } from './scrypt-key.ts';
import { KEY_BYTES, seal, subkey, unseal } from './sealed-bytes.ts';

/** 128 MiB and some half a second a guess. */
const cost: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };
const SALT_BYTES = 16;
const SHORTEST = 10;
const LONGEST = 1000;

const base64 = z.string().regex(/^[\w-]{1,200}$/);
const passphraseWrap = z.object({
  by: z.literal('passphrase'),
  kdf: z.literal('scrypt'),
  // A file that was tampered with may not ask for more memory than a machine has.
  N: z
    .int()
    .min(2 ** 14)
    .max(2 ** 20),
  r: z.int().min(1).max(16),
  p: z.int().min(1).max(4),
  salt: base64,
  key: base64,
});
const recoveryWrap = z.object({ by: z.literal('recovery'), kdf: z.literal('hkdf'), salt: base64, key: base64 });

/** The key of a memory, encrypted once by its passphrase and once by its recovery key. */
export const wrappedKeySchema = z.object({
  format: z.literal(1),
  cipher: z.literal('aes-256-gcm'),
  passphrase: passphraseWrap,
  recovery: recoveryWrap,
});
export type WrappedKey = z.infer<typeof wrappedKeySchema>;

/**
 * A new key, wrapped, with the recovery key that is shown once and kept nowhere; or a `key` that is in use, wrapped anew. Errors:
 * `usage` for a poor passphrase.
 */
export async function newWrappedKey(
  passphrase: string,
  { at = cost, key = randomBytes(KEY_BYTES) }: { readonly at?: ScryptCost; readonly key?: Uint8Array } = {},
): Promise<{ readonly key: Uint8Array; readonly wrapped: WrappedKey; readonly recoveryKey: string }> {
  const secret = randomBytes(RECOVERY_BYTES);
  const salt = randomBytes(SALT_BYTES);
  const recovery = {
    by: 'recovery',
    kdf: 'hkdf',
    salt: text(salt),
    key: text(seal(subkey(secret, 'recovery', salt), key, 'recovery')),
  } as const;
  const wrapped = { format: 1, cipher: 'aes-256-gcm', passphrase: await wrap(key, passphrase, at), recovery } as const;
  return { key, wrapped, recoveryKey: spelled(secret) };
}

/** The same key under another passphrase; the recovery key stays. Errors: `usage` for a poor passphrase. */
export async function rewrapped(
  wrapped: WrappedKey,
  key: Uint8Array,
  passphrase: string,
  at: ScryptCost = cost,
): Promise<WrappedKey> {
  return { ...wrapped, passphrase: await wrap(key, passphrase, at) };
}

/** The key, by the passphrase or by the recovery key. Errors: `wrong-passphrase`. */
export async function unwrapped({ passphrase, recovery }: WrappedKey, said: string): Promise<Buffer> {
  const secret = recoverySecretOf(said);
  try {
    if (secret !== undefined) {
      const by = subkey(secret, 'recovery', bytes(recovery.salt));
      return unseal(by, bytes(recovery.key), 'recovery');
    }
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
  }
  try {
    return unseal(await scryptKey(said, bytes(passphrase.salt), passphrase), bytes(passphrase.key), 'passphrase');
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    throw new MadeleineError('wrong-passphrase', 'The passphrase is wrong.', {
      action: 'Check the keyboard layout and Caps Lock. The recovery key works in its place.',
    });
  }
}

async function wrap(key: Uint8Array, passphrase: string, at: ScryptCost): Promise<WrappedKey['passphrase']> {
  const length = [...passphrase].length;
  if (length < SHORTEST || length > LONGEST) {
    throw new MadeleineError('usage', `A passphrase has ${SHORTEST} to ${LONGEST} characters.`, {
      action: 'Choose another one; five or six words in a row are easy to remember and hard to guess.',
    });
  }
  const salt = randomBytes(SALT_BYTES);
  const sealed = seal(await scryptKey(passphrase, salt, at), key, 'passphrase');
  return { by: 'passphrase', kdf: 'scrypt', ...at, salt: text(salt), key: text(sealed) };
}

const text = (value: Buffer): string => value.toString('base64url');
const bytes = (value: string): Buffer => Buffer.from(value, 'base64url');

/** 160 bits: 32 letters of five. */
const RECOVERY_BYTES = 20;
/** Crockford's: no letter that is taken for a digit when it is copied by hand. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function spelled(secret: Buffer): string {
  const bits = Array.from(secret, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** Undefined for what is no recovery key. Small letters, spaces, and O, I and L for the digits are understood. */
function recoverySecretOf(said: string): Buffer | undefined {
  const letters = said.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (letters.length !== (RECOVERY_BYTES * 8) / 5 || [...letters].some((letter) => !LETTERS.includes(letter)))
    return undefined;
  const bits = Array.from(letters, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
