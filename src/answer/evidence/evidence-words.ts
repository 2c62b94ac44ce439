import { isPicture } from '../../memory/item.ts';
import { localMillis } from '../../memory/time-span.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Drafted } from '../worked-through.ts';
import type { Judged } from './judged.ts';

/** What a word weighs that nothing has: more in a large memory, so that shares are the same in a small one. */
const heaviest = ({ gazetteer }: Drafted['retrieval']): number => Math.log(1 + 2 * Math.max(2, gazetteer.items));

/** What of the question's words the item does not say: what others say, and what none does. */
export type Missed = { readonly known: number; readonly unknown: number };

export function lackingIn(
  lead: Judged | undefined,
  topic: ReadonlyMap<string, number>,
  { judged, retrieval }: Drafted,
): Missed {
  let [known, unknown] = [0, 0];
  for (const [token, weight] of topic) {
    if (lead !== undefined && saysIt(token, lead.tokens)) continue;
    if ((retrieval.wordRates.get(token) ?? 0) > 0 || judged.some(({ tokens: has }) => saysIt(token, has)))
      known += weight;
    else unknown += weight;
  }
  const most = heaviest(retrieval);
  return { known: Math.min(1.5, known / most), unknown: Math.min(1.5, unknown / most) };
}

/** How much of the topic no item says in any words, in [0, 1]. */
export function unheardShare(
  topic: ReadonlyMap<string, number>,
  judged: readonly Judged[],
  { wordRates }: Drafted['retrieval'],
): number {
  let [all, unheard] = [0, 0];
  for (const [token, weight] of topic) {
    all += weight;
    if ((wordRates.get(token) ?? 0) === 0 && !judged.some(({ tokens: has }) => saysIt(token, has))) unheard += weight;
  }
  return all === 0 ? 0 : unheard / all;
}

const NEAR_MINUTES = 120;

/** A picture whose caption is silent, taken within two hours of one that shows what is asked for. */
export function isShownNear(lead: Judged, judged: readonly Judged[]): boolean {
  const { item } = lead;
  if (!isPicture(lead.item) || item.time === undefined) return false;
  const at = localMillis(item.time.start);
  return judged.some(
    (other) =>
      other !== lead &&
      isPicture(other.item) &&
      other.item.time !== undefined &&
      Math.abs(localMillis(other.item.time.start) - at) <= NEAR_MINUTES * 60_000 &&
      (other.support >= 0.5 || other.outcomes.some(({ tool, verdict }) => tool === 'object' && verdict === 'yes')),
  );
}
