import type { PlanLeaf, PlanNode, PlanOrder, PlanTool, PlanWindow, QueryPlan } from '../../memory/query-plan.ts';

/** What a chip of one kind is of, as a person would name it. */
export const leafChipKinds = ['kind', 'person', 'place', 'time', 'event', 'words', 'thing', 'code', 'amount'] as const;
export type LeafChipKind = (typeof leafChipKinds)[number];

/**
 * A part of a plan that a person can take in the hand. Together the chips of a plan are the whole of it: what cannot be
 * edited in place (readings of several kinds, nested groups) is a `group`, shown in words.
 */
export type Chip =
  /** One leaf, or alternatives of one kind; words with what pictures show of the same words. Each node is a constraint. */
  | { readonly kind: LeafChipKind; readonly nodes: readonly PlanNode[] }
  | { readonly kind: 'group'; readonly nodes: readonly PlanNode[] }
  /** The trip, day or happening that bounds the rest. */
  | { readonly kind: 'bound'; readonly anchor: PlanNode; readonly window: PlanWindow }
  /** The first, the last, the longest of what matches. */
  | { readonly kind: 'which'; readonly pick: QueryPlan['pick']; readonly order?: PlanOrder }
  /** A name that the memory does not know. */
  | { readonly kind: 'unknown'; readonly name: string };
export type ChipKind = Chip['kind'];
/** A chip of constraints. */
export type NodesChip = Extract<Chip, { readonly nodes: readonly PlanNode[] }>;

const kindOfTool: Readonly<Record<PlanTool, LeafChipKind>> = {
  modality: 'kind',
  person: 'person',
  place: 'place',
  time: 'time',
  event: 'event',
  text: 'words',
  vector: 'words',
  ocr: 'words',
  object: 'thing',
  reference: 'code',
  amount: 'amount',
};

export const chipKindOf = ({ tool }: Pick<PlanLeaf, 'tool'>): LeafChipKind => kindOfTool[tool];

export const hasNodes = (chip: Chip): chip is NodesChip => 'nodes' in chip;

/** What its nodes are without the "not" before them. */
export const bare = (node: PlanNode): PlanNode => (node.kind === 'not' ? node.plan : node);

/** Whether the chip says what is not to be. */
export const isNegated = (chip: Chip): boolean =>
  hasNodes(chip) && chip.nodes.length > 0 && chip.nodes.every((node) => node.kind === 'not');

/** The leaf that a chip's editor changes; absent where the chip is no single leaf. */
export function leafOfChip(chip: Chip): PlanLeaf | undefined {
  if (!hasNodes(chip) || chip.kind === 'group') return undefined;
  const [first] = chip.nodes;
  const node = first && bare(first);
  if (node?.kind === 'leaf') return node;
  // "not(any(object, text))": the words are what a person edits.
  const text =
    node?.kind === 'any' ? node.plans.find((plan) => plan.kind === 'leaf' && plan.tool === 'text') : undefined;
  return text?.kind === 'leaf' && chip.kind === 'words' ? text : undefined;
}

/** The alternatives of a chip: "in 2022 or in 2023". Empty where there is only one. */
export function alternativesOf(chip: Chip): readonly PlanNode[] {
  if (!hasNodes(chip) || chip.nodes.length !== 1 || chip.kind === 'words') return [];
  const [node] = chip.nodes.map(bare);
  return node?.kind === 'any' && node.plans.length > 1 ? node.plans : [];
}

/** "How much" looks for sums by itself: no chip of its own. */
export const isImplied = (chip: Chip): boolean => {
  const leaf = chip.kind === 'amount' && !isNegated(chip) ? leafOfChip(chip) : undefined;
  return leaf !== undefined && Object.keys(leaf.args).length === 0;
};
