import { describe, expect, it } from 'vitest';
import { contentWords, segmentsOf } from './content-words.ts';
import { openQuestion } from './question-text.ts';

const left = (text: string): string[] => {
  const q = openQuestion(text);
  return contentWords(q, segmentsOf(q.text), []).map((word) => word.text);
};

describe('that what holds now is wanted', () => {
  it.each([
    ['the updated departure time of the ferry', ['departure', 'ferry']],
    ['latest confirmed price of the tiles', ['price', 'tiles']],
    ['departure of the ferry after the last update', ['departure', 'ferry']],
    ['渡轮最新的出发时间', ['渡轮', '出发']],
  ])('is not looked for: %s', (text, words) => {
    expect(left(text)).toEqual(words);
  });

  it('is what is looked for where it is what is asked about', () => {
    expect(left('the update of the travel policy')).toContain('update');
    expect(left('photos of my confirmed students')).toContain('confirmed');
  });
});

describe('what pictures are wanted for', () => {
  it.each([
    ["I'd like to print some of boats for the hallway, the ones", ['boats']],
    ['sunsets to frame for my living room', ['sunsets']],
    ['the receipts I need for reimbursement', ['receipts']],
    ['receipts for my expense report', ['receipts']],
    ['snow to post on Instagram', ['snow']],
    ['sculptures for a presentation', ['sculptures']],
    ['想洗几张城堡挂墙上', ['城堡']],
    ['打印出来贴在冰箱上的海边', ['海边']],
    ['报销用的小票', ['小票']],
  ])('is not looked for: %s', (text, words) => {
    expect(left(text)).toEqual(words);
  });

  it.each([
    ['tickets for the concert', 'concert'],
    ['what I have in the fridge', 'fridge'],
    ['the painting on the wall', 'painting'],
    ['a cat on the sofa', 'sofa'],
    ['猫放在沙发上', '沙发'],
  ])('is told from what they show: %s', (text, word) => {
    expect(left(text)).toContain(word);
  });
});

it('a thing behind 有 is found although the dictionary cuts it apart', () => {
  expect(left('照片里有烟花')).toEqual(['烟花']);
  expect(left('照片里有跟团的人')).not.toContain('团的');
});
