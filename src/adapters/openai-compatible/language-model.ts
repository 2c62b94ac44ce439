import type { LanguageModelV4 } from '@ai-sdk/provider';
import { generateText, NoObjectGeneratedError, Output, streamText, wrapLanguageModel } from 'ai';
import type { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type {
  ContentPart,
  GeneratedObject,
  GeneratedText,
  GenerateOptions,
  LanguageModel,
  ModelMessage,
  OnText,
  TokenUse,
} from '../../ports/language-model.ts';
import { tooLong } from './bounded-fetch.ts';
import type { Endpoint } from './endpoint.ts';
import { modelError } from './model-error.ts';
import { chatModel } from './provider.ts';

// The library prints advice to the console; what it has to say reaches people as errors instead.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** A chat model behind an OpenAI-compatible endpoint (Ollama, vLLM, llama.cpp, LM Studio, or a hosted one), or of a provider. */
export class OpenAiCompatibleModel implements LanguageModel {
  readonly name: string;
  readonly identity: Readonly<Record<string, unknown>>;
  readonly #endpoint: Endpoint;
  #model: Promise<LanguageModelV4> | undefined;

  constructor(endpoint: Endpoint) {
    this.name = endpoint.name;
    const { url, model, provider } = endpoint;
    const schemas = endpoint.schemas !== false;
    this.identity = { url, model, schemas, ...(provider === undefined ? {} : { provider }) };
    this.#endpoint = endpoint;
  }

  async generate(options: GenerateOptions): Promise<GeneratedText> {
    try {
      const made = await generateText(await this.#request(options));
      checkLength(made.text, options, this.#endpoint);
      return { text: made.text, finish: finishOf(made.finishReason), use: useOf(made.usage) };
    } catch (error) {
      throw modelError(error, this.#endpoint, options.signal);
    }
  }

  async generateObject<T>(
    options: GenerateOptions & { readonly schema: z.ZodType<T>; readonly schemaName: string; readonly onText?: OnText },
  ): Promise<GeneratedObject<T>> {
    const { schema, schemaName, onText } = options;
    try {
      const request = await this.#request(options);
      const output = Output.object({ schema, name: schemaName });
      const made =
        onText === undefined
          ? await generateText({ ...request, output })
          : await streamed(request, output, (text) => {
              checkLength(text, options, this.#endpoint);
              onText(text);
            });
      checkLength(made.text, options, this.#endpoint);
      const finish = finishOf(made.finishReason);
      return { text: made.text, value: schema.parse(made.output), finish, use: useOf(made.usage) };
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) throw malformed(error, this.#endpoint);
      throw modelError(error, this.#endpoint, options.signal);
    }
  }

  async *stream(options: GenerateOptions): AsyncGenerator<{ delta: string } | Omit<GeneratedText, 'text'>> {
    let failed: unknown;
    try {
      const made = streamText({
        ...(await this.#request(options)),
        onError: ({ error }) => {
          failed = error;
        },
      });
      for await (const delta of made.textStream) yield { delta };
      if (failed !== undefined) throw failed;
      yield { finish: finishOf(await made.finishReason), use: useOf(await made.usage) };
    } catch (error) {
      throw modelError(failed ?? error, this.#endpoint, options.signal);
    }
  }

  async #request({ messages, maxOutputTokens, temperature, seed, effort, signal }: GenerateOptions) {
    this.#model ??= chatModel(this.#endpoint);
    const instructions = messages.flatMap((message) => (message.role === 'system' ? [message.text] : []));
    return {
      model: await this.#model,
      maxRetries: 0,
      messages: messages.filter((message) => message.role !== 'system').map(asked),
      ...(instructions.length === 0 ? {} : { system: instructions.join('\n\n') }),
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      ...(temperature === undefined ? {} : { temperature }),
      ...(seed === undefined ? {} : { seed }),
      ...(effort === undefined ? {} : { providerOptions: thinkingFor(effort) }),
      ...(signal === undefined ? {} : { abortSignal: signal }),
    };
  }
}

/** Far more characters than any token has on average: who says more has not heard how much was asked for. */
const CHARACTERS_OF_A_TOKEN = 64;

/** Errors: `reply-too-long` for a text that cannot be of the tokens that were allowed. */
function checkLength(text: string, { maxOutputTokens }: GenerateOptions, { url }: Endpoint): void {
  if (maxOutputTokens === undefined || text.length <= maxOutputTokens * CHARACTERS_OF_A_TOKEN) return;
  throw tooLong(url, `the ${maxOutputTokens} tokens that it was allowed`);
}

type Asked = Omit<Parameters<typeof generateText>[0], 'model' | 'prompt' | 'messages' | 'output'> & {
  readonly model: LanguageModelV4;
  readonly messages: ReturnType<typeof asked>[];
};

/**
 * The same reply, told of as it comes. The library is not told that it is JSON, since it would then parse all of the text
 * again with every part that comes: a time that grows with the square of the reply. Errors: as of `generateText`.
 */
async function streamed<T>(request: Asked, output: ReturnType<typeof Output.object<T>>, onText: OnText) {
  let failed: unknown;
  const format = await output.responseFormat;
  const model = wrapLanguageModel({
    model: request.model,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => (format === undefined ? params : { ...params, responseFormat: format }),
    },
  });
  // Whoever stops reading ends the call: the endpoint need not go on.
  const stop = new AbortController();
  const made = streamText({
    ...request,
    model,
    abortSignal: request.abortSignal === undefined ? stop.signal : AbortSignal.any([request.abortSignal, stop.signal]),
    onError: ({ error }) => {
      failed = error;
    },
  });
  let text = '';
  try {
    for await (const delta of made.textStream) {
      text += delta;
      onText(text);
    }
  } catch (error) {
    stop.abort();
    throw error;
  }
  if (failed !== undefined) throw failed;
  const [response, usage, finishReason] = await Promise.all([made.response, made.usage, made.finishReason]);
  const value = await output.parseCompleteOutput({ text }, { response, usage, finishReason });
  return { text, output: value, finishReason, usage };
}

/** Each protocol says it in its own words; what is meant for another is passed over. */
const thinkingFor = (effort: NonNullable<GenerateOptions['effort']>) => ({
  endpoint: { reasoningEffort: effort },
  openai: { reasoningEffort: effort },
  anthropic: { effort },
  google: { thinkingConfig: { thinkingLevel: effort } },
  xai: { reasoningEffort: effort },
});

function asked(message: Exclude<ModelMessage, { role: 'system' }> | ModelMessage) {
  if (message.role === 'user') return { role: 'user' as const, content: message.content.map(partOf) };
  return { role: 'assistant' as const, content: message.text };
}

const partOf = (part: ContentPart) =>
  part.type === 'text'
    ? { type: 'text' as const, text: part.text }
    : { type: 'file' as const, data: part.bytes, mediaType: part.mime };

const finishes: Readonly<Record<string, GeneratedText['finish']>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'refused',
};
const finishOf = (reason: string): GeneratedText['finish'] => finishes[reason] ?? 'other';

function useOf(usage: {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}): TokenUse {
  return {
    ...(usage.inputTokens === undefined ? {} : { input: usage.inputTokens }),
    ...(usage.outputTokens === undefined ? {} : { output: usage.outputTokens }),
  };
}

function malformed(error: NoObjectGeneratedError, endpoint: Endpoint): MadeleineError {
  const refused = error.finishReason === 'content-filter';
  const why = refused ? 'refused to answer' : 'did not answer with JSON of the asked form';
  return new MadeleineError('malformed-reply', `The model ${endpoint.model} ${why}.`, {
    action: 'Ask again, or choose a model that supports JSON output.',
    cause: { text: error.text ?? '', finish: error.finishReason, usage: error.usage, error: error.cause },
  });
}
