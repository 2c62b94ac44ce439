import { expressionOf } from '../../language/expression-names.ts';
import { faceIdsOf } from '../../memory/face.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { PlanNode } from '../../memory/query-plan.ts';
import type { Store } from '../../ports/store.ts';
import { leavesOf } from '../algebra/plan-normal.ts';

/** Nats by which the faces of those who are asked for speak for an expression; for items where their faces are known. */
export type OwnExpressions = ReadonlyMap<ItemId, number>;

const PLAIN = 0.5;
const HAS_IT = 1.8;
/** Somebody else's smile is no smile of hers. */
const HAS_IT_NOT = -2;

/**
 * "Anna smiling" asks for her smile, not for anybody's beside her: where her face in a picture is known, what it expresses
 * decides. Undefined when no expression of anybody is asked for.
 */
export async function ownExpressions(
  store: Store,
  root: PlanNode,
  items: readonly MemoryItem[],
): Promise<OwnExpressions | undefined> {
  const leaves = leavesOf(root).flatMap(({ leaf, negated }) => (negated ? [] : [leaf]));
  const looks = leaves.flatMap((leaf) => (leaf.tool === 'object' ? (expressionOf(leaf.args.name) ?? []) : []));
  const ids = leaves.flatMap((leaf) => (leaf.tool === 'person' ? (leaf.args.id ?? []) : []));
  if (looks.length === 0 || ids.length === 0) return undefined;
  const people = (await store.records('person')).filter(({ id }) => ids.includes(id));
  const found = new Map<ItemId, number>();
  for (const item of items) {
    const shown = people.filter(({ id }) => item.people?.some((mention) => mention.id === id) === true);
    if (shown.length === 0) continue;
    const faces = await store.records('face', faceIdsOf(item.id));
    const own = shown.flatMap(({ seen = [] }) => faces.find(({ id }) => seen.includes(id)) ?? []);
    if (own.length === 0) continue;
    const all = own.every(({ expressions }) =>
      looks.every((look) => expressions.some(({ name, confidence }) => name === look && confidence >= PLAIN)),
    );
    found.set(item.id, all ? HAS_IT : HAS_IT_NOT);
  }
  return found;
}
