import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { acceptedPurposes, refusedPurposes } from '../contract/apparent-personality.ts';
import type { BenchRunsResponse } from '../contract/bench-browse.ts';
import type {
  BenchAblateRequest,
  BenchAblateResponse,
  BenchCompareResponse,
  BenchDescribeRequest,
  BenchDescribeResponse,
  BenchFieldResponse,
  BenchListResponse,
  BenchMakeRequest,
  BenchMakeResponse,
  BenchReportResponse,
  BenchRunRequest,
  BenchRunResponse,
  BenchScoreRequest,
  BenchScoreResponse,
  BenchTrecEvalResponse,
} from '../contract/bench-verbs.ts';
import type { BuildRequest, BuildResponse } from '../contract/build-verb.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { Failure } from '../memory/failure.ts';
import { ablate } from './ablate.ts';
import type { BuildWatch } from './build/build.ts';
import { readQrels, readRun, trecEval, writeQrels, writeRun } from './exchange/trec.ts';
import { readAbout } from './field/about.ts';
import { analyseField } from './field/analyse.ts';
import { judgeTables } from './field/judge-tables.ts';
import { fieldTables } from './field/tables.ts';
import { leadOf } from './headlines.ts';
import { openJudges } from './judges/registry.ts';
import { measureList } from './measures/registry.ts';
import type { Retrieved } from './outcome.ts';
import { readText } from './read-text.ts';
import { keptRequest, requestOf } from './run-request.ts';
import { codeHash } from './runner/code-hash.ts';
import { contentKey } from './runner/content-cache.ts';
import { Ledger } from './runner/ledger.ts';
import { meteredJudge } from './runner/metered-judge.ts';
import { readRecord, readRuns } from './runner/read-run.ts';
import { type RunProgress, run } from './runner/run.ts';
import type { RunConfig } from './runner/run-record.ts';
import { compareRuns } from './statistics/compare-runs.ts';
import type { LoadedSuite, LoadOptions } from './suite.ts';
import { allSuites, openSuite } from './suites/registry.ts';
import { sweepAsked, sweepRun } from './sweep/run-sweep.ts';
import type { SystemUnderTest } from './system.ts';

export async function benchList(): Promise<BenchListResponse> {
  const { systems } = await systemsThere();
  return {
    suites: (await allSuites()).map(({ name, title, licence, obtain }) => ({ name, title, licence, obtain })),
    systems: systems.map(({ form, about }) => ({ form, about })),
    measures: [...measureList],
    purposes: [
      ...acceptedPurposes.map(({ name, about }) => ({ name, about })),
      ...refusedPurposes.map(({ name, about, why }) => ({ name, about, refused: why })),
    ],
  };
}

/** Systems bring the whole program along, which scoring does not need. */
const systemsThere = () => import('./systems/registry.ts');

export type BenchContext = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RunProgress) => void;
  /** Called once the data set is read: its licence, what was tolerated, what could not be read. */
  readonly onLoaded: (licence: string, notes: readonly string[], failures: readonly Failure[]) => void;
};

const loadOptions = ({ language, errata }: Pick<BenchRunRequest, 'language' | 'errata'>): LoadOptions => ({
  ...(language === undefined ? {} : { language }),
  ...(errata === undefined ? {} : { errata }),
});

