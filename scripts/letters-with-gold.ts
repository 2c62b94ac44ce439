import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const lettersSchema = z.object({
  /** The time at which the questions are asked. */
  now: z.string(),
  letters: z.array(
    z.object({ date: z.string(), from: z.string(), to: z.string(), subject: z.string(), body: z.string() }),
  ),
  /** A question and what its answer looks like, as a regular expression; "-" where there is none. */
  questions: z.array(z.tuple([z.string(), z.string()])),
});

/** A set of letters as somebody might have them, written by hand, with questions. */
export type LettersWithGold = z.infer<typeof lettersSchema> & { readonly name: string };

const folder = new URL('../test/answer/letters/', import.meta.url);

/** The sets of `test/answer/letters`. */
export const lettersWithGold = (): LettersWithGold[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      ...lettersSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    }));

/** Whether a text is what a question wants. */
export const isWanted = (want: string, text: string): boolean =>
  want !== '-' && new RegExp(want, 'i').test(text.replaceAll('\u00a0', ' '));

const encoded = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : `=?utf-8?b?${Buffer.from(text).toString('base64')}?=`;

const addressed = (party: string): string => {
  const [, name = '', address = party] = /^(.*?)\s*(<[^>]*>)$/.exec(party) ?? [];
  return `${encoded(name.replaceAll('"', ''))} ${address}`.trim();
};

/** Writes the letters as mail files into a fresh folder. */
export function writeLetters({ letters }: LettersWithGold, path: string): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  for (const [i, { date, from, to, subject, body }] of letters.entries()) {
    const head = [
      `From: ${addressed(from)}`,
      `To: ${addressed(to)}`,
      `Subject: ${encoded(subject)}`,
      `Date: ${new Date(date).toUTCString().replace('GMT', '+0000')}`,
      `Message-ID: <letter${i}@letters.example>`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset="utf-8"',
      'Content-Transfer-Encoding: base64',
    ];
    writeFileSync(
      join(path, `${String(i).padStart(3, '0')}.eml`),
      `${head.join('\r\n')}\r\n\r\n${Buffer.from(body).toString('base64')}\r\n`,
    );
  }
}
