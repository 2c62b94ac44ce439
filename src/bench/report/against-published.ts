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
    ...other('built by', building?.by, models.builder),
    ...other('answered by', answering?.by, models.reader),
    ...other('judged by', judging?.by, models.judge),
    ...(answering?.by === undefined && models.reader !== undefined && !config.retrievalOnly
      ? [`answered without a model, not by ${models.reader}`]
      : []),
  ];
}

/** A run's figures among the published ones of the same measure and slice, best first, with what differs in the last column. */
export function againstPublished(
  suite: Suite,
  runs: readonly RunView[],
  systemDiffers: (system: string) => readonly string[],
): DescribedTable | undefined {
  const title = (measure: string, slice: string | undefined) =>
    slice === undefined ? measure : `${measure}, ${slice}`;
  const kinds = new Map(suite.anchors.map(({ measure, slice }) => [title(measure, slice), { measure, slice }]));
  const differs = new Map(
    runs.map((run) => [
      run.name,
      [...differencesOf(suite, run), ...systemDiffers(run.record.config.system)].join('; '),
    ]),
  );
  const rows = [...kinds].flatMap(([name, { measure, slice }]) => {
    const ours = runs.flatMap((run) => {
      const figure = run.record.figures.find((one) => one.measure === measure && one.slice === slice);
      const about = differs.get(run.name) ?? '';
      return figure?.value === undefined
        ? []
        : [{ system: run.name, value: figure.value, about: about === '' ? 'nothing known' : about }];
    });
    if (ours.length === 0) return [];
    const theirs = suite.anchors
      .filter((anchor) => anchor.measure === measure && anchor.slice === slice)
      .map(({ system, value, source }) => ({ system: `${system} ¹`, value, about: source }));
    return [...ours, ...theirs]
      .toSorted((a, b) => b.value - a.value)
      .map(({ system, value, about }) => [name, system, figureText(value, measure), about]);
  });
  if (rows.length === 0) return undefined;
  return {
    title: 'Beside published figures',
    head: ['measure', 'system', '%', 'what differs from the published figures, or their source'],
    rows,
    note: '¹ published by others, not run here.',
  };
}
