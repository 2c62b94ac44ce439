import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { MadeleineError } from '../../memory/errors.ts';

/** Members, and bytes of one and of all of those that are read: far more than honest documents have. */
const MOST_MEMBERS = 10_000;
const LARGEST_MEMBER = 32 * 1024 * 1024;
const LARGEST_WHOLE = 64 * 1024 * 1024;

/**
 * The members of a zip whose names are wanted, unpacked. Errors: `corrupt` for what is no whole zip, `encrypted`, `too-large`
 * for more members or bytes than are read, whatever the zip says of itself.
 */
export async function zipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  }).catch((cause: unknown) => {
    throw damaged(cause);
  });
  const parts = new Map<string, Uint8Array>();
  let whole = 0;
  try {
    if (zip.entryCount > MOST_MEMBERS) throw tooLarge();
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      if (entry.isEncrypted()) throw encrypted();
      const part = await unpacked(zip, entry, Math.min(LARGEST_MEMBER, LARGEST_WHOLE - whole));
      whole += part.length;
      parts.set(entry.fileName, part);
    }
  } catch (cause) {
    throw cause instanceof MadeleineError ? cause : damaged(cause);
  }
  return parts;
}

/** Counted as it is unpacked: what a zip says of the size of its members may be a lie. */
async function unpacked(zip: ZipFile, entry: Entry, most: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > most) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    size += piece.length;
    if (size > most) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const damaged = (cause: unknown): MadeleineError =>
  new MadeleineError('corrupt', 'The file is damaged: it is not a whole document.', {
    action: 'Open it in the program that made it; if that fails, restore it from a backup.',
    cause,
  });

const tooLarge = (): MadeleineError =>
  new MadeleineError('too-large', 'Unpacked, the document is larger than what is read of one.', {
    action: 'Save it without pictures, or in several documents.',
  });

export const encrypted = (): MadeleineError =>
  new MadeleineError('encrypted', 'The document is protected by a password.', {
    action: 'Save it without a password and add that file.',
  });
