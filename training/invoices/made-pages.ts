import { type Row, rowsOf, type TextPiece } from '../../src/sources/pdf/page-layout.ts';
import type { Draw, MadeInvoice } from './made-invoice.ts';

const WIDTH = 595;
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, one) => sum + (one >= '\u2e80' ? 1 : 0.5) * size, 0);

class Page {
  readonly pieces: TextPiece[] = [];
  y = 50;
  put(text: string, x: number, y: number, size = 10): void {
    if (text.trim() !== '') this.pieces.push({ text, x, y, width: widthOf(text, size), size });
  }
  right(text: string, x: number, y: number, size = 10): void {
    this.put(text, x - widthOf(text, size), y, size);
  }
}

export const headStyles = ['left', 'right', 'centred', 'sender-line', 'foot-only', 'broken', 'labelled'] as const;
export const infoStyles = ['pairs-right', 'pairs-left', 'boxed', 'inline', 'sidebar', 'prose', 'flush'] as const;
export const totalStyles = ['pairs', 'boxed', 'receipt', 'table-foot', 'head-box'] as const;
export type PageStyle = {
  readonly head: (typeof headStyles)[number];
  readonly info: (typeof infoStyles)[number];
  readonly totals: (typeof totalStyles)[number];
};

type Pair = readonly [label: string, value: string];

/** The rows of a page on which an invoice is set in one of many ways. */
export function madePages(made: MadeInvoice, style: PageStyle, draw: Draw): Row[][] {
  const page = new Page();
  const title = draw.of(made.wording.titles);
  const isTitleRight = style.head === 'left' && draw.is(0.5);
  head(page, made, style, draw);
  if (isTitleRight) page.right(title, 550, 60, 20);
  else {
    page.y += 30;
    page.put(title, style.info === 'sidebar' ? 210 : 40, page.y, draw.of([14, 18, 24]));
  }
  page.y += 30;
  const top = page.y;
  const infos = infoPairs(made, draw);
  const buyerLabel = draw.is(0.75) ? draw.of(made.wording.buyer) : '';
  const block = [buyerLabel, draw.of(made.wording.people), draw.of(made.wording.streets), draw.of(made.wording.towns)];
  const buyerX = style.info === 'sidebar' ? 210 : style.info === 'pairs-left' ? 330 : 40;
  for (const [n, text] of block.entries()) page.put(text, buyerX, top + 13 * n, n === 0 ? draw.of([8, 10]) : 10);
  page.y = top + 60;
  info(page, made, style, infos, top, draw);
  table(page, made, style, draw);
  totals(page, made, style, draw);
  if (made.termsText !== undefined) {
    page.y += 24;
    const isLabelled = draw.is(0.3);
    page.put(
      isLabelled ? `${draw.of(made.wording.termsLabel)}: ${made.termsText}` : made.termsText,
      style.info === 'sidebar' ? 210 : 40,
      page.y,
    );
  }
  page.y += 20;
  page.put(draw.of(made.wording.thanks), style.info === 'sidebar' ? 210 : 40, page.y);
  foot(page, made, style, draw);
  return [rowsOf(page.pieces, 1)];
}

function head(page: Page, made: MadeInvoice, { head: style }: PageStyle, draw: Draw): void {
  const seller = made.gold.seller ?? '';
  const size = draw.of([12, 16, 20, 10]);
  const address = [
    draw.of(made.wording.streets),
    draw.of(made.wording.towns),
    `Tel. ${made.phone()}`,
    `info@${made.host}`,
  ].slice(0, 1 + draw.below(4));
  if (style === 'sender-line') {
    page.put([seller, ...address.slice(0, 2)].join(draw.of([' · ', ', ', ' | '])), 40, 90, 7);
    page.y = 100;
    return;
  }
  if (style === 'foot-only') return;
  if (style === 'labelled') {
    const isAbove = draw.is(0.6);
    const label = draw.of(made.wording.seller);
    page.put(isAbove ? label : `${label}${made.language === 'zh' ? '：' : ':'} ${seller}`, 40, page.y, 9);
    for (const line of [...(isAbove ? [seller] : []), ...address]) {
      page.y += 13;
      page.put(line, 40, page.y);
    }
    return;
  }
  const words = made.brand.split(/(?<=\s)|(?<=\p{Script=Han}{4})/u);
  const lines =
    style === 'broken' && words.length > 1 ? [words.slice(0, -1).join('').trim(), words.at(-1) ?? ''] : [made.brand];
  for (const line of lines) {
    if (style === 'right') page.right(line, 550, page.y, size);
    else page.put(line, style === 'centred' ? (WIDTH - widthOf(line, size)) / 2 : 40, page.y, size);
    page.y += 1.2 * size;
  }
  for (const line of address) {
    if (style === 'right') page.right(line, 550, page.y, 9);
    else page.put(line, style === 'centred' ? (WIDTH - widthOf(line, 9)) / 2 : 40, page.y, 9);
    page.y += 12;
  }
}

