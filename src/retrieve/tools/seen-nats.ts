import { expressionOf } from '../../language/expression-names.ts';
import { slug } from '../../language/fold.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { PlanNode } from '../../memory/query-plan.ts';
import { sightShapes } from '../planner/sight-words.ts';
import type { OwnExpressions } from './own-expression.ts';
import type { Similar } from './similarity.ts';
import { weighSights } from './weigh-sights.ts';

/**
 * What looking at an item adds to what its words say of the things asked for: the sum of the sights' log-likelihood
 * ratios, and how much its vector speaks for the words. What was seen surely enough to be a tag is found as a word already and adds nothing here.
 */
export function seenNats(
  nodes: readonly PlanNode[],
  item: MemoryItem,
  {
    similar,
    expressions,
  }: { readonly similar?: Similar | undefined; readonly expressions?: OwnExpressions | undefined },
): number {
  let sum = 0;
  for (const node of nodes) {
    if (node.kind !== 'leaf') continue;
    if (node.tool === 'vector') sum += similar?.get(item.id) ?? 0;
    if (node.tool !== 'object') continue;
    const own = expressionOf(node.args.name) !== undefined ? expressions?.get(item.id) : undefined;
    if (own !== undefined) {
      sum += own;
      continue;
    }
    if (item.sights === undefined) continue;
    const weight = weighSights(node.args, item)?.weight ?? 0;
    sum += isTagged(node.args.name, item) ? Math.min(0, weight) : weight;
  }
  return sum;
}

function isTagged(name: string, { tags = [] }: MemoryItem): boolean {
  const shapes = sightShapes(name);
  return tags.some((tag) => tag.source === 'perception' && shapes.has(slug(tag.name)));
}
