import { orderWords } from '../../memory/in-words/asked-words.ts';
import { constraintWords } from '../../memory/in-words/constraint-words.ts';
import type { Language } from '../../memory/in-words/time-in-words.ts';
import { all, leavesIn, not, type PlanNode, within } from '../../memory/query-plan.ts';
import { type Chip, type ChipKind, isNegated, leafOfChip, type NodesChip } from './chip.ts';

const picks = {
  first: { en: 'the first', zh: '最早的' },
  last: { en: 'the last', zh: '最近的' },
  all: { en: 'all', zh: '全部' },
} as const;

/** What a chip says: "in Lisbon", "without Anna", "2022 or 2023", "on the trip to Boston". */
export function chipWords(chip: Chip, language: Language): string {
  switch (chip.kind) {
    case 'which':
      return chip.order === undefined ? picks[chip.pick][language] : orderWords(chip.order, language);
    case 'unknown':
      return language === 'zh' ? `“${chip.name}”？` : `“${chip.name}”?`;
    case 'bound':
      return constraintWords(within(all(), chip.anchor, chip.window), language);
    default:
      return nodesWords(chip, language);
  }
}

function nodesWords(chip: NodesChip, language: Language): string {
  const leaf = leafOfChip(chip);
  if (leaf !== undefined) return constraintWords(isNegated(chip) ? not(leaf) : leaf, language);
  const said = oneSaid(chip.nodes);
  if (said !== undefined) return `“${said}”`;
  const [first] = chip.nodes;
  return first !== undefined && chip.nodes.length === 1
    ? constraintWords(first, language)
    : constraintWords(all(...chip.nodes), language);
}

/** Readings of one word are told by the word: "Pepper" is the cat, or any cat. */
function oneSaid(nodes: readonly PlanNode[]): string | undefined {
  if (nodes.length !== 1 || nodes[0]?.kind !== 'any') return undefined;
  const leaves = nodes.flatMap(leavesIn);
  const said = new Set(leaves.map(({ args }) => args.said));
  const [only] = said;
  return said.size === 1 && leaves.length > 1 && new Set(leaves.map(({ tool }) => tool)).size > 1 ? only : undefined;
}

/** In which order a person would say them: "the last photos with Anna in Lisbon in May, about dinner". */
const readingOrder: readonly ChipKind[] = [
  'which',
  'kind',
  'thing',
  'words',
  'person',
  'group',
  'place',
  'bound',
  'event',
  'time',
  'code',
  'amount',
  'unknown',
];

export const inReadingOrder = (chips: readonly Chip[]): readonly Chip[] =>
  chips.toSorted((a, b) => readingOrder.indexOf(a.kind) - readingOrder.indexOf(b.kind));
