import { all, any, type PlanNode } from '../../memory/query-plan.ts';
import { leavesOf } from '../algebra/plan-normal.ts';

const between = /\bor\b|\bversus\b|\bvs\b|还是|或/i;

type Placed = { readonly node: PlanNode; readonly at: number };

/**
 * "In Barcelona (September 2021) or in Porto (March 2022)": one thing cannot be in both, so two places with an "or"
 * between them are alternatives, each with the time that follows it. Any other plan stays as it is.
 */
export function pairedAlternatives(root: PlanNode, question: string): PlanNode {
  if (root.kind !== 'all') return root;
  const text = question.toLowerCase();
  const places = root.plans.flatMap((node) => placed(node, 'place', text));
  const [first, second] = places.toSorted((a, b) => a.at - b.at);
  if (first === undefined || second === undefined || places.length > 2) return root;
  if (!between.test(text.slice(first.at, second.at))) return root;
  const parts = root.plans.flatMap((node) => (node.kind === 'any' ? [node, ...node.plans] : [node]));
  const times = parts.flatMap((node) => (node.kind === 'leaf' ? placed(node, 'time', text) : []));
  const early = times.find(({ at }) => at > first.at && at < second.at);
  const late = times.find(({ at }) => at > second.at);
  const paired = times.length === 2 && early !== undefined && late !== undefined;
  const used = new Set<PlanNode>([first.node, second.node, ...(paired ? [early.node, late.node] : [])]);
  const isUsed = (node: PlanNode): boolean =>
    used.has(node) || (paired && node.kind === 'any' && node.plans.every((plan) => used.has(plan)));
  const alternatives = paired
    ? any(all(first.node, early.node), all(second.node, late.node))
    : any(first.node, second.node);
  return all(...root.plans.filter((node) => !isUsed(node)), alternatives);
}

/** A constraint of one kind and where the question says it. */
function placed(node: PlanNode, tool: 'place' | 'time', text: string): Placed[] {
  const leaves = leavesOf(node);
  const [first] = leaves;
  if (first === undefined || leaves.some(({ leaf, negated }) => leaf.tool !== tool || negated)) return [];
  const said = first.leaf.args.said?.toLowerCase();
  const at = said === undefined || said === '' ? -1 : text.indexOf(said);
  return at < 0 ? [] : [{ node, at }];
}
