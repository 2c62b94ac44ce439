import { isHashed, passwordHash, type ScryptCost } from '../../access/scrypt-key.ts';
import type { PasswordHash } from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';

/** 32 MiB a guess, three times over. A password set at another cost is checked at that. */
const cost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
const SHORTEST = 10;
const LONGEST = 1000;

/** Errors: `usage` for a password that is too short or too long. */
export async function hashOf(password: string, at = cost): Promise<PasswordHash> {
  const length = [...password].length;
  if (length < SHORTEST || length > LONGEST) {
    throw new MadeleineError('usage', `A password has ${SHORTEST} to ${LONGEST} characters.`, {
      action: 'Choose another password; several words in a row are easy to remember.',
    });
  }
  return passwordHash(password, at);
}

/** Whether it is the password. Without one, it takes as long as with one, and is not. */
export async function isPassword(said: string, kept: PasswordHash | undefined): Promise<boolean> {
  const isRight = await isHashed(said, kept ?? { ...cost, salt: '', hash: '' });
  return isRight && kept !== undefined;
}
