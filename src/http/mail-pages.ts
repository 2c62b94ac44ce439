import { extname } from 'node:path';
import type { App } from '../app/app.ts';
import type { MailBody } from '../app/items/mail-body.ts';
import type { OriginalMail } from '../app/items/original-mail.ts';
import { isMadeleineError } from '../memory/errors.ts';
import { mailPage } from './mail-page.ts';
import { Remembered } from './remembered.ts';
import { TaskThreads } from './task-threads.ts';

/** Input of the thread: the text of a mail, and the location of its original. */
export type MailTask = Omit<MailBody, 'original'> & { readonly original?: OriginalMail };

type Page = Uint8Array<ArrayBuffer>;

/** Time limit for finding a message in its mailbox, which has its own limit, and for sanitising its HTML. */
const LONGEST_MS = 20_000;

/**
 * Pages of mails, rendered in threads: untrusted content is parsed there, and a thread that takes too long or too much memory is
 * terminated. The stored text is shown instead. A page is cached while the memory and the original do not change.
 */
export class MailPages {
  readonly #pages = new Remembered();
  readonly #threads: TaskThreads<MailTask, Page>;

  constructor(longestMs = LONGEST_MS) {
    const script = new URL(`./mail-page-thread${extname(import.meta.url)}`, import.meta.url);
    this.#threads = new TaskThreads(script, { longestMs });
  }

  /** Errors: `not-found`, `missing`; `rate-limited` while too many requests are queued. */
  async of(app: App, id: string): Promise<Page> {
    const mail = await app.mailBody(id);
    const key = [app.folder, app.seenBy, await app.sequence(), id, mail.original?.version].join('\n');
    return this.#pages.of(key, () => this.#made(app, mail));
  }

  async #made(app: App, { original, ...words }: MailBody): Promise<Page> {
    try {
      if (original === undefined) return await this.#threads.run(words);
      const { key: _, ...known } = original;
      return await app.withMail(original, (path) => this.#threads.run({ ...words, original: { ...known, path } }));
    } catch (error) {
      if (!isMadeleineError(error) || !wordsWillDo.has(error.code)) throw error;
      return new TextEncoder().encode(mailPage(words));
    }
  }
}

/** Too much to be parsed, or out of reach now. */
const wordsWillDo: ReadonlySet<string> = new Set(['timeout', 'too-large', 'missing', 'unreadable', 'unreachable']);
