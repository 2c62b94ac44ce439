import type { DescribedTable } from '../described.ts';
import type { OceanAnalyses } from '../suites/mm-ocean/analyses.ts';
import type { AblationTable } from './ablation.ts';
import type { FieldAnalyses } from './analyse.ts';

type Cell = string | number | null;
const MOST_SHOWN = 20;
/** Labels by the numbers in them: days, counts, categories. */
const natural = new Intl.Collator('en', { numeric: true });

const percent = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : (value * 100).toFixed(1);
const plain = (value: number | null | undefined, digits = 2): string =>
  value === null || value === undefined ? '–' : value.toFixed(digits);
const signed = (text: string): string => (/^[–-]/.test(text) ? text : `+${text}`);

const table = (title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): DescribedTable[] =>
  rows.length === 0 ? [] : [{ title, head, rows }];

/** The analyses as tables for people; what a few runs cannot tell has none. */
export function fieldTables(field: FieldAnalyses): DescribedTable[] {
  return [
    ...field.ablation.flatMap(ablationTable),
    ...languageTable(field),
    ...(field.ocean === null ? difficultyTable(field.difficulty, field.measure) : oceanTables(field.ocean)),
    ...(field.ocean === null ? Object.keys(field.expertise) : []).flatMap((label) => expertiseTable(field, label)),
    ...table(
      `Which systems are right on the same questions (Spearman’s ρ of ${field.measure})`,
      ['', 'and', 'n', 'ρ'],
      field.correlation.map(({ systems: [a, b], n, spearman }) => [a, b, n, plain(spearman)]),
    ),
    ...groupTables(field),
    ...gapTable(field),
    ...judgeTables(field),
  ];
}

/** What each part brings, a row a variant. */
export const ablationTable = (ablation: AblationTable): DescribedTable[] =>
  table(
    `What each part brings (${ablation.measure}, %; the change is relative to the whole)`,
    ['', ...ablation.columns, 'all', 'change'],
    ablation.rows.map((row) => [
      row.variant,
      ...ablation.columns.map((column) => percent(row.by[column])),
      percent(row.all),
      row.variant === 'whole' ? '' : signed(percent(row.change)),
    ]),
  );

function languageTable({ languages, measure }: FieldAnalyses): DescribedTable[] {
  const all = [...new Set(languages.map(({ language }) => language))].sort(
    (a, b) => Number(b === 'en') - Number(a === 'en'),
  );
  const systems = [...new Set(languages.map(({ system }) => system))];
  if (all.length < 2) return [];
  const value = (system: string, language: string) =>
    languages.find((row) => row.system === system && row.language === language)?.value;
  return table(
    `By language of the question (${measure}, %)`,
    ['', ...all],
    systems.map((system) => [system, ...all.map((language) => percent(value(system, language)))]),
  );
}

function difficultyTable(
  { questions, histogram, unsolved }: FieldAnalyses['difficulty'],
  measure: string,
): DescribedTable[] {
  if (questions === 0) return [];
  const named = unsolved.slice(0, MOST_SHOWN).join(', ');
  const note =
    unsolved.length === 0 ? {} : { note: `Solved by nobody: ${named}${unsolved.length > MOST_SHOWN ? ', …' : ''}` };
  const [shown] = table(
    `How many systems solve a question (${measure} of a half and more)`,
    ['systems', 'questions', 'share, %'],
    histogram.map((n, systems) => [String(systems), n, percent(n / questions)]),
  );
  return shown === undefined ? [] : [{ ...shown, ...note }];
}

function expertiseTable({ expertise, measure }: FieldAnalyses, label: string): DescribedTable[] {
  const rows = expertise[label] ?? [];
  const named = [...new Set(rows.flatMap(({ byCategory }) => Object.keys(byCategory)))].toSorted(natural.compare);
  if (named.length < 2) return [];
  return table(
    `Strengths by ${label} (${measure} less the system’s own mean over them, points)`,
    ['', ...named],
    rows.map(({ system, byCategory }) => [
      system,
      ...named.map((name) => (byCategory[name] === undefined ? '–' : signed(percent(byCategory[name])))),
    ]),
  );
}

function groupTables({ groups, measure, ocean }: FieldAnalyses): DescribedTable[] {
  const of = ocean === null ? groups : ocean.groups;
  const shown = (value: number | null | undefined) => (ocean === null ? percent(value) : plain(value, 1));
  return Object.entries(of).flatMap(([name, rows]) => {
    const measures = Object.keys(rows[0] ?? {}).filter((key) => key !== 'group' && key !== 'n');
    return table(
      `By ${name} (means; ${ocean === null ? measure : 'MM-OCEAN'}; an observation, no experiment)`,
      ['', 'systems', ...measures],
      rows.map((row) => [row.group, row.n, ...measures.map((key) => shown(row[key]))]),
    );
  });
}

