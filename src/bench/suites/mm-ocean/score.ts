import { otherRules, type Rules } from '../../rules.ts';
import type { Figure, Remark, Scored } from '../../scored.ts';
import type { Annotation } from './annotation.ts';
import { defaultThresholds, failureRates, thresholdGrid, type VideoScore, videoScores } from './failure-modes.ts';
import type { Prediction } from './prediction.ts';
import { judgedWhenRated, pair, task1, task2, task3 } from './tasks.ts';

/** The whole of MM-OCEAN for one system, and beside it what the other rule set gives; percentages, unrounded. */
export function scoreMmOcean(
  videos: readonly Annotation[],
  predictions: readonly Prediction[],
  rules: Rules,
  remarks: readonly Remark[],
): Scored {
  const scored = scoreBy(videos, predictions, rules, remarks);
  const other = scoreBy(videos, predictions, otherRules(rules), []);
  const { n, t1, t2, t3, rates } = other.document;
  const summary = { n, t1: { accuracy: t1.accuracy, mae: t1.mae, n: t1.n }, t2: { avg4: t2.avg4, n: t2.n } };
  return {
    ...scored,
    document: {
      ...scored.document,
      otherRules: { rules: otherRules(rules), ...summary, t3: { accuracy: t3.accuracy, n: t3.n }, rates },
    },
    figures: [
      ...scored.figures,
      ...other.figures
        .filter(({ slice }) => slice === undefined)
        .map((figure) => ({ ...figure, slice: `rules=${otherRules(rules)}` })),
    ],
  };
}

function scoreBy(
  videos: readonly Annotation[],
  predictions: readonly Prediction[],
  rules: Rules,
  remarks: readonly Remark[],
): Scored & { readonly document: Document & Scored['document'] } {
  const pairs = pair(videos, predictions, rules);
  const known = new Set(videos.map(({ id }) => id));
  const judged = rules === 'official' ? predictions : predictions.filter(({ id }) => known.has(id));
  const t1 = task1(pairs, rules);
  const t2 = { ...task2(judged, rules), whenRated: judgedWhenRated(pairs) };
  const t3 = task3(pairs, rules);
  const rows = videoScores(pairs, rules);
  const rates = failureRates(rows, defaultThresholds, rules);
  const sweep = thresholdGrid.map((thresholds) => ({ ...thresholds, ...failureRates(rows, thresholds, rules) }));
  const document = { rules, n: pairs.length, t1, t2, t3, rates, thresholds: defaultThresholds, sweep, rows };
  return { document, figures: figuresOf(document), perQuestion: vectors(rows), remarks };
}

type Document = {
  readonly n: number;
  readonly t1: ReturnType<typeof task1>;
  readonly t2: ReturnType<typeof task2>;
  readonly t3: ReturnType<typeof task3>;
  readonly rates: ReturnType<typeof failureRates>;
};

const mode = ({ t1, t2, t3 }: typeof defaultThresholds): string => `(${t1},${t2},${t3})`;

/** Fractions, as all figures are; the document keeps percent. */
function figuresOf({ n, t1, t2, t3, rates }: Document): Figure[] {
  const figure = (measure: string, of: number | null, count: number, slice?: string): Figure => ({
    measure,
    n: count,
    ...(slice === undefined ? {} : { slice }),
    ...(of === null || count === 0 || !Number.isFinite(of) ? {} : { value: of }),
  });
  const share = (of: number | null): number | null => (of === null ? null : of / 100);
  const by = mode(defaultThresholds);
  return [
    figure('T1-accuracy', share(t1.accuracy), t1.n),
    figure('T1-MAE', t1.mae, t1.n),
    figure('T2-avg4/10', t2.avg4 === null ? null : t2.avg4 / 10, t2.n),
    figure('T3-accuracy', share(t3.accuracy), t3.n),
    figure(`PR${by}`, share(rates.pr), n),
    figure(`CR${by}`, t2.n === 0 ? null : share(rates.cr), n),
    figure(`IR${by}`, share(rates.ir), n),
    figure(`HR${by}`, t2.n === 0 ? null : share(rates.hr), n),
    ...Object.entries(t1.byTrait).map(([trait, of]) =>
      figure('T1-accuracy', share(of.accuracy), of.n, `trait=${trait}`),
    ),
    ...Object.entries(t3.byCategory).map(([name, of]) =>
      figure('T3-accuracy', share(of.accuracy), of.n, `category=${name}`),
    ),
  ];
}

function vectors(rows: readonly VideoScore[]): Scored['perQuestion'] {
  const vector = (of: (row: VideoScore) => number | undefined) =>
    new Map(
      rows.flatMap((row): [string, number][] => {
        const value = of(row);
        return value === undefined ? [] : [[row.videoId, value]];
      }),
    );
  return new Map([
    ['R1', vector(({ r1 }) => r1)],
    ['R2', vector(({ r2, judged }) => (judged ? r2 : undefined))],
    ['R3', vector(({ r3 }) => r3)],
  ]);
}
