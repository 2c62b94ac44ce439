import type { DescribedTable } from '../described.ts';
import { fieldTables } from '../field/tables.ts';
import { sweepTable } from '../sweep/sweep.ts';
import { oddities } from './oddities.ts';
import type { ReportParts } from './report-page.ts';
import { wholeFigures } from './whole-figures.ts';

const percent = (value: number | undefined): string => (value === undefined ? 'unscored' : (value * 100).toFixed(1));
const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** The report's tables as Markdown. */
export function reportMarkdown(parts: ReportParts): string {
  const { title, licence, limits, runs, comparison, anchors, caveats, field, costs, published, sweeps } = parts;
  const measures = comparison.measures.filter(({ standings }) => standings.length > 0);
  const standings = table(
    ['system', ...measures.map(({ measure }) => measure)],
    runs.map(({ name }) => [
      name,
      ...measures.map(({ standings: all }) => {
        const one = all.find(({ system }) => system === name);
        const spread =
          one?.interval === undefined ? '' : ` (${percent(one.interval.low)}–${percent(one.interval.high)})`;
        return one === undefined ? 'unscored' : `${percent(one.mean)}${spread}`;
      }),
    ]),
  );
  const against = measures.flatMap(({ measure, against: all }) =>
    all.map((one) => [
      measure,
      one.system,
      `${one.difference >= 0 ? '+' : ''}${percent(one.difference)}`,
      one.interval === undefined ? '–' : `${percent(one.interval.low)} … ${percent(one.interval.high)}`,
      one.holmP.toFixed(4),
      `${one.wins.length} / ${one.losses.length} / ${one.ties}`,
    ]),
  );
  return [
    `# ${title}`,
    licence,
    ...[...limits, ...caveats, ...comparison.warnings].map((warning) => `> ${warning}`),
    ...(runs.some((run) => oddities(run).length > 0)
      ? ['## What was odd', runs.flatMap((run) => oddities(run).map((line) => `- ${run.name}: ${line}`)).join('\n')]
      : []),
    '## Cost',
    ...costs.map(described),
    '## Means with 95% intervals',
    standings,
    ...(against.length === 0
      ? []
      : [
          `## ${comparison.baseline} against the others`,
          table(['measure', 'against', 'difference', '95% interval', 'p (Holm)', 'wins / losses / ties'], against),
        ]),
    ...(published.length === 0 ? [] : ['## Beside published figures', ...published.map(described)]),
    ...(sweeps.length === 0 ? [] : [described(sweepTable(sweeps))]),
    ...(field === undefined || runs.length < 2 ? [] : fieldTables(field)).map(described),
    '## Every figure over all questions',
    wholeTable(runs),
    ...(anchors.length === 0
      ? []
      : [
          '## Published figures',
          table(
            ['system', 'measure', 'slice', 'value', 'source'],
            anchors.map((one) => [one.system, one.measure, one.slice ?? 'all', percent(one.value), one.source]),
          ),
        ]),
    '',
  ].join('\n\n');
}

const described = ({ title, head, rows, note }: DescribedTable): string =>
  [
    `### ${title}`,
    table(
      head,
      rows.map((cells) => cells.map((cell) => String(cell ?? '–'))),
    ),
    ...(note === undefined ? [] : [note]),
  ].join('\n\n');

function wholeTable(runs: ReportParts['runs']): string {
  const { head, rows } = wholeFigures(runs);
  return table(head, rows);
}
