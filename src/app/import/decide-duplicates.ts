import type { DuplicateDecided, DuplicateDecision } from '../../contract/duplicate-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Store } from '../../ports/store.ts';
import { bestFirst } from '../items/best-picture.ts';
import { sayOfItems } from '../items/correct-items.ts';
import { groupsNow } from '../items/duplicates.ts';
import type { OpenMemory } from '../open-memory.ts';
import { inTurn } from './in-turn.ts';
import { putInTrash } from './trash.ts';

/** Does what the owner decided about a group. Errors: `not-found` for a group that is not there, or a best one that is not in it. */
export async function decideDuplicates(
  memory: OpenMemory,
  said: string,
  { decision, best }: DuplicateDecision,
): Promise<DuplicateDecided> {
  const group = (await groupsNow(memory)).find(({ id }) => id === said);
  if (group === undefined) throw notFound(`Group of duplicates not found: ${said}.`);
  if (decision === 'differ') return corrected(memory, group.ids, { kind: 'items-differ', items: [...group.ids] });
  const { pictures } = bestFirst(await memory.store.items(group.ids), group.links);
  const first = best === undefined ? pictures[0]?.id : pictures.find(({ id }) => id === best)?.id;
  if (first === undefined) throw notFound(`${best ?? said} is not in this group.`);
  const others = group.ids.filter((id) => id !== first);
  if (decision === 'keep') {
    const { done, items } = await inTurn(memory, () => putInTrash(memory, others));
    return { done, corrections: [], trashed: items };
  }
  const behind = await stackedBehind(memory.store, others);
  const items = [...new Set([...others, ...behind])].filter((id) => id !== first);
  return corrected(memory, items, { kind: 'item-stack', items, behind: first });
}

/** What lies behind the best of an older stack moves with it. */
async function stackedBehind(store: Store, ids: readonly ItemId[]): Promise<ItemId[]> {
  const fronts = new Set(ids);
  const stacks = (await store.records('correction')).filter((said) => said.kind === 'item-stack');
  const behind = stacks.filter((said) => fronts.has(said.behind)).flatMap(({ items }) => items);
  return (await store.items(behind)).map(({ id }) => id);
}

async function corrected(
  memory: OpenMemory,
  ids: readonly ItemId[],
  said: Parameters<typeof sayOfItems>[2][number],
): Promise<DuplicateDecided> {
  const { done, corrections } = await sayOfItems(memory, ids, [said]);
  return { done, corrections: corrections.map(({ id }) => id), trashed: [] };
}

const notFound = (message: string): MadeleineError =>
  new MadeleineError('not-found', message, { action: 'List groups with `madeleine duplicates`.' });
