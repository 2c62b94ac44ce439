import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { z } from 'zod';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { attempt, isAskersFault } from '../../ports/attempt.ts';
import type { ProgressEvent } from '../../ports/progress.ts';
import { type CallBook, openCallBook } from '../calls/call-book.ts';
import type { Collection } from '../collection.ts';
import type { Judge } from '../judge.ts';
import { noSpending, type Outcome, type Reply, replySchema, type Spending } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { Rules } from '../rules.ts';
import type { Scored } from '../scored.ts';
import type { LoadedSuite } from '../suite.ts';
import type { Ingested, SystemUnderTest } from '../system.ts';
import { confidenceFigures } from './confidence-figures.ts';
import { ContentCache, contentKey } from './content-cache.ts';
import { costFigures } from './cost-figures.ts';
import { Journal } from './journal.ts';
import { latencyOf } from './latency.ts';
import { allIngested, type Budget, Ledger, plus } from './ledger.ts';
import { meteredJudge } from './metered-judge.ts';
import { openRecord, writeWhole } from './open-record.ts';
import { overRepeats } from './repeats.ts';
import { type RunConfig, type RunRecord, type RunRequest, runFiles } from './run-record.ts';
import { shownQuestions } from './shown-questions.ts';
import { idsOf, unknownEvidence, unknownItems } from './unknown-evidence.ts';

/** `ingest`, `ask`, `judge`, and what a system calls the parts of taking a collection in. The total is unknown while judging. */
export type RunProgress = ProgressEvent & { readonly spending: Spending; readonly perSecond?: number };

export type RunOptions = {
  readonly config: RunConfig;
  /** What else the run was told, for running it again. */
  readonly request?: RunRequest;
  readonly suite: LoadedSuite;
  readonly system: SystemUnderTest;
  readonly judges: readonly Judge[];
  readonly rules: Rules;
  /** The run's own folder: created, or carried on with. */
  readonly out: string;
  /** Where ingested collections and replies are kept between runs. */
  readonly cache: string;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly pauseMs: number;
  readonly concurrency?: number;
  readonly questionsPerSecond?: number;
  readonly budget: Budget;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: RunProgress) => void;
};

export type RunResult = { readonly record: RunRecord; readonly scored: Scored };

/** One question to be asked once. */
type Ask = { readonly question: AskedQuestion; readonly repeat: number; readonly seed: number };

/**
 * Ingests each collection once and asks every question of it, each exactly once a seed however often the run is
 * interrupted, then scores what was said. Errors: `usage` when the folder holds another run. A spent budget or an
 * interruption stops the run in good order: its record says so, and the same call carries on.
 */
export const run = (options: RunOptions): Promise<RunResult> => new Run(options).go();

class Run {
  readonly #options: RunOptions;
  readonly #replies: ContentCache<Timed>;
  readonly #ledger: Ledger;
  readonly #began = performance.now();
  #record: RunRecord;
  readonly #known = new Map<string, ReadonlySet<string>>();
  #done = 0;
  #judged = 0;
  #total = 0;

  constructor(options: RunOptions) {
    this.#options = options;
    this.#replies = new ContentCache(join(options.cache, 'replies'), timedSchema);
    this.#ledger = new Ledger(options.budget);
    this.#record = openRecord(options);
  }

  async go(): Promise<RunResult> {
    const { out, suite } = this.#options;
    this.#write();
    const journal = Journal.open(join(out, runFiles.journal));
    try {
      for (const outcome of journal.outcomes())
        if (outcome.state === 'answered') this.#ledger.add(outcome.reply.spending);
      const asks = this.#asks();
      this.#total = asks.length;
      const left = asks.filter(({ question, repeat }) => !journal.answered(question.id, repeat));
      this.#done = asks.length - left.length;
      this.#countTaken(left);
      const stopped = await this.#askAll(left, journal);
      const outcomes = inOrder(asks, journal.outcomes());
      const { scored, unjudged } = await this.#score(outcomes);
      for (const [name, content] of suite.predictionFiles(outcomes)) writeWhole(join(out, name), content);
      this.#close(outcomes, scored, stopped ?? unjudged);
      return { record: this.#record, scored };
    } finally {
      journal.close();
    }
  }

  #asks(): Ask[] {
    const { suite, config } = this.#options;
    const questions = suite.questions.slice(0, config.limit ?? suite.questions.length);
    return Array.from({ length: config.repeats }, (_, repeat) =>
      questions.map((question) => ({ question, repeat, seed: config.seed + repeat })),
    ).flat();
  }

