import { fold, slug } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import { everyLeaf, type LeafArgs, type PlanNode } from '../../memory/query-plan.ts';
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
  const held = new Set<string>();
  const isOf = (name: string, levels: ReadonlySet<string>): boolean =>
    (entries.get(fold(name)) ?? []).some((entry) => entry.kind === 'place' && levels.has(entry.place.level ?? ''));
  await Promise.all(
    asked.flatMap((place) =>
      [...names].map(async (name) => {
        // Being seen together shows that one lies in the other; the wider one is never in the narrower, nor a town in a town.
        const narrow = !wide.has(place.level ?? '') && slug(name) !== slug(place.name);
        if (narrow && (isOf(name, wide) || isOf(name, town))) return;
        if (await seenInside(store, name, place)) held.add(`${slug(name)}\n${slug(place.name)}`);
      }),
    ),
  );
  return (name, place) => held.has(`${slug(name)}\n${slug(place.name)}`);
}

const seen = new WeakMap<Store, { sequence: number; readonly inside: Map<string, boolean> }>();

/** As `anyInside` for one name; asked once for each state of the store. */
async function seenInside(store: Store, name: string, place: LeafArgs<'place'>): Promise<boolean> {
  const sequence = await store.sequence();
  const known = seen.get(store);
  const inside = known?.sequence === sequence ? known.inside : new Map<string, boolean>();
  if (known?.sequence !== sequence) seen.set(store, { sequence, inside });
  const key = `${slug(name)}\n${slug(place.name)}\n${place.level ?? ''}`;
  const found = inside.get(key) ?? (await anyInside(store, [name], place));
  inside.set(key, found);
  return found;
}

/** Whether one of the names is the place, or lies in it as far as any item of the memory shows both together. */
async function anyInside(store: Store, names: readonly string[], place: LeafArgs<'place'>): Promise<boolean> {
  const wider = place.level === 'country' || place.level === 'region' || place.level === 'city';
  for (const name of new Set(names)) {
    if (slug(name) === slug(place.name)) return true;
    if (!wider && place.level !== undefined) continue;
    const together = await store.match({ any: [[term.place(name)], [term.place(place.name)]], none: [] }, 1);
    if (together.length > 0) return true;
  }
  return false;
}
