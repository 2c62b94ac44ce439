import { askPassphrase, loadKeys, newPassphrase } from '../ask-passphrase.ts';
import { canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import type { VerbContext } from '../run-verb.ts';

/** The recovery key works in place of the old passphrase. */
export async function changePassphrase(context: VerbContext): Promise<ExitCode> {
  const keys = await loadKeys();
  const said = await keys.passphraseInEnvironment();
  const before =
    said ?? (canAsk(context) ? await askPassphrase(context, 'Present passphrase, or recovery key: ') : undefined);
  if (before === undefined) await keys.keyOf(context.folder);
  const after = await newPassphrase(context, 'MADELEINE_NEW_PASSPHRASE', 'New passphrase: ');
  await keys.changePassphrase(context.folder, before ?? '', after);
  context.face.result(
    { memory: context.folder, changed: true },
    () => 'Passphrase changed. The recovery key stays the same.',
  );
  return exitCodes.done;
}
