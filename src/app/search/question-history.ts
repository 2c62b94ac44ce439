import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type PreviousQuestion, previousQuestionSchema } from '../../retrieve/follow-up/previous-question.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';

/** A question this old is no longer followed up: another person may sit there. */
const LONGEST_HOURS = 12;
/** A file that is larger was not written here. */
const MOST_BYTES = 256 * 1024;

const historySchema = z.object({ version: z.literal(1), at: z.iso.datetime(), previous: previousQuestionSchema });

/** In the cache, which `forget` removes whole and which no backup and no export holds. */
const folderOf = (memory: string): string => join(memory, layout.cache, 'questions');
const fileOf = (memory: string, session: string): string =>
  join(folderOf(memory), `${createHash('sha256').update(session).digest('hex').slice(0, 24)}.json`);

/** A conversation by its name, which another who sees the memory in their own way may choose, too. */
export const sessionOf = ({ seenBy }: { readonly seenBy: string | undefined }, session: string): string =>
  seenBy === undefined ? session : `${seenBy}\n${session}`;

/**
 * The last question of a terminal or conversation. Absent when there is none, when it is half a day old, or when its
 * file is not what was written.
 */
export async function previousQuestion(
  memory: string,
  session: string,
  now: Date,
): Promise<PreviousQuestion | undefined> {
  const file = fileOf(memory, session);
  try {
    if ((await stat(file)).size > MOST_BYTES) return undefined;
    const kept = historySchema.safeParse(JSON.parse(String(await readPrivate(file))));
    if (!kept.success || isOld(Date.parse(kept.data.at), now)) return undefined;
    return kept.data.previous;
  } catch {
    return undefined;
  }
}

const isOld = (at: number, now: Date): boolean => Math.abs(now.getTime() - at) > LONGEST_HOURS * 3_600_000;

/**
 * Keeps a question for its follow-up, readable by its owner alone, and removes those that are too old. A memory that
 * cannot be written to keeps none: a question that was answered does not fail for that.
 */
export async function rememberQuestion(
  memory: string,
  session: string,
  previous: PreviousQuestion,
  now: Date,
): Promise<void> {
  const file = fileOf(memory, session);
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(folderOf(memory), { recursive: true, mode: 0o700 });
    await writePrivate(draft, JSON.stringify({ version: 1, at: now.toISOString(), previous }), { flag: 'wx' });
    await rename(draft, file);
    await removeOld(memory, now);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function removeOld(memory: string, now: Date): Promise<void> {
  for (const name of await readdir(folderOf(memory))) {
    const file = join(folderOf(memory), name);
    const { mtimeMs } = await stat(file);
    if (isOld(mtimeMs, now)) await rm(file, { force: true });
  }
}

/** Forgets the questions of all terminals. Returns how many there were. Errors: those of the file system. */
export async function forgetQuestions(memory: string): Promise<number> {
  const names = await readdir(folderOf(memory)).catch(() => []);
  await rm(folderOf(memory), { recursive: true, force: true });
  return names.length;
}
