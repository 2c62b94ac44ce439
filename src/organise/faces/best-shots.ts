import type { ItemId } from '../../memory/ids.ts';
import type { Link } from '../../memory/link.ts';
import { derived } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import { by } from '../context.ts';
import type { View } from '../view.ts';

const VERSION = 1;
/** How much better a shot must be for it to be called the best; below this they are as good as each other. */
const CLEARLY = 0.08;

/** The best shot of each burst, by what was seen in its pictures: sharpness, smiles, light. Nothing where nobody looked, or none stands out. */
export function bestShots(byId: ReadonlyMap<ItemId, View>, bursts: readonly Link[]): Map<ItemId, Reading[]> {
  const groups = Map.groupBy(bursts, (link) => link.to);
  const found = new Map<ItemId, Reading[]>();
  for (const [first, links] of groups) {
    const ranked = [first, ...links.map((link) => link.from)]
      .flatMap((id) => ({ id, shot: byId.get(id)?.shot }))
      .flatMap(({ id, shot }) => (shot === undefined ? [] : [{ id, shot }]))
      .sort((a, b) => b.shot - a.shot);
    const [best, next] = ranked;
    if (best === undefined || next === undefined || best.shot - next.shot < CLEARLY) continue;
    const confidence = Math.min(0.95, Math.round((0.6 + (best.shot - next.shot) / 2) * 100) / 100);
    const basis = ranked.slice(1).map(({ id }) => id);
    const seen = [{ kind: 'picture' as const, name: 'best of burst', confidence }];
    found.set(best.id, [reading('sights', seen, derived(by.burst, VERSION, confidence, basis))]);
  }
  return found;
}
