import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { askedForm } from '../asked/asked-form.ts';
import type { Drafted } from '../worked-through.ts';
import { ofShape } from './told-shape.ts';

function shapeOf(question: string, told: string, body: string, field = 'body', quote = told) {
  const item = { id: 'mail-1', modality: 'email', body: { text: body } } as unknown as MemoryItem;
  const draft = { text: told, type: 'open_end', citations: [{ id: item.id, field, quote }], sureness: 1, notes: [] };
  return ofShape(
    {
      draft: { ...draft, also: [item] },
      form: askedForm(question, 'what'),
      judged: [],
      retrieval: { plan: { question } },
    } as unknown as Drafted,
    undefined,
  );
}

describe('how a told value stands to the way that is asked', () => {
  it.each([
    ['How much was left over once the loan was paid back?', 1],
    ['How much cheaper was the second quote?', 1],
    ['改签以后少付了多少钱？', 1],
    ['扣掉定金还要付多少？', 1],
    ['How much was the loan?', 0],
    ['这张票多少钱？', 0],
  ])('a difference: %s', (question, is) => {
    expect(shapeOf(question, '£300.00', 'The loan is £300.00.')).toMatchObject({
      asksDifference: is,
      oneOfDifference: is,
      toldMoney: 1,
    });
  });

  it.each([
    ['What did the two nights come to in all?', 'asksSeveral', 1],
    ['两晚一共多少钱？', 'asksSeveral', 1],
    ['What did each ticket cost?', 'asksShare', 1],
    ['人均多少钱？', 'asksShare', 1],
    ['What did the ticket cost?', 'asksShare', 0],
  ] as const)('several, or a share of them: %s', (question, feature, is) => {
    expect(shapeOf(question, '£30.00', 'A ticket is £30.00.')[feature]).toBe(is);
  });

  it('a reason is one where the quoted words give it', () => {
    const body = 'The pool stays shut because the pump broke.\nLockers are blue.';
    expect(shapeOf('Why was the pool shut?', body.split('\n')[0] ?? '', body).givesReason).toBe(1);
    expect(shapeOf('Why was the pool shut?', 'Lockers are blue.', body).givesReason).toBe(0);
    expect(shapeOf('泳池为什么关了？', '水泵坏了', '水泵坏了').givesReason).toBe(1);
  });

  it('a figure that stands as a price alone counts nothing', () => {
    const question = 'How many tickets did we sell?';
    expect(shapeOf(question, '18', 'Tickets are €18, please sell them all.').pricedCount).toBe(1);
    expect(shapeOf(question, '18', 'We sold 18 tickets.').pricedCount).toBe(0);
  });

  it('a quote or a due date tells nothing of what came of it', () => {
    expect(shapeOf('When did I pay the rates?', '20 August', 'Due by 20 August.').onlyPlanned).toBe(1);
    expect(shapeOf('When did I pay the rates?', '20 August', 'Received on 20 August, thank you.').onlyPlanned).toBe(0);
    expect(shapeOf('When was the flight supposed to leave?', '20:15', 'It will leave at 20:15.').onlyPlanned).toBe(0);
    expect(shapeOf('我哪天交的物业费？', '8月20日', '请于8月20日前缴清。').onlyPlanned).toBe(0);
    expect(shapeOf('物业费实际是哪天交的？', '8月20日', '请于8月20日前缴清。').onlyPlanned).toBe(1);
  });

  it('words that no table knows make a question strange, and labels a record plain', () => {
    const strange = shapeOf('Did the quoll nibble the bandicoot crate?', 'yes', 'Crate: empty');
    const plain = shapeOf('How much did the hotel cost?', '£80.00', 'Total: £80.00', 'body', '£80.00');
    expect(strange.strange).toBeGreaterThan(plain.strange);
    expect(plain.inLabel).toBe(1);
    expect(shapeOf('How much did the hotel cost?', '£80.00', 'It was £80.00 I think', 'body', '£80.00').inLabel).toBe(
      0,
    );
  });
});
