import pc from 'picocolors';
import type { App } from '../../app/app.ts';
import { beginThreads, endThreads } from '../../app/import/early-threads.ts';
import type { AddResponse, EstimateResponse } from '../../contract/memory-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { failuresCounted } from '../../memory/failure.ts';
import { NO_READER } from '../../memory/kinds-not-read.ts';
import { importers } from '../../memory/origin.ts';
import { noTelemetry } from '../../ports/telemetry.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { failureLines } from '../phrases.ts';
import { duration, openProgress } from '../progress-bar.ts';
import { inTurn, loadApp, type VerbContext, withAppMade } from '../run-verb.ts';
import { bytes, counted } from '../table.ts';
import { askAboutSending } from './sending.ts';

export type AddVerbOptions = {
  readonly as?: string;
  readonly jobs?: string;
  readonly dryRun?: boolean;
  readonly again?: boolean;
  /** False after `--no-perception`: picture analysis is left for later. */
  readonly perception?: boolean;
  /** Left to a worker. */
  readonly later?: boolean;
};

export async function add(context: VerbContext, paths: readonly string[], options: AddVerbOptions): Promise<ExitCode> {
  const as = parseAs(options.as ?? process.env['MADELEINE_AS'] ?? 'auto');
  const jobs = parseJobs(options.jobs);
  if (options.dryRun === true) {
    const estimate = await (await loadApp()).estimatePaths(paths, as);
    context.face.result(estimate, drawEstimate);
    return estimate.failed.length > 0 ? exitCodes.someFailed : exitCodes.done;
  }
  if (options.later === true) {
    if (paths.length === 0) throw nothingToQueue();
    return withAppMade(context, noTelemetry, async (app) => {
      const { id } = await app.queueImport(paths, { as, again: options.again === true });
      context.face.result(
        { batch: id },
        () => `Import ${id} is queued. Any \`madeleine worker\` that can read it does it.`,
      );
      return exitCodes.done;
    });
  }
  // Loaded in parallel with the rest of the program.
  beginThreads(paths);
  try {
    const flags = { ...context.flags, ...(jobs === undefined ? {} : { jobs }) };
    return await withAppMade({ ...context, flags }, noTelemetry, (app) =>
      addTo(app, context, { paths, as, jobs, options }),
    );
  } finally {
    await endThreads();
  }
}

const nothingToQueue = (): MadeleineError =>
  new MadeleineError('usage', 'There is nothing to queue.', { action: 'Name the files or folders to add later.' });

type Asked = {
  readonly paths: readonly string[];
  readonly as: ReturnType<typeof parseAs>;
  readonly jobs: number | undefined;
  readonly options: AddVerbOptions;
};

async function addTo(app: App, context: VerbContext, { paths, as, jobs, options }: Asked): Promise<ExitCode> {
  if (options.perception !== false) await askAboutSending(context, app);
  const progress = openProgress(context.common);
  const result = await app.add(paths, {
    as,
    ...inTurn(context),
    onProgress: progress.listener,
    ...(jobs === undefined ? {} : { jobs }),
    ...(options.again === true ? { again: true } : {}),
    ...(options.perception === false ? { readOnly: true } : {}),
  });
  progress.stop();
  context.face.result(result, (drawn) => drawAdd(drawn, options.perception !== false));
  if (result.stopped) return exitCodes.interrupted;
  return result.failed.length > 0 ? exitCodes.someFailed : exitCodes.done;
}

function parseAs(said: string) {
  const known = [...importers, 'auto'] as const;
  const found = known.find((name) => name === said);
  if (found === undefined) {
    throw new MadeleineError('usage', `Unknown value for --as: ${said}.`, {
      action: `Use one of: ${known.join(', ')}.`,
    });
  }
  return found;
}

function parseJobs(said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  const jobs = Number(said);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= 64) return jobs;
  throw new MadeleineError('usage', `--jobs must be a number from 1 to 64, not ${said}.`, {
    action: 'Omit it to use one job per processor core.',
  });
}

