import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { calendarSpan } from '../../memory/time-span.ts';
import { type TrackPoint, trackOf } from '../../memory/track.ts';
import { at, context, itemWith, lisbon, photo, tokyo } from '../life.fixture.ts';
import { organise } from '../organise.ts';

const seconds = (written: string): number => Date.parse(written) / 1000;
const history = (id: string, day: string, points: readonly TrackPoint[], stays: readonly TrackPoint[][] = []) =>
  itemWith(id, 'text', { time: calendarSpan(day, 'row'), track: trackOf(points, stays) });

const near = (place: { lat?: number | undefined; lon?: number | undefined }, minute: number): TrackPoint => [
  ...([seconds('2023-05-06T12:00:00+01:00') + minute * 60, (place.lat ?? 0) + minute / 1000, place.lon ?? 0] as const),
];
const walk = history(
  'walk',
  '2023-05-06',
  [0, 5, 10, 15, 20].map((minute) => near(lisbon, minute)),
);

async function placesOf(items: readonly MemoryItem[], id: string, more = {}) {
  const readings = (await organise(items, context(more))).readings.get(itemIdSchema.parse(id)) ?? [];
  return readings.flatMap((one) => (one.field === 'place' ? [{ ...one.value, on: one.provenance.basis }] : []));
}

describe('a picture without a position', () => {
  it('is lent where the history says that its owner was, with the item that says so', async () => {
    const picture = photo('p', '2023-05-06T12:07:30+01:00');
    for (const items of [
      [picture, walk],
      [walk, picture],
    ]) {
      const [place] = await placesOf(items, 'p');
      expect(place).toMatchObject({ source: 'track', on: ['walk'] });
      expect(place?.lat).toBeCloseTo((lisbon?.lat ?? 0) + 0.0075, 4);
    }
  });

  it('has the names of that place', async () => {
    const placeOf = () => ({ city: 'Lisbon', country: 'Portugal', countryCode: 'PT' });
    expect(await placesOf([photo('p', '2023-05-06T12:07:30+01:00'), walk], 'p', { placeOf })).toMatchObject([
      { city: 'Lisbon', country: 'Portugal' },
    ]);
  });

  it('that the history says nothing of is lent none', async () => {
    expect(await placesOf([photo('p', '2023-05-06T14:00:00+01:00'), walk], 'p')).toEqual([]);
    expect(await placesOf([photo('p', '2023-05-06T12:07:30+01:00')], 'p')).toEqual([]);
  });

  it('of which only the time of its file is known is lent none', async () => {
    const copied = itemWith('p', 'image', { time: at('2023-05-06T12:07:30+01:00', 'file-time') });
    const sent = itemWith('q', 'image', { time: at('2023-05-06T12:07:30+01:00', 'parent') });
    expect(await placesOf([copied, sent, walk], 'p')).toEqual([]);
    expect(await placesOf([copied, sent, walk], 'q')).toEqual([]);
  });

  it('is read on the clock of the place that it leads to, where the camera told no offset', async () => {
    const noon = seconds('2023-05-06T12:00:00+09:00');
    const stay: TrackPoint[] = [
      [noon - 600, tokyo?.lat ?? 0, tokyo?.lon ?? 0],
      [noon + 600, tokyo?.lat ?? 0, tokyo?.lon ?? 0],
    ];
    const picture = itemWith('p', 'image', { time: at('2023-05-06T12:00:00', 'exif-naive') });
    expect(await placesOf([picture, history('stay', '2023-05-06', [], [stay])], 'p')).toMatchObject([
      { lat: tokyo?.lat },
    ]);
    const hours = itemWith('q', 'image', { time: at('2023-05-06T05:00:00', 'exif-naive') });
    expect(await placesOf([hours, history('stay', '2023-05-06', [], [stay])], 'q')).toEqual([]);
  });
});

it('a position of its own always holds', async () => {
  expect(
    await placesOf([photo('p', '2023-05-06T12:07:30+01:00', { ...lisbon, lat: 38.73 } as typeof lisbon), walk], 'p'),
  ).toEqual([]);
});
