import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { lockBuild } from '../../app/lock-folder.ts';
import { programVersion } from '../../app/settings/program-version.ts';
import type { BuildRequest, BuildResponse } from '../../contract/build-verb.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { CallBook } from '../calls/call-book.ts';
import { noSpending } from '../outcome.ts';
import { Review, reviewFiles } from '../review/review.ts';
import { openSuite } from '../suites/registry.ts';
import type { Asker, Likener } from './asker.ts';
import { openAsker, openBuildBook, openLikener } from './asking.ts';
import { type BuildRecord, openBuildRecord, type StepState, writeBuildRecord } from './build-record.ts';
import type { Builder, BuildStep, Exported } from './builder.ts';
import { writeDatasheet } from './datasheet.ts';
import {
  awaitedBy,
  decidedBy,
  proposeDrafts,
  type ReviewState,
  reviewStateOf,
  type Standings,
  standingsOf,
} from './decisions.ts';
import { openLife, sourceOf } from './life.ts';
import { openBuilder } from './registry.ts';
import { type Building, madeAnew, openBuilding, runSteps } from './run-steps.ts';
import type { Made } from './step-records.ts';

export type BuildWatch = { readonly signal: AbortSignal; readonly onProgress: ProgressListener };

type Models = {
  readonly language?: Asker;
  readonly vision?: Asker;
  readonly likener?: Likener;
  readonly checkers: readonly Asker[];
  readonly all: readonly Asker[];
};

/** The set as it is exported, below the folder of the build. */
const SET = 'set';

/**
 * `build`: runs the steps that are not done, then exports what people accepted. Errors: `usage`, `missing`, `corrupt`,
 * `memory-locked` while another process builds in the folder, those of models; a spent budget is a state of the response, not an error.
 */
export async function benchBuild(request: BuildRequest, watch: BuildWatch): Promise<BuildResponse> {
  const builder = await openBuilder(request.suite);
  if (builder.oneLanguage === true && request.languages.length > 1)
    throw new MadeleineError('usage', `A set of ${builder.title} is in one language.`, {
      action: 'Use --lang en or --lang zh, and build a set for each.',
    });
  // A folder that was begun for a mistyped path would refuse the right one.
  sourceOf(request.from);
  const folder = resolve(request.out);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockBuild(folder);
  try {
    const book = await openBuildBook(folder, request);
    try {
      return await builtIn(folder, builder, request, book, watch);
    } finally {
      book.close();
    }
  } finally {
    lock.release();
  }
}

async function builtIn(
  folder: string,
  builder: Builder,
  request: BuildRequest,
  book: CallBook,
  watch: BuildWatch,
): Promise<BuildResponse> {
  const models = await modelsOf(builder, request, book, watch.signal);
  const record = await openBuildRecord(folder, {
    config: configOf(request),
    program: programVersion,
    began: new Date().toISOString(),
    models: {
      ...Object.fromEntries(models.all.map(({ model, identity }) => [model, { ...identity }])),
      ...(models.likener === undefined ? {} : { embedder: { space: models.likener.space } }),
    },
    prompts: {},
    spending: noSpending,
  });
  const life = await openLife(request.from, folder, watch);
  try {
    return await new Build({ builder, folder, request, record, book, watch, models, life }).run();
  } finally {
    await life.close();
    await models.likener?.close();
  }
}

type BuildParts = {
  readonly builder: Builder;
  readonly folder: string;
  readonly request: BuildRequest;
  readonly record: BuildRecord;
  readonly book: CallBook;
  readonly watch: BuildWatch;
  readonly models: Models;
  readonly life: Awaited<ReturnType<typeof openLife>>;
};

class Build {
  readonly #parts: BuildParts;
  readonly #building: Building;
  readonly #review: Review;
  #record: BuildRecord;

