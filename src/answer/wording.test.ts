import { describe, expect, it } from 'vitest';
import { hoursText } from './wording.ts';

describe('a length of some hours and minutes', () => {
  it.each([
    [219, '3 hours 39 minutes', '3小时39分钟'],
    [60, '1 hour', '1小时'],
    [55, '55 minutes', '55分钟'],
  ] as const)('of %i minutes', (minutes, en, zh) => {
    expect(hoursText(minutes, 'en')).toBe(en);
    expect(hoursText(minutes, 'zh')).toBe(zh);
  });
});
