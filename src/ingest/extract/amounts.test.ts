import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';
import { passageOf, type TextContext } from './passage.ts';

const owner: TextContext = { locale: 'en-GB', currency: 'GBP', country: 'GB' };
const german: TextContext = { locale: 'de-DE', currency: 'EUR', country: 'DE' };
const japanese: TextContext = { locale: 'ja-JP', currency: 'JPY', country: 'JP' };
const american: TextContext = { locale: 'en-US', currency: 'USD', country: 'US' };
const read = (text: string, context: TextContext = owner): string =>
  amountsIn(passageOf(text, 'body'), context)
    .map((a) => `${a.value} ${a.currency ?? '?'}${a.role === 'unknown' ? '' : ` ${a.role}`}`)
    .join(' | ');

const rows: readonly (readonly [text: string, expected: string, context?: TextContext])[] = [
  ['1.234,56 €', '1234.56 EUR'],
  // As typed in a hurry.
  ['117.95eur paid', '117.95 EUR total'],
  ['~290.50gbp', '290.5 GBP'],
  ['Eur 45 and Euro 12,50', '45 EUR | 12.5 EUR'],
  ['12474 crowns, 1701czk', '12474 CZK | 1701 CZK'],
  ['two crowns and 3 sek, php 8, 2 inr', ''],
  ['一共45块，3块蛋糕', '45 CNY'],
  ['30欧，欧洲2次，5镑', '30 EUR | 5 GBP'],
  ['1326元人民币', '1326 CNY'],
  ['You owe me 640 kr of the NOK 1,280', '640 NOK total | 1280 NOK total'],
  ['€1,234.56', '1234.56 EUR'],
  ['EUR 408.00', '408 EUR'],
  ['EUR408', '408 EUR'],
  ['含税实付CNY 2,335.00', '2335 CNY total'],
  ['incl. tax. Sum: EUR 30.50', '30.5 EUR total'],
  ['US$ 12', '12 USD'],
  ['1 234,56 kr', '1234.56 ?'],
  ['1 234,56 kr', '1234.56 SEK', { ...owner, senderDomain: 'butik.se' }],
  ['299 kr', '299 DKK', { ...owner, currency: 'DKK' }],
  ["CHF 1'234.50", '1234.5 CHF'],
  ['CHF 45.–', '45 CHF'],
  ['Fr. 12.50', '12.5 CHF'],
  ['¥12,000', '12000 JPY'],
  ['¥12,000', '12000 CNY', { ...owner, locale: 'zh-CN', currency: 'CNY' }],
  ['¥88.00', '88 CNY'],
  ['ランチ ¥1,200 です', '1200 JPY'],
  ['午餐 ¥120', '120 CNY'],
  ['午餐 ¥120', '120 JPY', { ...owner, senderDomain: 'shop.co.jp' }],
  ['£5', '5 GBP'],
  ['Rs. 1,200', '1200 INR'],
  ['Rs. 1,200', '1200 PKR', { ...owner, senderDomain: 'shop.com.pk' }],
  ['₹1,20,000.50', '120000.5 INR'],
  ['R$ 10,00', '10 BRL'],
  ['12 USD', '12 USD'],
  ['人民币 88 元', '88 CNY'],
  ['88元', '88 CNY'],
  ['合计 ¥88.00', '88 CNY total'],
  ['合計 3,980円', '3980 JPY total', japanese],
  ['$12.50', '12.5 USD'],
  ['$12.50', '12.5 CAD', { ...owner, senderDomain: 'store.ca' }],
  ['$12.50', '12.5 AUD', { ...owner, currency: 'AUD' }],
  ['A$30', '30 AUD'],
  ['HK$1,500', '1500 HKD'],
  ['NT$ 350', '350 TWD'],
  ['1.234 €', '1234 EUR', german],
  ['€1.234', '1234 EUR'],
  ['€1,234', '1234 EUR', german],
  ['12,5 €', '12.5 EUR'],
  ['KWD 1.234', '1.234 KWD'],
  ['20 euros', '20 EUR'],
  ['15 dollars each', '15 USD'],
  ['It cost me 40 pounds', '40 GBP'],
  ['49,99 zł', '49.99 PLN'],
  ['1 290 Kč', '1290 CZK'],
  ['₩35,000', '35000 KRW'],
  ['35,000원', '35000 KRW'],
  ['฿250', '250 THB'],
  ['R 120.50', '120.5 ZAR', { ...owner, currency: 'ZAR' }],
  ['€5k', '5000 EUR'],
  ['€1.2 million', '1200000 EUR'],
  ['£1.5m for the flat', '1500000 GBP'],
  ['£1.5 m² rug', '1.5 GBP'],
  ['US$3M', '3000000 USD'],
  ['€45/m', '45 EUR'],
  ['3万円', '30000 JPY'],
  ['Refund: -€5.00', '-5 EUR refund'],
  ['Between €10-€20', '10 EUR | 20 EUR'],
  ['Coffee €3.50 Cake €4.00', '3.5 EUR | 4 EUR'],
  ['Kaffee 3,50 € Kuchen 4,00 €', '3.5 EUR | 4 EUR'],
  ['2 x €3', '3 EUR'],
  ['Qty 2 EUR 3.50', '3.5 EUR'],
  [
    'Subtotal: $10.00\nTax: $0.80\nTip: $2.00\nTotal: $12.80',
    '10 USD subtotal | 0.8 USD tax | 2 USD tip | 12.8 USD total',
    american,
  ],
  [
    'Zwischensumme 10,00 €\nMwSt. 19% 1,90 €\nGesamtbetrag 11,90 €',
    '10 EUR subtotal | 1.9 EUR tax | 11.9 EUR total',
    german,
  ],
  ['Total TTC : 45,90 €', '45.9 EUR total'],
  ['Importe total: 23,00 €', '23 EUR total'],
  ['Totale da pagare € 31,00', '31 EUR total'],
  ['Valor total: R$ 99,90', '99.9 BRL total'],
  ['Te betalen: € 17,95', '17.95 EUR total'],
  ['实付款：¥128.50', '128.5 CNY total'],
  ['Deposit paid\n£100.00', '100 GBP deposit'],
  ['Anzahlung: 50,- €', '50 EUR deposit', german],
  ['A refund of £12.30 is on its way', '12.3 GBP refund'],
  ['Shipping & handling $4.99', '4.99 USD fee'],
  ['Propina 3,00 €', '3 EUR tip'],
  ['We charged your card £54.00 today', '54 GBP total'],
  ['€842.97', '842.97 EUR'],
  // not money
  ['Call +44 20 7946 0958', ''],
  ['On 12/05/2024 at 14:30', ''],
  ['20% off everything', ''],
  ['Order EUR12-A4491', ''],
  ['3 nights, 2 guests', ''],
  ['I lost 5 pounds this month', ''],
  ['US 12:30 departure', ''],
  ['Flight KL 1234', ''],
  ['version 1.234', ''],
  ['R 120', ''],
  ['TRY 2 more', ''],
  ['Krone 5 km', ''],
];

