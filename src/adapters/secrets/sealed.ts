import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as bytes from '../../access/sealed-bytes.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { fileError } from '../../memory/file-error.ts';

/** Encrypts a secret with the key in a file (AES-256-GCM), which is made with mode 0600 where it is not there. `about`: what it is for. */
export async function seal(keyFile: string, secret: string, about: string): Promise<string> {
  const key = (await keyIn(keyFile)) ?? (await makeKey(keyFile));
  return bytes.seal(key, Buffer.from(secret), about).toString('base64');
}

/** What was sealed for the same purpose. Errors: `unauthenticated` where the key is not there, or is another one. */
export async function unseal(keyFile: string, sealed: string, about: string): Promise<string> {
  const key = await keyIn(keyFile);
  if (key === undefined) throw noKey(keyFile);
  try {
    return bytes.unseal(key, Buffer.from(sealed, 'base64'), about).toString('utf8');
  } catch (cause) {
    throw noKey(keyFile, cause);
  }
}

async function keyIn(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const key = Buffer.from(text?.trim() ?? '', 'hex');
  return key.length === bytes.KEY_BYTES ? key : undefined;
}

async function makeKey(file: string): Promise<Buffer> {
  const key = randomBytes(bytes.KEY_BYTES);
  try {
    await writeFile(file, key.toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another program may have made it meanwhile.
    const there = await keyIn(file);
    if (there === undefined) throw fileError(file, error);
    return there;
  }
  return key;
}

const noKey = (path: string, cause?: unknown): MadeleineError =>
  new MadeleineError('unauthenticated', 'The key of the stored passwords is not here, as after a restored backup.', {
    path,
    action: 'Enter the password again: madeleine mail change ACCOUNT --password.',
    cause,
  });
