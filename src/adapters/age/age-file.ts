import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { MadeleineError } from '../../memory/errors.ts';

/** What every file of age begins with (https://age-encryption.org/v1). */
const MAGIC = 'age-encryption.org/v1';
const MOST_IDENTITY_BYTES = 64 * 1024;

/** Loaded when a backup is encrypted or opened. Error: `dependency-missing`. */
async function loadAge(): Promise<Pick<typeof import('age-encryption'), 'Encrypter' | 'Decrypter'>> {
  try {
    return await import('age-encryption');
  } catch (cause) {
    throw new MadeleineError('dependency-missing', 'Encrypting a backup needs the package age-encryption.', {
      action: 'Run `npm install age-encryption`.',
      cause,
    });
  }
}

/** Checks that backups can be made for these recipients. Errors: `usage`, `dependency-missing`. */
export async function encrypterFor(recipients: readonly string[]) {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new MadeleineError('usage', `${recipient} is not a recipient of age.`, {
        action: 'Give the public key that `age-keygen` prints; it begins with age1.',
        cause,
      });
    }
  }
  return encrypter;
}

/** Writes a file encrypted for recipients, for its owner alone. Errors: as of `encrypterFor`; those of the file system. */
export async function encryptFile(from: string, to: string, recipients: readonly string[]): Promise<void> {
  const encrypter = await encrypterFor(recipients);
  const encrypted = await encrypter.encrypt(streamOf(from));
  await pipeline(
    Readable.fromWeb(encrypted as NodeStream<Uint8Array>),
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

/** Whether a file was encrypted by age. Errors: those of the file system. */
export async function isAgeFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1') === MAGIC;
  } finally {
    await file.close();
  }
}

/** Opens with the identities of a file, as `age-keygen` writes it. Errors: `usage`, `corrupt`, those of the file system. */
export async function decryptFile(from: string, to: string, identityFile: string): Promise<void> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  const text = await readFile(identityFile, 'utf8');
  const identities = text
    .slice(0, MOST_IDENTITY_BYTES)
    .split(/\r?\n/)
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw noIdentity(identityFile);
  try {
    for (const identity of identities) decrypter.addIdentity(identity.trim());
  } catch (cause) {
    throw noIdentity(identityFile, cause);
  }
  const content = await decrypter.decrypt(streamOf(from)).catch((cause: unknown) => {
    throw new MadeleineError('usage', `No identity in ${identityFile} opens this backup.`, {
      path: from,
      action: 'Give the file of the identity whose recipient the backup was made for.',
      cause,
    });
  });
  await pipeline(
    Readable.fromWeb(content as NodeStream<Uint8Array>),
    createWriteStream(to, { flags: 'wx', mode: 0o600 }),
  ).catch((cause: unknown) => {
    if (cause instanceof Error && 'syscall' in cause) throw cause;
    throw new MadeleineError('corrupt', 'The backup cannot be used: it is cut or damaged.', {
      path: from,
      action: 'Use another backup.',
      cause,
    });
  });
}

const noIdentity = (path: string, cause?: unknown): MadeleineError =>
  new MadeleineError('usage', `${path} holds no identity of age.`, {
    path,
    action: 'Give the file that `age-keygen -o` wrote.',
    ...(cause === undefined ? {} : { cause }),
  });

const streamOf = (path: string): ReadableStream<Uint8Array> =>
  Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
