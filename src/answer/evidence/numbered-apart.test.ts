import { describe, expect, it } from 'vitest';
import { numberedApart } from './numbered-apart.ts';

describe('things told apart by a number or a side', () => {
  it.each([
    ['When is my module 3 exam?', 'Your module 2 exam is on 4 May.', true],
    ['When is my module 3 exam?', 'Module 2 is done; module 3 follows on 4 May.', false],
    ['When is my module three exam?', 'Module 3: 4 May', false],
    ['When was the left knee operated on?', 'The right knee will be done on 4 May.', true],
    ['When was the knee operated on?', 'The right knee will be done on 4 May.', false],
    ['第二针疫苗是哪天打的？', '您的第一针疫苗已于5月4日接种。', true],
    ['左眼什么时候手术？', '右眼手术定在5月4日。', true],
    ['左眼什么时候手术？', '左眼手术定在5月4日，右眼以后再说。', false],
    ['二年级的家长会是几号？', '三年级家长会定在5月4日。', true],
  ])('%s – %s', (question, text, is) => {
    expect(numberedApart(question, text)).toBe(is);
  });
});
