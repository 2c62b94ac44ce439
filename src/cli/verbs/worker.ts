import type { WorkerNews, WorkerOutcome } from '../../app/jobs/worker.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { duration, openProgress } from '../progress-bar.ts';
import { loadApp, type VerbContext } from '../run-verb.ts';
import { counted } from '../table.ts';
import { type StartOperations, watching } from '../watching.ts';

export type WorkerVerbOptions = {
  readonly stages?: string;
  readonly concurrency?: string;
  readonly drain?: string;
  readonly once?: boolean;
  readonly metrics?: string | true;
};

const MOST_AT_ONCE = 64;
const LONGEST_DRAIN_S = 3600;

/** Runs the stages of waiting jobs until told to stop; what is in hand then is finished, or goes back. */
export async function worker(
  context: VerbContext,
  options: WorkerVerbOptions,
  start: StartOperations,
): Promise<ExitCode> {
  const { face, folder, flags, signal } = context;
  const concurrency = numberIn(options.concurrency, '--concurrency', 1, MOST_AT_ONCE);
  const drainSeconds = numberIn(options.drain, '--drain', 0, LONGEST_DRAIN_S) ?? 0;
  return watching(context, options.metrics, async (watch) => {
    const app = await (await loadApp()).openApp(folder, flags, watch.telemetry);
    const progress = openProgress(context.common);
    try {
      await watch.begin(app, start);
      const outcome = await app.work({
        stages: options.stages?.split(',').map((name) => name.trim()),
        concurrency,
        once: options.once === true,
        stop: signal,
        drainSeconds,
        onProgress: progress.listener,
        onNews: (news) => {
          progress.stop();
          face.note(inWords(news));
        },
      });
      progress.stop();
      face.result({ ...outcome, stopped: signal.aborted }, (result) => outcomeLine(result));
      return exitCodes.done;
    } finally {
      progress.stop();
      await app.close();
    }
  });
}

function inWords(news: WorkerNews): string {
  switch (news.state) {
    case 'working':
      return `Working on: ${news.stages.join(', ')}.`;
    case 'idle':
      return 'Nothing to do. Waiting for work; press Ctrl-C to stop.';
    case 'waiting':
      return 'Another program is using this memory. Waiting for it to finish.';
    case 'paused':
      return `The stage ${news.stage} is paused: ${plain(news.message)}`;
    case 'draining':
      return `Stopping: nothing more is begun, and what is under way has ${duration(news.seconds)} to finish.`;
  }
}

const outcomeLine = ({ done, failed, byStage, stopped }: WorkerOutcome & { readonly stopped: boolean }): string => {
  const parts = Object.entries(byStage).map(([stage, n]) => `${stage} ${n}`);
  const some = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  const lost = failed === 0 ? '' : ` ${counted(failed, 'task')} failed.`;
  return `${stopped ? 'Stopped' : 'Nothing is left to do'}: ${counted(done, 'task')} done${some}.${lost}`;
};

function numberIn(said: string | undefined, option: string, least: number, most: number): number | undefined {
  if (said === undefined) return undefined;
  const value = Number(said);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new MadeleineError('usage', `${option} must be a number from ${least} to ${most}, not ${said}.`, {
    action: 'See `madeleine worker --help`.',
  });
}
