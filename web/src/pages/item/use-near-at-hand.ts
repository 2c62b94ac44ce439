import { useEffect } from 'react';
import { getItem } from '../../../../src/contract/endpoints/items.ts';
import { call } from '../../api/call.ts';
import { leaving } from '../../api/leaving.ts';
import { keyOf, queryClient } from '../../api/use-read.ts';
import { screenAddress } from './item-addresses.ts';

/** The item that is looked at comes first; what may come next is fetched when that is likely there. */
const PAUSE_MS = 600;

/** Has the items before and after at hand, so that an arrow key shows them at once. */
export function useNearAtHand(previous: string | undefined, next: string | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const id of [next, previous]) if (id !== undefined) void fetchItem(id);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [previous, next]);
}

async function fetchItem(id: string): Promise<void> {
  // What stands behind an item that was just forgotten still has it as its neighbour.
  if (leaving.has(id)) return;
  const given = { params: { id } };
  const item = await queryClient
    .fetchQuery({ queryKey: keyOf(getItem, given), queryFn: ({ signal }) => call(getItem, given, signal) })
    // Whoever opens it is told what is wrong.
    .catch(() => undefined);
  if (item?.modality === 'image' && item.original.present && !leaving.has(id)) new Image().src = screenAddress(id);
}
