import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { MediaVault } from '../../ports/media-vault.ts';

/**
 * Takes a copy from one vault to another; false where the first has it no more. What is there already is whole, since it
 * got its name last. Errors: `corrupt` for bytes that are not those that the name tells; else of `MediaVault.open` and `put`.
 */
export async function moveCopy(from: MediaVault, to: MediaVault, copy: string): Promise<boolean> {
  const known = await from.stat(copy);
  if (known === undefined) return false;
  if ((await to.stat(copy))?.bytes === known.bytes) return true;
  try {
    await to.put(copy, await from.open(copy));
  } catch (error) {
    if (!isMadeleineError(error) || error.code !== 'corrupt') throw error;
    throw new MadeleineError('corrupt', 'A copy in this memory is damaged: its content is not what its name tells.', {
      path: from.where(copy),
      action: 'Run `madeleine doctor --repair` on the memory that is moved, then run the same command again.',
    });
  }
  return true;
}
