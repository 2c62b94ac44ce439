import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';
import { baseName, extensionOf, type Tree, type TreeEntry } from '../archive/tree.ts';
import { csvContacts, looksLikeContactRows } from '../structured/contact-rows.ts';
import { vcardContacts } from '../structured/vcard-things.ts';
import { archivedTextFiles, type TextFiles, textFiles } from '../text-files.ts';
import { contactEvents } from './contact-events.ts';

/** Whether a file holds contacts by its name. */
export const isContactsName = (name: string): boolean => /\.(vcf|vcard)$/i.test(name);

/** As programs call their exports of contacts, in the languages of their users: "contacts (1).csv". */
const namedContacts =
  /^(?:google |outlook )?(?:contacts|kontakte|contactos|contatti|contatos|联系人|通讯录)[\d\s()_-]*\.csv$/i;

/** Whether a table holds contacts, by how it begins, or by its name: one that then cannot be read is named. */
export const isContactTable = (name: string, head: Uint8Array): boolean =>
  extensionOf(name) === 'csv' && (looksLikeContactRows(head) || namedContacts.test(baseName(name)));

const contacts: TextFiles = {
  importer: 'contacts',
  // Some thousand contacts with their pictures.
  largest: 64 * 1024 * 1024,
  tooLarge: {
    message: 'The file of contacts has more than 64 MB.',
    action: 'Export the contacts without their pictures, or in several files, and add those.',
  },
  *events(text, origin, where): Generator<SourceEvent> {
    const isTable = extensionOf(origin.path) === 'csv';
    const { contacts: found, unread } = (isTable ? csvContacts : vcardContacts)(text, baseName(origin.path));
    for (const contact of found) yield* contactEvents(contact, origin);
    const action = isTable
      ? 'Export the contacts again, from Google Contacts as "Google CSV" or from another program as vCard (.vcf), and add that file.'
      : 'Export the contacts again as vCard (.vcf), and add that file; what could be read of this one has been added.';
    for (const { code, message } of unread.slice(0, 1))
      yield { type: 'failure', failure: { path: where, code, message, action } };
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
