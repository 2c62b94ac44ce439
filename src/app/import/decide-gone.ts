import type { GoneChoice, GoneDecidedResponse, GoneDecision } from '../../contract/gone-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Gone } from '../../memory/gone.ts';
import type { ItemId } from '../../memory/ids.ts';
import { isArchived } from '../../memory/item-text.ts';
import { undecided } from '../items/gone-list.ts';
import { lockInTurn, type TurnOptions } from '../lock-folder.ts';
import { archiveItems } from '../mail/gone-messages.ts';
import type { OpenMemory } from '../open-memory.ts';
import { forget } from './forget.ts';
import { inTurn } from './in-turn.ts';
import { putInTrash, restoreFromTrash } from './trash.ts';

/** Does with these items, all of a source, or all that are gone, as the owner decided. Errors: `not-found`, `usage`; those of `forget`. */
export async function decideGone(
  memory: OpenMemory,
  decision: GoneDecision,
  choice: GoneChoice,
  turn: TurnOptions = {},
): Promise<GoneDecidedResponse> {
  const ids = decision === 'undo' ? await undo(memory, choice, turn) : await decide(memory, decision, choice, turn);
  return { decision, items: ids.length, ids };
}

async function decide(
  memory: OpenMemory,
  decision: Exclude<GoneDecision, 'undo'>,
  { items, source }: GoneChoice,
  turn: TurnOptions,
): Promise<ItemId[]> {
  const all = (await undecided(memory.store)).filter(({ place }) => source === undefined || place.root === source);
  const meant = chosen(all, items, 'gone');
  const ids = meant.map(({ item }) => item.id);
  if (ids.length === 0) return [];
  const archived = new Set(meant.filter(({ item }) => !isArchived(item.tags)).map(({ item }) => item.id));
  if (decision === 'forget') await forget(memory, { kind: 'ids', ids }, turn);
  // Out of the trash they are listed again, so that nothing is noted of them.
  if (decision === 'trash') await inTurn(memory, () => putInTrash(memory, ids));
  if (decision === 'archive') await archiveItems(memory, [...archived]);
  if (decision === 'keep' || decision === 'archive')
    await noted(
      memory,
      turn,
      (gone) => ({
        ...gone,
        kept: true,
        ...(decision === 'archive' && archived.has(gone.item) ? { archived: true } : {}),
      }),
      meant.map(({ gone }) => gone),
    );
  return ids;
}

/** Lists again what was kept, archived or thrown away; what lies in the trash is restored. */
async function undo(memory: OpenMemory, { items, source }: GoneChoice, turn: TurnOptions): Promise<ItemId[]> {
  if (source !== undefined)
    throw new MadeleineError('usage', 'Decisions are undone by item, or all of them, not by source.', {
      action: 'Name the items.',
    });
  const trash = new Set((await memory.store.records('trash')).map(({ id }) => id));
  const decided = (await memory.store.records('gone')).filter(({ item, kept }) => kept === true || trash.has(item));
  const meant = chosen(
    decided.map((gone) => ({ gone })),
    items,
    'decided',
  ).map(({ gone }) => gone);
  const ids = meant.map(({ item }) => item);
  const thrown = ids.filter((id) => trash.has(id));
  if (thrown.length > 0) await inTurn(memory, () => restoreFromTrash(memory, thrown));
  const archived = new Set(meant.flatMap(({ item, archived: is }) => (is === true ? [item] : [])));
  const there = (await memory.store.items([...archived])).map(({ id }) => id);
  await archiveItems(memory, there, false);
  await noted(memory, turn, ({ kept: _, archived: __, ...gone }) => gone, meant);
  return ids;
}

function chosen<T extends { readonly gone: Gone }>(
  all: readonly T[],
  items: readonly string[] | undefined,
  what: 'gone' | 'decided',
): readonly T[] {
  if (items === undefined || items.length === 0) return all;
  const known = new Set<string>(all.map(({ gone }) => gone.item));
  const unknown = items.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new MadeleineError(
      'not-found',
      what === 'gone' ? `${unknown} is not among the items that are gone.` : `Nothing was decided about ${unknown}.`,
      { action: 'See `madeleine gone list`.' },
    );
  const wanted = new Set<string>(items);
  return all.filter(({ gone }) => wanted.has(gone.item));
}

async function noted(
  { folder, store }: OpenMemory,
  turn: TurnOptions,
  change: (gone: Gone) => Gone,
  gone: readonly Gone[],
): Promise<void> {
  if (gone.length === 0) return;
  const lock = await lockInTurn(folder.path, turn);
  try {
    await store.write(
      gone.map((one) => ({ op: 'putRecord', kind: 'gone', id: one.item, value: change(one) }) as const),
    );
  } finally {
    await lock.release();
  }
}
