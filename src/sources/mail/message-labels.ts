import { remembered } from '../../language/remembered.ts';
import type { Tag } from '../../memory/item-text.ts';
import { decodeWords } from './encoded-words.ts';
import { categoryOf } from './gmail-categories.ts';
import { type HeaderField, headerOf } from './header-block.ts';
import { oneLine } from './message-people.ts';
import { type SystemLabel, systemLabel } from './system-labels.ts';

/** Why messages with a system label are left out of the memory. */
const leftOut: Readonly<Partial<Record<SystemLabel, string>>> = {
  spam: 'spam folder',
  trash: 'trash folder',
  drafts: 'draft, not sent',
  templates: 'template, not sent',
  outbox: 'draft, not sent',
};

/** Tags worth keeping of the system's labels; the others say how the mail program stores a message, not what it is. */
const systemTags: Readonly<Partial<Record<SystemLabel, string>>> = {
  sent: 'sent',
  starred: 'starred',
  important: 'important',
  chat: 'chat',
};

/** Gmail's labels of a message (Takeout's X-Gmail-Labels: encoded words, comma-separated, quoted when holding a comma). */
export function gmailLabels(fields: readonly HeaderField[]): string[] {
  const header = headerOf(fields, 'x-gmail-labels');
  return header === undefined ? [] : [...labelsIn(header)];
}

const MOST_HEADERS_KEPT = 2000;
/** Most messages of a mailbox have one of a few sets of labels. */
const labelsIn = remembered(MOST_HEADERS_KEPT, (header): readonly string[] => {
  const decoded = decodeWords(header);
  return [...decoded.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)]
    .map((match) => oneLine(match[1] ?? match[2] ?? ''))
    .filter((label) => label !== '')
    .slice(0, 100);
});

export type Filing = {
  readonly tags: readonly Tag[];
  readonly skip: string | undefined;
  readonly labels: readonly string[];
};

/**
 * How a message is filed: by its Gmail labels, its folder's name, the flags of its Maildir file (D draft, T trashed,
 * F flagged) and spam filters' headers. `skip` says why it should be left out, if it should.
 */
export function filingOf(
  fields: readonly HeaderField[],
  place: { readonly folder?: string | undefined; readonly flags?: string | undefined; readonly ownFile?: true },
): Filing {
  const labels = gmailLabels(fields);
  // A mailbox of a provider's export holds all folders in one file; then its labels say more than the file's name.
  const folders = place.folder === undefined || labels.length > 0 ? [] : place.folder.split('/');
  const flags = place.flags ?? '';
  const names = [...labels, ...folders].filter((name) => name !== '');
  const found = new Set(names.map(systemLabel));
  if (flags.includes('D')) found.add('drafts');
  if (flags.includes('T')) found.add('trash');
  if (flags.includes('F')) found.add('starred');
  // Who keeps a message as a file of its own wants it, whatever a filter thought of it.
  const doubted = markedAsSpam(fields);
  if (doubted && place.ownFile !== true) found.add('spam');
  if ((Number.parseInt(headerOf(fields, 'x-mozilla-status') ?? '0', 16) & 0x0008) !== 0) found.add('trash');
  const reasons = [...found].flatMap((label) => (label === undefined ? [] : (leftOut[label] ?? [])));
  const own = names.filter((name) => systemLabel(name) === undefined && categoryOf(name) === undefined);
  const kept = [...found].flatMap((label) => (label === undefined ? [] : (systemTags[label] ?? [])));
  const tags = [...new Set([...own, ...kept, ...(doubted ? ['spam'] : [])])].map(
    (name): Tag => ({ name, source: 'mailbox' }),
  );
  return { tags, skip: reasons.sort()[0], labels };
}

const markedAsSpam = (fields: readonly HeaderField[]): boolean =>
  /^yes\b/i.test(headerOf(fields, 'x-spam-flag') ?? '') || /^yes\b/i.test(headerOf(fields, 'x-spam-status') ?? '');
