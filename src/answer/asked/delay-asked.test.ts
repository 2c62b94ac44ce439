import { describe, expect, it } from 'vitest';
import { delayAsked } from './delay-asked.ts';

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
  ])('is asked: %s', (text) => expect(delayAsked(text)?.counted).toBe('hours'));

  it.each([
    'How long was my flight to Porto?',
    'How many days was the exam postponed?',
    'How much later bills did I get than my sister?',
    'How much did the train cost?',
    '考试推迟了几天？',
    '我晚上几点到家？',
  ])('is not asked: %s', (text) => expect(delayAsked(text)?.counted).not.toBe('hours'));
});

describe('by how many days something was moved', () => {
  it.each([
    ['How many days was the exam postponed?', 'the exam', 'days'],
    ['By how many weeks was my operation put off?', 'my operation', 'weeks'],
    ['How many days later than planned was the handover?', 'the handover', 'days'],
    ['考试推迟了几天？', '考试', 'days'],
    ['装修比原计划晚了几周？', '装修', 'weeks'],
  ] as const)('is asked, and of what: %s', (text, of, counted) => expect(delayAsked(text)).toEqual({ of, counted }));

  it.each(['How many days was I in Turin?', 'How late did I get home?', '我在都灵住了几天？'])(
    'is not asked: %s',
    (text) => expect(delayAsked(text)).toBeUndefined(),
  );
});
