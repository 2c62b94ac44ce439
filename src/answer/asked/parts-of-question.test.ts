import { describe, expect, it } from 'vitest';
import { askedForm } from './asked-form.ts';
import { twoEnds, twoParts } from './parts-of-question.ts';

const parts = (text: string) => {
  const found = twoParts(text, askedForm(text, 'what'));
  return found && { names: [found.first.name, found.second.name], by: found.by, greater: found.greater };
};

describe('questions of two things', () => {
  it.each([
    [
      'Which hotel was cheaper, the one in Rome in May or the one in Porto in June?',
      'the one in Rome in May',
      'the one in Porto in June',
      'price',
      false,
    ],
    ['Did I pay more for the hotel in Lisbon or in Porto?', 'the hotel in Lisbon', 'in Porto', 'price', true],
    [
      'Was the hotel in Lisbon much cheaper than the one in Porto?',
      'the hotel in Lisbon',
      'the hotel in Porto',
      'price',
      false,
    ],
    ['Was Garden House cheaper than Alto Suites?', 'Garden House', 'Alto Suites', 'price', false],
    ['Which one set me back less, Garden House or Alto Suites?', 'Garden House', 'Alto Suites', 'price', false],
    ['Garden House、Alto Suites哪个省钱？', 'Garden House', 'Alto Suites', 'price', false],
    ['里斯本和波尔图的酒店哪个更贵？', '里斯本的酒店', '波尔图的酒店', 'price', true],
    ['Which trip was longer, Japan or Portugal?', 'Japan', 'Portugal', 'length', true],
    [
      'Where was my stay less costly, at Garden House or at Alto Suites?',
      'Garden House',
      'Alto Suites',
      'price',
      false,
    ],
    ['Garden House or Alto Suites more cheap', 'Garden House', 'Alto Suites', 'price', false],
    ['Garden House vs Alto Suites which one cost less', 'Garden House', 'Alto Suites', 'price', false],
    ['住Garden House和住Alto Suites，哪次花费较少？', 'Garden House', 'Alto Suites', 'price', false],
    ['Garden House和Alto Suites我都住过哪个更便宜？', 'Garden House', 'Alto Suites', 'price', false],
    ['Velvet Harbour跟Three Winters，头一个看的是哪个？', 'Velvet Harbour', 'Three Winters', 'time', false],
    ['我是先看Velvet Harbour，还是Three Winters？', 'Velvet Harbour', 'Three Winters', 'time', false],
    [
      'I slept at Garden House and later at Alto Suites. Where did I pay less?',
      'Garden House',
      'Alto Suites',
      'price',
      false,
    ],
    ['Was my bill lower at Garden House or at Alto Suites?', 'Garden House', 'Alto Suites', 'price', false],
    ['Garden House和Alto Suites，哪家付得少？', 'Garden House', 'Alto Suites', 'price', false],
    ['今天是2021年5月4日。Velvet Harbour和Three Winters哪个更早？', 'Velvet Harbour', 'Three Winters', 'time', false],
    ['What did I see first, Velvet Harbour or Three Winters?', 'Velvet Harbour', 'Three Winters', 'time', false],
  ] as const)('%s', (text, first, second, by, greater) => {
    expect(parts(text)).toEqual({ names: [first, second], by, greater });
  });

  it('are none where one thing is named', () => {
    expect(parts('Which hotel was the cheapest?')).toBeUndefined();
  });

  it('part an "and" in every way, the first one first', () => {
    expect(twoEnds('How many days between Ink and Iron and Glass Animals?')).toEqual([
      ['Ink', 'Iron and Glass Animals'],
      ['Ink and Iron', 'Glass Animals'],
    ]);
    expect(twoEnds('What is the number of days from the move to the wedding?')).toEqual([['the move', 'the wedding']]);
    expect(twoEnds('How many days are in March?')).toEqual([]);
    expect(twoEnds('how many days between Salt and Smoke until Glass Animals?')).toEqual([
      ['Salt and Smoke', 'Glass Animals'],
    ]);
    expect(twoEnds('I saw both Salt and Glass Animals. How many days apart were they?')).toEqual([
      ['Salt', 'Glass Animals'],
    ]);
    expect(twoEnds('In days, how far apart were the fair and the opera?')).toEqual([['the fair', 'the opera']]);
    expect(askedForm('In weeks, how far apart were the fair and the opera?', 'what').kind).toBe('interval');
    expect(twoEnds('From the move to the wedding, or back: how many days lay between them?')).toEqual([
      ['the move', 'the wedding'],
    ]);
    expect(twoEnds('How many days apart were my visits to the fair and the opera?')).toEqual([
      ['the fair', 'the opera'],
    ]);
  });
});
