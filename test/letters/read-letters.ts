import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initMemory, openApp } from '../../src/app/app.ts';
import { isWanted, letterSets, writeLetters } from '../../training/harness/letters-with-gold.ts';

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

/** Adds the letters of a set to a memory of their own, through the importer of mail files, and asks all its questions. */
export async function readLetters(name: string): Promise<Told[]> {
  const set = letterSets().find((one) => one.name === name);
  if (set === undefined) throw new Error(`No set of letters is called ${name}.`);
  const home = await mkdtemp(join(tmpdir(), 'madeleine-letters-'));
  try {
    const [mail, memory] = [join(home, 'mail'), join(home, 'memory')];
    writeLetters(set, mail);
    await initMemory(memory, 'off', async () => 'off');
    const app = await openApp(memory, { quiet: true, offline: true });
    await app.add([mail], { as: 'auto' });
    const told: Told[] = [];
    for (const { asked, wanted } of set.questions) {
      const { outcome, answer: said, confidence } = await app.ask(asked, { now: set.now });
      const verdict = verdictOf(wanted, outcome === 'abstained', said, confidence);
      told.push({ asked, wanted, said, confidence, verdict });
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
  if (isWanted(wanted, said)) return 'right';
  return confidence > FIRM ? 'firmly wrong' : 'unsure and wrong';
}
