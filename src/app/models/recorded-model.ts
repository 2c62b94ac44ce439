import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { errorCodes, isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { GeneratedText, GenerateOptions, LanguageModel } from '../../ports/language-model.ts';

const useSchema = z.object({ input: z.int().min(0).optional(), output: z.int().min(0).optional() });
const saidSchema = z.object({
  text: z.string(),
  finish: z.enum(['stop', 'length', 'refused', 'other']),
  use: useSchema,
});
/** One exchange: what was asked, as a hash and to be read, and what came of it. Keys and addresses are never part of it. */
const exchangeSchema = z.object({
  key: z.string(),
  model: z.string(),
  asked: z.array(z.object({ role: z.string(), text: z.string() })),
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('said'), said: saidSchema }),
    z.object({ kind: z.literal('failed'), code: z.enum(errorCodes), message: z.string() }),
  ]),
});
type Exchange = z.infer<typeof exchangeSchema>;
type Asked = GenerateOptions & { readonly schemaName?: string };

/** What a request is, whoever it is made to: its words, the bytes of its pictures, its options. */
function keyOf({ messages, maxOutputTokens, temperature, seed, effort, schemaName }: Asked): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify({ maxOutputTokens, temperature, seed, effort, schemaName }));
  for (const message of messages) {
    hash.update(`\n${message.role}\n`);
    if (message.role !== 'user') hash.update(message.text);
    else for (const part of message.content) hash.update(part.type === 'text' ? part.text : part.bytes);
  }
  return hash.digest('hex');
}

const readable = ({ messages }: Asked): Exchange['asked'] =>
  messages.map((message) => ({
    role: message.role,
    text:
      message.role === 'user'
        ? message.content.map((part) => (part.type === 'text' ? part.text : `[${part.mime}]`)).join('\n')
        : message.text,
  }));

/** A model whose every exchange is written to a file, a line each, so that it can be looked at and repeated. */
export function recordingModel(model: LanguageModel, file: string): LanguageModel {
  const record = async <T extends GeneratedText>(asked: Asked, made: () => Promise<T>): Promise<T> => {
    const write = (outcome: Exchange['outcome']) =>
      appendFile(
        file,
        `${JSON.stringify({ key: keyOf(asked), model: model.name, asked: readable(asked), outcome })}\n`,
        {
          mode: 0o600,
        },
      );
    try {
      const said = await made();
      await write({ kind: 'said', said: { text: said.text, finish: said.finish, use: { ...said.use } } });
      return said;
    } catch (error) {
      if (isMadeleineError(error)) await write({ kind: 'failed', code: error.code, message: error.message });
      throw error;
    }
  };
  return {
    name: model.name,
    identity: model.identity,
    generate: (options) => record(options, () => model.generate(options)),
    generateObject: (options) => record(options, () => model.generateObject(options)),
    async *stream(options) {
      let text = '';
      for await (const part of model.stream(options)) {
        if ('delta' in part) text += part.delta;
        else await record(options, async () => ({ text, ...part }));
        yield part;
      }
    },
  };
}

/**
 * A model that says what was recorded, and nothing else. The same request made several times gets what was said each time,
 * in order; the last reply repeats. Errors: `unreadable`, `corrupt` for the file; `not-found` for what was never asked.
 */
export async function replayingModel(name: string, file: string): Promise<LanguageModel> {
  const recorded = Map.groupBy(await exchangesOf(file), ({ key }) => key);
  const told = new Map<string, number>();
  const next = (asked: Asked): GeneratedText => {
    const key = keyOf(asked);
    const all = recorded.get(key) ?? [];
    const at = told.get(key) ?? 0;
    told.set(key, at + 1);
    const exchange = all[Math.min(at, all.length - 1)];
    if (exchange === undefined) {
      throw new MadeleineError('not-found', `The recording ${file} has no reply to this request.`, {
        path: file,
        action: 'Record it again: the question, the memory or the program has changed since.',
      });
    }
    const { outcome } = exchange;
    if (outcome.kind === 'failed') throw new MadeleineError(outcome.code, outcome.message);
    const { input, output } = outcome.said.use;
    const use = { ...(input === undefined ? {} : { input }), ...(output === undefined ? {} : { output }) };
    return { ...outcome.said, use };
  };
  return {
    name,
    identity: {
      replayed: createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    },
    generate: async (options) => next(options),
    generateObject: async (options) => {
      const said = next(options);
      return { ...said, value: options.schema.parse(JSON.parse(said.text)) };
    },
    async *stream(options) {
      const { text, ...rest } = next(options);
      yield { delta: text };
      yield rest;
    },
  };
}

async function exchangesOf(file: string): Promise<Exchange[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new MadeleineError('unreadable', `The recording ${file} cannot be read.`, { path: file, cause });
  }
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => {
      try {
        return exchangeSchema.parse(JSON.parse(line));
      } catch (cause) {
        throw new MadeleineError('corrupt', `Line ${i + 1} of the recording ${file} is not an exchange.`, {
          path: file,
          action: 'Remove the line, or record again.',
          cause,
        });
      }
    });
}
