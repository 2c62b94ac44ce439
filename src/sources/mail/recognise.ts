import { headerOf, readHeaderBlock } from './header-block.ts';
import { asBuffer } from './message-attachments.ts';

const strongHeaders = ['from', 'date', 'message-id', 'received', 'subject', 'to', 'return-path', 'mime-version'];
const separatorLine = /^(?:\s*\n)?From (?:\S+|- )?.*\r?\n(?:>?From .*\r?\n)?[!-9;-~]{1,100}[ \t]*:/;

/** True for the first bytes (a few KB) of an mbox: a separator line with a header after it. */
export function looksLikeMbox(head: Uint8Array): boolean {
  return separatorLine.test(asBuffer(head).toString('latin1', 0, 2048));
}

/** True for the first bytes of a message: it has at least so many of the headers that mails have. */
export function looksLikeEml(head: Uint8Array, least = 2): boolean {
  const bytes = asBuffer(head).subarray(0, 65_536);
  const { fields } = readHeaderBlock(bytes, 0, bytes.length);
  return strongHeaders.filter((name) => headerOf(fields, name) !== undefined).length >= least;
}

/** True for a folder with these entries: a Maildir has `cur` and `new`, and mostly `tmp`. */
export function looksLikeMaildir(entries: readonly string[]): boolean {
  return entries.includes('cur') && entries.includes('new');
}
