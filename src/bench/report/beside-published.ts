import { z } from 'zod';
import type { RunView } from '../runner/read-run.ts';
import type { Suite } from '../suite.ts';

const unscoredSchema = z.looseObject({ unscored: z.int() });

/** Why the runs’ figures are no measurement beside the published ones; nothing where they are one. */
export function besidePublished({ anchors, released }: Suite, runs: readonly RunView[]): string[] {
  if (anchors.length === 0) return [];
  const asked = [...new Set(runs.map(({ record }) => record.questions))];
  const others = asked.filter((questions) => !released.questions.includes(questions));
  const silent = runs.flatMap(({ name, document }) => {
    const unscored = unscoredSchema.safeParse(document).data?.unscored ?? 0;
    return unscored === 0 ? [] : [`${unscored} of ${name}`];
  });
  const strict = runs.filter(({ record }) => record.request?.rules === 'strict').map(({ name }) => name);
  const corrected = runs.filter(({ record }) => record.config.errata !== undefined).map(({ name }) => name);
  return [
    ...(strict.length === 0
      ? []
      : [`${strict.join(', ')}: scored by strict rules; published figures are by the released ones.`]),
    ...(corrected.length === 0
      ? []
      : [`${corrected.join(', ')}: scored against gold that errata correct; published figures are not.`]),
    ...(others.length === 0
      ? []
      : [
          `These are ${others.join(' and ')} questions, not ${released.of}: published figures are drawn to tell how they lie, and compare with none of these.`,
        ]),
    ...(silent.length === 0
      ? []
      : [`Questions without a verdict are left out (${silent.join(', ')}); published figures count theirs.`]),
  ];
}
