import { figureText } from '../../contract/bench-measures.ts';
import type { DescribedTable } from '../described.ts';
import { noSpending, type Spending } from '../outcome.ts';
import { plus } from '../runner/ledger.ts';
import type { RunView } from '../runner/read-run.ts';

/** What a run did and who did it: the memory is built, questions are answered, answers are judged. */
export type Phase = {
  readonly name: 'building' | 'answering' | 'judging';
  /** The models, by the names that they were given; absent where none was called. */
  readonly by?: string;
  readonly spending: Spending;
  /** Absent where it was not measured apart. */
  readonly seconds?: number;
};

/** The phases of a run with what each cost. Answers that came from a cache count with what they cost the first time. */
export function phasesOf({ record, outcomes }: RunView): readonly Phase[] {
  const { config, ingest, spending, judges } = record;
  const replies = outcomes.map((outcome) => (outcome.state === 'answered' ? outcome.reply.spending : undefined));
  const answering = replies.reduce<Spending>((sum, one) => plus(sum, one ?? noSpending), noSpending);
  const judging = rest(spending, plus(ingest.spending, answering));
  const inSystem = modelsIn(config.system);
  const named = (name: string | undefined, of: Spending) => {
    // Calls without tokens are an embedder's.
    const asked = of.calls === 0 ? undefined : tokensOf(of) > 0 ? inSystem[0] : (inSystem[1] ?? inSystem[0]);
    const model = name ?? asked;
    return model === undefined || model === '' ? {} : { by: model };
  };
  const judge = judges.map(({ name }) => String(name)).join(', ');
  return [
    {
      name: 'building',
      ...named(config.builder ?? config.captioner, ingest.spending),
      spending: ingest.spending,
      seconds: ingest.seconds,
    },
    {
      name: 'answering',
      ...named(config.reader, answering),
      spending: answering,
      seconds: outcomes.reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000,
    },
    ...(judge === '' ? [] : [{ name: 'judging' as const, by: judge, spending: judging }]),
  ];
}

/** `local` and `embed` of `a-mem-linked:local,embed`: how a system names its model and its embedder. */
const modelsIn = (system: string): readonly string[] => system.split(':').slice(1).join(':').split(',');

const rest = (all: Spending, part: Spending): Spending => ({
  calls: Math.max(0, all.calls - part.calls),
  inputTokens: Math.max(0, all.inputTokens - part.inputTokens),
  outputTokens: Math.max(0, all.outputTokens - part.outputTokens),
  ...(all.dollars === undefined || part.dollars === undefined
    ? {}
    : { dollars: Math.max(0, all.dollars - part.dollars) }),
});

const tokensOf = ({ inputTokens, outputTokens }: Spending): number => inputTokens + outputTokens;
const dollars = ({ dollars: all }: Spending, places: number): string => (all === undefined ? '–' : all.toFixed(places));
/** Whole from ten on; below, a figure that still says something. */
const short = (value: number): string =>
  value >= 10 ? value.toFixed(0) : value >= 0.1 ? value.toFixed(1) : value.toPrecision(1);
const grouped = (value: number): string => value.toLocaleString('en');

/** A row a run and phase. */
export const phaseTable = (runs: readonly RunView[]): DescribedTable => ({
  title: 'Who built, answered and judged, and at what cost',
  head: ['system', 'phase', 'by', 'calls', 'tokens in', 'tokens out', 'seconds', '$'],
  rows: runs.flatMap((run) =>
    phasesOf(run).map(({ name, by, spending, seconds }, at) => [
      at === 0 ? run.name : '',
      name,
      by ?? 'no model',
      grouped(spending.calls),
      grouped(spending.inputTokens),
      grouped(spending.outputTokens),
      seconds === undefined ? '–' : short(seconds),
      dollars(spending, 2),
    ]),
  ),
  note: 'Seconds of answering are the sum over questions, some of which may have run at the same time. A dash: not known, which is not zero.',
});

/** The leading score beside what it costs, for each item that is taken in and for each question. */
export function scoreAndCost(runs: readonly RunView[], lead: string | undefined): DescribedTable {
  const score = ({ record }: RunView): string => {
    const value = record.figures.find(({ measure, slice }) => measure === lead && slice === undefined)?.value;
    return value === undefined || lead === undefined ? 'unscored' : figureText(value, lead);
  };
  return {
    title: 'Score and cost',
    head: [
      'system',
      lead ?? 'score',
      'tokens an item',
      's an item',
      '$ an item',
      'tokens a question',
      's a question',
      '$ a question',
    ],
    rows: runs.map((run) => {
      const [building, answering] = phasesOf(run);
      return [
        run.name,
        score(run),
        ...perOne(building, run.record.ingest.items),
        ...perOne(answering, run.record.answered),
      ];
    }),
    note: 'An item is taken in once, whatever is asked of it afterwards.',
  };
}

function perOne(phase: Phase | undefined, n: number): string[] {
  if (phase === undefined || n === 0) return ['–', '–', '–'];
  const { spending, seconds } = phase;
  return [
    short(tokensOf(spending) / n),
    seconds === undefined ? '–' : short(seconds / n),
    spending.dollars === undefined ? '–' : spending.dollars === 0 ? '0' : (spending.dollars / n).toPrecision(2),
  ];
}
