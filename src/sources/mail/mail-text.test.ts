import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCharset } from './charset.ts';
import { decodeWords } from './encoded-words.ts';
import { parseParameters } from './parameters.ts';
import { decodeBase64, decodeQuotedPrintable, decodeUuencode } from './transfer-encoding.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('decodeCharset', () => {
  it.each([
    ['utf-8', 'é', Buffer.from('é')],
    ['UTF8MB4', 'é', Buffer.from('é')],
    ['iso-8859-1', 'é', latin('é')],
    ['cp1252', '€', Buffer.from([0x80])],
    ['windows-1251', 'Да', Buffer.from([0xc4, 0xe0])],
    ['koi8-r', 'да', Buffer.from([0xc4, 0xc1])],
    ['ks_c_5601-1987', '스', Buffer.from([0xbd, 0xba])],
    ['cp949', '스', Buffer.from([0xbd, 0xba])],
    ['gb2312', '中', Buffer.from([0xd6, 0xd0])],
    ['big5', '中', Buffer.from([0xa4, 0xa4])],
    ['cp932', '日', Buffer.from([0x93, 0xfa])],
    ['iso-2022-jp', '日本', latin('\x1b$BF|K\\\x1b(B')],
    ['iso-2022-kr', '안 a', latin('\x1b$)C\x0e>H\x0f a')],
    ['hz-gb-2312', '中 a', latin('~{VP~} a')],
    ['utf-7', 'Hi é', latin('Hi +AOk-')],
    ['cp437', 'é', Buffer.from([0x82])],
    ['cp850', 'é', Buffer.from([0x82])],
    ['utf-16le', 'hi', Buffer.from('hi', 'utf16le')],
    ['"ISO-8859-15"', '€', Buffer.from([0xa4])],
  ])('reads %s', (label, text, bytes) => {
    expect(decodeCharset(bytes, label)).toBe(text);
  });

  it('reads mislabelled and unlabelled text', () => {
    expect(decodeCharset(Buffer.from('naïve'), 'us-ascii')).toBe('naïve');
    expect(decodeCharset(latin('naïve'), 'utf-8')).toBe('naïve');
    expect(decodeCharset(latin('naïve'), undefined)).toBe('naïve');
    expect(decodeCharset(latin('naïve'), 'x-no-such-charset')).toBe('naïve');
  });

  it('drops NUL bytes', () => {
    expect(decodeCharset(latin('a\0b'), 'us-ascii')).toBe('ab');
  });

  it('never throws, whatever the bytes and the label', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ maxLength: 30 }), (bytes, label) => {
        expect(typeof decodeCharset(bytes, label)).toBe('string');
      }),
    );
  });
});

describe('decodeWords', () => {
  it.each([
    ['=?ISO-8859-1?Q?Nicolas_Fouch=E9?= x', 'Nicolas Fouché x'],
    ['=?utf-8?B?w6k=?= =?utf-8?B?w6k=?=', 'éé'],
    ['=?utf-8?B?w?=  =?utf-8?B?6k?=', 'é'],
    ['=?utf-8?q?=C3?==?utf-8?q?=A9?=', 'é'],
    ['=?utf-8*en?Q?a_b?=', 'a b'],
    ['=?UTF-8?Q?with space=20in?=', 'with space in'],
    ['=?NONE?B?VEVTVA=?=', 'TEST'],
    ['=?utf-8?Q?broken', '=?utf-8?Q?broken'],
    ['plain =? text ?=', 'plain =? text ?='],
  ])('reads %s', (value, text) => {
    expect(decodeWords(value)).toBe(text);
  });

  it('gives any text back that was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
        fc.pre(!text.includes('\0'));
        expect(decodeWords(`=?utf-8?B?${Buffer.from(text).toString('base64')}?=`)).toBe(text);
      }),
    );
  });
});

describe('parseParameters', () => {
  it.each([
    ['text/plain; charset="utf-8"', 'text/plain', 'charset', 'utf-8'],
    ['Text/HTML ; CharSet = utf-8 ; x', 'text/html', 'charset', 'utf-8'],
    ['a/b; name="a;b\\"c.txt"', 'a/b', 'name', 'a;b"c.txt'],
    ["attachment; filename*=ISO-8859-1''Eelanal%FC%FCsi.jpg", 'attachment', 'filename', 'Eelanalüüsi.jpg'],
    ['attachment; filename*0*=utf-8\'\'%c3; filename*1*=%a9; filename*2=".txt"', 'attachment', 'filename', 'é.txt'],
    ['a/b; name==?utf-8?B?VGVzdA==?=', 'a/b', 'name', 'Test'],
    ['a/b; boundary="unclosed', 'a/b', 'boundary', 'unclosed'],
  ])('reads %s', (header, value, name, text) => {
    const parsed = parseParameters(header);
    expect(parsed.value).toBe(value);
    expect(parsed.parameters.get(name)).toBe(text);
  });
});

describe('transfer encodings', () => {
  it('read cut, padded and dirty base64', () => {
    const whole = Buffer.from('Hello, world').toString('base64');
    expect(decodeBase64(latin(`${whole.slice(0, 8)}\r\n ${whole.slice(8)}`)).toString()).toBe('Hello, world');
    expect(decodeBase64(latin(whole.slice(0, 11))).toString()).toBe('Hello, w');
    expect(decodeBase64(latin('YQ==\nYg==\n')).toString()).toBe('ab');
  });

  it('read quoted-printable with soft breaks and broken escapes', () => {
    expect(decodeQuotedPrintable(latin('a=3Db=\r\nc= \n=ZZ=')).toString()).toBe('a=bc=ZZ');
  });

  it('give back any bytes that were quoted', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const quoted = [...bytes].map((byte) => `=${byte.toString(16).padStart(2, '0')}`).join('');
        expect([...decodeQuotedPrintable(latin(quoted))]).toEqual([...bytes]);
        expect([...decodeBase64(latin(Buffer.from(bytes).toString('base64')))]).toEqual([...bytes]);
      }),
    );
  });

  it('read uuencode', () => {
    expect(decodeUuencode(latin('begin 644 a.txt\n#0V%T\n`\nend\n')).toString()).toBe('Cat');
  });
});
