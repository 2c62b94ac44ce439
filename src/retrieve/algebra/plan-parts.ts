import { all, type PlanLeaf, type PlanNode, type PlanTool, type PlanWindow, within } from '../../memory/query-plan.ts';
import { canonicalPlan, meaningOf } from './canonical-plan.ts';
import { leavesOf, normalisePlan } from './plan-normal.ts';
import { planText } from './plan-text.ts';

/** What a constraint is of. A follow-up replaces, adds to or drops what is of one kind and keeps the rest. */
export const slots = ['time', 'place', 'person', 'kind', 'what', 'event', 'code', 'amount'] as const;
export type Slot = (typeof slots)[number];

const slotOfTool: Readonly<Record<PlanTool, Slot>> = {
  time: 'time',
  place: 'place',
  person: 'person',
  modality: 'kind',
  text: 'what',
  vector: 'what',
  ocr: 'what',
  object: 'what',
  event: 'event',
  reference: 'code',
  amount: 'amount',
};

export type Bound = { readonly anchor: PlanNode; readonly window: PlanWindow };

/** A plan taken apart: what every result must or should have, and the trips, days or happenings that bound it. */
export type Parts = { readonly constraints: readonly PlanNode[]; readonly bounds: readonly Bound[] };

export function partsOf(root: PlanNode): Parts {
  switch (root.kind) {
    case 'within': {
      const inner = partsOf(root.plan);
      return {
        constraints: inner.constraints,
        bounds: [...inner.bounds, { anchor: root.anchor, window: root.window }],
      };
    }
    case 'all': {
      const parts = root.plans.map(partsOf);
      return { constraints: parts.flatMap((p) => p.constraints), bounds: parts.flatMap((p) => p.bounds) };
    }
    default:
      return { constraints: [root], bounds: [] };
  }
}

export const planOf = ({ constraints, bounds }: Parts): PlanNode =>
  normalisePlan(
    bounds.reduce<PlanNode>((inner, { anchor, window }) => within(inner, anchor, window), all(...constraints)),
  );

/** All that a constraint is of; more than one for readings of different kinds that are kept side by side. */
export const slotsOf = (node: PlanNode): ReadonlySet<Slot> =>
  new Set(leavesOf(node).map(({ leaf }) => slotOfTool[leaf.tool]));

export const isOf = (node: PlanNode, slot: Slot): boolean => slotsOf(node).has(slot);
export const isNegative = (node: PlanNode): boolean => leavesOf(node).every(({ negated }) => negated);

/** What a leaf names, without how: Anna in a picture and Anna as a sender are the same Anna. */
function nameOf(node: PlanLeaf): string {
  switch (node.tool) {
    case 'person':
    case 'event':
      return `${node.tool} ${node.args.id ?? node.args.name}`;
    case 'place':
      return `${node.tool} ${node.args.name}`;
    default:
      return planText(meaningOf(node, 'prefer'));
  }
}

/** Whether two constraints name the same and both, or neither, ask it not to be; however strongly and in whatever words. */
export function asksSame(a: PlanNode, b: PlanNode): boolean {
  const [left, right] = [canonicalPlan(a), canonicalPlan(b)];
  if (left.kind === 'not' && right.kind === 'not') return asksSame(left.plan, right.plan);
  if (left.kind === 'leaf' && right.kind === 'leaf') return nameOf(left) === nameOf(right);
  return planText(meaningOf(left, 'prefer')) === planText(meaningOf(right, 'prefer'));
}
