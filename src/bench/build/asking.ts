import { openLanguageModel } from '../../app/models/models.ts';
import { readConfiguration } from '../../app/settings/configuration.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import type { ContentPart, LanguageModel, ModelMessage } from '../../ports/language-model.ts';
import { callSpending, type Prices } from '../call-spending.ts';
import type { Ledger } from '../runner/ledger.ts';
import type { Asked, Asker, Prompt } from './asker.ts';

export type AskerOptions = {
  readonly configurationFolder: string;
  readonly ledger: Ledger;
  readonly signal: AbortSignal;
};

/** Opens a model of the configuration, or `URL#MODEL`. Errors: `usage`, `invalid-configuration`, `offline`. */
export async function openAsker(named: string, options: AskerOptions): Promise<Asker> {
  const configuration = readConfiguration(options.configurationFolder);
  const { modelSettings } = await import('../../app/models/models.ts');
  const { prices } = modelSettings(named, configuration);
  return askerOf(await openLanguageModel(named, configuration), prices, options);
}

function askerOf(model: LanguageModel, prices: Prices | undefined, { ledger, signal }: AskerOptions): Asker {
  return {
    model: model.name,
    identity: model.identity,
    async ask<T>(prompt: Prompt<T>, question: string, pictures: readonly Uint8Array[] = []): Promise<Asked<T>> {
      ledger.check();
      const messages = messagesOf(prompt.instructions, question, pictures);
      const request = { messages, temperature: 0, signal, schema: prompt.schema, schemaName: prompt.name };
      try {
        const { value, use } = await model.generateObject(request);
        ledger.add(callSpending(use, prices));
        return { state: 'answered', value, by: madeBy(model.name, prompt) };
      } catch (error) {
        if (!isMadeleineError(error) || error.code !== 'malformed-reply') throw error;
        ledger.add(callSpending({}, prices));
        return { state: 'skipped', code: error.code, message: error.message };
      }
    },
  };
}

const madeBy = (model: string, { name, version }: Prompt<unknown>) =>
  ({ kind: 'model', model, prompt: name, version }) as const;

const messagesOf = (system: string, question: string, pictures: readonly Uint8Array[]): ModelMessage[] => [
  { role: 'system', text: system },
  {
    role: 'user',
    content: [
      ...pictures.map((bytes): ContentPart => ({ type: 'image', mime: 'image/jpeg', bytes })),
      { type: 'text', text: question },
    ],
  },
];
