import { describe, expect, it } from 'vitest';
import { boundedStart, everyMonth, shifted, slidBy, windowEnd, windowStarts } from './collect-window.ts';

const counts = (month: string, image: number, email: number) => ({
  month,
  items: image + email,
  image,
  video: 0,
  email,
  text: 0,
});

describe('the window of a year', () => {
  it('slides month by month over the turn of the year', () => {
    expect(shifted('2023-12', 1)).toBe('2024-01');
    expect(shifted('2024-01', -1)).toBe('2023-12');
    expect(windowEnd('2023-05')).toBe('2024-04');
    expect(slidBy('2022-04', '2023-05')).toBe(13);
  });

  it('begins at the earliest with the first month, and ends at the latest with the last', () => {
    const months = everyMonth([counts('2022-04', 1, 1), counts('2024-11', 2, 0)]);
    expect(months).toHaveLength(32);
    expect(months[0]).toEqual({ month: '2022-04', mail: 1, pictures: 1 });
    expect(months[1]).toEqual({ month: '2022-05', mail: 0, pictures: 0 });
    const starts = windowStarts(months);
    expect(starts).toEqual(['2022-04', '2023-12']);
    if (starts === undefined) return;
    expect(boundedStart(starts, '2021-01')).toBe('2022-04');
    expect(boundedStart(starts, '2025-01')).toBe('2023-12');
  });

  it('stands still over less than a year, and is not there over nothing', () => {
    expect(windowStarts(everyMonth([counts('2023-02', 1, 0), counts('2023-06', 1, 0)]))).toEqual([
      '2023-02',
      '2023-02',
    ]);
    expect(windowStarts(everyMonth([]))).toBeUndefined();
  });
});