/** `bench run`. Errors: `usage`, `missing`, `corrupt`; a question that fails is counted, not thrown. */
export async function benchRun(request: BenchRunRequest, context: BenchContext): Promise<BenchRunResponse> {
  const suite = await openSuite(request.suite);
  const loaded = await suite.load(resolve(request.data), loadOptions(request));
  context.onLoaded(suite.licence, loaded.notes, loaded.failures);
  const described = request.captioner === undefined ? undefined : await describedBy(request.captioner, request, loaded);
  const { openSystem } = await systemsThere();
  const asked = described?.suite ?? loaded;
  const opened = await openSystem(request.system, asked, request.configurationFolder, request, rowOptionsOf(request));
  const system = described?.system(opened) ?? opened;
  const config = configOf(request, loaded, system);
  const out = resolve(request.out ?? join('madeleine-bench', nameOf(config)));
  const sweepKs = sweepAsked(request, system);
  const judges = await openJudges(request.judges, request.configurationFolder, request.rules);
  const { record, scored } = await run({
    config,
    request: keptRequest(request),
    suite: asked,
    system,
    judges,
    rules: request.rules,
    out,
    cache: resolve(request.cache ?? defaultCache()),
    timeoutMs: request.timeoutSeconds * 1000,
    retries: request.retries,
    pauseMs: 500,
    ...(request.concurrency === undefined ? {} : { concurrency: request.concurrency }),
    ...(request.rate === undefined ? {} : { questionsPerSecond: request.rate }),
    budget: {
      ...(request.budgetDollars === undefined ? {} : { dollars: request.budgetDollars }),
      ...(request.budgetTokens === undefined ? {} : { tokens: request.budgetTokens }),
    },
    signal: context.signal,
    onProgress: context.onProgress,
  });
  const swept =
    sweepKs.length === 0 ? undefined : await sweepRun({ suite: asked, judges, rules: request.rules, out }, sweepKs);
  const judged = judgeTables(scored.document);
  return {
    suite: record.config.suite,
    system: record.config.system,
    n: record.questions,
    state: record.state,
    ...(record.stopped === undefined ? {} : { stopped: record.stopped }),
    answered: record.answered,
    failed: record.failed,
    scores: { ...scored.document },
    figures: record.figures,
    ...(swept === undefined ? {} : { sweep: swept }),
    ingest: { items: record.ingest.items, seconds: record.ingest.seconds },
    ...(record.latency === undefined ? {} : { latency: record.latency }),
    spending: record.spending,
    peakRssMb: record.peakRssMb,
    seconds: record.seconds,
    remarks: scored.remarks.map((remark) => ({ ...remark, examples: [...remark.examples] })),
    ...(judged.length === 0
      ? {}
      : { judged: judged.map((one) => ({ ...one, head: [...one.head], rows: one.rows.map((row) => [...row]) })) }),
    notes: record.notes,
    failures: record.failures,
    licence: suite.licence,
    ...(suite.limits === undefined ? {} : { limits: [...suite.limits] }),
    out,
  };
}

/** Ingested collections and replies outlive a run; they may be deleted at any time. */
const defaultCache = (): string =>
  process.env['MADELEINE_BENCH_CACHE'] ??
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'madeleine-bench');

function configOf(request: BenchRunRequest, suite: LoadedSuite, system: SystemUnderTest): RunConfig {
  return {
    suite: suite.name,
    data: resolve(request.data),
    dataSha256: suite.sha256,
    system: request.system,
    systemIdentity: { ...system.identity },
    codeSha256: codeHash(),
    ...loadOptions({ ...request, ...(request.errata === undefined ? {} : { errata: resolve(request.errata) }) }),
    ...(request.captioner === undefined ? {} : { captioner: request.captioner }),
    ...(request.limit === undefined ? {} : { limit: request.limit }),
    k: request.k,
    ...rowOptionsOf(request),
    repeats: request.repeats,
    seed: request.seed,
    retrievalOnly: request.retrievalOnly,
  };
}

/** As in ATM-Bench (§5.1). */
const READ = 10;

const rowOptionsOf = ({ read, builder, reader, textOnly }: BenchRunRequest) => ({
  read: read ?? READ,
  ...(builder === undefined ? {} : { builder }),
  ...(reader === undefined ? {} : { reader }),
  ...(textOnly === undefined ? {} : { textOnly }),
});

