import type { Answer, Citation } from '../memory/answer.ts';
import { isMadeleineError } from '../memory/errors.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { QueryPlan } from '../memory/query-plan.ts';
import type { Trace } from '../memory/search-result.ts';
import { reasonOf, wordsNowhere } from './abstention/abstention.ts';
import { decide, isTalk } from './abstention/decide.ts';
import type { AnswerOptions, AnswerTools } from './answer-tools.ts';
import type { Candidate } from './candidates/candidate.ts';
import { choiceOf, isForItems, weighedCandidates } from './candidates/choice.ts';
import { REPLY_RIGHT, type Replied, replyDraft, type Weighed } from './candidates/replied.ts';
import { settledBy } from './candidates/standing.ts';
import { conditionsOf, unshown } from './certainty/conditions.ts';
import { measured } from './certainty/measured.ts';
import { type Grounds, statedOf } from './certainty/stated.ts';
import { checkedCitations } from './cite.ts';
import { isComputable } from './computable.ts';
import { drafted } from './drafted.ts';
import { type AnsweredItem, answeredEvidence } from './evidence/answered-evidence.ts';
import { itemTokens } from './evidence/item-tokens.ts';
import { asksOfPerson, nobodyKnown } from './kinds/person-asked.ts';
import { asksForState } from './kinds/state-asked.ts';
import type { Draft } from './question.ts';
import type { Drafted } from './worked-through.ts';

/** An answer with all it rests on. `evidence` holds the retrieved items, best first; every citation is of one of them. */
export type Answered = {
  readonly question: string;
  readonly answer: Answer;
  readonly evidence: readonly AnsweredItem[];
  readonly plan: QueryPlan | undefined;
  readonly trace: Trace;
  readonly tookMs: number;
  /** How probable it was held when it was decided to tell it: before what is not known of it bounds what is stated. */
  readonly decided: number;
};

/**
 * Answers a question from the memory alone, or abstains and says what is missing. Errors of the store become the
 * outcome `failed`; they are never an abstention.
 */
export async function answer(tools: AnswerTools, question: string, options: AnswerOptions = {}): Promise<Answered> {
  const began = performance.now();
  try {
    const found = await drafted(tools, question, options);
    const { isReply: _, ...answered } = answeredFrom(question, found, performance.now() - began);
    return { ...answered, tookMs: performance.now() - began };
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    const failed: Answer = { outcome: 'failed', error: { code: error.code, message: error.message } };
    return {
      question,
      answer: failed,
      evidence: [],
      plan: undefined,
      trace: [],
      tookMs: performance.now() - began,
      decided: 0,
    };
  }
}

/** What is told of a worked-through question, and how probable it was held. `isReply`: a language model's words. */
type Telling = { readonly draft: Draft | undefined; readonly decided: number; readonly isReply: boolean };

/** What is told at least so surely competes with no clause. */
const KNOWN = 0.7;

/** What records of people, films and dealings tell, or are known not to tell, is told by them alone. */
function isRecorded({ retrieval, form }: Drafted, draft: Draft | undefined): boolean {
  const asked = { text: retrieval.plan.question, form };
  return draft === undefined ? asksOfPerson(asked) || asksForState(asked) : (draft.known ?? 0) >= KNOWN;
}

/** Talk is told of in turns, and a set of items is what a search finds; of all else the likeliest candidate is told, or nothing. */
function tellingOf(found: Drafted, replied: Replied | undefined): Telling {
  const { draft, reading, tells, confidence } = readingOf(found);
  if (found.speech !== undefined || isTalk(found) || (found.type === 'list_recall' && isForItems(found))) {
    if (replied === undefined) return { draft: tells ? found.draft : undefined, decided: confidence, isReply: false };
    const isReply = replied.kind === 'answer';
    return { draft: isReply ? replyDraft(replied) : undefined, decided: REPLY_RIGHT * heldOf(replied), isReply };
  }
  if (replied === undefined && isRecorded(found, draft)) return { draft, decided: confidence, isReply: false };
  const { candidate, probability } = choiceOf(found, draft, reading, replied);
  if (candidate.kind === 'nothing') return { draft: undefined, decided: probability, isReply: false };
  const told = candidate.draft ?? draftOf(candidate, found);
  return { draft: told, decided: probability, isReply: candidate.draft !== undefined && told !== draft };
}

const heldOf = (replied: Replied): number => (replied.kind === 'answer' ? replied.held : 1 - REPLY_RIGHT);

/** What was read of a worked-through question, where its quotes give it, and what was held of it. */
function readingOf(found: Drafted) {
  const citations = citationsOf(found.draft, found);
  const decision = decide(found, citations.length);
  const draft = citations.length === 0 ? undefined : found.draft;
  const [tells, confidence] = [decision.tells === 'draft', decision.confidence];
  const cited = new Set<string>(citations.map(({ id }) => id));
  const listed = found.retrieval.list.items.map(({ item }) => item);
  const items = listed.filter(({ id }) => cited.has(id));
  const reading =
    draft === undefined
      ? undefined
      : {
          text: draft.text,
          basis: found.basis,
          confidence,
          tells,
          known: draft.known,
          contested: draft.contested === true,
          notes: draft.notes.length,
          items,
          settled: settledBy(items, listed, found.accounts),
        };
  return { draft, reading, tells, confidence };
}

