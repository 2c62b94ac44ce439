import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../test/fixtures/written-pdf.ts';
import { rowsOf } from '../pdf/page-layout.ts';
import { layoutInvoice } from './layout-invoice.ts';

type Text = readonly [text: string, x: number, y: number, size?: number];

const invoiceOf = (...texts: readonly Text[]) =>
  layoutInvoice([
    rowsOf(
      texts.map(([text, x, y, size = 10]) => ({ text, x, y, size, width: textWidth(text, size) })),
      1,
    ),
  ]);

describe('layoutInvoice', () => {
  it('reads labels to the left of their values, and keeps the buyer and other numbers apart', () => {
    const read = invoiceOf(
      ['Marlowe Tiles Ltd', 40, 50, 16],
      ['INVOICE', 400, 50, 20],
      ['Bill to', 40, 110, 8],
      ['Penrose Builders Ltd', 40, 124],
      ['Customer no.', 340, 110],
      ['88123', 450, 110],
      ['Invoice no.', 340, 124],
      ['MT-4471', 450, 124],
      ['Invoice date', 340, 138],
      ['3 March 2025', 450, 138],
      ['Due date', 340, 152],
      ['2 April 2025', 450, 152],
      ['Description', 40, 200],
      ['Amount', 500, 200],
      ['Slate tiles', 40, 216],
      ['£100.00', 500, 216],
      ['Subtotal', 340, 250],
      ['£100.00', 500, 250],
      ['VAT 20%', 340, 266],
      ['£20.00', 500, 266],
      ['Total', 340, 282],
      ['£120.00', 500, 282],
    );
    expect(read).toEqual({
      seller: 'Marlowe Tiles Ltd',
      number: 'MT-4471',
      date: '2025-03-03',
      due: '2025-04-02',
      total: 120,
      tax: 20,
      currency: 'GBP',
    });
  });

  it('reads labels above their values, taxes of several rates, and a due date from the terms', () => {
    const read = invoiceOf(
      ['Rechnung', 40, 60, 20],
      ['Rechnungsnummer', 40, 120, 8],
      ['2025/118', 40, 133],
      ['Kundennummer', 180, 120, 8],
      ['K-77', 180, 133],
      ['Rechnungsdatum', 320, 120, 8],
      ['10.06.2025', 320, 133],
      ['Netto', 340, 250],
      ['200,00 €', 500, 250],
      ['MwSt. 7 %', 340, 266],
      ['7,00 €', 500, 266],
      ['MwSt. 19 %', 340, 282],
      ['19,00 €', 500, 282],
      ['Gesamtbetrag', 340, 300],
      ['226,00 €', 500, 300],
      ['Zahlbar innerhalb von 14 Tagen nach Rechnungsdatum.', 40, 340],
      ['Hofladen Brandt GmbH', 40, 780, 8],
      ['USt-IdNr. DE123456789', 40, 790, 8],
    );
    expect(read).toEqual({
      seller: 'Hofladen Brandt GmbH',
      number: '2025/118',
      date: '2025-06-10',
      due: '2025-06-24',
      total: 226,
      tax: 26,
      currency: 'EUR',
    });
  });

  it('reads labels before their values in Chinese, and no due date that runs from another day', () => {
    const read = invoiceOf(
      ['海棠装饰有限公司', 40, 50, 16],
      ['账单', 400, 50, 20],
      ['账单编号：HT250012', 40, 110],
      ['开票日期：2025年5月6日', 40, 126],
      ['订单号：99120', 40, 142],
      ['客户：明月书店', 40, 158],
      ['总计', 340, 250],
      ['¥1,060.00', 500, 250],
      ['其中税额（6%）', 340, 266],
      ['¥60.00', 500, 266],
      ['请于验收后15日内付清。', 40, 340],
    );
    expect(read).toEqual({
      seller: '海棠装饰有限公司',
      number: 'HT250012',
      date: '2025-05-06',
      total: 1060,
      tax: 60,
      currency: 'CNY',
    });
  });

  it('reads nothing from other documents', () => {
    const rows: readonly Text[] = [
      ['Number', 40, 100],
      ['A-1', 140, 100],
      ['Date', 40, 116],
      ['3 March 2025', 140, 116],
      ['Total', 40, 132],
      ['£120.00', 140, 132],
    ];
    expect(invoiceOf(['Quotation', 40, 60, 20], ...rows)).toBeUndefined();
    expect(invoiceOf(['Minutes of the meeting', 40, 60, 20], ...rows)).toBeUndefined();
    expect(invoiceOf(['Invoice', 40, 60, 20], ['See you soon.', 40, 100])).toBeUndefined();
  });
});
