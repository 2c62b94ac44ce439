import { Option } from 'commander';
import type {
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
} from '../../contract/bench-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ProgressEvent } from '../../ports/progress.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import type { VerbContext } from '../run-verb.ts';
import { drawComparison, drawList, drawRun, drawScore, drawTables } from './bench-tables.ts';

/** What the bench can do, handed in by whoever composes the program. */
export type BenchTools = {
  list(): Promise<BenchListResponse>;
  run(request: BenchRunRequest, watch: BenchWatch): Promise<BenchRunResponse>;
  score(request: BenchScoreRequest, watch: BenchWatch): Promise<BenchScoreResponse>;
  compare(folders: readonly string[], measures: readonly string[] | undefined): Promise<BenchCompareResponse>;
  report(folders: readonly string[], to: string, about?: string): Promise<BenchReportResponse>;
  make(request: BenchMakeRequest): Promise<BenchMakeResponse>;
  describe(request: BenchDescribeRequest, watch: BenchWatch): Promise<BenchDescribeResponse>;
  field(folders: readonly string[], about: string | undefined): Promise<BenchFieldResponse>;
  again(folder: string, more: BenchAgainOptions, watch: BenchWatch): Promise<BenchRunResponse>;
  trec(folder: string, to: string): Promise<BenchReportResponse>;
  trecEval(qrels: string, run: string, complete: boolean): Promise<BenchTrecEvalResponse>;
};
export type BenchAgainOptions = {
  readonly out?: string;
  readonly cache?: string;
  readonly configurationFolder: string;
};
export type BenchWatch = {
  readonly signal: AbortSignal;
  readonly onProgress: (event: ProgressEvent) => void;
  /** The licence and the remarks of a data set, once it is read. */
  readonly onLoaded: (
    licence: string,
    notes: readonly string[],
    failures: readonly { path: string; message: string }[],
  ) => void;
};

export type BenchRunOptions = {
  readonly data?: string;
  readonly system: string;
  readonly out?: string;
  readonly cache?: string;
  readonly limit?: string;
  readonly k: string;
  readonly lang?: 'en' | 'cn';
  readonly errata?: string;
  readonly rules: 'official' | 'strict';
  readonly retrievalOnly?: boolean;
  readonly judge?: readonly string[] | false;
  readonly repeats: string;
  readonly seed: string;
  readonly timeout: string;
  readonly retries: string;
  readonly concurrency?: string;
  readonly rate?: string;
  readonly budget?: string;
  readonly tokens?: string;
};

export type BenchScoreOptions = {
  readonly gold?: string;
  readonly predictions?: string;
  readonly retrieval?: string;
  readonly lang?: 'en' | 'cn';
  readonly errata?: string;
  readonly rules: 'official' | 'strict';
  readonly judge?: readonly string[] | false;
};

export async function benchList(context: VerbContext, tools: BenchTools): Promise<ExitCode> {
  context.face.result(await tools.list(), drawList);
  return exitCodes.done;
}

export async function benchRun(
  context: VerbContext,
  suite: string,
  options: BenchRunOptions,
  tools: BenchTools,
): Promise<ExitCode> {
  const request = runRequest(suite, options, context.folder);
  return shownRun(context, (watching) => tools.run(request, watching));
}

/** The same for a run that was just made and for one that is made again. */
async function shownRun(
  context: VerbContext,
  make: (watching: BenchWatch) => Promise<BenchRunResponse>,
): Promise<ExitCode> {
  const progress = openProgress(context.common);
  const result = await make(watch(context, progress.listener));
  progress.stop();
  context.face.result(result, drawRun);
  if (result.state !== 'done') return exitCodes.failed;
  return result.failed > 0 || result.failures.length > 0 ? exitCodes.someFailed : exitCodes.done;
}

export function benchAgain(
  context: VerbContext,
  folder: string,
  { out, cache }: { readonly out?: string; readonly cache?: string },
  tools: BenchTools,
): Promise<ExitCode> {
  const more = {
    configurationFolder: context.folder,
    ...(out === undefined ? {} : { out }),
    ...(cache === undefined ? {} : { cache }),
  };
  return shownRun(context, (watching) => tools.again(folder, more, watching));
}

