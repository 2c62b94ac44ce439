import { useEffect } from 'react';
import { getItem } from '../../../../src/contract/endpoints/items.ts';
import { call } from '../../api/call.ts';
import { leaving } from '../../api/leaving.ts';
import { keyOf, queryClient } from '../../api/use-read.ts';
import { screenAddress } from './item-addresses.ts';

/** Delay before neighbours are preloaded, so that the current item loads first. */
const PAUSE_MS = 600;

/** Preloads the previous and next items, so that arrow keys show them at once. */
export function useNearAtHand(previous: string | undefined, next: string | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const id of [next, previous]) if (id !== undefined) void fetchItem(id);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [previous, next]);
}

async function fetchItem(id: string): Promise<void> {
  // The neighbours of an item that was just forgotten may still refer to it.
  if (leaving.has(id)) return;
  const given = { params: { id } };
  const item = await queryClient
    .fetchQuery({ queryKey: keyOf(getItem, given), queryFn: ({ signal }) => call(getItem, given, signal) })
    // Errors are shown when the item is opened.
    .catch(() => undefined);
  if (item?.modality === 'image' && item.original.present && !leaving.has(id)) new Image().src = screenAddress(id);
}
