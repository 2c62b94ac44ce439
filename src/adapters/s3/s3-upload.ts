import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import { MadeleineError } from '../../memory/errors.ts';
import type { S3Limits } from './s3-limits.ts';

/** A file whose content is known. */
export type HashedFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

type Target = { readonly Bucket: string; readonly Key: string };
type Sender = { readonly sdk: typeof Sdk; readonly client: Sdk.S3Client };

/** S3 takes ten thousand parts. */
const MOST_PARTS = 10_000;

/** Uploads a file that fits into memory in one request. Errors: `unreadable` for one that changed; those of the SDK. */
export async function uploadWhole({ sdk, client }: Sender, to: Target, file: HashedFile, signal?: AbortSignal) {
  const Body = await readFile(file.path);
  if (createHash('sha256').update(Body).digest('hex') !== file.sha256) throw changedFile(file.path);
  await client.send(new sdk.PutObjectCommand({ ...to, Body, ContentMD5: md5(Body) }), abortedBy(signal));
}

/** Uploads a file in parts, a few at once. Nothing is left of what fails. Errors: as of `uploadWhole`. */
export async function uploadParts(
  sender: Sender,
  to: Target,
  file: HashedFile,
  limits: S3Limits,
  signal?: AbortSignal,
): Promise<void> {
  const { sdk, client } = sender;
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(to), abortedBy(signal));
  const upload = { ...to, UploadId };
  try {
    const Parts = await sentParts(sender, upload, file, limits, signal);
    const done = new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
    await client.send(done, abortedBy(signal));
  } catch (error) {
    // What cannot be given up now is swept later.
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function sentParts(
  { sdk, client }: Sender,
  upload: Target & { readonly UploadId: string | undefined },
  file: HashedFile,
  { partBytes, partsAtOnce }: S3Limits,
  signal?: AbortSignal,
): Promise<Sdk.CompletedPart[]> {
  const parts: Sdk.CompletedPart[] = [];
  const running = new Set<Promise<void>>();
  const hash = createHash('sha256');
  const send = async (Body: Buffer, PartNumber: number): Promise<void> => {
    const part = new sdk.UploadPartCommand({ ...upload, PartNumber, Body, ContentMD5: md5(Body) });
    const { ETag } = await client.send(part, abortedBy(signal));
    parts[PartNumber - 1] = { PartNumber, ...(ETag === undefined ? {} : { ETag }) };
  };
  try {
    for await (const { bytes, number } of piecesOf(file, Math.max(partBytes, Math.ceil(file.bytes / MOST_PARTS)))) {
      hash.update(bytes);
      const sent = send(bytes, number).finally(() => running.delete(sent));
      // Met by whoever waits below; a part may fail before that.
      sent.catch(() => undefined);
      running.add(sent);
      if (running.size >= partsAtOnce) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
  if (hash.digest('hex') !== file.sha256) throw changedFile(file.path);
  return parts;
}

async function* piecesOf({ path, bytes }: HashedFile, size: number): AsyncGenerator<{ bytes: Buffer; number: number }> {
  const file = await open(path);
  try {
    for (let number = 1; (number - 1) * size < bytes; number += 1) {
      const from = (number - 1) * size;
      const piece = Buffer.alloc(Math.min(size, bytes - from));
      for (let filled = 0; filled < piece.length; ) {
        const { bytesRead } = await file.read(piece, filled, piece.length - filled, from + filled);
        if (bytesRead === 0) throw changedFile(path);
        filled += bytesRead;
      }
      yield { bytes: piece, number };
    }
  } finally {
    await file.close();
  }
}

export const abortedBy = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { abortSignal: signal });

/** By which the store refuses what was damaged on its way. */
const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64');

export const changedFile = (path: string): MadeleineError =>
  new MadeleineError('unreadable', 'The file changed while it was read.', {
    path,
    action: 'Wait until it is complete, and add it again.',
  });
