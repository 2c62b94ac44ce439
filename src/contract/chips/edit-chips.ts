import { reworded } from '../../memory/in-words/reworded.ts';
import type { PlanEdit } from '../../memory/plan-edit.ts';
import {
  any,
  leavesIn,
  not,
  type PlanLeaf,
  type PlanNode,
  type QueryPlan,
  strengthOf,
  withStrength,
} from '../../memory/query-plan.ts';
import { bare, type Chip, chipKindOf, hasNodes, isImplied, isNegated, type NodesChip } from './chip.ts';
import { chipWords, inReadingOrder } from './chip-words.ts';
import { chipsOf, planOfChips } from './chips-of-plan.ts';

/** The plan with another chip in place of one; nothing in its place drops it, nothing before it adds one. */
export function withChip(plan: QueryPlan, was: Chip | undefined, now: Chip | undefined): QueryPlan {
  const chips = chipsOf(plan);
  const at = was === undefined ? -1 : chips.findIndex((chip) => isSame(chip, was));
  const rest = at < 0 ? chips : chips.toSpliced(at, 1);
  const left = rest.filter((chip) => chip.kind !== 'unknown' || !names(was, chip.name));
  const next = now === undefined ? left : left.toSpliced(at < 0 ? left.length : Math.min(at, left.length), 0, now);
  const edited = planOfChips(next, plan);
  // "The longest" has no words of its own to be put in place: what asks for things is said anew by its chips.
  const isWhich = was?.kind === 'which' || now?.kind === 'which';
  if (isWhich && (plan.asked === 'items' || plan.asked === 'list')) return { ...edited, question: inWords(next, plan) };
  return rephrased(edited, editOf(was, now));
}

const inWords = (chips: readonly Chip[], { language }: QueryPlan): string =>
  inReadingOrder(chips)
    .filter((chip) => chip.kind !== 'unknown' && !isImplied(chip))
    .map((chip) => chipWords(chip, language))
    .join(language === 'zh' ? '，' : ' ');

/** Whether two chips are the same one, wherever the plan that they are of was read from. */
export const isSame = (a: Chip, b: Chip): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a name was read into the chip: an unknown one goes with it, since nobody asks for it any more. */
export const names = (chip: Chip | undefined, name: string): boolean =>
  chip !== undefined && hasNodes(chip) && constraintText(chip).includes(name.toLowerCase());

const constraintText = ({ nodes }: NodesChip): string =>
  nodes
    .flatMap(leavesIn)
    .map(({ args }) => Object.values(args).join(' '))
    .join(' ')
    .toLowerCase();

/** What is not to be, where it was asked for; and the other way round. What is excluded is insisted on, as "without" is. */
export function turned(chip: NodesChip): NodesChip {
  if (!isNegated(chip)) {
    const [only] = chip.nodes;
    const positive = chip.nodes.length === 1 && only !== undefined ? only : any(...chip.nodes);
    return { kind: chip.kind, nodes: [not(withStrength(positive, 'must'))] };
  }
  const positives = chip.nodes.map(bare);
  const apart = chip.kind === 'words' ? positives.flatMap(wordsAndSights) : positives;
  return { kind: chip.kind, nodes: apart.map((node) => withStrength(node, usualStrength[chip.kind] ?? 'must')) };
}

/** Words and what pictures show of them stand side by side when they are asked for; other alternatives stay alternatives. */
const wordsAndSights = (node: PlanNode): readonly PlanNode[] =>
  node.kind === 'any' && new Set(leavesIn(node).map(({ tool }) => tool)).size > 1 ? node.plans : [node];

/** Words in must are an exact phrase, so they are preferred. */
const usualStrength: Partial<Record<NodesChip['kind'], PlanLeaf['strength']>> = { words: 'prefer', thing: 'prefer' };

/** Whether the chip rejects what is known not to fit. */
export const isRequired = (chip: NodesChip): boolean => chip.nodes.some((node) => strengthOf(node) === 'must');

