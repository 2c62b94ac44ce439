import { Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { MadeleineError } from '../../memory/errors.ts';
import type { ByteRange, MediaStat } from '../../ports/media-vault.ts';
import { type Body, resumed } from './s3-download.ts';
import { s3Error, statusOf } from './s3-error.ts';
import type { S3Limits } from './s3-limits.ts';
import type { S3Place } from './s3-place.ts';
import { abortedBy, type HashedFile, uploadParts, uploadWhole } from './s3-upload.ts';

/** Uploads that nobody ended for so long were left by a process that was killed. */
const ABANDONED_MS = 24 * 3600e3;

/** What the key of every copy begins with. */
const COPIES = 'media/';

/** Copies of content as objects, by their keys. */
export type CopyObjects = Pick<S3Objects, 'head' | 'open' | 'put' | 'remove' | 'abandoned' | 'where' | 'close'> & {
  /** The keys of all copies, in no order. */
  copies(): AsyncIterable<string>;
};

/** Objects below a prefix of a bucket, by keys without the prefix. Errors: those of `s3Error`, which name bucket and endpoint. */
export class S3Objects {
  readonly #place: S3Place;
  readonly #sdk: typeof Sdk;
  readonly #client: Sdk.S3Client;
  readonly #limits: S3Limits;

  constructor(sdk: typeof Sdk, place: S3Place, limits: S3Limits) {
    this.#sdk = sdk;
    this.#place = place;
    this.#limits = limits;
    this.#client = new sdk.S3Client({
      region: place.region,
      ...(place.endpoint === undefined ? {} : { endpoint: place.endpoint, forcePathStyle: true }),
      maxAttempts: limits.tries,
      requestHandler: { connectionTimeout: limits.connectMs, socketTimeout: limits.idleMs },
      // Content is known by its SHA-256, and other stores than Amazon's refuse checksums that are newer than they are.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Undefined where there is no such object. */
  async head(key: string, signal?: AbortSignal): Promise<MediaStat | undefined> {
    try {
      const at = await this.#client.send(new this.#sdk.HeadObjectCommand(this.#named(key)), abortedBy(signal));
      return { bytes: at.ContentLength ?? 0, modified: at.LastModified?.getTime() ?? 0 };
    } catch (error) {
      if (statusOf(error) !== 404) throw this.#told(error, 'reading', key);
      return undefined;
    }
  }

  /** Asks for the content; a download that breaks off or stalls goes on from where it was. */
  async open(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    const stop = new AbortController();
    const begun = await this.#get(key, range, stop.signal);
    const again = (first: number) => this.#get(key, { first, last: begun.last }, stop.signal);
    const chunks = resumed(range?.first ?? 0, begun, again, this.#limits, stop.signal);
    const told = (error: unknown) => this.#told(error, 'reading', key);
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await chunks.next().catch((error: unknown) => {
            throw told(error);
          });
          if (done === true) controller.close();
          else controller.enqueue(value);
        },
        async cancel() {
          stop.abort();
          begun.stream.destroy();
          await chunks.return();
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** The first bytes of an object, fewer where it has no more, and how many it has. */
  async beginning(key: string, count: number): Promise<{ readonly bytes: Buffer; readonly total: number }> {
    const { signal } = new AbortController();
    const get = (first: number) => this.#get(key, { first, last: count - 1 }, signal);
    const begun = await get(0);
    try {
      const pieces = await Array.fromAsync(resumed(0, begun, get, this.#limits, signal));
      return { bytes: Buffer.concat(pieces), total: begun.total };
    } catch (error) {
      throw this.#told(error, 'reading', key);
    }
  }

  /** Uploads a file, in parts where it is large. Errors: also `unreadable` for one that changes meanwhile. */
  async put(key: string, file: HashedFile, signal?: AbortSignal): Promise<void> {
    const sender = { sdk: this.#sdk, client: this.#client };
    try {
      if (file.bytes <= this.#limits.partBytes) await uploadWhole(sender, this.#named(key), file, signal);
      else await uploadParts(sender, this.#named(key), file, this.#limits, signal);
    } catch (error) {
      throw this.#told(error, 'writing', key);
    }
  }

  async remove(key: string): Promise<void> {
    try {
      await this.#client.send(new this.#sdk.DeleteObjectCommand(this.#named(key)));
    } catch (error) {
      if (statusOf(error) !== 404) throw this.#told(error, 'writing', key);
    }
  }

  copies(): AsyncGenerator<string> {
    return this.keys(COPIES);
  }

  async *keys(below: string): AsyncGenerator<string> {
    const { bucket: Bucket, prefix } = this.#place;
    let ContinuationToken: string | undefined;
    do {
      const page = { Bucket, Prefix: `${prefix}${below}`, ...(ContinuationToken && { ContinuationToken }) };
      const found = await this.#client.send(new this.#sdk.ListObjectsV2Command(page)).catch((error: unknown) => {
        throw this.#told(error, 'reading');
      });
      for (const { Key } of found.Contents ?? []) if (Key !== undefined) yield Key.slice(prefix.length);
      ContinuationToken = found.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  /** How many uploads were begun a day ago and never ended; given up unless `dry`. Some stores do not list them. */
  async abandoned(dry: boolean, below = COPIES): Promise<number> {
    const { bucket: Bucket, prefix } = this.#place;
    const Prefix = `${prefix}${below}`;
    const listed = this.#client.send(new this.#sdk.ListMultipartUploadsCommand({ Bucket, Prefix }));
    const found = await listed.catch((error: unknown) => {
      if (statusOf(error) === 501) return undefined;
      throw this.#told(error, 'reading');
    });
    const Uploads = found?.Uploads ?? [];
    const old = Uploads.filter(({ Initiated }) => Initiated && Date.now() - Initiated.getTime() > ABANDONED_MS);
    for (const { Key, UploadId } of dry ? [] : old)
      await this.#client.send(new this.#sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    return old.length;
  }

  where(key: string): string {
    return `s3://${this.#place.bucket}/${this.#place.prefix}${key}`;
  }

  close(): void {
    this.#client.destroy();
  }

  #named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#place.bucket, Key: `${this.#place.prefix}${key}` };
  }

  #told(error: unknown, doing: 'reading' | 'writing', key?: string): MadeleineError {
    return s3Error(error, this.#place, doing, key === undefined ? undefined : this.where(key));
  }

  async #get(key: string, range: ByteRange | undefined, signal: AbortSignal): Promise<Body & { total: number }> {
    const asked: { Range?: string } = range === undefined ? {} : { Range: `bytes=${range.first}-${range.last}` };
    try {
      const request = new this.#sdk.GetObjectCommand({ ...this.#named(key), ...asked });
      const answer = await this.#client.send(request, { abortSignal: signal });
      const { Body: stream, ContentLength: bytes = 0, ContentRange = 'bytes 0-' } = answer;
      if (!(stream instanceof Readable)) throw new Error('The store sent no content.');
      const from = Number(/^bytes (\d+)-/.exec(ContentRange)?.[1]);
      // More than was asked for is cut off; some stores know no ranges, or not all.
      const total = Number(/\/(\d+)$/.exec(ContentRange)?.[1] ?? bytes);
      if (from === (range?.first ?? 0))
        return { stream, last: Math.min(range?.last ?? bytes, from + bytes - 1), total };
      stream.destroy();
      throw new Error(`The store sent ${ContentRange} in place of ${asked.Range ?? 'all'}.`);
    } catch (error) {
      throw this.#told(error, 'reading', key);
    }
  }
}
