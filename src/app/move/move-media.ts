import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileError } from '../../adapters/files/file-error.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MediaVault } from '../../ports/media-vault.ts';

/**
 * Takes a copy from one vault to another; false where the first has it no more. What is there already is whole, since it
 * got its name last. Errors: `corrupt` for bytes that are not those that the name tells, `disk-full`, `read-only`.
 */
export async function moveCopy(from: MediaVault, to: MediaVault, copy: string): Promise<boolean> {
  const [source, target] = [from.resolve(copy), to.resolve(copy)];
  const known = await from.stat(source);
  if (known === undefined) return false;
  if ((await to.stat(target))?.bytes === known.bytes) return true;
  // Beside the folders of copies, where the vault too keeps what is on its way.
  const incoming = join(dirname(dirname(target)), 'incoming');
  const draft = join(incoming, basename(target));
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    refuseDamaged(await copied(source, draft), copy, source);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw fileError(error, target, 'writing');
  }
  return true;
}

/** The SHA-256 of what was copied, which is on the disk then. */
async function copied(source: string, draft: string): Promise<string> {
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(createReadStream(source), measure, createWriteStream(draft, { mode: 0o600 }));
  const file = await open(draft, 'r+');
  await file.datasync().finally(() => file.close());
  return hash.digest('hex');
}

function refuseDamaged(found: string, copy: string, path: string): void {
  if (basename(copy).startsWith(found)) return;
  throw new MadeleineError('corrupt', 'A copy in this memory is damaged: its content is not what its name tells.', {
    path,
    action: 'Run `madeleine doctor --repair` on the memory that is moved, then run the same command again.',
  });
}
