import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Whether a memory is encrypted, and whether it is locked now. */
export const lockState = z.object({ encrypted: z.boolean(), locked: z.boolean() });
export type LockState = z.infer<typeof lockState>;

export const unlockRequest = z.object({ passphrase: z.string().min(1).max(1000) });

/** Whether the memory is locked. */
export const getLock = endpoint({
  id: 'lock',
  method: 'get',
  path: '/lock',
  summary: 'Returns whether the memory is encrypted and whether it is locked.',
  scope: 'read',
  open: true,
  answer: { kind: 'json', schema: lockState },
});

/** Locks it. */
export const postLock = endpoint({
  id: 'lockMemory',
  method: 'post',
  path: '/lock',
  summary:
    'Locks an encrypted memory: the server forgets its key and answers nothing but `unlock` until that succeeds.',
  scope: 'write',
  answer: { kind: 'json', schema: lockState },
});

/** Unlocks it. */
export const postUnlock = endpoint({
  id: 'unlockMemory',
  method: 'post',
  path: '/unlock',
  summary:
    'Unlocks a locked memory with its passphrase or its recovery key. Ten wrong ones a minute are checked at most.',
  scope: 'read',
  open: true,
  body: unlockRequest,
  answer: { kind: 'json', schema: lockState },
});
