import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { seal, subkey, unseal } from '../../access/sealed-bytes.ts';
import { namesSynced } from '../../adapters/files/synced.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import { keyOver } from './keyring.ts';

const PURPOSE = 'cache';
/** A line says nothing in the place of a whole file. */
const LINE = 'line';

/** Writes a file of a memory for its owner alone; sealed where the memory is encrypted. Errors: those of the file system. */
export async function writePrivate(
  path: string,
  content: string | Uint8Array,
  options: { readonly flag?: 'w' | 'wx'; readonly flush?: boolean } = {},
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

/**
 * Adds a line to a file as of `writePrivate`, sealed by itself: what grows is not written anew. It begins a line of its own even
 * where the last one was cut off; with `flush`, it outlives a power cut from then on. Errors: those of the file system.
 */
export async function appendPrivate(path: string, line: string, { flush = false } = {}): Promise<void> {
  await appendFile(path, `\n${sealedLine(lineKeyOver(path), line)}\n`, { mode: 0o600, flush });
  if (flush) await namesSynced(dirname(path));
}

/**
 * The lines that `appendPrivate` wrote, without those that were cut off. Lines that an earlier version left plain in an encrypted
 * memory are sealed. Errors: those of the file system.
 */
export async function readPrivateLines(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  const key = lineKeyOver(path);
  if (key === undefined) return lines;
  const opened = lines
    .map((line) => (isPlain(line) ? line : openedLine(key, line)))
    .filter((line) => line !== undefined);
  if (lines.some(isPlain)) {
    const sealed = opened.map((line) => `${sealedLine(key, line)}\n`).join('');
    await writeFile(`${path}.new`, sealed, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }
  return opened;
}

/** No sealed line has a brace. */
const isPlain = (line: string): boolean => line.startsWith('{');

function lineKeyOver(path: string): Buffer | undefined {
  const key = keyOver(path);
  return key === undefined ? undefined : subkey(key, PURPOSE);
}

const sealedLine = (key: Uint8Array | undefined, line: string): string =>
  key === undefined ? line : seal(key, Buffer.from(line), LINE).toString('base64url');

function openedLine(key: Uint8Array, line: string): string | undefined {
  try {
    return unseal(key, Buffer.from(line, 'base64url'), LINE).toString();
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    return undefined;
  }
}
