import type { ItemId } from '../../memory/ids.ts';
import type { StoredItem } from '../../memory/item.ts';
import {
  gonePlaces,
  isOnMailServer,
  type MailAccount,
  type MailFolder,
  mailFolderKey,
  mailRoot,
  withoutGone,
} from '../../memory/mail-account.ts';
import { sourcePath } from '../../memory/origin.ts';
import type { Change } from '../../ports/store.ts';
import { forget } from '../import/forget.ts';
import { withParts } from '../import/forgotten-parts.ts';
import { correctItems } from '../items/correct-items.ts';
import type { TurnOptions } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Of so many items at a time it is said that they are archived. */
const TOGETHER = 500;

/**
 * Does with items as the owner decided whose messages an earlier sync (`before`) found to be gone from the server: by now one that
 * was moved has been met in its new folder. What lies elsewhere, too, in another folder, account or file, stays as it is. How many
 * messages are gone.
 */
export async function settleGone(
  memory: OpenMemory,
  account: MailAccount,
  before: ReadonlyMap<string, MailFolder>,
  turn: TurnOptions,
): Promise<number> {
  const { store } = memory;
  const dead = new Set<string>();
  const changes: Change[] = [];
  const root = mailRoot(account);
  for (const earlier of before.values()) {
    const key = mailFolderKey(earlier);
    const now = await store.record('mailFolder', key);
    if (earlier.gone.length === 0 || now === undefined) continue;
    const stillGone = new Set(gonePlaces(root, now));
    const settled = new Set(gonePlaces(root, earlier).filter((place) => stillGone.has(place)));
    changes.push({ op: 'putRecord', kind: 'mailFolder', id: key, value: withoutGone(root, now, settled) });
    for (const place of settled) dead.add(place);
  }
  if (changes.length === 0) return 0;
  const nowhere = await onlyThere(memory, dead);
  if (account.deleted === 'archive') await archiveItems(memory, nowhere);
  if (account.deleted === 'forget' && nowhere.length > 0)
    await forget(memory, { kind: 'ids', ids: nowhere }, { ...turn, waits: true });
  // Last, so that a killed program does it again.
  for (const path of dead) changes.push({ op: 'deleteRecord', kind: 'sourceFile', id: path });
  await store.write(changes);
  return dead.size;
}

/** The items of these places that lie nowhere else. */
async function onlyThere({ store }: OpenMemory, dead: ReadonlySet<string>): Promise<ItemId[]> {
  const ids = new Set<ItemId>();
  for (const path of dead) for (const id of (await store.record('sourceFile', path))?.items ?? []) ids.add(id);
  const isThere = async (item: StoredItem): Promise<boolean> => {
    for (const place of [item.origin, ...item.copies]) {
      const path = sourcePath(place);
      if (!isOnMailServer(path)) return true;
      if (!dead.has(path) && (await store.record('sourceFile', path)) !== undefined) return true;
    }
    return false;
  };
  const nowhere: ItemId[] = [];
  for (const item of await store.items([...ids])) if (!(await isThere(item))) nowhere.push(item.id);
  return nowhere;
}

/** Archives items with the pictures and documents that came with them alone, or takes them out of the archive. */
export async function archiveItems(memory: OpenMemory, ids: readonly ItemId[], archived = true): Promise<void> {
  for (let at = 0; at < ids.length; at += TOGETHER) {
    const { items } = await withParts(memory, ids.slice(at, at + TOGETHER));
    await correctItems(
      memory,
      items.map(({ id }) => id),
      { archived },
    );
  }
}