function gapTable({ frontierGap, substitutability, parameterEfficiency, ocean }: FieldAnalyses): DescribedTable[] {
  const [gap, substitute, efficiency] =
    ocean === null
      ? [frontierGap, substitutability, parameterEfficiency]
      : [ocean.frontierGap, ocean.substitutability, ocean.parameterEfficiency];
  const shown = (value: number | null | undefined) => (ocean === null ? percent(value) : plain(value, 1));
  const known = Object.keys(gap).filter((name) => gap[name] !== null || substitute[name] !== null);
  return [
    ...table(
      'Closed systems against open ones, points',
      ['', 'best three less best three', 'median of three less the best open'],
      known.map((name) => [name, shown(gap[name]), shown(substitute[name])]),
    ),
    ...table(
      'What size buys',
      ['', 'billions of parameters', 'billions a point above chance'],
      efficiency.map((row) => [
        row.system,
        row.parameters,
        plain(ocean === null ? row.perPercent / 100 : row.perPercent),
      ]),
    ),
  ];
}

const judgeTables = ({ judges }: FieldAnalyses): DescribedTable[] => [
  ...table(
    'Whether judges put the systems in the same order',
    ['', 'and', 'systems', 'ρ', 'the first is milder by'],
    judges.robustness.map((row) => [...row.judges, row.systems, plain(row.spearman), plain(row.difference)]),
  ),
  ...table(
    'Whether a judge is kinder to its own family than other judges are',
    ['', 'family', 'own family', 'the rest', 'preference'],
    judges.selfPreference.map((row) => [
      row.judge,
      row.family,
      plain(row.ownFamily),
      plain(row.rest),
      plain(row.preference),
    ]),
  ),
];

/** MM-OCEAN's, in percent as its document is. */
const oceanTables = (ocean: OceanAnalyses): DescribedTable[] => [
  ...table(
    'Ranks by task: who rates better than they ground is a confident rater',
    ['', 'T1 rank', 'T2 rank', 'T3 rank', 'RGM', ''],
    ocean.rgm.map((one) => [
      one.system,
      plain(one.t1Rank, 1),
      plain(one.t2Rank, 1),
      plain(one.t3Rank, 1),
      plain(one.rgm, 1),
      one.archetype,
    ]),
  ),
  ...difficultyTable(ocean.difficulty, 'right choice'),
  ...table(
    'Means over the systems, %',
    ['', 'reasoning', 'visual grounding', 'variation of T1', 'T2', 'T3', 'HR'],
    [
      [
        'all',
        plain(ocean.clusters.reasoning, 1),
        plain(ocean.clusters.visualGrounding, 1),
        ...(['t1', 't2', 't3', 'hr'] as const).map((key) => plain(ocean.clusters.coefficientOfVariation[key])),
      ],
    ],
  ),
  ...table(
    'Prejudice against rating, and what the judge gives to rationales of right and wrong ratings',
    ['', 'T1, %', 'PR, %', 'T1 right', 'T1 wrong'],
    ocean.prejudiceAgainstRating.map(({ system, t1, pr }) => {
      const sure = ocean.confidentlyWrong.find((one) => one.system === system);
      return [system, plain(t1, 1), plain(pr, 1), plain(sure?.right), plain(sure?.wrong)];
    }),
  ),
  ...table(
    `Letters: how far the shares are from uniform${ocean.positionalBias.spearman === null ? '' : `; with accuracy ρ = ${plain(ocean.positionalBias.spearman)}`}`,
    ['', 'total variation', 'T3, %'],
    ocean.positionalBias.systems.map((row) => [row.system, plain(row.fromUniform), plain(row.accuracy, 1)]),
  ),
  ...table(
    `Over ${ocean.sweep.points} triples of thresholds${ocean.sweep.leastAgreement === null ? '' : `; the order by HR agrees with that of the defaults by ρ = ${plain(ocean.sweep.leastAgreement)} at least`}`,
    ['', 'HR, %', 'between', 'PR, %', 'between'],
    ocean.sweep.systems.map((row) => [
      row.system,
      plain(row.hr, 1),
      (row.hrBetween ?? []).map((value) => plain(value, 1)).join(' and '),
      plain(row.pr, 1),
      (row.prBetween ?? []).map((value) => plain(value, 1)).join(' and '),
    ]),
  ),
  ...table(
    'Strengths by category (T3 less the system’s own mean, points)',
    ['', ...new Set(ocean.expertise.flatMap(({ byCategory }) => Object.keys(byCategory)))],
    ocean.expertise.map(({ system, byCategory }) => [
      system,
      ...[...new Set(ocean.expertise.flatMap((one) => Object.keys(one.byCategory)))].map((name) =>
        plain(byCategory[name], 1),
      ),
    ]),
  ),
];
