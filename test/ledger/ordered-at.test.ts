import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mailbox, mailboxOf } from '../models/mailbox.ts';

let box: Mailbox;
beforeAll(async () => {
  box = await mailboxOf([
    {
      from: 'Chez Anchor <table@chez-anchor.example>',
      subject: 'Your bill, table 4',
      date: 'Fri, 19 Apr 2024 21:00:00 +0000',
      text: 'Chez Anchor, Bordeaux\nRestaurant bill, 19 April 2024\n1 x Pizza 12.50\n1 x Water 3.00\nTotal EUR 15.50\nThank you for dining with us.',
    },
    {
      from: 'Papershop <orders@papershop.example>',
      subject: 'Your order QHP881',
      date: 'Mon, 6 May 2024 09:00:00 +0000',
      text: 'Dear Nora Field,\n\nthank you for your order QHP881: a bicycle helmet.\nTotal: EUR 49.90\n\nPapershop',
    },
  ]);
});
afterAll(() => box.close());

it.each([['What did I order at Papershop?', /bicycle helmet/i]])(
  'regression: what is ordered in a restaurant is eaten, and in a shop bought: %s',
  async (question, thing) => {
    const answered = await box.app.ask(question, { now: '2024-06-01T12:00:00' });
    expect(answered.outcome).toBe('grounded');
    expect(answered.answer).toMatch(thing);
  },
);
