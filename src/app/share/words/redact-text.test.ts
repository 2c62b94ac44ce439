import { describe, expect, it } from 'vitest';
import { KnownNames } from './known-names.ts';
import { letterBody } from './letter-body.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { type Redaction, redactText } from './redact-text.ts';

const small = new Set('the and is at with from to we met her went has will bring call reserve cake bread'.split(' '));
const redaction = (more: Partial<Redaction> = {}): Redaction => ({
  names: new KnownNames([{ key: 'p1', names: ['Anna Silva', '陈晓雨'], addresses: ['anna@example.org'] }], () => false),
  words: {
    isWord: (word) => small.has(word),
    isPublic: (name) => ['Lisbon', 'Hotel Miramar'].includes(name),
    publicSpans: () => [],
  },
  pseudonyms: new Pseudonyms('key'),
  keyOfAddress: (address) => (address.toLowerCase() === 'anna@example.org' ? 'p1' : undefined),
  hidesDates: false,
  ...more,
});

describe('a redacted text', () => {
  it('calls a known person the same by name, part of a name, address and in another script', () => {
    const text = 'we met Anna Silva; Anna wrote from anna@example.org, 晓雨也来了';
    expect(redactText(text, redaction())).toBe('we met [PERSON 1]; [PERSON 1] wrote from [PERSON 1], [PERSON 1]也来了');
  });

  it.each([
    ['+44 20 7946 0018'],
    ['DE89 3704 0044 0532 0130 00'],
    ['4111 1111 1111 1111'],
    ['K7X2P'],
    ['10.1.2.33'],
    ['https://shop.example/a?token=9f'],
    ['jo_99@mail.example'],
    ['B-AB 1234'],
    ['京A·12345'],
    ['4 Elm Street'],
    ['Bahnhofstraße 12a'],
    ['南京路12弄3号'],
  ])('holds nothing of %s', (secret) => {
    const out = redactText(`call ${secret} at once`, redaction());
    expect(out).toMatch(/\[[A-Z]+ \d+\]/);
    expect(out.replace(/\[[A-Z]+ \d+\]/g, '').replace(/[^\p{L}\p{N}]/gu, '')).toBe('callatonce');
  });

  it.each(['on 14 April 2023 at 10:30', 'from 2023-04-14 for EUR 412.50', 'we went 12 km, 20 %', '2023年4月5日'])(
    'keeps days, times, sums and measures: %s',
    (text) => expect(redactText(text, redaction())).toBe(text),
  );

  it('takes an unknown word with a capital for a name, but for public places', () => {
    expect(redactText('we met Quillon in Lisbon at the Hotel Miramar', redaction())).toBe(
      'we met [NAME 1] in Lisbon at the Hotel Miramar',
    );
  });

  it('hides days where times are shifted', () => {
    expect(redactText('we met on 14 April 2023 at 10:30', redaction({ hidesDates: true }))).toBe(
      'we met on [DATE] at 10:30',
    );
  });

  it('hides what stands behind the word for a secret', () => {
    expect(redactText('the password is sunflower, 密码是太阳花', redaction())).toBe(
      'the password is [SECRET], 密码是[SECRET]',
    );
  });
});

it('drops salutation, closing and signature of a letter', () => {
  expect(letterBody({ text: 'Dear Tom,\n\nthe cake is ready.\n\nBest wishes\nAnna\nBaker, Elm Street' })).toBe(
    'the cake is ready.',
  );
  expect(letterBody({ text: '小明你好：\n\n蛋糕好了。\n\n小雨' })).toBe('蛋糕好了。');
});
