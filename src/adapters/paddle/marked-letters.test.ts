import { expect, it } from 'vitest';
import { withMarks } from './marked-letters.ts';

it('restores the marks of letters from another reading of the same words, and changes nothing else', () => {
  const read = {
    text: 'Sehr geehrte Frau Muller,\nGrundgebuhr 24,90 EUR',
    lines: [
      { text: 'Sehr geehrte Frau Muller,', confidence: 0.9 },
      { text: 'Grundgebuhr 24,90 EUR', confidence: 0.95 },
    ],
    words: [{ text: 'Muller,', x: 10, y: 20, width: 60, height: 18, line: 0 }],
  };
  const marked = withMarks(read, { text: 'Sehr geehrte Frau Müller\nGrundgebühr 24,80 EUP' });
  expect(marked.text).toBe('Sehr geehrte Frau Müller,\nGrundgebühr 24,90 EUR');
  expect(marked.words.map(({ text }) => text)).toEqual(['Müller,']);
  expect(marked.lines?.map(({ text }) => text)).toEqual(['Sehr geehrte Frau Müller,', 'Grundgebühr 24,90 EUR']);
});
