import type { Explanation } from '../../memory/explanation.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { QueryPlan } from '../../memory/query-plan.ts';
import { explain, type Run } from '../../retrieve/explain/explain.ts';
import { MOST_FOUND, type PreviousQuestion } from '../../retrieve/follow-up/previous-question.ts';
import { buildGazetteer } from '../../retrieve/planner/gazetteer-build.ts';
import { plan as planQuestion } from '../../retrieve/planner/planner.ts';
import type { OpenMemory } from '../open-memory.ts';
import { rememberQuestion, sessionOf } from './question-history.ts';
import type { QuestionOptions, Request } from './question-request.ts';

/** Below this a second reading of the question is worth its price. */
export const SURE = 0.5;

/** What the words mean without a model, for a second reading of them; or the plan that is to be run as it is. */
export const meant = (memory: OpenMemory, words: string, { plan, now }: Request) => ({
  ...(plan === undefined ? {} : { plan }),
  understood: async () => planQuestion(words, await buildGazetteer(memory.store), now),
});

/** Keeps the question for a follow-up, where a conversation asks. */
export async function remember(
  memory: OpenMemory,
  { session }: QuestionOptions,
  plan: QueryPlan,
  items: readonly MemoryItem[],
  shown: number,
): Promise<void> {
  if (session === undefined) return;
  const found = items.slice(0, MOST_FOUND).map(({ id, modality, time }): PreviousQuestion['found'][number] => ({
    id,
    modality,
    ...(time === undefined ? {} : { start: time.start, end: time.end }),
  }));
  await rememberQuestion(memory.folder.path, sessionOf(memory, session), { plan, found, shown }, memory.clock.now());
}

/** The explanation of what was found or not, where one is asked for. */
export async function explained(
  memory: OpenMemory,
  { explain: when, explainIn }: QuestionOptions,
  run: Run,
): Promise<Explanation | undefined> {
  const empty = run.results.length === 0;
  if (when === undefined || (when === 'when-empty' && !empty) || (when === 'found' && empty)) return undefined;
  const plan = explainIn === undefined ? run.plan : { ...run.plan, language: explainIn };
  return explain(memory.store, { ...run, plan });
}
