import { describe, expect, it } from 'vitest';
import { asksForHoursLate } from './answer-hours-late.ts';

describe('by how many hours something was moved', () => {
  it.each([
    'How long was my flight to Porto delayed?',
    'By how many minutes was the train put back?',
    'How much later than booked did the ferry leave?',
    'How much earlier did my class start than planned?',
    'How long was the delay of the bus to Ghent?',
    'By how much did the departure time of my flight change?',
    '飞里斯本的航班晚点了多久？',
    '面试比原定晚了几个小时？',
  ])('is asked: %s', (text) => expect(asksForHoursLate(text)).toBe(true));

  it.each([
    'How long was my flight to Porto?',
    'How many days was the exam postponed?',
    'How much later bills did I get than my sister?',
    'How much did the train cost?',
    '考试推迟了几天？',
    '我晚上几点到家？',
  ])('is not asked: %s', (text) => expect(asksForHoursLate(text)).toBe(false));
});
