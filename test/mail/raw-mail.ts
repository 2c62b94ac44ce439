import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, initMemory, openApp } from '../../src/app/app.ts';

/** A message as a file holds it: header lines as they stand, then the text. */
export type RawMail = { readonly headers: readonly string[]; readonly text: string };

/** A message with the fields that all have; `more` are set above them, as servers do. */
export const mailOf = (
  day: string,
  from: string,
  subject: string,
  text: string,
  more: readonly string[] = [],
  to = 'Jane Doe <jane@doe-family.example>',
): RawMail => ({
  headers: [
    ...more,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date(`${day}T10:00:00Z`).toUTCString().replace('GMT', '+0000')}`,
  ],
  text,
});

/** A memory of messages, each a file; those of `sent` lie in the folder of sent mail. `close` removes it. */
export async function memoryOfMails(
  mails: readonly RawMail[],
  sent: readonly RawMail[] = [],
): Promise<{ readonly app: App; readonly close: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'madeleine-mails-'));
  const write = async (folder: string, all: readonly RawMail[]): Promise<void> => {
    await mkdir(join(home, 'mail', folder), { recursive: true });
    for (const [n, { headers, text }] of all.entries()) {
      const raw = `${[...headers, 'Content-Type: text/plain; charset=utf-8'].join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
      await writeFile(join(home, 'mail', folder, `${String(n).padStart(3, '0')}.eml`), raw);
    }
  };
  await write('Inbox', mails);
  if (sent.length > 0) await write('Sent', sent);
  await initMemory(join(home, 'memory'), 'off', async () => 'off');
  const app = await openApp(join(home, 'memory'), { quiet: true, offline: true });
  await app.add([join(home, 'mail')], { as: 'auto' });
  return {
    app,
    close: async () => {
      await app.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
