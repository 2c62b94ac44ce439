import type { BenchQuestion, BenchQuestionsAsked, BenchQuestionsPage } from '../../contract/bench-browse.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { leadAmong } from '../headlines.ts';
import { questionViews, type ReplyView } from '../report/questions.ts';
import type { RunView } from '../runner/read-run.ts';

type Reply = BenchQuestion['replies'][number];
type Fate = NonNullable<BenchQuestion['fate']>;

/** All questions of a run, with what it and the one beside it made of them. The first run's verdicts are the question's. */
export function shelvedQuestions(
  runs: readonly RunView[],
  idOf: ReadonlyMap<string, string>,
  measure: string | undefined,
): BenchQuestion[] {
  const ranks = runs.map(ranksOf);
  return questionViews(runs, measure).map(({ replies, evidence, slices, ...question }) => {
    const fate = runs.length < 2 || measure === undefined ? undefined : fateOf(runs, measure, question.id);
    return {
      ...question,
      evidence: [...evidence],
      slices: { ...slices },
      ...(fate === undefined ? {} : { fate }),
      replies: replies.flatMap((reply) => {
        const at = runs.findIndex(({ name }) => name === reply.system);
        const run = runs[at];
        return run === undefined
          ? []
          : [replyOf(reply, idOf.get(run.folder) ?? '', evidence, ranks[at]?.get(question.id))];
      }),
    };
  });
}

/** Question → retrieved id → its rank from 1. */
function ranksOf({ outcomes }: RunView): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    outcomes.flatMap((outcome) =>
      outcome.state === 'answered' && outcome.repeat === 0
        ? [[outcome.id, new Map((outcome.reply.retrieved ?? []).map(({ id }, i) => [id, i + 1]))] as const]
        : [],
    ),
  );
}

function replyOf(
  { retrieved, cited, plan, confidence, ...reply }: ReplyView,
  run: string,
  gold: readonly string[],
  ranks: ReadonlyMap<string, number> | undefined,
): Reply {
  const evidence = gold.map((id) => {
    const rank = ranks?.get(id);
    return rank === undefined ? { id } : { id, rank };
  });
  return {
    ...reply,
    run,
    values: { ...reply.values },
    ...(plan === undefined ? {} : { plan }),
    ...(confidence === undefined ? {} : { confidence }),
    evidence,
    evidenceFound: foundOf(evidence),
    retrieved: retrieved.map((one) => ({ ...one })),
    cited: [...cited],
  };
}

function foundOf(evidence: Reply['evidence']): Reply['evidenceFound'] {
  const found = evidence.filter(({ rank }) => rank !== undefined).length;
  if (evidence.length === 0) return 'none-needed';
  return found === 0 ? 'missed' : found === evidence.length ? 'found' : 'partly';
}

/** As `compareRuns` counts wins and losses. */
function fateOf(runs: readonly RunView[], measure: string, question: string): Fate {
  const [mine, theirs] = runs.map(({ perQuestion }) => perQuestion.get(measure)?.get(question));
  if (mine === undefined || theirs === undefined) return 'unscored';
  return mine === theirs ? 'tie' : mine > theirs ? 'win' : 'loss';
}

/** The measures that some run has a value under. */
export const measuresOf = (runs: readonly RunView[]): string[] => [
  ...new Set(runs.flatMap(({ perQuestion }) => [...perQuestion].flatMap(([name, of]) => (of.size > 0 ? [name] : [])))),
];

/** The measure that questions are judged by: the one that was asked for, or the suite's first that all runs have. Errors: `usage`. */
export function measureOf(runs: readonly RunView[], asked: string | undefined): string | undefined {
  const [first] = runs;
  if (first === undefined) return undefined;
  const there = measuresOf(runs);
  if (asked === undefined) {
    const shared = there.filter((measure) =>
      runs.every(({ perQuestion }) => (perQuestion.get(measure)?.size ?? 0) > 0),
    );
    return leadAmong(first.record.config.suite, shared.length > 0 ? shared : there);
  }
  if (there.includes(asked)) return asked;
  throw new MadeleineError('usage', `Unknown metric: "${asked}".`, {
    action: there.length === 0 ? 'Choose another run.' : `Choose one of ${there.join(', ')}.`,
  });
}

/** The questions that were asked for, with counts over all. */
export function pageOf(
  all: readonly BenchQuestion[],
  asked: BenchQuestionsAsked,
  measure: string | undefined,
): BenchQuestionsPage {
  const matching = all.filter((question) => matches(question, asked));
  const slices = counted(
    all.flatMap((question) => Object.entries(question.slices).map(([key, value]) => `${key}=${value}`)),
  );
  return {
    ...(measure === undefined ? {} : { measure }),
    matching: matching.length,
    verdicts: Object.fromEntries(
      counted(all.flatMap(({ replies: [first] }) => (first === undefined ? [] : [first.verdict]))),
    ),
    fates: Object.fromEntries(counted(all.flatMap(({ fate }) => fate ?? []))),
    evidence: Object.fromEntries(
      counted(all.flatMap(({ replies: [first] }) => (first === undefined ? [] : [first.evidenceFound]))),
    ),
    slices: [...slices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([slice, n]) => ({ slice, n })),
    questions: matching.slice(asked.from, asked.from + asked.limit),
  };
}

function counted<T extends string>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function matches(question: BenchQuestion, { fate, verdict, evidence, slice, find }: BenchQuestionsAsked): boolean {
  const [first] = question.replies;
  const words = (find ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const text =
    words.length === 0
      ? ''
      : [question.id, question.text, question.gold, ...question.replies.map(({ answer }) => answer)]
          .join('\n')
          .toLowerCase();
  return (
    (fate === undefined || question.fate === fate) &&
    (verdict === undefined || first?.verdict === verdict) &&
    (evidence === undefined || first?.evidenceFound === evidence) &&
    (slice === undefined || Object.entries(question.slices).some(([key, value]) => `${key}=${value}` === slice)) &&
    words.every((word) => text.includes(word))
  );
}
