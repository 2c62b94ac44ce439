import type { BuildContext, Worked } from '../builder.ts';
import type { LifeItem } from '../life.ts';
import { byRule } from '../step-records.ts';
import { albumOf } from './album.ts';
import { type Condition, meeting } from './condition.ts';
import { groundTruth, type Labelled, type Taxonomy, zeroTruth } from './records.ts';
import { taxonomyPrompt } from './taxonomy.prompt.ts';

export type TaxonomyTask = { readonly key: string; readonly labelled: Labelled };

export const taxonomyTasks = (context: BuildContext): TaxonomyTask[] =>
  [...context.records(groundTruth).all(), ...context.records(zeroTruth).all()].map(({ key, value }) => ({
    key,
    labelled: value,
  }));

/** Computed from a query's conditions where it has them; else by a model. */
export async function classified(context: BuildContext, { labelled }: TaxonomyTask): Promise<Worked<Taxonomy>> {
  const { conditions, en, zh } = labelled;
  if (conditions !== undefined) {
    const needed = labelled.zero ? conditions : sufficient(conditions, albumOf(context.life), context);
    const dimensions = Object.fromEntries(conditions.map(({ component, kind }) => [component.toLowerCase(), kind]));
    return { by: [byRule('photobench/taxonomy')], value: { sources: sourcesOf(needed), dimensions } };
  }
  const asker = context.language ?? context.vision;
  if (asker === undefined)
    return { skipped: { code: 'no-model', message: 'A query that a model wrote needs one to classify it.' } };
  const asked = await asker.ask(taxonomyPrompt, `${en} / ${zh}`);
  if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
  const { sources, ...parts } = asked.value;
  const dimensions = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== 'none'));
  return { by: [asked.by], value: { sources, dimensions } };
}

const sourcesOf = (conditions: readonly Condition[]): Taxonomy['sources'] =>
  (['V', 'M', 'F', 'I'] as const).filter((source) => conditions.some((one) => one.source === source));

/** The conditions of the fewest sources that alone find the same pictures: necessary and sufficient (4.2). */
function sufficient(
  conditions: readonly Condition[],
  album: readonly LifeItem[],
  { life }: BuildContext,
): readonly Condition[] {
  const found = meeting(conditions, album, life).length;
  const sources = sourcesOf(conditions);
  const subsets = Array.from({ length: 2 ** sources.length - 1 }, (_, n) =>
    sources.filter((_source, place) => ((n + 1) >> place) & 1),
  ).sort((a, b) => a.length - b.length);
  for (const subset of subsets) {
    const some = conditions.filter(({ source }) => subset.includes(source));
    // Conditions only ever take pictures away, so that as many are the same ones.
    if (meeting(some, album, life).length === found) return some;
  }
  return conditions;
}
