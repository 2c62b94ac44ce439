import { stat } from 'node:fs/promises';
import { MadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type Body, mainText } from '../../memory/item-text.ts';
import { contentPath } from '../import/content-path.ts';
import type { OpenMemory } from '../open-memory.ts';
import { storedItem } from './item-media.ts';
import type { OriginalMail } from './original-mail.ts';

/** The words of a mail as the memory keeps them, and where its original should lie. */
export type MailBody = { readonly title?: string; readonly body: Body; readonly original?: OriginalMail };

/** The body of a mail, for who shows it. Errors: `not-found`; `missing` for what has no words. */
export async function mailBody(memory: OpenMemory, id: string): Promise<MailBody> {
  const item = await storedItem(memory, id);
  if (item.modality !== 'email' && (item.body === undefined || mainText(item.body) === '')) {
    throw new MadeleineError('missing', 'This item has no text.', { action: 'Open its picture instead.' });
  }
  const original = item.modality === 'email' ? await originalOf(memory, item) : undefined;
  return {
    ...(item.title === undefined ? {} : { title: item.title }),
    body: item.body ?? { text: '' },
    ...(original === undefined ? {} : { original }),
  };
}

async function originalOf(memory: OpenMemory, { origin }: MemoryItem): Promise<OriginalMail | undefined> {
  const { sha256, messageId } = origin;
  // Mails inside other mails and inside archives are not looked for.
  if (sha256 === undefined || origin.path.includes('!/')) return undefined;
  // An original that is gone or leads out of its folder is not opened: the words are in the memory.
  const path = await contentPath(memory.folder.path, { origin }).catch(() => undefined);
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  return path === undefined || found === undefined
    ? undefined
    : { path, sha256, messageId, version: `${found.mtimeMs}-${found.size}` };
}