/** The chip insisted on, or only preferred. */
export const ofStrength = (chip: NodesChip, strength: PlanLeaf['strength']): NodesChip => ({
  ...chip,
  nodes: chip.nodes.map((node) => withStrength(node, strength)),
});

/** The chip with another leaf in it, as strong and as negative as before; sights of the old words go with them. */
export function withLeaf(chip: NodesChip, leaf: PlanLeaf): NodesChip {
  const strength = isRequired(chip) ? 'must' : 'prefer';
  const node: PlanNode = { ...saidByName(leaf), strength };
  return { kind: chipKindOf(leaf), nodes: [isNegated(chip) ? not(node) : node] };
}

/** One alternative of several, as strong and as negative as they were. */
export function narrowedTo(chip: NodesChip, alternative: PlanNode): NodesChip {
  const kinds = new Set(leavesIn(alternative).map(chipKindOf));
  const [kind = 'group'] = kinds;
  const nodes = [isNegated(chip) ? not(alternative) : alternative];
  return { kind: kinds.size === 1 && alternative.kind === 'leaf' ? kind : 'group', nodes };
}

/** A chip for a new leaf; facts are insisted on, words and things are preferred. */
export const chipFor = (leaf: PlanLeaf): NodesChip => {
  const kind = chipKindOf(leaf);
  return { kind, nodes: [{ ...saidByName(leaf), strength: usualStrength[kind] ?? 'must' }] };
};

/** What was chosen has no words of the question yet: a name is said by itself, the rest as its chip says it. */
function saidByName(leaf: PlanLeaf): PlanLeaf {
  const { said: _, ...args } = leaf.args;
  const named = leaf.tool === 'place' || leaf.tool === 'person' || leaf.tool === 'event';
  return { ...leaf, args: named ? { ...args, said: leaf.args.name } : args } as PlanLeaf;
}

/** The question in words after the edit: later stages read it, and the person sees it in the box. */
function rephrased(plan: QueryPlan, edit: PlanEdit | undefined): QueryPlan {
  const { plain: _, ...rest } = plan;
  if (edit === undefined) return plan;
  const said = plan.ambiguous?.filter((one) => constraintSaid(plan).has(one.said));
  const { ambiguous: __, ...sure } = rest;
  return {
    ...sure,
    question: reworded(plan.question, edit, plan.language),
    ...(said === undefined || said.length === 0 ? {} : { ambiguous: said }),
  };
}

const constraintSaid = ({ root }: QueryPlan): ReadonlySet<string> =>
  new Set(leavesIn(root).flatMap(({ args }) => args.said ?? []));

/** What an edit of chips changes, for the words of the question; absent where they stay as they are. */
function editOf(was: Chip | undefined, now: Chip | undefined): PlanEdit | undefined {
  if (now?.kind === 'which' && now.order !== undefined) return { act: 'order', order: now.order };
  if (now?.kind === 'which' || was?.kind === 'which')
    return now?.kind === 'which' ? { act: 'pick', pick: now.pick } : { act: 'pick', pick: 'all' };
  const [old, fresh] = [nodesOf(was), nodesOf(now)];
  if (old.length === 0 && fresh.length === 0) return undefined;
  if (fresh.length === 0) return { act: 'dropped', was: old, now: [] };
  if (old.length === 0) return { act: 'added', was: [], now: fresh };
  // Must and prefer are the same words.
  if (meaning(old) === meaning(fresh)) return undefined;
  const isTurned = now !== undefined && was !== undefined && isNegated(now) !== isNegated(was);
  return { act: isTurned && isNegated(now) ? 'excluded' : 'replaced', was: old, now: fresh };
}

const meaning = (nodes: readonly PlanNode[]): string =>
  JSON.stringify(nodes.map((node) => withStrength(node, 'prefer')));

const nodesOf = (chip: Chip | undefined): readonly PlanNode[] => {
  if (chip === undefined || chip.kind === 'unknown' || chip.kind === 'which') return [];
  return chip.kind === 'bound' ? [chip.anchor] : chip.nodes;
};
