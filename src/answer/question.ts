import { tokens } from '../language/tokens.ts';
import type { answerTypes, Citation } from '../memory/answer.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import type { PlanLeaf, PlanNode } from '../memory/query-plan.ts';
import type { Store } from '../ports/store.ts';
import type { Ranked } from '../retrieve/rank/rank-items.ts';
import type { Retrieval } from '../retrieve/search.ts';
import { askingWords } from './answer-words.ts';
import type { Language } from './wording.ts';

export type AnswerType = (typeof answerTypes)[number];

/** An item that may carry the answer, and how much of what the question is about it is known to have, in [0, 1]. */
export type Support = Ranked & { readonly support: number };

/** All that a strategy works from. */
export type Question = {
  readonly text: string;
  readonly language: Language;
  readonly retrieval: Retrieval;
  readonly store: Store;
  /** Items that have what the question is about, best first. */
  readonly supported: readonly Support[];
  readonly accounts: readonly LedgerAccount[];
  /** Index tokens that the evidence must have, with how telling each is. */
  readonly topic: ReadonlyMap<string, number>;
};

/** What a strategy proposes; citations are checked afterwards. */
export type Draft = {
  readonly text: string;
  readonly type: AnswerType;
  readonly citations: readonly Citation[];
  /** How sure the reading itself is, given that the evidence is right, in [0, 1]. */
  readonly sureness: number;
  readonly notes: readonly string[];
  /** How probable the evidence is, where the strategy knows better than the search. */
  readonly posterior?: number;
  /** Items cited although they were not retrieved: records of the same account. */
  readonly also?: readonly MemoryItem[];
};

export const cite = (id: ItemId, field: string, quote: string): Citation => ({ id, field, quote });

/** Leaves that hold for every answer, not those of alternatives or negations. */
export function conjuncts(node: PlanNode): readonly PlanLeaf[] {
  if (node.kind === 'leaf') return [node];
  if (node.kind === 'all') return node.plans.flatMap(conjuncts);
  return node.kind === 'within' ? conjuncts(node.plan) : [];
}

/** The tokens that make the question's topic, each weighted by its rarity: a word that nothing has weighs most. */
export function topicOf(retrieval: Retrieval): Map<string, number> {
  const items = Math.max(2, retrieval.gazetteer.items);
  const words = conjuncts(retrieval.plan.root).flatMap((leaf) => (leaf.tool === 'text' ? tokens(leaf.args.words) : []));
  const weigh = (token: string): number =>
    Math.log(1 + 1 / Math.max(retrieval.wordRates.get(token) ?? 0, 1 / (2 * items)));
  return new Map(words.filter((token) => !askingWords.has(token)).map((token) => [token, weigh(token)]));
}
