import { MadeleineError } from '../../memory/errors.ts';

/** A bucket, and the beginning of the names of an owner's objects in it. */
export type S3Place = {
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
  /** Absent for Amazon itself. */
  readonly endpoint?: string;
  readonly region: string;
};

const known: ReadonlySet<string> = new Set(['endpoint', 'region']);

/**
 * What `s3://bucket/prefix?endpoint=URL&region=NAME` says, with the owner's own folder below the prefix. Errors:
 * `invalid-configuration`. Keys are no part of it: they are read from the environment.
 */
export function s3Place(said: string, owner?: string, env: NodeJS.ProcessEnv = process.env): S3Place {
  const url = URL.canParse(said) ? new URL(said) : undefined;
  if (url?.protocol !== 's3:' || url.hostname === '') throw wrong(`${said} is not an address of a bucket.`);
  if (url.username !== '' || url.password !== '') throw wrong('The address of a bucket must not contain keys.');
  const unknown = [...url.searchParams.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) throw wrong(`Unknown parameter "${unknown}" in the address of a bucket.`);
  const endpoint = url.searchParams.get('endpoint') ?? env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  if (endpoint !== undefined && !/^https?:\/\/[^/@]+/.test(endpoint)) throw wrong(`${endpoint} is not a web address.`);
  if (owner !== undefined && !/^[\w-][\w.-]{0,127}$/.test(owner)) throw wrong(`${owner} cannot name a folder.`);
  const parts = [...decoded(url.pathname).split('/'), owner ?? ''].filter((part) => part !== '');
  if (parts.some((part) => /^\.\.?$/.test(part))) throw wrong('A prefix cannot contain "." or "..".');
  return {
    bucket: url.hostname,
    prefix: parts.length === 0 ? '' : `${parts.join('/')}/`,
    region: url.searchParams.get('region') ?? env['AWS_REGION'] ?? 'us-east-1',
    ...(endpoint === undefined ? {} : { endpoint }),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw wrong(`The prefix ${path} is not well encoded.`);
  }
}

const wrong = (message: string): MadeleineError =>
  new MadeleineError('invalid-configuration', message, {
    action: 'Write it like s3://bucket/prefix?endpoint=https://s3.example.org&region=eu-central-1.',
  });

/** The bucket with where it is, for people. */
export const namedBucket = ({ bucket, endpoint, region }: S3Place): string =>
  `bucket ${bucket} at ${endpoint ?? `Amazon S3, ${region}`}`;
