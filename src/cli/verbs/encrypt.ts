import pc from 'picocolors';
import type { EncryptResponse } from '../../contract/encrypt-verb.ts';
import { newPassphrase } from '../ask-passphrase.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import { inTurn, loadApp, type VerbContext } from '../run-verb.ts';
import { bytes, counted } from '../table.ts';
import { recoveryLines } from './init.ts';

export type EncryptVerbOptions = { readonly deletePlain?: boolean };

export async function encrypt(context: VerbContext, { deletePlain = false }: EncryptVerbOptions): Promise<ExitCode> {
  const { encryptMemory } = await loadApp();
  const passphrase = await newPassphrase(context, 'MADELEINE_PASSPHRASE', 'Passphrase for the memory: ');
  const progress = openProgress(context.common);
  const onRecoveryKey = (recoveryKey: string): void => {
    progress.stop();
    // Said before the memory is in its place; a program reads it in the result.
    if (!context.face.json) process.stdout.write(`${recoveryLines(recoveryKey).join('\n')}\n`);
  };
  const done = await encryptMemory(context.folder, passphrase, {
    ...inTurn(context),
    deletePlain,
    onRecoveryKey,
    onProgress: progress.listener,
  }).finally(() => progress.stop());
  context.face.result(done, drawn);
  return exitCodes.done;
}

function drawn({ memory, plain, items, media, leftBehind }: EncryptResponse): string {
  const what = items === undefined ? '' : ` ${counted(items, 'item')} compared`;
  const files =
    media === undefined || media.files === 0 ? '' : `, with ${counted(media.files, 'file')} (${bytes(media.bytes)})`;
  const lines = [
    `${pc.green('✓')} The memory in ${memory} is encrypted${what === '' ? '.' : `:${what}${files}.`}`,
    ...(plain === undefined
      ? ['The plain copy was deleted.']
      : [
          pc.yellow(`The plain memory is in ${plain}, readable by anybody who gets the disk.`),
          ...(leftBehind.length > 0 ? [`Only there: ${leftBehind.join(', ')}.`] : []),
          `Open the encrypted one, then delete it: rm -r '${plain}'`,
        ]),
    'Deleted files stay readable on a disk until they are overwritten, on SSDs sometimes for long. Encrypt the whole disk, or',
    'overwrite its free space. Backups made earlier are not encrypted: make new ones and delete them.',
  ];
  return lines.join('\n');
}
