import { MadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type Body, mainText } from '../../memory/item-text.ts';
import type { MediaKey } from '../../ports/media-vault.ts';
import { contentKey } from '../import/content-path.ts';
import type { OpenMemory } from '../open-memory.ts';
import { storedItem } from './item-media.ts';
import type { OriginalMail } from './original-mail.ts';

/** The original of a mail, by what the vault knows it by. */
type KeptMail = Omit<OriginalMail, 'path'> & { readonly key: MediaKey };

/** The words of a mail as the memory keeps them, and its original. */
export type MailBody = { readonly title?: string; readonly body: Body; readonly original?: KeptMail };

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

async function originalOf(memory: OpenMemory, { origin }: MemoryItem): Promise<KeptMail | undefined> {
  const { sha256, messageId } = origin;
  // Mails inside other mails and inside archives are not looked for.
  if (sha256 === undefined || origin.path.includes('!/')) return undefined;
  // An original that is gone or leads out of its folder is not opened: the words are in the memory.
  const key = await contentKey({ origin }).catch(() => undefined);
  const found = key === undefined ? undefined : await memory.vault.stat(key);
  return key === undefined || found === undefined
    ? undefined
    : { key, sha256, messageId, version: `${found.modified}-${found.bytes}` };
}
