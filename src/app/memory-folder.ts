import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { fileError } from '../adapters/files/file-error.ts';
import { UPLOADS } from '../adapters/files/media-vault.ts';
import { MadeleineError } from '../memory/errors.ts';
import { hasKeys, KEYS, keyOf, makeKeys } from './keys/key-file.ts';

/** The layout of a memory folder; everything a memory knows is inside it, but for the originals. */
export const layout = {
  marker: 'madeleine.json',
  database: 'memory.db',
  secret: 'secret.key',
  tokens: 'tokens.json',
  /** By which passwords of other services are encrypted; in no backup. */
  accountsKey: 'accounts.key',
  links: 'links.json',
  /** Held by whoever adds or takes away. */
  lock: 'import.lock',
  /** Held by whoever changes links or tokens. */
  accessLock: 'access.lock',
  media: 'media',
  cache: 'cache',
  backups: 'backups',
  uploads: UPLOADS,
  keys: KEYS,
} as const;

/** The second is encrypted: an older version says that it cannot open it, in place of calling it damaged. */
const formats = { plain: 1, encrypted: 2 } as const;
const NEWEST_FORMAT = formats.encrypted;
/** What mends a memory that cannot be opened. */
const REPAIR = '`madeleine doctor --repair`';
const markerSchema = z.looseObject({ format: z.int().positive(), created: z.string() });

export type MemoryFolder = {
  readonly path: string;
  readonly created: string;
  readonly secret: string;
  /** Of an encrypted memory. */
  readonly key?: Uint8Array;
};

/** `--memory` or MADELEINE_MEMORY; else `./madeleine-memory` if it is there; else `~/.madeleine`. */
export function chooseFolder(said: string | undefined, cwd = process.cwd()): string {
  if (said !== undefined && said !== '') return resolve(cwd, said);
  const local = join(cwd, 'madeleine-memory');
  return existsSync(local) ? local : join(homedir(), '.madeleine');
}

/** Makes the folder if it is not a memory yet. Errors: `memory-exists` for a full folder of something else, `read-only`. */
export async function createFolder(
  path: string,
  now: Date,
  passphrase?: string,
): Promise<{ folder: MemoryFolder; created: boolean; recoveryKey?: string }> {
  if (existsSync(join(path, layout.marker))) return { folder: await openFolder(path), created: false };
  let recoveryKey: string | undefined;
  try {
    await makeFolder(path);
    const entries = (await readdir(path)).filter(
      (name) => !name.startsWith('.') && !name.startsWith('madeleine.config'),
    );
    // A key alone is what was left where making the folder was stopped, or the disk was full.
    if (entries.some((name) => name !== layout.secret && name !== layout.keys)) {
      throw new MadeleineError('memory-exists', `${path} contains other files and is not a memory.`, {
        path,
        action: 'Choose an empty or a new folder with --memory.',
      });
    }
    if (passphrase !== undefined) recoveryKey = await makeKeys(path, passphrase);
    await markFolder(path, now, passphrase === undefined ? 'plain' : 'encrypted');
  } catch (error) {
    throw fileError(error, path, 'writing');
  }
  return { folder: await openFolder(path), created: true, ...(recoveryKey === undefined ? {} : { recoveryKey }) };
}

