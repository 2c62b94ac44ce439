import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainQuestion } from './plain-question.ts';

describe('a question in plain words', () => {
  it.each([
    ['Excuse me my question: which row was I in?', 'which row was I in?'],
    ['what did the plumber want, thank you in advance.', 'what did the plumber want'],
    ['Today is 2021-05-04. oh hey, where did I eat? lol', 'Today is 2021-05-04. where did I eat?'],
    ['every shot of Milo because I am making a poster', 'every shot of Milo'],
    ['lil sis told me abt sth, wat', 'little sis told me about something, what'],
    ['你好，劳驾，请问房租多少钱？谢谢', '请问房租多少钱？'],
    ['請問我在東京住的酒店花了多少錢', '请问我在东京住的酒店花了多少钱'],
    ['嗰次喺京都影嘅相', '那次在京都拍的相'],
    ['the pelasure of the diffeernt appointmnet', 'the pleasure of the different appointment'],
  ])('%s', (said, plain) => expect(plainQuestion(said)).toBe(plain));

  it.each(['what is the angle of the trial', 'three diners by the dairy', 'ask Nroa or Pelasure Ltd'])(
    'keeps real words and names: %s',
    (said) => expect(plainQuestion(said)).toBe(said),
  );

  it('leaves something of whatever is said, and nothing to change the second time', () => {
    const words = fc.constantFrom(
      'thanks',
      'hello',
      'pls',
      'idk',
      'lol',
      'where',
      'Milo',
      '谢谢',
      '你好',
      '猫',
      ',',
      '?',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (said) => {
        const plain = plainQuestion(said.join(' '));
        if (/[\p{L}]/u.test(said.join(''))) expect(plain).toMatch(/[\p{L}]/u);
        expect(plainQuestion(plain)).toBe(plain);
      }),
    );
  });
});
