import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isHashed, passwordHash, type ScryptCost } from '../../access/scrypt-key.ts';
import { fileError } from '../../adapters/files/file-error.ts';
import { passwordHashSchema } from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';

/** 16 MiB a guess, five times over. A password set at another cost is checked at that; one that names none was set at this one. */
const cost: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

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
  password: z.union([passwordHashSchema, passwordHashSchema.pick({ salt: true, hash: true }).strict()]).optional(),
});
export type KeptLink = z.infer<typeof keptLinkSchema>;
const linksFile = z.object({ version: z.literal(1), links: z.array(keptLinkSchema) });

export const hashedPassword = (password: string): Promise<NonNullable<KeptLink['password']>> =>
  passwordHash(password, cost);

export const isPassword = (said: string, kept: NonNullable<KeptLink['password']>): Promise<boolean> =>
  'N' in kept ? isHashed(said, kept) : isHashed(said, { ...cost, ...kept }, 'as-typed');

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

export const linksFileIn = (folder: string): string => join(folder, layout.links);

export const hasExpired = ({ expires }: KeptLink, now: Date): boolean =>
  expires !== undefined && Date.parse(expires) <= now.getTime();

/** The link of a secret among those of a memory's folder, unless it is over. The memory need not be open. Errors: as `readLinks`. */
export async function linkBySecret(folder: string, secret: string, now: Date): Promise<KeptLink | undefined> {
  const said = Buffer.from(secret);
  const isMeant = (one: KeptLink): boolean => {
    const right = Buffer.from(one.secret);
    return right.length === said.length && timingSafeEqual(right, said);
  };
  const link = (await readLinks(linksFileIn(folder))).find(isMeant);
  return link === undefined || hasExpired(link, now) ? undefined : link;
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
