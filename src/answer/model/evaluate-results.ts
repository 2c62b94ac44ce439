import type { MemoryItem } from '../../memory/item.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { KnownAccounts } from '../evidence/known-accounts.ts';
import { askedWith } from './answer.prompt.ts';
import { askModel } from './ask-model.ts';
import { evaluateAgain, evaluatedSchema, evaluatorInstructions } from './evaluator.prompt.ts';
import { evidenceLines } from './evidence-record.ts';
import { type ModelSpending, noModelSpending } from './model-spending.ts';

/** Results that are looked through at once. */
export const MOST_EVALUATED = 20;
const MOST_OUTPUT_TOKENS = 300;

export type Evaluated = { readonly kept: ReadonlySet<MemoryItem['id']>; readonly spending: ModelSpending };

/**
 * Which of the results a model finds to be what was searched for (PhotoBench App. I: the evaluator). It can only leave out:
 * what it names beside them is passed over. `items`: at most `MOST_EVALUATED`. Errors: those of
 * `LanguageModel.generateObject`.
 */
export async function evaluateResults(
  model: LanguageModel,
  asked: { readonly query: string; readonly now: string; readonly signal?: AbortSignal },
  items: readonly MemoryItem[],
  accounts: KnownAccounts,
): Promise<Evaluated> {
  const evidence = items.slice(0, MOST_EVALUATED).map((item, i) => ({ ref: `E${i + 1}`, item }));
  const text = askedWith(asked.query, asked.now, evidenceLines(evidence, accounts));
  const { value, spending } = await askModel({
    model,
    messages: [
      { role: 'system', text: evaluatorInstructions },
      { role: 'user', content: [{ type: 'text', text }] },
    ],
    schema: evaluatedSchema,
    schemaName: 'evaluated',
    askAgain: evaluateAgain,
    spending: noModelSpending,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    ...(asked.signal === undefined ? {} : { signal: asked.signal }),
  });
  const fit = new Set(value.fit.map((ref) => ref.trim().toUpperCase()));
  return { kept: new Set(evidence.flatMap(({ ref, item }) => (fit.has(ref) ? [item.id] : []))), spending };
}
