import { describe, expect, it } from 'vitest';
import { plainQuestion } from '../plain-question.ts';

describe('what is asked in another construction', () => {
  it.each([
    [
      'Show me the records that document that I stayed at Casa Plum.',
      'which e-mails and receipts are about my stay at Casa Plum?',
    ],
    [
      'I need to show that I bought a lamp at Papershop. Which items prove it?',
      'which e-mails and receipts are about my order of a lamp at Papershop?',
    ],
    [
      'What do I have on record about our stay at Casa Plum?',
      'which e-mails and receipts are about our stay at Casa Plum?',
    ],
    ['找出去年在Papershop购买台灯的所有邮件和截图。', '去年在Papershop买台灯有关的邮件和截图有哪些？'],
    ['Could you check if Mia came along in Ghent?', 'Was Mia with me in Ghent?'],
    ['Who travelled with me in Ghent in May: was it Mia?', 'Was Mia with me in Ghent in May?'],
    ['What were we told by Mia to pick up?', 'what did Mia ask me to pick up?'],
    ['Who did I hire for fixing the roof?', 'who repaired the roof?'],
    ['From whom did I get the tip to try "Copper Moon"?', 'who recommended "Copper Moon"?'],
    ['Which airline operated the flight that I took to Oslo in May?', 'which airline did I fly with to Oslo in May?'],
    ['What did my room in Ghent end up costing?', 'how much did my room in Ghent cost in the end?'],
    ['What amount did my water bill in May ask for?', 'how much was my water bill in May?'],
    ['If all the gas bills in 2020 are added up, what do I get?', 'how much did I pay in total for gas bills in 2020?'],
    ['Count the weeks between Copper Moon and Rain Dogs.', 'how many weeks between Copper Moon and Rain Dogs?'],
    ['Photos from the evening I dined at Casa Plum?', 'which photos did I take of my meal at Casa Plum?'],
    [
      'Someone says something in my video of the harbour. What is it?',
      'what words are heard in my video of the harbour?',
    ],
    ['Which place served the gnocchi I ate in Ghent?', 'in which restaurant did I eat gnocchi in Ghent?'],
    ['What dish was I served at Casa Plum?', 'what did I eat at Casa Plum?'],
    ['Rain Dogs began at what time?', 'at what time did Rain Dogs start?'],
    [
      'How much did electricity cost me in 2020 in total?',
      'how much did I pay in total for electricity bills in 2020?',
    ],
    ['我五月的牙医预约，原因是什么？', '我五月的牙医预约是为了什么？'],
  ])('%s', (question, plain) => {
    expect(plainQuestion(question)).toBe(plain);
  });
});
