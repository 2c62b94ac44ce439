import type { Answer, Citation } from '../memory/answer.ts';
import { isMadeleineError } from '../memory/errors.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { AskedType, QueryPlan } from '../memory/query-plan.ts';
import type { RankedItem, Trace } from '../memory/search-result.ts';
import type { Store } from '../ports/store.ts';
import type { Retrieval, SearchOptions } from '../retrieve/search.ts';
import { namesNowhere, reasonOf, wordsNowhere } from './abstention.ts';
import { answerAmount } from './answer-amount.ts';
import { answerWhere, answerWho } from './answer-people-places.ts';
import { answerCount, answerList, answerOpen, answerSentence, answerYesNo } from './answer-sets.ts';
import { answerDuration, answerWhen } from './answer-when.ts';
import { checkedCitations } from './cite.ts';
import { type AnswerType, type Draft, type Question, topicOf } from './question.ts';
import { itemTokens, supportedHits } from './support.ts';

/** What answering stands on: a store, and the search of `src/retrieve`, handed in so that stages stay apart. */
export type AnswerTools = {
  readonly store: Store;
  readonly retrieve: (store: Store, query: string, options: SearchOptions) => Promise<Retrieval>;
};

export type AnswerOptions = { readonly now?: string; readonly plan?: QueryPlan };

/** An answer with all it rests on. `evidence` holds the retrieved items, best first; every citation is of one of them. */
export type Answered = {
  readonly question: string;
  readonly answer: Answer;
  readonly evidence: readonly (RankedItem & { readonly item: MemoryItem })[];
  readonly plan: QueryPlan | undefined;
  readonly trace: Trace;
  readonly tookMs: number;
};

type Strategy = {
  readonly type: AnswerType;
  readonly draft: (question: Question) => Promise<Draft | undefined>;
  readonly orSentence: boolean;
};

/** How each kind of question is answered. `orSentence`: when the fact is not known as such, a sentence may say it. */
const strategies: Readonly<Record<AskedType, Strategy>> = {
  when: { type: 'number', draft: answerWhen, orSentence: true },
  where: { type: 'open_end', draft: answerWhere, orSentence: true },
  who: { type: 'open_end', draft: answerWho, orSentence: true },
  amount: { type: 'number', draft: answerAmount, orSentence: true },
  count: { type: 'number', draft: answerCount, orSentence: false },
  duration: { type: 'number', draft: answerDuration, orSentence: true },
  'yes-no': { type: 'open_end', draft: answerYesNo, orSentence: false },
  list: { type: 'list_recall', draft: answerList, orSentence: false },
  items: { type: 'list_recall', draft: answerList, orSentence: false },
  what: { type: 'open_end', draft: answerOpen, orSentence: true },
};

const MOST_EVIDENCE = 50;

/**
 * Answers a question from the memory alone, or abstains and says what is missing. Errors of the store become the
 * outcome `failed`; they are never an abstention.
 */
export async function answer(tools: AnswerTools, question: string, options: AnswerOptions = {}): Promise<Answered> {
  const began = performance.now();
  try {
    const retrieval = await tools.retrieve(tools.store, question, { ...options, limit: MOST_EVIDENCE });
    return { ...(await answerFrom(tools.store, question, retrieval)), tookMs: performance.now() - began };
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    const failed: Answer = { outcome: 'failed', error: { code: error.code, message: error.message } };
    return { question, answer: failed, evidence: [], plan: undefined, trace: [], tookMs: performance.now() - began };
  }
}

async function answerFrom(store: Store, text: string, retrieval: Retrieval): Promise<Omit<Answered, 'tookMs'>> {
  const began = performance.now();
  const topic = topicOf(retrieval);
  const accounts = await store.records('ledger');
  const supported = await supportedHits(store, retrieval, topic, accounts);
  const question: Question = { text, language: retrieval.plan.language, retrieval, store, supported, accounts, topic };
  const missing = await namesNowhere(store, retrieval);
  const strategy = strategies[retrieval.plan.asked];
  const draft =
    missing.length > 0
      ? undefined
      : ((await strategy.draft(question)) ?? (strategy.orSentence ? answerSentence(question) : undefined));
  const known = new Map<string, MemoryItem>(
    [...retrieval.hits.map((hit) => hit.item), ...(draft?.also ?? [])].map((item) => [item.id, item]),
  );
  const citations = draft === undefined ? [] : checkedCitations(draft.citations, known);
  const [first, ...others] = citations;
  const made: Answer =
    draft === undefined || first === undefined
      ? abstention(question, missing, strategy.type)
      : {
          outcome: 'grounded',
          text: draft.text,
          type: draft.type,
          confidence: confidenceOf(draft, question),
          citations: [first, ...others],
          notes: [...draft.notes],
        };
  const step = {
    step: 'answer',
    note: `${retrieval.plan.asked}: ${made.outcome}`,
    items: supported.length,
    tookMs: performance.now() - began,
  };
  return {
    question: text,
    answer: made,
    evidence: evidenceOf(retrieval, draft, citations),
    plan: retrieval.plan,
    trace: [...retrieval.trace, step],
  };
}

/**
 * Confidence = posterior of the best supported item × √(share of the topic it has) × how sure the reading is. Each
 * factor is a probability or a share, so it is one too; provisional until calibrated.
 */
function confidenceOf(draft: Draft, { supported, retrieval }: Question): number {
  const best = supported[0];
  const posterior = draft.posterior ?? best?.probability ?? retrieval.hits[0]?.probability ?? 0.5;
  const value = posterior * Math.sqrt(best?.support ?? 1) * draft.sureness;
  return Math.min(0.99, Math.max(0.01, value));
}

function abstention(
  { text, retrieval, topic, language }: Question,
  missing: readonly string[],
  type: AnswerType,
): Answer {
  const known = new Set(retrieval.nearest.flatMap(({ item }) => [...itemTokens(item)]));
  const nearest: ItemId[] = retrieval.nearest.map(({ item }) => item.id);
  const confidence =
    missing.length > 0 || retrieval.nearest.length === 0 ? 0.9 : 1 - 0.5 * (retrieval.nearest[0]?.probability ?? 0);
  return {
    outcome: 'abstained',
    reason: reasonOf(retrieval, missing, wordsNowhere(text, topic, known), language),
    type,
    confidence,
    nearest,
  };
}

function evidenceOf(
  { hits }: Retrieval,
  draft: Draft | undefined,
  citations: readonly Citation[],
): Answered['evidence'] {
  const found = hits.map(({ item, score, probability, why }) => ({
    id: item.id,
    item,
    score,
    probability,
    why: [...why],
  }));
  const cited = new Set(citations.map(({ id }) => id));
  const also = (draft?.also ?? []).filter((item) => cited.has(item.id) && !found.some(({ id }) => id === item.id));
  return [...also.map((item) => ({ id: item.id, item, score: 0, probability: 0.5, why: [] })), ...found];
}
