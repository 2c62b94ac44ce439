import pc from 'picocolors';
import type { EncryptMediaResponse, EncryptResponse } from '../../contract/encrypt-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { newPassphrase } from '../ask-passphrase.ts';
import { type ExitCode, plain as escaped, exitCodes } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import { inTurn, loadApp, type VerbContext, withApp } from '../run-verb.ts';
import { bytes, counted } from '../table.ts';
import { recoveryLines } from './init.ts';

export type EncryptVerbOptions = { readonly deletePlain?: boolean; readonly media?: boolean };

export async function encrypt(context: VerbContext, options: EncryptVerbOptions): Promise<ExitCode> {
  const { deletePlain = false, media = false } = options;
  if (media && deletePlain)
    throw new MadeleineError(
      'usage',
      '--delete-plain is for a memory in a folder: with --media, nothing plain is left.',
      {
        action: 'Leave out --delete-plain.',
      },
    );
  if (media) return encryptMedia(context);
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

function encryptMedia(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const progress = openProgress(context.common);
    const done = await app
      .encryptMedia({ ...inTurn(context), onProgress: progress.listener })
      .finally(() => progress.stop());
    context.face.result(done, mediaLines);
    return done.failed.length > 0 ? exitCodes.someFailed : exitCodes.done;
  });
}

function mediaLines({ files, bytes: size, failed }: EncryptMediaResponse): string {
  const lines = [
    files === 0
      ? 'Nothing in the object store was left to encrypt.'
      : `${pc.green('✓')} Encrypted ${counted(files, 'file')} (${bytes(size)}) in the object store, and read each back.`,
    ...failed.map(({ path, message }) => `${pc.red('✗')} ${escaped(path)}: ${message}`),
    ...(failed.length > 0
      ? ['These stay readable. Run `madeleine doctor --repair`, then the same command again.']
      : []),
    ...(files > 0
      ? ['Earlier versions of these objects, and copies of the bucket, stay readable: delete them there.']
      : []),
  ];
  return lines.join('\n');
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
