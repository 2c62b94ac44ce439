import { isMadeleineError } from '../../memory/errors.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { TraceStep } from '../../memory/search-result.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { QuestionOptions } from '../search/question-request.ts';
import { planningOf, spentOf } from './model-planning.ts';

type Found = { readonly items: readonly { readonly id: ItemId }[]; readonly trace: readonly TraceStep[] };

/**
 * Leaves out of the results what a model finds not to be what was searched for, where that is wanted and the model was
 * asked to read the question already: what the program is sure of is not looked at again. A model that fails leaves all.
 */
export async function evaluated<T extends Found>(
  memory: OpenMemory,
  query: string,
  now: string,
  options: QuestionOptions,
  found: T,
): Promise<T> {
  const { model: named } = planningOf(memory, options);
  const wanted = options.evaluate ?? memory.configuration.planner?.evaluate === true;
  const wasAsked = found.trace.some(({ step }) => step === 'planner');
  if (!wanted || !wasAsked || named === undefined || found.items.length === 0) return found;
  const began = performance.now();
  const told = (note: string, more: Partial<TraceStep> = {}): TraceStep[] => [
    ...found.trace,
    { step: 'evaluator', note, tookMs: performance.now() - began, ...more },
  ];
  options.onStep?.(`${named} looks through the results`);
  // Few searches come this far, and what answers questions is large.
  const [{ evaluateResults, MOST_EVALUATED }, { knownAccounts }] = await Promise.all([
    import('../../answer/model/evaluate-results.ts'),
    import('../../answer/evidence/known-accounts.ts'),
  ]);
  const shown = found.items.slice(0, MOST_EVALUATED);
  try {
    const whole = await memory.store.items(shown.map(({ id }) => id));
    const asked = { query, now, ...(options.signal === undefined ? {} : { signal: options.signal }) };
    const model = await memory.model(named);
    const { kept, spending } = await evaluateResults(model, asked, whole, await knownAccounts(memory.store));
    const items = shown.filter(({ id }) => kept.has(id));
    const note = `${named} finds ${items.length} of ${shown.length} results to be what was searched for`;
    return { ...found, items, trace: told(note, { items: items.length, spent: spentOf(spending) }) };
  } catch (error) {
    if (!isMadeleineError(error) || options.signal?.aborted === true) throw error;
    return { ...found, trace: told(`${named} looked through nothing: ${error.message}`) };
  }
}
