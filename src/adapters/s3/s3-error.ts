import { type ErrorCode, MadeleineError } from '../../memory/errors.ts';
import { namedBucket, type S3Place } from './s3-place.ts';

type Kind = 'bucket' | 'gone' | 'denied' | 'keys' | 'full' | 'away';

/** Names of errors by S3's own list and of what other stores add to it. */
const kinds: Readonly<Record<string, Kind>> = {
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  PermanentRedirect: 'bucket',
  NoSuchKey: 'gone',
  NotFound: 'gone',
  AccessDenied: 'denied',
  AllAccessDisabled: 'denied',
  AccountProblem: 'denied',
  InvalidAccessKeyId: 'keys',
  SignatureDoesNotMatch: 'keys',
  ExpiredToken: 'keys',
  InvalidToken: 'keys',
  CredentialsProviderError: 'keys',
  QuotaExceeded: 'full',
  StorageFull: 'full',
  XMinioStorageFull: 'full',
  XMinioAdminBucketQuotaExceeded: 'full',
  InsufficientStorage: 'full',
};
const statuses: Readonly<Record<number, Kind>> = { 401: 'keys', 403: 'denied', 404: 'gone', 507: 'full' };

type Told = { readonly code: ErrorCode; readonly message: string; readonly action: string };

function told(kind: Kind, place: S3Place, doing: 'reading' | 'writing'): Told {
  const where = namedBucket(place);
  switch (kind) {
    case 'bucket':
      return {
        code: 'invalid-configuration',
        message: `There is no ${where}.`,
        action: 'Create the bucket, or correct its name, endpoint and region.',
      };
    case 'gone':
      return { code: 'missing', message: `The file is not in ${where}.`, action: 'Add its source again.' };
    case 'denied':
      return {
        code: doing === 'reading' ? 'unreadable' : 'read-only',
        message: `You do not have permission for ${doing} in ${where}.`,
        action: 'Allow these keys to get, put, delete and list objects there.',
      };
    case 'keys':
      return {
        code: 'invalid-configuration',
        message: `The keys for ${where} are missing, wrong or expired.`,
        action: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.',
      };
    case 'full':
      return {
        code: 'disk-full',
        message: `The store of ${where} is full.`,
        action: 'Free some space or raise its quota, and run the same command again to resume.',
      };
    case 'away':
      return {
        code: 'unreachable',
        message: `The ${where} cannot be reached now.`,
        action: 'Check the endpoint and the network, and try again.',
      };
  }
}

const textOf = (error: object, key: string): string => {
  const value: unknown = key in error ? error[key as keyof typeof error] : undefined;
  return typeof value === 'string' ? value : '';
};

/** The HTTP status that the store answered with. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: said } = error;
  const status =
    typeof said === 'object' && said !== null && 'httpStatusCode' in said ? said.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** What the store or the network says as an error that a person can act on; those of this program come back as they are. */
export function s3Error(error: unknown, place: S3Place, doing: 'reading' | 'writing', path?: string): MadeleineError {
  if (error instanceof MadeleineError) return error;
  const thrown = error instanceof Error ? error : new Error(String(error));
  if (thrown.name === 'AbortError')
    return new MadeleineError('cancelled', 'Cancelled.', { action: 'Run the same command again.', cause: error });
  const kind = kinds[thrown.name] ?? kinds[textOf(thrown, 'Code')] ?? statuses[statusOf(error) ?? 0] ?? 'away';
  const { code, message, action } = told(kind, place, doing);
  return new MadeleineError(code, message, { action, cause: error, ...(path === undefined ? {} : { path }) });
}

/** What is not in the store, or cannot be read there any more. */
export const goneFromStore = (path: string): MadeleineError =>
  new MadeleineError('missing', 'The original file was not found.', { path, action: 'Add its source again.' });
