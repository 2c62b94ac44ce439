import * as Plot from '@observablehq/plot';
import { type Chart, colourOf, drawn, endLabels, percent, shortened } from './charts.ts';

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
    marginLeft: 44,
    marginRight: 130,
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
      Plot.text(endLabels(rows, 240), {
        frameAnchor: 'right',
        y: 'at',
        dx: 10,
        textAnchor: 'start',
        text: (row) => shortened(row.system, 16),
        fill: (row) => colourOf(systems, row.system),
      }),
    ],
  });
  return { title: `Quality against ${unit}`, svg, note: 'The line joins systems that no other beats in both.' };
}

/** Rating against prejudice, a dot a system. */
export function prejudicePlot(
  rows: readonly { readonly system: string; readonly rating: number; readonly prejudice: number }[],
  systems: readonly string[],
): Chart {
  const svg = drawn({
    height: 320,
    marginLeft: 44,
    marginRight: 130,
    x: { domain: [0, 1], label: 'T1 accuracy, % →', ...percent },
    y: { domain: [0, 1], label: '↑ PR, %', grid: true, ...percent },
    marks: [
      Plot.dot(rows, { x: 'rating', y: 'prejudice', r: 5, fill: (row) => colourOf(systems, row.system) }),
      Plot.text(
        endLabels(
          rows.map(({ system, prejudice }) => ({ system, value: prejudice })),
          240,
        ),
        {
          frameAnchor: 'right',
          y: 'at',
          dx: 10,
          textAnchor: 'start',
          text: (row) => shortened(row.system, 16),
          fill: (row) => colourOf(systems, row.system),
        },
      ),
    ],
  });
  const note = 'High: right ratings that rest on no cue. Low and to the right is to be trusted.';
  return { title: 'Prejudice against rating', svg, note };
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
    height: 90 + systems.length * 30,
    marginLeft: 130,
    marginBottom: 70,
    padding: 0.05,
    x: { label: null, tickRotate: -35, domain: [...new Set(rows.map(({ mode }) => mode))] },
    y: { label: null, domain: [...systems], tickFormat: (name: string) => shortened(name, 17) },
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
