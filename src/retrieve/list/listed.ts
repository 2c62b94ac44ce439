import type { Asked } from '../../language/asked-words.ts';
import type { Ranked } from '../rank/rank-items.ts';
import type { Named } from './list-features.ts';

/** An item of the list with its learnt score: how many nats it lies above or below the others. */
export type Listed = Named & {
  readonly learnt: number;
  readonly ranked: Ranked | undefined;
  /** In memories of texts, the number of its row in the list's `rows`. */
  readonly row?: number;
};
/** What words and the search name, best first by what was learnt; never cut to nothing. */
export type Listing = {
  readonly asked: Asked;
  readonly items: readonly Listed[];
  /** In memories of texts, what the order is learnt by. */
  readonly rows?: Float32Array;
};
