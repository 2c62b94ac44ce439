import { parentPort } from 'node:worker_threads';
import { originalHtml } from '../app/items/original-mail.ts';
import { mailPage } from './mail-page.ts';
import type { MailTask } from './mail-pages.ts';

const found: Parameters<typeof originalHtml>[1] = new Map();

/** Renders pages one at a time. An error ends the thread and is reported to the requester. */
parentPort?.on('message', async ({ original, ...words }: MailTask) => {
  const rich = original === undefined ? undefined : await originalHtml(original, found);
  const page = mailPage({ ...words, ...(rich === undefined ? {} : { rich }) });
  parentPort?.postMessage(new TextEncoder().encode(page));
});
