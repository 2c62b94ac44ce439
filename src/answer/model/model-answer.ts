import type { Answer } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { TraceStep } from '../../memory/search-result.ts';
import { type Answered, answeredFrom } from '../answer.ts';
import { isSame, type Replied } from '../candidates/replied.ts';
import { answeredEvidence } from '../evidence/answered-evidence.ts';
import type { Drafted } from '../worked-through.ts';
import type { CheckedReply } from './checked-reply.ts';
import type { ModelSpending } from './model-spending.ts';

/** Answered with a model's help: what it took, and what of its reply did not hold. */
export type ModelAnswered = Answered & {
  readonly spending: ModelSpending;
  /** Citations that the model made up; they are taken away. */
  readonly invented: number;
  /** Why the model did not answer, where the answer was made without it. */
  readonly fellBack?: string;
};

/** The most that is said for an answer that another answer contradicts, and the least that such another must have. */
const DOUBTED = 0.5;
const LEAST_OTHER = 1 / 3;

const because: Readonly<Record<NonNullable<CheckedReply['rejected']>, (text: string) => string>> = {
  'nothing-said': (text) => (text === '' ? 'The records found do not hold the answer.' : text),
  'nothing-cited': () => 'What the model said could not be shown from any record, so it is not an answer.',
  'not-borne-out': () => 'What the model said does not follow from the words it quoted, so it is not an answer.',
};

/**
 * The answer that a checked reply makes: the reply is weighed with what the program found itself, and one of both is told,
 * or nothing. A reply that its citations do not bear out is not weighed.
 */
export function modelAnswer(
  question: string,
  found: Drafted,
  checked: CheckedReply,
  made: {
    readonly spending: ModelSpending;
    readonly shown: readonly MemoryItem[];
    readonly steps: readonly TraceStep[];
  },
): ModelAnswered {
  const { isReply, ...answered } = answeredFrom(question, found, 0, repliedOf(checked));
  return {
    ...answered,
    answer: noted(answered.answer, checked, isReply ? secondOpinion(question, found, checked) : undefined, isReply),
    ...(isReply ? { evidence: answeredEvidence(made.shown, found.retrieval.hits) } : {}),
    trace: [...answered.trace, ...made.steps, checkStep(checked)],
    tookMs: 0,
    spending: made.spending,
    invented: checked.invented,
  };
}

/** What a checked reply says to the choice; nothing where it did not hold. */
function repliedOf({ rejected, text, type, citations, invented }: CheckedReply): Replied | undefined {
  if (rejected === 'nothing-said') return { kind: 'nothing' };
  if (rejected !== undefined) return undefined;
  return { kind: 'answer', text, type, citations, held: citations.length / (citations.length + invented) };
}

/**
 * The answer without the model, when it is another value, rather sure, and rests on other records than the model's: of two
 * such answers one may come of a stranger's letter, and only the owner can tell.
 */
function secondOpinion(question: string, found: Drafted, checked: CheckedReply): string | undefined {
  const { answer } = answeredFrom(question, found, 0);
  if (answer.outcome !== 'grounded' || answer.type !== 'number' || answer.confidence < LEAST_OTHER) return undefined;
  const cited = new Set(checked.citations.map(({ id }) => id));
  const shares = answer.citations.some(({ id }) => cited.has(id));
  return shares || isSame(answer.text, checked.text) ? undefined : answer.text;
}

/** The answer with what is to be said of the reply; `other`: what another answer contradicts it with. */
function noted(answer: Answer, checked: CheckedReply, other: string | undefined, isReply: boolean): Answer {
  const { rejected, invented, text } = checked;
  if (answer.outcome === 'abstained')
    return rejected === undefined ? answer : { ...answer, reason: because[rejected](text) };
  if (answer.outcome !== 'grounded') return answer;
  const notes = [
    ...answer.notes,
    ...(isReply && invented > 0 ? [`${invented} citations of the model were made up and left out.`] : []),
    ...(other === undefined ? [] : [`Without the model the answer is ${other}, from other records.`]),
    ...(isReply ? [] : [ownWords(checked, answer.text)].filter((note) => note !== undefined)),
  ];
  return {
    ...answer,
    confidence: other === undefined ? answer.confidence : Math.min(DOUBTED, answer.confidence),
    notes,
  };
}

/** What the model said where the program's own answer is told. */
function ownWords({ rejected, text }: CheckedReply, told: string): string | undefined {
  if (rejected === 'nothing-said') return 'The model found no answer in the records.';
  if (rejected !== undefined) return because[rejected](text);
  return isSame(text, told) ? undefined : `The model says ${text}.`;
}

const checkStep = ({ citations, invented, rejected }: CheckedReply): TraceStep => ({
  step: 'check',
  note: `${citations.length} citations hold, ${invented} were made up${rejected === undefined ? '' : `; ${rejected}`}`,
  items: citations.length,
  tookMs: 0,
});

/** The answer without a model, and in its trace why. */
export function withoutModel(
  question: string,
  found: Drafted,
  why: string,
  made: { readonly spending: ModelSpending; readonly steps: readonly TraceStep[] },
): ModelAnswered {
  const { isReply: _, ...answered } = answeredFrom(question, found, 0);
  const step = { step: 'model', note: `answered without a model: ${why}`, tookMs: 0 };
  return {
    ...answered,
    trace: [...answered.trace, ...made.steps, step],
    tookMs: 0,
    spending: made.spending,
    invented: 0,
    fellBack: why,
  };
}
