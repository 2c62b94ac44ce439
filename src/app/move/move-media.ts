import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { MoveSource, MoveTarget, Protection } from './move-ends.ts';

/**
 * Takes a copy from one vault to another; false where the first has it no more. What is there already is whole, since it
 * got its name last. Errors: `corrupt` for bytes that are not those that the name tells; `usage` for an encrypted copy that
 * would be plain, which nobody asked for; else of `MediaVault.open` and `put`.
 */
export async function moveCopy(
  source: MoveSource,
  target: MoveTarget,
  copy: string,
  protection?: Protection,
): Promise<boolean> {
  const known = await source.vault.stat(copy);
  if (known === undefined) return false;
  if ((await target.vault.stat(copy))?.bytes === known.bytes) return true;
  if (!target.sealsMedia && protection?.kind !== 'plain' && (await source.store.record('mediaKey', copy)) !== undefined)
    throw wouldBePlain(target.vault.where(copy));
  try {
    await target.vault.put(copy, await source.vault.open(copy));
  } catch (error) {
    if (!isMadeleineError(error) || error.code !== 'corrupt') throw error;
    throw new MadeleineError('corrupt', 'A copy in this memory is damaged: its content is not what its name tells.', {
      path: source.vault.where(copy),
      action: 'Run `madeleine doctor --repair` on the memory that is moved, then run the same command again.',
    });
  }
  return true;
}

const wouldBePlain = (path: string): MadeleineError =>
  new MadeleineError('usage', 'Media that are encrypted in their object store would be readable in the target.', {
    path,
    action: 'Add --encrypt to encrypt the target, a folder, with a passphrase, or --plain to have them readable there.',
  });
