import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, initMemory, openApp } from '../../src/app/app.ts';
import { writeLetters } from '../../training/harness/letters-with-gold.ts';

/** Writes letters of a day, at ten in the morning, to one person. */
export const lettersTo = (to: string) => (date: string, from: string, subject: string, text: string) => ({
  date: `${date}T10:00:00+01:00`,
  from,
  to,
  subject,
  text,
});

type Letter = ReturnType<ReturnType<typeof lettersTo>>;

/** A memory of these letters, open to be asked; `close` removes it. */
export async function memoryOf(
  name: string,
  now: string,
  letters: readonly Letter[],
): Promise<{ readonly app: App; readonly close: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), `madeleine-${name}-`));
  writeLetters({ name, now, letters: [...letters], questions: [] }, join(home, 'mail'));
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
