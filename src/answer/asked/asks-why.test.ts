import { describe, expect, it } from 'vitest';
import { askedForm } from './asked-form.ts';
import { asksWhy } from './asks-why.ts';

describe('asking why', () => {
  it('wants a reason, whatever day, sum or hour it speaks of', () => {
    for (const asked of [
      'Why was the recital put on another date?',
      'So why did the 7 o’clock train not take us?',
      'For what reason was my appointment moved?',
      '罚款为什么退了？',
      '为啥没坐八点的船？',
    ]) {
      expect(asksWhy.test(asked), asked).toBe(true);
      expect(askedForm(asked, 'amount').kind, asked).toBe('what');
    }
  });

  it('is no asking for what a visit was for', () => {
    for (const asked of ['For what reason was my appointment with the optician?', 'When was the recital?'])
      expect(asksWhy.test(asked), asked).toBe(false);
  });
});
