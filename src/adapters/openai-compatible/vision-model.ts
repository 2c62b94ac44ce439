import { z } from 'zod';
import { isMadeleineError } from '../../memory/errors.ts';
import type { ModelMessage, TokenUse } from '../../ports/language-model.ts';
import type { VisionModel, VisionReply, VisionRequest } from '../../ports/vision-model.ts';
import type { Endpoint } from './endpoint.ts';
import { OpenAiCompatibleModel } from './language-model.ts';

/** A chat model that takes pictures, behind an OpenAI-compatible endpoint. */
export class OpenAiCompatibleVision implements VisionModel {
  readonly name: string;
  readonly identity: Readonly<Record<string, unknown>>;
  readonly #model: OpenAiCompatibleModel;

  constructor(endpoint: Endpoint) {
    this.#model = new OpenAiCompatibleModel(endpoint);
    this.name = endpoint.model;
    this.identity = this.#model.identity;
  }

  async describe<T>({ instructions, schema, schemaName, ...request }: VisionRequest<T>): Promise<VisionReply<T>> {
    const { signal, maxOutputTokens } = request;
    try {
      const made = await this.#model.generateObject({
        messages: [{ role: 'system', text: instructions }, ...messagesOf(request)],
        schema,
        schemaName,
        temperature: 0,
        ...(signal === undefined ? {} : { signal }),
        ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      });
      return { state: 'described', value: made.value, use: made.use };
    } catch (error) {
      return unreadable(error);
    }
  }
}

function messagesOf<T>({
  question,
  pictures,
  correct,
}: Pick<VisionRequest<T>, 'question' | 'pictures' | 'correct'>): ModelMessage[] {
  const asked: ModelMessage = {
    role: 'user',
    content: [
      { type: 'text', text: question },
      ...pictures.map((bytes) => ({ type: 'image' as const, mime: 'image/jpeg', bytes })),
    ],
  };
  if (correct === undefined) return [asked];
  return [
    asked,
    { role: 'assistant', text: correct.said },
    { role: 'user', content: [{ type: 'text', text: correct.why }] },
  ];
}

const causeSchema = z.looseObject({
  text: z.string().default(''),
  finish: z.string().optional(),
  usage: z.looseObject({ inputTokens: z.number().optional(), outputTokens: z.number().optional() }).optional(),
});

/** A reply that is not of the schema is a reply all the same; anything else stays the error it is. */
function unreadable<T>(error: unknown): VisionReply<T> {
  if (!isMadeleineError(error) || error.code !== 'malformed-reply') throw error;
  const cause = causeSchema.safeParse(error.cause);
  if (!cause.success) throw error;
  const { text: said, finish, usage } = cause.data;
  const use: TokenUse = {
    ...(usage?.inputTokens === undefined ? {} : { input: usage.inputTokens }),
    ...(usage?.outputTokens === undefined ? {} : { output: usage.outputTokens }),
  };
  if (finish === 'content-filter') return { state: 'refused', said, use };
  return { state: 'malformed', said, why: finish === 'length' ? 'it was cut off' : error.message, use };
}