/** Makes a folder a memory, whatever else is in it; a whole key that is there is kept. Errors: those of the file system. */
export async function markFolder(path: string, now: Date, kind: keyof typeof formats = 'plain'): Promise<void> {
  await makeSecret(join(path, layout.secret));
  const marker = { format: formats[kind], created: now.toISOString() };
  // The marker makes it a memory: it is there whole or not at all.
  const unfinished = join(path, `.${layout.marker}`);
  await writeFile(unfinished, `${JSON.stringify(marker, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, join(path, layout.marker));
}

/** Where nothing can be made above it, `mkdir` says that the folder is not there; why is known of the nearest one that is. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    // A folder that was there already may be open to others; whose it is not, `doctor` tells.
    await chmod(path, 0o700).catch(() => undefined);
  } catch (error) {
    let above = dirname(path);
    while (!existsSync(above) && above !== dirname(above)) above = dirname(above);
    await access(above, constants.W_OK);
    throw error;
  }
}

/** True for the text of a whole marker, of whatever version. */
export const isMarker = (text: string | undefined): boolean =>
  text !== undefined && markerSchema.safeParse(parseJson(text)).success;

/** True for the marker of a memory that a newer version made. */
export const isNewerMarker = (text: string | undefined): boolean =>
  text !== undefined && (markerSchema.safeParse(parseJson(text)).data?.format ?? 0) > NEWEST_FORMAT;

/** True for the text of a whole key. */
export const isSecret = (text: string | undefined): boolean => /^[0-9a-f]{64}\s*$/.test(text ?? '');

export const isMemory = (path: string): boolean => existsSync(join(path, layout.marker));

/** Whether a folder is that of an encrypted memory, as far as its marker or its keys say so. */
export async function isEncrypted(path: string): Promise<boolean> {
  const marker = await readFile(join(path, layout.marker), 'utf8').catch(() => '');
  return hasKeys(path) || markerSchema.safeParse(parseJson(marker)).data?.format === formats.encrypted;
}

/** Keeps a key that is whole already: another program may be making the same memory. */
async function makeSecret(file: string): Promise<void> {
  const there = await readFile(file, 'utf8').catch(() => '');
  if (isSecret(there)) return;
  await rm(file, { force: true });
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
}

/** Errors: `not-a-memory`, `memory-newer`, `memory-corrupt`, `unreadable`. */
export async function openFolder(path: string): Promise<MemoryFolder> {
  const text = await readFile(join(path, layout.marker), 'utf8').catch((error: unknown) => {
    if (isForbidden(error)) throw forbidden(join(path, layout.marker), error);
    throw new MadeleineError('not-a-memory', `There is no memory in ${path}.`, {
      path,
      action: existsSync(join(`${path}.encrypting`, layout.marker))
        ? 'It was being encrypted when the program ended: run `madeleine encrypt` again.'
        : 'Create one with `madeleine init`, or choose another folder with --memory.',
      cause: error,
    });
  });
  const marker = markerSchema.safeParse(parseJson(text));
  if (!marker.success) {
    throw new MadeleineError('memory-corrupt', `${join(path, layout.marker)} cannot be read.`, {
      path,
      action: `Run ${REPAIR}, or restore the memory from a backup with \`madeleine restore\`.`,
    });
  }
  if (marker.data.format > NEWEST_FORMAT) {
    throw new MadeleineError(
      'memory-newer',
      `This memory was written by a newer version of Madeleine (format ${marker.data.format}, this version supports ${NEWEST_FORMAT}).`,
      {
        path,
        action: 'Update Madeleine.',
      },
    );
  }
  const secret = await readFile(join(path, layout.secret), 'utf8').catch((error: unknown) => {
    if (isForbidden(error)) throw forbidden(join(path, layout.secret), error);
    throw new MadeleineError(
      'memory-corrupt',
      'The key file of this memory is missing; forgotten items could come back.',
      {
        path: join(path, layout.secret),
        action: `Restore it from a backup with \`madeleine restore\`, or run ${REPAIR}, which makes a new one.`,
        cause: error,
      },
    );
  });
  if (!isSecret(secret)) {
    throw new MadeleineError(
      'memory-corrupt',
      'The key file of this memory is damaged; forgotten items could come back.',
      {
        path: join(path, layout.secret),
        action: `Restore it from a backup with \`madeleine restore\`, or run ${REPAIR}, which makes a new one.`,
      },
    );
  }
  const isEncrypted = marker.data.format === formats.encrypted || hasKeys(path);
  return {
    path,
    created: marker.data.created,
    secret: secret.trim(),
    ...(isEncrypted ? { key: await keyOf(path) } : {}),
  };
}

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');

const forbidden = (path: string, cause: unknown): MadeleineError =>
  new MadeleineError('unreadable', `You do not have permission to read ${path}.`, {
    path,
    action: 'Use the memory as the user who created it, or give yourself permission to read its folder.',
    cause,
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
