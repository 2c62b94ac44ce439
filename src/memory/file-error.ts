import { type ErrorCode, MadeleineError } from './errors.ts';

const problems: Readonly<Record<string, readonly [ErrorCode, message: string, action: string]>> = {
  ENOENT: ['missing', 'The file was not found.', 'Check that the disk is connected, or remove the broken link.'],
  ELOOP: ['link-loop', 'The link leads back to itself.', 'Remove the link.'],
  EACCES: ['unreadable', 'You do not have permission to read it.', 'Give yourself permission to read it.'],
  EPERM: ['unreadable', 'You do not have permission to read it.', 'Give yourself permission to read it.'],
};

/** What is asked of an input; what is asked of the memory's own files is another matter. */
const readingCalls: ReadonlySet<string> = new Set(['open', 'read', 'stat', 'lstat', 'scandir', 'realpath', 'access']);

const resumed = 'Free some space and run the same command again to resume.';
/** Whatever was written, as a copy of an archive while it is read, the input is not at fault. */
export const noRoom = {
  ENOSPC: { code: 'disk-full', message: 'The disk is full.', action: resumed },
  EDQUOT: { code: 'disk-full', message: 'Your disk quota is exceeded.', action: resumed },
} as const;

/**
 * What the file system says of an input as an error that a person can act on (`missing`, `link-loop`, `unreadable`), and `disk-full`;
 * anything else comes back as it is.
 */
export function fileError(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    const { message, action } = noRoom[code];
    return new MadeleineError('disk-full', message, { action, cause: error });
  }
  if (!readingCalls.has(String(error.syscall))) return error;
  if (code === 'ENOENT' && path.includes('\ufffd')) return foreignName(path, error);
  const [known, message, action] = problems[code] ?? [
    'unreadable',
    `The file cannot be read (${code}).`,
    'Check its disk.',
  ];
  return new MadeleineError(known, message, { path, action, cause: error });
}

/** True where there is nothing at a path, which is no failure where nothing has to be. */
export const isAbsence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Bytes that are no UTF-8 come as replacement characters, under which the file cannot be found again. */
const foreignName = (path: string, cause: Error): MadeleineError =>
  new MadeleineError('unreadable', 'The file name is not valid UTF-8, so the file cannot be opened.', {
    path,
    action: 'Rename it (convmv can rename many at once), and add it again.',
    cause,
  });
