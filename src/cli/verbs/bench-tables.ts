import pc from 'picocolors';
import { figureText } from '../../contract/bench-measures.ts';
import type {
  BenchCompareResponse,
  BenchFigure,
  BenchListResponse,
  BenchRemark,
  BenchRunResponse,
  BenchScoreResponse,
  BenchTable,
} from '../../contract/bench-verbs.ts';
import { plain } from '../face.ts';
import { duration } from '../progress-bar.ts';
import { counted, table } from '../table.ts';

/** Fractions as percentages, errors as plain numbers; "unscored" for missing values. */
export const shown = (value: number | undefined, measure = ''): string =>
  value === undefined ? 'unscored' : figureText(value, measure);

const MOST_COLUMNS = 8;
const MOST_NOTES = 8;

/** The overall slice first, then by label, with values in numeric order. */
function inOrder(slices: readonly string[]): string[] {
  const label = (slice: string) => slice.split('=')[0] ?? '';
  const labels = [...new Set(slices.map(label))];
  const natural = new Intl.Collator('en', { numeric: true });
  return slices.toSorted((a, b) => labels.indexOf(label(a)) - labels.indexOf(label(b)) || natural.compare(a, b));
}

const MOST_UNSCORED = 4;

/** One row per slice, one column per measure. */
export function drawFigures(figures: readonly BenchFigure[]): string {
  const known = new Set(figures.flatMap(({ measure, value }) => (value === undefined ? [] : [measure])));
  const named = [...new Set(figures.map(({ measure }) => measure))];
  // A column that is entirely "unscored" is mentioned below instead.
  const all = known.size === 0 ? named : named.filter((measure) => known.has(measure));
  const unscored = named.filter((measure) => !all.includes(measure));
  // Measures without values per slice go below: a table of thirty columns is unreadable.
  const cut = (measure: string) => figures.filter((figure) => figure.measure === measure).length > 1;
  const measures = all.some(cut) ? all.filter(cut).slice(0, MOST_COLUMNS) : all.slice(0, MOST_COLUMNS);
  const rest = figures.filter(
    ({ measure, slice, value }) => slice === undefined && value !== undefined && !measures.includes(measure),
  );
  const slices = inOrder([...new Set(figures.map(({ slice }) => slice ?? 'all'))]);
  const at = (slice: string, measure: string) =>
    figures.find((figure) => (figure.slice ?? 'all') === slice && figure.measure === measure);
  const drawn = table(slices, [
    { head: '', cell: (slice) => slice },
    {
      head: 'n',
      right: true,
      cell: (slice) => String(Math.max(...figures.filter((f) => (f.slice ?? 'all') === slice).map((f) => f.n))),
    },
    ...measures.map((measure) => ({
      head: measure,
      right: true,
      cell: (slice: string) => {
        const figure = at(slice, measure);
        return figure === undefined ? '' : shown(figure.value, measure);
      },
    })),
  ]);
  const more = rest.map(({ measure, value }) => `${measure} ${shown(value, measure)}`).join(' · ');
  const left = unscored.length - MOST_UNSCORED;
  const some = unscored.slice(0, MOST_UNSCORED).join(', ');
  const none = unscored.length === 0 ? '' : `unscored: ${some}${left > 0 ? ` and ${left} more` : ''}`;
  const below = [more, none].filter((part) => part !== '').join('\n');
  return below === '' ? drawn : `${drawn}\n\n${pc.dim(below)}`;
}

/** What has to be known of the figures, word for word with every output. */
const drawLimits = (limits: readonly string[] = []): string[] => limits.map((limit) => pc.yellow(`! ${plain(limit)}`));

const drawRemarks = (
  remarks: readonly (Omit<BenchRemark, 'examples'> & { readonly examples: readonly string[] })[],
): string[] =>
  remarks.map(({ count, message, examples }) =>
    pc.yellow(`! ${count} ${plain(message)}: ${plain(examples.slice(0, 3).join(', '))}${count > 3 ? ', …' : ''}`),
  );

