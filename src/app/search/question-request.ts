import type { FollowUpShape, SearchOrder } from '../../contract/question-verbs.ts';
import type { AnswererName } from '../../memory/answer.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { QueryPlan } from '../../memory/query-plan.ts';
import { parseQuery } from '../../retrieve/algebra/query-text.ts';
import { continuePlan } from '../../retrieve/follow-up/continue-plan.ts';
import { editsInWords } from '../../retrieve/follow-up/edit-words.ts';
import { buildGazetteer } from '../../retrieve/planner/gazetteer-build.ts';
import { plan as planQuestion } from '../../retrieve/planner/planner.ts';
import type { OpenMemory } from '../open-memory.ts';
import { ownerNow } from '../settings/owner-clock.ts';
import type { Compared } from './compared.ts';
import { previousQuestion, sessionOf } from './question-history.ts';

/** When a model is asked to read a question: never, when the first search is unsure of what it found, or always. */
export const plannings = ['embedded', 'when-unsure', 'model'] as const;
export type Planning = (typeof plannings)[number];

export type QuestionOptions = {
  readonly limit?: number;
  /** The order of the results; by default how well they match. */
  readonly sort?: SearchOrder;
  readonly now?: string;
  /** False returns the best `limit` items however unlikely: a ranking, for measuring, instead of an answer set. */
  readonly cut?: boolean;
  /** A plan, as text or as a value, run instead of what the words would mean. */
  readonly plan?: string | QueryPlan;
  /** The terminal or conversation that asks: its last question is kept for a follow-up. Absent: nothing is kept. */
  readonly session?: string;
  /** The words are a follow-up to the last question of the session, or of the one named in `after`. */
  readonly continues?: boolean;
  /** The conversation whose last question is continued, where each question is kept for itself. */
  readonly after?: string;
  /**
   * Whether the answer is explained; by default not, which is faster. `found` tells why what was found was found, and does
   * not look for what would be found otherwise.
   */
  readonly explain?: 'always' | 'when-empty' | 'found';
  /** The language of the explanation; by default the question's. */
  readonly explainIn?: QueryPlan['language'];
  /** Who answers; by default as configured, else with no model. */
  readonly answerer?: AnswererName;
  /** The model that answers, by its name in the configuration or as `URL#MODEL`. */
  readonly model?: string;
  /** Whether the model that answers is shown the pictures of the evidence, too; by default as configured, else not. */
  readonly pictures?: boolean;
  /** When a model reads the question beside the embedded planner; by default as configured, else never. */
  readonly planning?: Planning;
  /** Whether a model that read the question looks through the results, too; by default as configured, else not. */
  readonly evaluate?: boolean;
  /** Told what a model does, as it does it. */
  readonly onStep?: (step: string) => void;
  /** Told of the words of a model's answer as it writes them, all so far; what is checked comes at the end. */
  readonly onWords?: (draft: string) => void;
  readonly signal?: AbortSignal;
  /** For measuring what a part of the program brings: it is left out, or done otherwise. */
  readonly compared?: Compared;
};

/** What is to be run: made from the words, from a follow-up, or from a plan's text; absent, the words decide later. */
export type Request = {
  readonly now: string;
  readonly plan?: QueryPlan;
  readonly followUp?: FollowUpShape;
  /** Items of this plan that were shown before. */
  readonly skip: number;
  /** Items that the answer before rested on, when more of them are asked for. */
  readonly known?: ReadonlySet<string>;
  /** One thing is asked for, not a set. */
  readonly single?: boolean;
  /** Whether an item may be among the results; absent: all may. */
  readonly allows?: (item: Pick<MemoryItem, 'time'>) => boolean;
};

/** What is to be run. Errors: `invalid-plan`; `not-found` for a follow-up to nothing. */
export async function requestOf(memory: OpenMemory, words: string, options: QuestionOptions): Promise<Request> {
  const now = options.now ?? (await ownerNow(memory));
  if (options.continues === true) return followUp(memory, words, options);
  if (options.plan === undefined) return { now, skip: 0 };
  if (typeof options.plan === 'object') return { now, plan: options.plan, skip: 0 };
  return { now, plan: await planOfText(memory, words, options.plan, now), skip: 0 };
}

/** A plan as a person wrote it; what is asked, and in what language, the words beside it say. */
async function planOfText(memory: OpenMemory, words: string, text: string, now: string): Promise<QueryPlan> {
  const form = parseQuery(text);
  const { order: _, ...understood } = planQuestion(words, await buildGazetteer(memory.store), now);
  if (words.trim() !== '') return { ...understood, ...form, unknown: [] };
  const language = /\p{Script=Han}/u.test(text) ? 'zh' : understood.language;
  return { ...understood, ...form, question: text, unknown: [], language };
}

async function followUp(memory: OpenMemory, words: string, options: QuestionOptions): Promise<Request> {
  const session = options.after ?? options.session;
  const previous =
    session === undefined
      ? undefined
      : await previousQuestion(memory.folder.path, sessionOf(memory, session), memory.clock.now());
  if (previous === undefined) {
    throw new MadeleineError('not-found', 'There is no earlier question to continue from.', {
      action:
        'Ask the full question without --continue. Questions are stored for 12 hours, separately for each terminal.',
    });
  }
  const now = options.now ?? previous.plan.now;
  const { plan, edits, more, single, strictly } = continuePlan(
    previous,
    words,
    await buildGazetteer(memory.store),
    now,
  );
  const form = formOf(options.plan);
  return {
    now,
    plan: { ...plan, ...form },
    followUp: {
      after: previous.plan.question,
      understood: plan.question,
      edits: editsInWords(edits, plan.language),
      more,
    },
    skip: more ? previous.shown : 0,
    ...(more ? { known: new Set(previous.found.map(({ id }) => id)) } : {}),
    single,
    ...(strictly === undefined ? {} : { allows: (item) => liesIn(item, strictly) }),
  };
}

const formOf = (plan: string | QueryPlan | undefined): Partial<QueryPlan> =>
  typeof plan === 'string' ? parseQuery(plan) : (plan ?? {});

const liesIn = (
  { time }: Pick<MemoryItem, 'time'>,
  { start, end }: { readonly start?: string; readonly end?: string },
): boolean =>
  time === undefined ||
  ((start === undefined || time.end.slice(0, 19) >= start) && (end === undefined || time.start.slice(0, 19) <= end));
