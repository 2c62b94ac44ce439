import { z } from 'zod';
import { figureText } from '../../contract/bench-measures.ts';
import type { DescribedTable } from '../described.ts';
import type { RunView } from '../runner/read-run.ts';
import type { Suite } from '../suite.ts';
import { phasesOf } from './phases.ts';

const unscoredSchema = z.looseObject({ unscored: z.int() });

/** What of a run is otherwise than what published figures were measured with, each in a few words. */
export function differencesOf({ released }: Pick<Suite, 'released'>, run: RunView): string[] {
  const { record, document } = run;
  const { config } = record;
  const unscored = unscoredSchema.safeParse(document).data?.unscored ?? 0;
  const { models = {}, language } = released;
  const [building, answering, judging] = phasesOf(run);
  const other = (what: string, ours: string | undefined, theirs: string | undefined) =>
    theirs === undefined || ours === undefined ? [] : [`${what} ${ours}, not ${theirs}`];
  return [
    ...(released.questions.includes(record.questions) ? [] : [`${record.questions} questions, not ${released.of}`]),
    ...(record.state === 'done' ? [] : ['not run to its end']),
    ...(unscored === 0 ? [] : [`${unscored} without a verdict, left out`]),
    ...(record.request?.rules === 'strict' ? ['strict rules'] : []),
    ...(config.errata === undefined ? [] : ['gold corrected by errata']),
    ...(language === undefined || (config.language ?? 'en') === language
      ? []
      : [`asked in ${config.language ?? 'en'}, not ${language}`]),
    ...(config.textOnly === true ? ['read without pictures'] : []),
    // An embedder builds no memory: it only compares.
    ...(building === undefined || building.spending.inputTokens === 0
      ? []
      : other('built by', building.by, models.builder)),
    ...other('answered by', answering?.by, models.reader),
    ...other('judged by', judging?.by, models.judge),
    ...(answering?.by === undefined && models.reader !== undefined && !config.retrievalOnly
      ? [`answered without a model, not by ${models.reader}`]
      : []),
  ];
}

/**
 * The runs' figures among the published ones, a table a measure and slice, best first; the last column says what differs, or
 * the source. None where nothing was measured that others published.
 */
export function againstPublished(
  suite: Suite,
  runs: readonly RunView[],
  systemDiffers: (system: string) => readonly string[],
): readonly DescribedTable[] {
  const differs = new Map(runs.map((run) => [run.name, toldOf(suite, run, systemDiffers)]));
  const kinds = Map.groupBy(suite.anchors, ({ measure, slice }) =>
    slice === undefined ? measure : `${measure}, ${slice}`,
  );
  return [...kinds].flatMap(([title, anchors]) => {
    const [{ measure, slice } = { measure: title, slice: undefined }] = anchors;
    const ours = runs.flatMap(({ name, record }) => {
      const value = record.figures.find((one) => one.measure === measure && one.slice === slice)?.value;
      return value === undefined ? [] : [{ system: name, value, about: differs.get(name) ?? '' }];
    });
    if (ours.length === 0) return [];
    const theirs = anchors.map(({ system, value, source }) => ({ system: `${system} ¹`, value, about: source }));
    return [
      {
        title,
        head: ['system', '%', 'what differs from the published figures, or their source'],
        rows: [...ours, ...theirs]
          .toSorted((a, b) => b.value - a.value)
          .map(({ system, value, about }) => [system, figureText(value, measure), about]),
        note: '¹ published by others, not run here.',
      },
    ];
  });
}

function toldOf(suite: Suite, run: RunView, systemDiffers: (system: string) => readonly string[]): string {
  const all = [...differencesOf(suite, run), ...systemDiffers(run.record.config.system)];
  return all.length === 0 ? 'nothing known' : all.join('; ');
}
