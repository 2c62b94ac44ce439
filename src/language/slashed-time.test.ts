import { expect, it } from 'vitest';
import { slashedTime } from './slashed-time.ts';

it.each([
  ['2023/05/20 (Sat) 02:21', { start: '2023-05-20T02:21:00', end: '2023-05-20T02:21:00', precision: 'minute' }],
  ['2023/05/20 02:21', { start: '2023-05-20T02:21:00', end: '2023-05-20T02:21:00', precision: 'minute' }],
  [' 2024/02/29 ', { start: '2024-02-29T00:00:00', end: '2024-02-29T23:59:59', precision: 'day' }],
  ['2023/02/29', undefined],
  ['2023/13/01', undefined],
  ['2023/05/20 24:00', undefined],
  ['20 May 2023', undefined],
  ['', undefined],
])('reads %j', (written, time) => {
  expect(slashedTime(written)).toEqual(time);
});
