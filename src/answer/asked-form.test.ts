import { describe, expect, it } from 'vitest';
import type { AskedType } from '../memory/query-plan.ts';
import { asksForOverrun } from './answer-overrun.ts';
import { askedForm } from './asked-form.ts';
import { saysIt } from './same-words.ts';

/** Question, what the plan takes it for, and the form; a field by its name. */
const cases: readonly (readonly [string, AskedType, string])[] = [
  ['At what time did my flight leave?', 'when', 'time-of-day'],
  ['我的航班几点起飞？', 'when', 'time-of-day'],
  ['When is the dentist appointment?', 'when', 'when'],
  ['my neighbour’s party, which day did it end up on?', 'items', 'when'],
  ['How many days lay between the concert and the wedding?', 'duration', 'interval'],
  ['What is the number of days from the wedding to the move?', 'count', 'interval'],
  ['How many nights did I stay in Porto?', 'duration', 'duration'],
  ['在波尔图住了几晚？', 'duration', 'duration'],
  ['How old was Anna when she moved?', 'what', 'age'],
  ['Which hotel was cheaper, the one in Rome or the one in Porto?', 'what', 'compare'],
  ['Did I go to Rome before or after Porto?', 'yes-no', 'order'],
  ['Which seat did I have on the train?', 'what', 'seat'],
  ['What is the wifi password of the flat?', 'what', 'wifi password'],
  ['里斯本那次住的是哪家酒店？', 'items', 'hotel'],
  ['Where did I sleep on my trip to Rome?', 'where', 'hotel'],
  ['Who repaired the boiler?', 'who', 'firm'],
  ['锅炉是哪家修的？', 'what', 'firm'],
  ['What did I order from Kitchenry?', 'what', 'product'],
  ['Which book did my sister recommend to me?', 'what', 'recommended title'],
  ['What is said in the video of the castle?', 'what', 'speech'],
  ['dentist invoice 2020 amount', 'items', 'amount'],
  ['2019年2月的健身房是多少？', 'count', 'amount'],
  ['By how much did the invoice exceed the quote?', 'amount', 'amount'],
  ['预订的价格是多少？', 'amount', 'amount'],
  ['How much sugar goes into the cake?', 'amount', 'what'],
  ['How many photos did I take in Rome?', 'count', 'count'],
  ['2023年我拍了几张猫的照片？', 'count', 'count'],
  ['Which photos show the bridge?', 'list', 'list'],
  ['every picture of the bill', 'items', 'items'],
];

describe('the form of answer that words ask for', () => {
  it.each(cases)('%s', (text, asked, form) => {
    const { kind, field } = askedForm(text, asked);
    expect(field?.id ?? kind).toBe(form);
  });
});

it('does not take the question for a price for one for a difference', () => {
  expect(asksForOverrun.test('预订的价格是多少？')).toBe(false);
  expect(asksForOverrun.test('最后账单比预订少了多少？')).toBe(true);
});

it('tells kinds of doctors apart', () => {
  expect(saysIt('dentist', new Set(['optician']))).toBe(false);
  expect(saysIt('doctor', new Set(['dentist']))).toBe(true);
});
