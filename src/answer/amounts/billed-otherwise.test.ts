import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { AmountPart } from './amount-parts.ts';
import { billedOtherwise } from './billed-otherwise.ts';

const part = (value: number, sign: 1 | -1): AmountPart => ({
  item: itemIdSchema.parse('mail-1'),
  amount: { value, currency: 'EUR', role: 'total', field: 'body', text: `EUR ${value}` },
  sign,
});
/** What was charged, then what was agreed; the smaller is taken off. */
const less = [part(90, -1), part(100, 1)];
const more = [part(112.5, 1), part(100, -1)];
const alike = [part(100, 1), part(100, -1)];

describe('whether what was charged is what was agreed', () => {
  it.each([
    ['Did the invoice differ from the booking?', less, 'Yes: €10.00 less'],
    ['Was the final bill higher than the booking?', less, 'No: €10.00 less'],
    ['Was the final bill higher than the booking?', more, 'Yes: €12.50 more'],
    ['Was the invoice the same as the quote?', more, 'No: €12.50 more'],
    ['Was the invoice the same as the quote?', alike, 'Yes: €100.00'],
    ['Did the invoice differ from the booking?', alike, 'No: €100.00'],
    ['账单比预订的贵吗？', less, '不：少€10.00'],
    ['账单比预订的贵吗？', more, '是：多€12.50'],
    ['By how much did the invoice differ from the booking?', less, undefined],
    ['Did we eat at the hotel?', less, undefined],
  ])('%s', (question, parts, text) => {
    expect(billedOtherwise(question, parts, question.includes('账') ? 'zh' : 'en')).toBe(text);
  });
});
