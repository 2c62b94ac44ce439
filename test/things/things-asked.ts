import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type App, initMemory, openApp } from '../../src/app/app.ts';

const mailSchema = z.object({
  id: z.string(),
  from: z.string(),
  date: z.string(),
  subject: z.string(),
  text: z.string(),
  things: z.array(z.unknown()).optional(),
  ics: z
    .object({
      uid: z.string(),
      sequence: z.number(),
      summary: z.string(),
      start: z.string(),
      end: z.string(),
      location: z.string(),
    })
    .optional(),
});
type Mail = z.infer<typeof mailSchema>;
const questionSchema = z.object({
  ask: z.string(),
  /** What the answer has in it; nothing where there is none. */
  want: z.array(z.string()),
  /** The mail that the first citation is of. */
  cites: z.string().optional(),
  notes: z.string().optional(),
});
export type Asked = z.infer<typeof questionSchema>;
const setSchema = z.object({
  owner: z.string(),
  now: z.string(),
  mails: z.array(mailSchema),
  questions: z.array(questionSchema),
});
export type MadeMails = z.infer<typeof setSchema>;

export const madeMails = async (): Promise<MadeMails> =>
  setSchema.parse(JSON.parse(await readFile(new URL('mails.json', import.meta.url), 'utf8')));

/** A message with its structured data as programs send it: JSON-LD in the page, a calendar beside it. */
export function rawMail(mail: Mail, owner: string): string {
  const { id, from, date, subject, text, things = [], ics } = mail;
  const page = `<html><head><script type="application/ld+json">${JSON.stringify(
    things.map((thing) => ({ '@context': 'http://schema.org', ...(thing as object) })),
  )}</script></head><body><p>${text}</p></body></html>`;
  const parts = [
    part('text/plain; charset=utf-8', text),
    ...(things.length === 0 ? [] : [part('text/html; charset=utf-8', page)]),
  ];
  const alternative = `Content-Type: multipart/alternative; boundary="alt"\r\n\r\n${joined(parts, 'alt')}`;
  const calendar =
    ics === undefined ? [] : [part('text/calendar; charset=utf-8; method=REQUEST', calendarOf(ics, mail))];
  return [
    `From: ${encoded(from)}`,
    `To: ${owner}`,
    `Date: ${new Date(date).toUTCString()}`,
    `Subject: ${encoded(subject)}`,
    `Message-ID: <${id}@made.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="mix"',
    '',
    joined([alternative, ...calendar], 'mix'),
  ].join('\r\n');
}

const encoded = (header: string): string =>
  header.replace(
    /[^<>]*[^\x20-\x7e<>][^<>]*/g,
    (words) => `=?utf-8?B?${Buffer.from(words.trim()).toString('base64')}?= `,
  );
const part = (type: string, text: string): string =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}`;
const joined = (parts: readonly string[], boundary: string): string =>
  `${parts.map((one) => `--${boundary}\r\n${one}\r\n`).join('')}--${boundary}--\r\n`;

function calendarOf(
  { uid, sequence, summary, start, end, location }: NonNullable<Mail['ics']>,
  { from }: Mail,
): string {
  const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(from) ?? [];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `SUMMARY:${summary}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `LOCATION:${location}`,
    `ORGANIZER;CN=${name}:mailto:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** A memory of the made mails in a folder of its own. `close` ends it and deletes the folder. */
export async function memoryOfMails(
  set: MadeMails,
): Promise<{ readonly app: App; readonly close: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'madeleine-things-'));
  const [mail, memory] = [join(home, 'mail'), join(home, 'memory')];
  await mkdir(mail);
  for (const one of set.mails) await writeFile(join(mail, `${one.id}.eml`), rawMail(one, set.owner));
  await initMemory(memory, 'off', async () => 'off');
  const app = await openApp(memory, { quiet: true, offline: true });
  await app.add([mail], { as: 'auto' });
  return {
    app,
    close: async () => {
      await app.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
