import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dedicationCue, greetedName, letterCues } from './relation-cues-letter.ts';

const read = (text: string): string =>
  letterCues(text)
    .map(({ who, role, name }) => `${who} ${role ?? '?'}${name === undefined ? '' : ` ${name}`}`)
    .join(' | ');

const rows: readonly (readonly [text: string, expected: string])[] = [
  ['Hello! All fine here in Lyon. Love, Mum', 'writer mother'],
  ['News\nYour sister Clara', 'writer sister Clara'],
  ['Give Taro a treat. Your best friend, Grace', 'writer best friend Grace'],
  ['Liebe Grüße,\nOma', 'writer grandmother'],
  ['A bientôt\nTa sœur Julie xx', 'writer sister Julie'],
  ['See you at the office, Victor', 'writer colleague Victor'],
  ['Love, Max', 'writer ? Max'],
  ['Hi Mum,\nall good. xx', 'reader mother'],
  ['Dear Grandma!\nThank you', 'reader grandmother'],
  ['妈：\n我到了。', 'reader mother'],
  ['注意身体。爱你的妈妈', 'writer mother'],
  ['保重！\n你的闺蜜 王芳', 'writer best friend 王芳'],
  ['say hello to your sister Clara', ''],
  ['I saw my mother and my sister', ''],
  ['Dear customer, your order is on its way.', ''],
  ['', ''],
];

describe('letterCues', () => {
  it.each(rows)('%j says %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('quotes what stands in the letter, whatever it is', () => {
    const piece = fc.constantFrom('Love', ',', '\n', 'Mum', ' ', 'your', 'sister', 'Anna', '爱你的', '妈妈', '.', 'xx');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 20 }).map((p) => p.join('')),
        ),
        (text) => {
          for (const cue of letterCues(text)) expect(text).toContain(cue.quote);
        },
      ),
    );
  });
});

describe('greetedName', () => {
  it.each([
    ['Dear Sascha Huang, thank you', 'Sascha Huang'],
    ['Sehr geehrte Frau Keller,\nvielen Dank', 'Keller'],
    ['李雨桐女士您好，您的订单', '李雨桐'],
    ['Hi Mum,', undefined],
    ['Dear customer, your', undefined],
    ['Hello! How are you', undefined],
  ])('%j greets %j', (text, expected) => {
    expect(greetedName(text)).toBe(expected);
  });
});

describe('dedicationCue', () => {
  it('holds both ways for friends, and for no mother', () => {
    expect(dedicationCue('Happy birthday to my best friend! Love, Mia')).toMatchObject({
      role: 'best friend',
      name: 'Mia',
    });
    expect(dedicationCue('To my mother. Love, Mia')).toBeUndefined();
  });
});
