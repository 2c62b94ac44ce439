import { leavesIn, type PlanLeaf, type PlanNode, type PlanWindow, type QueryPlan } from '../../memory/query-plan.ts';
import { bare, type Chip, chipKindOf, type NodesChip } from './chip.ts';

type Bound = { readonly anchor: PlanNode; readonly window: PlanWindow };

/** A plan as chips, nothing lost: `planOfChips` makes a plan of the same meaning of them. Pure. */
export function chipsOf(plan: Pick<QueryPlan, 'root' | 'pick' | 'order' | 'unknown'>): readonly Chip[] {
  const bounds: Bound[] = [];
  let { root } = plan;
  while (root.kind === 'within') {
    bounds.push({ anchor: root.anchor, window: root.window });
    root = root.plan;
  }
  const picks = plan.pick !== 'all' || plan.order !== undefined;
  return [
    ...(picks ? [{ kind: 'which', pick: plan.pick, ...(plan.order && { order: plan.order }) } as const] : []),
    ...withSights(constraintsOf(root)).map(chipOf),
    ...bounds.map((bound) => ({ kind: 'bound', ...bound }) as const),
    ...plan.unknown.map((name) => ({ kind: 'unknown', name }) as const),
  ];
}

/** The plan that chips make; what chips do not tell (what is asked, the question, the clock) is taken from `plan`. */
export function planOfChips(chips: readonly Chip[], plan: QueryPlan): QueryPlan {
  const nodes = chips.flatMap((chip) => ('nodes' in chip ? chip.nodes : []));
  const bounds = chips.flatMap((chip) => (chip.kind === 'bound' ? [chip] : []));
  const which = chips.find((chip) => chip.kind === 'which');
  const { order: _, ...rest } = plan;
  const [only] = nodes;
  // A lone group stays in its brackets, so that it is read as a constraint again and not as a bound or a list.
  const isPlain = nodes.length === 1 && only !== undefined && only.kind !== 'within' && only.kind !== 'all';
  const root = bounds.reduceRight<PlanNode>(
    (inner, { anchor, window }) => ({ kind: 'within', plan: inner, anchor, window }),
    isPlain ? only : { kind: 'all', plans: nodes },
  );
  return {
    ...rest,
    root,
    pick: which?.pick ?? 'all',
    ...(which?.order === undefined ? {} : { order: which.order }),
    unknown: chips.flatMap((chip) => (chip.kind === 'unknown' ? [chip.name] : [])),
  };
}

/** What every result must or should have, nested lists taken apart. */
const constraintsOf = (root: PlanNode): readonly PlanNode[] =>
  root.kind === 'all' ? root.plans.flatMap(constraintsOf) : [root];

/** Words together with what pictures show of the same words: a person said them once. */
function withSights(constraints: readonly PlanNode[]): readonly (readonly PlanNode[])[] {
  const left = new Set(constraints);
  return constraints
    .flatMap((node): (readonly PlanNode[])[] => {
      if (!left.has(node) || !isText(node)) return [];
      left.delete(node);
      const sights = [...left].filter((other) => isSightOf(other, node));
      for (const sight of sights) left.delete(sight);
      return [[node, ...sights]];
    })
    .concat([...left].map((node) => [node]));
}

const isText = (node: PlanNode): node is Extract<PlanLeaf, { tool: 'text' }> =>
  node.kind === 'leaf' && node.tool === 'text';

/** Whether a picture's sight (or its looks) was read from words that the text leaf looks for as well. */
function isSightOf(node: PlanNode, { args, strength }: Extract<PlanLeaf, { tool: 'text' }>): boolean {
  if (node.kind !== 'leaf' || node.strength !== strength) return false;
  if (node.tool === 'vector') return holds(args.words, node.args.words);
  if (node.tool !== 'object' || node.args.least !== undefined || node.args.most !== undefined) return false;
  return holds(args.words, node.args.said ?? node.args.name);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
function holds(text: string, part: string): boolean {
  const all = new Set(wordsOf(text));
  const words = wordsOf(part);
  return words.length > 0 && words.every((word) => all.has(word));
}

function chipOf(nodes: readonly PlanNode[]): NodesChip {
  const [first] = nodes;
  if (nodes.length !== 1 || first === undefined) return { kind: 'words', nodes };
  const node = bare(first);
  if (node.kind === 'leaf') return { kind: chipKindOf(node), nodes };
  if (node.kind !== 'any' || !node.plans.every(isLiteral)) return { kind: 'group', nodes };
  const leaves = leavesIn(node);
  const kinds = new Set(leaves.map(chipKindOf));
  const [kind] = kinds;
  if (kinds.size === 1 && kind !== undefined) return { kind, nodes };
  const ofWords = [...kinds].every((one) => one === 'words' || one === 'thing');
  return ofWords && first.kind === 'not' ? { kind: 'words', nodes } : { kind: 'group', nodes };
}

const isLiteral = (node: PlanNode): boolean => bare(node).kind === 'leaf';
