import { z } from 'zod';
import { lockState } from '../../contract/endpoints/lock.ts';
import { errorCodes, MadeleineError } from '../../memory/errors.ts';
import { askPassphrase, loadKeys } from '../ask-passphrase.ts';
import { canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import type { VerbContext } from '../run-verb.ts';

export type LockOptions = { readonly url: string };

const problem = z.object({
  code: z.enum(errorCodes).catch('internal'),
  detail: z.string(),
  action: z.string().optional(),
});

/** Locks or unlocks the memory of a running server. `MADELEINE_TOKEN` is a token for one that asks for it. */
export async function changeLock(context: VerbContext, verb: 'lock' | 'unlock', url: string): Promise<ExitCode> {
  const body = verb === 'lock' ? undefined : { passphrase: await saidPassphrase(context) };
  const token = process.env['MADELEINE_TOKEN'];
  const answer = await fetch(new URL(`/api/v1/${verb}`, url), {
    method: 'POST',
    redirect: 'error',
    signal: context.signal,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new MadeleineError('unreachable', `There is no server of Madeleine at ${url}.`, {
      action: 'Start it with `madeleine serve`, or give its address with --url.',
      cause,
    });
  });
  const document: unknown = await answer.json().catch(() => undefined);
  const state = lockState.safeParse(document);
  if (answer.ok && state.success) {
    context.face.result(state.data, ({ locked }) => (locked ? 'The memory is locked.' : 'The memory is unlocked.'));
    return exitCodes.done;
  }
  const { code, detail, action } = problem.parse(document ?? { detail: `${url} answered ${answer.status}.` });
  throw new MadeleineError(code, detail, action === undefined ? {} : { action });
}

async function saidPassphrase(context: VerbContext): Promise<string> {
  const said = await (await loadKeys()).passphraseInEnvironment();
  if (said !== undefined) return said;
  if (canAsk(context)) return askPassphrase(context, 'Passphrase: ');
  throw new MadeleineError('usage', 'A passphrase is needed.', {
    action: 'Run this in a terminal, or set MADELEINE_PASSPHRASE or MADELEINE_PASSPHRASE_FILE.',
  });
}
