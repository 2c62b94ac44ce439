import { z } from 'zod';
import { isPlainMeasure } from '../../contract/bench-measures.ts';
import { headlines, leadOf, leadValue } from '../headlines.ts';
import { surenessOf } from '../runner/confidence-figures.ts';
import type { RunView } from '../runner/read-run.ts';
import { ranks } from '../statistics/agreement.ts';
import { reliability } from '../statistics/calibration.ts';
import type { RunsComparison } from '../statistics/compare-runs.ts';
import type { Anchor } from '../suite.ts';
import { type SweptRun, varying } from '../sweep/sweep.ts';
import { bySlice, type Chart, leaderboard, recallCurve } from './charts.ts';
import { costPlot, fingerprint, prejudicePlot, rankSlope, reliabilityPlot } from './charts-of-quality.ts';

/** Every chart that the runs have something for. */
export function chartsOf(
  runs: readonly RunView[],
  comparison: RunsComparison,
  anchors: readonly Anchor[],
  sweeps: readonly SweptRun[] = [],
): Chart[] {
  const systems = runs.map(({ name }) => name);
  const lead = leadOf(comparison);
  return [
    ...leaderboards(comparison, anchors, systems),
    ...publishedBoards(runs, comparison, anchors, systems),
    ...sliceCharts(runs, systems, lead),
    ...modesOf(runs, systems, lead),
    ...slopeOf(runs),
    ...prejudiceOf(runs, systems),
    ...costOf(runs, systems, lead),
    ...recallOf(runs, systems),
    ...sweepCharts(sweeps, systems, lead),
    ...reliabilityOf(runs, systems, lead),
  ];
}

function leaderboards(
  { suite, measures }: RunsComparison,
  anchors: readonly Anchor[],
  systems: readonly string[],
): Chart[] {
  const wanted = headlines[suite];
  return measures
    .filter(({ measure, standings }) => wanted.includes(measure) && standings.length > 0)
    .toSorted((a, b) => wanted.indexOf(a.measure) - wanted.indexOf(b.measure))
    .map(({ measure, standings }) =>
      leaderboard(
        measure,
        standings.map(({ system, mean, interval }) => ({ system, mean, ...(interval === undefined ? {} : interval) })),
        anchors.filter((anchor) => anchor.measure === measure && anchor.slice === undefined),
        systems,
      ),
    );
}

/** Measures of a whole run, and slices, that others have published figures of: drawn without intervals. */
function publishedBoards(
  runs: readonly RunView[],
  { suite }: RunsComparison,
  anchors: readonly Anchor[],
  systems: readonly string[],
): Chart[] {
  const led = headlines[suite];
  const boards = Map.groupBy(
    anchors.filter(({ measure, slice }) => slice !== undefined || !led.includes(measure)),
    ({ measure, slice }) => (slice === undefined ? measure : `${measure}, ${slice}`),
  );
  return [...boards].flatMap(([title, of]) => {
    const [first] = of;
    const standings = runs.flatMap(({ name, record }) => {
      const figure = record.figures.find((one) => one.measure === first?.measure && one.slice === first.slice);
      return figure?.value === undefined ? [] : [{ system: name, mean: figure.value }];
    });
    return standings.length === 0 ? [] : [leaderboard(title, standings, of, systems)];
  });
}

function sliceCharts(runs: readonly RunView[], systems: readonly string[], lead: string | undefined): Chart[] {
  if (lead === undefined) return [];
  const rows = runs.flatMap(({ name, record }) =>
    record.figures.flatMap(({ measure, slice, value }) =>
      measure === lead && slice !== undefined && value !== undefined ? [{ slice, system: name, value }] : [],
    ),
  );
  const labels = Map.groupBy(rows, ({ slice }) => slice.slice(0, slice.indexOf('=')));
  return [...labels].flatMap(([label, of]) => {
    const cut = of.map((row) => ({ ...row, slice: row.slice.slice(label.length + 1) }));
    return new Set(cut.map(({ slice }) => slice)).size < 2 ? [] : [bySlice(lead, label, cut, systems)];
  });
}

