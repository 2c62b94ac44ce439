import pc from 'picocolors';
import type { ForgetWhat } from '../../app/import/forget.ts';
import type { DoctorResponse } from '../../contract/memory-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { unlockByAsking, unlocking } from '../ask-passphrase.ts';
import { askYesNo, canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { failureLines } from '../phrases.ts';
import { openProgress } from '../progress-bar.ts';
import { inTurn, loadApp, type VerbContext, withApp } from '../run-verb.ts';
import { bytes, counted } from '../table.ts';

export type ForgetVerbOptions = {
  readonly batch?: string;
  readonly query?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};

export async function forget(
  context: VerbContext,
  ids: readonly string[],
  options: ForgetVerbOptions,
): Promise<ExitCode> {
  const what = chosen(ids, options);
  return withApp(context, async (app) => {
    if (
      what.kind === 'query' &&
      options.dryRun !== true &&
      !(await confirmed(context, options, async () => (await app.forget(what, { dryRun: true })).ids))
    ) {
      context.face.warn('Nothing was forgotten.');
      return exitCodes.done;
    }
    const result = await app.forget(what, { dryRun: options.dryRun === true, ...inTurn(context) });
    context.face.result(result, (r) =>
      r.dryRun
        ? `Would forget ${counted(r.ids.length, 'item')}:\n  ${r.ids.join('\n  ')}`
        : `Forgot ${counted(r.forgotten, 'item')}. The original files were not changed.`,
    );
    return exitCodes.done;
  });
}

function chosen(ids: readonly string[], { batch, query }: ForgetVerbOptions): ForgetWhat {
  const said = [ids.length > 0, batch !== undefined, query !== undefined].filter(Boolean).length;
  if (said !== 1)
    throw new MadeleineError('usage', 'Give exactly one of: item ids, --batch or --query.', {
      action: 'See `madeleine forget --help`.',
    });
  if (batch !== undefined) return { kind: 'batch', batch };
  return query === undefined ? { kind: 'ids', ids } : { kind: 'query', query };
}

/** A query can match more than intended, so a terminal user confirms the number first. */
async function confirmed(
  context: VerbContext,
  options: ForgetVerbOptions,
  preview: () => Promise<readonly string[]>,
): Promise<boolean> {
  if (options.yes === true || context.face.json || !process.stdin.isTTY) return true;
  const ids = await preview();
  return askYesNo(context, `Forget ${counted(ids.length, 'item')}? This cannot be undone. [y/N] `);
}

export async function exportTo(
  context: VerbContext,
  folder: string,
  options: { readonly withPeople?: boolean },
): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const result = await app.export(folder, { withPeople: options.withPeople === true });
    context.face.result(
      result,
      (r) =>
        `Wrote ${counted(r.items, 'item')} in ${counted(r.files.length, 'file')} to ${folder}.${options.withPeople === true ? '' : ' People and faces are not included (use --with-people to include them).'}`,
    );
    return exitCodes.done;
  });
}

export async function importFrom(context: VerbContext, folder: string): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const result = await app.import(folder);
    context.face.result(result, (r) =>
      [
        `${counted(r.added, 'item')} added, ${r.unchanged} unchanged.`,
        ...(r.failed.length > 0 ? [failureLines(r.failed)] : []),
      ].join('\n'),
    );
    return result.failed.length > 0 ? exitCodes.someFailed : exitCodes.done;
  });
}

export async function backup(
  context: VerbContext,
  file: string,
  { recipient = [] }: { readonly recipient?: readonly string[] },
): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(
      await app.backup(file, { recipients: recipient }),
      (r) =>
        `Backed up ${counted(r.items, 'item')} to ${r.file} (${bytes(r.bytes)}), read back and verified${recipient.length > 0 ? ', then encrypted' : ''}.`,
    );
    return exitCodes.done;
  });
}

export type RestoreVerbOptions = { readonly force?: boolean; readonly identity?: string };

export async function restore(
  context: VerbContext,
  file: string,
  { force = false, identity }: RestoreVerbOptions,
): Promise<ExitCode> {
  const result = await (await loadApp()).restoreBackup(file, context.folder, {
    force,
    ...(identity === undefined ? {} : { identity }),
    ...(canAsk(context) ? { unlock: (folder) => unlockByAsking(context, folder) } : {}),
  });
  context.face.result(
    result,
    (r) =>
      `Restored ${counted(r.items, 'item')} to ${context.folder}.${r.previous === undefined ? '' : ` The previous memory was moved to ${r.previous}.`}`,
  );
  return exitCodes.done;
}

const marks: Readonly<Record<DoctorResponse['checks'][number]['state'], string>> = {
  ok: pc.green('✓'),
  repaired: pc.green('✚'),
  missing: pc.yellow('○'),
  problem: pc.red('✗'),
};

export async function doctor(context: VerbContext, options: { readonly repair?: boolean }): Promise<ExitCode> {
  const progress = openProgress(context.common);
  const turn = { ...inTurn(context), onProgress: progress.listener };
  const told = (report: DoctorResponse): ExitCode => {
    progress.stop();
    context.face.result(report, doctorLines);
    return report.ok ? exitCodes.done : exitCodes.failed;
  };
  // A memory that is too damaged to open is repaired first.
  const { mendMemory } = await loadApp();
  if (options.repair === true)
    return told(await unlocking(context, () => mendMemory(context.folder, context.flags, turn)));
  return withApp(context, async (app) => told(await app.doctor(false, turn)));
}

function doctorLines({ checks, kept }: DoctorResponse): string {
  const lines = checks.flatMap((check) => [
    `${marks[check.state]} ${check.name.padEnd(10)} ${plain(check.note)}`,
    ...(check.lost ?? []).map(
      ({ kind, id, title }) => `  lost: ${kind} ${plain(id)}${title === undefined ? '' : ` “${plain(title)}”`}`,
    ),
  ]);
  return [...lines, ...(kept === undefined ? [] : [`The damaged data was moved to ${kept}.`])].join('\n');
}
