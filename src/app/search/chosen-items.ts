import { MadeleineError } from '../../memory/errors.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Which items something is done to: these, or all that a search finds. */
export type Choice =
  | { readonly items: readonly string[] }
  | { readonly query?: string | undefined; readonly plan?: string | undefined };

/** As many items are changed at once. */
export const MOST_CHOSEN = 5000;

/** Errors: `usage` where nothing or too much is found; those of `search`. */
export async function itemsChosen(memory: OpenMemory, choice: Choice): Promise<ItemId[]> {
  if ('items' in choice) return choice.items.map((id) => itemIdSchema.parse(id));
  const { query = '', plan } = choice;
  const { search } = await import('./search.ts');
  const found = await search(memory, query, { limit: MOST_CHOSEN + 1, ...(plan === undefined ? {} : { plan }) });
  if (found.items.length > MOST_CHOSEN)
    throw new MadeleineError('usage', `The search finds more than ${MOST_CHOSEN} items.`, {
      action: 'Narrow the search, for example to a year.',
    });
  if (found.items.length === 0)
    throw new MadeleineError('usage', 'The search finds nothing.', { action: 'Try other words.' });
  return found.items.map(({ id }) => itemIdSchema.parse(id));
}
