import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import type { TimelineItem } from '../../../../src/contract/timeline-verb.ts';

/** A timeline row in the format of other item lists. */
export function briefOf(item: TimelineItem): ItemBrief {
  const { id, modality, start, precision = 'minute', place, title, snippet = '', from } = item;
  const { width, height, thumbhash, durationSeconds } = item;
  return {
    id,
    modality,
    ...(start === undefined ? {} : { time: { start, end: start, precision, source: 'event' as const } }),
    ...(place === undefined ? {} : { place }),
    people: from === undefined ? [] : [{ name: from, how: 'sender' as const }],
    ...(title === undefined ? {} : { title }),
    snippet,
    picture: {
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      ...(thumbhash === undefined ? {} : { thumbhash }),
      ...(durationSeconds === undefined ? {} : { durationSeconds }),
    },
  };
}
