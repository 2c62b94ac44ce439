import type { MoveResponse } from '../../contract/move-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { duration, openProgress } from '../progress-bar.ts';
import { inTurn, loadApp, type VerbContext } from '../run-verb.ts';
import { bytes, counted } from '../table.ts';

export type MoveVerbOptions = {
  readonly from?: string;
  readonly to?: string;
  readonly fromOwner?: string;
  readonly toOwner?: string;
  readonly media?: string;
};

/** Makes a new memory the same as another one, which stays as it is. */
export async function move(context: VerbContext, { from, to, ...places }: MoveVerbOptions): Promise<ExitCode> {
  if (from === undefined || to === undefined) {
    throw new MadeleineError('usage', 'Both --from and --to are needed.', { action: 'See `madeleine move --help`.' });
  }
  const progress = openProgress(context.common);
  const moved = await (await loadApp())
    .moveMemory(from, to, { ...inTurn(context), ...places, onProgress: progress.listener })
    .finally(() => progress.stop());
  context.face.result(moved, drawMoved);
  return exitCodes.done;
}

function drawMoved({ from, to, kinds, media, resumed, leftBehind, seconds }: MoveResponse): string {
  const items = kinds.find(({ kind }) => kind === 'item')?.entries ?? 0;
  const entries = kinds.reduce((sum, one) => sum + one.entries, 0);
  const lines = [
    `${resumed ? 'Resumed and moved' : 'Moved'} ${counted(items, 'item')} to ${to} in ${duration(seconds)}; ${from} was not changed.`,
    `Compared: ${entries} entries of ${counted(kinds.length, 'kind')}, and ${counted(media.files, 'file')} (${bytes(media.bytes)}), are the same.`,
  ];
  if (media.missing > 0) lines.push(`${counted(media.missing, 'file')} were missing in ${from} already.`);
  if (leftBehind.length > 0)
    lines.push(
      `A server does not hold ${leftBehind.join(', ')}: use the memory there with ${from}, or with a folder that has copies of them.`,
    );
  return lines.join('\n');
}
