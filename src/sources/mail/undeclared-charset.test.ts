import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeCharset } from './charset.ts';
import { readHeaderBlock } from './header-block.ts';
import { undeclaredCharset } from './undeclared-charset.ts';

describe('text that declares no charset', () => {
  it.each([
    ['gb18030', 'gbk', '会议改到星期三下午三点，请准时参加。Anna'],
    ['gb18030', 'gbk', '您的订单已发货'],
    ['euc-kr', 'euc-kr', '회의는 수요일 오후 세 시입니다 감사합니다'],
    ['euc-jp', 'euc-jp', '会議は水曜日のごごさんじからです'],
    [undefined, 'windows-1252', 'Déjà vu à Orléans, l’été où naïve Zoë s’ennuyait: 20 £'],
    [undefined, 'windows-1251', 'Привет, друзья! Сегодня мы собираемся у меня.'],
    [undefined, 'windows-1252', 'ÄÖ'],
  ] as const)('is taken for %s where it is written in %s: %s', (told, written, text) => {
    const bytes = iconv.encode(text, written);
    expect(undeclaredCharset(bytes)).toBe(told);
    if (told !== undefined) expect(decodeCharset(bytes, undefined)).toBe(text);
  });

  it('in a header is read as the message itself is', () => {
    const block = (charset: string, subject: string) =>
      Buffer.concat([
        Buffer.from(`Content-Type: text/plain; charset="${charset}"\nSubject: `),
        iconv.encode(subject, charset),
        Buffer.from('\n\nx'),
      ]);
    for (const [charset, subject] of [
      ['big5', '會議通知'],
      ['windows-1251', 'Привет'],
    ] as const) {
      const bytes = block(charset, subject);
      const fields = readHeaderBlock(bytes, 0, bytes.length).fields;
      expect(fields.find(({ name }) => name === 'subject')?.value).toBe(subject);
    }
  });
});
