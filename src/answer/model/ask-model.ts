import type { z } from 'zod';
import { isMadeleineError } from '../../memory/errors.ts';
import type { LanguageModel, ModelMessage } from '../../ports/language-model.ts';
import { answerSoFar } from './answer-so-far.ts';
import { type ModelSpending, spentWith } from './model-spending.ts';

export type ModelCall<T> = {
  readonly model: LanguageModel;
  readonly messages: readonly ModelMessage[];
  readonly schema: z.ZodType<T>;
  readonly schemaName: string;
  /** What is said when the reply is not of the schema, once. */
  readonly askAgain: string;
  readonly spending: ModelSpending;
  readonly maxOutputTokens: number;
  /** Told of the reply's answer as it is written: nobody has checked it yet. */
  readonly onWords?: (draft: string) => void;
  readonly signal?: AbortSignal;
};

export type ModelSaid<T> = { readonly value: T; readonly spending: ModelSpending };

/** A reply of the schema, asked for a second time when the first was not. Errors: those of `LanguageModel.generateObject`. */
export async function askModel<T>(call: ModelCall<T>): Promise<ModelSaid<T>> {
  const { model, messages, schema, schemaName, maxOutputTokens, onWords, signal } = call;
  const asked = (all: readonly ModelMessage[]) =>
    model.generateObject({
      messages: all,
      schema,
      schemaName,
      temperature: 0,
      maxOutputTokens,
      ...(onWords === undefined ? {} : { onText: (text: string) => tellWords(text, onWords) }),
      ...(signal === undefined ? {} : { signal }),
    });
  try {
    const { value, use } = await asked(messages);
    return { value, spending: spentWith(call.spending, use) };
  } catch (error) {
    if (!isMadeleineError(error) || error.code !== 'malformed-reply') throw error;
    const again = { role: 'user', content: [{ type: 'text', text: call.askAgain }] } as const;
    const { value, use } = await asked([...messages, again]);
    return { value, spending: spentWith(spentWith(call.spending, {}), use) };
  }
}

/** Characters of a reply whose words are told of: the draft of a longer one stays as it is until the answer comes. */
const LONGEST_DRAFT = 10_000;

function tellWords(text: string, onWords: (draft: string) => void): void {
  const draft = text.length > LONGEST_DRAFT ? undefined : answerSoFar(text);
  if (draft !== undefined) onWords(draft);
}