  constructor(parts: BuildParts) {
    const { builder, folder, request, watch, models, life } = parts;
    this.#parts = parts;
    this.#record = parts.record;
    this.#review = new Review(folder);
    const { language, vision, likener, checkers } = models;
    this.#building = openBuilding({
      folder,
      life,
      checkers,
      ...(language === undefined ? {} : { language }),
      ...(vision === undefined ? {} : { vision }),
      ...(likener === undefined ? {} : { likener }),
      // As it stands when it is asked for: people may review while steps run.
      decided: (of) => decidedBy(builder, this.#building, standingsOf(this.#review), request.unreviewed)(of),
      signal: watch.signal,
      onProgress: watch.onProgress,
      concurrency: request.concurrency,
      options: optionsOf(request),
    });
  }

  async run(): Promise<BuildResponse> {
    const { builder, folder, request } = this.#parts;
    if (request.anew !== undefined)
      await this.#keep({ steps: madeAnew(builder, folder, this.#record.steps, request.anew) });
    if (builder.twoReaders === true && !existsSync(join(folder, reviewFiles.pool)))
      this.#review.setPool({ overlap: 1 });
    const stopped = await this.#steps();
    const drafted = await proposeDrafts(builder, this.#building, this.#review);
    const standings = standingsOf(this.#review);
    const reviews = [...drafted].map(([id, drafts]): [string, ReviewState] => [id, reviewStateOf(drafts, standings)]);
    const isOpen = reviews.some(([, { candidates, decided }]) => decided < candidates);
    const isBuilt =
      stopped === undefined &&
      builder.steps.every(({ id }) => (this.#record.steps[id]?.state ?? 'waiting') !== 'waiting');
    const isThere = request.unreviewed || !isOpen || reviews.some(([, { kept }]) => kept > 0);
    const exports = isBuilt && request.only === undefined && isThere;
    const set = exports ? await this.#export(standings, Object.fromEntries(reviews)) : undefined;
    const states = new Map(reviews);
    return {
      suite: builder.name,
      out: folder,
      memory: this.#parts.life.memory,
      state: stopped !== undefined ? 'stopped' : isOpen || !isBuilt ? 'to-do' : 'done',
      ...(stopped === undefined ? {} : { stopped }),
      steps: builder.steps.map(({ id, title }) => ({
        id,
        title,
        ...(this.#record.steps[id] ?? { state: 'open' as const, records: 0, skipped: 0, seconds: 0 }),
        ...(states.has(id) ? { review: states.get(id) } : {}),
      })),
      spending: this.#record.spending,
      ...(set === undefined ? {} : { set }),
    };
  }

  /** Why the budget stopped the steps, where it did. */
  async #steps(): Promise<string | undefined> {
    const { builder, request, book } = this.#parts;
    const { only } = request;
    try {
      await runSteps(
        builder,
        this.#building,
        this.#record.steps,
        { awaited: (step) => this.#awaited(step), ...(only === undefined ? {} : { only }) },
        async (step, state) => this.#keep({ steps: { ...this.#record.steps, [step.id]: state } }),
      );
      return undefined;
    } catch (error) {
      if (!isMadeleineError(error) || error.code !== 'budget-spent') throw error;
      return error.message;
    } finally {
      await this.#keep({ spending: book.spending, prompts: this.#prompts() });
    }
  }

  /** Whoever wants no review waits for none; what people have decided counts all the same. */
  async #awaited(step: BuildStep): Promise<ReviewState> {
    const { builder, request } = this.#parts;
    const state = await awaitedBy(step, builder, this.#building, this.#review);
    return request.unreviewed ? { ...state, kept: Math.max(1, state.kept) } : state;
  }

  /** Whatever made a record of this build. */
  #made(): Made[] {
    return this.#parts.builder.steps.flatMap(({ makes }) =>
      this.#building
        .records(makes)
        .all()
        .flatMap(({ by }) => by),
    );
  }

  #prompts(): Record<string, number> {
    return Object.fromEntries(this.#made().flatMap((one) => (one.kind === 'model' ? [[one.prompt, one.version]] : [])));
  }

  async #keep(changed: {
    readonly steps?: Record<string, StepState>;
    readonly spending?: BuildRecord['spending'];
    readonly prompts?: Record<string, number>;
  }): Promise<void> {
    this.#record = { ...this.#record, ...changed };
    await writeBuildRecord(this.#parts.folder, this.#record);
  }

  /** Exports into a fresh folder, checks it by the suite's own loader, and only then puts it in place of an earlier one. */
  async #export(
    standings: Standings,
    reviews: Record<string, ReviewState>,
  ): Promise<NonNullable<BuildResponse['set']>> {
    const { builder, folder, request } = this.#parts;
    const draft = join(folder, `.${SET}`);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const decided = decidedBy(builder, this.#building, standings, request.unreviewed);
    const exported = await builder.export({ ...this.#building, out: draft, decided });
    await writeDatasheet(draft, {
      builder,
      record: this.#record,
      made: this.#made(),
      exported,
      reviews,
      agreement: this.#review.agreement(),
      acceptance: this.#review.acceptance(),
      unreviewed: request.unreviewed,
      licence: request.licence,
      consent: request.consent,
    });
    const set = join(folder, SET);
    const notes = (await validated(builder, exported)).map((note) => note.replaceAll(draft, set));
    await rm(set, { recursive: true, force: true });
    await rename(draft, set);
    const data = join(set, relative(draft, exported.data));
    const { questions, items } = exported;
    return { data, questions, items, reviewed: !request.unreviewed, notes };
  }
}

/** What the suite's own loader says of the set. Errors: those of the loader; `corrupt` where it reads other than was written. */
async function validated(builder: Builder, exported: Exported): Promise<string[]> {
  const suite = await openSuite(builder.name);
  const { questions, failures, notes } = await suite.load(exported.data, {});
  const [failure] = failures;
  if (failure !== undefined || questions.length !== exported.questions)
    throw new MadeleineError(
      'corrupt',
      `The exported set reads back ${questions.length} of ${exported.questions} questions: ${failure?.message ?? 'some are missing'}`,
      { path: exported.data, action: 'Report this as a bug of the builder; the records of its steps are kept.' },
    );
  return [...notes];
}

const configOf = (request: BuildRequest) => ({
  suite: request.suite,
  from: resolve(request.from),
  seed: request.seed,
  languages: [...request.languages],
  questions: request.questions,
  ...(request.truth === undefined ? {} : { truth: resolve(request.truth) }),
});

/** What ratings are for and who agreed decides what may be made, and may be said at a later run: it is no part of the config. */
const optionsOf = (request: BuildRequest) => ({
  ...configOf(request),
  ...(request.purpose === undefined ? {} : { purpose: request.purpose }),
  ...(request.signed === undefined ? {} : { signed: request.signed }),
  ...(request.consent === undefined ? {} : { consent: request.consent }),
});

async function modelsOf(builder: Builder, request: BuildRequest, book: CallBook, signal: AbortSignal): Promise<Models> {
  const { models, vision: seeing, embedder, configurationFolder } = request;
  const open = (name: string) => openAsker(name, configurationFolder, book, signal);
  const [language, ...checkers] = await Promise.all(models.map(open));
  const vision = seeing === undefined ? undefined : await open(seeing);
  const likener = builder.likens ? await openLikener(embedder, configurationFolder, book, signal) : undefined;
  return {
    ...(language === undefined ? {} : { language }),
    ...(vision === undefined ? {} : { vision }),
    ...(likener === undefined ? {} : { likener }),
    checkers,
    all: [language, ...checkers, vision].flatMap((asker) => asker ?? []),
  };
}
