import { describe, expect, it } from 'vitest';
import { plainQuestion } from '../plain-question.ts';

describe('a question without its frame', () => {
  it.each([
    ['Please find the friend who suggested "Copper Moon" to me.', 'who suggested "Copper Moon" to me?'],
    [
      'Could you please look up the restaurant that served me gnocchi in Ghent?',
      'in which restaurant did I eat gnocchi in Ghent?',
    ],
    ['The airline on my ticket to Oslo in May, please.', 'which airline did I take to Oslo in May?'],
    ['The row given on my ticket for Rain Dogs, please.', 'which seat did I have at Rain Dogs?'],
    [
      'Kindly tell me the city in which I took photos of herons in May.',
      'in which city was I when I took photos of herons in May?',
    ],
    ["The place where Mia's picnic was held, please.", "where was Mia's picnic?"],
    ['Please look up the time at which Rain Dogs began.', 'at what time did Rain Dogs start?'],
    [
      'The purpose of my optician appointment in May, please.',
      'what was the reason for my optician appointment in May?',
    ],
    ['The amount on my water bill in May, please.', 'how much was my water bill in May?'],
    ['Please check which dish I ordered at Casa Plum.', 'which dish did I order at Casa Plum?'],
    [
      'Can you tell me for how many nights my room in Ghent was booked?',
      'for how many nights was my room in Ghent booked?',
    ],
    ['Could you bring up every photo in which I captured herons in May?', 'show me every photo of herons in May'],
    ['Can you tell me whether Rain Dogs or Opal Choir came first?', 'which came first, Rain Dogs or Opal Choir?'],
    [
      'Please compare my bills from Casa Plum and Villa Kern and name the cheaper one.',
      'which was cheaper, Casa Plum or Villa Kern?',
    ],
    ["I got an invite for Mia's housewarming. Which venue did it name?", "where was Mia's housewarming?"],
    ['I saw Rain Dogs. Where was my seat?', 'which seat did I have at Rain Dogs?'],
    ['I keep booking hotel rooms in Ghent. How many times so far?', 'how many times did I stay in a hotel in Ghent?'],
    [
      'By which mails and photos is my stay at Casa Plum proven?',
      'which e-mails and receipts are about my stay at Casa Plum?',
    ],
    ['In which of my photos can herons be seen in May?', 'show me the photos of herons in May'],
    ['Please count my photos of herons in Ghent.', 'how many photos of herons in Ghent do I have?'],
    ['能告诉我五月飞往根特的机票花了多少钱吗？', '五月飞往根特的机票花了多少钱？'],
    ['请查一下我五月飞往根特的机票价格。', '我五月飞往根特的机票价格是多少？'],
    [
      'The name of the restaurant where I ate gnocchi in Ghent, please.',
      'in which restaurant did I eat gnocchi in Ghent?',
    ],
    ['Please look up the date on which I took photos of herons.', 'when did I take photos of herons?'],
    ['请查出去年五月卖给我台灯的商店名称。', '去年五月我的台灯是在哪家店买的？'],
    ['Item on my order from Papershop in May?', 'what did I order from Papershop in May?'],
    ['Carrier of the flight I took to Oslo?', 'which airline did I take to Oslo?'],
    ['Seat shown on the ticket I had for Rain Dogs?', 'which seat did I have at Rain Dogs?'],
    ['Reason given for my dentist appointment in May?', 'what was the reason for my dentist appointment in May?'],
    ['Total number of my hotel stays in Ghent?', 'how many times did I stay in a hotel in Ghent?'],
    ['Can you tell me whether I saw Rain Dogs or Opal Choir first?', 'which came first, Rain Dogs or Opal Choir?'],
    ['Could you look up where my seat was at Rain Dogs?', 'which seat did I have at Rain Dogs?'],
    [
      'I have photos of herons in Ghent. On which day were they taken?',
      'when did I take the photos of herons in Ghent?',
    ],
    ['Was my trip to Oslo one that I made with Mia?', 'Was Mia with me to Oslo?'],
    [
      'I would like to know my total hotel spending in Ghent. How much was it?',
      'how much did I pay in total for hotels in Ghent?',
    ],
    [
      'What was billed to me for the dentist appointment in May?',
      'how much did I pay for the dentist appointment in May?',
    ],
    ['Can you look up how much Papershop charged me for a lamp?', 'how much did Papershop charge me for a lamp?'],
    ['What was my vet appointment in May about?', 'what was the reason for my vet appointment in May?'],
    ['五月修过锅炉，当时负责维修的是哪家公司？', '五月锅炉是谁修的？'],
    ['能证明我住过Casa Plum的邮件和收据有哪些？', '与我在Casa Plum的住宿有关的邮件和收据有哪些？'],
  ])('%s', (question, plain) => {
    expect(plainQuestion(question)).toBe(plain);
  });

  it.each(['Find photos of the restaurant in Ghent.', 'Show me the shop, please.', 'the city'])(
    'leaves what asks for things to be seen: %s',
    (question) => {
      expect(plainQuestion(question)).not.toMatch(/\b(?:which|what|who)\b/u);
    },
  );
});
