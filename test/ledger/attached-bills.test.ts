import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, initMemory, openApp } from '../../src/app/app.ts';
import { put } from '../end-to-end/made-input.ts';
import { writtenPdf } from '../fixtures/written-pdf.ts';

type Bill = { readonly number: string; readonly date: string; readonly title?: string };

const bill = ({ number, date, title = 'Rechnung' }: Bill): Uint8Array =>
  writtenPdf([
    {
      texts: [
        { text: 'Stadtwerke Lauen GmbH', x: 40, y: 40, size: 14 },
        { text: 'Hafenstr. 4, 22607 Hamburg', x: 40, y: 56 },
        { text: 'Erika Muster', x: 40, y: 110 },
        { text: 'Lindenweg 7', x: 40, y: 122 },
        { text: `${title}snummer:`, x: 340, y: 110 },
        { text: number, x: 470, y: 110 },
        { text: 'Datum:', x: 340, y: 124 },
        { text: date, x: 470, y: 124 },
        { text: title, x: 40, y: 180, size: 18 },
        { text: 'Netto', x: 340, y: 300 },
        { text: '100,00 €', x: 470, y: 300 },
        { text: 'MwSt. 19%', x: 340, y: 314 },
        { text: '19,00 €', x: 470, y: 314 },
        { text: 'Gesamtbetrag', x: 340, y: 328 },
        { text: '119,00 €', x: 470, y: 328 },
      ],
    },
  ]);

type Mail = { readonly id: string; readonly day: string; readonly subject: string; readonly text: string };

const stadtwerke = 'Stadtwerke Lauen <rechnung@stadtwerke-lauen.example>';

function mail({ id, day, subject, text }: Mail, attached?: Bill, from = stadtwerke): string {
  const head = [`From: ${from}`, 'To: erika@example.org', `Subject: ${subject}`, `Date: ${day} 10:00:00 +0100`];
  const words = ['Content-Type: text/plain; charset=utf-8', '', text];
  const content =
    attached === undefined
      ? words
      : [
          'Content-Type: multipart/mixed; boundary="b"',
          '',
          '--b',
          ...words,
          '--b',
          'Content-Type: application/pdf; name="rechnung.pdf"',
          'Content-Transfer-Encoding: base64',
          'Content-Disposition: attachment; filename="rechnung.pdf"',
          '',
          Buffer.from(bill(attached)).toString('base64').replace(/.{76}/g, '$&\n'),
          '--b--',
        ];
  return `${[...head, `Message-ID: <${id}@example.org>`, 'MIME-Version: 1.0', ...content].join('\n')}\n`;
}

const mails: Readonly<Record<string, string>> = {
  march: mail(
    {
      id: 'march',
      day: 'Mon, 3 Mar 2025',
      subject: 'Ihre Rechnung 2025-118',
      text: 'Rechnung 2025-118 über 119,00 EUR.',
    },
    { number: '2025-118', date: '01.03.2025' },
  ),
  april: mail(
    { id: 'april', day: 'Wed, 2 Apr 2025', subject: 'Ihre Rechnung', text: 'Der Betrag von 119,00 € wird abgebucht.' },
    { number: '2025-164', date: '01.04.2025' },
  ),
  may: mail(
    { id: 'may', day: 'Thu, 1 May 2025', subject: 'Ihre Rechnung für Mai', text: 'Anbei Ihre Rechnung.' },
    { number: '2025-201', date: '01.05.2025' },
  ),
  credit: mail(
    {
      id: 'credit',
      day: 'Mon, 9 Jun 2025',
      subject: 'Gutschrift 2025-G7',
      text: 'Anbei die Gutschrift 2025-G7 zur Rechnung 2025-201 über 119,00 EUR.',
    },
    { number: '2025-G7', date: '09.06.2025', title: 'Gutschrift' },
  ),
  orders: mail(
    {
      id: 'orders',
      day: 'Fri, 6 Jun 2025',
      subject: 'Your orders this week',
      text: 'Thank you.\n\nOrder KX-1001: total EUR 25.50\nOrder KX-1002: total EUR 74.00\n\nNordwind Shop',
    },
    undefined,
    'Nordwind Shop <orders@nordwind.example>',
  ),
};

describe('money of mails and of what is attached to them', () => {
  let base: string;
  let app: App;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-bills-'));
    for (const [name, content] of Object.entries(mails)) await put(base, `in/${name}.eml`, content);
    await initMemory(join(base, 'memory'), 'off', async () => 'off');
    const settings = { offline: true, quiet: true, ocr: { enabled: false }, perception: { enabled: false } } as const;
    app = await openApp(join(base, 'memory'), settings);
    await app.add([join(base, 'in')], { as: 'auto' });
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await rm(base, { recursive: true, force: true });
  });

  /** The account of a number: its state, its total, the kinds of its items, and the sums that it counts. */
  const accountOf = async (code: string) => {
    const { accounts } = await app.ledger({});
    const [account, ...others] = accounts.filter(({ references }) => references.some((one) => one.code === code));
    expect(others).toEqual([]);
    const counted = account?.entries.flatMap(({ counted: sums = [] }) =>
      sums.map(({ as, amount }) => [as, amount.value]),
    );
    const items = account?.entries.map(({ item }) => item.slice(0, 4)).toSorted();
    return { state: account?.state, total: account?.total?.value, items, counted };
  };

  it('count the sum of a mail and of its bill once, with both as evidence', async () => {
    for (const code of ['2025-118', '2025-164'])
      expect(await accountOf(code)).toEqual({
        state: 'invoiced',
        total: 119,
        items: ['mail', 'text'],
        counted: [['charge', 119]],
      });
  });

  it('take a credit note, and the mail that it came with, for one refund of its bill', async () => {
    expect(await accountOf('2025-201')).toEqual({
      state: 'refunded',
      total: 0,
      items: ['mail', 'text', 'text'],
      counted: [
        ['charge', 119],
        ['refund', 119],
      ],
    });
  });

  it('are an account for each order of a mail that gives each its total', async () => {
    expect(await accountOf('KX-1001')).toMatchObject({ total: 25.5, items: ['mail'] });
    expect(await accountOf('KX-1002')).toMatchObject({ total: 74, items: ['mail'] });
  });
});
