import type { z } from 'zod';
import { strippedPicture } from '../../../app/items/stripped-picture.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { ContentPart, GenerateOptions } from '../../../ports/language-model.ts';
import { answered, type Called } from '../../calls/asked.ts';
import type { Caller } from '../../calls/caller.ts';
import type { AskedQuestion } from '../../question.ts';
import { personaPromptVersion } from './persona.prompt.ts';

const LONGEST_SIDE = 1024;
const MOST_OUTPUT_TOKENS = 2000;
const MOST_WITH_THOUGHTS = 16_000;

/** Who recognises and looks up, and who answers: one model unless a reader is named. Both in the book of the question. */
export type PersonaAsked = { readonly thinking: Caller; readonly reading: Caller };

/** The calls of one question. Errors: as of `Caller`; `malformed-reply`; `system-failed` for a refusal. */
export class PersonaCalls {
  readonly #asked: PersonaAsked;
  readonly #notes: string[] = [];

  constructor(asked: PersonaAsked) {
    this.#asked = asked;
  }

  /** What was found on the way, for reading through. */
  note(text: string): void {
    if (text !== '') this.#notes.push(text);
  }
  get notes(): readonly string[] {
    return this.#notes;
  }

  /** What an answer needs: who is there, what bears on the question. Nothing where that cannot be read: one goes on without. */
  async find<T>(
    schemaName: string,
    schema: z.ZodType<T>,
    instructions: string,
    content: readonly ContentPart[],
  ): Promise<T | undefined> {
    const { thinking } = this.#asked;
    const called = await ask(thinking, { schemaName, schema, instructions, content });
    return called.state === 'unreadable' ? undefined : answered(called, thinking.model);
  }

  /** The answer itself. */
  async read<T>(
    schemaName: string,
    schema: z.ZodType<T>,
    instructions: string,
    content: readonly ContentPart[],
    effort?: GenerateOptions['effort'],
  ): Promise<T> {
    const { reading } = this.#asked;
    return answered(await ask(reading, { schemaName, schema, instructions, content, effort }), reading.model);
  }
}

const ask = <T>(
  caller: Caller,
  {
    effort,
    ...asked
  }: {
    readonly schemaName: string;
    readonly schema: z.ZodType<T>;
    readonly instructions: string;
    readonly content: readonly ContentPart[];
    readonly effort?: GenerateOptions['effort'] | undefined;
  },
): Promise<Called<T>> =>
  caller.call({
    ...asked,
    step: asked.schemaName,
    prompt: `persona@${personaPromptVersion}`,
    // Models that think have a temperature of their own, and their thoughts count as output.
    ...(effort === undefined
      ? { maxOutputTokens: MOST_OUTPUT_TOKENS }
      : { effort, maxOutputTokens: MOST_WITH_THOUGHTS }),
  });

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
