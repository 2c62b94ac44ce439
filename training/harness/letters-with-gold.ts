import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { messageSource } from '../../src/demo/mail-message.ts';

const lettersSchema = z.strictObject({
  /** The time at which the questions are asked. */
  now: z.string(),
  letters: z.array(
    z.strictObject({
      date: z.iso.datetime({ offset: true }),
      from: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
    }),
  ),
  /** What the answer looks like, as a regular expression; "-" for an abstention, "x|-" where either is right. */
  questions: z.array(z.strictObject({ asked: z.string(), wanted: z.string() })),
});

/** A set of letters as somebody might have them, written by hand, with questions. */
export type LettersWithGold = z.infer<typeof lettersSchema> & { readonly name: string };

const folder = new URL('../letters/', import.meta.url);

/** All sets of `training/letters`. */
export const letterSets = (): LettersWithGold[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      ...lettersSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    }));

/** The sets that weights are fitted on; the others are for measuring alone. */
const fitted: ReadonlySet<string> = new Set(
  'stockholm london brooklyn newcastle dublin munich toronto taipei glasgow hangzhou leeds singapore seattle chengdu halifax qingdao'.split(
    ' ',
  ),
);
export const lettersWithGold = (): LettersWithGold[] => letterSets().filter(({ name }) => fitted.has(name));

/** Whether a text is what a question wants. */
export const isWanted = (want: string, text: string): boolean =>
  want !== '-' && new RegExp(want, 'iu').test(text.replaceAll('\u00a0', ' '));

const party = (written: string): { name: string; address: string } => {
  const [, name = '', address = written] = /^"?(.*?)"?\s*<(.+)>$/.exec(written) ?? [];
  return { name, address };
};

/** Writes the letters as mail files into a fresh folder. */
export function writeLetters({ name, letters }: LettersWithGold, path: string): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  for (const [i, { date, from, to, subject, text }] of letters.entries()) {
    const at = DateTime.fromISO(date, { setZone: true });
    const source = messageSource({
      key: `${name}-${i}`,
      kind: 'letter',
      from: party(from),
      to: party(to),
      subject,
      at: at.toFormat("yyyy-MM-dd'T'HH:mm"),
      zone: at.zoneName ?? 'utc',
      text,
    });
    writeFileSync(join(path, `${String(i).padStart(3, '0')}.eml`), source);
  }
}
