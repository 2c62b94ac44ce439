import { extname } from 'node:path';
import type { App } from '../app/app.ts';
import type { MailBody } from '../app/items/mail-body.ts';
import { isMadeleineError } from '../memory/errors.ts';
import { mailPage } from './mail-page.ts';
import { Remembered } from './remembered.ts';
import { TaskThreads } from './task-threads.ts';

/** What the thread is told: the words of a mail, and where its original lies. */
export type MailTask = MailBody;

type Page = Uint8Array<ArrayBuffer>;

/** For finding a message in its mailbox, which has its own limit, and for making its HTML harmless. */
const LONGEST_MS = 20_000;

/**
 * Pages of mails, made in threads: what strangers wrote is parsed there, and a thread that takes too long or too much memory is
 * ended. The words that the memory keeps are shown then. A page is made once while memory and original stay the same.
 */
export class MailPages {
  readonly #pages = new Remembered();
  readonly #threads: TaskThreads<MailTask, Page>;

  constructor(longestMs = LONGEST_MS) {
    const script = new URL(`./mail-page-thread${extname(import.meta.url)}`, import.meta.url);
    this.#threads = new TaskThreads(script, { longestMs });
  }

  /** Errors: `not-found`, `missing`; `rate-limited` while too many others wait. */
  async of(app: App, id: string): Promise<Page> {
    const mail = await app.mailBody(id);
    const key = [app.folder, await app.sequence(), id, mail.original?.version].join('\n');
    return this.#pages.of(key, () => this.#made(mail));
  }

  async #made(mail: MailBody): Promise<Page> {
    try {
      return await this.#threads.run(mail);
    } catch (error) {
      if (!isMadeleineError(error) || !wasTooMuch.has(error.code)) throw error;
      const { original: _, ...words } = mail;
      return new TextEncoder().encode(mailPage(words));
    }
  }
}

const wasTooMuch: ReadonlySet<string> = new Set(['timeout', 'too-large']);
