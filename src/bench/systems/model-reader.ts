import { createHash } from 'node:crypto';
import { readConfiguration } from '../../app/settings/configuration.ts';
import type { ContentPart } from '../../ports/language-model.ts';
import { answered } from '../calls/asked.ts';
import type { CallBook } from '../calls/call-book.ts';
import { Caller } from '../calls/caller.ts';
import { openCalled } from '../calls/open-caller.ts';
import type { Said, Spending } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { ItemText } from './item-text.ts';
import { readerInstructions, readerPromptVersion, readerQuestion, saysNothing } from './reader.prompt.ts';
import type { SeenItems } from './seen-items.ts';

export type ReadingOptions = {
  readonly signal: AbortSignal;
  readonly seed: number;
  /** Where the call is kept and counted; absent, it is only counted. */
  readonly book: CallBook;
  /** What the items show, beside their texts. */
  readonly seen?: SeenItems;
};

/** Reads an answer off texts. `said` is absent where the form is none that it can give. */
export type Reader = {
  readonly identity: Readonly<Record<string, unknown>>;
  readonly concurrency: number;
  /** Whether it is shown pictures and frames, and not only texts. */
  readonly sees: boolean;
  read(
    question: AskedQuestion,
    texts: readonly ItemText[],
    options: ReadingOptions,
  ): Promise<{ readonly said?: Said; readonly spending?: Spending }>;
};

/**
 * A language model of the configuration, or `URL#MODEL`, as reader. It is shown what the items it reads show, unless it is
 * to read texts alone. Its calls are counted in the question's book. Errors: `usage`, `invalid-configuration`, `offline`.
 */
export async function modelReader(
  name: string,
  configurationFolder: string,
  { textOnly = false }: { readonly textOnly?: boolean | undefined } = {},
): Promise<Reader> {
  const asked = await openCalled({ model: name }, readConfiguration(configurationFolder));
  return {
    identity: {
      ...asked.model.identity,
      prompt: createHash('sha256').update(readerInstructions).digest('hex'),
      version: readerPromptVersion,
      temperature: 0,
      sees: !textOnly,
    },
    concurrency: 4,
    sees: !textOnly,
    async read(question, texts, { signal, seed, book, seen }) {
      if (question.form === 'ratings' || question.form === 'items') return {};
      const words = readerQuestion(question.text, question.options ?? [], texts.map(recordOf));
      const said = await new Caller({ ...asked, book, signal }).say({
        step: 'answer',
        prompt: `reader@${readerPromptVersion}`,
        instructions: readerInstructions,
        content: [{ type: 'text', text: words }, ...(seen === undefined ? [] : await shown(texts, seen))],
        seed,
      });
      return { said: saidBy(answered(said, name).trim(), question) };
    },
  };
}

/** Each picture under the id of its record; a text made of several items shows what each of them does. */
async function shown(texts: readonly ItemText[], seen: SeenItems): Promise<ContentPart[]> {
  const ids = [...new Set(texts.flatMap(({ id }) => id.split(', ')))];
  const parts: ContentPart[] = [];
  for (const id of ids) {
    const pictures = await seen.of(id);
    if (pictures.length > 0) parts.push({ type: 'text', text: `What ${id} shows:` }, ...pictures);
  }
  return parts;
}

/** Ids are part of a record here: a question may ask which ones. */
const recordOf = ({ id, text }: ItemText): string => `ID: ${id}\n${text}`;

function saidBy(text: string, question: AskedQuestion): Said {
  if (saysNothing.test(text)) return { kind: 'abstained', reason: text };
  return question.form === 'choice' ? { kind: 'choice', letter: text } : { kind: 'text', text };
}