export function drawRun(result: BenchRunResponse): string {
  const { latency, spending } = result;
  const spent =
    spending.calls === 0
      ? ''
      : ` · ${counted(spending.calls, 'call')}, ${counted(spending.inputTokens + spending.outputTokens, 'token')}${spending.dollars === undefined ? '' : `, $${spending.dollars.toFixed(2)}`}`;
  const speed =
    latency === undefined
      ? ''
      : ` · time per question ${latency.p50Ms.toFixed(1)} ms (p50), ${latency.p95Ms.toFixed(1)} ms (p95)`;
  const state = result.state === 'done' ? pc.green('✓') : pc.yellow('○');
  return [
    `${state} ${result.suite}, ${plain(result.system)}: ${counted(result.answered, 'question')} of ${result.n} answered${result.failed === 0 ? '' : `, ${result.failed} failed`}`,
    '',
    drawFigures(result.figures),
    '',
    ...(result.sweep === undefined ? [] : [drawSweep(result.sweep), '']),
    ...(result.judged === undefined ? [] : [drawTables(result.judged), '']),
    ...drawLimits(result.limits),
    ...drawRemarks(result.remarks),
    ...result.notes.map((note) => pc.dim(plain(note))).slice(0, MOST_NOTES),
    pc.dim(
      `${counted(result.ingest.items, 'item')} imported in ${duration(result.ingest.seconds)}${speed}${spent} · ${Math.round(result.peakRssMb)} MB peak memory`,
    ),
    ...(result.stopped === undefined
      ? []
      : [
          pc.yellow(
            `Stopped because ${result.stopped.replace(/^The run stopped because /, '').replace(/\.$/, '')}. Run the same command again to resume.`,
          ),
        ]),
    `Results are in ${plain(result.out)}`,
  ].join('\n');
}

/** Measures that change with the depth of the ranking, one column per depth. */
function drawSweep({ ks, rows }: NonNullable<BenchRunResponse['sweep']>): string {
  const varying = rows.filter(({ values }) => new Set(values).size > 1);
  return drawTables([
    {
      title: 'By k',
      head: ['', ...ks.map(String)],
      rows: varying.map(({ measure, values }) => [
        measure,
        ...values.map((value) => (value === null ? null : shown(value, measure))),
      ]),
      note: 'Retrieved once, with the largest k. Metrics that do not change with k are omitted.',
    },
  ]);
}

/** Systems by language, one column per measure that all of them have for all questions. */
export function drawByLanguage(runs: readonly (BenchRunResponse & { readonly language?: string })[]): string {
  const whole = runs.map(({ figures }) =>
    figures.filter(({ slice, value }) => slice === undefined && value !== undefined),
  );
  const measures = [...new Set(whole.flatMap((figures) => figures.map(({ measure }) => measure)))];
  return drawTables([
    {
      title: 'By question language, %',
      head: ['', 'language', 'n', ...measures],
      rows: runs.map(({ system, language, n }, at) => [
        system,
        language ?? 'en',
        n,
        ...measures.map((name) => shown(whole[at]?.find(({ measure }) => measure === name)?.value, name)),
      ]),
    },
  ]);
}

export const drawScore = ({ figures, remarks, judged, limits }: BenchScoreResponse): string =>
  [
    drawFigures(figures),
    '',
    ...(judged.length === 0 ? [] : [drawTables(judged), '']),
    ...drawLimits(limits),
    ...drawRemarks(remarks),
  ].join('\n');

const signed = (value: number): string => `${value >= 0 ? '+' : ''}${shown(value)}`;

