import { getLock, postLock, postUnlock } from '../../contract/endpoints/lock.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Routes } from '../mounted.ts';

/** Of a memory that is open; a locked one is answered for by `locked-server.ts`. */
export function mountLock(routes: Routes, lock: (() => void) | undefined): void {
  const open = { encrypted: lock !== undefined, locked: false };
  routes.on(getLock, () => open, { fresh: true });
  routes.on(postUnlock, () => open);
  routes.on(postLock, () => {
    if (lock === undefined) {
      throw new MadeleineError('usage', 'This memory is not encrypted.', {
        action: 'Make an encrypted one with `madeleine init --encrypt` in another folder.',
      });
    }
    // The answer goes first.
    setImmediate(lock);
    return { encrypted: true, locked: true };
  });
}
