import { any, leavesIn, not, type PlanNode, withStrength } from '../../memory/query-plan.ts';
import { asksSame, isNegative, type Slot } from '../algebra/plan-parts.ts';
import type { Draft } from './plan-draft.ts';
import type { FollowUp } from './read-follow-up.ts';

/** A person or place that takes another's place is meant in the same way: shown, as the sender, as a must, as not to be. */
export function inWayOf(old: readonly PlanNode[], fresh: PlanNode): PlanNode {
  const [model] = old.flatMap(leavesIn);
  const turned = old.length > 0 && old.every(isNegative) && !isNegative(fresh);
  const like = (node: PlanNode): PlanNode => {
    if (node.kind === 'not') return not(like(node.plan));
    if (node.kind !== 'leaf' || model === undefined || model.tool !== node.tool) return node;
    const strength = model.strength === 'must' ? 'must' : node.strength;
    if (node.tool !== 'person' || model.tool !== 'person') return { ...node, strength };
    const how = node.args.how ?? model.args.how;
    return { ...node, strength, args: { ...node.args, ...(how === undefined ? {} : { how }) } };
  };
  const made = like(fresh);
  return turned ? not(withStrength(made, 'must')) : made;
}

/** What is not to be; "without her" is whom the question named last. */
export function excludedBy(said: FollowUp, draft: Draft): readonly PlanNode[] {
  if (said.parts.constraints.length > 0 || said.reference !== 'people') return said.parts.constraints;
  const place = (node: PlanNode): number =>
    Math.max(
      ...leavesIn(node).map((l) =>
        Math.max(
          draft.question.lastIndexOf(l.args.said ?? ' '),
          l.tool === 'person' ? draft.question.lastIndexOf(l.args.name) : -1,
        ),
      ),
    );
  const people = draft.of('person').filter((node) => !isNegative(node));
  return people.toSorted((a, b) => place(b) - place(a)).slice(0, 1);
}

export function exclude(draft: Draft, node: PlanNode): void {
  const positive = node.kind === 'not' ? node.plan : node;
  const wanted = draft.constraints.filter((known) => !isNegative(known) && asksSame(known, positive));
  const isExcluded = draft.constraints.some((known) => isNegative(known) && asksSame(known, not(positive)));
  if (isExcluded) draft.remove((known) => wanted.includes(known));
  else draft.exclude(not(withStrength(positive, 'must')), wanted);
}

export function include(draft: Draft, slot: Slot, fresh: readonly PlanNode[], how: 'either' | 'both'): void {
  const old = draft.of(slot).filter((node) => !isNegative(node));
  for (const node of fresh) draft.remove((known) => isNegative(known) && asksSame(known, not(node)));
  if (how === 'both' || old.length === 0) draft.add(fresh.map((node) => inWayOf(old, node)));
  else draft.widen(slot, any(...old, ...fresh.map((node) => inWayOf(old, node))));
}
