import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, initMemory, openApp } from '../../src/app/app.ts';

export type Letter = {
  readonly from: string;
  readonly subject: string;
  /** As in a Date header. */
  readonly date: string;
  readonly text: string;
};

const mail = ({ from, subject, date, text }: Letter, n: number): string =>
  [
    `From: ${from}`,
    'To: Nora Field <nora@field.example>',
    `Subject: ${subject}`,
    `Date: ${date}`,
    `Message-ID: <letter-${n}@mail.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n');

export type Mailbox = { readonly app: App; readonly folder: string; close(): Promise<void> };

/** A memory of the letters, offline, with a configuration if one is given. */
export async function mailboxOf(letters: readonly Letter[], configuration = ''): Promise<Mailbox> {
  const base = await mkdtemp(join(tmpdir(), 'madeleine-models-'));
  const [folder, mails] = [join(base, 'memory'), join(base, 'mails')];
  await mkdir(mails);
  for (const [n, letter] of letters.entries()) await writeFile(join(mails, `${n}.eml`), mail(letter, n));
  await initMemory(folder, 'off', async () => 'off');
  const settings = `owner:\n  name: Nora Field\n  addresses: [nora@field.example]\nzone: Europe/Lisbon\n${configuration}`;
  await writeFile(join(folder, 'madeleine.config.yaml'), settings);
  const app = await openApp(folder, { quiet: true, offline: true });
  await app.add([mails], { as: 'auto' });
  return {
    app,
    folder,
    async close() {
      await app.close();
      await rm(base, { recursive: true, force: true });
    },
  };
}

/** A stay that was booked for one sum and invoiced for another, a dentist, and a friend. */
export const letters: readonly Letter[] = [
  {
    from: 'Hotel Miramar <desk@miramar.example>',
    subject: 'Booking confirmation MRX-4821',
    date: 'Mon, 4 Mar 2024 10:00:00 +0000',
    text: 'Dear Nora Field,\n\nyour booking MRX-4821 at Hotel Miramar, Porto, is confirmed.\nCheck-in: 12 April 2024\nCheck-out: 15 April 2024\nTotal: EUR 408.00\n\nHotel Miramar, Porto',
  },
  {
    from: 'Hotel Miramar <desk@miramar.example>',
    subject: 'Invoice for your stay MRX-4821',
    date: 'Mon, 15 Apr 2024 11:00:00 +0000',
    text: 'Dear Nora Field,\n\nthank you for your stay. Invoice for booking MRX-4821:\n3 nights, 12 to 15 April 2024\nTotal paid: EUR 397.71\n\nHotel Miramar, Porto',
  },
  {
    from: 'Dr. Sousa Dental Care <hello@sousa-dental.example>',
    subject: 'Your appointment',
    date: 'Tue, 7 May 2024 09:00:00 +0000',
    text: 'Dear Nora Field,\n\nyour dentist appointment is on 21 May 2024 at 14:30.\n\nDr. Sousa Dental Care, Lisbon',
  },
  {
    from: 'Tom Reed <tom@reed.example>',
    subject: 'The weekend',
    date: 'Thu, 18 Apr 2024 20:00:00 +0000',
    text: 'Hi Nora,\n\nPorto was a dream. Grace misses you already: she sat at the door all Sunday.\n\nTom',
  },
];
