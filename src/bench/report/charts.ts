import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** Charts are drawn here, not in the browser: a report is plain SVG and opens from disk anywhere. */
const { document } = parseHTML('<html><body></body></html>');

export type Chart = { readonly title: string; readonly note?: string; readonly svg: string };

/** Anchors are drawn grey and dashed, so that nobody takes them for runs of ours. */
export type AnchorLine = { readonly system: string; readonly value: number };

const colours = ['#4269d0', '#efb118', '#ff725c', '#6cc5b0', '#3ca951', '#ff8ab7', '#a463f2', '#97bbf5', '#9c6b4e'];
/** One colour a system, the same in every chart of a report. */
export const colourOf = (systems: readonly string[], system: string): string =>
  colours[Math.max(0, systems.indexOf(system)) % colours.length] ?? '#4269d0';

function drawn(options: Plot.PlotOptions): string {
  const figure = Plot.plot({
    width: 470,
    marginBottom: 42,
    ...options,
    document: document as unknown as Document,
    style: { background: 'transparent', fontSize: '12px', overflow: 'visible' },
  });
  return figure.outerHTML;
}

const percent = { tickFormat: (value: number) => `${Math.round(value * 100)}` };

export type Standing = {
  readonly system: string;
  readonly mean: number;
  readonly low?: number;
  readonly high?: number;
};

/** Means with their intervals, best first. */
export function leaderboard(measure: string, standings: readonly Standing[], anchors: readonly AnchorLine[]): Chart {
  const systems = standings.map(({ system }) => system);
  const sorted = standings.toSorted((a, b) => b.mean - a.mean);
  const svg = drawn({
    height: 80 + sorted.length * 30,
    marginLeft: 130,
    marginRight: 30,
    marginTop: 30,
    x: { domain: [0, 1], label: `${measure}, % →`, grid: true, ...percent },
    y: { domain: sorted.map(({ system }) => system), label: null },
    marks: [
      ...anchorMarks(anchors),
      Plot.ruleY(
        sorted.filter(({ low }) => low !== undefined),
        { y: 'system', x1: 'low', x2: 'high', strokeWidth: 2, stroke: '#999' },
      ),
      Plot.dot(sorted, { y: 'system', x: 'mean', r: 5, fill: (row: Standing) => colourOf(systems, row.system) }),
      Plot.text(sorted, { y: 'system', x: 'mean', dy: -10, text: (row: Standing) => (row.mean * 100).toFixed(1) }),
    ],
  });
  return { title: measure, svg, note: 'Dots are means over the questions, bars their 95% bootstrap intervals.' };
}

const anchorMarks = (anchors: readonly AnchorLine[]) => [
  Plot.ruleX(anchors, { x: 'value', stroke: '#888', strokeDasharray: '4,3' }),
  Plot.text(anchors, {
    x: 'value',
    text: 'system',
    frameAnchor: 'top',
    dy: -12,
    fontSize: 10,
    fill: '#777',
    rotate: 0,
  }),
];

/** Bars by slice, one a system. */
export function bySlice(
  measure: string,
  rows: readonly { readonly slice: string; readonly system: string; readonly value: number }[],
  systems: readonly string[],
): Chart {
  const slices = [...new Set(rows.map(({ slice }) => slice))];
  const svg = drawn({
    height: 70 + slices.length * (systems.length * 12 + 14),
    marginLeft: 170,
    x: { domain: [0, 1], label: `${measure}, % →`, grid: true, ...percent },
    fy: { domain: slices, label: null },
    y: { axis: null, domain: [...systems] },
    marks: [
      Plot.barX(rows, { x: 'value', y: 'system', fy: 'slice', fill: (row) => colourOf(systems, row.system) }),
      Plot.ruleX([0]),
    ],
    marginRight: 20,
  });
  return { title: `${measure} by slice`, svg };
}

/** Recall as more of the ranking is looked at. */
export function recallCurve(
  rows: readonly { readonly system: string; readonly k: number; readonly value: number }[],
  systems: readonly string[],
): Chart {
  const svg = drawn({
    height: 300,
    marginRight: 90,
    x: { label: 'k →', type: 'log', ticks: [1, 2, 5, 10, 20, 50], tickFormat: (k: number) => String(k) },
    y: { domain: [0, 1], label: '↑ recall, %', grid: true, ...percent },
    marks: [
      Plot.line(rows, {
        x: 'k',
        y: 'value',
        z: 'system',
        stroke: (row) => colourOf(systems, row.system),
        strokeWidth: 2,
      }),
      Plot.dot(rows, { x: 'k', y: 'value', fill: (row) => colourOf(systems, row.system) }),
      Plot.text(rows, Plot.selectLast({ x: 'k', y: 'value', z: 'system', text: 'system', textAnchor: 'start', dx: 8 })),
    ],
  });
  return { title: 'Recall by k', svg };
}

