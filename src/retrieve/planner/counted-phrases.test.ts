import { describe, expect, it } from 'vitest';
import { plainQuestion } from './plain-question.ts';

describe('questions for numbers, sums and sets, put as on a form or after what they are about', () => {
  it.each([
    [
      'Night Ferry and The Owl and the Moon: number of weeks in between?',
      'how many weeks between Night Ferry and The Owl and the Moon?',
    ],
    [
      'I saw Night Ferry and visited Glass Hours. How big was the gap between them, in days?',
      'how many days between Night Ferry and visited Glass Hours?',
    ],
    [
      'Compare the dates of Night Ferry and Glass Hours: how many days are between them?',
      'how many days between Night Ferry and Glass Hours?',
    ],
    ['Night Ferry和Glass Hours的间隔天数是多少？', 'Night Ferry和Glass Hours相隔多少天？'],
    ['Picture count for herons in May 2021?', 'how many Pictures of herons in May 2021 do I have?'],
    [
      'I filmed clips or photos of herons in Lyon. Can you find them?',
      'show me all my clips or photos of herons in Lyon',
    ],
    [
      'We took some pictures of the market in May. Which ones are they?',
      'show me all my pictures of the market in May',
    ],
    [
      'Which of my records (mails, invoices and tickets) have to do with my trip to Oslo?',
      'which mails, invoices and tickets are about my trip to Oslo?',
    ],
    [
      'I want to gather all the papers about the repair of my roof. Which letters and invoices are there?',
      'which letters and invoices are about the repair of my roof?',
    ],
    [
      'Did Night Ferry take place before or after Glass Hours? Tell me the later one.',
      'which came last, Night Ferry or Glass Hours?',
    ],
    ['Night Ferry在Glass Hours之前还是之后？请说出先看的那场', 'Night Ferry和Glass Hours哪个更早？'],
    ['Did Night Ferry come before or after Glass Hours?', 'Did Night Ferry come before or after Glass Hours?'],
    [
      'Price after the refund for the kettle from Brewster?',
      'how much did I pay for the kettle from Brewster after the refund was taken off?',
    ],
    ['Meal ordered at Casa Plum?', 'what did I eat at Casa Plum?'],
  ])('%s', (question, plain) => {
    expect(plainQuestion(question)).toBe(plain);
  });
});

describe('questions about visits, parties, company and favours', () => {
  it.each([
    [
      'According to the reminder, what was the aim of my dentist appointment in May?',
      'what was the reason for my dentist appointment in May?',
    ],
    ['Purpose of my optician appointment?', 'what was the reason for my optician appointment?'],
    ['What was my check-up in May meant to sort out?', 'what was the reason for my check-up in May?'],
    ['根据确认邮件，我五月的眼科预约目的是什么？', '我五月的眼科预约的原因是什么？'],
    ["Venue for my cousin's wedding in May?", "where was my cousin's wedding in May?"],
    [
      'What place did the invitation to my cousin’s wedding name?',
      "What place did the invitation to my cousin's wedding name?",
    ],
    ['Which place was given in the invitation to Ona’s picnic?', "where was Ona's picnic?"],
    ['请问小周的婚礼的场地？', '小周的婚礼在哪里举行？'],
    ['While we were on holiday in Oslo, did Ona accompany us?', 'was Ona with me when we were on holiday in Oslo?'],
    ['我五月在奥斯陆度假期间，小周有没有同行？', '我五月在奥斯陆旅行，小周和我在一起吗？'],
    ['What did Ona hope I could bring to the picnic?', 'what did Ona want me to bring to the picnic?'],
    ['我表哥希望我借给他的是什么？', '我表哥让我借什么？'],
    ['小周在信里劝我听听的播客是哪一个？', '小周推荐我的播客叫什么？'],
    ['What did Brewster sell me in May 2021?', 'what did I order from Brewster in May 2021?'],
  ])('%s', (question, plain) => {
    expect(plainQuestion(question)).toBe(plain);
  });
});
