import type { ItemId } from '../../memory/ids.ts';
import type { Absence } from '../events/away.ts';
import type { LookAlike } from '../look-alikes.ts';
import type { View } from '../view.ts';
import type { Lent } from './lent-positions.ts';
import type { Spot } from './spots.ts';
import type { Stray } from './stray-positions.ts';
import type { VenueSighting } from './venue-evidence.ts';

/** What is looked through for where items were made. */
export type PlaceSources = {
  /** Sorted oldest first. */
  readonly views: readonly View[];
  /** Those of them that are pictures and videos of a known moment. */
  readonly timed: readonly View[];
  readonly spots: ReadonlyMap<View, Spot>;
  /** Positions that histories of locations lend. */
  readonly lent: ReadonlyMap<View, Lent>;
  readonly moments: readonly (readonly View[])[];
  readonly pairs: readonly LookAlike[];
  readonly strays: ReadonlyMap<View, Stray>;
  readonly venues: ReadonlyMap<ItemId, readonly VenueSighting[]>;
  readonly absences: readonly Absence[];
};
