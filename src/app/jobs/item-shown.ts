import type { MemoryItem } from '../../memory/item.ts';
import type { Mention } from '../../memory/person.ts';
import type { View } from '../../organise/view.ts';

/** What was made of an item when it was taken, for who organises it later. */
export type KnownView = { readonly view: View; readonly said: string | undefined };

/** All that is kept of an item while its memory is organised: not the item, of which a memory has any number. */
export type ItemShown = KnownView & {
  readonly correspondents: readonly Mention[] | undefined;
  /** Tells what organising found of it before; empty where that was nothing. */
  readonly before: string;
  /** The whole item, where that is in hand, or not yet written as it is to be organised. */
  readonly item?: MemoryItem;
};
