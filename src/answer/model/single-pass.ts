import { isMadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { TraceStep } from '../../memory/search-result.ts';
import type { LanguageModel, ModelMessage } from '../../ports/language-model.ts';
import type { AnswerOptions, AnswerTools } from '../answer-tools.ts';
import { drafted } from '../drafted.ts';
import { knownAccounts } from '../evidence/known-accounts.ts';
import type { Drafted } from '../worked-through.ts';
import { answerInstructions, askAgain, askedWith } from './answer.prompt.ts';
import { askModel } from './ask-model.ts';
import { checkedReply } from './checked-reply.ts';
import { type Evidence, evidenceInTime, evidenceLines } from './evidence-record.ts';
import { type ModelAnswered, modelAnswer, withoutModel } from './model-answer.ts';
import { noModelSpending } from './model-spending.ts';
import { readingsOf } from './readings.ts';
import { replySchema } from './reply.ts';

/** Records that a model is given, and what was done to choose them. */
export type Chosen = { readonly items: readonly MemoryItem[]; readonly step?: TraceStep };

/** An answerer's tools with a model. What the model is shown goes to the model's endpoint and nowhere else. */
export type ModelTools = AnswerTools & {
  readonly model: LanguageModel;
  /** Pictures of the evidence, shrunk and without metadata, for models that look; absent: words alone. */
  readonly pictures?: (items: readonly Evidence[]) => Promise<ModelMessage | undefined>;
  /** Records that the model is given at most, 20 unless said. */
  readonly records?: number;
  /** The records in a better order, the best of them alone; what the answer without a model rests on stays. Absent: as they are. */
  readonly choose?: (question: string, items: readonly MemoryItem[]) => Promise<Chosen>;
  /** Told of each step as it begins, for people who wait. */
  readonly onStep?: (step: string) => void;
  /** Told of the answer's words as they are written, all so far; nobody has checked them yet. */
  readonly onWords?: (draft: string) => void;
  readonly signal?: AbortSignal;
};

const MOST_RECORDS = 20;
const MOST_OUTPUT_TOKENS = 1000;

/** One call: the evidence that the extractive answerer would read, read by a model; see `checkedReply` for what may stand. */
export async function singlePass(
  tools: ModelTools,
  question: string,
  options: AnswerOptions = {},
): Promise<ModelAnswered> {
  const began = performance.now();
  const found = await drafted(tools, question, options);
  const chosen = await chosenOf(tools, question, found);
  const evidence = evidenceInTime(chosen.items);
  tools.onStep?.(`${tools.model.name} reads ${evidence.length} records`);
  const called = performance.now();
  try {
    const { value, spending } = await askModel({
      model: tools.model,
      messages: await messagesOf(tools, question, found, evidence),
      schema: replySchema,
      schemaName: 'answer',
      askAgain,
      spending: noModelSpending,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      ...(tools.onWords === undefined ? {} : { onWords: tools.onWords }),
      ...(tools.signal === undefined ? {} : { signal: tools.signal }),
    });
    const step = {
      step: 'model',
      note: `${tools.model.name} read ${evidence.length} records`,
      items: evidence.length,
      tookMs: performance.now() - called,
    };
    const made = {
      spending,
      shown: evidence.map(({ item }) => item),
      steps: [...(chosen.step === undefined ? [] : [chosen.step]), step],
    };
    const answered = modelAnswer(question, found, checkedReply(question, value, evidence), made);
    return { ...answered, tookMs: performance.now() - began };
  } catch (error) {
    if (!isMadeleineError(error) || tools.signal?.aborted === true) throw error;
    const fallen = withoutModel(question, found, error.message, { spending: noModelSpending, steps: [] });
    return { ...fallen, tookMs: performance.now() - began };
  }
}

async function messagesOf(
  { store, pictures }: ModelTools,
  question: string,
  found: Drafted,
  evidence: readonly Evidence[],
): Promise<readonly ModelMessage[]> {
  const { retrieval } = found;
  const records = evidenceLines(evidence, await knownAccounts(store));
  const seen = await pictures?.(evidence);
  return [
    { role: 'system', text: answerInstructions },
    {
      role: 'user',
      content: [{ type: 'text', text: askedWith(question, retrieval.plan.now, records, readingsOf(found, evidence)) }],
    },
    ...(seen === undefined ? [] : [seen]),
  ];
}

/** What a model is shown of what was found. */
export async function chosenOf(
  { choose, records = MOST_RECORDS }: ModelTools,
  question: string,
  found: Drafted,
): Promise<Chosen> {
  const items = shownOf(found, records);
  return choose === undefined ? { items } : choose(question, items);
}

/** Records of the list that come before those that were read and judged. */
const LISTED_FIRST = 15;

/**
 * What a draft cites, then the list in its learnt order, and what was judged to carry the answer; of sets, what the search
 * finds comes first. Each once.
 */
export function shownOf({ supported, judged, retrieval, draft, type }: Drafted, most: number): MemoryItem[] {
  const cited = new Set(draft?.citations.map(({ id }) => id));
  const list = type === 'list_recall' ? [] : retrieval.list.items;
  const items = [
    ...(draft?.also ?? []),
    ...[
      ...judged.filter(({ item }) => cited.has(item.id)),
      ...list.slice(0, LISTED_FIRST),
      ...supported,
      ...list,
      ...retrieval.hits,
      ...judged,
    ].map(({ item }) => item),
  ];
  return [...new Map(items.map((item) => [item.id, item])).values()].slice(0, most);
}
