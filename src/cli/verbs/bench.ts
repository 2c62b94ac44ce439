import type {
  BenchRunRequest,
  BenchRunResponse,
  BenchScoreRequest,
  BenchScoreResponse,
} from '../../contract/bench-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import type { VerbContext } from '../run-verb.ts';
import { counted } from '../table.ts';
import { judgesOf, languageOf, needed, positive, type SaidLanguage, whole } from './bench-options.ts';
import { drawByLanguage, drawRun, drawScore, drawTables } from './bench-tables.ts';
import { type BenchProgress, type BenchTools, type BenchWatch, watch } from './bench-tools.ts';

export type { BenchTools } from './bench-tools.ts';

export type BenchRunOptions = {
  readonly data?: string;
  readonly system?: readonly string[];
  readonly baselines?: boolean;
  readonly out?: string;
  readonly cache?: string;
  readonly captioner?: string;
  readonly limit?: string;
  readonly k: string;
  readonly lang?: SaidLanguage;
  readonly errata?: string;
  readonly rules: 'official' | 'strict';
  readonly retrievalOnly?: boolean;
  readonly read: string;
  readonly builder?: string;
  readonly reader?: string;
  readonly textOnly?: boolean;
  readonly judge?: readonly string[] | false;
  readonly repeats: string;
  readonly seed: string;
  readonly timeout: string;
  readonly retries: string;
  readonly concurrency?: string;
  readonly rate?: string;
  readonly budget?: string;
  readonly tokens?: string;
  readonly purpose?: string;
  readonly signed?: string;
  readonly consent?: boolean;
};

export type BenchScoreOptions = {
  readonly gold?: string;
  readonly predictions?: string;
  readonly retrieval?: string;
  readonly lang?: SaidLanguage;
  readonly errata?: string;
  readonly rules: 'official' | 'strict';
  readonly judge?: readonly string[] | false;
};

/** "1,5,10": the largest is retrieved, all are scored. */
function depthsOf(text: string): Pick<BenchRunRequest, 'k' | 'sweep'> {
  const all = text.split(',').map((part) => whole(part, '--k', 1));
  return { k: Math.max(...all), ...(all.length > 1 ? { sweep: all } : {}) };
}

const baselines = ['grep', 'bm25', 'random'] as const;

/** Runs one or more systems in one or both languages, each in its own folder below `--out`. */
export async function benchRun(
  context: VerbContext,
  suite: string,
  options: BenchRunOptions,
  tools: BenchTools,
): Promise<ExitCode> {
  const named = options.system ?? ['madeleine'];
  const systems = [...new Set(options.baselines === true ? [...named, ...baselines] : named)];
  const languages = languagesOf(suite, options.lang);
  const [only] = systems;
  if (systems.length === 1 && languages.length === 1 && only !== undefined) {
    const request = runRequest(suite, only, options, context.folder);
    return shownRun(context, (watching) => tools.run(request, watching));
  }
  const made: (BenchRunResponse & { readonly language?: SaidLanguage })[] = [];
  for (const system of systems) {
    for (const lang of languages) {
      const { out, ...request } = runRequest(
        suite,
        system,
        lang === undefined ? options : { ...options, lang },
        context.folder,
      );
      const name = [system, ...(languages.length > 1 ? [lang] : [])].join('-').replace(/[^\w.-]+/g, '-');
      const own = out === undefined ? {} : { out: `${out}/${name.slice(0, 80)}` };
      const run = await watched(context, (watching) => tools.run({ ...request, ...own }, watching));
      made.push(lang === undefined ? run : { ...run, language: lang });
    }
  }
  context.face.result({ runs: made }, () =>
    [...made.map(drawRun), ...(languages.length > 1 ? [drawByLanguage(made)] : [])].join('\n\n'),
  );
  const codes = made.map(exitOf);
  return (
    codes.find((code) => code === exitCodes.failed) ?? codes.find((code) => code !== exitCodes.done) ?? exitCodes.done
  );
}

/** The languages to ask in; undefined if not given. */
function languagesOf(suite: string, said: SaidLanguage | undefined): readonly (SaidLanguage | undefined)[] {
  if (said !== 'both') return [said];
  if (suite === 'photobench' || suite === 'lifebench') return ['en', 'cn'];
  throw new MadeleineError('usage', `--lang both does not apply to ${suite}.`, {
    action: 'Omit --lang; results are grouped by language where a dataset has several.',
  });
}

function exitOf({ state, failed, failures }: BenchRunResponse): ExitCode {
  if (state !== 'done') return exitCodes.failed;
  return failed > 0 || failures.length > 0 ? exitCodes.someFailed : exitCodes.done;
}