describe('amountsIn', () => {
  it.each(rows.map(([text, expected, context = owner]) => ({ text, expected, context })))('$text', (row) => {
    expect(read(row.text, row.context)).toBe(row.expected);
  });

  it('reads an open number as the other sums of the text are written', () => {
    expect(read('KWD 1.250 and EUR 3,50 and EUR 1.250')).toBe('1250 KWD | 3.5 EUR | 1250 EUR');
  });

  it('takes the sums that end lines of a recognised receipt as its lines', () => {
    const found = amountsIn(passageOf('Espresso 2,40 €\nCroissant 1,90 €\nTOTAL 4,30 €', 'ocr'), german);
    expect(found.map((a) => [a.role, a.what, a.text])).toEqual([
      ['line', 'Espresso', '2,40 €'],
      ['line', 'Croissant', '1,90 €'],
      ['total', 'TOTAL', '4,30 €'],
    ]);
  });

  it('never throws, and quotes what stands in the text', () => {
    const piece = fc.constantFrom(
      '€',
      '$',
      '¥',
      'EUR',
      ' ',
      '1',
      '23',
      '.',
      ',',
      '-',
      '\n',
      'kr',
      '元',
      'Total',
      "'",
      '万',
      '%',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 40 }).map((p) => p.join('')),
        ),
        (text) => {
          for (const amount of amountsIn(passageOf(text, 'body'), owner)) {
            expect(text).toContain(amount.text);
            expect(Number.isFinite(amount.value)).toBe(true);
          }
        },
      ),
    );
  });
});
