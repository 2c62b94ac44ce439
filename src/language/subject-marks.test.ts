import { describe, expect, it } from 'vitest';
import { hasMark, isForward, withoutMarks } from './subject-marks.ts';

describe('what mailers put before a subject', () => {
  it.each([
    ['Re: Dinner', 'Dinner'],
    ['RE: AW: Dinner', 'Dinner'],
    ['Re[2]: Fwd: Dinner', 'Dinner'],
    ['VL: Illallinen', 'Illallinen'],
    ['回复：晚饭', '晚饭'],
    ['回覆: 轉寄：晚飯', '晚飯'],
  ])('is taken off %s', (subject, own) => {
    expect(withoutMarks(subject)).toBe(own);
    expect(hasMark(subject)).toBe(true);
  });

  it.each(['Dinner: re your question', 'Reservation: 12 May', '晚饭：回复'])('is not in %s', (subject) => {
    expect(withoutMarks(subject)).toBe(subject);
    expect(hasMark(subject)).toBe(false);
  });

  it('tells what is passed on from what is answered', () => {
    expect(['Fw: Dinner', 'WG: Essen', '转发：晚饭', '轉寄: 晚飯'].every(isForward)).toBe(true);
    expect(['Re: Dinner', '答复：晚饭'].some(isForward)).toBe(false);
  });
});