export type BenchDescribeOptions = {
  readonly data?: string;
  readonly lang?: 'en' | 'cn';
  readonly errata?: string;
  readonly conllu?: string;
};

export async function benchDescribe(
  context: VerbContext,
  suite: string,
  { data, lang, errata, conllu }: BenchDescribeOptions,
  tools: BenchTools,
): Promise<ExitCode> {
  const request = {
    suite,
    data: needed(data, '--data'),
    ...(lang === undefined ? {} : { language: lang }),
    ...(errata === undefined ? {} : { errata }),
    ...(conllu === undefined ? {} : { conllu }),
  };
  const described = await tools.describe(
    request,
    watch(context, () => undefined),
  );
  const { document, notes, failures, licence } = described;
  context.face.result({ suite: described.suite, ...document, notes, failures, licence }, () =>
    drawTables(described.tables),
  );
  return exitCodes.done;
}

export async function benchField(
  context: VerbContext,
  folders: readonly string[],
  about: string | undefined,
  tools: BenchTools,
): Promise<ExitCode> {
  if (folders.length < 2) throw new MadeleineError('usage', 'Name at least two runs to look at together.');
  const { document, tables } = await tools.field(folders, about);
  context.face.result(document, () => drawTables(tables));
  return exitCodes.done;
}

export async function benchScore(
  context: VerbContext,
  suite: string,
  options: BenchScoreOptions,
  tools: BenchTools,
): Promise<ExitCode> {
  const request: BenchScoreRequest = {
    suite,
    gold: needed(options.gold, '--gold'),
    predictions: needed(options.predictions, '--predictions'),
    rules: options.rules,
    judges: judgesOf(options.judge),
    configurationFolder: context.folder,
    ...(options.retrieval === undefined ? {} : { retrieval: options.retrieval }),
    ...(options.lang === undefined ? {} : { language: options.lang }),
    ...(options.errata === undefined ? {} : { errata: options.errata }),
  };
  const result = await tools.score(
    request,
    watch(context, () => undefined),
  );
  context.face.result(documentOf(result), () => drawScore(result));
  return exitCodes.done;
}

export async function benchCompare(
  context: VerbContext,
  folders: readonly string[],
  measures: readonly string[] | undefined,
  tools: BenchTools,
): Promise<ExitCode> {
  if (folders.length < 2) throw new MadeleineError('usage', 'Name at least two runs to compare.');
  context.face.result(await tools.compare(folders, measures), drawComparison);
  return exitCodes.done;
}

export async function benchReport(
  context: VerbContext,
  folders: readonly string[],
  { out: to, about }: { readonly out?: string; readonly about?: string },
  tools: BenchTools,
): Promise<ExitCode> {
  const wrote = ({ out, files }: BenchReportResponse) => `Wrote ${files.join(', ')} to ${plain(out)}`;
  context.face.result(await tools.report(folders, needed(to, '--out'), about), wrote);
  return exitCodes.done;
}

export type BenchMakeOptions = {
  readonly seed: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly items: string;
  readonly wording: 'first' | 'second' | 'third';
  readonly out?: string;
};

export async function benchMake(
  context: VerbContext,
  suite: string,
  { seed, difficulty, items, wording, out }: BenchMakeOptions,
  tools: BenchTools,
): Promise<ExitCode> {
  if (suite !== 'atm' && suite !== 'photobench' && suite !== 'locomo')
    throw new MadeleineError('usage', `No life is made for the suite "${suite}".`, {
      action: 'Choose atm, photobench or locomo.',
    });
  const request = {
    suite,
    difficulty,
    wording,
    seed: whole(seed, '--seed', 0),
    items: whole(items, '--items', 100),
    out: needed(out, '--out'),
  } as const;
  context.face.result(await tools.make(request), (made) =>
    [
      `Made ${made.items} items and ${made.questions} questions in ${plain(made.out)}.`,
      'To develop on, never to report: nothing that is tuned on it is a result.',
    ].join('\n'),
  );
  return exitCodes.done;
}

