import { describe, expect, it } from 'vitest';
import { amountAsk } from './amount-ask.ts';

const measureOf = (text: string) => amountAsk(text).measure;

describe('what is asked of a price that was said twice', () => {
  it.each([
    'Set the quotation against the invoice: how much did the price of the roof change?',
    'Comparing my reservation and the receipt of the inn, what is the discrepancy?',
    'By how much did the gutter go over the offer on the final bill?',
    'The fence was more expensive than quoted. What was the difference?',
    '修屋顶的报价和最后账单有多大出入？',
    '修水管，最后比说好的多收了多少？',
  ])('%s', (text) => expect(measureOf(text)).toBe('change'));

  it.each([
    'What did the inn cost me in the end, and I mean the invoice rather than the booking?',
    'How much did I pay for the hotel I booked in May?',
    '预订的民宿最后付了多少？',
    '退房的时候一共扣了我多少钱？',
  ])('%s (the sum alone)', (text) => expect(measureOf(text)).toBe('total'));

  it.each([
    'The bakery sent part of the money back for the mixer. How much have I paid in reality?',
    'I bought a mixer from Kornblum and later got a refund. What did I effectively spend?',
    'Once the refund is taken into account, how much did the mixer cost me?',
    'What did I pay Kornblum for the mixer once they had given me the refund?',
    'What did the tickets cost us after the refund?',
    '门票连手续费一共付了多少？',
    '搅拌机退了一部分钱，里外里我花了多少？',
  ])('%s (what is left)', (text) => expect(measureOf(text)).toBe('total'));

  it.each(['How big was the refund for the mixer?', '搅拌机退回来多少钱？', 'What amount came back for the mixer?'])(
    '%s (what came back)',
    (text) => expect(measureOf(text)).toBe('refund'),
  );

  it.each([
    'How much have I paid for gas throughout the whole period in 2021?',
    '2021年的水费全部加一块儿多少？',
    '在希腊住过的酒店费用全部相加，一共多少？',
  ])('%s (all of them)', (text) => expect(amountAsk(text).many).toBe(true));
});
