import { describe, expect, it } from 'vitest';
import type { AskedType } from '../../memory/query-plan.ts';
import { askedForm } from './asked-form.ts';
import { sameWords, saysIt } from './same-words.ts';

/** Question, what the plan takes it for, and the form; a field by its name. */
const cases: readonly (readonly [string, AskedType, string])[] = [
  ['At what time did my flight leave?', 'when', 'time-of-day'],
  ['我的航班几点起飞？', 'when', 'time-of-day'],
  ['When is the dentist appointment?', 'when', 'when'],
  ['What is the latest confirmed time for my eye test?', 'when', 'time-of-day'],
  ['What was the final hour of the meeting?', 'when', 'time-of-day'],
  ['When was the last time I saw Mia?', 'when', 'when'],
  ['I had the gutter mended. What was the final invoice?', 'what', 'amount'],
  ['my neighbour’s party, which day did it end up on?', 'items', 'when'],
  ['How many days lay between the concert and the wedding?', 'duration', 'interval'],
  ['What is the number of days from the wedding to the move?', 'count', 'interval'],
  ['From the concert until the wedding, how much days it was?', 'duration', 'interval'],
  ['Where was I when I took pictures of the parade? Please name the city.', 'where', 'where'],
  ['How many photos did I take that show the lake?', 'count', 'count'],
  ['Please name the cities that I went to.', 'list', 'list'],
  ['Find my photos from the meal at Osteria Red Door.', 'items', 'items'],
  ['How many nights did I stay in Porto?', 'duration', 'duration'],
  ['我在波尔图的酒店入住次数是多少？', 'amount', 'count'],
  ['请告诉我去年坐火车的次数。', 'items', 'count'],
  ['How many times have I stayed in a hotel in Porto?', 'count', 'count'],
  ['在波尔图住了几晚？', 'duration', 'duration'],
  ['How old was Anna when she moved?', 'what', 'age'],
  ['Which hotel was cheaper, the one in Rome or the one in Porto?', 'what', 'compare'],
  ['Which of them ran us less, Casa Alta or the Mill Inn?', 'amount', 'compare'],
  ['Casa Alta、Mill Inn哪间划算？', 'what', 'compare'],
  ['住Casa Alta和住Mill Inn，哪边花的钱多？', 'what', 'compare'],
  ['上周拍的花花草草', 'items', 'items'],
  ['园里的樱花', 'items', 'items'],
  ['Did I go to Rome before or after Porto?', 'yes-no', 'order'],
  ['Which seat did I have on the train?', 'what', 'seat'],
  ['What is the wifi password of the flat?', 'what', 'wifi password'],
  ['里斯本那次住的是哪家酒店？', 'items', 'hotel'],
  ['Where did I sleep on my trip to Rome?', 'where', 'hotel'],
  ['Who repaired the boiler?', 'who', 'firm'],
  ['锅炉是哪家修的？', 'what', 'firm'],
  ['What did I order from Kitchenry?', 'what', 'product'],
  ['Which book did my sister recommend to me?', 'what', 'recommended title'],
  ['What film am I to try, according to my neighbour?', 'what', 'recommended title'],
  ['my aunt keeps raving about some novel, title please', 'items', 'recommended title'],
  ['Who recommended that novel to me?', 'who', 'who'],
  ['同事一直安利的那本书叫什么', 'what', 'recommended title'],
  ['Which opera did we see in May?', 'what', 'event title'],
  ['I saw some exhibition in May, which one was that?', 'what', 'event title'],
  ['What was the play called that we had tickets for?', 'what', 'event title'],
  ['What did I choose from the menu at Casa Plum?', 'what', 'dish'],
  ['八月我坐哪家航空公司的飞机去的？', 'where', 'airline'],
  ['Which place did I have at the opera?', 'what', 'seat'],
  ['What did my brother ask me to bring?', 'what', 'favour'],
  ['What was I supposed to water for my neighbour?', 'what', 'favour'],
  ['舅舅让我帮忙带的是什么？', 'what', 'favour'],
  ['What did I eat at the harbour?', 'what', 'dish'],
  ['那天在港口吃了什么？', 'what', 'dish'],
  ['What was the restaurant where I had sushi?', 'what', 'restaurant'],
  ['There was a parcel from the bookshop, what was in it?', 'what', 'product'],
  ['What did we see the vet for?', 'what', 'reason'],
  ['name of our accommodation in Bergen', 'items', 'hotel'],
  ['2018年去奥斯陆坐的是哪家航空公司？', 'what', 'airline'],
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
  ['the opera starts at?', 'items', 'time-of-day'],
  ['When does the course begin?', 'when', 'when'],
  ['the vet, o clock?', 'items', 'time-of-day'],
  ['we had ramen in Oslo, where was it', 'where', 'restaurant'],
  ['那次有碗拉面很好吃哪家', 'what', 'restaurant'],
  ['换轮胎那家叫什么', 'what', 'firm'],
  ['the opera in May, called what', 'what', 'event title'],
  ['went to some exhibit in May, name?', 'what', 'event title'],
  ['答应表姐带的是什么', 'what', 'favour'],
  ['I owe my aunt something, was going to lend for the weekend what', 'what', 'favour'],
  ['How much do I owe my aunt?', 'amount', 'amount'],
  ['飞奥斯陆坐的谁家航班', 'what', 'airline'],
];

describe('the form of answer that words ask for', () => {
  it.each(cases)('%s', (text, asked, form) => {
    const { kind, field } = askedForm(text, asked);
    expect(field?.id ?? kind).toBe(form);
  });
});

it('takes nothing out of a question but the words that ask', () => {
  expect([...askedForm('What did we see the vet for?', 'what').said]).not.toContain('vet');
  expect([...askedForm('What did my brother ask me to bring?', 'what').said]).not.toContain('bring');
});

it('finds no word said by a text that has none of its ways', () => {
  for (const token of sameWords.keys()) expect(saysIt(token, new Set())).toBe(false);
});

it('tells kinds of doctors apart', () => {
  expect(saysIt('dentist', new Set(['optician']))).toBe(false);
  expect(saysIt('doctor', new Set(['dentist']))).toBe(true);
});

it.each(['To mend the gutter I paid how much finally?', 'I paid how much in the end?', 'fence repair final damage?'])(
  'asks for a sum: %s',
  (text) => {
    expect(askedForm(text, 'amount').kind).toBe('amount');
  },
);

it.each([
  'Which of the two treatments did I pay for?',
  '三种续费方案里我选了哪种？',
  '四月那批货里的萝卜后来换成什么？',
  '半马我的完赛成绩是多少？',
])('asks which it is, and for no sum: %s', (text) => {
  expect(askedForm(text, 'amount').kind).toBe('what');
});

it.each(['三种方案里我选的那种多少钱？', '物业费是多少？', 'How much did the treatment I chose cost?'])(
  'asks for a sum still: %s',
  (text) => {
    expect(askedForm(text, 'amount').kind).toBe('amount');
  },
);
