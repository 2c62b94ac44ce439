import { describe, expect, it } from 'vitest';
import { Chance } from '../chance.ts';
import { dayText } from '../truth/calendar.ts';
import { makeTruth } from '../truth/truth.ts';
import { wordsInColumns } from './columns.ts';
import { wordsDotted } from './dotted.ts';
import { wordsFlattened } from './flattened.ts';
import { wordsInLines } from './layout.ts';
import { wordsInMarkdown } from './markdown.ts';
import { wordsRead } from './read.ts';
import { wordsRunTogether } from './run-together.ts';
import { wordsScanned } from './scan.ts';
import { wordsTranscribed } from './transcript.ts';

const { photos } = makeTruth(5, 1500, 630);
const papers = photos
  .filter(({ shows }) => shows === 'receipt' || shows === 'screen' || shows === 'ticket')
  .map((photo) => ({ photo, lines: wordsInLines(photo, new Chance(7)).split('\n') }));
const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);
/** The last number of a line. */
const sumOf = (lines: readonly string[], label: RegExp) =>
  cents(/([\d.,]+)$/.exec(lines.find((line) => label.test(line)) ?? '')?.[1] ?? '');

describe('papers read line by line', () => {
  it('print sums that make the total, which is what was paid', () => {
    const bills = papers.filter(({ photo: { shows, fact } }) => shows === 'receipt' || fact.kind === 'order');
    expect(bills.length).toBeGreaterThan(15);
    for (const { photo, lines } of bills) {
      const { fact } = photo;
      const parts =
        photo.shows === 'screen'
          ? [/^Items/, /^Delivery/]
          : fact.kind === 'stay'
            ? [/^Room x/, /^Tax/]
            : [/^1 /, /^2 Drinks/, /^Bread/];
      const total = sumOf(lines, /^total/i);
      expect(total, lines.join('\n')).toBe(fact.paid?.cents);
      expect(
        parts.reduce((sum, label) => sum + sumOf(lines, label), 0),
        lines.join('\n'),
      ).toBe(total);
    }
  });

  it('say where and when, and of whom they are', () => {
    for (const { photo, lines } of papers) {
      const text = lines.join('\n').toLowerCase();
      expect(text).toContain(photo.fact.name.toLowerCase());
      if (photo.fact.kind !== 'order') expect(text).toContain(dayText(photo.fact.day).slice(0, 4));
    }
  });
});

describe('papers read column by column', () => {
  const read = papers.map(({ photo }, i) => ({ photo, lines: wordsInColumns(photo, new Chance(i)).split('\n') }));
  const under = (lines: readonly string[], label: RegExp) =>
    cents(
      (lines[lines.findIndex((line) => label.test(line)) + 1] ?? '').replace(/[^\d.,]/g, '').replace(/,(?=\d\d$)/, '.'),
    );

  it('print the total that was paid below its label, and the change of what was given', () => {
    const bills = read.filter(({ photo: { shows } }) => shows === 'receipt');
    expect(bills.length).toBeGreaterThan(5);
    for (const { photo, lines } of bills) {
      const total = /^(TOTAL( TO PAY| A PAYER|E EURO| CHARGES)?|SUMME|应付合计)$/;
      expect(under(lines, total), lines.join('\n')).toBe(photo.fact.paid?.cents);
      const given = /^(CASH TENDERED|BAR gegeben|ESPECES|CONTANTE|ENTREGADO|ENTREGUE|实收现金)$/;
      const change = /^(CHANGE DUE|Rückgeld|RENDU|RESTO|CAMBIO|TROCO|找零)$/;
      if (lines.some((line) => given.test(line)))
        expect(under(lines, given) - under(lines, change), lines.join('\n')).toBe(photo.fact.paid?.cents);
    }
  });

  it('say where and when, and of whom they are', () => {
    for (const { photo, lines } of read) {
      const text = lines.join('\n').toLowerCase();
      expect(text).toContain(photo.fact.name.toLowerCase());
      expect(text).toContain(dayText(photo.fact.day).slice(0, 4));
    }
  });
});