  /** Returns why the run stopped before its end, if it did. */
  async #askAll(left: readonly Ask[], journal: Journal): Promise<string | undefined> {
    const { suite, signal } = this.#options;
    try {
      for (const collection of suite.collections) {
        const asks = left.filter(({ question }) => question.collection === collection.id);
        if (asks.length === 0) continue;
        signal.throwIfAborted();
        await this.#taken(collection.id, (ingested, book) => this.#askOf(ingested, book, asks, journal));
      }
      return undefined;
    } catch (error) {
      if (signal.aborted) return 'it was interrupted';
      if (isMadeleineError(error) && error.code === 'budget-spent') return error.message;
      throw error;
    }
  }

  /**
   * What taking collections in has cost already. Calls of a collection that is taken in once more are in its journal, and
   * are counted when they are read there.
   */
  #countTaken(left: readonly Ask[]): void {
    const again = new Set(left.map(({ question }) => question.collection));
    for (const [id, { spending, beside }] of Object.entries(this.#record.collections ?? {}))
      this.#ledger.add(again.has(id) ? beside : spending);
  }

  /** Takes a collection in for as long as `use` takes. Its calls are kept apart from systems, code and options. */
  async #taken(id: string, use: (ingested: Ingested, book: CallBook) => Promise<void>): Promise<void> {
    const { suite, cache, config, timeoutMs, retries, pauseMs, concurrency } = this.#options;
    const collection = suite.collections.find((one) => one.id === id);
    if (collection === undefined) throw new RangeError(`no collection ${id}`);
    const calls = contentKey({ suite: config.suite, dataSha256: config.dataSha256, collection: id });
    const book = await openCallBook({
      folder: join(cache, 'calls', calls.slice(0, 32)),
      ledger: this.#ledger,
      limits: { timeoutMs, retries, pauseMs, ...(concurrency === undefined ? {} : { parallel: concurrency }) },
      onProgress: (event) => this.#options.onProgress?.(event),
    });
    try {
      const ingested = await this.#ingest(collection, book);
      try {
        await use(ingested, book);
      } finally {
        await ingested.close();
      }
    } finally {
      book.close();
    }
  }

  async #ingest(collection: Collection, book: CallBook): Promise<Ingested> {
    const { suite, system, config, cache, signal } = this.#options;
    const { id } = collection;
    this.#report('ingest', id);
    const { remembers } = system;
    const of = remembers === undefined ? {} : { system: 'shared', systemIdentity: remembers };
    const workspace = join(cache, 'workspaces', this.#key({ collection: id, ...of }).slice(0, 32));
    if (!system.cacheable) await rm(workspace, { recursive: true, force: true });
    await mkdir(workspace, { recursive: true });
    const ingested = await system.ingest(collection, {
      workspace,
      signal,
      book,
      onProgress: (event) => this.#options.onProgress?.({ ...event, spending: this.#ledger.total }),
    });
    const { items, seconds, spending } = ingested.report;
    const before = this.#record.collections?.[id];
    const beside = plus(before?.beside ?? noSpending, spending ?? noSpending);
    const taken = { items, seconds: (before?.seconds ?? 0) + seconds, spending: plus(beside, book.spending), beside };
    const collections = { ...this.#record.collections, [id]: taken };
    this.#record = { ...this.#record, collections, ingest: allIngested(Object.values(collections)) };
    const known = await idsOf(collection);
    this.#known.set(id, known);
    const unknown = unknownEvidence(id, known, suite);
    const notes = [...(ingested.notes ?? []), ...(unknown === undefined ? [] : [unknown])];
    this.#record = { ...this.#record, notes: [...new Set([...this.#record.notes, ...notes])] };
    this.#write();
    this.#ledger.add(spending);
    if (config.retrievalOnly && !system.gives.ranking)
      throw new MadeleineError('usage', `The system ${system.name} does not return rankings.`, {
        action: 'Run without --retrieval-only.',
      });
    return ingested;
  }

  async #askOf(ingested: Ingested, book: CallBook, asks: readonly Ask[], journal: Journal): Promise<void> {
    const { concurrency, questionsPerSecond, system, signal } = this.#options;
    const queue = new PQueue({
      concurrency: concurrency ?? system.concurrency,
      ...(questionsPerSecond === undefined ? {} : { interval: 1000 / questionsPerSecond, intervalCap: 1 }),
    });
    let broken: unknown;
    const one = async (ask: Ask): Promise<void> => {
      if (broken !== undefined || signal.aborted) return;
      try {
        this.#ledger.check();
        const { outcome, beside } = await this.#ask(ingested, book.part(), ask);
        journal.append(outcome);
        this.#ledger.add(beside);
        this.#done += 1;
        this.#report('ask', ask.question.id);
      } catch (error) {
        broken ??= error;
      }
    };
    for (const ask of asks) {
      if (broken !== undefined || signal.aborted) break;
      await queue.onSizeLessThan(100);
      void queue.add(() => one(ask));
    }
    await queue.onIdle();
    if (broken !== undefined) throw broken;
    signal.throwIfAborted();
  }

  /** `beside`: what was spent that the book has not counted. */
  async #ask(
    ingested: Ingested,
    book: CallBook,
    { question, repeat, seed }: Ask,
  ): Promise<{ readonly outcome: Outcome; readonly beside?: Spending | undefined }> {
    const { config, system, signal, timeoutMs, retries, pauseMs } = this.#options;
    const key = this.#key({ question, seed, k: config.k, retrievalOnly: config.retrievalOnly });
    const kept = system.cacheable ? await this.#replies.get(key) : undefined;
    const of = { id: question.id, repeat, seed };
    if (kept !== undefined)
      return { outcome: { state: 'answered', ...of, ...kept, tries: 1, cached: true }, beside: kept.reply.spending };
    const asked = await attempt(
      (during) =>
        ingested.ask(question, { signal: during, seed, k: config.k, retrievalOnly: config.retrievalOnly, book }),
      { signal, timeoutMs, retries, pauseMs, isFinal: (error) => isAskersFault(error) || wasPatient(error, book) },
    );
    const { tries, tookMs } = asked;
    if (!asked.ok) {
      if (asked.error.code === 'budget-spent') throw asked.thrown;
      return { outcome: { state: 'failed', ...of, error: asked.error, tookMs, tries, spending: book.spending } };
    }
    const said = config.retrievalOnly ? withoutAnswer(asked.value) : asked.value;
    const reply =
      book.spending.calls === 0 ? said : { ...said, spending: plus(said.spending ?? noSpending, book.spending) };
    if (system.cacheable) await this.#replies.put(key, { reply, tookMs });
    return { outcome: { state: 'answered', ...of, reply, tookMs, tries, cached: false }, beside: said.spending };
  }

  /** Data set, code and system are part of every key. */
  #key(parts: Readonly<Record<string, unknown>>): string {
    const { dataSha256, codeSha256, system, systemIdentity, suite, language } = this.#options.config;
    return contentKey({ suite, language, dataSha256, codeSha256, system, systemIdentity, ...parts });
  }

  /** `unjudged` says why judging stopped before its end: verdicts that are there count, and the same call carries on. */
  async #score(outcomes: readonly Outcome[]): Promise<{ scored: Scored; unjudged: string | undefined }> {
    const { suite, system, judges, rules, out, signal, config } = this.#options;
    this.#judged = 0;
    const meter = meteredJudge({
      folder: join(out, 'verdicts'),
      ledger: this.#ledger,
      onJudged: () => {
        this.#judged += 1;
        this.#report('judge');
      },
    });
    const remembered = judges.map(meter.judge);
    const repeats: Scored[] = [];
    for (let repeat = 0; repeat < config.repeats; repeat++) {
      const of = outcomes.filter((outcome) => outcome.repeat === repeat);
      repeats.push(await suite.score(of, { rules, judges: remembered, signal }));
    }
    const scored = overRepeats(repeats);
    // Of a part of the questions a file says no less than of all: what it leaves out may not have been asked.
    const told = (system.remarks ?? []).filter(({ code }) => config.limit === undefined || !code.startsWith('missing'));
    const codes = new Set(told.map(({ code }) => code));
    const remarks = [
      ...told,
      ...scored.remarks.filter(({ code }) => !codes.has(code)),
      ...unknownItems(outcomes, suite, this.#known),
    ];
    return { scored: { ...scored, remarks }, unjudged: meter.stopped() };
  }

  #close(outcomes: readonly Outcome[], scored: Scored, stopped: string | undefined): void {
    const { out, judges, suite, config } = this.#options;
    const latency = latencyOf(outcomes);
    this.#record = {
      ...this.#record,
      state: stopped === undefined ? 'done' : 'stopped',
      ...(stopped === undefined ? {} : { stopped }),
      ...(stopped === undefined ? { finished: new Date().toISOString() } : {}),
      answered: outcomes.filter(({ state }) => state === 'answered').length,
      failed: outcomes.filter(({ state }) => state === 'failed').length,
      ...(latency === undefined ? {} : { latency }),
      spending: this.#ledger.total,
      peakRssMb: Math.max(this.#record.peakRssMb, process.resourceUsage().maxRSS / 1024),
      seconds: this.#record.seconds + (performance.now() - this.#began) / 1000,
      judges: judges.map(({ name, identity }) => ({ name, ...identity })),
      figures: [
        ...scored.figures,
        ...confidenceFigures(suite, outcomes, scored),
        ...costFigures(this.#record.ingest, outcomes),
      ],
      remarks: scored.remarks.map((remark) => ({ ...remark, examples: [...remark.examples] })),
    };
    writeWhole(join(out, runFiles.scores), `${JSON.stringify(scored.document, null, 1)}\n`);
    const perQuestion = Object.fromEntries([...scored.perQuestion].map(([name, of]) => [name, Object.fromEntries(of)]));
    writeWhole(join(out, runFiles.perQuestion), `${JSON.stringify(perQuestion)}\n`);
    writeWhole(join(out, runFiles.questions), `${JSON.stringify(shownQuestions(suite, config.limit))}\n`);
    this.#write();
  }

  #write(): void {
    writeWhole(join(this.#options.out, runFiles.record), `${JSON.stringify(this.#record, null, 2)}\n`);
  }

  #report(stage: 'ingest' | 'ask' | 'judge', path?: string): void {
    this.#options.onProgress?.({
      stage,
      ...(stage === 'judge' ? { done: this.#judged } : { done: this.#done, total: this.#total }),
      spending: this.#ledger.total,
      ...(path === undefined ? {} : { path }),
    });
  }
}

/** What was asked through the book was tried often enough there; but one that took too long goes on where it was. */
const wasPatient = (error: unknown, book: CallBook): boolean =>
  book.spending.calls > 0 && isMadeleineError(error) && error.code !== 'timeout';

type Timed = { readonly reply: Reply; readonly tookMs: number };
const timedSchema: z.ZodType<Timed> = z.object({ reply: replySchema, tookMs: z.number() });

/** What was not asked for is not scored: an outside system may say something all the same. */
const withoutAnswer = ({ said, cited: _cited, confidence: _confidence, ...ranking }: Reply): Reply =>
  said?.kind === 'items' ? { said, ...ranking } : ranking;

/** Of each question and repeat its last outcome, in the questions' order. */
function inOrder(asks: readonly Ask[], outcomes: readonly Outcome[]): Outcome[] {
  const known = new Map(outcomes.map((outcome) => [JSON.stringify([outcome.id, outcome.repeat]), outcome]));
  return asks.flatMap(({ question, repeat }) => known.get(JSON.stringify([question.id, repeat])) ?? []);
}
