import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { fileError } from '../../adapters/files/file-error.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';

/** A link as its file keeps it. Whoever may read the file may read the memory, too: the secret is kept to be shown again. */
export const keptLinkSchema = z.object({
  id: z.string(),
  secret: z.base64url().length(32),
  name: z.string(),
  album: z.string().optional(),
  items: z.array(z.string()).optional(),
  created: z.iso.datetime(),
  expires: z.iso.datetime().optional(),
  originals: z.boolean(),
  password: z.object({ salt: z.base64url(), hash: z.base64url() }).optional(),
});
export type KeptLink = z.infer<typeof keptLinkSchema>;
const linksFile = z.object({ version: z.literal(1), links: z.array(keptLinkSchema) });

/** Cost of scrypt (RFC 7914 §2): 16 MiB a guess, five times over. */
const cost = { N: 2 ** 14, r: 8, p: 5 } as const;
const HASH_BYTES = 32;
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

export async function hashedPassword(password: string): Promise<NonNullable<KeptLink['password']>> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, HASH_BYTES, cost);
  return { salt: salt.toString('base64url'), hash: hash.toString('base64url') };
}

export async function isPassword(said: string, { salt, hash }: NonNullable<KeptLink['password']>): Promise<boolean> {
  const given = await derive(said, Buffer.from(salt, 'base64url'), HASH_BYTES, cost);
  const right = Buffer.from(hash, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The links of a memory; none where there is no file. Errors: `memory-corrupt`, those of the file system. */
export async function readLinks(file: string): Promise<KeptLink[]> {
  const text = await readPrivate(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw fileError(error, file);
  });
  if (text === undefined) return [];
  try {
    return linksFile.parse(JSON.parse(text.toString())).links;
  } catch (cause) {
    throw new MadeleineError('memory-corrupt', 'The file of links cannot be read.', {
      path: file,
      action: 'Move it aside; its links then no longer work. Make new ones with `madeleine links add`.',
      cause,
    });
  }
}

export async function writeLinks(file: string, links: readonly KeptLink[]): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writePrivate(draft, `${JSON.stringify({ version: 1, links }, null, 2)}\n`, { flag: 'wx' });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw fileError(error, file, 'writing');
  }
}
