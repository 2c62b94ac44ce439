import type { DescribedTable } from '../described.ts';
import type { FieldAnalyses } from '../field/analyse.ts';
import { judgeTables } from '../field/judge-tables.ts';
import { fieldTables } from '../field/tables.ts';
import { headlines, leadOf } from '../headlines.ts';
import type { RunView } from '../runner/read-run.ts';
import type { RunsComparison } from '../statistics/compare-runs.ts';
import type { Anchor } from '../suite.ts';
import { type SweptRun, sweepTable } from '../sweep/sweep.ts';
import { type Chart, colourOf } from './charts.ts';
import { chartsOf } from './charts-of-runs.ts';
import { oddities } from './oddities.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';
import { questionViews } from './questions.ts';
import { wholeFigures } from './whole-figures.ts';

const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[mark] ?? mark,
  );
/** JSON that cannot end the element it stands in. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export type ReportParts = {
  readonly title: string;
  readonly licence: string;
  /** What has to be known of what the figures mean. */
  readonly limits: readonly string[];
  readonly runs: readonly RunView[];
  readonly comparison: RunsComparison;
  readonly anchors: readonly Anchor[];
  /** Why the runs are no measurement beside the anchors. */
  readonly caveats: readonly string[];
  /** What several systems together tell. */
  readonly field?: FieldAnalyses;
  /** Scores beside cost, and cost by phase. */
  readonly costs: readonly DescribedTable[];
  /** The runs among published figures; a table a measure, none where there is nothing to stand beside. */
  readonly published: readonly DescribedTable[];
  /** Runs that were scored at several depths. */
  readonly sweeps: readonly SweptRun[];
};