/** The data set as a vision model describes it. Errors: those of `openCalled`. */
async function describedBy(named: string, request: BenchRunRequest, loaded: LoadedSuite) {
  const [{ captioned }, { recordCaptioner }, { openCalled }, { readConfiguration }] = await Promise.all([
    import('./captioned.ts'),
    import('../app/items/record-captioner.ts'),
    import('./calls/open-caller.ts'),
    import('../app/settings/configuration.ts'),
  ]);
  const asked = await openCalled({ model: named }, readConfiguration(request.configurationFolder));
  const captioner = recordCaptioner(asked.model, request.language === 'cn' ? 'zh' : 'en');
  return captioned(loaded, { captioner, asked }, resolve(request.cache ?? defaultCache()));
}

/** The same run always has the same folder, so that the same command carries on. */
const nameOf = (config: RunConfig): string =>
  `${config.suite}-${config.system.replace(/[^\w.-]+/g, '-').slice(0, 40)}-${contentKey({ ...config }).slice(0, 8)}`;

/** `bench score`: predictions of any system, ours or not. Errors: `usage`, `missing`, `corrupt`. */
export async function benchScore(request: BenchScoreRequest, context: BenchContext): Promise<BenchScoreResponse> {
  const suite = await openSuite(request.suite);
  const loaded = await suite.load(resolve(request.gold), loadOptions(request));
  context.onLoaded(suite.licence, loaded.notes, loaded.failures);
  const files = {
    predictions: resolve(request.predictions),
    ...(request.retrieval === undefined ? {} : { retrieval: resolve(request.retrieval) }),
  };
  const ledger = new Ledger({});
  let verdicts = 0;
  const meter = meteredJudge({
    folder: join(resolve(defaultCache()), 'verdicts'),
    ledger,
    onJudged: () => context.onProgress({ stage: 'judge', done: ++verdicts, spending: ledger.total }),
  });
  const judges = await openJudges(request.judges, request.configurationFolder, request.rules);
  const { document, figures, remarks } = await loaded.scoreFiles(files, {
    rules: request.rules,
    judges: judges.map(meter.judge),
    signal: context.signal,
  });
  const { notes, failures } = loaded;
  const judged = judgeTables(document);
  const limits = suite.limits === undefined ? {} : { limits: suite.limits };
  return { document, figures, remarks, judged, notes, failures, licence: suite.licence, ...limits };
}

/** `bench compare`: paired, clustered, corrected. Errors: `not-found`, `corrupt`, `usage`. */
export const benchCompare = async (
  folders: readonly string[],
  measures: readonly string[] | undefined,
): Promise<BenchCompareResponse> => compareRuns(await readRuns(folders), measures);

/** `bench runs`: the runs in these folders and below them. */
export const benchRuns = async (folders: readonly string[]): Promise<BenchRunsResponse> =>
  (await import('./shelf/shelf.ts')).openShelf(folders).runs();

/** `bench describe`: what a data set is made of. Errors: as `benchRun`. */
export async function benchDescribe(
  request: BenchDescribeRequest,
  context: BenchContext,
): Promise<BenchDescribeResponse> {
  const suite = await openSuite(request.suite);
  const loaded = await suite.load(resolve(request.data), loadOptions(request));
  context.onLoaded(suite.licence, loaded.notes, loaded.failures);
  const options = request.conllu === undefined ? {} : { conllu: resolve(request.conllu) };
  const { document, tables } = await loaded.describe(options);
  const { name, notes, failures } = loaded;
  return { suite: name, document, tables, notes, failures, licence: suite.licence };
}

/** `bench field`: what several runs tell together. Errors: as `benchCompare`, and `missing`, `corrupt` of `about`. */
export async function benchField(folders: readonly string[], about: string | undefined): Promise<BenchFieldResponse> {
  const runs = await readRuns(folders);
  const lead = leadOf(compareRuns(runs));
  if (lead === undefined) throw new MadeleineError('usage', 'The runs have no metric in common.');
  const field = analyseField(runs, lead, about === undefined ? {} : await readAbout(about));
  return { document: field, tables: fieldTables(field) };
}

