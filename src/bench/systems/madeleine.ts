import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, openOrMakeApp } from '../../app/app.ts';
import { modelSettings } from '../../app/models/models.ts';
import { promptVersions } from '../../app/models/prompt-versions.ts';
import type { ModelOpener } from '../../app/open-memory.ts';
import type { Compared } from '../../app/search/compared.ts';
import { type Configuration, readConfiguration } from '../../app/settings/configuration.ts';
import { programVersion } from '../../app/settings/program-version.ts';
import type { AskResponse } from '../../contract/question-verbs.ts';
import type { AnswererName } from '../../memory/answer.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { Prices } from '../call-spending.ts';
import type { CallBook } from '../calls/call-book.ts';
import { keptModel } from '../calls/kept-model.ts';
import { openUnhurriedModel } from '../calls/open-caller.ts';
import type { Collection } from '../collection.ts';
import { noSpending, type Reply, type Said } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { AskOptions, IngestReport, SystemUnderTest } from '../system.ts';
import type { RowOptions } from './row-options.ts';
import { variantOf } from './variants.ts';

/** A set is not cut at the places that a ranking is looked at. */
const MOST_OF_A_SET = 100;

/** Written when a workspace holds the whole collection, so that a cut ingestion is not taken for one. */
const COMPLETE = 'ingested.json';

/** Madeleine itself, through the same composition root as the command line, with a memory of its own a collection. */
export const madeleineSystem = (written?: string): SystemUnderTest =>
  written === undefined
    ? madeleineWith('madeleine', {})
    : madeleineWith(`madeleine:${written}`, { compared: variantOf(written) });

/**
 * Madeleine with a model as answerer. An answer made without the model after all is counted as a failure of the row, which
 * is about the model. Errors: `usage` for a model that the configuration does not know.
 */
export function madeleineAnsweredBy(
  answerer: AnswererName,
  named: string,
  folder: string,
  { read, reader, textOnly }: RowOptions,
): SystemUnderTest {
  const model = reader ?? named;
  const configuration = readConfiguration(folder);
  const { url, model: called, prices } = modelSettings(model, configuration);
  const pictures = textOnly !== true;
  return madeleineWith(`madeleine+${answerer}:${named}`, {
    compared: { records: read },
    answering: { answerer, model, pictures, configuration, identity: { url, model: called, pictures }, prices },
  });
}

/**
 * PhotoBench's framework in phases (App. H, I) as this program has it: rules and gazetteers first; the model only where the
 * first search is unsure, as planner and as evaluator of what is found. Errors: `usage` for a model that the configuration does not know.
 */
export function madeleineInPhases(model: string, folder: string): SystemUnderTest {
  const configuration = readConfiguration(folder);
  const { url, model: called, prices } = modelSettings(model, configuration);
  return madeleineWith(`madeleine+phases:${model}`, {
    phases: { model, configuration, identity: { url, model: called }, prices },
  });
}

type WithModel = {
  readonly model: string;
  readonly configuration: Configuration;
  readonly identity: Readonly<Record<string, unknown>>;
  readonly prices: Prices | undefined;
};

type Ways = {
  readonly phases?: WithModel;
  readonly compared?: Compared;
  readonly answering?: WithModel & { readonly answerer: AnswererName; readonly pictures: boolean };
};

/** A question that is being asked: where its model calls are kept, and what went wrong with one for good. */
type Asking = { readonly book: CallBook; failed?: unknown };

/** Models of the program, asked through the book of the question that is being asked. */
const opener =
  (questions: AsyncLocalStorage<Asking>, { answering, phases }: Ways): ModelOpener =>
  async (named, { configuration }) =>
    keptModel({
      model: await openUnhurriedModel(named, configuration),
      prices: (answering ?? phases)?.prices,
      step: answering === undefined ? 'phases' : 'answer',
      book: () => {
        const asking = questions.getStore();
        if (asking === undefined) throw new TypeError('a model that is asked for no question');
        return asking.book;
      },
      failed: (error) => {
        const asking = questions.getStore();
        if (asking !== undefined) asking.failed ??= error;
      },
    });

/** The program goes on without a model that fails; a row that is about the model does not. */
function checkAsked({ failed }: Asking): void {
  if (failed !== undefined) throw failed;
}

const memoryIdentity = { version: programVersion };