describe('papers as a model writes them down', () => {
  const read = papers.map(({ photo }, i) => ({ photo, lines: wordsTranscribed(photo, new Chance(i)).split('\n') }));
  const beside = (lines: readonly string[], label: RegExp) =>
    cents((/([\d.,]+)$/.exec(lines.find((line) => label.test(line)) ?? '')?.[1] ?? '').replace(/,(?=\d\d$)/, '.'));

  it('print sums that make the total, which is what was paid', () => {
    const bills = read.filter(({ photo: { shows, fact } }) => shows === 'receipt' || fact.kind === 'order');
    expect(bills.length).toBeGreaterThan(15);
    for (const { photo, lines } of bills) {
      const { fact, shows } = photo;
      const parts =
        shows === 'screen'
          ? [/^Subtotal/, /^Shipping/]
          : fact.kind === 'stay'
            ? [/^Accommodation/, /^Taxes/]
            : [/^1 /, /^Drinks/, /^Dessert/];
      expect(beside(lines, /^(Order t|T)otal/), lines.join('\n')).toBe(fact.paid?.cents);
      expect(
        parts.reduce((sum, label) => sum + beside(lines, label), 0),
        lines.join('\n'),
      ).toBe(fact.paid?.cents);
    }
  });

  it('say where and when, and of whom they are', () => {
    for (const { photo, lines } of read) {
      const text = lines.join('\n');
      expect(text).toContain(photo.fact.name);
      expect(text).toContain(dayText(photo.fact.day).slice(0, 4));
    }
  });
});

describe('papers in the words of their country', () => {
  const read = papers.map(({ photo }, i) => ({ photo, lines: wordsScanned(photo, new Chance(i)).split('\n') }));
  const beside = (lines: readonly string[], label: RegExp) =>
    cents((/([\d.,]+)$/.exec(lines.find((line) => label.test(line)) ?? '')?.[1] ?? '').replace(/,(?=\d\d$)/, '.'));
  const total = /^(Amount due|总计|Gesamtbetrag|Total TTC|Totale complessivo|Total a pagar|Grand total|Total charged) /;

  it('print sums that make the total, which is what was paid', () => {
    const bills = read.filter(({ photo: { shows, fact } }) => shows === 'receipt' || fact.kind === 'order');
    expect(bills.length).toBeGreaterThan(15);
    for (const { photo, lines } of bills) {
      const { fact, shows } = photo;
      const parts =
        shows === 'screen'
          ? [/^Items/, /^Delivery/]
          : fact.kind === 'stay'
            ? [/ x Lodging/, /^Fees/]
            : [
                /^1 x /,
                /^(Drinks|饮料|Getränke|Boissons|Bevande|Bebidas) /,
                /^(Sides|小菜|Beilagen|Garnitures|Contorni|Guarnición|Acompanhamentos) /,
              ];
      expect(beside(lines, total), lines.join('\n')).toBe(fact.paid?.cents);
      expect(
        parts.reduce((sum, label) => sum + beside(lines, label), 0),
        lines.join('\n'),
      ).toBe(fact.paid?.cents);
    }
  });

  it('say where and when, and of whom they are', () => {
    for (const { photo, lines } of read) {
      const text = lines.join('\n').toLowerCase();
      expect(text).toContain(photo.fact.name.toLowerCase());
      if (photo.fact.kind !== 'order') expect(text).toContain(dayText(photo.fact.day).slice(0, 4));
    }
  });
});