/** Runs work with a progress bar that includes the spending; with `--json` the spending is reported as data. */
async function watched<T>(context: VerbContext, make: (watching: BenchWatch) => Promise<T>): Promise<T> {
  const progress = openProgress(context.common);
  const told = (event: BenchProgress): void => {
    const path = [rate(event), spent(event), event.path].flatMap((part) => part ?? []).join(' · ');
    progress.listener(context.common.json === true ? event : { ...event, path });
  };
  try {
    return await make(watch(context, told));
  } finally {
    progress.stop();
  }
}

async function shownRun(
  context: VerbContext,
  make: (watching: BenchWatch) => Promise<BenchRunResponse>,
): Promise<ExitCode> {
  const result = await watched(context, make);
  context.face.result(result, drawRun);
  return exitOf(result);
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

export type BenchAblateOptions = Omit<BenchRunOptions, 'system' | 'baselines'> & {
  readonly variant?: readonly string[];
};

export async function benchAblate(
  context: VerbContext,
  suite: string,
  { variant, ...options }: BenchAblateOptions,
  tools: BenchTools,
): Promise<ExitCode> {
  const { system: _whole, ...request } = runRequest(suite, 'madeleine', options, context.folder);
  const all = {
    ...request,
    out: needed(options.out, '--out'),
    ...(variant === undefined ? {} : { variants: variant }),
  };
  const result = await watched(context, (watching) => tools.ablate(all, watching));
  const { tables, ...document } = result;
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
    ...languageOf(options.lang),
    ...(options.errata === undefined ? {} : { errata: options.errata }),
  };
  const result = await watched(context, (watching) => tools.score(request, watching));
  context.face.result(documentOf(result), () => drawScore(result));
  return exitCodes.done;
}

/** Fewer items are no life to ask about. */
export const LEAST_ITEMS = 100;

export type BenchMakeOptions = {
  readonly seed: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly items: string;
  readonly wording: string;
  readonly voices?: string;
  readonly out?: string;
};

export async function benchMake(
  context: VerbContext,
  suite: string,
  { seed, difficulty, items, wording, voices, out }: BenchMakeOptions,
  tools: BenchTools,
): Promise<ExitCode> {
  if (suite !== 'atm' && suite !== 'photobench' && suite !== 'locomo')
    throw new MadeleineError('usage', `No dataset can be generated for the suite "${suite}".`, {
      action: 'Choose atm, photobench or locomo.',
    });
  const request = {
    suite,
    difficulty,
    wording,
    ...(voices === undefined ? {} : { voices }),
    seed: whole(seed, '--seed', 0),
    items: whole(items, '--items', LEAST_ITEMS),
    out: needed(out, '--out'),
  } as const;
  context.face.result(await tools.make(request), (made) =>
    [
      `Generated ${made.items} items and ${made.questions} questions in ${plain(made.out)}.`,
      'Use it for development only: do not report results on it.',
    ].join('\n'),
  );
  return exitCodes.done;
}

const rate = ({ perSecond }: BenchProgress): string | undefined =>
  perSecond === undefined ? undefined : `${perSecond.toFixed(1)}/s`;

/** The suite's document according to the contract, with its warnings. */
function spent({ spending }: BenchProgress): string | undefined {
  if (spending === undefined || spending.calls === 0) return undefined;
  const tokens = counted(spending.inputTokens + spending.outputTokens, 'token');
  return spending.dollars === undefined ? tokens : `$${spending.dollars.toFixed(2)}, ${tokens}`;
}

const documentOf = ({ document, remarks, failures, limits }: BenchScoreResponse) => ({
  ...document,
  remarks,
  failures,
  ...(limits === undefined ? {} : { limits }),
});

function runRequest(
  suite: string,
  system: string,
  options: BenchRunOptions,
  configurationFolder: string,
): BenchRunRequest {
  return {
    suite,
    data: needed(options.data, '--data'),
    system,
    ...depthsOf(options.k),
    read: whole(options.read, '--read', 1),
    ...(options.builder === undefined ? {} : { builder: options.builder }),
    ...(options.reader === undefined ? {} : { reader: options.reader }),
    ...(options.textOnly === undefined ? {} : { textOnly: options.textOnly }),
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
    ...languageOf(options.lang),
    ...(options.errata === undefined ? {} : { errata: options.errata }),
    ...(options.captioner === undefined ? {} : { captioner: options.captioner }),
    ...(options.concurrency === undefined ? {} : { concurrency: whole(options.concurrency, '--concurrency', 1) }),
    ...(options.rate === undefined ? {} : { rate: positive(options.rate, '--rate') }),
    ...(options.budget === undefined ? {} : { budgetDollars: positive(options.budget, '--budget') }),
    ...(options.purpose === undefined ? {} : { purpose: options.purpose }),
    ...(options.signed === undefined ? {} : { signed: options.signed }),
    ...(options.consent === undefined ? {} : { consent: options.consent }),
    ...(options.tokens === undefined ? {} : { budgetTokens: whole(options.tokens, '--tokens', 1) }),
  };
}
