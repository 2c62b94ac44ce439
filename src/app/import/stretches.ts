import type { MemoryItem } from '../../memory/item.ts';
import { stretchId } from '../../memory/neighbourhood.ts';
import { localMillis, tellsWhen } from '../../memory/time-span.ts';

/** Pictures and videos no further apart than this belong to one stretch, however few they are. */
const LONGEST_GAP_MS = 30 * 60_000;
const knowsClock = new Set(['subsecond', 'second', 'minute']);

type Timed = Pick<MemoryItem, 'id' | 'modality' | 'time'>;

const isTimed = (item: Timed): boolean =>
  (item.modality === 'image' || item.modality === 'video') &&
  item.time !== undefined &&
  knowsClock.has(item.time.precision) &&
  tellsWhen(item.time);

/** Runs of pictures and videos taken in one go, oldest first, each under the id of its first. Single ones are in none. */
export function stretchesOf<T extends Timed>(items: readonly T[]): Map<string, readonly T[]> {
  const timed = items
    .filter(isTimed)
    .map((item) => ({ item, at: localMillis(item.time?.start ?? '') }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => a.at - b.at || (a.item.id < b.item.id ? -1 : 1));
  const stretches = new Map<string, readonly T[]>();
  let run: T[] = [];
  const close = (): void => {
    const [first] = run;
    if (first !== undefined && run.length > 1) stretches.set(stretchId(first.id), run);
    run = [];
  };
  timed.forEach(({ item, at }, i) => {
    const before = timed[i - 1];
    if (before !== undefined && at - before.at > LONGEST_GAP_MS) close();
    run.push(item);
  });
  close();
  return stretches;
}
