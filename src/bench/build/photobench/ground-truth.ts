import type { Asker } from '../asker.ts';
import type { BuildContext, Worked } from '../builder.ts';
import { shownItem } from '../shown-item.ts';
import { byRule, type Made } from '../step-records.ts';
import { albumOf } from './album.ts';
import { holds } from './condition.ts';
import { labelPrompt, toLabel } from './label.prompt.ts';
import { type Pooled, poolOf } from './pool.ts';
import { type Candidate, type Labelled, type Query, queries } from './records.ts';

/** Candidates that a model labels at once. */
const BATCH = 10;
const PICTURE_SIDE = 512;
/** A query that more of the album satisfies means nothing in particular. */
const MOST_SHARE = 0.25;

export type QueryTask = { readonly key: string; readonly query: Query };

/** The queries of all pictures, each once, as many as are wanted; those of one picture follow one another. */
export function queryTasks(context: BuildContext): QueryTask[] {
  const all = context
    .records(queries)
    .all()
    .flatMap(({ key, value }) => value.queries.map((query) => ({ key: `${key}-${query.form}`, query })));
  const once = [...new Map(all.map((task) => [task.query.en.toLowerCase(), task])).values()];
  return evenly(once, context.options.questions);
}

/** So many of a list, spread over it. */
function evenly<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)]).flatMap(
    (one) => one ?? [],
  );
}

/** Every candidate labelled. A query that is ambiguous, that nothing or too much satisfies, is dropped. */
export async function mined(context: BuildContext, { query }: QueryTask): Promise<Worked<Labelled>> {
  const labelled = await labelledPool(query, context);
  if ('skipped' in labelled) return labelled;
  const count = labelled.candidates.filter(({ relevant }) => relevant).length;
  const most = Math.max(5, albumOf(context.life).length * MOST_SHARE);
  if (count === 0 || count > most)
    return { skipped: { code: 'ill-posed', message: `${count} pictures satisfy “${query.en}”.` } };
  return { by: labelled.by, value: { ...query, zero: false, candidates: labelled.candidates } };
}

type LabelledPool =
  | { readonly candidates: Candidate[]; readonly by: Made[] }
  | { readonly skipped: { readonly code: string; readonly message: string } };

/** Who labels pictures; absent, the conditions of a query do. */
const labeller = ({ vision, checkers, language }: BuildContext): Asker | undefined => vision ?? checkers[0] ?? language;

/**
 * Whether a picture of the album beyond these satisfies a query (A.5: checked against all of it). Conditions are computed
 * over the whole album anyway; a model is asked about every picture, until one is found.
 */
export async function satisfiedElsewhere(
  query: Query,
  seen: ReadonlySet<string>,
  context: BuildContext,
): Promise<boolean | Extract<LabelledPool, { skipped: unknown }>> {
  const asker = labeller(context);
  if (asker === undefined) return false;
  const rest = albumOf(context.life).filter(({ id }) => !seen.has(id));
  for (let at = 0; at < rest.length; at += BATCH) {
    const batch = rest.slice(at, at + BATCH).map(({ id }) => ({ item: id, by: [] }));
    const labelled = await labelledBy(asker, query, batch, context);
    if ('skipped' in labelled) return labelled;
    if (labelled.candidates.some(({ relevant }) => relevant)) return true;
  }
  return false;
}

/** The pool of a query with its labels: by a model that looks at each, else by the query's own conditions. */
export async function labelledPool(query: Query, context: BuildContext): Promise<LabelledPool> {
  const pool = await poolOf(query, context);
  const asker = labeller(context);
  if (asker !== undefined) return labelledBy(asker, query, pool, context);
  const { conditions } = query;
  if (conditions === undefined)
    return {
      skipped: { code: 'no-model', message: 'A query that a model wrote needs a model to label its candidates.' },
    };
  const candidates = pool.flatMap(({ item, by }): Candidate[] => {
    const picture = context.life.item(item);
    if (picture === undefined) return [];
    return [{ item, by, relevant: conditions.every((one) => holds(one, picture, context.life)) }];
  });
  return { candidates, by: [byRule('photobench/conditions')] };
}

async function labelledBy(
  asker: Asker,
  { en, zh }: Query,
  pool: readonly Pooled[],
  context: BuildContext,
): Promise<LabelledPool> {
  const candidates: Candidate[] = [];
  let by: Made | undefined;
  for (let at = 0; at < pool.length; at += BATCH) {
    const batch = pool.slice(at, at + BATCH);
    const items = batch.flatMap(({ item }) => context.life.item(item) ?? []);
    const shown =
      context.vision === undefined
        ? []
        : await Promise.all(items.map(({ id }) => context.life.picture(id, PICTURE_SIDE)));
    // Pictures are named by their order: if one is missing, none can be told from another.
    const pictures = shown.every((bytes) => bytes !== undefined) ? shown : [];
    const asked = await asker.ask(labelPrompt, toLabel(en, zh, items.map(shownItem)), pictures);
    if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
    if (asked.value.ambiguous) return { skipped: { code: 'ambiguous', message: `“${en}” can mean different things.` } };
    by = asked.by;
    const matching = new Set(asked.value.matching);
    candidates.push(...batch.map((one) => ({ ...one, relevant: matching.has(one.item) })));
  }
  return by === undefined
    ? { skipped: { code: 'empty', message: 'No candidate was found.' } }
    : { candidates, by: [by] };
}
