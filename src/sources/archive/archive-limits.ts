import { MadeleineError } from '../../memory/errors.ts';
import { fileError } from '../../memory/file-error.ts';

/** What an archive may unfold to before it is taken for a bomb. */
export type ArchiveLimits = {
  /** Unpacked ÷ packed bytes of a member or stream; photos and mail stay far below, deflate can reach 1032. */
  readonly ratio: number;
  /** Ratios are only judged above this many unpacked bytes. */
  readonly ratioFrom: number;
  /** Unpacked bytes of one archive. */
  readonly total: number;
  readonly members: number;
};

export const archiveLimits: ArchiveLimits = {
  ratio: 200,
  ratioFrom: 16 * 1024 * 1024,
  total: 4 * 1024 ** 4,
  members: 2_000_000,
};

/** True when `unpacked` bytes out of `packed` are more than any honest file needs. */
export const isBomb = (packed: number, unpacked: number, limits: ArchiveLimits): boolean =>
  unpacked > limits.ratioFrom && unpacked > Math.max(1, packed) * limits.ratio;

export const bombError = (path: string, why: string): MadeleineError =>
  new MadeleineError('archive-bomb', `This archive looks like a decompression bomb: ${why}.`, {
    path,
    action: 'Check where the archive came from; unpack it yourself and add the folder if you trust it.',
  });

export const unsafeError = (path: string, why: string): MadeleineError =>
  new MadeleineError('unsafe-path', `Skipped an archive member because ${why}.`, {
    path,
    action: 'Unpack the archive with a tool you trust, check this file, and add it on its own.',
  });

export const encryptedError = (path: string): MadeleineError =>
  new MadeleineError('encrypted', 'This archive member is encrypted.', {
    path,
    action: 'Unpack the archive with its password and add the folder.',
  });

/** A library's error while reading an archive, as ours: `truncated` when bytes are lacking, else `corrupt`. */
export function damageError(path: string, cause: unknown): MadeleineError {
  const named = fileError(path, cause);
  if (named instanceof MadeleineError) return named;
  const text = cause instanceof Error ? cause.message : String(cause);
  const cut = /unexpected end|end of central directory|Z_BUF_ERROR|expected .* bytes|out of range/i.test(text);
  return new MadeleineError(
    cut ? 'truncated' : 'corrupt',
    `The rest of this archive cannot be read: ${text.replace(/\.+$/, '')}.`,
    {
      path,
      action: 'Download or copy the archive again; the content before the damage was kept.',
      cause,
    },
  );
}