/** How often a system is right when it says that it is so sure. */
export function reliabilityPlot(
  rows: readonly {
    readonly system: string;
    readonly confidence: number;
    readonly rightness: number;
    readonly n: number;
  }[],
  systems: readonly string[],
): Chart {
  const svg = drawn({
    width: 380,
    height: 360,
    x: { domain: [0, 1], label: 'said confidence →' },
    y: { domain: [0, 1], label: '↑ share right', grid: true },
    r: { range: [3, 14] },
    marks: [
      Plot.line([{ at: 0 }, { at: 1 }], { x: 'at', y: 'at', stroke: '#999', strokeDasharray: '4,3' }),
      Plot.line(rows, { x: 'confidence', y: 'rightness', z: 'system', stroke: (row) => colourOf(systems, row.system) }),
      Plot.dot(rows, {
        x: 'confidence',
        y: 'rightness',
        r: 'n',
        fill: (row) => colourOf(systems, row.system),
        fillOpacity: 0.6,
      }),
    ],
  });
  return {
    title: 'Reliability',
    svg,
    note: 'On the dashed line a confidence means what it says. Circles grow with the number of questions.',
  };
}

/** Quality against what it costs; the line joins those that nothing beats in both. */
export function costPlot(
  unit: string,
  rows: readonly { readonly system: string; readonly cost: number; readonly value: number }[],
  systems: readonly string[],
): Chart {
  const front = paretoFront(rows);
  const svg = drawn({
    height: 320,
    marginRight: 90,
    x: {
      label: `${unit} a question →`,
      type: rows.every(({ cost }) => cost > 0) ? 'log' : 'linear',
      nice: true,
      ticks: 4,
      tickFormat: (cost: number) => String(cost),
    },
    y: { domain: [0, 1], label: '↑ quality, %', grid: true, ...percent },
    marks: [
      Plot.line(front, { x: 'cost', y: 'value', stroke: '#999', curve: 'step-after' }),
      Plot.dot(rows, { x: 'cost', y: 'value', r: 5, fill: (row) => colourOf(systems, row.system) }),
      Plot.text(rows, { x: 'cost', y: 'value', text: 'system', dx: 8, textAnchor: 'start' }),
    ],
  });
  return { title: `Quality against ${unit}`, svg, note: 'The line joins systems that no other beats in both.' };
}

export function paretoFront<T extends { readonly cost: number; readonly value: number }>(rows: readonly T[]): T[] {
  let best = Number.NEGATIVE_INFINITY;
  return rows
    .toSorted((a, b) => a.cost - b.cost || b.value - a.value)
    .filter(({ value }) => {
      if (value <= best) return false;
      best = value;
      return true;
    });
}

/** Rates of failing in each way, a row a system. */
export function fingerprint(
  rows: readonly { readonly system: string; readonly mode: string; readonly value: number }[],
  systems: readonly string[],
): Chart {
  const svg = drawn({
    height: 60 + systems.length * 30,
    marginLeft: 110,
    padding: 0.05,
    x: { label: null, domain: [...new Set(rows.map(({ mode }) => mode))] },
    y: { label: null, domain: [...systems] },
    color: { scheme: 'OrRd', domain: [0, 1], legend: false },
    marks: [
      Plot.cell(rows, { x: 'mode', y: 'system', fill: 'value' }),
      Plot.text(rows, {
        x: 'mode',
        y: 'system',
        text: (row) => (row.value * 100).toFixed(0),
        fill: (row) => (row.value > 0.6 ? 'white' : 'black'),
      }),
    ],
  });
  return { title: 'How systems fail', svg, note: 'Percent of questions.' };
}

/** Ranks under two measures, a line a system: those that fall are rated better than they are grounded. */
export function rankSlope(
  left: string,
  right: string,
  rows: readonly { readonly system: string; readonly from: number; readonly to: number }[],
): Chart {
  const ends = rows.flatMap(({ system, from, to }) => [
    { system, at: left, rank: from, fell: to > from, rose: to < from },
    { system, at: right, rank: to, fell: to > from, rose: to < from },
  ]);
  const stroke = (row: { fell: boolean; rose: boolean }) => (row.fell ? '#d6404e' : row.rose ? '#3ca951' : '#999');
  const svg = drawn({
    height: 60 + rows.length * 26,
    width: 460,
    marginLeft: 150,
    marginRight: 150,
    x: { domain: [left, right], label: null, axis: 'top' },
    y: { reverse: true, axis: null },
    marks: [
      Plot.line(ends, { x: 'at', y: 'rank', z: 'system', stroke, strokeWidth: 2 }),
      Plot.text(
        ends.filter(({ at }) => at === left),
        { x: 'at', y: 'rank', text: (row) => `${row.system}  ${row.rank}`, textAnchor: 'end', dx: -6 },
      ),
      Plot.text(
        ends.filter(({ at }) => at === right),
        { x: 'at', y: 'rank', text: (row) => `${row.rank}  ${row.system}`, textAnchor: 'start', dx: 6 },
      ),
    ],
  });
  return {
    title: `${left} rank to ${right} rank`,
    svg,
    note: 'Red falls: rated better than it is grounded. Green rises.',
  };
}
