import { readFile, writeFile } from 'node:fs/promises';
import { seal, subkey, unseal } from '../../access/sealed-bytes.ts';
import { keyOver } from './keyring.ts';

const PURPOSE = 'cache';

/** Writes a file of a memory for its owner alone; sealed where the memory is encrypted. Errors: those of the file system. */
export async function writePrivate(
  path: string,
  content: string | Uint8Array,
  options: { readonly flag?: 'w' | 'wx' } = {},
): Promise<void> {
  const key = keyOver(path);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const written = key === undefined ? bytes : seal(subkey(key, PURPOSE), bytes, PURPOSE);
  await writeFile(path, written, { mode: 0o600, ...options });
}

/** What `writePrivate` wrote. Errors: those of the file system; `corrupt`. */
export async function readPrivate(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const key = keyOver(path);
  return key === undefined ? bytes : unseal(subkey(key, PURPOSE), bytes, PURPOSE);
}
