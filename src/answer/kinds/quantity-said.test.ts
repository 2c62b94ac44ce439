import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import type { Question } from '../question.ts';
import { quantitySaid } from './quantity-said.ts';

const film = (text: string) =>
  stored('film', 'video', {
    time: at('2024-05-04T10:00:00'),
    transcript: { segments: [{ start: 0, end: 4, text }] } as never,
  });
const letter = (text: string) => stored('mail', 'email', { time: at('2024-05-04T10:00:00'), body: { text } });

const told = (text: string, item: ReturnType<typeof letter>): string | undefined =>
  quantitySaid({ text, supported: [{ item: assembleItem(item) }] } as unknown as Question)?.text;

describe('so many of a thing as somebody says there are', () => {
  it.each([
    ['我们家养了几只小山羊？', film('快看，一、二、三，三只小山羊！'), '3'],
    ['她要我带几盒桂花糕？', letter('桂花糕要四盒，别忘了。'), '4'],
    ['展览送去了几幅水彩画？', letter('一共送去6幅水彩画，两幅留在家里。'), '6'],
    ['她要我带几盒桂花糕？', letter('桂花糕很好吃。'), undefined],
  ])('%s', (question, item, number) => {
    expect(told(question, item)).toBe(number);
  });
});
