/** What the program says to the questions of an inbox, and what it is worth. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, initMemory, openApp } from '../../src/app/app.ts';
import { goldName } from './collections-with-gold.ts';
import { type InboxQuestion, type InboxWithGold, type QuestionKind, writeInbox } from './inboxes-with-gold.ts';
import { isWanted } from './letters-with-gold.ts';

/** From here on an answer is firm. */
const FIRM = 0.5;
/** How much of a set and of what is told for it must be the same for it to count as right, as in ATM-Bench's lists (Jaccard). */
const SAME_SET = 0.5;
const SEARCHED = 10;

export const verdicts = ['right', 'firmly wrong', 'unsure and wrong', 'missed', 'answered what is not there'] as const;
export type Verdict = (typeof verdicts)[number];

/** A question of an inbox, and what was said to it. */
export type AskedOfInbox = InboxQuestion & {
  readonly inbox: string;
  readonly writer: string;
  readonly told: string;
  readonly abstained: boolean;
  readonly confidence: number;
  readonly cited: readonly string[];
  /** The first ten that a search finds, uncut. */
  readonly found: readonly string[];
  readonly verdict: Verdict;
};

type Sets = Pick<AskedOfInbox, 'evidence' | 'cited'>;
const inBoth = ({ evidence, cited }: Sets): number => evidence.filter((one) => cited.includes(one)).length;

/** What is told and what is wanted, as sets: twice what both have by the sum of both. */
export const setF1 = (sets: Sets): number => (2 * inBoth(sets)) / Math.max(1, sets.evidence.length + sets.cited.length);

/** Makes a memory of the inbox by the importer of ATM-Bench's rows, and asks all its questions, or those of some kinds. */
export async function askInbox(inbox: InboxWithGold, kinds: readonly QuestionKind[] = []): Promise<AskedOfInbox[]> {
  const questions = inbox.questions.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  if (questions.length === 0) return [];
  return inMemoryOf(inbox, (memory) =>
    inApp(memory, async (app) => {
      const all: AskedOfInbox[] = [];
      for (const question of questions) all.push(await asked(app, inbox, question));
      return all;
    }),
  );
}

/** Makes a memory of the inbox in a folder that is there as long as it is used. Throws where not all items were read. */
export async function inMemoryOf<T>(inbox: InboxWithGold, use: (memory: string) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'madeleine-inbox-'));
  try {
    const memory = join(home, 'memory');
    writeInbox(inbox, join(home, 'rows'));
    await initMemory(memory, 'off', async () => 'off');
    const { items, failed } = await inApp(memory, (app) => app.add([join(home, 'rows')], { as: 'atm' }));
    if (items !== inbox.items.length || failed.length > 0)
      throw new Error(`Of ${inbox.name} ${items} of ${inbox.items.length} items were read.`);
    return await use(memory);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Opens the memory as long as it is used: nothing that was worked out before is remembered. */
export async function inApp<T>(memory: string, use: (app: App) => Promise<T>): Promise<T> {
  const app = await openApp(memory, { quiet: true, offline: true });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

async function asked(app: App, inbox: InboxWithGold, question: InboxQuestion): Promise<AskedOfInbox> {
  const { name, writer, now } = inbox;
  const said = await saidTo(app, inbox, question);
  const { items } = await app.search(question.asked, { now, limit: SEARCHED, cut: false });
  return {
    ...question,
    inbox: name,
    writer,
    ...said,
    found: items.map(({ id }) => goldName(id, 'atm')),
    verdict: verdictOf(question, said),
  };
}

type Said = Pick<AskedOfInbox, 'told' | 'abstained' | 'confidence' | 'cited'>;

/** What is said to a question of the inbox at its own time. Throws where asking fails. */
export async function saidTo(app: App, { name, now }: InboxWithGold, question: InboxQuestion): Promise<Said> {
  const given = await app.ask(question.asked, { now });
  if (given.outcome === 'failed') throw new Error(`${name}: ${question.asked}: ${given.answer}`);
  return {
    told: given.answer,
    abstained: given.outcome === 'abstained',
    confidence: given.confidence,
    cited: [...new Set(given.citations.map(({ id }) => goldName(id, 'atm')))],
  };
}

/** Whether what was said is right, how sure it was if not, or that nothing was said. */
export function verdictOf(question: InboxQuestion, said: Said): Verdict {
  if (question.kind === 'none') return said.abstained ? 'right' : 'answered what is not there';
  if (said.abstained) return 'missed';
  if (isRight(question, said)) return 'right';
  return said.confidence >= FIRM ? 'firmly wrong' : 'unsure and wrong';
}

/** Whether what is told is what is wanted: the expression, or, where a set is asked for, about the set. */
export function isRight(
  { kind, wanted, evidence }: InboxQuestion,
  { told, cited }: Pick<Said, 'told' | 'cited'>,
): boolean {
  if (kind !== 'photos') return isWanted(wanted, told);
  return inBoth({ evidence, cited }) >= SAME_SET * new Set([...evidence, ...cited]).size;
}
