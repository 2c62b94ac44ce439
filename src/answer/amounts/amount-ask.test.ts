import { describe, expect, it } from 'vitest';
import { amountAsk } from './amount-ask.ts';

describe('what is asked of a sum', () => {
  it.each([
    'What did the boiler service come to with the VAT?',
    'How much was the tyre including tax?',
    'What would a new vessel cost before VAT?',
    'How much is our council tax bill this year?',
    'How much road tax did we pay for the van?',
    '空调维修含税多少钱？',
    '这台电脑税前多少钱？',
  ])('the price, of which the tax is no more than a part: %s', (text) => {
    expect(amountAsk(text).measure).toBe('total');
  });

  it.each(['How much VAT was on the boiler invoice?', 'What sales tax did I pay on the lamp?', '这张发票的税是多少？'])(
    'the tax itself: %s',
    (text) => {
      expect(amountAsk(text).measure).toBe('tax');
    },
  );

  it.each([
    'How high was the water bill that I got back in March 2022?',
    'the premium statement we received back in May',
  ])('“back in March” is long ago, and no money that came back: %s', (text) => {
    expect(amountAsk(text).measure).toBe('total');
  });

  it.each([
    'How much did I get back in March for the boots?',
    'What did the shop send back in May?',
    '三月退了多少钱？',
  ])('what came back: %s', (text) => {
    expect(amountAsk(text).measure).toBe('refund');
  });

  it.each([
    'I was refunded for the kettle. How much of the price did I still pay?',
    'They credited me for the tent; what did I ultimately have to pay?',
    '扣除退款，帐篷实际花了多少？',
  ])('the price less what came back: %s', (text) => {
    expect(amountAsk(text).measure).toBe('total');
  });

  it.each([
    'Subtracting the refund from Holzweg, what did the bookcase cost me?',
    'Deducting what came back as a refund, how much did I pay for the bookcase?',
    'What was the bookcase in the end, minus the refund?',
    'Once the refund is taken into account, what did the bookcase cost me?',
    '减去Holzweg的退款，书架花了多少钱？',
    '扣除店家退给我的钱，书架最后多少钱？',
  ])('the price, of which the refund is taken off: %s', (text) => {
    expect(amountAsk(text).measure).toBe('total');
  });

  it.each([
    'How much was deducted from the refund?',
    '扣除运费后，退给我多少钱？',
    '扣除运费后退给我的款是多少？',
    '扣除手续费后退款是多少？',
    '从退款里扣除了多少？',
  ])('the refund, however much was taken off it: %s', (text) => {
    expect(amountAsk(text).measure).toBe('refund');
  });

  it.each([
    'How much did gas and electricity cost from November 2022 to April 2023?',
    'What were the swimming lessons for May and June?',
    'How much have we paid Hill Garage in all?',
    'What have I paid the dentist so far?',
    '三月到五月的燃气费是多少？',
    '幼儿园九月和十月交了多少钱？',
  ])('all of them: %s', (text) => {
    expect(amountAsk(text).many).toBe(true);
  });

  it.each([
    'How much was the hotel in May?',
    'What did the plumber charge for the tap in all probability?',
    '五月的电费是多少？',
  ])('no more than the question says: %s', (text) => {
    expect(amountAsk(text).many).toBe(false);
  });

  it.each([
    '对比订单和离店账单，五月在奈良的酒店差额是多少？',
    '离店账单和预订相比，酒店差多少？',
    'what was the difference between the final bill and the estimate for the tiles?',
  ])('the bill held against the booking: %s', (text) => {
    const { measure, kinds } = amountAsk(text);
    expect(measure).toBe('change');
    expect([...kinds]).not.toContain('order');
  });

  it.each(['how much was my highest electricity bill?', 'What was the lowest water bill?', '最高的电费是多少？'])(
    'the most or the least: %s',
    (text) => expect(amountAsk(text).pick).not.toBe('all'),
  );
});