/** The number, the date and the like, with what else invoices say there, in any order. */
function infoPairs(made: MadeInvoice, draw: Draw): Pair[] {
  const { wording } = made;
  const own: Pair[] = [
    [draw.of(wording.number), made.gold.number ?? ''],
    [draw.of(wording.date), made.dateText],
  ];
  if (made.dueText !== undefined && draw.is(0.85)) own.push([draw.of(wording.due), made.dueText]);
  const others = Array.from({ length: draw.below(5) }, (): Pair => {
    const [label, kind] = draw.of(wording.others);
    if (kind === 'code')
      return [label, draw.is(0.2) ? `${made.code()} ${made.wording.of} ${made.day(-20)}` : made.code()];
    if (kind === 'phone') return [label, made.phone()];
    return [label, kind === 'date' ? made.day(-1 - draw.below(30)) : `${made.day(-40)} – ${made.day(-10)}`];
  });
  const all = [...own, ...others];
  return draw.is(0.5) ? all : all.toSorted(() => draw.next() - 0.5);
}

function info(
  page: Page,
  made: MadeInvoice,
  { info: style }: PageStyle,
  pairs: readonly Pair[],
  top: number,
  draw: Draw,
): void {
  const colon = draw.is(0.5) ? (made.language === 'zh' ? '：' : ':') : '';
  const small = draw.of([8, 10]);
  if (style === 'pairs-right' || style === 'pairs-left' || style === 'flush') {
    const x = style === 'pairs-left' ? 40 : 340;
    for (const [n, [label, value]] of pairs.entries()) {
      page.put(`${label}${colon}`, x, top + 14 * n);
      if (style === 'flush') page.right(value, 550, top + 14 * n);
      else page.put(value, x + 110, top + 14 * n);
    }
    page.y = Math.max(page.y, top + 14 * pairs.length);
  } else if (style === 'boxed') {
    page.y += 20;
    for (let from = 0; from < pairs.length; from += 4) {
      for (const [n, [label, value]] of pairs.slice(from, from + 4).entries()) {
        page.put(label, 40 + 135 * n, page.y, small - 1);
        page.put(value, 40 + 135 * n, page.y + 13);
      }
      page.y += 34;
    }
  } else if (style === 'inline') {
    page.y += 10;
    for (const [label, value] of pairs) {
      page.put(`${label}${colon || ' '}${colon === '：' ? '' : ' '}${value}`, 40, page.y);
      page.y += 14;
    }
  } else if (style === 'sidebar') {
    for (const [n, [label, value]] of pairs.entries()) {
      page.put(label, 25, 220 + 36 * n, 8);
      page.put(value, 25, 233 + 36 * n);
    }
  } else {
    page.y += 14;
    for (let from = 0; from < pairs.length; from += 2) {
      const said = pairs.slice(from, from + 2).map(([label, value]) => `${label}${colon} ${value}`);
      page.put(said.join(draw.of(['   ', ', ', ' | ', ' · '])), 40, page.y);
      page.y += 14;
    }
  }
}

function table(page: Page, made: MadeInvoice, { info: style }: PageStyle, draw: Draw): void {
  const left = style === 'sidebar' ? 210 : 40;
  const columns = [left, 360, 450, 550] as const;
  const names = draw.of(made.wording.columns);
  page.y += 30;
  for (const [n, name] of names.entries()) {
    if (n === 0) page.put(name, left, page.y, 9);
    else page.right(name, columns[n] ?? 550, page.y, 9);
  }
  for (const line of made.lines) {
    page.y += draw.of([16, 22]);
    for (const [n, text] of line.entries()) {
      if (n === 0) page.put(text, left, page.y);
      else page.right(text, columns[n] ?? 550, page.y);
    }
  }
  page.y += 14;
}

