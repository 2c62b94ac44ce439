import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { beginsAs, documentFormat, FORMAT_HEAD_BYTES, isToldByContent } from '../../memory/document-format.ts';
import { failureOf } from '../../memory/failure.ts';
import { fileError } from '../../memory/file-error.ts';
import { NO_READER } from '../../memory/kinds-not-read.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { firstBytes } from '../archive/open-tree.ts';
import { pathInside } from '../mail/message-files.ts';
import { fileNameTime } from '../photos/file-name-time.ts';
import { fileTime } from '../photos/photo-record.ts';
import type { FoundFile } from '../photos/walk.ts';
import { otherContent, tooLarge } from './document-errors.ts';
import { documentReadings } from './document-readings.ts';
import type { SortedDocument } from './personal-files.ts';

export type DocumentSourceOptions = {
  /** IANA zone for file times; default: this machine's. */
  readonly zone?: string;
  readonly now?: () => Date;
};

/** Whether a file is a document by its name; one in XML only if its content says so, which is looked at when it is read. */
export const isDocumentName = (name: string): boolean => documentFormat({ name }) !== undefined;

/** Whether a file is a document by its name, and where the name alone does not tell, by its first bytes. Errors: as of a file. */
export async function isDocumentFile(path: string): Promise<boolean> {
  const format = documentFormat({ name: basename(path) });
  if (format === undefined) return false;
  return !isToldByContent(format) || beginsAs(format, await firstBytes(path, FORMAT_HEAD_BYTES));
}

/**
 * Document files (absolute, named relative to `root`), each an item whose content is read later, in the background. Every file
 * ends as a record, a failure or a skip. Errors: `empty-file`, `too-large`, `encrypted`, `corrupt` for content of another kind.
 */
export function openDocumentSource(
  root: string,
  files: readonly SortedDocument[],
  { zone = Intl.DateTimeFormat().resolvedOptions().timeZone, now = () => new Date() }: DocumentSourceOptions = {},
): Source {
  const top = resolve(root);
  return {
    importer: 'documents',
    root: top,
    estimate: async () => estimate(files),
    async *read(options) {
      for (const { file, leftOut } of files) {
        options.signal?.throwIfAborted();
        if (leftOut !== undefined) yield { type: 'skipped', path: file.path, reason: leftOut };
        else yield await eventOf(top, file, { zone, now }, options);
      }
    },
  };
}

/** One file, whatever its name and folder say of it. Errors: `missing`, `unreadable`. */
export async function openOneDocument(root: string, path: string): Promise<Source> {
  const { size, mtimeMs } = await stat(path).catch((error: unknown) => {
    throw fileError(path, error);
  });
  const file = { path, name: basename(path), bytes: size, modified: Math.floor(mtimeMs) };
  return openDocumentSource(root, [{ file }]);
}

function estimate(files: readonly SortedDocument[]): SourceEstimate {
  const taken = files.filter(({ leftOut }) => leftOut === undefined);
  const bytes = taken.reduce((sum, { file }) => sum + file.bytes, 0);
  return { images: 0, videos: 0, mails: 0, rows: taken.length, bytes, copied: 0 };
}

async function eventOf(
  root: string,
  file: FoundFile,
  by: Required<DocumentSourceOptions>,
  { unchanged }: SourceOptions,
): Promise<SourceEvent> {
  const { path, bytes, modified, name } = file;
  if (unchanged?.(path, bytes, modified) === true) return { type: 'skipped', path, reason: 'unchanged' };
  try {
    const format = documentFormat(file);
    if (format === undefined) return { type: 'skipped', path, reason: NO_READER };
    if (bytes === 0) return { type: 'skipped', path, reason: 'empty file' };
    if (bytes > format.largest) throw tooLarge(format.largest);
    const head = await firstBytes(path, FORMAT_HEAD_BYTES);
    if (!beginsAs(format, head)) throw otherContent(head);
    return {
      type: 'record',
      record: {
        modality: 'text',
        origin: { importer: 'documents', root, path: pathInside(root, path) },
        content: { kind: 'file', path, bytes, modified },
        readings: [
          ...documentReadings(pathInside(root, path), name, format),
          ...[fileNameTime(name, by.now())].filter((found) => found !== undefined),
          fileTime(modified, by.zone),
        ],
        parts: [],
      },
    };
  } catch (error) {
    return { type: 'failure', failure: failureOf(path, error) };
  }
}
