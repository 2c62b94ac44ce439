import { describe, expect, it } from 'vitest';
import { lengthText } from './clock-span.ts';

describe('a length of some hours and minutes', () => {
  it.each([
    [219, '3 hours 39 minutes', '3小时39分钟'],
    [60, '1 hour', '1小时'],
    [55, '55 minutes', '55分钟'],
  ] as const)('of %i minutes', (minutes, en, zh) => {
    expect(lengthText(minutes, 'en')).toBe(en);
    expect(lengthText(minutes, 'zh')).toBe(zh);
  });
});
