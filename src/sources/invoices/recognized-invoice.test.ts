import { describe, expect, it } from 'vitest';
import type { RecognizedWord } from '../../ports/text-recognizer.ts';
import { recognizedInvoice } from './recognized-invoice.ts';
import { recognizedRows } from './recognized-rows.ts';

const bill: readonly (readonly [text: string, x: number, y: number, size?: number])[] = [
  ['Harbour Print Ltd', 120, 150, 50],
  ['12 Quay Street, Cork', 120, 200],
  ['INVOICE', 120, 330, 60],
  ['Invoice number', 900, 420],
  ['HP-2024-117', 1250, 420],
  ['Invoice date', 900, 460],
  ['14 March 2024', 1250, 460],
  ['Due date', 900, 500],
  ['13 April 2024', 1250, 500],
  ['Posters', 120, 700],
  ['€100.00', 1350, 700],
  ['VAT 23%', 900, 800],
  ['€23.00', 1360, 800],
  ['Total', 900, 850],
  ['€123.00', 1350, 850],
];

/** Words as an engine boxes them: level, around the letters alone, on a page that is turned by `slope`. */
function wordsOf(slope: number): RecognizedWord[] {
  return bill.flatMap(([text, x, y, size = 30], line) => {
    let at = x;
    return text.split(' ').map((word) => {
      const width = 0.5 * size * word.length;
      const [up, down] = [/[A-Z0-9bdfhiklt€%]/.test(word) ? 0.72 : 0.52, /[gjpqy,]/.test(word) ? 0.21 : 0];
      const box = {
        x: at - slope * y,
        y: y + slope * (at + width / 2) - up * size - (Math.abs(slope) * width) / 2,
        width,
        height: (up + down) * size + Math.abs(slope) * width,
      };
      at += width + 0.3 * size;
      return { text: word, ...box, line };
    });
  });
}

describe('a bill that was looked at as a picture', () => {
  it.each([0, 0.02, -0.035])('is read by where its words stand, turned by %s', (slope) => {
    expect(recognizedInvoice([{ width: 1654, words: wordsOf(slope) }], 'picture')).toMatchObject({
      '@type': 'Invoice',
      source: 'text',
      readFrom: 'picture',
      provider: { name: 'Harbour Print Ltd' },
      identifier: 'HP-2024-117',
      dateIssued: '2024-03-14',
      paymentDueDate: '2024-04-13',
      totalTax: { value: 23, currency: 'EUR' },
      totalPaymentDue: { value: 123, currency: 'EUR' },
    });
  });

  it('has one size of type for words whose letters are of unlike height', () => {
    const rows = recognizedRows({ width: 1654, words: wordsOf(0.02) }, 1);
    const sizes = rows.flatMap(({ cells }) => cells.map(({ size, text }) => [text, Math.round((size * 1654) / 595)]));
    expect(Object.fromEntries(sizes)).toMatchObject({ INVOICE: 60, 'Due date': 30, Posters: 30, Total: 30 });
  });

  it('is none where no page says that it is', () => {
    const words = wordsOf(0).filter(({ text }) => !/invoice/i.test(text));
    expect(recognizedInvoice([{ width: 1654, words }], 'picture')).toBeUndefined();
    expect(recognizedInvoice([], 'picture')).toBeUndefined();
  });

  it('is read with marks on letters and days that an engine broke', () => {
    const line = (text: string, at: number): RecognizedWord[] =>
      text.split(' ').map((word, n) => ({
        text: word,
        x: 100 + 300 * n,
        y: 40 * at,
        width: 14 * word.length,
        height: 22,
        line: at,
      }));
    const rows = recognizedRows({ width: 1654, words: [...line('Miinster', 1), ...line('skiing', 2)] }, 1);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text).join(' '))).toEqual(['Münster', 'skiing']);
  });

  it('states no sum that lost its point where the others have theirs', () => {
    const read = (total: string) =>
      recognizedInvoice(
        [{ width: 1654, words: wordsOf(0).map((word) => (word.text === '€123.00' ? { ...word, text: total } : word)) }],
        'picture',
      );
    expect(read('€12300')?.['totalPaymentDue']).not.toMatchObject({ value: 12300 });
    expect(read('€123.00')?.['totalPaymentDue']).toMatchObject({ value: 123 });
  });
});