/** The candidates of a worked-through question with their probabilities: what a language model is told of beside the records. */
export function candidatesFound(found: Drafted): Weighed {
  const { draft, reading } = readingOf(found);
  return weighedCandidates(found, draft, reading);
}

const draftOf = ({ text, citations, parts }: Candidate, { type }: Drafted): Draft => ({
  text,
  type,
  citations,
  sureness: 1,
  notes: [],
  also: parts.map(({ clause }) => clause.item),
});

/** The answer that a worked-through question has: with no language model, or with what one replied. */
export function answeredFrom(
  text: string,
  found: Drafted,
  tookMs: number,
  replied?: Replied,
): Omit<Answered, 'tookMs'> & { readonly isReply: boolean } {
  const { retrieval } = found;
  const { draft, decided, isReply } = tellingOf(found, replied);
  // A reply's citations were checked when it came, by what it was shown.
  const citations = isReply ? (draft?.citations ?? []) : citationsOf(draft, found);
  const made = draft === undefined ? abstention(found, decided) : grounded(found, draft, citations, decided, isReply);
  const step = {
    step: 'answer',
    note: `${found.form.kind}${found.form.field === undefined ? '' : ` ${found.form.field.id}`}: ${made.outcome}`,
    items: found.supported.length,
    tookMs,
  };
  return {
    question: text,
    answer: made,
    evidence: evidenceOf(found, draft, citations),
    plan: { ...retrieval.plan, question: text },
    trace: [...retrieval.trace, step],
    decided,
    isReply,
  };
}

/** What is told, as sure as its grounds allow; nothing where no citation holds, or where papers alone say what should be seen. */
function grounded(
  found: Drafted,
  draft: Draft,
  citations: readonly Citation[],
  decided: number,
  isReply: boolean,
): Answer {
  const [first, ...others] = citations;
  if (first === undefined) return abstention(found, 1 - decided);
  const hidden = unshown(found, new Set(citations.map(({ id }) => id)));
  if (hidden.length > 0) return abstention(found, 1 - measured.unmet.most, hidden);
  return {
    outcome: 'grounded',
    text: draft.text,
    type: draft.type,
    // What answers are worth was measured without a model; a condition that is not met is not met for a model either.
    confidence: statedOf(decided, {
      ...groundsOf(found, citations, draft),
      ...(isReply ? { items: [] } : {}),
      ...(draft.isData === true ? { items: [], conditions: [] } : {}),
    }),
    citations: [first, ...others],
    notes: [...draft.notes],
  };
}

/** The cited items, and the conditions of the question beside them. */
export function groundsOf(
  found: Drafted,
  citations: readonly Citation[],
  { type, also = [] }: Pick<Draft, 'type' | 'also'>,
): Grounds {
  const cited = new Set<string>(citations.map(({ id }) => id));
  const items = [...also, ...found.judged.map(({ item }) => item), ...found.retrieval.hits.map(({ item }) => item)];
  return {
    items: items.filter(({ id }) => cited.has(id)),
    conditions: conditionsOf(found, cited, type === 'list_recall'),
  };
}

/** The citations of a draft that hold. A value that its own quotes do not give is no answer, however it came about. */
export function citationsOf(draft: Draft | undefined, { judged, retrieval }: Drafted): readonly Citation[] {
  if (draft === undefined) return [];
  const known = new Map<string, MemoryItem>(
    [...judged.map(({ item }) => item), ...retrieval.hits.map(({ item }) => item), ...(draft.also ?? [])].map(
      (item) => [item.id, item],
    ),
  );
  const citations = checkedCitations(draft.citations, known);
  const figured = {
    ...(draft.counted === undefined ? {} : { counted: draft.counted }),
    ...(draft.worked === undefined ? {} : { worked: draft.worked }),
  };
  return isComputable({ text: draft.text, citations, question: retrieval.plan.question, ...figured }) ? citations : [];
}

/** `unshown`: what pictures were to show, and papers alone say. */
function abstention(
  { retrieval, topic, type, language, missing, judged }: Drafted,
  confidence: number,
  unshown: readonly string[] = [],
): Answer {
  const text = retrieval.plan.question;
  const known = new Set(retrieval.nearest.flatMap(({ item }) => [...itemTokens(item)]));
  const nearest: ItemId[] = retrieval.nearest.map(({ item }) => item.id);
  return {
    outcome: 'abstained',
    reason:
      (missing.length > 0 ? undefined : nobodyKnown(text, language)) ??
      reasonOf({ retrieval, names: missing, words: wordsNowhere(text, topic, known), unshown, judged, language }),
    type,
    confidence,
    nearest,
  };
}

/** The search's hits, and in front what is cited without being among them. */
function evidenceOf(
  { retrieval: { hits }, judged }: Drafted,
  draft: Draft | undefined,
  citations: readonly Citation[],
): Answered['evidence'] {
  const cited = new Set(citations.map(({ id }) => id));
  const known = [...(draft?.also ?? []), ...judged.map(({ item }) => item)];
  return answeredEvidence(
    known.filter(({ id }) => cited.has(id)),
    hits,
  );
}
