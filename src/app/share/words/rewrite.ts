import { z } from 'zod';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { LanguageModel } from '../../../ports/language-model.ts';
import { rewriteInstructions, rewriteQuestion } from './rewrite.prompt.ts';

const MOST_SENTENCES = 5;
const MOST_READ = 12_000;
const MOST_TOKENS = 700;
const rewrittenSchema = z.object({ subject: z.string().max(300), content: z.string().max(4000) });
export type Rewritten = { readonly subject: string; readonly content: string };

/**
 * A redacted letter told anew by a model in at most five sentences; what the letter said itself never leaves. Undefined where
 * the model refuses or cannot be understood: then the redacted letter stands. What it says is to be redacted once more.
 */
export async function rewritten(
  model: LanguageModel,
  letter: Rewritten,
  signal?: AbortSignal,
): Promise<Rewritten | undefined> {
  try {
    const { value, finish } = await model.generateObject({
      messages: [
        { role: 'system', text: rewriteInstructions },
        {
          role: 'user',
          content: [{ type: 'text', text: rewriteQuestion(letter.subject, letter.content.slice(0, MOST_READ)) }],
        },
      ],
      schema: rewrittenSchema,
      schemaName: 'letter',
      temperature: 0,
      maxOutputTokens: MOST_TOKENS,
      ...(signal === undefined ? {} : { signal }),
    });
    if (finish === 'refused' || value.content.trim() === '') return undefined;
    return { subject: value.subject, content: firstSentences(value.content) };
  } catch (error) {
    if (isMadeleineError(error) && error.code === 'malformed-reply') return undefined;
    throw error;
  }
}

let segmenter: Intl.Segmenter | undefined;

/** At most five sentences: a model that goes on is cut. */
export function firstSentences(text: string): string {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(text.replace(/\s*\n\s*/g, ' '))]
    .slice(0, MOST_SENTENCES)
    .map(({ segment }) => segment)
    .join('')
    .trim();
}
