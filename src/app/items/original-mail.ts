import { isMadeleineError } from '../../memory/errors.ts';
import { type MessageHtml, messageHtml } from '../../sources/mail/message-html.ts';
import { type FoundAt, originalMessage } from '../../sources/mail/original-message.ts';

/** Where the original of a mail lies: a file of its own, or a mailbox. `version` changes with the file. */
export type OriginalMail = {
  readonly path: string;
  readonly sha256: string;
  readonly messageId: string | undefined;
  readonly version: string;
};

/** How long a mailbox is gone through for a message; then its words must do. */
const LONGEST_MS = 10_000;
const MOST_FOUND = 1_000;

/**
 * The HTML of a mail. A mailbox that is gone, changed or too long to go through is no failure, but undefined: the words are in
 * the memory. What a stranger wrote is read here, so this belongs in a thread that may be ended. `found` remembers where in
 * their mailboxes messages lie.
 */
export async function originalHtml(
  { path, sha256, messageId }: OriginalMail,
  found: Map<string, FoundAt>,
): Promise<MessageHtml | undefined> {
  try {
    if (found.size > MOST_FOUND) found.clear();
    const bytes = await originalMessage(path, { sha256, messageId }, found, AbortSignal.timeout(LONGEST_MS));
    return bytes === undefined ? undefined : messageHtml(bytes);
  } catch (error) {
    if (isMadeleineError(error) || error instanceof Error) return undefined;
    throw error;
  }
}
