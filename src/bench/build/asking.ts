import { join } from 'node:path';
import { openNamedEmbedder } from '../../app/models/named-embedder.ts';
import { readConfiguration } from '../../app/settings/configuration.ts';
import type { ContentPart } from '../../ports/language-model.ts';
import { type CallBook, openCallBook } from '../calls/call-book.ts';
import { Caller } from '../calls/caller.ts';
import { openCalled } from '../calls/open-caller.ts';
import { picturesKept, textsKept } from '../calls/vectors-kept.ts';
import { Ledger } from '../runner/ledger.ts';
import type { Asked, Asker, Likener, Prompt } from './asker.ts';

export type BookOptions = {
  readonly concurrency: number;
  readonly budgetDollars?: number;
  readonly budgetTokens?: number;
};

/**
 * The journal of a build's model calls, in its folder `calls`. The budget is the whole build's: what earlier runs spent
 * counts, whether or not their calls are read again. Whoever opens it closes it.
 */
export async function openBuildBook(folder: string, options: BookOptions): Promise<CallBook> {
  const { concurrency, budgetDollars: dollars, budgetTokens: tokens } = options;
  const ledger = new Ledger({
    ...(dollars === undefined ? {} : { dollars }),
    ...(tokens === undefined ? {} : { tokens }),
  });
  const book = await openCallBook({ folder: join(folder, 'calls'), ledger, limits: { parallel: concurrency } });
  for (const [key, spent] of book.shared.journal.costs()) {
    book.shared.counted.add(key);
    ledger.add(spent);
    book.count(spent);
  }
  return book;
}

/** Opens a model of the configuration, or `URL#MODEL`. Errors: `usage`, `invalid-configuration`, `offline`. */
export async function openAsker(
  named: string,
  configurationFolder: string,
  book: CallBook,
  signal: AbortSignal,
): Promise<Asker> {
  const called = await openCalled({ model: named }, readConfiguration(configurationFolder));
  const caller = new Caller({ ...called, book, signal });
  const { model } = called;
  return {
    model: model.name,
    identity: model.identity,
    caller,
    async ask<T>(prompt: Prompt<T>, question: string, pictures: readonly Uint8Array[] = []): Promise<Asked<T>> {
      const { name, version, instructions, schema } = prompt;
      const reply = await caller.call({
        step: name,
        prompt: `${name}@${version}`,
        instructions,
        content: contentOf(question, pictures),
        schema,
        schemaName: name.replace(/[^A-Za-z0-9_-]+/g, '_'),
      });
      if (reply.state === 'answered')
        return {
          state: 'answered',
          value: reply.value,
          by: { kind: 'model', model: model.name, prompt: name, version },
        };
      if (reply.state === 'refused') return { state: 'skipped', code: 'refused', message: reply.said };
      return { state: 'skipped', code: 'malformed-reply', message: `${model.name} gave no readable reply.` };
    },
  };
}

/**
 * Opens an embedder of the configuration, `URL#MODEL` or `folder:PATH`; without a name the local folder that is
 * configured, if any. Whoever opens it closes it. Errors: those of `openNamedEmbedder`.
 */
export async function openLikener(
  named: string | undefined,
  configurationFolder: string,
  book: CallBook,
  signal: AbortSignal,
): Promise<Likener | undefined> {
  const configuration = readConfiguration(configurationFolder);
  const { folder } = configuration.embedder ?? {};
  const name = named ?? (folder === undefined ? undefined : `folder:${folder}`);
  if (name === undefined) return undefined;
  const embedder = await openNamedEmbedder(name, configuration, 'data-url');
  const keeping = { book, signal };
  return {
    space: embedder.space,
    seesPictures: embedder.seesPictures,
    texts: (texts) => textsKept(keeping, embedder, texts),
    pictures: (pictures) => picturesKept(keeping, embedder, pictures),
    close: () => embedder.close(),
  };
}

const contentOf = (question: string, pictures: readonly Uint8Array[]): string | readonly ContentPart[] =>
  pictures.length === 0
    ? question
    : [
        ...pictures.map((bytes): ContentPart => ({ type: 'image', mime: 'image/jpeg', bytes })),
        { type: 'text', text: question },
      ];
