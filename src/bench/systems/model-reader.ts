import { createHash } from 'node:crypto';
import { modelSettings, openLanguageModel } from '../../app/models/models.ts';
import { readConfiguration } from '../../app/settings/configuration.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ModelMessage } from '../../ports/language-model.ts';
import { callSpending } from '../call-spending.ts';
import type { Said, Spending } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { ItemText } from './item-text.ts';
import { readerInstructions, readerPromptVersion, readerQuestion, saysNothing } from './reader.prompt.ts';

/** Reads an answer off texts. `said` is absent where the form is none that it can give. */
export type Reader = {
  readonly identity: Readonly<Record<string, unknown>>;
  readonly concurrency: number;
  read(
    question: AskedQuestion,
    texts: readonly ItemText[],
    options: { readonly signal: AbortSignal; readonly seed: number },
  ): Promise<{ readonly said?: Said; readonly spending?: Spending }>;
};

/** A language model of the configuration, or `URL#MODEL`, as reader. Errors: `usage`, `invalid-configuration`, `offline`. */
export async function modelReader(name: string, configurationFolder: string): Promise<Reader> {
  const configuration = readConfiguration(configurationFolder);
  const { prices } = modelSettings(name, configuration);
  const model = await openLanguageModel(name, configuration);
  return {
    identity: {
      ...model.identity,
      prompt: createHash('sha256').update(readerInstructions).digest('hex'),
      version: readerPromptVersion,
      temperature: 0,
    },
    concurrency: 4,
    async read(question, texts, { signal, seed }) {
      if (question.form === 'ratings' || question.form === 'items') return {};
      const asked = readerQuestion(question.text, question.options ?? [], texts.map(recordOf));
      const messages: ModelMessage[] = [
        { role: 'system', text: readerInstructions },
        { role: 'user', content: [{ type: 'text', text: asked }] },
      ];
      const { text, finish, use } = await model.generate({ messages, temperature: 0, seed, signal });
      if (finish === 'refused') throw new MadeleineError('system-failed', `${name} refused to answer.`);
      return { said: saidBy(text.trim(), question), spending: callSpending(use, prices) };
    },
  };
}

/** Ids are part of a record here: a question may ask which ones. */
const recordOf = ({ id, text }: ItemText): string => `ID: ${id}\n${text}`;

function saidBy(text: string, question: AskedQuestion): Said {
  if (saysNothing.test(text)) return { kind: 'abstained', reason: text };
  return question.form === 'choice' ? { kind: 'choice', letter: text } : { kind: 'text', text };
}
