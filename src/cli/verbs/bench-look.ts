import { join } from 'node:path';
import type { BenchReportResponse } from '../../contract/bench-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import type { VerbContext } from '../run-verb.ts';
import { languageOf, needed, type SaidLanguage } from './bench-options.ts';
import { drawRuns } from './bench-runs-table.ts';
import { drawComparison, drawList, drawTables } from './bench-tables.ts';
import { type BenchTools, watch } from './bench-tools.ts';

export async function benchList(context: VerbContext, tools: BenchTools): Promise<ExitCode> {
  context.face.result(await tools.list(), drawList);
  return exitCodes.done;
}

export type BenchDescribeOptions = {
  readonly data?: string;
  readonly lang?: SaidLanguage;
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
    ...languageOf(lang),
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
  if (folders.length < 2) throw new MadeleineError('usage', 'Give at least two runs to analyse together.');
  const { document, tables } = await tools.field(folders, about);
  context.face.result(document, () => drawTables(tables));
  return exitCodes.done;
}

/** The default output folder of `bench run`, and the memory's own folder for runs. */
export async function benchRuns(
  context: VerbContext,
  folders: readonly string[],
  tools: BenchTools,
): Promise<ExitCode> {
  const found = await tools.runs(folders.length > 0 ? folders : ['madeleine-bench', join(context.folder, 'bench')]);
  context.face.result(found, drawRuns);
  return found.unreadable.length > 0 ? exitCodes.someFailed : exitCodes.done;
}

export async function benchCompare(
  context: VerbContext,
  folders: readonly string[],
  { measure, questions }: { readonly measure?: readonly string[]; readonly questions?: boolean },
  tools: BenchTools,
): Promise<ExitCode> {
  if (folders.length < 2) throw new MadeleineError('usage', 'Give at least two runs to compare.');
  context.face.result(await tools.compare(folders, measure), (compared) =>
    drawComparison(compared, questions === true),
  );
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
  { complete, queries: each }: { readonly complete?: boolean; readonly queries?: boolean },
  tools: BenchTools,
): Promise<ExitCode> {
  const line = (query: string) => (name: string, value: number) =>
    `${name.padEnd(22)}\t${plain(query)}\t${name.startsWith('num_') ? value : value.toFixed(4)}`;
  context.face.result(await tools.trecEval(qrels, run, complete === true), ({ all, queries }) =>
    [...(each === true ? Object.entries(queries) : []), ['all', all] as const]
      .flatMap(([query, measures]) => Object.entries(measures).map(([name, value]) => line(query)(name, value)))
      .join('\n'),
  );
  return exitCodes.done;
}
