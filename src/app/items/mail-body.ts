import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type Body, mainText } from '../../memory/item-text.ts';
import type { MessageHtml } from '../../sources/mail/message-html.ts';
import type { FoundAt } from '../../sources/mail/original-message.ts';
import { contentPath } from '../import/content-path.ts';
import type { OpenMemory } from '../open-memory.ts';
import { storedItem } from './item-media.ts';

/** The words of a mail as the memory keeps them, and its HTML where the original can be read. */
export type MailBody = { readonly title?: string; readonly body: Body; readonly rich?: MessageHtml };

/** How long a mailbox is gone through for a message; then its words must do. */
const LONGEST_MS = 10_000;
const MOST_FOUND = 1_000;

/** Bodies of mails for showing them. */
export class MailBodies {
  readonly #memory: OpenMemory;
  readonly #found = new Map<string, FoundAt>();

  constructor(memory: OpenMemory) {
    this.#memory = memory;
  }

  /** Errors: `not-found`; `missing` for what has no words. */
  async of(id: string, signal?: AbortSignal): Promise<MailBody> {
    const item = await storedItem(this.#memory, id);
    if (item.modality !== 'email' && (item.body === undefined || mainText(item.body) === '')) {
      throw new MadeleineError('missing', 'This item has no words of its own.', { action: 'Look at its picture.' });
    }
    const rich = item.modality === 'email' ? await this.#rich(item, signal) : undefined;
    return {
      ...(item.title === undefined ? {} : { title: item.title }),
      body: item.body ?? { text: '' },
      ...(rich === undefined ? {} : { rich }),
    };
  }

  /** A mailbox that is gone, changed or too long to go through is no failure: the words are in the memory. */
  async #rich({ origin }: MemoryItem, signal: AbortSignal | undefined): Promise<MessageHtml | undefined> {
    const { sha256, messageId, path } = origin;
    // Mails inside other mails and inside archives are not looked for.
    if (sha256 === undefined || path.includes('!/')) return undefined;
    const limit = AbortSignal.timeout(LONGEST_MS);
    const stop = signal === undefined ? limit : AbortSignal.any([signal, limit]);
    try {
      if (this.#found.size > MOST_FOUND) this.#found.clear();
      const at = await contentPath(this.#memory.folder.path, { origin });
      const [{ originalMessage }, { messageHtml }] = await Promise.all([
        import('../../sources/mail/original-message.ts'),
        import('../../sources/mail/message-html.ts'),
      ]);
      const bytes = await originalMessage(at, { sha256, messageId }, this.#found, stop);
      return bytes === undefined ? undefined : messageHtml(bytes);
    } catch (error) {
      if (isMadeleineError(error) || error instanceof Error) return undefined;
      throw error;
    }
  }
}
