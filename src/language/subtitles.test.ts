import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSubtitles } from './subtitles.ts';

describe('subtitles', () => {
  it('reads SubRip with markup, positions and a byte order mark', () => {
    const text =
      '\ufeff1\r\n00:00:01,000 --> 00:00:02,500 X1:40 X2:600\r\n<i>Look at</i>\r\n{\\an8}the sea!\r\n\r\n2\r\n01:02:03,4 --> 01:02:04,000\r\n<font color="#fff">Bye</font>\r\n';
    expect(parseSubtitles(text)).toEqual({
      segments: [
        { start: 1, end: 2.5, text: 'Look at the sea!' },
        { start: 3723.4, end: 3724, text: 'Bye' },
      ],
    });
  });

  it('reads WebVTT with names of cues, voices, notes, styles and entities', () => {
    const text =
      'WEBVTT - made\n\nNOTE the time 00:01 is\nnot shown\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:03.000 align:start\n<v Grace>Fish &amp; chips\n\n00:04.000 --> 00:05.000\n<c.loud>No</c> <00:04.500>way';
    expect(parseSubtitles(text, 'en')).toEqual({
      language: 'en',
      segments: [
        { start: 1, end: 3, text: 'Grace: Fish & chips' },
        { start: 4, end: 5, text: 'No way' },
      ],
    });
  });

  it('reads a file that lost its empty lines', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\n1999\n3\n00:00:05,000 --> 00:00:06,000\n三';
    expect(parseSubtitles(text)?.segments.map((s) => s.text)).toEqual(['One', '1999', '三']);
  });

  it('says a caption that rolls up once', () => {
    const cue = (at: number, text: string) => `00:00:0${at}.000 --> 00:00:0${at + 1}.000\n${text}`;
    const text = ['WEBVTT', cue(1, 'we went'), cue(2, 'we went\nto the beach'), cue(3, 'to the beach')].join('\n\n');
    expect(parseSubtitles(text)?.segments).toEqual([
      { start: 1, end: 2, text: 'we went' },
      { start: 2, end: 4, text: 'to the beach' },
    ]);
  });

  it.each(['', 'just a letter', '1\n00:00:02,000 --> 00:00:01,000\nbackwards'])('%j holds none', (text) => {
    expect(parseSubtitles(text)).toBeUndefined();
  });

  it('reads back what is written, whatever is said', () => {
    const time = (s: number): string => new Date(Math.round(s * 1000)).toISOString().slice(11, 23).replace('.', ',');
    const word = fc.stringMatching(/^[a-z海 ]{0,10}[a-z海]$/u).map((w) => w.trim());
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
        const cues = words.map((text, i) => ({ start: i * 2, end: i * 2 + 1.25, text: text.replace(/ +/g, ' ') }));
        const written = cues.map((c, i) => `${i + 1}\n${time(c.start)} --> ${time(c.end)}\n${c.text}\n`).join('\n');
        expect(parseSubtitles(written)?.segments).toEqual(cues);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'01:,.-> \nab<>{}\\&;'), maxLength: 200 }), (text) => {
        for (const s of parseSubtitles(text)?.segments ?? []) expect(s.end).toBeGreaterThanOrEqual(s.start);
      }),
    );
  });
});
