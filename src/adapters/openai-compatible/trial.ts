import { generateText, Output, streamText, tool } from 'ai';
import { z } from 'zod';
import { isMadeleineError } from '../../memory/errors.ts';
import { ifReadable } from '../../memory/readable.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Endpoint } from './endpoint.ts';
import { modelError } from './model-error.ts';
import { chatModel } from './provider.ts';

/** What was found out: whether the model can do it, and how that was seen. */
export type Tried = { readonly can: boolean | undefined; readonly note: string };
export type EndpointTrial = (endpoint: Endpoint, signal: AbortSignal) => Promise<Tried>;

/** A red square of eight by eight pixels, as PNG. */
const RED_SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4z8CAFTEMLQkAKP8/wc53yE8AAAAASUVORK5CYII=';

const listSchema = z.object({ data: z.array(z.looseObject({ id: z.string() })) });
/** How servers say the length of their context, each in its own way. */
const contextSchema = z.looseObject({
  max_model_len: ifReadable(z.number()),
  context_length: ifReadable(z.number()),
  max_context_length: ifReadable(z.number()),
  loaded_context_length: ifReadable(z.number()),
  meta: z.looseObject({ n_ctx_train: ifReadable(z.number()), n_ctx: ifReadable(z.number()) }).optional(),
});

/** How a key is shown, which two hosts have ways of their own for. */
function keyHeaders({ apiKey, provider }: Endpoint): Record<string, string> {
  if (apiKey === undefined) return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  return provider === 'google' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}

/** The endpoint's own list of models. Errors as of `LanguageModel`. */
async function listed(
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<z.infer<typeof listSchema>['data'] | undefined> {
  try {
    const response = await boundedFetch(endpoint)(`${endpoint.url}/models`, { headers: keyHeaders(endpoint), signal });
    if (!response.ok) return undefined;
    const parsed = listSchema.safeParse(await response.json());
    return parsed.success ? parsed.data.data : undefined;
  } catch (error) {
    throw modelError(error, endpoint, signal);
  }
}

export const reach: EndpointTrial = async (endpoint, signal) => {
  const models = await listed(endpoint, signal);
  if (models === undefined) return { can: undefined, note: 'the server answers, but lists no models' };
  const ids = models.map(({ id }) => id);
  if (ids.includes(endpoint.model)) return { can: true, note: `the server has ${endpoint.model}` };
  const some = ids.slice(0, 5).join(', ');
  return { can: false, note: `the server has no ${endpoint.model}; it has ${some === '' ? 'none' : some}` };
};

export const context: EndpointTrial = async (endpoint, signal) => {
  const found = (await listed(endpoint, signal))?.find(({ id }) => id === endpoint.model);
  const told = contextSchema.safeParse(found);
  if (!told.success) return { can: undefined, note: 'the server does not say' };
  const { max_model_len, context_length, max_context_length, loaded_context_length, meta } = told.data;
  const length =
    loaded_context_length ?? max_model_len ?? context_length ?? max_context_length ?? meta?.n_ctx ?? meta?.n_ctx_train;
  return length === undefined
    ? { can: undefined, note: 'the server does not say' }
    : { can: length >= LEAST_CONTEXT, note: `${length.toLocaleString('en')} tokens` };
};
/** Evidence takes 6,000 tokens, instructions and steps as many again. */
export const LEAST_CONTEXT = 12_000;

export const text: EndpointTrial = async (endpoint, signal) => {
  const began = performance.now();
  const made = await generateText({
    model: await chatModel(endpoint, false),
    maxRetries: 0,
    abortSignal: signal,
    prompt: 'Write the numbers from 1 to 30 in words, separated by commas, and nothing else.',
  });
  if (made.text.trim() === '') return { can: false, note: 'it said nothing' };
  const seconds = (performance.now() - began) / 1000;
  const tokens = made.usage.outputTokens;
  const speed = tokens === undefined ? 'tokens are not counted' : `${Math.round(tokens / seconds)} tokens a second`;
  return { can: true, note: `${seconds.toFixed(1)} s, ${speed}` };
};

export const stream: EndpointTrial = async (endpoint, signal) => {
  const began = performance.now();
  let parts = 0;
  let first: number | undefined;
  let failed: unknown;
  const made = streamText({
    model: await chatModel(endpoint, false),
    maxRetries: 0,
    abortSignal: signal,
    prompt: 'Count from 1 to 20.',
    onError: ({ error }) => {
      failed = error;
    },
  });
  for await (const _part of made.textStream) {
    first ??= performance.now() - began;
    parts += 1;
  }
  if (failed !== undefined) throw failed;
  if (first === undefined) return { can: false, note: 'nothing came' };
  return { can: parts > 1, note: `the first words after ${(first / 1000).toFixed(1)} s, in ${parts} parts` };
};

const colour = z.object({ colour: z.string(), letters: z.int() });
const jsonWith =
  (schemas: boolean): EndpointTrial =>
  async (endpoint, signal) => {
    const { output } = await generateText({
      model: await chatModel(endpoint, schemas),
      maxRetries: 0,
      abortSignal: signal,
      output: Output.object({ schema: colour, name: 'colour' }),
      prompt: 'As JSON: the colour of grass in English, and how many letters the word has.',
    });
    const { letters } = colour.parse(output);
    return { can: true, note: letters === 5 ? 'of the asked form' : 'of the asked form, though wrong' };
  };
export const json = jsonWith(false);
export const schema = jsonWith(true);

export const tools: EndpointTrial = async (endpoint, signal) => {
  const made = await generateText({
    model: await chatModel(endpoint, false),
    maxRetries: 0,
    abortSignal: signal,
    tools: { add: tool({ description: 'Adds two numbers.', inputSchema: z.object({ a: z.number(), b: z.number() }) }) },
    prompt: 'Use the tool to add 17 and 25.',
  });
  const [call] = made.toolCalls;
  return call === undefined
    ? { can: false, note: 'it called none' }
    : { can: true, note: `it called ${call.toolName}` };
};

export const images: EndpointTrial = async (endpoint, signal) => {
  const data = Uint8Array.from(atob(RED_SQUARE), (letter) => letter.charCodeAt(0));
  const made = await generateText({
    model: await chatModel(endpoint, false),
    maxRetries: 0,
    abortSignal: signal,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What colour is this picture? One word.' },
          { type: 'file', data, mediaType: 'image/png' },
        ],
      },
    ],
  });
  const sees = /\b(?:red|rouge|rot|rojo)\b|红/iu.test(made.text);
  return {
    can: sees,
    note: sees ? 'it saw that a red square is red' : `of a red square it said: ${made.text.slice(0, 60)}`,
  };
};

/** What a trial failed of, in words; a reply that is not of the asked form is a no. */
export function failureOf(
  error: unknown,
  endpoint: Endpoint,
  signal: AbortSignal,
): { malformed: boolean; note: string } {
  const known = modelError(error, endpoint, signal);
  const note = known instanceof Error ? known.message : String(known);
  const refused = isMadeleineError(known) && (known.code === 'system-failed' || known.code === 'invalid-configuration');
  const malformed = error instanceof Error && /^AI_(?:NoObject|NoOutput|JSONParse|TypeValidation)/.test(error.name);
  return { malformed: malformed || refused, note };
}
