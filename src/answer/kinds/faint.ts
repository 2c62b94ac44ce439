import type { Retrieval } from '../../retrieve/search.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import type { Judged } from '../evidence/judged.ts';

/** Items looked at when nothing speaks of enough of the topic. */
const MOST_FAINT = 8;
/** Within this of the fittest. */
const NEAR_FIT = 6;
/** What makes an item one of those asked for, rather than one of many of its time or kind. */
const particular: ReadonlySet<string> = new Set(['person', 'place', 'event', 'reference', 'object', 'anchor']);

/**
 * The fittest items that refuse nothing asked for, though they say little or nothing of the topic: in another tongue, in
 * words nobody listed, or a picture whose caption is silent; and
 * pictures that the search takes to be meant. Whether an answer from them is worth giving is decided later.
 */
export function faintly(judged: readonly Judged[], { hits }: Pick<Retrieval, 'hits'>): readonly Judged[] {
  const found = new Set(hits.map(({ item }) => item.id));
  const open = judged.filter(
    (one) =>
      !isForEverybody(one) &&
      one.outcomes.every(({ verdict }) => verdict !== 'no') &&
      (one.support > 0 ||
        (found.has(one.item.id) && one.item.modality !== 'email') ||
        one.outcomes.some(({ tool, verdict }) => verdict === 'yes' && particular.has(tool))),
  );
  const most = open[0]?.fit ?? 0;
  return open.filter(({ fit }) => most - fit <= NEAR_FIT).slice(0, MOST_FAINT);
}
