import type { Judge, Judgement, Rubric } from '../judge.ts';
import { noSpending, type Spending } from '../outcome.ts';
import type { Rules } from '../rules.ts';
import { type JudgeVerdict, officialVerdict } from './atm/scorer/judge-reply.ts';

/** An open answer for a judge. */
export type OpenAnswer = {
  readonly id: string;
  readonly question: string;
  readonly reference: string;
  readonly answer: string;
  /** The suite's own, by which a judge says yes or no; absent, that of ATM-Bench. */
  readonly rubric?: Rubric;
};

export type Judged = {
  readonly judge: string;
  /** By question; one whose judgement failed has none. */
  readonly verdicts: ReadonlyMap<string, boolean>;
  readonly failures: readonly { readonly id: string; readonly code: string; readonly message: string }[];
  /** Verdicts that official rules guessed from the words of a reply. */
  readonly fallbacks: number;
  readonly spending: Spending;
};

/** What one judge said of each answer, in the answers' order. */
export type Judgements = { readonly judge: string; readonly all: readonly (readonly [id: string, of: Judgement])[] };

/** Asks one judge about all answers, as many at once as it allows. A failure is kept as one, never read as a verdict. */
export async function judgeAll(
  judge: Judge,
  answers: readonly OpenAnswer[],
  signal?: AbortSignal,
): Promise<Judgements> {
  const judgements = new Map<string, Judgement>();
  const waiting = answers.values();
  const work = async (): Promise<void> => {
    for (const { id, ...asked } of waiting) {
      signal?.throwIfAborted();
      judgements.set(id, await judgementOf(judge, asked, signal));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(judge.concurrency, answers.length)) }, work));
  return {
    judge: judge.name,
    all: answers.flatMap(({ id }) => {
      const judgement = judgements.get(id);
      return judgement === undefined ? [] : [[id, judgement] as const];
    }),
  };
}

async function judgementOf(judge: Judge, asked: Omit<OpenAnswer, 'id'>, signal?: AbortSignal): Promise<Judgement> {
  try {
    const { rubric, ...answer } = asked;
    const toJudge =
      rubric === undefined
        ? ({ kind: 'answer', ...answer } as const)
        : ({ kind: 'rubric', rubric, ...answer } as const);
    return await judge.judge(toJudge, signal);
  } catch (error) {
    signal?.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    return { state: 'failed', code: 'judge-failed', message, spending: noSpending };
  }
}

/**
 * The verdicts under one of the rule sets: strict rules take none that was guessed from words. `read` is how the suite's
 * released scorer reads a judge's reply.
 */
export function verdictsBy(
  rules: Rules,
  { judge, all: judgements }: Judgements,
  read: (reply: string) => JudgeVerdict = officialVerdict,
): Judged {
  const verdicts = new Map<string, boolean>();
  const failures: { id: string; code: string; message: string }[] = [];
  let fallbacks = 0;
  for (const [id, judgement] of judgements) {
    const verdict = verdictOf(judgement, rules, read);
    if (verdict !== undefined) verdicts.set(id, verdict.right);
    else failures.push({ id, ...whyNot(judgement) });
    if (verdict?.fallback === true) fallbacks += 1;
  }
  return { judge, verdicts, failures, fallbacks, spending: spent(judgements.map(([, { spending }]) => spending)) };
}

/** Official rules also take a verdict from a reply that is not of the form asked for. */
function verdictOf(
  judgement: Judgement,
  rules: Rules,
  read: (reply: string) => JudgeVerdict,
): JudgeVerdict | undefined {
  const guess = (raw: string) => (rules === 'official' ? read(raw) : undefined);
  if (judgement.state === 'judged') {
    if (judgement.fallback && rules === 'strict') return undefined;
    return { right: judgement.right, fallback: guess(judgement.raw)?.fallback ?? false };
  }
  return judgement.state === 'failed' && judgement.raw !== undefined ? guess(judgement.raw) : undefined;
}

const whyNot = (judgement: Judgement): { code: string; message: string } =>
  judgement.state === 'failed' ? judgement : { code: 'malformed-reply', message: 'the judge gave no verdict' };

/** Dollars are known only where those of every call are. */
function spent(all: readonly Spending[]): Spending {
  const sum = (of: (one: Spending) => number) => all.reduce((total, one) => total + of(one), 0);
  const total = {
    calls: sum((one) => one.calls),
    inputTokens: sum((one) => one.inputTokens),
    outputTokens: sum((one) => one.outputTokens),
  };
  return all.some(({ dollars }) => dollars === undefined)
    ? total
    : { ...total, dollars: sum((one) => one.dollars ?? 0) };
}

/**
 * Several judges as one: what most of those that gave a verdict say; where they are split evenly, what the first named of
 * them says. An answer without any verdict has none.
 */
export function panelOf(judged: readonly Judged[]): ReadonlyMap<string, boolean> {
  const ids = new Set(judged.flatMap(({ verdicts }) => [...verdicts.keys()]));
  return new Map(
    [...ids].map((id) => {
      const votes = judged.flatMap(({ verdicts }) => verdicts.get(id) ?? []);
      const lead = votes.filter(Boolean).length * 2 - votes.length;
      return [id, lead === 0 ? votes[0] === true : lead > 0];
    }),
  );
}
