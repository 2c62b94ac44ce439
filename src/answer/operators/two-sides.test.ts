import { describe, expect, it } from 'vitest';
import { askedForm } from '../asked/asked-form.ts';
import { comparisonIn, partings } from './two-sides.ts';

function sides(text: string) {
  const comparison = comparisonIn(text, askedForm(text, 'what').kind);
  const language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
  const [first] = comparison === undefined ? [] : partings(text, comparison, language);
  return first === undefined ? undefined : { ...comparison, names: first.map(({ name }) => name) };
}

describe('two things that a question names', () => {
  it.each([
    [
      'Which hotel was cheaper, the one in Rome or the one in Porto?',
      'the one in Rome',
      'the one in Porto',
      'price',
      false,
    ],
    ['Did I pay more for the hotel in Lisbon or in Porto?', 'the hotel in Lisbon', 'in Porto', 'price', true],
    ['How much less was the ferry than the train?', 'the ferry', 'the train', 'price', false],
    ['What is the difference in price between the ferry and the train?', 'the ferry', 'the train', 'price', true],
    ['Was Garden House cheaper than Alto Suites?', 'Garden House', 'Alto Suites', 'price', false],
    ['Garden House vs Alto Suites which one cost less', 'Garden House', 'Alto Suites', 'price', false],
    ['Which trip was longer, Japan or Portugal?', 'Japan', 'Portugal', 'length', true],
    ['What did I see first, Velvet Harbour or Three Winters?', 'Velvet Harbour', 'Three Winters', 'time', false],
    ['In days, how far apart were the fair and the opera?', 'the fair', 'the opera', 'time', true],
    ['里斯本和波尔图的酒店哪个更贵？', '里斯本', '波尔图的酒店', 'price', true],
    ['Garden House、Alto Suites哪个省钱？', 'Garden House', 'Alto Suites', 'price', false],
    ['住Garden House和住Alto Suites，哪次花费较少？', 'Garden House', 'Alto Suites', 'price', false],
    ['我是先看Velvet Harbour，还是Three Winters？', 'Velvet Harbour', 'Three Winters', 'time', false],
  ] as const)('%s', (text, one, other, by, isGreater) => {
    expect(sides(text)).toEqual({ names: [one, other], by, isGreater });
  });

  it('are none where one thing is named', () => {
    expect(sides('Which hotel was the cheapest?')).toBeUndefined();
  });

  it('are asked for with what both are', () => {
    const [[one, other] = []] = partings(
      'Did I pay more for the hotel in Lisbon or in Porto?',
      { by: 'price', isGreater: true },
      'en',
    );
    expect(one?.question).toBe('How much did I pay for the hotel in Lisbon?');
    expect(other?.question).toBe('How much did I pay for the hotel in Porto?');
  });

  it('are parted at every "and"', () => {
    const found = partings(
      'How many days between Ink and Iron and Glass Animals?',
      { by: 'time', isGreater: true },
      'en',
    );
    expect(found.map((two) => two.map(({ name }) => name))).toEqual([
      ['Ink', 'Iron and Glass Animals'],
      ['Ink and Iron', 'Glass Animals'],
    ]);
  });
});
