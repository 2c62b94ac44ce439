import type { MemoryItem } from '../../memory/item.ts';
import type { RankedItem } from '../../memory/search-result.ts';
import type { Ranked } from '../../retrieve/rank/rank-items.ts';
import { UNWEIGHED } from './pool.ts';

/** A retrieved item beside an answer. */
export type AnsweredItem = RankedItem & { readonly item: MemoryItem };

const ofHit = ({ item, score, probability, why }: Ranked): AnsweredItem => ({
  id: item.id,
  item,
  score,
  probability,
  why: [...why],
});

/** The search's hits, with those of the shown items in front that it did not find. */
export function answeredEvidence(shown: readonly MemoryItem[], hits: readonly Ranked[]): readonly AnsweredItem[] {
  const found = new Set(hits.map(({ item }) => item.id));
  const others = new Map(shown.filter(({ id }) => !found.has(id)).map((item) => [item.id, item]));
  return [...[...others.values()].map((item) => ofHit({ item, ...UNWEIGHED })), ...hits.map(ofHit)];
}
