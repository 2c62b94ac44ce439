import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { mailEvent } from './mail-record.ts';
import { type MessageFile, pathInside, readMessageFile, walkMessageFiles } from './message-files.ts';
import { pauseWhenBusy } from './pause.ts';

const messageFile = /\.(eml|emlx)$/i;

/**
 * Single messages (`.eml`, Apple Mail's `.emlx`) of a folder with all its folders, or one such file. With `paths`
 * (absolute), just those files, named relative to `root`.
 */
export function openEmlSource(root: string, paths?: readonly string[]): Source {
  const top = resolve(root);
  const starts = paths ?? [top];
  return {
    importer: 'mail',
    root: top,
    estimate: (signal) => estimateFiles(starts, (name) => messageFile.test(name), signal),
    read: (options) => readFiles(top, starts, options),
  };
}

async function* readFiles(top: string, starts: readonly string[], options: SourceOptions): AsyncGenerator<SourceEvent> {
  const root = (await isFile(top)) ? dirname(top) : top;
  const pause = pauseWhenBusy();
  for (const start of starts) {
    for await (const found of walkMessageFiles(start, (name) => messageFile.test(name))) {
      options.signal?.throwIfAborted();
      if (found.kind === 'failure') yield { type: 'failure', failure: found.failure };
      else if (options.unchanged?.(found.file.path, found.file.bytes, found.file.modified) !== true) {
        yield await eventOf(root, found.file);
      }
      await pause();
    }
  }
}

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

async function eventOf(root: string, file: MessageFile): Promise<SourceEvent> {
  try {
    const raw = messageInFile(file.path, await readMessageFile(file));
    const path = pathInside(root, file.path);
    const folder = dirname(path);
    return mailEvent(raw, {
      root,
      path,
      ...(folder === '.' ? {} : { folder }),
      ownFile: true,
      fileTime: file.modified,
      reread: async () => messageInFile(file.path, await readFile(file.path)),
    });
  } catch (error) {
    return { type: 'failure', failure: failureOf(file.path, error) };
  }
}

/** An `.emlx` has the message's length in its first line and a property list after the message. */
export function messageInFile(path: string, bytes: Buffer): Buffer {
  if (!/\.emlx$/i.test(path)) return bytes;
  const length = /^\s*(\d{1,12})\s*\n/.exec(bytes.toString('latin1', 0, 64));
  if (length === null) return bytes;
  return bytes.subarray(length[0].length, length[0].length + Number(length[1]));
}

export async function estimateFiles(
  starts: readonly string[],
  wanted: (name: string) => boolean,
  signal?: AbortSignal,
): Promise<SourceEstimate> {
  let mails = 0;
  let bytes = 0;
  for (const start of starts) {
    for await (const found of walkMessageFiles(start, wanted)) {
      signal?.throwIfAborted();
      if (found.kind === 'failure') continue;
      mails += 1;
      bytes += found.file.bytes;
    }
  }
  return { images: 0, videos: 0, mails, rows: 0, bytes, copied: 0 };
}
