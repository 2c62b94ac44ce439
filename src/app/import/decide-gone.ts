import type { GoneDecidedResponse, GoneResponse } from '../../contract/gone-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Gone } from '../../memory/gone.ts';
import type { DeletedPolicy } from '../../memory/mail-account.ts';
import { lockInTurn, type TurnOptions } from '../lock-folder.ts';
import { archiveItems } from '../mail/gone-messages.ts';
import type { OpenMemory } from '../open-memory.ts';
import { forget } from './forget.ts';

/** Items whose source has them no more, newest finding first; not those that are to be kept all the same. */
export async function listGone(memory: OpenMemory): Promise<GoneResponse> {
  const gone = await undecided(memory);
  return {
    items: gone
      .toSorted((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : a.path < b.path ? -1 : 1))
      .map(({ item, path, why, reason, since }) => ({
        id: item,
        path,
        why,
        since,
        ...(reason === undefined ? {} : { reason }),
      })),
  };
}

async function undecided({ store }: OpenMemory): Promise<Gone[]> {
  const gone = (await store.records('gone')).filter(({ kept }) => kept !== true);
  const there = new Set((await store.items(gone.map(({ item }) => item))).map(({ id }) => id));
  return gone.filter(({ item }) => there.has(item));
}

/** Does with these items, or with all that are gone, as the owner decided. Errors: `not-found`; those of `forget`. */
export async function decideGone(
  memory: OpenMemory,
  decision: DeletedPolicy,
  said: readonly string[],
  turn: TurnOptions = {},
): Promise<GoneDecidedResponse> {
  const gone = await undecided(memory);
  const known = new Set<string>(gone.map(({ item }) => item));
  const unknown = said.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new MadeleineError('not-found', `${unknown} is not among the items that are gone.`, {
      action: 'See `madeleine gone list`.',
    });
  const chosen = new Set<string>(said);
  const meant = said.length === 0 ? gone : gone.filter(({ item }) => chosen.has(item));
  const ids = meant.map(({ item }) => item);
  if (decision === 'forget' && ids.length > 0) await forget(memory, { kind: 'ids', ids }, turn);
  if (decision === 'archive') await archiveItems(memory, ids);
  const lock = await lockInTurn(memory.folder.path, turn);
  try {
    await memory.store.write(
      decision === 'forget'
        ? ids.map((id) => ({ op: 'deleteRecord', kind: 'gone', id }) as const)
        : meant.map((one) => ({ op: 'putRecord', kind: 'gone', id: one.item, value: { ...one, kept: true } }) as const),
    );
  } finally {
    await lock.release();
  }
  return { decision, items: ids.length };
}
