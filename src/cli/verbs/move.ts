import type { MoveResponse } from '../../contract/move-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { newPassphrase, unlocking } from '../ask-passphrase.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { duration, openProgress } from '../progress-bar.ts';
import { inTurn, loadApp, type VerbContext } from '../run-verb.ts';
import { bytes, counted } from '../table.ts';
import { recoveryLines } from './init.ts';

export type MoveVerbOptions = {
  readonly from?: string;
  readonly to?: string;
  readonly fromOwner?: string;
  readonly toOwner?: string;
  readonly media?: string;
  readonly encrypt?: boolean;
  readonly plain?: boolean;
};

/** Makes a new memory the same as another one, which stays as it is. */
export async function move(
  context: VerbContext,
  { from, to, encrypt = false, plain = false, ...places }: MoveVerbOptions,
): Promise<ExitCode> {
  if (from === undefined || to === undefined) {
    throw new MadeleineError('usage', 'Both --from and --to are needed.', { action: 'See `madeleine move --help`.' });
  }
  if (encrypt && plain)
    throw new MadeleineError('usage', 'A target is either encrypted or plain.', {
      action: 'Leave out --encrypt or --plain.',
    });
  const { face } = context;
  const protection = encrypt
    ? { kind: 'encrypted' as const, passphrase: await newPassphrase(context, 'MADELEINE_NEW_PASSPHRASE', ASKED) }
    : { kind: 'plain' as const };
  const progress = openProgress(context.common);
  const onRecoveryKey = (recoveryKey: string): void => {
    progress.stop();
    // Said before the target is a memory; a program reads it in the result.
    if (!face.json) process.stdout.write(`${recoveryLines(recoveryKey).join('\n')}\n`);
  };
  const { moveMemory } = await loadApp();
  const moved = await unlocking(context, () =>
    moveMemory(from, to, {
      ...inTurn(context),
      ...places,
      ...(encrypt || plain ? { protection } : {}),
      onPlain: (place) => face.warn(`What this memory encrypts will be readable in ${place}, by whoever gets at it.`),
      onRecoveryKey,
      onProgress: progress.listener,
    }),
  ).finally(() => progress.stop());
  face.result(moved, drawMoved);
  return exitCodes.done;
}

const ASKED = 'Passphrase for the target: ';

function drawMoved({ from, to, encrypted, kinds, media, resumed, leftBehind, seconds }: MoveResponse): string {
  const items = kinds.find(({ kind }) => kind === 'item')?.entries ?? 0;
  const entries = kinds.reduce((sum, one) => sum + one.entries, 0);
  const lines = [
    `${resumed ? 'Resumed and moved' : 'Moved'} ${counted(items, 'item')} to ${encrypted ? 'the encrypted memory ' : ''}${to} in ${duration(seconds)}; ${from} was not changed.`,
    `Compared: ${entries} entries of ${counted(kinds.length, 'kind')}, and ${counted(media.files, 'file')} (${bytes(media.bytes)}), are the same.`,
  ];
  if (media.missing > 0) lines.push(`${counted(media.missing, 'file')} were missing in ${from} already.`);
  if (leftBehind.length > 0)
    lines.push(
      `A server does not hold ${leftBehind.join(', ')}: use the memory there with a folder that has them and is not encrypted.`,
    );
  return lines.join('\n');
}