export async function benchTrec(
  context: VerbContext,
  folder: string,
  to: string | undefined,
  tools: BenchTools,
): Promise<ExitCode> {
  const wrote = ({ out, files }: BenchReportResponse) => `Wrote ${files.join(', ')} to ${plain(out)}`;
  context.face.result(await tools.trec(folder, needed(to, '--out')), wrote);
  return exitCodes.done;
}

export async function benchTrecEval(
  context: VerbContext,
  [qrels = '', run = '']: readonly string[],
  complete: boolean,
  tools: BenchTools,
): Promise<ExitCode> {
  context.face.result(await tools.trecEval(qrels, run, complete), ({ all }) =>
    Object.entries(all)
      .map(([name, value]) => `${name.padEnd(22)}\tall\t${Number.isInteger(value) ? value : value.toFixed(4)}`)
      .join('\n'),
  );
  return exitCodes.done;
}

/** The suite's document as the contract has it, with what was odd beside it. */
const documentOf = ({ document, remarks, failures }: BenchScoreResponse) => ({ ...document, remarks, failures });

const watch = ({ face, signal }: VerbContext, onProgress: BenchWatch['onProgress']): BenchWatch => ({
  signal,
  onProgress,
  onLoaded(licence, notes, failures) {
    face.note(licence);
    for (const note of notes.slice(0, 5)) face.note(note);
    if (notes.length > 5) face.note(`… and ${notes.length - 5} more of the kind.`);
    for (const { path, message } of failures.slice(0, 5)) face.warn(`${path}: ${message}`);
    if (failures.length > 5) face.warn(`… and ${failures.length - 5} more rows that could not be read.`);
  },
});

function runRequest(suite: string, options: BenchRunOptions, configurationFolder: string): BenchRunRequest {
  return {
    suite,
    data: needed(options.data, '--data'),
    system: options.system,
    k: whole(options.k, '--k', 1),
    rules: options.rules,
    retrievalOnly: options.retrievalOnly === true,
    judges: judgesOf(options.judge),
    configurationFolder,
    repeats: whole(options.repeats, '--repeats', 1),
    seed: whole(options.seed, '--seed', 0),
    timeoutSeconds: positive(options.timeout, '--timeout'),
    retries: whole(options.retries, '--retries', 0),
    ...(options.out === undefined ? {} : { out: options.out }),
    ...(options.cache === undefined ? {} : { cache: options.cache }),
    ...(options.limit === undefined ? {} : { limit: whole(options.limit, '--limit', 1) }),
    ...(options.lang === undefined ? {} : { language: options.lang }),
    ...(options.errata === undefined ? {} : { errata: options.errata }),
    ...(options.concurrency === undefined ? {} : { concurrency: whole(options.concurrency, '--concurrency', 1) }),
    ...(options.rate === undefined ? {} : { rate: positive(options.rate, '--rate') }),
    ...(options.budget === undefined ? {} : { budgetDollars: positive(options.budget, '--budget') }),
    ...(options.tokens === undefined ? {} : { budgetTokens: whole(options.tokens, '--tokens', 1) }),
  };
}

const judgesOf = (said: readonly string[] | false | undefined): readonly string[] =>
  said === undefined || said === false ? [] : said;

function needed(value: string | undefined, flag: string): string {
  if (value !== undefined && value !== '') return value;
  throw new MadeleineError('usage', `${flag} is missing.`, { action: 'See `madeleine bench --help`.' });
}

function whole(text: string, flag: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new MadeleineError('usage', `${flag} ${text} is not a whole number from ${least}.`);
}

function positive(text: string, flag: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new MadeleineError('usage', `${flag} ${text} is not a positive number.`);
}

export const rulesOption = () =>
  new Option('--rules <rules>', 'the released scorer, or the same without its holes')
    .choices(['official', 'strict'])
    .default('official');
export const languageOption = () =>
  new Option('--lang <language>', 'of the questions, where the suite has both').choices(['en', 'cn']);
