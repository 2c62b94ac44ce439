import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainQuestion } from './plain-question.ts';

describe('a question in plain words', () => {
  it.each([
    ['did the insurer pay for the lock they cut thru', 'did the insurer pay for the lock they cut through'],
    ["the party in '21", 'the party in 2021'],
    ["a song of '87", 'a song of 1987'],
    ['嗰次喺京都影相使咗几多钱', '那次在京都拍照使了多少钱'],
    ['請問我在東京住的酒店花了多少錢', '请问我在东京住的酒店花了多少钱'],
    ['２０２１年在ＰＡＲＩＳ拍的', '2021年在PARIS拍的'],
    ['where  did I\neat', 'where did I eat'],
  ])('%s', (said, plain) => expect(plainQuestion(said)).toBe(plain));

  it.each([
    'what is the angle of the trial',
    'ask Nroa or Pelasure Ltd',
    'When I was in Oslo, was Ruth with me?',
    '我先去看的是Low Tide还是Hill against Dale？',
    'I remember a recital in May 2021. What was its name?',
    "Ben's 3 cats",
  ])('keeps what is plain as it is: %s', (said) => expect(plainQuestion(said)).toBe(said));

  it('leaves something of whatever is said, and nothing to change the second time', () => {
    const words = fc.constantFrom('thanks', 'pls', 'where', 'w/o', 'Milo', '谢谢', '嗰', '几多', '猫', ',', '?');
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (said) => {
        const plain = plainQuestion(said.join(' '));
        if (/[\p{L}]/u.test(said.join(''))) expect(plain).toMatch(/[\p{L}]/u);
        expect(plainQuestion(plain)).toBe(plain);
      }),
    );
  });
});
