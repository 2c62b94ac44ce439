import { fold, slug } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import { everyLeaf, type LeafArgs, type PlanNode } from '../../memory/query-plan.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../../retrieve/planner/gazetteer.ts';
import type { Ground } from './constraint.ts';

/** Every place that a plan names, to be there or not. */
export const placesOf = (node: PlanNode): LeafArgs<'place'>[] =>
  everyLeaf(node).flatMap(({ leaf }) => (leaf.tool === 'place' ? [leaf.args] : []));

const wide: ReadonlySet<string> = new Set(['region', 'country']);
const town: ReadonlySet<string> = new Set(['city']);

/** Which of the names lie in the asked places, as far as the memory shows. */
export async function insideOf(
  store: Store,
  { entries }: Gazetteer,
  asked: readonly LeafArgs<'place'>[],
  names: ReadonlySet<string>,
): Promise<Ground['inside']> {
  const isOf = (name: string, levels: ReadonlySet<string>): boolean =>
    (entries.get(fold(name)) ?? []).some((entry) => entry.kind === 'place' && levels.has(entry.place.level ?? ''));
  const pairs = asked.flatMap((place) =>
    [...names].flatMap((name): Pair[] => {
      // Being seen together shows that one lies in the other; the wider one is never in the narrower, nor a town in a town.
      const narrow = !wide.has(place.level ?? '') && slug(name) !== slug(place.name);
      return narrow && (isOf(name, wide) || isOf(name, town)) ? [] : [{ name, place }];
    }),
  );
  const inside = await seenInside(store, pairs);
  const held = new Set(pairs.filter((_, n) => inside[n] === true).map(({ name, place }) => keyOf(name, place)));
  return (name, place) => held.has(keyOf(name, place));
}

type Pair = { readonly name: string; readonly place: LeafArgs<'place'> };
const keyOf = (name: string, place: LeafArgs<'place'>): string => `${slug(name)}\n${slug(place.name)}`;

const seen = perState(async () => new Map<string, boolean>(), ['item']);

/** Whether each name is its place, or lies in it as far as any item shows both together; asked once for each state of the items. */
async function seenInside(store: Store, pairs: readonly Pair[]): Promise<boolean[]> {
  const known = await seen(store);
  const open: Pair[] = [];
  for (const { name, place } of pairs) {
    const key = `${keyOf(name, place)}\n${place.level ?? ''}`;
    if (known.has(key)) continue;
    const isWide = place.level === undefined || place.level === 'city' || wide.has(place.level);
    if (isWide && slug(name) !== slug(place.name)) open.push({ name, place });
    else known.set(key, slug(name) === slug(place.name));
  }
  const together = open.map(({ name, place }) => ({ any: [[term.place(name)], [term.place(place.name)]], none: [] }));
  const found = open.length === 0 ? [] : await store.matches(together, 1);
  for (const [n, { name, place }] of open.entries())
    known.set(`${keyOf(name, place)}\n${place.level ?? ''}`, (found[n]?.length ?? 0) > 0);
  return pairs.map(({ name, place }) => known.get(`${keyOf(name, place)}\n${place.level ?? ''}`) === true);
}