/** The first run compared with each other run, one row per measure. */
export function drawComparison({ baseline, measures, warnings }: BenchCompareResponse, questions = false): string {
  const rows = measures.flatMap(({ measure, against }) => against.map((one) => ({ measure, ...one })));
  return [
    `${pc.bold(plain(baseline))} compared with the others, on shared questions`,
    '',
    table(rows, [
      { head: 'measure', cell: ({ measure }) => measure },
      { head: 'against', cell: ({ system }) => system },
      { head: 'n', right: true, cell: ({ n }) => String(n) },
      { head: 'mine', right: true, cell: ({ meanA }) => shown(meanA) },
      { head: 'theirs', right: true, cell: ({ meanB }) => shown(meanB) },
      { head: 'difference', right: true, cell: ({ difference }) => signed(difference) },
      {
        head: '95% interval',
        right: true,
        cell: ({ interval }) => (interval === undefined ? '–' : `${signed(interval.low)} … ${signed(interval.high)}`),
      },
      { head: 'p (Holm)', right: true, cell: ({ holmP }) => (holmP < 0.001 ? '< 0.001' : holmP.toFixed(3)) },
      {
        head: 'detectable',
        right: true,
        cell: ({ detectable }) => (detectable === undefined ? '–' : shown(detectable)),
      },
      {
        head: 'won/lost/tied',
        right: true,
        cell: ({ wins, losses, ties }) => `${wins.length}/${losses.length}/${ties}`,
      },
    ]),
    '',
    ...(questions ? rows.flatMap(questionLists) : []),
    ...warnings.map((warning) => pc.yellow(`! ${plain(warning)}`)),
  ].join('\n');
}

type Against = BenchCompareResponse['measures'][number]['against'][number];

/** Which questions were won, lost and tied. */
const questionLists = ({ measure, system, wins, losses, tied }: Against & { readonly measure: string }): string[] => [
  pc.bold(`${measure} compared with ${plain(system)}`),
  ...Object.entries({ won: wins, lost: losses, tied }).map(
    ([name, ids]) => `  ${name} (${ids.length}): ${ids.length === 0 ? '–' : plain(ids.join(', '))}`,
  ),
  '',
];

/** Tables of any shape: text to the left, numbers to the right. */
export const drawTables = (tables: readonly BenchTable[]): string =>
  tables
    .map(({ title, head, rows, note }) => {
      const columns = head.map((name, at) => ({
        head: name,
        right: at > 0,
        cell: (row: BenchTable['rows'][number]) => cellText(row[at] ?? null),
      }));
      return `${pc.bold(plain(title))}\n${table(rows, columns)}${note === undefined ? '' : `\n${pc.dim(plain(note))}`}`;
    })
    .join('\n\n');

function cellText(value: string | number | null): string {
  if (value === null) return '–';
  if (typeof value === 'string') return plain(value);
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}

export function drawList({ suites, systems, measures, purposes }: BenchListResponse): string {
  const aligned = (rows: readonly (readonly [name: string, about: string])[]): string[] => {
    const width = Math.max(...rows.map(([name]) => name.length));
    return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`);
  };
  const longest = Math.max(...suites.map(({ name }) => name.length));
  const beside = ' '.repeat(longest + 4);
  return [
    pc.bold('Suites'),
    ...suites.flatMap(({ name, title, licence, obtain }) => [
      `  ${name.padEnd(longest)}  ${title}`,
      pc.dim(`${beside}data: ${obtain}`),
      pc.dim(`${beside}terms: ${licence}`),
    ]),
    '',
    pc.bold('Systems'),
    ...aligned(systems.map(({ form, about }) => [form, about])),
    '',
    pc.bold('Metrics'),
    ...aligned(measures.map(({ name, about }) => [name, about])),
    '',
    pc.bold('Purposes of rating personality (--purpose NAME --signed "Your name" --consent)'),
    ...aligned(
      purposes.map(({ name, about, refused }) => [
        name,
        refused === undefined ? about : `refused: ${about}; ${refused}`,
      ]),
    ),
  ].join('\n');
}
