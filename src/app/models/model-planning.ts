import { type ModelSpending, noModelSpending, spentWith } from '../../answer/model/model-spending.ts';
import type { QueryPlan } from '../../memory/query-plan.ts';
import type { TraceStep } from '../../memory/search-result.ts';
import { planByModel } from '../../retrieve/model-planner/plan-by-model.ts';
import { buildGazetteer } from '../../retrieve/planner/gazetteer-build.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { Planning, QuestionOptions } from '../search/question-request.ts';

/** A plan with a second reading by a model, and what is told of it. */
export type SecondReading = { readonly plan: QueryPlan; readonly step: TraceStep };

/** As asked for, else as configured; with a model to ask. */
export function planningOf(memory: OpenMemory, options: QuestionOptions): { when: Planning; model?: string } {
  const { planner, answerer } = memory.configuration;
  const model = options.model ?? planner?.model ?? answerer?.model;
  const when = options.planning ?? planner?.when ?? 'embedded';
  return model === undefined ? { when: 'embedded' } : { when, model };
}

/** What a step took, as a trace tells it. */
export const spentOf = ({ calls, input, output }: ModelSpending): NonNullable<TraceStep['spent']> => ({
  calls,
  ...(input === undefined ? {} : { inputTokens: input }),
  ...(output === undefined ? {} : { outputTokens: output }),
});

/** What a model makes of the question, beside what was understood without it. Errors: those of `OpenMemory.model`. */
export async function secondReading(
  memory: OpenMemory,
  understood: QueryPlan,
  named: string,
  { signal, onStep }: QuestionOptions,
): Promise<SecondReading> {
  const began = performance.now();
  onStep?.(`${named} reads the question`);
  const model = await memory.model(named);
  const { plan, opinion, note, uses } = await planByModel(
    model,
    understood,
    await buildGazetteer(memory.store),
    signal,
  );
  const said = {
    agrees: `${named} understands the same`,
    other: `${named} reads it as ${note}: both are weighed`,
    unread: `${named} gave no plan: ${note}`,
  }[opinion];
  const spent = spentOf(uses.reduce<ModelSpending>(spentWith, noModelSpending));
  return { plan, step: { step: 'planner', note: said, tookMs: performance.now() - began, spent } };
}

/**
 * Runs a search or an answer with the plan that the words mean, and with a model's reading of them beside it where that is
 * wanted: at once, or when the first run is unsure. A plan that the owner wrote is run as it is.
 */
export async function withSecondReading<
  T extends { readonly plan: QueryPlan | undefined; readonly trace: readonly TraceStep[] },
>(
  memory: OpenMemory,
  options: QuestionOptions,
  given: { readonly plan?: QueryPlan; readonly understood: () => Promise<QueryPlan> },
  { run, isSure }: { readonly run: (plan: QueryPlan | undefined) => Promise<T>; readonly isSure: (ran: T) => boolean },
): Promise<T> {
  const { when, model } = planningOf(memory, options);
  if (when === 'embedded' || model === undefined || given.plan !== undefined) return run(given.plan);
  const first = when === 'when-unsure' ? await run(undefined) : undefined;
  if (first !== undefined && isSure(first)) return first;
  const understood = first?.plan ?? (await given.understood());
  const { plan, step } = await secondReading(memory, understood, model, options);
  const second = first !== undefined && plan === understood ? first : await run(plan);
  return { ...second, trace: [step, ...second.trace] };
}
