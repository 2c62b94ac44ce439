import type { RunView } from '../runner/read-run.ts';
import { type Analysed, analysedSchema, analyses, type OceanAnalyses } from '../suites/mm-ocean/analyses.ts';
import { type AblationTable, ablationsOf } from './ablation.ts';
import type { About } from './about.ts';
import { type Correlation, correlations } from './correlation.ts';
import { type Difficulty, difficulty } from './difficulty.ts';
import { type Expertise, expertise } from './expertise.ts';
import { frontierGap, groups, parameterEfficiency, substitutability } from './groups.ts';
import { judgedField, judgeRobustness, selfPreference } from './judges.ts';
import { byLanguage, type LanguageRow } from './languages.ts';
import type { Measures, Values } from './values.ts';

/** What guessing gets, where the suite's questions say it. */
const chances: Readonly<Record<string, number>> = { mprbench: 1 / 4, 'mm-ocean': 1 / 6 };

/** What several systems on the same questions tell together. What cannot be told is null or empty. */
export type FieldAnalyses = {
  /** The measure that "solved" and "value" speak of. */
  readonly measure: string;
  readonly difficulty: Difficulty;
  /** Label (type, source, category …) → each system's strengths by it. */
  readonly expertise: Readonly<Record<string, readonly Expertise[]>>;
  readonly correlation: readonly Correlation[];
  readonly groups: ReturnType<typeof groups>;
  readonly frontierGap: ReturnType<typeof frontierGap>;
  readonly substitutability: ReturnType<typeof substitutability>;
  readonly parameterEfficiency: ReturnType<typeof parameterEfficiency>;
  readonly judges: {
    readonly robustness: ReturnType<typeof judgeRobustness>;
    readonly selfPreference: ReturnType<typeof selfPreference>;
  };
  readonly languages: readonly LanguageRow[];
  readonly ablation: readonly AblationTable[];
  /** MM-OCEAN's own, in percent. */
  readonly ocean: OceanAnalyses | null;
};

/** Analyses of the runs under the measure that leads their report. */
export function analyseField(runs: readonly RunView[], lead: string, about: About = {}): FieldAnalyses {
  // A system that the measure says nothing of solves nothing and fails nothing.
  const scored = runs.filter((run) => (run.perQuestion.get(lead)?.size ?? 0) > 0);
  const values: Values = new Map(
    scored.map((run) => [run.name, run.perQuestion.get(lead) ?? new Map<string, number>()]),
  );
  const means: Measures = new Map(runs.map((run) => [run.name, { [lead]: figureOf(run, lead) }]));
  const judged = judgedField(new Map(runs.map(({ name, document }) => [name, document])));
  const suite = runs[0]?.record.config.suite ?? '';
  return {
    measure: lead,
    difficulty: difficulty(values),
    expertise: Object.fromEntries(
      labelsOf(runs, lead).map((label) => [label, expertise(slicesOf(scored, lead, label))]),
    ),
    correlation: correlations(values),
    groups: groups(means, about),
    frontierGap: frontierGap(means, about),
    substitutability: substitutability(means, about),
    parameterEfficiency: parameterEfficiency(means, about, lead, chanceOf(runs, lead)),
    judges: { robustness: judgeRobustness(judged), selfPreference: selfPreference(judged, about) },
    languages: byLanguage(runs, lead),
    ablation: ablationsOf(runs),
    ocean: suite === 'mm-ocean' ? oceanOf(runs, about) : null,
  };
}

const figureOf = ({ record }: RunView, lead: string): number | null =>
  record.figures.find(({ measure, slice }) => measure === lead && slice === undefined)?.value ?? null;

/** What guessing gets: what the suite's questions say, else what the run of chance got, else nothing. */
function chanceOf(runs: readonly RunView[], lead: string): number {
  const chance = runs.find(({ record }) => record.config.system === 'random');
  return chances[runs[0]?.record.config.suite ?? ''] ?? (chance === undefined ? null : figureOf(chance, lead)) ?? 0;
}

/** Labels that the lead measure is cut by, each with two values at least. */
function labelsOf(runs: readonly RunView[], lead: string): string[] {
  const slices = new Set(
    runs.flatMap(({ record }) =>
      record.figures.flatMap(({ measure, slice }) => (measure === lead && slice !== undefined ? [slice] : [])),
    ),
  );
  const labels = Map.groupBy(slices, (slice) => slice.slice(0, slice.indexOf('=')));
  return [...labels].flatMap(([label, of]) => (of.length < 2 || label === 'judge' || label === 'rules' ? [] : [label]));
}

const slicesOf = (runs: readonly RunView[], lead: string, label: string): Measures =>
  new Map(
    runs.map(({ name, record }) => [
      name,
      Object.fromEntries(
        record.figures.flatMap(({ measure, slice, value }): [string, number | null][] =>
          measure === lead && slice?.startsWith(`${label}=`) === true
            ? [[slice.slice(label.length + 1), value ?? null]]
            : [],
        ),
      ),
    ]),
  );

function oceanOf(runs: readonly RunView[], about: About): OceanAnalyses {
  const read = runs.flatMap((run): [string, Analysed][] => {
    const document = analysedSchema.safeParse(run.document);
    return document.success ? [[run.name, document.data]] : [];
  });
  return analyses(new Map(read), about);
}
