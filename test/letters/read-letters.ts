import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { initMemory, openApp } from '../../src/app/app.ts';
import { messageSource } from '../../src/demo/mail-message.ts';

/** Letters written by hand, of invented people, and what is asked of them: `wanted` is a regular expression, or "-" for an abstention; "x|-" takes either. */
const lettersSchema = z.strictObject({
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
  questions: z.array(z.strictObject({ asked: z.string(), wanted: z.string() })),
});

export type Verdict = 'right' | 'firmly wrong' | 'unsure and wrong' | 'missed';
export type Told = {
  readonly asked: string;
  readonly wanted: string;
  readonly said: string;
  readonly confidence: number;
  readonly verdict: Verdict;
};

/** More than this sure is firm. */
const FIRM = 0.5;
const folder = import.meta.dirname;

export async function letterSets(): Promise<string[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [])).sort();
}

/** Adds the letters of a set to a memory of their own, through the importer of mail files, and asks all its questions. */
export async function readLetters(name: string): Promise<Told[]> {
  const { now, letters, questions } = lettersSchema.parse(
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')),
  );
  const home = await mkdtemp(join(tmpdir(), 'madeleine-letters-'));
  try {
    const mail = join(home, 'mail');
    await mkdir(mail);
    for (const [at, letter] of letters.entries()) {
      const source = messageSource({
        key: `${name}-${at}`,
        kind: 'letter',
        from: who(letter.from),
        to: who(letter.to),
        subject: letter.subject,
        ...when(letter.date),
        text: letter.text,
      });
      await writeFile(join(mail, `${String(at).padStart(3, '0')}.eml`), source);
    }
    const memory = join(home, 'memory');
    await initMemory(memory, 'off', async () => 'off');
    const app = await openApp(memory, { quiet: true, offline: true });
    await app.add([mail], { as: 'auto' });
    const told: Told[] = [];
    for (const { asked, wanted } of questions) {
      const { outcome, answer, confidence } = await app.ask(asked, { now });
      const said = answer.replaceAll('\u00a0', ' ');
      told.push({
        asked,
        wanted,
        said,
        confidence,
        verdict: verdictOf(wanted, outcome === 'abstained', said, confidence),
      });
    }
    await app.close();
    return told;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

function verdictOf(wanted: string, abstained: boolean, said: string, confidence: number): Verdict {
  const mayAbstain = /(?:^|\||\()-/.test(wanted);
  if (abstained) return mayAbstain ? 'right' : 'missed';
  if (wanted !== '-' && new RegExp(wanted, 'iu').test(said)) return 'right';
  return confidence > FIRM ? 'firmly wrong' : 'unsure and wrong';
}

function who(written: string): { name: string; address: string } {
  const [, name = '', address = written] = /^"?(.*?)"?\s*<(.+)>$/.exec(written) ?? [];
  return { name, address };
}

function when(date: string): { at: string; zone: string } {
  const at = DateTime.fromISO(date, { setZone: true });
  return { at: at.toFormat("yyyy-MM-dd'T'HH:mm"), zone: at.zoneName ?? 'utc' };
}
