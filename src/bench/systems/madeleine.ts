import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, initMemory, openApp } from '../../app/app.ts';
import type { Compared } from '../../app/compared.ts';
import { programVersion } from '../../app/program-version.ts';
import type { AskResponse } from '../../contract/question-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { Collection } from '../collection.ts';
import { noSpending, type Reply, type Said } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { AskOptions, IngestReport, SystemUnderTest } from '../system.ts';
import { variantOf } from './variants.ts';

/** A set is not cut at the places that a ranking is looked at. */
const MOST_OF_A_SET = 100;

/** Written when a workspace holds the whole collection, so that a cut ingestion is not taken for one. */
const COMPLETE = 'ingested.json';

/** Madeleine itself, through the same composition root as the command line, with a memory of its own a collection. */
export const madeleineSystem = (written?: string): SystemUnderTest =>
  written === undefined
    ? madeleineWith('madeleine', undefined)
    : madeleineWith(`madeleine:${written}`, variantOf(written));

const memoryIdentity = { version: programVersion };

const madeleineWith = (name: string, compared: Compared | undefined): SystemUnderTest => ({
  name,
  identity: { ...memoryIdentity, answerer: 'extractive', ...compared },
  remembers: memoryIdentity,
  gives: { ranking: true, answers: true },
  cacheable: true,
  concurrency: 1,
  async ingest(collection, { workspace, signal, onProgress }) {
    const folder = join(workspace, 'memory');
    await initMemory(folder, 'off', async () => 'off');
    const app = await openApp(folder, { quiet: true, offline: true });
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
        ask: (question, options) => reply(app, at(question), options, compared),
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
  { k, retrievalOnly }: AskOptions,
  compared: Compared | undefined,
): Promise<Reply> {
  const now = {
    ...(compared === undefined ? {} : { compared }),
    ...(question.now === undefined ? {} : { now: question.now }),
  };
  if (question.form === 'choice' || question.form === 'ratings') return {};
  // A ranking for recall is never cut; a set is what the program would show.
  const set = question.form === 'items';
  const limit = set ? Math.max(k, MOST_OF_A_SET) : k;
  const found = await app.search(question.text, { ...now, limit, cut: set });
  const retrieved = found.items.map(({ id, score }) => ({ id, score }));
  if (question.form === 'items') return { said: { kind: 'items' }, retrieved, plan: found.planText };
  if (retrievalOnly) return { retrieved, plan: found.planText };
  const answer = await app.ask(question.text, now);
  return {
    said: saidBy(answer),
    retrieved,
    cited: answer.citations.map(({ id }) => id),
    confidence: answer.confidence,
    plan: found.planText,
  };
}

function saidBy(answer: AskResponse): Said {
  if (answer.outcome === 'failed') throw new MadeleineError('internal', answer.answer);
  if (answer.outcome === 'abstained') return { kind: 'abstained', reason: answer.answer };
  return { kind: 'text', text: answer.answer };
}
