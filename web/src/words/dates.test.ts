import { describe, expect, it } from 'vitest';
import { instantInWords, monthInWords, spanInWords, timeInWords } from './dates.ts';

describe('the days of a span', () => {
  const span = (start: string, end: string) => ({ start: `${start}T00:00:00`, end: `${end}T23:59:59` });

  it.each([
    [span('2023-05-08', '2023-05-15'), '2023年5月8日至15日', '8–15 May 2023'],
    [span('2023-05-28', '2023-06-03'), '2023年5月28日至6月3日', '28 May – 3 Jun 2023'],
    [span('2023-12-28', '2024-01-03'), '2023年12月28日至2024年1月3日', '28 Dec 2023 – 3 Jan 2024'],
    [span('2023-05-08', '2023-05-08'), '2023年5月8日', '8 May 2023'],
  ])('say nothing twice, as each language does', (of, zh, en) => {
    expect(spanInWords(of, 'zh')).toBe(zh);
    expect(
      spanInWords(of, 'en')
        .replaceAll(/\s/g, ' ')
        .replace(' – ', en.includes(' – ') ? ' – ' : '–'),
    ).toBe(en);
  });
});

describe('what is no date', () => {
  it.each(['en', 'zh'] as const)('is shown as it stands: %s', (language) => {
    for (const text of ['', 'A week in Portugal', '2023-99', '2023-05-99T00:00:00']) {
      expect(timeInWords({ start: text, precision: 'day' }, language)).toBe(text);
      expect(monthInWords(text, language)).toBe(text);
      expect(spanInWords({ start: text, end: text }, language)).toBe(text);
      expect(instantInWords(text, language)).toBe(text);
    }
    expect(spanInWords({ start: '2023-05-08T00:00:00', end: 'later' }, language)).toBe('2023-05-08T00:00:00 – later');
    expect(monthInWords('2023-05', language)).toBe(language === 'en' ? 'May 2023' : '2023年5月');
  });
});