/** What became of the questions: for MM-OCEAN its four rates, for MPRBench how wrong answers are wrong, else failed, abstained, nothing right, partly right. */
function modesOf(runs: readonly RunView[], systems: readonly string[], lead: string | undefined): Chart[] {
  const rows = runs.flatMap((run) => {
    const rates = run.record.figures.filter(({ measure, slice }) => slice === undefined && /^[PCIH]R\(/.test(measure));
    if (rates.length > 0)
      return rates.flatMap(({ measure, value }) =>
        value === undefined ? [] : [{ system: run.name, mode: measure, value }],
      );
    const failures = failureSchema.safeParse(run.document).data;
    if (failures !== undefined && failures.n > 0)
      return Object.entries(failures.failures).map(([mode, count]) => ({
        system: run.name,
        mode: mode.replaceAll('_', ' '),
        value: count / failures.n,
      }));
    return Object.entries(fatesOf(run, lead)).map(([mode, value]) => ({ system: run.name, mode, value }));
  });
  return rows.length === 0 ? [] : [fingerprint(rows, systems)];
}

/** MPRBench counts wrong answers by the way in which they are wrong. */
const failureSchema = z.looseObject({ n: z.int(), failures: z.record(z.string(), z.int()) });

function fatesOf(run: RunView, lead: string | undefined): Record<string, number> {
  const n = Math.max(run.outcomes.length, 1);
  const share = (of: (outcome: RunView['outcomes'][number]) => boolean) => run.outcomes.filter(of).length / n;
  const value = (id: string) => leadValue(run.perQuestion, lead, id);
  return {
    failed: share(({ state }) => state === 'failed'),
    abstained: share((outcome) => outcome.state === 'answered' && outcome.reply.said?.kind === 'abstained'),
    wrong: share(({ id }) => value(id) === 0),
    partly: share(({ id }) => (value(id) ?? 0) > 0 && (value(id) ?? 1) < 1),
    right: share(({ id }) => value(id) === 1),
    unscored: share(({ id, state }) => state === 'answered' && value(id) === undefined),
  };
}

/** MM-OCEAN: how the order of systems changes from rating to holistic grounding. */
function slopeOf(runs: readonly RunView[]): Chart[] {
  const value = (run: RunView, start: string) =>
    run.record.figures.find(({ measure, slice }) => slice === undefined && measure.startsWith(start))?.value;
  const both = runs.flatMap((run) => {
    const [from, to] = [value(run, 'T1-accuracy'), value(run, 'HR(')];
    return from === undefined || to === undefined ? [] : [{ system: run.name, from, to }];
  });
  if (both.length < 2) return [];
  const rank = (values: readonly number[]) => ranks(values.map((one) => -one));
  const [from, to] = [rank(both.map((one) => one.from)), rank(both.map((one) => one.to))];
  return [
    rankSlope(
      'T1',
      'HR',
      both.map(({ system }, i) => ({ system, from: from[i] ?? 0, to: to[i] ?? 0 })),
    ),
  ];
}

/** MM-OCEAN: who rates well and rests on nothing stands high and to the right; low and to the right is to be trusted (App. R). */
function prejudiceOf(runs: readonly RunView[], systems: readonly string[]): Chart[] {
  const value = (run: RunView, start: string) =>
    run.record.figures.find(({ measure, slice }) => slice === undefined && measure.startsWith(start))?.value;
  const rows = runs.flatMap((run) => {
    const [rating, prejudice] = [value(run, 'T1-accuracy'), value(run, 'PR(')];
    return rating === undefined || prejudice === undefined ? [] : [{ system: run.name, rating, prejudice }];
  });
  return rows.length < 2 ? [] : [prejudicePlot(rows, systems)];
}

function costOf(runs: readonly RunView[], systems: readonly string[], lead: string | undefined): Chart[] {
  const quality = (run: RunView) =>
    run.record.figures.find(({ measure, slice }) => measure === lead && slice === undefined)?.value;
  const plotted = (unit: string, cost: (run: RunView) => number | undefined): Chart[] => {
    const rows = runs.flatMap((run) => {
      const [of, value] = [cost(run), quality(run)];
      return of === undefined || value === undefined ? [] : [{ system: run.name, cost: of, value }];
    });
    return rows.length < 2 ? [] : [costPlot(unit, rows, systems)];
  };
  const perQuestion = (run: RunView, of: number | undefined) =>
    of === undefined || run.record.questions === 0 ? undefined : of / run.record.questions;
  return [
    ...plotted('milliseconds', ({ record }) => record.latency?.p50Ms),
    ...(runs.some(({ record }) => record.spending.calls > 0)
      ? [
          ...plotted('tokens', (run) =>
            perQuestion(run, run.record.spending.inputTokens + run.record.spending.outputTokens),
          ),
          ...plotted('dollars', (run) => perQuestion(run, run.record.spending.dollars)),
        ]
      : []),
  ];
}

function recallOf(runs: readonly RunView[], systems: readonly string[]): Chart[] {
  const rows = runs.flatMap(({ name, record }) =>
    record.figures.flatMap(({ measure, slice, value }) => {
      const k = /^R@(\d+)$/.exec(measure)?.[1];
      return k === undefined || slice !== undefined || value === undefined
        ? []
        : [{ system: name, k: Number(k), value }];
    }),
  );
  return rows.length === 0
    ? []
    : [
        recallCurve(
          rows.toSorted((a, b) => a.k - b.k),
          systems,
        ),
      ];
}

/** The measures that a sweep is drawn by: those that say most of what a deeper ranking brings. */
const MOST_SWEPT = 3;

/** What the first k of each ranking are worth. Recall by k is drawn of every run already. */
function sweepCharts(sweeps: readonly SweptRun[], systems: readonly string[], lead: string | undefined): Chart[] {
  const all = new Set(sweeps.flatMap(({ sweep }) => varying(sweep).map(({ measure }) => measure)));
  const led = [...all].filter((measure) => measure !== 'R@k' && !isPlainMeasure(measure));
  const shown = led.toSorted((a, b) => Number(b === lead) - Number(a === lead)).slice(0, MOST_SWEPT);
  return shown.map((measure) => {
    const rows = sweeps.flatMap(({ name, sweep }) =>
      (sweep.rows.find((one) => one.measure === measure)?.values ?? []).flatMap((value, i) => {
        const k = sweep.ks[i];
        return value === null || k === undefined ? [] : [{ system: name, k, value }];
      }),
    );
    return recallCurve(rows, systems, measure, `${measure} by k`);
  });
}

function reliabilityOf(runs: readonly RunView[], systems: readonly string[], lead: string | undefined): Chart[] {
  const rows = runs.flatMap((run) => {
    const sure = surenessOf(run.outcomes, lead === undefined ? undefined : run.perQuestion.get(lead));
    return reliability(sure).map((bin) => ({
      system: run.name,
      confidence: bin.confidence,
      rightness: bin.rightness,
      n: bin.n,
    }));
  });
  return rows.length === 0 ? [] : [reliabilityPlot(rows, systems)];
}
