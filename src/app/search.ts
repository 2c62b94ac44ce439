import { answer } from '../answer/answer.ts';
import type { AskResponse, SearchResponse } from '../contract/question-verbs.ts';
import { planText } from '../retrieve/algebra/plan-text.ts';
import { retrieve, search as searchStore } from '../retrieve/search.ts';
import { itemBrief } from './item-brief.ts';
import type { OpenMemory } from './open-memory.ts';
import { ownerNow } from './owner-clock.ts';

export type QuestionOptions = {
  readonly limit?: number;
  readonly now?: string;
  /** False returns the best `limit` items however unlikely: a ranking, for measuring, instead of an answer set. */
  readonly cut?: boolean;
};

/** The set of items that match, each with why. */
export async function search(
  memory: OpenMemory,
  query: string,
  options: QuestionOptions = {},
): Promise<SearchResponse> {
  const found = await searchStore(memory.store, query, {
    limit: options.limit ?? 20,
    now: options.now ?? ownerNow(memory),
    ...(options.cut === undefined ? {} : { cut: options.cut }),
  });
  const items = found.items.map((item) => ({ ...item, people: [...(item.people ?? [])], why: [...item.why] }));
  const titles = await Promise.all(items.map((item) => memory.store.item(item.id)));
  return {
    query,
    plan: found.plan,
    planText: planText(found.plan.root),
    items: items.map((item, i) => ({ ...item, ...(titles[i]?.title === undefined ? {} : { title: titles[i].title }) })),
    abstained: found.abstained,
    trace: [...found.trace],
    tookMs: found.tookMs,
  };
}

/** An answer with its evidence, or an honest abstention. A failure is told as one and is not an abstention. */
export async function ask(memory: OpenMemory, question: string, options: QuestionOptions = {}): Promise<AskResponse> {
  const began = performance.now();
  const asked = await answer({ store: memory.store, retrieve }, question, { now: options.now ?? ownerNow(memory) });
  const { answer: given } = asked;
  return {
    question,
    outcome: given.outcome,
    answer:
      given.outcome === 'grounded' ? given.text : given.outcome === 'abstained' ? given.reason : given.error.message,
    type: given.outcome === 'failed' ? 'open_end' : given.type,
    confidence: given.outcome === 'failed' ? 0 : given.confidence,
    citations: given.outcome === 'grounded' ? given.citations : [],
    evidence: asked.evidence.map(({ item }) => itemBrief(item)),
    notes: given.outcome === 'grounded' ? given.notes : [],
    ...(asked.plan === undefined ? {} : { plan: asked.plan, planText: planText(asked.plan.root) }),
    trace: [...asked.trace],
    tookMs: performance.now() - began,
  };
}
