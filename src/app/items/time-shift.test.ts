import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { shifted, shiftOf } from './time-shift.ts';

const at = (time: MemoryItem['time']) => ({ time }) as MemoryItem;

describe('a shift of the clock', () => {
  it.each([
    ['+1h', 60],
    ['+1 h', 60],
    ['-0:30', -30],
    ['−1:15', -75],
    ['+1d 2h', 1560],
    ['-30 minutes', -30],
    ['+1小时', 60],
    ['＋2天', 2880],
    ['-1小时30分钟', -90],
  ])('reads %s', (said, minutes) => expect(shiftOf(said)).toBe(minutes));

  it.each(['1h', '2019', '2019-05', '+', '+0h', '+1:75', '+1 fortnight', '+h', '+1h and more', '-', ''])(
    'takes %j for no shift',
    (said) => expect(shiftOf(said)).toBeUndefined(),
  );

  it('moves the wall clock, over midnight and over a change of summer time', () => {
    const late = at({
      start: '2023-05-07T23:30:00+01:00',
      end: '2023-05-07T23:30:00+01:00',
      precision: 'second',
      offset: '+01:00',
      source: 'exif-offset',
    });
    expect(shifted(late, 60)).toMatchObject({ start: '2023-05-08T00:30:00+01:00', offset: '+01:00', source: 'owner' });
    const zone = 'Europe/Lisbon';
    const spring = at({
      start: '2023-03-26T00:30:00+00:00',
      end: '2023-03-26T00:30:00+00:00',
      precision: 'second',
      offset: '+00:00',
      zone,
      source: 'exif-offset',
    });
    expect(shifted(spring, 120)).toMatchObject({ start: '2023-03-26T02:30:00+01:00', offset: '+01:00', zone });
  });

  it('leaves what has no clock', () => {
    expect(shifted(at(undefined), 60)).toBeUndefined();
    expect(
      shifted(at({ start: '2023-05-07T00:00:00', end: '2023-05-07T23:59:59', precision: 'day', source: 'row' }), 60),
    ).toBeUndefined();
  });

  it('is undone by its opposite', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (minutes) => {
        const time = {
          start: '2023-05-07T15:09:29.054',
          end: '2023-05-07T15:09:41.054',
          precision: 'subsecond',
          source: 'owner',
        } as const;
        const there = shifted(at(time), minutes);
        expect(shifted(at(there), -minutes)).toEqual(time);
      }),
    );
  });
});
