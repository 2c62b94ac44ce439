import { expect, it } from 'vitest';
import { spokenTime } from './spoken-clock.ts';
import { clockTime } from './value-cues.ts';

const timesIn = (text: string): (string | undefined)[] =>
  [...text.matchAll(clockTime)].map(([written]) => spokenTime(written) ?? written.trim());

it.each([
  ['我们改到周六下午四点半见', ['16:30']],
  ['晚宴訂在晚上六點，在二樓', ['18:00']],
  ['明天上午十点一刻在北门集合', ['10:15']],
  ['中午十二点开饭', ['12:00']],
  ['下午一点到，凌晨两点走', ['13:00', '02:00']],
  ['下午3點45分', ['15:45']],
  ['六点半在地铁口等你', ['06:30']],
  ['We start at 4.30 instead', ['04:30']],
  ['Tuesday the 17th, 7.30, at ours', ['07:30']],
  ['meet at half past six, home by quarter to nine', ['06:30', '08:45']],
  ['Take-off is at 9.30 pm instead of 7.10 p.m.', ['9.30 pm', '7.10 p.m.']],
  ['9 in the morning, or 4 in the afternoon', ['09:00', '16:00']],
  ['Treffpunkt 17 Uhr, zurück um 19.30 Uhr', ['17:00', '19:30']],
  ['la réunion est à 18 h 30, la fin vers 20 h', ['18:30', '20:00']],
])('reads the times of day in %s', (text, times) => expect(timesIn(text)).toEqual(times));

it.each([
  '这个有一点贵',
  '我有三点建议',
  '两点意见',
  'tickets at 4.30 each',
  'at 12.50 per person',
  'it took 5 h',
  '0.5 h',
  'a rise by 2.15%',
])('reads none in %s', (text) => expect(timesIn(text)).toEqual([]));