describe('papers as a model answers when it is asked for their text', () => {
  const read = papers.map(({ photo }, i) => ({ photo, lines: wordsRead(photo, new Chance(i)).split('\n') }));
  const beside = (lines: readonly string[], label: RegExp) =>
    cents(/([\d.]+)$/.exec(lines.find((line) => label.test(line)) ?? '')?.[1] ?? '');

  it('print sums that make the total, which is what was paid', () => {
    const bills = read.filter(({ photo: { shows, fact } }) => shows === 'receipt' || fact.kind === 'order');
    expect(bills.length).toBeGreaterThan(15);
    for (const { photo, lines } of bills) {
      const { fact, shows } = photo;
      const parts =
        shows === 'screen'
          ? [/^Goods: /, /^Shipping: /]
          : fact.kind === 'stay'
            ? [/^Room charge: /, /^Other charges: /]
            : [new RegExp(`^${fact.dish?.dish ?? 'Menu'}: `), /^Beverages: /, /^Starters: /];
      expect(beside(lines, /^TOTAL: /), lines.join('\n')).toBe(fact.paid?.cents);
      expect(
        parts.reduce((sum, label) => sum + beside(lines, label), 0),
        lines.join('\n'),
      ).toBe(fact.paid?.cents);
    }
  });

  it('say of whom they are, and when it was', () => {
    for (const { photo, lines } of read) {
      expect(lines.join('\n')).toContain(photo.fact.name);
      if (photo.fact.kind !== 'order') expect(lines.join('\n')).toContain(dayText(photo.fact.day).replaceAll('-', '/'));
    }
  });
});

describe('papers as a model writes them down in Markdown', () => {
  const read = papers.map(({ photo }, i) => ({ photo, lines: wordsInMarkdown(photo, new Chance(i)).split('\n') }));
  const beside = (lines: readonly string[], label: string) =>
    cents(/([\d.]+) \|$/.exec(lines.find((line) => line.startsWith(`| ${label} |`)) ?? '')?.[1] ?? '');

  it('print sums that make the total, which is what was paid', () => {
    const bills = read.filter(({ photo: { shows, fact } }) => shows === 'receipt' || fact.kind === 'order');
    expect(bills.length).toBeGreaterThan(15);
    for (const { photo, lines } of bills) {
      const { fact, shows } = photo;
      const [parts, total] =
        shows === 'screen'
          ? [[fact.what ?? '', 'Postage'], '**You paid**']
          : fact.kind === 'stay'
            ? [['Lodging', 'Local tax and sundries'], '**Invoice total**']
            : [[fact.dish?.dish ?? 'Menu of the day', 'Wine and water', 'Coffee and sweets'], '**To pay**'];
      expect(beside(lines, total), lines.join('\n')).toBe(fact.paid?.cents);
      expect(
        parts.reduce((sum, label) => sum + beside(lines, label), 0),
        lines.join('\n'),
      ).toBe(fact.paid?.cents);
    }
  });

  it('say of whom they are, and when it was', () => {
    for (const { photo, lines } of read) {
      expect(lines[0]).toBe(`# ${photo.fact.name}`);
      if (photo.fact.kind === 'order') continue;
      const [year = '', , date = ''] = dayText(photo.fact.day).split('-');
      expect(lines.join('\n')).toMatch(new RegExp(`${date} [A-Z][a-z]{2} ${year}`));
    }
  });
});

describe('papers as a model returns them in one line', () => {
  const read = papers.map(({ photo }, i) => ({ photo, pieces: wordsRunTogether(photo, new Chance(i)).split(' | ') }));
  const after = (pieces: readonly string[], label: string) =>
    cents(/([\d.]+) [A-Z]{3}$/.exec(pieces.find((piece) => piece.startsWith(`${label} `)) ?? '')?.[1] ?? '');

  it('print sums that make the total, which is what was paid', () => {
    const bills = read.filter(({ photo: { shows, fact } }) => shows === 'receipt' || fact.kind === 'order');
    expect(bills.length).toBeGreaterThan(15);
    for (const { photo, pieces } of bills) {
      const { fact, shows } = photo;
      const parts =
        shows === 'screen'
          ? [fact.what ?? '', 'Delivery']
          : fact.kind === 'stay'
            ? ['Accommodation', 'City tax and minibar']
            : [`1 x ${fact.dish?.dish ?? 'set menu'}`, 'Bar', 'Cover and dessert'];
      expect(after(pieces, 'TOTAL'), pieces.join('\n')).toBe(fact.paid?.cents);
      expect(
        parts.reduce((sum, label) => sum + after(pieces, label), 0),
        pieces.join('\n'),
      ).toBe(fact.paid?.cents);
    }
  });

  it('say of whom they are, and when it was', () => {
    for (const { photo, pieces } of read) {
      expect(pieces).toContain(photo.fact.name);
      if (photo.fact.kind === 'order') continue;
      const [year = '', , date = ''] = dayText(photo.fact.day).split('-');
      expect(pieces.join('\n')).toMatch(new RegExp(`${date}-[A-Z]{3}-${year}`));
    }
  });
});

