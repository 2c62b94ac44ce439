import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** Charts are drawn here, not in the browser: a report is plain SVG and opens from disk anywhere. */
const { document } = parseHTML('<html><body></body></html>');

export type Chart = { readonly title: string; readonly note?: string; readonly svg: string };

/** Anchors are drawn grey and dashed, so that nobody takes them for runs of ours. */
export type AnchorLine = { readonly system: string; readonly value: number; readonly source: string };

const colours = ['#4269d0', '#efb118', '#ff725c', '#6cc5b0', '#3ca951', '#ff8ab7', '#a463f2', '#97bbf5', '#9c6b4e'];
/** One colour a system, the same in every chart of a report. */
export const colourOf = (systems: readonly string[], system: string): string =>
  colours[Math.max(0, systems.indexOf(system)) % colours.length] ?? '#4269d0';

export function drawn(options: Plot.PlotOptions): string {
  const figure = Plot.plot({
    width: 470,
    marginBottom: 42,
    ...options,
    document: document as unknown as Document,
    style: { background: 'transparent', fontSize: '12px', overflow: 'visible' },
  });
  return figure.outerHTML;
}

export const percent = { tickFormat: (value: number) => `${Math.round(value * 100)}` };

export type Standing = {
  readonly system: string;
  readonly mean: number;
  readonly low?: number;
  readonly high?: number;
};

/**
 * Means with their intervals, best first. Published figures stand among them, grey and hollow, with a dashed line that
 * reaches over the whole chart.
 */
export function leaderboard(
  measure: string,
  standings: readonly Standing[],
  anchors: readonly AnchorLine[],
  systems: readonly string[],
): Chart {
  const twice = (name: string): boolean => anchors.filter(({ system }) => system === name).length > 1;
  const published = anchors.map(({ system, value, source }) => ({
    name: `${system}${twice(system) ? `, ${source}` : ''} ¹`,
    value,
    source,
  }));
  const own = standings.map(({ system, mean, high }) => ({ name: system, value: mean, end: high ?? mean }));
  const rows = [...own, ...published.map((row) => ({ ...row, end: row.value }))].toSorted((a, b) => b.value - a.value);
  const svg = drawn({
    height: 60 + rows.length * 22,
    marginLeft: LABEL_WIDTH,
    marginRight: 46,
    marginTop: 12,
    x: { domain: [0, 1], label: `${measure}, % →`, grid: true, ...percent },
    y: {
      domain: rows.map(({ name }) => name),
      label: null,
      tickSize: 0,
      tickFormat: (name: string) => shortened(name),
    },
    marks: [
      Plot.ruleX(published, { x: 'value', stroke: '#8886', strokeDasharray: '4,3' }),
      Plot.ruleY(
        standings.filter(({ low }) => low !== undefined),
        { y: 'system', x1: 'low', x2: 'high', strokeWidth: 2, stroke: '#999' },
      ),
      Plot.dot(published, { y: 'name', x: 'value', r: 4, stroke: '#888', title: 'source' }),
      Plot.dot(standings, { y: 'system', x: 'mean', r: 5, fill: (row: Standing) => colourOf(systems, row.system) }),
      Plot.text(rows, {
        y: 'name',
        x: 'end',
        dx: 8,
        textAnchor: 'start',
        fill: 'currentColor',
        stroke: 'var(--card)',
        strokeWidth: 4,
        text: (row) => (row.value * 100).toFixed(1),
      }),
    ],
  });
  const spread = standings.some(({ low }) => low !== undefined);
  const note = spread ? 'Dots are means over the questions, bars their 95% bootstrap intervals.' : 'Of the whole run.';
  return { title: measure, svg, note: published.length === 0 ? note : `${note} ¹ published by others, not run here.` };
}

/** A label's room, and what it holds at most. */
export const LABEL_WIDTH = 190;
const LABEL_CHARACTERS = 25;
export const shortened = (name: string, most = LABEL_CHARACTERS): string =>
  name.length <= most ? name : `${name.slice(0, most - 1)}…`;

/** Bars by the values of one label (type, source, language …), one a system. */
export function bySlice(
  measure: string,
  label: string,
  rows: readonly { readonly slice: string; readonly system: string; readonly value: number }[],
  systems: readonly string[],
): Chart {
  const slices = [...new Set(rows.map(({ slice }) => slice))].sort(byNumber.compare);
  const there = systems.filter((system) => rows.some((row) => row.system === system));
  const svg = drawn({
    height: 60 + slices.length * (there.length * 11 + 12),
    marginLeft: LABEL_WIDTH,
    marginRight: 20,
    x: { domain: [0, 1], label: `${measure}, % →`, grid: true, ...percent },
    fy: { domain: slices, label: null, tickFormat: (name: string) => shortened(name) },
    y: { axis: null, domain: there },
    marks: [
      Plot.barX(rows, { x: 'value', y: 'system', fy: 'slice', fill: (row) => colourOf(systems, row.system) }),
      Plot.ruleX([0]),
    ],
  });
  return { title: `${measure} by ${label}`, svg };
}

/** `0-1d`, `7-30d`, `365d+`: by the numbers in them. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** Labels at the right end, moved apart where their lines end at the same height. */
export function endLabels(
  rows: readonly { readonly system: string; readonly value: number }[],
  height: number,
): readonly { readonly system: string; readonly at: number }[] {
  const gap = 13 / height;
  const ordered = rows.toSorted((a, b) => a.value - b.value);
  let below = Number.NEGATIVE_INFINITY;
  const placed = ordered.map(({ system, value }) => {
    below = Math.max(value, below + gap);
    return { system, at: below };
  });
  // What was pushed beyond the top comes back down, and what is under it gives way.
  let above = 1 + gap / 2;
  return placed.toReversed().map(({ system, at }) => {
    const lowered = Math.min(at, above);
    above = lowered - gap;
    return { system, at: lowered };
  });
}

/** Recall, or another measure, as more of the ranking is looked at. */
export function recallCurve(
  rows: readonly { readonly system: string; readonly k: number; readonly value: number }[],
  systems: readonly string[],
  measure = 'recall',
  title = 'Recall by k',
): Chart {
  const most = Math.max(...rows.map(({ k }) => k));
  const last = systems.flatMap((system) => rows.filter((row) => row.system === system).at(-1) ?? []);
  const svg = drawn({
    height: 300,
    marginRight: 130,
    x: {
      label: 'k →',
      type: 'log',
      domain: [1, most],
      ticks: [...new Set(rows.map(({ k }) => k))],
      tickFormat: (k: number) => String(k),
    },
    y: { domain: [0, 1], label: `↑ ${measure}, %`, grid: true, ...percent },
    marks: [
      Plot.line(rows, {
        x: 'k',
        y: 'value',
        z: 'system',
        stroke: (row) => colourOf(systems, row.system),
        strokeWidth: 2,
      }),
      Plot.dot(rows, { x: 'k', y: 'value', fill: (row) => colourOf(systems, row.system) }),
      Plot.text(endLabels(last, 240), {
        frameAnchor: 'right',
        y: 'at',
        text: (row) => shortened(row.system, 16),
        textAnchor: 'start',
        dx: 8,
        fill: (row) => colourOf(systems, row.system),
      }),
    ],
  });
  return { title, svg };
}
