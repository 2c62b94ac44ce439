import { join } from 'node:path';
import type { WorkerNews, WorkerOptions, WorkerOutcome } from '../../app/jobs/worker.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { duration, openProgress } from '../progress-bar.ts';
import { loadAccounts, loadApp, type VerbContext, withAppMade } from '../run-verb.ts';
import { counted } from '../table.ts';
import { type StartOperations, type Watch, watching } from '../watching.ts';

export type WorkerVerbOptions = {
  readonly stages?: string;
  readonly concurrency?: string;
  readonly drain?: string;
  readonly once?: boolean;
  readonly metrics?: string | true;
  readonly accounts?: string;
};

const MOST_AT_ONCE = 64;
const LONGEST_DRAIN_S = 3600;

/** Runs the stages of waiting jobs until told to stop; what is in hand then is finished, or goes back. */
export async function worker(
  context: VerbContext,
  options: WorkerVerbOptions,
  start: StartOperations,
): Promise<ExitCode> {
  const work = workOf(context, options);
  return watching(context, options.metrics, async (watch) => {
    if (options.accounts !== undefined) return forAll(context, options.accounts, work, { watch, start });
    const app = await (await loadApp()).openApp(context.folder, context.flags, watch);
    try {
      await watch.begin(app, start);
      await work((asked) => app.work(asked));
      return exitCodes.done;
    } finally {
      await app.close();
    }
  });
}

/** Runs work by the options of the command line, and shows what it comes to. */
function workOf(
  { face, common, signal }: VerbContext,
  options: WorkerVerbOptions,
): (run: (asked: WorkerOptions) => Promise<WorkerOutcome>) => Promise<void> {
  const concurrency = numberIn(options.concurrency, '--concurrency', 1, MOST_AT_ONCE);
  const drainSeconds = numberIn(options.drain, '--drain', 0, LONGEST_DRAIN_S) ?? 0;
  return async (run) => {
    const progress = openProgress(common);
    try {
      const outcome = await run({
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
    } finally {
      progress.stop();
    }
  };
}

type Watched = { readonly watch: Watch; readonly start: StartOperations };

/** Works for the memories of all accounts; metrics and health are those of the server's own empty memory. */
async function forAll(
  context: VerbContext,
  said: string,
  work: ReturnType<typeof workOf>,
  { watch, start }: Watched,
): Promise<ExitCode> {
  const { flags, folder } = context;
  const accounts = await loadAccounts(said, folder);
  try {
    const own = { ...context, flags: { ...flags, ...accounts.ownSettings }, folder: join(accounts.folder, 'server') };
    return await withAppMade(own, watch.telemetry, async (app) => {
      await watch.begin(app, start);
      const { workForAll } = await import('../../app/accounts/fleet.ts');
      await work((asked) => workForAll(accounts, { ...asked, flags, telemetry: watch.telemetry }));
      return exitCodes.done;
    });
  } finally {
    await accounts.close();
  }
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
    case 'skipped':
      return `The memory ${news.memory} is left for later: ${plain(news.message)}`;
    case 'unreachable':
      return `${plain(news.message)} Trying again.`;
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
