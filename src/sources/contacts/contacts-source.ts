import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import { fileError } from '../../memory/file-error.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { decodeCharset } from '../mail/charset.ts';
import { pathInside } from '../mail/message-files.ts';
import { vcardContacts } from '../structured/vcard-things.ts';
import { contactEvents } from './contact-events.ts';

/** Whether a file holds contacts by its name. */
export const isContactsName = (name: string): boolean => /\.(vcf|vcard)$/i.test(name);

/** Bytes: some thousand contacts with their pictures. */
const LARGEST_FILE = 64 * 1024 * 1024;

/**
 * Files of contacts (vCard 2.1 to 4.0; `paths` absolute, named relative to `root`): each card is a `text` item, known by its
 * UID wherever it is met, and a person who is known by its names and addresses. Errors: `corrupt` for what holds no contact
 * or has broken lines, `too-large`, `unreadable`, `missing`.
 */
export function openContactsSource(root: string, paths: readonly string[]): Source {
  const top = resolve(root);
  return {
    importer: 'contacts',
    root: top,
    estimate: () => estimate(paths),
    read: (options) => readContacts(top, paths, options),
  };
}

/** Contacts are counted as they are read; until then a file stands for one. */
async function estimate(paths: readonly string[]): Promise<SourceEstimate> {
  const size = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;
  const bytes = (await Promise.all(paths.map(size))).reduce((sum, one) => sum + one, 0);
  return { images: 0, videos: 0, mails: 0, rows: paths.length, bytes, copied: 0 };
}

async function* readContacts(
  root: string,
  paths: readonly string[],
  { signal }: SourceOptions,
): AsyncGenerator<SourceEvent> {
  for (const path of paths) {
    signal?.throwIfAborted();
    try {
      const { contacts, unread } = vcardContacts(await textOf(path), basename(path));
      const origin = { importer: 'contacts', root, path: pathInside(root, path) } as const;
      for (const contact of contacts) yield* contactEvents(contact, origin);
      for (const { code, message } of unread.slice(0, 1)) yield { type: 'failure', failure: { path, code, message } };
    } catch (error) {
      yield { type: 'failure', failure: failureOf(path, error) };
    }
  }
}

async function textOf(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size <= LARGEST_FILE) return decodeCharset(await readFile(path), undefined);
  } catch (error) {
    throw fileError(path, error);
  }
  throw new MadeleineError('too-large', 'The file of contacts has more than 64 MB.', {
    path,
    action: 'Export the contacts without their pictures, or in several files, and add those.',
  });
}
