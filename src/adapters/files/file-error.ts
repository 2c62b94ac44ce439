import { type ErrorCode, MadeleineError } from '../../memory/errors.ts';
import { noRoom } from '../../memory/file-error.ts';

type Explanation = { readonly code: ErrorCode; readonly message: string; readonly action: string };

const explanations: Readonly<Record<string, Explanation>> = {
  ENOENT: {
    code: 'missing',
    message: 'The file was not found.',
    action: 'Check the path, or connect its disk.',
  },
  EACCES: {
    code: 'unreadable',
    message: 'You do not have permission to read it.',
    action: 'Give yourself permission to read it.',
  },
  EPERM: {
    code: 'unreadable',
    message: 'You do not have permission to read it.',
    action: 'Give yourself permission to read it.',
  },
  EISDIR: { code: 'unreadable', message: 'Expected a file, but this is a folder.', action: 'Give the path of a file.' },
  EIO: { code: 'unreadable', message: 'The disk reported an error.', action: 'Copy the file from a backup.' },
  ELOOP: { code: 'link-loop', message: 'The links form a loop.', action: 'Remove the link.' },
  ENAMETOOLONG: { code: 'unreadable', message: 'The name is too long.', action: 'Rename it.' },
  ...noRoom,
  EROFS: {
    code: 'read-only',
    message: 'The folder is on a read-only disk.',
    action: 'Choose another folder with --memory.',
  },
  ABORT_ERR: { code: 'cancelled', message: 'Cancelled.', action: 'Run the same command again to resume.' },
};

const notWritable: Explanation = {
  code: 'read-only',
  message: 'You do not have permission to write here.',
  action: 'Give your user write permission, or choose another location.',
};
const inTheWay: Explanation = {
  code: 'usage',
  message: 'A file already exists where a folder is needed.',
  action: 'Choose another name.',
};
/** What the same codes mean where something was to be written. */
const whenWriting: Readonly<Record<string, Explanation>> = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: { ...notWritable, message: 'The disk is read-only.' },
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
};

/** An error of the file system as one that a person can act on; anything else comes back as it is. */
export function fileError(error: unknown, path: string, doing: 'reading' | 'writing' = 'reading'): unknown {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const known =
    code === undefined ? undefined : ((doing === 'writing' ? whenWriting[code] : undefined) ?? explanations[code]);
  if (known === undefined || error instanceof MadeleineError) return error;
  return new MadeleineError(known.code, known.message, { path, action: known.action, cause: error });
}