describe('papers as a reader joins all their words in one row', () => {
  const read = papers.map(({ photo }, i) => ({ photo, row: wordsFlattened(photo, new Chance(i)) }));
  const after = (row: string, label: string) => {
    const at = row.lastIndexOf(` ${label} `);
    return cents(/^(?:[A-Z]{3} )?([\d.]+)/.exec(at < 0 ? '' : row.slice(at + label.length + 2))?.[1] ?? '');
  };

  it('print sums that make the total, which is what was paid', () => {
    const bills = read.filter(({ photo: { shows, fact } }) => shows === 'receipt' || fact.kind === 'order');
    expect(bills.length).toBeGreaterThan(15);
    for (const { photo, row } of bills) {
      const { fact, shows } = photo;
      const parts =
        shows === 'screen'
          ? [fact.what ?? '', 'Shipping']
          : fact.kind === 'stay'
            ? ['Room revenue', 'Tax and consumption']
            : [fact.dish?.dish ?? 'set lunch', 'Beverages', 'Sundries'];
      expect(after(row, 'TOTAL'), row).toBe(fact.paid?.cents);
      expect(
        parts.reduce((sum, label) => sum + after(row, label), 0),
        row,
      ).toBe(fact.paid?.cents);
    }
  });

  it('say of whom they are, and when it was', () => {
    for (const { photo, row } of read) {
      expect(row).toContain(photo.fact.name);
      if (photo.fact.kind === 'order') continue;
      const [year = '', , date = ''] = dayText(photo.fact.day).split('-');
      expect(row).toMatch(new RegExp(`[A-Z][a-z]{2} ${date}, ${year}`));
    }
  });
});

describe('papers with dots between a label and its sum', () => {
  const read = papers.map(({ photo }, i) => ({ photo, lines: wordsDotted(photo, new Chance(i)).split('\n') }));
  const beside = (lines: readonly string[], label: string) =>
    cents(/([\d.]+)(?: [A-Z]{3})?$/.exec(lines.find((line) => line.startsWith(`${label} ..... `)) ?? '')?.[1] ?? '');

  it('print sums that make the total, which is what was paid', () => {
    const bills = read.filter(({ photo: { shows, fact } }) => shows === 'receipt' || fact.kind === 'order');
    expect(bills.length).toBeGreaterThan(15);
    for (const { photo, lines } of bills) {
      const { fact, shows } = photo;
      const [parts, total] =
        shows === 'screen'
          ? [[`1 ${fact.what ?? ''}`, 'Delivery'], 'Order total']
          : fact.kind === 'stay'
            ? [['Room charge', 'Tax and extras'], 'TOTAL']
            : [[`1 ${fact.dish?.dish ?? 'lunch menu'}`, '2 Drinks', '1 Dessert'], 'TOTAL'];
      expect(beside(lines, total), lines.join('\n')).toBe(fact.paid?.cents);
      expect(
        parts.reduce((sum, label) => sum + beside(lines, label), 0),
        lines.join('\n'),
      ).toBe(fact.paid?.cents);
    }
  });

  it('say of whom they are, and when it was', () => {
    for (const { photo, lines } of read) {
      const text = lines.join('\n');
      expect(text.toLowerCase()).toContain(photo.fact.name.toLowerCase());
      if (photo.fact.kind === 'order') continue;
      const [year = '', , date = ''] = dayText(photo.fact.day).split('-');
      expect(text).toMatch(new RegExp(`${date} [A-Z][a-z]+ ${year}`));
    }
  });
});
