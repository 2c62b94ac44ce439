import type { z } from 'zod';
import type {
  GeneratedObject,
  GeneratedText,
  GenerateOptions,
  LanguageModel,
  OnText,
} from '../../ports/language-model.ts';
import type { VisionModel, VisionReply, VisionRequest } from '../../ports/vision-model.ts';
import type { Prices } from '../call-spending.ts';
import { answered, type Called } from './asked.ts';
import type { CallBook } from './call-book.ts';
import { sentSchema } from './call-key.ts';
import type { Caller } from './caller.ts';
import { recorded, type Way } from './recorded.ts';

export type Keeping = {
  readonly model: LanguageModel;
  readonly prices?: Prices | undefined;
  /** The book that a call belongs to, asked for when it is made. */
  readonly book: () => CallBook;
  /** What the calls are for, for reading through. */
  readonly step: string;
  /** Told of an error that outlasts the retries, or of a spent budget: the part that asked may go on without the model. */
  readonly failed?: (error: unknown) => void;
};

/**
 * A model whose every call goes through a journal, for parts of the program that know nothing of journals. What a call
 * used is told by the book alone. Errors: as of `Caller`, `malformed-reply`, and `system-failed` for a refused object.
 */
export function keptModel({ model, prices, book, step, failed }: Keeping): LanguageModel {
  const callerOf = ({ signal = new AbortController().signal }: GenerateOptions) => ({
    ...{ model, book: book(), signal },
    ...(prices === undefined ? {} : { prices }),
  });
  const asked = async <T>(
    options: GenerateOptions,
    way: Pick<Way<T>, 'sent' | 'read' | 'make'>,
  ): Promise<Called<T>> => {
    const named = { step, prompt: 'of the program', notTaken: () => undefined, repairs: false };
    try {
      return await recorded(callerOf(options), options, { ...named, ...way });
    } catch (error) {
      failed?.(error);
      throw error;
    }
  };
  const generate = async (options: GenerateOptions): Promise<GeneratedText> => {
    const called = await asked(options, {
      sent: undefined,
      read: (text) => text,
      make: (request) => model.generate(request),
    });
    if (called.state === 'refused') return { text: called.said, finish: 'refused', use: {} };
    return { text: answered(called, model.name), finish: 'stop', use: {} };
  };
  return {
    name: model.name,
    identity: model.identity,
    generate,
    async generateObject<T>({ schema, schemaName, onText: _unheard, ...options }: ObjectOptions<T>) {
      const called = await asked(options, {
        sent: { name: schemaName, json: sentSchema(schema) },
        read: (text) => ({ text, value: schema.parse(JSON.parse(text)) }),
        make: (request) => model.generateObject({ ...request, schema, schemaName }),
      });
      const made: GeneratedObject<T> = { ...answered(called, model.name), finish: 'stop', use: {} };
      return made;
    },
    async *stream(options) {
      const { text, ...end } = await generate(options);
      yield { delta: text };
      yield end;
    },
  };
}

type ObjectOptions<T> = GenerateOptions & {
  readonly schema: z.ZodType<T>;
  readonly schemaName: string;
  readonly onText?: OnText;
};

/** A caller as a model that describes pictures. What a call used is told by its book alone. Errors: as of `Caller`. */
export function keptVision(
  caller: Caller,
  { name, identity }: Pick<VisionModel, 'name' | 'identity'>,
  { step, prompt }: { readonly step: string; readonly prompt: string },
): VisionModel {
  return {
    name,
    identity,
    async describe<T>(request: VisionRequest<T>): Promise<VisionReply<T>> {
      const { instructions, question, pictures, schema, schemaName, correct, maxOutputTokens } = request;
      // The journal has had it put right once already.
      if (correct !== undefined) return { state: 'malformed', ...correct, use: {} };
      const called = await caller.call<T>({
        ...{ step, prompt, instructions, schema, schemaName },
        content: [
          { type: 'text', text: question },
          ...pictures.map((bytes) => ({ type: 'image' as const, mime: 'image/jpeg', bytes })),
        ],
        ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      });
      if (called.state === 'answered') return { state: 'described', value: called.value, use: {} };
      if (called.state === 'refused') return { state: 'refused', said: called.said, use: {} };
      return { state: 'malformed', said: '', why: 'it was not of the schema', use: {} };
    },
  };
}
