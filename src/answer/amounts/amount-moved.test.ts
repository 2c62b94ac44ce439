import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { Question } from '../question.ts';
import { amountMoved } from './amount-moved.ts';

const sum = (text: string): Amount => {
  const value = Number(text.replace(/[^\d.]/gu, ''));
  return { text, value, currency: text.includes('¥') ? 'CNY' : 'GBP', role: 'unknown', field: 'body' };
};
const letter = (day: string, title: string, text: string, ...sums: readonly string[]): MemoryItem =>
  ({
    id: `mail-${day}`,
    modality: 'email',
    origin: { importer: 'mail' },
    title,
    body: { text },
    time: { start: `${day}T09:00:00` },
    amounts: sums.map(sum),
  }) as unknown as MemoryItem;

const renewal = (
  day: string,
  text: string,
  ...sums: readonly (readonly [what: string, sum: string])[]
): MemoryItem => ({
  ...letter(day, 'Your policy is renewing', text),
  amounts: sums.map(([what, one]) => ({ ...sum(one), what })),
});

function asked(text: string, ...letters: readonly MemoryItem[]): string | undefined {
  const question = {
    text,
    language: 'en',
    supported: letters.map((item) => ({ item })),
    retrieval: { plan: { root: { kind: 'all', plans: [] } }, gazetteer: { items: 9 }, wordRates: new Map() },
  } as unknown as Question;
  return amountMoved(question)?.text;
}

describe('by how much something that is paid costs more or less than before', () => {
  it.each([
    [
      'By how much did the gym fee go up?',
      [letter('2023-05-01', 'Fees', 'The gym fee rises from £31.00 to £34.50 in June.', '£31.00', '£34.50')],
      '£3.50',
    ],
    [
      'How much more is the pet insurance than last year?',
      [
        letter(
          '2023-05-01',
          'Pet insurance renewal',
          'Last year you paid:   £212.10\nYour renewal price:   £230.00\nExcess: £90',
          '£212.10',
          '£230.00',
          '£90',
        ),
      ],
      '£17.90',
    ],
    [
      'How much did the piano lesson go up by?',
      [
        letter('2022-09-01', 'Lessons', 'A piano lesson is £24.00.', '£24.00'),
        letter('2023-09-01', 'Lessons', 'From Monday a piano lesson costs £26.00.', '£26.00'),
      ],
      '£2.00',
    ],
    [
      'By how much did the van insurance go up?',
      [
        renewal('2023-01-05', 'Excess: £200\nSix-month premium: £310.00', ['Excess', '£200'], ['premium', '£310.00']),
        renewal('2023-07-05', 'Excess: £200\nSix-month premium: £335.50', ['Excess', '£200'], ['premium', '£335.50']),
      ],
      '£25.50',
    ],
    ['停车费比现在贵多少？', [letter('2023-05-01', '通知', '下月起停车费450（现在400），请知悉。')], '50'],
    ['停车费涨了多少？', [letter('2023-05-01', '通知', '停车费从¥400涨到¥450。', '¥400', '¥450')], '¥50'],
  ] as const)('%s', (question, letters, answer) => {
    expect(asked(question, ...letters)?.replace(/\.00$/u, '')).toBe(answer.replace(/\.00$/u, ''));
  });

  it.each([
    ['How much was the gym fee?', letter('2023-05-01', 'Fees', 'The gym fee rises from £31 to £34.', '£31', '£34')],
    ['How much did the gym fee go up?', letter('2023-05-01', 'Fees', 'The gym fee is £34.', '£34')],
    [
      'How much did the gym fee go up?',
      letter('2023-05-01', 'Fees', 'Voluntary excess raised from £100 to £200.', '£100', '£200'),
    ],
  ])('nothing where it is not asked or not told: %s', (question, one) => {
    expect(asked(question, one)).toBeUndefined();
  });

  it('nothing where a sum is asked for of bills that come in one form', () => {
    const bill = (day: string, is: string, was: string): MemoryItem =>
      renewal(day, `Amount: ${is}\nThe statement before was ${was}`, ['Amount', is], ['statement before was', was]);
    const bills = [bill('2023-01-05', '£52.00', '£16.00'), bill('2023-07-05', '£52.00', '£40.00')] as const;
    expect(asked('How much money went into the internet in 2023?', ...bills)).toBeUndefined();
    expect(asked('How much did the internet bill go up by?', ...bills)).toBeUndefined();
  });
});
