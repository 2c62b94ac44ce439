import { leadValue } from '../headlines.ts';
import type { Outcome, Said } from '../outcome.ts';
import type { RunView } from '../runner/read-run.ts';

/** One question with what every system made of it, for reading through. */
export type QuestionView = {
  readonly id: string;
  readonly text: string;
  readonly gold: string;
  readonly evidence: readonly string[];
  readonly slices: Readonly<Record<string, string>>;
  readonly replies: readonly ReplyView[];
};
export type ReplyView = {
  readonly system: string;
  readonly answer: string;
  readonly verdict: 'right' | 'partly' | 'wrong' | 'unscored' | 'failed';
  readonly values: Readonly<Record<string, number>>;
  readonly plan?: string;
  readonly retrieved: readonly { readonly id: string; readonly gold: boolean }[];
  readonly cited: readonly string[];
  readonly confidence?: number;
  readonly tookMs: number;
};

const MOST_SHOWN = 20;
/** Products of other measures: beside one question they only repeat what its score and its recall say. */
const derived = /^(joint_|qs_x_)/;

export function questionViews(runs: readonly RunView[], lead: string | undefined): QuestionView[] {
  const outcomes = runs.map(
    (run) => new Map(run.outcomes.filter(({ repeat }) => repeat === 0).map((outcome) => [outcome.id, outcome])),
  );
  return (runs[0]?.questions ?? []).map(({ id, text, answer, evidence, slices }) => ({
    id,
    text,
    gold: answer,
    evidence,
    slices,
    replies: runs.flatMap((run, i) => {
      const outcome = outcomes[i]?.get(id);
      return outcome === undefined ? [] : [replyView(run, outcome, lead, new Set(evidence))];
    }),
  }));
}

function replyView(run: RunView, outcome: Outcome, lead: string | undefined, gold: ReadonlySet<string>): ReplyView {
  const values = Object.fromEntries(
    [...run.perQuestion].flatMap(([measure, of]): [string, number][] => {
      if (derived.test(measure)) return [];
      const value = of.get(outcome.id);
      return value === undefined ? [] : [[measure, value]];
    }),
  );
  if (outcome.state === 'failed') {
    const { message } = outcome.error;
    return {
      system: run.name,
      answer: message,
      verdict: 'failed',
      values,
      retrieved: [],
      cited: [],
      tookMs: outcome.tookMs,
    };
  }
  const { said, plan, retrieved = [], cited = [], confidence } = outcome.reply;
  return {
    system: run.name,
    answer: said?.kind === 'items' ? returnedText(retrieved.length) : saidText(said),
    verdict: verdictOf(leadValue(run.perQuestion, lead, outcome.id)),
    values,
    ...(plan === undefined ? {} : { plan }),
    retrieved: retrieved.slice(0, MOST_SHOWN).map(({ id }) => ({ id, gold: gold.has(id) })),
    cited,
    ...(confidence === undefined ? {} : { confidence }),
    tookMs: outcome.tookMs,
  };
}

function verdictOf(value: number | undefined): ReplyView['verdict'] {
  if (value === undefined) return 'unscored';
  if (value >= 1) return 'right';
  return value <= 0 ? 'wrong' : 'partly';
}

const returnedText = (items: number): string => (items === 0 ? '(returned nothing)' : `(returned ${items})`);

function saidText(said: Said | undefined): string {
  if (said === undefined) return '';
  if (said.kind === 'text') return said.text;
  if (said.kind === 'choice') return said.letter;
  if (said.kind === 'abstained') return `(abstained) ${said.reason}`;
  if (said.kind === 'items') return '';
  return `${Object.entries(said.levels)
    .map(([trait, level]) => `${trait} ${level}`)
    .join(', ')}; ${said.choices.map((letter) => letter ?? '–').join(' ')}`;
}
