import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';
import { baseName, extensionOf, type Tree, type TreeEntry } from '../archive/tree.ts';
import { csvContacts, looksLikeContactRows } from '../structured/contact-rows.ts';
import { vcardContacts } from '../structured/vcard-things.ts';
import { archivedTextFiles, type TextFiles, textFiles } from '../text-files.ts';
import { contactEvents } from './contact-events.ts';

/** Whether a file holds contacts by its name. */
export const isContactsName = (name: string): boolean => /\.(vcf|vcard)$/i.test(name);

/** Whether a table holds contacts, by how it begins. */
export const isContactTable = (name: string, head: Uint8Array): boolean =>
  /\.csv$/i.test(name) && looksLikeContactRows(head);

const contacts: TextFiles = {
  importer: 'contacts',
  // Some thousand contacts with their pictures.
  largest: 64 * 1024 * 1024,
  tooLarge: {
    message: 'The file of contacts has more than 64 MB.',
    action: 'Export the contacts without their pictures, or in several files, and add those.',
  },
  *events(text, origin, where): Generator<SourceEvent> {
    const read = extensionOf(origin.path) === 'csv' ? csvContacts : vcardContacts;
    const { contacts: found, unread } = read(text, baseName(origin.path));
    for (const contact of found) yield* contactEvents(contact, origin);
    for (const { code, message } of unread.slice(0, 1))
      yield { type: 'failure', failure: { path: where, code, message } };
  },
};

/**
 * Files of contacts (vCard 2.1 to 4.0, CSV of Google Contacts; `paths` absolute, named relative to `root`): each card is a
 * `text` item, known by its UID wherever it is met, and a person who is known by its names and addresses. Errors: `corrupt`
 * for what holds no contact or has broken lines, `too-large`, `unreadable`, `missing`.
 */
export const openContactsSource = (root: string, paths: readonly string[]): Source => textFiles(contacts, root, paths);

/** As `openContactsSource`, of files that lie in an archive. */
export const archivedContacts = (tree: Tree, entries: readonly TreeEntry[]): Source =>
  archivedTextFiles(contacts, tree, entries);
