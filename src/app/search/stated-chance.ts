import { measured } from '../../answer/certainty/measured.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import type { PlanNode } from '../../memory/query-plan.ts';
import type { RankedItem } from '../../memory/search-result.ts';
import { leavesOf } from '../../retrieve/algebra/plan-normal.ts';
import { planText } from '../../retrieve/algebra/plan-text.ts';
import { saysPictures } from '../../retrieve/algebra/wants-pictures.ts';
import { countsPeople } from '../../retrieve/weigh/weigh-kind.ts';

type Found = Pick<RankedItem, 'probability' | 'why'>;

/**
 * How probable a found item is said to be: no more than an answer that does not meet a condition, where the item is known
 * not to have what must hold or to be of another kind, or is a paper that says what a picture should show. Its place in the
 * list is as it was.
 */
export function statedChance({ probability, why }: Found, item: MemoryItem | undefined, root: PlanNode): number {
  const asked = leavesOf(root).flatMap(({ leaf, negated }) => (negated ? [] : [leaf]));
  const insisted = new Set(
    asked.filter(({ strength, tool }) => strength === 'must' || tool === 'modality').map((leaf) => planText(leaf)),
  );
  const isApart = why.some(({ leaf, truth }) => truth === 'no' && leaf !== undefined && insisted.has(leaf));
  const seen = asked.some((leaf) => leaf.tool === 'object' && !countsPeople(leaf.args));
  const isShown = why.some(({ tool, truth }) => (tool === 'object' || tool === 'person') && truth === 'yes');
  const isPaper = item !== undefined && isPicture(item) && item.documentKind !== undefined;
  const isUnshown = seen && !isShown && isPaper && saysPictures(root);
  return isApart || isUnshown ? Math.min(probability, measured.unmet.most) : probability;
}