/** One HTML file that holds everything: charts, tables, every question. Opens from disk, asks nothing of the network. */
export function reportPage(parts: ReportParts): string {
  const { title, licence, limits, runs, comparison, anchors, caveats, field, costs, published, sweeps } = parts;
  const lead = leadOf(comparison);
  const charts = chartsOf(runs, comparison, anchors, sweeps);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<title>${escaped(title)}</title><style>${pageStyle}</style></head><body>
<h1>${escaped(title)}</h1><p>${escaped(licence)}</p>
${[...limits, ...caveats, ...comparison.warnings].map((warning) => `<p class="warn">${escaped(warning)}</p>`).join('\n')}
<h2>Runs</h2>${runsTable(runs)}
${odditiesSection(runs)}<h2>Cost</h2>${costs.map((one) => titled(one, one.head.includes('phase') ? 'named' : '')).join('\n')}
<h2>Charts</h2>${legend(runs)}<div class="charts">${charts.map(chartFigure).join('\n')}</div>
<h2>Comparison</h2>${comparisonSection(comparison)}
${publishedSection(published)}
${sweeps.length === 0 ? '' : `<h2>By k</h2>${described(sweepTable(sweeps), 'named')}`}
${figuresSection(runs)}${field === undefined ? '' : fieldSection(field, runs)}${judgeSection(runs)}${anchorsTable(anchors)}
<h2>Questions</h2>
<div class="filters"><input id="find" type="search" placeholder="Words of question or answer" aria-label="Words of question or answer"><select id="slice" aria-label="Slice"><option value="">every slice</option></select><select id="fate" aria-label="Verdict"><option value="">every verdict</option></select><span id="count" role="status"></span></div>
<div id="list"></div>
<script type="application/json" id="questions">${embedded(questionViews(runs, lead))}</script>
<script>${pageScript}</script>
<footer>Verdicts are by ${escaped(lead ?? 'no measure')}. Anchors are published figures of others, with their sources; they were not run here.</footer>
</body></html>
`;
}

const cells = (row: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly (readonly string[])[], kind = ''): string =>
  `<div class="scroll"><table${kind === '' ? '' : ` class="${kind}"`}><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table></div>`;
const number = (value: number | undefined, digits = 1): string => (value === undefined ? '–' : value.toFixed(digits));

/** What was run and how it went; what it cost stands in tables of its own. */
const runsTable = (runs: readonly RunView[]): string =>
  table(
    ['system', 'questions', 'answered', 'failed', 'items', 'p50, ms', 'p95, ms', 'MB', 'code'],
    runs.map(({ name, record }) => [
      name,
      String(record.questions),
      String(record.answered),
      String(record.failed),
      String(record.ingest.items),
      number(record.latency?.p50Ms),
      number(record.latency?.p95Ms),
      number(record.peakRssMb, 0),
      record.config.codeSha256.slice(0, 8),
    ]),
  );

const percent = (value: number): string => (value * 100).toFixed(1);

/** What was tolerated, corrected, missing or guessed: nothing of it is silent. */
function odditiesSection(runs: readonly RunView[]): string {
  const told = runs.map((run) => ({ name: run.name, lines: oddities(run) }));
  const shared = told[0]?.lines.filter((line) => told.every(({ lines }) => lines.includes(line))) ?? [];
  const rows = [
    ...shared.map((line) => ['all', line]),
    ...told.flatMap(({ name, lines }) => lines.filter((line) => !shared.includes(line)).map((line) => [name, line])),
  ];
  if (rows.length === 0) return '';
  const list = rows.map(([name = '', line = '']) => `<li><b>${escaped(name)}</b> ${escaped(line)}</li>`).join('');
  return `<details class="odd"${rows.length <= 6 ? ' open' : ''}><summary>What was odd (${rows.length})</summary><ul>${list}</ul></details>`;
}

const chartFigure = ({ title, note, svg }: Chart): string =>
  `<figure class="chart"><h3>${escaped(title)}</h3>${svg}${note === undefined ? '' : `<figcaption>${escaped(note)}</figcaption>`}</figure>`;

/** One colour a system in every chart: told once, above them. */
function legend(runs: readonly RunView[]): string {
  const systems = runs.map(({ name }) => name);
  const entries = systems.map(
    (name) => `<li><i style="background:${colourOf(systems, name)}"></i>${escaped(name)}</li>`,
  );
  return `<ul class="legend">${entries.join('')}</ul>`;
}

/** The leading measures at once, the rest on demand. */
function comparisonSection(comparison: RunsComparison): string {
  const { suite, baseline, measures } = comparison;
  if (measures.every(({ against }) => against.length === 0)) return '<p>One run alone: nothing to compare it with.</p>';
  const about = `${baseline} against each other system on the questions that both have. Intervals: 95%, bootstrap over whole clusters. p: paired sign flips, corrected over the systems (Holm). Detectable: the smallest difference that so many questions would show.`;
  const wanted = headlines[suite];
  const [led, rest] = [true, false].map((is) => ({
    ...comparison,
    measures: measures.filter(({ measure }) => wanted.includes(measure) === is),
  }));
  const table = (of: RunsComparison | undefined) => (of === undefined ? '' : comparisonTable(of));
  const more = rest?.measures.some(({ against }) => against.length > 0) === true;
  return `<p>${escaped(about)}</p>${table(led)}${more ? `<details><summary>All other measures</summary>${table(rest)}</details>` : ''}`;
}

function comparisonTable({ measures, baseline }: RunsComparison): string {
  const rows = measures.flatMap(({ measure, against }) =>
    against.map((one) => [
      measure,
      one.system,
      String(one.n),
      percent(one.meanA),
      percent(one.meanB),
      `${one.difference >= 0 ? '+' : ''}${percent(one.difference)}`,
      one.interval === undefined ? '–' : `${percent(one.interval.low)} … ${percent(one.interval.high)}`,
      one.holmP < 0.001 ? '< 0.001' : one.holmP.toFixed(3),
      one.detectable === undefined ? '–' : percent(one.detectable),
      `${one.wins.length} / ${one.losses.length} / ${one.ties}`,
    ]),
  );
  if (rows.length === 0) return '';
  return table(
    [
      'measure',
      'against',
      'n',
      baseline,
      'other',
      'difference',
      '95% interval',
      'p (Holm)',
      'detectable',
      'wins / losses / ties',
    ],
    rows,
  );
}

/** What several systems tell together; a single run has no field. */
const fieldSection = (field: FieldAnalyses, runs: readonly RunView[]): string => {
  const tables = runs.length < 2 ? [] : fieldTables(field);
  if (tables.length === 0) return '';
  const shown = tables.map((one) => `<h3 class="small">${escaped(one.title)}</h3>${described(one)}`);
  return `<h2>The systems together</h2>${shown.join('\n')}`;
};

/** Every measure of every run, over all its questions; what was not scored has a dash. */
function figuresSection(runs: readonly RunView[]): string {
  const { head, rows } = wholeFigures(runs);
  const shown = table(head, rows);
  return `<details><summary>Every figure over all questions (${rows.length})</summary>${shown}</details>`;
}

/** The first measure at once, the rest on demand. */
const publishedSection = (tables: readonly DescribedTable[]): string =>
  tables.length === 0
    ? ''
    : `<h2>Beside published figures</h2>${tables
        .map(
          (one, at) =>
            `<details${at === 0 ? ' open' : ''}><summary>${escaped(one.title)}</summary>${described(one, 'words')}</details>`,
        )
        .join('\n')}`;

const judgeSection = (runs: readonly RunView[]): string => {
  const shown = runs.flatMap(({ name, document }) => {
    const tables = judgeTables(document);
    return tables.length === 0
      ? []
      : [`<h3 class="small">${escaped(name)}</h3>${tables.map((one) => described(one)).join('')}`];
  });
  return shown.length === 0 ? '' : `<h2>Judges</h2>${shown.join('')}`;
};

const titled = (one: DescribedTable, kind = ''): string =>
  `<h3 class="small">${escaped(one.title)}</h3>${described(one, kind)}`;

const described = ({ head, rows, note }: DescribedTable, kind = ''): string =>
  `${table(
    head,
    rows.map((row) => row.map((cell) => String(cell ?? '–'))),
    kind,
  )}${note === undefined ? '' : `<p class="note">${escaped(note)}</p>`}`;

const anchorsTable = (anchors: readonly Anchor[]): string =>
  anchors.length === 0
    ? ''
    : `<h2>Published figures</h2><details><summary>${anchors.length} figures of others, with their sources; none was run here</summary>${table(
        ['system', 'measure', 'slice', 'value', 'source'],
        anchors.map(({ system, measure, slice, value, source }) => [
          system,
          measure,
          slice ?? 'all',
          percent(value),
          source,
        ]),
      )}</details>`;