/** The sums below the lines. */
function sumPairs(made: MadeInvoice, draw: Draw): Pair[] {
  const { wording } = made;
  const pairs: Pair[] = [];
  const tax: Pair[] = made.gold.tax === undefined ? [] : [[made.taxLabel, made.tax]];
  if (!made.isTaxWithin && made.gold.tax !== undefined) pairs.push([draw.of(wording.net), made.net]);
  if (made.discount !== undefined) pairs.push([draw.of(wording.discount), made.discount]);
  if (!made.isTaxWithin) pairs.push(...tax);
  pairs.push([draw.of(wording.total), made.total]);
  if (made.isTaxWithin) {
    if (draw.is(0.5)) pairs.push(...tax);
    else pairs.unshift(...tax);
    if (draw.is(0.4) && made.gold.tax !== undefined) pairs.push([draw.of(wording.net), made.net]);
  }
  if (made.paid !== undefined && made.balance !== undefined)
    pairs.push([draw.of(wording.paid), made.paid], [draw.of(wording.balance), made.balance]);
  return pairs;
}

function totals(page: Page, made: MadeInvoice, { totals: style }: PageStyle, draw: Draw): void {
  const pairs = sumPairs(made, draw);
  const colon = draw.is(0.3) ? ':' : '';
  if (style === 'boxed') {
    page.y += 20;
    for (const [n, [label, value]] of pairs.entries()) {
      const [x, y] = [550 - 125 * (3 - (n % 4)), page.y + 34 * Math.floor(n / 4)];
      page.right(label, x, y, 8);
      page.right(value, x, y + 14);
    }
    page.y += 34 * Math.ceil(pairs.length / 4);
    return;
  }
  for (const [label, value] of pairs) {
    page.y += 18;
    const size = value === made.total && draw.is(0.6) ? 12 : 10;
    if (style === 'receipt') page.put(`${label}${colon} ${value}`, 40, page.y, size);
    else if (style === 'table-foot') page.right(`${label}${colon}`, 440, page.y, size);
    else page.put(`${label}${colon}`, 340, page.y, size);
    if (style !== 'receipt') page.right(value, 550, page.y, size);
  }
  if (style !== 'head-box') return;
  page.put(draw.of(made.wording.total), 400, 120, 9);
  page.put(made.total, 400, 138, 16);
  if (made.dueText === undefined) return;
  page.put(draw.of(made.wording.due), 490, 120, 9);
  page.put(made.dueText, 490, 138, 10);
}

function foot(page: Page, made: MadeInvoice, { head: style }: PageStyle, draw: Draw): void {
  const seller = made.gold.seller ?? '';
  const isNeeded = style === 'foot-only' || made.brand !== seller;
  if (!isNeeded && draw.is(0.25)) return;
  const facts = made.wording.tail
    .filter(() => draw.is(0.6))
    .map(([label, kind]) => {
      const value = {
        tax: 'DE123456789',
        iban: 'DE89 3704 0044 0532 0130 00',
        phone: made.phone(),
        code: made.code(),
        name: seller,
        bank: 'Nordbank',
      }[kind];
      return `${label}${made.language === 'zh' ? '：' : draw.of([' ', ': '])}${value}`;
    });
  const address = [draw.of(made.wording.streets), draw.of(made.wording.towns)];
  const texts =
    isNeeded || draw.is(0.6) ? [seller, ...address, ...facts, `www.${made.host}`] : [...facts, `info@${made.host}`];
  const y = Math.max(page.y + 30, 770);
  if (draw.is(0.5)) {
    for (const [n, text] of texts.entries()) page.put(text, 40 + 175 * Math.floor(n / 3), y + 10 * (n % 3), 7.5);
    return;
  }
  for (let from = 0; from < texts.length; from += 4)
    page.put(texts.slice(from, from + 4).join(draw.of([' · ', ' | ', ', '])), 40, y + (10 * from) / 4, 7.5);
}