function drawAdd(result: AddResponse, perceived: boolean): string {
  const parts = [
    `${counted(result.added, 'item')} added`,
    result.updated > 0 ? `${result.updated} updated` : '',
    result.moved > 0 ? `${result.moved} moved` : '',
    result.unchanged > 0 ? `${result.unchanged} unchanged` : '',
    result.skippedForgotten > 0
      ? `${result.skippedForgotten} skipped because they were forgotten (use --again to restore them)`
      : '',
  ].filter((part) => part !== '');
  const lines = [
    `${markOf(result)} ${parts.join(', ')} in ${duration(result.seconds)}. The memory holds ${counted(result.items, 'item')}.`,
  ];
  if (result.failed.length > 0)
    lines.push(
      `${pc.yellow(`${counted(failuresCounted(result.failed), 'input')} could not be read completely:`)}`,
      failureLines(result.failed),
    );
  const leftOut = result.skipped.filter(({ reason }) => reason !== NO_READER);
  if (leftOut.length > 0) lines.push(pc.dim(skippedLine(leftOut)));
  if (result.kindsNotRead.length > 0) lines.push(pc.dim(notReadLine(result.kindsNotRead)));
  if (result.missing.length > 0)
    lines.push(
      pc.yellow(
        result.missing.length === 1
          ? '1 file added earlier was not found; its item stays searchable.'
          : `${counted(result.missing.length, 'file')} added earlier were not found; their items stay searchable.`,
      ),
    );
  if (result.gone > 0)
    lines.push(
      pc.yellow(
        `${counted(result.gone, 'item')} no longer at the source. Nothing was deleted; see \`madeleine gone list\`.`,
      ),
    );
  if (result.notLookedAt > 0)
    lines.push(
      pc.yellow(`${counted(result.notLookedAt, 'photo or video', 'photos and videos')} could not be analysed.`),
    );
  if (result.pending > 0) lines.push(pendingLine(result.pending, perceived));
  for (const note of result.notes) lines.push(pc.dim(note));
  if (result.stopped) lines.push('Run the same command again to resume.');
  return lines.join('\n');
}

function markOf(result: AddResponse): string {
  if (result.stopped) return pc.yellow('Cancelled.');
  const came = result.added + result.updated + result.unchanged + result.moved + result.skippedForgotten;
  return came === 0 && result.failed.length > 0 ? pc.red('✗') : pc.green('✓');
}

const pendingLine = (pending: number, perceived: boolean): string =>
  `${counted(pending, 'task')} pending to analyse photos and videos: run \`madeleine add\` to ${perceived ? 'continue' : 'start'}.`;

function skippedLine(skipped: AddResponse['skipped']): string {
  const reasons = Map.groupBy(skipped, (entry) => entry.reason);
  const parts = [...reasons].map(([reason, entries]) => `${reason} (${entries.length})`);
  return `Skipped ${counted(skipped.length, 'input')}: ${parts.join(', ')}.`;
}

const MOST_KINDS = 12;

/** "4 files of 3 kinds are not read: 2 .psd, 1 .exe, 1 without an ending." */
function notReadLine(kinds: AddResponse['kindsNotRead']): string {
  const files = kinds.reduce((sum, one) => sum + one.files, 0);
  const named = kinds.slice(0, MOST_KINDS).map((one) => `${one.files} ${one.kind || 'without an ending'}`);
  const more = kinds.length > MOST_KINDS ? ` and ${counted(kinds.length - MOST_KINDS, 'more kind')}` : '';
  const are = files === 1 ? 'is' : 'are';
  return `${counted(files, 'file')} of ${counted(kinds.length, 'kind')} ${are} not read: ${named.join(', ')}${more}.`;
}

function drawEstimate(estimate: EstimateResponse): string {
  const some = estimate.sources.filter((source) => source.images + source.videos + source.mails + source.rows > 0);
  const lines = (some.length === 0 ? estimate.sources : some).map((source) => {
    const counts = [
      source.images > 0 ? counted(source.images, 'photo') : '',
      source.videos > 0 ? counted(source.videos, 'video') : '',
      source.mails > 0 ? `about ${counted(source.mails, 'email')}` : '',
      source.rows > 0 ? counted(source.rows, 'row') : '',
    ].filter((part) => part !== '');
    return `  ${source.importer.padEnd(10)} ${source.root}: ${counts.join(', ') || 'no items'} (${bytes(source.bytes)})`;
  });
  const failed = estimate.failed.length > 0 ? `\n${failureLines(estimate.failed)}` : '';
  return `Would add up to ${counted(estimate.items, 'item')}, in about ${duration(estimate.seconds)}, using about ${bytes(estimate.diskBytes)} of disk space. Nothing was changed.\n${lines.join('\n')}${failed}`;
}
