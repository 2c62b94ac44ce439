import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { MadeleineError } from '../../memory/errors.ts';
import { decodeName } from '../archive/member-name.ts';

/** Bounds of an archive that is held in memory whole; bytes. Pictures of a pass are not unpacked. */
export const passLimits = { archive: 32 * 1024 * 1024, member: 1024 * 1024, entries: 2000, bundled: 100 } as const;

export type Member = { readonly name: string; read(): Promise<Uint8Array>; readonly modified: Date };
export type PassArchive = { readonly members: ReadonlyMap<string, Member>; close(): void };

/** The members of a zip by their names, unpacked when read. Errors: `corrupt`, `too-large`, and `encrypted` when read. */
export async function openPassArchive(bytes: Uint8Array, path: string): Promise<PassArchive> {
  if (bytes.length > passLimits.archive) throw tooLarge(path, 'The pass has more than 32 MB.');
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false, decodeStrings: false });
  } catch (cause) {
    throw corrupt(path, cause);
  }
  const members = new Map<string, Member>();
  try {
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      count += 1;
      if (count > passLimits.entries) throw tooLarge(path, `The pass has more than ${passLimits.entries} files.`);
      const name = decodeName(entry.fileNameRaw);
      if (name.endsWith('/') || members.has(name)) continue;
      const read = (): Promise<Uint8Array> => contentOf(zip, entry, `${path}!/${name}`);
      members.set(name, { name, read, modified: entry.getLastModDate() });
    }
  } catch (cause) {
    zip.close();
    throw cause instanceof MadeleineError ? cause : corrupt(path, cause);
  }
  return { members, close: () => zip.close() };
}

async function contentOf(zip: ZipFile, entry: Entry, path: string): Promise<Uint8Array> {
  if (entry.isEncrypted()) {
    const action = 'Ask for the pass without a password; Wallet has no passwords either.';
    throw new MadeleineError('encrypted', 'The pass is encrypted.', { path, action });
  }
  // What a member claims is checked against what it unpacks to, by the library.
  if (entry.uncompressedSize > passLimits.member) throw tooLarge(path, 'A file of the pass has more than 1 MB.');
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > passLimits.member) throw tooLarge(path, 'A file of the pass has more than 1 MB.');
      parts.push(part);
    }
  } catch (cause) {
    throw cause instanceof MadeleineError ? cause : corrupt(path, cause);
  }
  const content = Buffer.concat(parts);
  if (crc32(content) !== entry.crc32) throw corrupt(path, new Error('its checksum is wrong'));
  return content;
}

const tooLarge = (path: string, message: string): MadeleineError =>
  new MadeleineError('too-large', message, { path, action: 'Check where the pass comes from; honest ones are small.' });

export const corrupt = (path: string, cause: unknown): MadeleineError =>
  new MadeleineError(
    'corrupt',
    `The pass cannot be read: ${cause instanceof Error ? cause.message.replace(/\.+$/, '') : String(cause)}.`,
    { path, action: 'Download the pass again and add that.', cause },
  );
