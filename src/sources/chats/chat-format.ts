import { looksLikeSignal } from './signal.ts';
import { looksLikeSmsBackup } from './sms-backup.ts';
import { looksLikeTelegram } from './telegram.ts';
import { looksLikeTelegramPage } from './telegram-page.ts';
import { looksLikeWhatsapp } from './whatsapp.ts';
import { backupKind } from './whatsapp-backup-name.ts';

export type ChatFormat =
  | 'whatsapp'
  | 'whatsapp-backup'
  | 'whatsapp-ios'
  | 'whatsapp-encrypted'
  | 'telegram'
  | 'telegram-page'
  | 'signal'
  | 'sms';

/** Whether it is worth looking into a file of this name. */
export const mayBeChat = (name: string): boolean =>
  /\.(txt|json|xml)$|^messages\d*\.html$/i.test(name) || backupKind(name) !== undefined;

/** Which export begins so; nothing for a file that is none. */
export function chatFormatOf(name: string, head: Uint8Array): ChatFormat | undefined {
  const backup = backupKind(name);
  if (backup === 'encrypted') return 'whatsapp-encrypted';
  // One that is damaged is no less a backup: whoever reads it says so.
  if (backup === 'plain') return 'whatsapp-backup';
  if (backup === 'ios') return 'whatsapp-ios';
  if (/\.txt$/i.test(name)) return looksLikeWhatsapp(head) ? 'whatsapp' : undefined;
  const text = new TextDecoder().decode(head).replace(/^\ufeff/, '');
  if (/\.html$/i.test(name)) return looksLikeTelegramPage(text) ? 'telegram-page' : undefined;
  if (/\.xml$/i.test(name)) return looksLikeSmsBackup(text) ? 'sms' : undefined;
  if (!/\.json$/i.test(name)) return undefined;
  if (looksLikeSignal(text)) return 'signal';
  return looksLikeTelegram(text) ? 'telegram' : undefined;
}