/**
 * `bench again`: what a run's record says, once more, into another folder. Errors: `not-found`, `corrupt`, and those of
 * `benchRun`.
 */
export async function benchAgain(
  folder: string,
  more: Pick<BenchRunRequest, 'out' | 'cache' | 'configurationFolder'>,
  context: BenchContext,
): Promise<BenchRunResponse> {
  const request = requestOf(await readRecord(folder));
  return benchRun({ ...request, ...more, out: more.out ?? `${resolve(folder)}-again` }, context);
}

/** `bench ablate`: what each part of the program brings. Errors: as `benchRun`. */
export const benchAblate = (request: BenchAblateRequest, context: BenchContext): Promise<BenchAblateResponse> =>
  ablate(request, (one) => benchRun(one, context));

/** `bench report`: HTML, Markdown and JSON into a folder. Errors: as `benchCompare`. */
export async function benchReport(
  folders: readonly string[],
  to: string,
  about?: string,
): Promise<BenchReportResponse> {
  // Charts bring a drawing library along, which nothing else needs.
  const { writeReport } = await import('./report/write-report.ts');
  const { out, files } = await writeReport(folders, to, about);
  return { out, files };
}

/** `bench trec`: a run's rankings and gold as TREC files, for others' tools. Errors: as `benchCompare`. */
export async function benchTrec(folder: string, to: string): Promise<BenchReportResponse> {
  const [run] = await readRuns([folder]);
  if (run === undefined) throw new RangeError('no run');
  const rankings = run.outcomes.flatMap((outcome): [string, readonly Retrieved[]][] =>
    outcome.state === 'answered' && outcome.repeat === 0 && outcome.reply.retrieved !== undefined
      ? [[outcome.id, outcome.reply.retrieved]]
      : [],
  );
  const out = resolve(to);
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'run.trec'), writeRun(new Map(rankings), run.name));
  await writeFile(
    join(out, 'qrels.trec'),
    writeQrels(new Map(run.questions.map(({ id, evidence }) => [id, evidence]))),
  );
  return { out, files: ['run.trec', 'qrels.trec'] };
}

/** `bench trec-eval`: trec_eval's measures under its names. Errors: `missing`, `malformed-row`. */
export async function benchTrecEval(qrels: string, run: string, complete: boolean): Promise<BenchTrecEvalResponse> {
  const { all, queries } = trecEval(
    readQrels(await readText(resolve(qrels)), qrels),
    readRun(await readText(resolve(run)), run),
    { complete },
  );
  return { all, queries: Object.fromEntries(queries) };
}

/** `bench make`: a life or an album to develop on. */
export async function benchMakeLife(request: BenchMakeRequest): Promise<BenchMakeResponse> {
  const { suite, out, wording, voices, ...options } = request;
  const [{ benchMake }, { voiceNamed }] = await Promise.all([
    import('./lives/make.ts'),
    import('./lives/voices/voice.ts'),
  ]);
  const voice = voiceNamed(wording, voices === undefined ? undefined : resolve(voices));
  return benchMake(suite, { ...options, voice }, out);
}

/** `build`: a data set from a memory or a made life. Errors: as `build/build.ts` has them. */
export const benchBuild = async (request: BuildRequest, watch: BuildWatch): Promise<BuildResponse> =>
  (await import('./build/build.ts')).benchBuild(request, watch);

/** What the command line is handed. */
export const bench = {
  make: benchMakeLife,
  trec: benchTrec,
  trecEval: benchTrecEval,
  list: benchList,
  run: benchRun,
  score: benchScore,
  runs: benchRuns,
  compare: benchCompare,
  report: benchReport,
  describe: benchDescribe,
  field: benchField,
  again: benchAgain,
  ablate: benchAblate,
  build: benchBuild,
};
