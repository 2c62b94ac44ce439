import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app/app.ts';
import { chooseFolder } from '../app/memory-folder.ts';
import type { Configuration } from '../app/settings/configuration.ts';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { unlocking } from './ask-passphrase.ts';
import { type CommonOptions, type ExitCode, exitCodes, Face } from './face.ts';
import type { VerbContext } from './verb-context.ts';

export type { VerbContext } from './verb-context.ts';

/** A launcher forwards the Ctrl-C that the terminal also sent directly: within this time it counts as the same one. */
const ONE_INTERRUPT_MS = 300;

/** Runs a verb and reports errors uniformly: message, code, exit status. */
export async function runVerb(common: CommonOptions, verb: (context: VerbContext) => Promise<ExitCode>): Promise<void> {
  const face = new Face(common);
  const stop = new AbortController();
  let stopped = 0;
  const onInterrupt = () => {
    if (stop.signal.aborted && performance.now() - stopped < ONE_INTERRUPT_MS) return;
    if (stop.signal.aborted) process.exit(exitCodes.interrupted);
    stopped = performance.now();
    stop.abort();
    face.warn('\nFinishing the current step, then stopping… (Press Ctrl-C again to stop now; finished work is kept)');
  };
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onInterrupt);
  try {
    const folder = chooseFolder(common.memory ?? process.env['MADELEINE_MEMORY']);
    // Set in the environment for everything that reads the configuration: child processes and the bench.
    if (common.offline === true) process.env['MADELEINE_OFFLINE'] = '1';
    const flags: Configuration = {
      ...(common.offline === true ? { offline: true } : {}),
      ...(common.quiet === true ? { quiet: true } : {}),
    };
    process.exitCode = await verb({ face, folder, common, signal: stop.signal, flags });
  } catch (error) {
    // Cancelled work throws the abort reason, which is not a bug.
    const known = stop.signal.aborted && error === stop.signal.reason ? brokenOff(error) : error;
    face.error(known);
    process.exitCode = codeOf(known);
  } finally {
    // Remove the handlers only after a duplicate signal could arrive: without them it would kill the process.
    if (stop.signal.aborted) await pause(Math.max(0, stopped + ONE_INTERRUPT_MS - performance.now()));
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onInterrupt);
  }
}

const brokenOff = (cause: unknown): MadeleineError =>
  new MadeleineError('cancelled', 'Cancelled before it was finished.', {
    action: 'Run the same command again.',
    cause,
  });

function codeOf(error: unknown): ExitCode {
  if (!isMadeleineError(error)) return exitCodes.failed;
  if (error.code === 'cancelled') return exitCodes.interrupted;
  return error.code === 'usage' ? exitCodes.usage : exitCodes.failed;
}

/** The application: loaded only by verbs that need a memory; help, scoring and reports do not. */
export const loadApp = () => import('../app/app.ts');

/** The keys of memories that this process has unlocked. */
export const loadKeyring = () => import('../app/keys/keyring.ts');

/** Accounts of a server, in a folder of their own, or on a PostgreSQL server with the server's own settings `beside`. */
export const loadAccounts = async (said: string, beside: string) =>
  (await import('../app/accounts/open-accounts.ts')).openAccounts(said, beside);

/** Video observation, which needs no memory. */
export const loadObserving = () => import('../app/import/observe.ts');

/** Waits while another program is using the memory and reports which one; Ctrl-C cancels. */
export const inTurn = ({ face, signal }: VerbContext) => ({
  waits: true,
  signal,
  onWait: (holder: { readonly pid: number; readonly since: string } | undefined): void => {
    const who = holder === undefined ? '' : ` (process ${holder.pid}, since ${holder.since})`;
    face.note(`Another program is using this memory${who}. Waiting for it to finish; press Ctrl-C to cancel.`);
  },
});

type Work = (app: App) => Promise<ExitCode>;

/** Opens the memory for a verb and always closes it afterwards. */
export async function withApp(context: VerbContext, work: Work): Promise<ExitCode> {
  const { openApp } = await loadApp();
  return thenClosed(await unlocking(context, () => openApp(context.folder, context.flags)), work);
}

/** Like `withApp`, but creates the memory if there is none, and reports that. */
export async function withAppMade(context: VerbContext, telemetry: Telemetry, work: Work): Promise<ExitCode> {
  const { openOrMakeApp } = await loadApp();
  const { app, created } = await unlocking(context, () =>
    openOrMakeApp(context.folder, context.flags, undefined, undefined, telemetry),
  );
  if (created) context.face.note(`Made a memory in ${context.folder}.`);
  return thenClosed(app, work);
}

async function thenClosed(app: App, work: Work): Promise<ExitCode> {
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
