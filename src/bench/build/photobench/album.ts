import { localMillis } from '../../../memory/time-span.ts';
import type { Life, LifeItem } from '../life.ts';

/** PhotoBench's albums hold pictures alone. */
export const albumOf = ({ items }: Pick<Life, 'items'>): LifeItem[] =>
  items.filter(({ modality }) => modality === 'image');

const WINDOW_MS = 4 * 3_600_000;
const LEAST_PICTURES = 3;

/** Pictures whose next one follows within four hours, three at least (3.1.2); in order of time. */
export function clustersOf(album: readonly LifeItem[]): LifeItem[][] {
  const clusters: LifeItem[][] = [];
  let last: number | undefined;
  for (const item of album) {
    if (item.time === undefined) continue;
    const at = localMillis(item.time.start);
    const current = clusters.at(-1);
    if (current === undefined || last === undefined || at - last > WINDOW_MS) clusters.push([item]);
    else current.push(item);
    last = at;
  }
  return clusters.filter(({ length }) => length >= LEAST_PICTURES);
}

/** A query's labels under their released names. */
export type Components = Readonly<
  Record<'Location' | 'Time' | 'Person' | 'Object' | 'Concept', 'fact' | 'cognitive' | null>
>;
