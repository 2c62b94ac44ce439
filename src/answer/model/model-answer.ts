import type { Answer } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { TraceStep } from '../../memory/search-result.ts';
import { type Answered, answeredFrom, groundsOf } from '../answer.ts';
import { statedOf } from '../certainty/stated.ts';
import { answeredEvidence } from '../evidence/answered-evidence.ts';
import { UNWEIGHED } from '../evidence/pool.ts';
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

/** How sure an answer is whose citations all hold and whose evidence is certain. */
const SUREST = 0.95;
const AGREED = 0.5;
/** The most that is said for an answer that another answer contradicts; the least that such another must have. */
const DOUBTED = 0.5;

const because: Readonly<Record<NonNullable<CheckedReply['rejected']>, (text: string) => string>> = {
  'nothing-said': (text) => (text === '' ? 'The records found do not hold the answer.' : text),
  'nothing-cited': () => 'What the model said could not be shown from any record, so it is not an answer.',
  'not-borne-out': () => 'What the model said does not follow from the words it quoted, so it is not an answer.',
};

/**
 * The answer that a checked reply makes. Its confidence is that of its evidence, lowered by every citation that was made
 * up and raised when the answer found without a model is the same; it is not calibrated, since models differ.
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
  const { retrieval, draft } = found;
  const weights = new Map(retrieval.hits.map((hit) => [hit.item.id, hit.probability]));
  const best = Math.max(0, ...checked.citations.map(({ id }) => weights.get(id) ?? UNWEIGHED.probability));
  const kept = checked.citations.length / Math.max(1, checked.citations.length + checked.invented);
  const agrees = draft !== undefined && sameText(draft.text, checked.text);
  const other = secondOpinion(question, found, checked);
  const likely = (agrees ? best + (1 - best) * AGREED : best) * kept;
  const decided = Math.min(other === undefined ? SUREST : DOUBTED, likely);
  // What answers from talk are worth was measured without a model; a condition that is not met is not met for a model either.
  const { conditions } = groundsOf(found, checked.citations, { type: checked.type });
  const confidence = statedOf(decided, { items: [], conditions });
  return {
    question,
    answer: answerOf(checked, { decided, confidence }, found, other),
    decided,
    evidence: answeredEvidence(made.shown, retrieval.hits),
    plan: retrieval.plan,
    trace: [...retrieval.trace, ...made.steps, checkStep(checked)],
    tookMs: 0,
    spending: made.spending,
    invented: checked.invented,
  };
}

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The answer without the model, when it is another value, rather sure, and rests on other records than the model's: of two
 * such answers one may come of a stranger's letter, and only the owner can tell.
 */
function secondOpinion(question: string, found: Drafted, checked: CheckedReply): string | undefined {
  const { answer, decided } = answeredFrom(question, found, 0);
  if (answer.outcome !== 'grounded' || answer.type !== 'number' || decided < DOUBTED) return undefined;
  const cited = new Set(checked.citations.map(({ id }) => id));
  const shares = answer.citations.some(({ id }) => cited.has(id));
  return shares || sameText(answer.text, checked.text) ? undefined : answer.text;
}

function answerOf(
  checked: CheckedReply,
  { decided, confidence }: { readonly decided: number; readonly confidence: number },
  { retrieval, type }: Drafted,
  other: string | undefined,
): Answer {
  const [first, ...others] = checked.citations;
  if (checked.rejected !== undefined || first === undefined) {
    const reason = because[checked.rejected ?? 'nothing-cited'](checked.text);
    const nearest = retrieval.nearest.map(({ item }) => item.id);
    return { outcome: 'abstained', reason, type, confidence: 1 - decided, nearest };
  }
  const notes = [
    ...(checked.invented === 0 ? [] : [`${checked.invented} citations of the model were made up and left out.`]),
    ...(other === undefined ? [] : [`Without the model the answer is ${other}, from other records.`]),
  ];
  return {
    outcome: 'grounded',
    text: checked.text,
    type: checked.type,
    confidence,
    citations: [first, ...others],
    notes,
  };
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
  const answered = answeredFrom(question, found, 0);
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