const madeleineWith = (name: string, ways: Ways): SystemUnderTest => ({
  name,
  identity: {
    ...memoryIdentity,
    answerer: ways.answering?.answerer ?? 'extractive',
    ...ways.compared,
    ...(ways.answering === undefined ? {} : { ...ways.answering.identity, prompts: promptVersions }),
    ...(ways.phases === undefined ? {} : { phases: 3, ...ways.phases.identity, prompts: promptVersions }),
  },
  remembers: memoryIdentity,
  gives: { ranking: true, answers: true },
  cacheable: true,
  concurrency: 1,
  async ingest(collection, { workspace, signal, onProgress }) {
    const folder = join(workspace, 'memory');
    const questions = new AsyncLocalStorage<Asking>();
    const { app } = await openOrMakeApp(folder, { quiet: true, ...reaching(ways) }, 'off', opener(questions, ways));
    try {
      const report = await filled(app, collection, workspace, {
        signal,
        ...(onProgress === undefined ? {} : { onProgress }),
      });
      await app.warm();
      const latest = await latestTime(collection);
      const at = (question: AskedQuestion): AskedQuestion =>
        question.now !== undefined || latest === undefined ? question : { ...question, now: latest };
      return {
        report,
        ask: (question, options) => {
          const asking: Asking = { book: options.book };
          return questions.run(asking, () => reply(app, at(question), options, { ...ways, asking }));
        },
        close: () => app.close(),
      };
    } catch (error) {
      await app.close();
      throw error;
    }
  },
});

/** A question without a date is asked when the collection ends, so that "last summer" means the same on every day. */
async function latestTime(collection: Collection): Promise<string | undefined> {
  let latest: string | undefined;
  for await (const { time } of collection.items()) {
    const end = (time?.end ?? time?.start)?.slice(0, 19);
    if (end !== undefined && /T\d{2}:\d{2}:\d{2}$/.test(end) && (latest === undefined || end > latest)) latest = end;
  }
  return latest;
}

async function filled(
  app: App,
  collection: Collection,
  workspace: string,
  options: { readonly signal: AbortSignal; readonly onProgress?: ProgressListener },
): Promise<IngestReport> {
  const complete = join(workspace, COMPLETE);
  const began = performance.now();
  if (!existsSync(complete)) {
    const added = await app.add([], { as: 'auto', sources: [await collection.source()], ...options });
    options.signal.throwIfAborted();
    await writeFile(complete, `${JSON.stringify({ failed: added.failed.length, items: added.items })}\n`);
  }
  const { items } = await app.status();
  return {
    items: Object.values(items).reduce((sum, n) => sum + n, 0),
    seconds: (performance.now() - began) / 1000,
    spending: noSpending,
  };
}

async function reply(
  app: App,
  question: AskedQuestion,
  { k, retrievalOnly, signal }: AskOptions,
  { compared, answering, phases, asking }: Ways & { readonly asking: Asking },
): Promise<Reply> {
  const now = {
    ...(compared === undefined ? {} : { compared }),
    ...(question.now === undefined ? {} : { now: question.now }),
    ...(phases === undefined ? {} : { planning: 'when-unsure' as const, evaluate: true, model: phases.model, signal }),
  };
  if (question.form === 'ratings') return {};
  // A ranking for recall is never cut; a set is what the program would show.
  const set = question.form === 'items';
  const limit = set ? Math.max(k, MOST_OF_A_SET) : k;
  const found = await app.search(question.text, { ...now, limit, cut: set });
  const retrieved = found.items.map(({ id, score }) => ({ id, score }));
  checkAsked(asking);
  if (question.form === 'items') return { said: { kind: 'items' }, retrieved, plan: found.planText };
  // The program makes no choices: of options it says none, and what it finds counts.
  if (retrievalOnly || question.form === 'choice') return { retrieved, plan: found.planText };
  const by =
    answering === undefined
      ? {}
      : { answerer: answering.answerer, model: answering.model, pictures: answering.pictures, signal };
  const answer = await app.ask(question.text, { ...now, ...by });
  checkAsked(asking);
  const { fellBack } = answer.answerer ?? {};
  if (fellBack !== undefined) throw new MadeleineError('system-failed', fellBack);
  return {
    said: saidBy(answer),
    retrieved,
    cited: answer.citations.map(({ id }) => id),
    confidence: answer.confidence,
    plan: found.planText,
  };
}

/** Without a model nothing may use the network; with one, as its configuration says. */
function reaching({ answering, phases }: Ways): Configuration {
  const configuration = (answering ?? phases)?.configuration;
  if (configuration === undefined) return { offline: true };
  const { offline, models } = configuration;
  return { ...(offline === undefined ? {} : { offline }), ...(models === undefined ? {} : { models }) };
}

function saidBy(answer: AskResponse): Said {
  if (answer.outcome === 'failed') throw new MadeleineError('internal', answer.answer);
  if (answer.outcome === 'abstained') return { kind: 'abstained', reason: answer.answer };
  return { kind: 'text', text: answer.answer };
}
