import { describe, expect, it } from 'vitest';
import { reasonWorth } from './reason-words.ts';

const strongest = (...lines: readonly string[]): string | undefined =>
  lines.toSorted((a, b) => reasonWorth(b) - reasonWorth(a))[0];

describe('how a sentence gives a reason', () => {
  it('says what went wrong, and leaves it to the reader what came of it', () => {
    expect(
      strongest('The recital is on Friday at seven.', 'Our flautist has a broken finger.', 'Bring your own chair.'),
    ).toBe('Our flautist has a broken finger.');
    expect(strongest('演出改到周五晚上七点。', '笛子手手指骨折了。', '请自带椅子。')).toBe('笛子手手指骨折了。');
    expect(strongest('Neuer Termin: Freitag.', 'Leider ist unser Lieferwagen kaputt.')).toBe(
      'Leider ist unser Lieferwagen kaputt.',
    );
  });

  it('is surest where it says both, or is labelled', () => {
    expect(reasonWorth('The oven is broken, so we eat out.')).toBeGreaterThan(reasonWorth('The oven is broken.'));
    expect(reasonWorth('因台风影响，航班取消。')).toBeGreaterThan(reasonWorth('航班取消。'));
    expect(reasonWorth('Reason: staff shortage')).toBeGreaterThan(reasonWorth('The oven is broken, so we eat out.'));
  });

  it('is no reason where a day or a price is told', () => {
    for (const line of [
      'See you at the gate on 4 May.',
      'Since 2019 the rate is the same.',
      '定金已收。',
      '5月4日见。',
    ])
      expect(reasonWorth(line), line).toBe(0);
  });
});
