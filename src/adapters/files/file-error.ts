import { type ErrorCode, MadeleineError } from '../../memory/errors.ts';

type Explanation = { readonly code: ErrorCode; readonly message: string; readonly action: string };

const explanations: Readonly<Record<string, Explanation>> = {
  ENOENT: {
    code: 'missing',
    message: 'The file is not there.',
    action: 'Check the path, or plug in the disk it was on.',
  },
  EACCES: { code: 'unreadable', message: 'It may not be read.', action: 'Give yourself permission to read it.' },
  EPERM: { code: 'unreadable', message: 'It may not be read.', action: 'Give yourself permission to read it.' },
  EISDIR: { code: 'unreadable', message: 'A file was expected here, and this is a folder.', action: 'Name the file.' },
  EIO: { code: 'unreadable', message: 'The disk reported an error.', action: 'Copy the file from a backup.' },
  ELOOP: { code: 'link-loop', message: 'The links lead in a circle.', action: 'Remove the link.' },
  ENAMETOOLONG: { code: 'unreadable', message: 'The name is too long.', action: 'Rename it.' },
  ENOSPC: {
    code: 'disk-full',
    message: 'The disk is full.',
    action: 'Free some space and run the same command again; it carries on.',
  },
  EDQUOT: {
    code: 'disk-full',
    message: 'Your quota on this disk is used up.',
    action: 'Free some space and run the same command again; it carries on.',
  },
  EROFS: {
    code: 'read-only',
    message: 'The folder is on a read-only disk.',
    action: 'Choose another folder with --memory.',
  },
  ABORT_ERR: { code: 'cancelled', message: 'Stopped.', action: 'Run the same command again; it carries on.' },
};

const notWritable: Explanation = {
  code: 'read-only',
  message: 'You may not write there.',
  action: 'Give your user the right to write to it, or choose another place.',
};
const inTheWay: Explanation = {
  code: 'usage',
  message: 'There is a file where a folder should be.',
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
