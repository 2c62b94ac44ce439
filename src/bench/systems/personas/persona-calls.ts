import type { z } from 'zod';
import { strippedPicture } from '../../../app/items/stripped-picture.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { ContentPart, GenerateOptions, LanguageModel } from '../../../ports/language-model.ts';
import { callSpending, type Prices } from '../../call-spending.ts';
import { noSpending, type Spending } from '../../outcome.ts';
import type { AskedQuestion } from '../../question.ts';
import { plus } from '../../runner/ledger.ts';

const LONGEST_SIDE = 1024;
const MOST_OUTPUT_TOKENS = 2000;
const MOST_WITH_THOUGHTS = 16_000;

/** The calls of one question, counted. */
export class PersonaCalls {
  readonly #model: LanguageModel;
  readonly #prices: Prices | undefined;
  readonly #signal: AbortSignal;
  readonly #notes: string[] = [];
  spending: Spending = noSpending;

  constructor(model: LanguageModel, prices: Prices | undefined, signal: AbortSignal) {
    this.#model = model;
    this.#prices = prices;
    this.#signal = signal;
  }

  /** What was found on the way, for reading through. */
  note(text: string): void {
    if (text !== '') this.#notes.push(text);
  }
  get notes(): readonly string[] {
    return this.#notes;
  }

  async ask<T>(
    schemaName: string,
    schema: z.ZodType<T>,
    instructions: string,
    content: readonly ContentPart[],
    effort?: GenerateOptions['effort'],
  ): Promise<T> {
    const { value, use } = await this.#model.generateObject({
      messages: [
        { role: 'system', text: instructions },
        { role: 'user', content },
      ],
      schema,
      schemaName,
      // Models that think have a temperature of their own, and their thoughts count as output.
      ...(effort === undefined
        ? { temperature: 0, maxOutputTokens: MOST_OUTPUT_TOKENS }
        : { effort, maxOutputTokens: MOST_WITH_THOUGHTS }),
      signal: this.#signal,
    });
    this.spending = plus(this.spending, callSpending(use, this.#prices));
    return value;
  }
}

export const said = (value: unknown): ContentPart => ({ type: 'text', text: JSON.stringify(value) });

/** A picture under its title, or nothing where the file cannot be opened. `longestSide` in pixels. */
export async function pictured(
  title: string,
  path: string | undefined,
  longestSide: number = LONGEST_SIDE,
): Promise<ContentPart[]> {
  if (path === undefined) return [];
  try {
    const bytes = await strippedPicture(path, longestSide);
    return [
      { type: 'text', text: title },
      { type: 'image', mime: 'image/jpeg', bytes },
    ];
  } catch (error) {
    if (isMadeleineError(error)) return [];
    throw error;
  }
}

/** The question with its options, as data. */
export const questionOf = ({ text, options = [] }: AskedQuestion) => ({
  question: text,
  options: Object.fromEntries(options.map(({ letter, text: option }) => [letter, option])),
});
