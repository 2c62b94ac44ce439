import { expect, it } from 'vitest';
import { saidBeside } from './said-beside.ts';

const beside = (question: string, sentence: string, quote: string): number => {
  const [before = '', after = ''] = sentence.split(quote);
  return saidBeside({ before, quote, after }, question);
};
const visit = 'I land at Pudong on 12 July with flight BA169 and leave on the 20th.';
const aunt = '我八月五日到奥斯陆，八月十二日回上海。';

it.each([
  ['When did Oliver leave?', visit, 'the 20th', '12 July'],
  ['When does Oliver land?', visit, '12 July', 'the 20th'],
  ['林月什么时候回上海？', aunt, '八月十二日', '八月五日'],
  ['林月什么时候到奥斯陆？', aunt, '八月五日', '八月十二日'],
])('%s: in the part of the sentence that has it', (question, sentence, right, wrong) => {
  expect(beside(question, sentence, right)).toBeGreaterThan(beside(question, sentence, wrong));
});

it.each([
  ['When does Tomas start his new job?', 'Dinner on Saturday at Villa Paradiso?', 'Saturday'],
  ['When was the check-up for Sixten?', 'Dental cleaning on 5 November', '5 November'],
])('%s: nothing where the sentence tells of something else, or nothing is done', (question, sentence, quote) => {
  expect(beside(question, sentence, quote)).toBe(0);
});
