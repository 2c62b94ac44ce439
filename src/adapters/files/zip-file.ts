import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ZipMember, zipParts } from '../../ports/zip-parts.ts';
import { fileError } from './file-error.ts';

/**
 * Writes files of a folder into a zip, without times, owners or other folders. There whole or not at all.
 * Errors: `disk-full`, `read-only`, `cancelled`.
 */
export async function writeZip(
  to: string,
  folder: string,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  const members = names.map((name): ZipMember => ({ name, open: () => createReadStream(join(folder, name)) }));
  return writeMembers(to, members, signal);
}

/** As `writeZip`, of any members. Errors: those of the members, too. */
export async function writeMembers(
  to: string,
  members: Iterable<ZipMember> | AsyncIterable<ZipMember>,
  signal?: AbortSignal,
): Promise<number> {
  const unfinished = `${to}.unfinished`;
  try {
    await pipeline(Readable.from(zipParts(members)), createWriteStream(unfinished, { mode: 0o600 }), {
      ...(signal === undefined ? {} : { signal }),
    });
    await rename(unfinished, to);
    return (await stat(to)).size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw fileError(error, to, 'writing');
  }
}
