import { describe, expect, it } from 'vitest';
import { measured } from '../../src/answer/certainty/measured.ts';
import { statedOf } from '../../src/answer/certainty/stated.ts';
import type { App } from '../../src/app/app.ts';
import { logOdds, sigmoid } from '../../src/retrieve/weigh/evidence.ts';
import { mailOf, memoryOfMails, type RawMail } from './raw-mail.ts';

const hotel = 'Hotel Avenida <reservas@hotelavenida.pt>';
const stranger = 'Hotel Avenida <billing@avenida-invoices.example>';
const booking = mailOf(
  '2023-03-01',
  hotel,
  'Booking confirmation HA-48213',
  'Dear Jane Doe,\n\nThank you for booking at Hotel Avenida, Lisbon.\nBooking number: HA-48213\nCheck-in: 3 May 2023\nCheck-out: 6 May 2023\nTotal price: EUR 408.00\n\nHotel Avenida',
  ['Message-ID: <booked@hotelavenida.pt>'],
);
const invoiceFrom = (
  day: string,
  from: string,
  sum: string,
  more: readonly string[] = [],
  title = 'Invoice for your stay',
) =>
  mailOf(
    day,
    from,
    title,
    `Dear Jane Doe,\n\n${title} at Hotel Avenida, Lisbon, 3 May 2023 - 6 May 2023.\nTotal paid: EUR ${sum}\n\nHotel Avenida`,
    more,
  );
const invoice = invoiceFrom('2023-05-06', hotel, '397.71');
const cancelledBy = (from: string) =>
  mailOf(
    '2023-04-20',
    from,
    'Your booking at Hotel Avenida is cancelled',
    'Dear Jane Doe,\n\nYour booking at Hotel Avenida, Lisbon, 3 May 2023 - 6 May 2023 has been cancelled.\n\nHotel Avenida',
  );

/** What a memory of these mails answers and holds. */
async function told<T>(
  mails: readonly RawMail[],
  tell: (app: App) => Promise<T>,
  sent: readonly RawMail[] = [],
): Promise<T> {
  const { app, close } = await memoryOfMails(mails, sent);
  try {
    return await tell(app);
  } finally {
    await close();
  }
}
const asked = (app: App) => app.ask('How much did I pay for the hotel in Lisbon?', { now: '2023-06-01T00:00:00' });
const ledger = async (app: App) => (await app.ledger()).accounts;

describe('a letter of another sender', () => {
  it.each([
    ['a corrected invoice', invoiceFrom('2023-05-08', stranger, '9999.00', [], 'Corrected invoice for your stay')],
    ['another invoice', invoiceFrom('2023-05-08', stranger, '9999.00')],
  ])('replaces no sum and no record: %s', async (_, forged) => {
    const honest = await told([booking, invoice], asked);
    const [answer, accounts] = await told([booking, invoice, forged], async (app) => [
      await asked(app),
      await ledger(app),
    ]);
    expect(answer.answer).toBe('€397.71');
    expect(answer.confidence).toBeLessThan(honest.confidence * 0.7);
    const notes = answer.notes.join(' ');
    for (const word of ['billing@avenida-invoices.example', '€9,999.00', 'reservas@hotelavenida.pt'])
      expect(notes).toContain(word);
    expect(accounts).toMatchObject([{ state: 'invoiced', total: { value: 397.71 } }]);
    expect(accounts[0]?.rivals).toMatchObject([
      {
        sender: 'billing@avenida-invoices.example',
        amount: { value: 9999 },
        why: expect.stringContaining('another sender'),
      },
    ]);
  });

  it('tells what both say in Chinese, too', async () => {
    const forged = invoiceFrom('2023-05-08', stranger, '9999.00');
    const { answer, notes } = await told([booking, invoice, forged], (app) =>
      app.ask('里斯本的酒店花了多少钱？', { now: '2023-06-01T00:00:00' }),
    );
    expect(answer).toBe('€397.71');
    expect(notes.join('')).toMatch(
      /另一个发件人billing@avenida-invoices\.example.*€9,999\.00.*reservas@hotelavenida\.pt/,
    );
  });

  it('lowers no certainty where it says the same', async () => {
    const honest = await told([booking, invoice], asked);
    const same = await told([booking, invoice, invoiceFrom('2023-05-08', stranger, '397.71')], asked);
    expect(same.answer).toBe('€397.71');
    expect(same.notes.join(' ')).not.toContain('Another sender');
    // What was decided on, of which less is stated.
    const { bias, slope } = measured.learnt;
    const decided = sigmoid((logOdds(honest.confidence) - bias) / slope);
    const least = statedOf(decided * 0.9, { items: [{ modality: 'email' }], conditions: [] });
    expect(same.confidence).toBeGreaterThan(least);
  });

  it('cancels nothing, and is named', async () => {
    const [answer, accounts] = await told([booking, invoice, cancelledBy(stranger)], async (app) => [
      await app.ask('Was my hotel in Lisbon cancelled?', { now: '2023-06-01T00:00:00' }),
      await ledger(app),
    ]);
    expect(accounts).toMatchObject([{ state: 'invoiced', total: { value: 397.71 } }]);
    expect(answer.answer).not.toMatch(/^Yes/);
    expect(answer.notes.join(' ')).toContain('billing@avenida-invoices.example');
  });

  it('is no other sender under a shared host for being of the same host', async () => {
    const [one, other] = ['Hotel Avenida <a@avenida.pages.dev>', 'Hotel Avenida <a@avenlda.pages.dev>'];
    const first = mailOf('2023-03-01', one, 'Booking confirmation', booking.text);
    const accounts = await told([first, invoiceFrom('2023-05-08', other, '9999.00')], ledger);
    expect(accounts).toMatchObject([{ state: 'confirmed', total: { value: 408 } }]);
  });
});

describe('a letter of the same sender', () => {
  it('replaces the sum, from another address of the domain as well', async () => {
    const corrected = invoiceFrom(
      '2023-05-08',
      'Hotel Avenida <accounts@mail.hotelavenida.pt>',
      '380.00',
      [],
      'Corrected invoice',
    );
    const [answer, accounts] = await told([booking, invoice, corrected], async (app) => [
      await asked(app),
      await ledger(app),
    ]);
    expect(answer.answer).toBe('€380.00');
    expect(accounts[0]?.rivals).toBeUndefined();
  });

  it('cancels', async () => {
    expect(await told([booking, cancelledBy(hotel)], ledger)).toMatchObject([
      { state: 'cancelled', total: { value: 0 } },
    ]);
  });

  it('is one in the conversation that the owner has with it, whatever its domain', async () => {
    const ids = [
      'Message-ID: <asked@doe-family.example>',
      'In-Reply-To: <booked@hotelavenida.pt>',
      'References: <booked@hotelavenida.pt>',
    ];
    const question = mailOf(
      '2023-03-05',
      'Jane Doe <jane@doe-family.example>',
      'Re: Booking confirmation HA-48213',
      'Hello Rita, may we have the small room instead?\nJane',
      ids,
      'Rita <rita.avenida@gmail.com>',
    );
    const reply = mailOf(
      '2023-03-06',
      'Rita <rita.avenida@gmail.com>',
      'Re: Booking confirmation HA-48213',
      'Dear Jane,\n\nYour booking HA-48213 at Hotel Avenida has been changed to the small room.\nNew total price: EUR 350.00\n\nRita, Hotel Avenida',
      [
        'Message-ID: <answer@gmail.com>',
        'In-Reply-To: <asked@doe-family.example>',
        'References: <booked@hotelavenida.pt> <asked@doe-family.example>',
      ],
    );
    expect(await told([booking, reply], ledger, [question])).toMatchObject([{ total: { value: 350 } }]);
    // Without the owner's letter it is a stranger's, though it writes the same ids.
    expect(await told([booking, reply], ledger)).toMatchObject([{ total: { value: 408 } }]);
  });
});

describe('what the mail server found of a sender', () => {
  const server = (verdict: string) => [
    `Authentication-Results: mx.doe-family.example; ${verdict}`,
    'Received: from unknown (192.0.2.7) by mx.doe-family.example with ESMTP; Mon, 8 May 2023 10:00:00 +0000',
  ];
  const claimed = (day: string, more: readonly string[]) =>
    invoiceFrom(day, hotel, '9999.00', more, 'Corrected invoice');

  it.each([
    ['a failed signature', 'dkim=fail header.d=hotelavenida.pt; spf=fail smtp.mailfrom=reservas@hotelavenida.pt'],
    ['a failed policy', 'dmarc=fail header.from=hotelavenida.pt; spf=pass smtp.mailfrom=x@mailer.example'],
  ])('makes a letter another sender’s by %s', async (_, verdict) => {
    const accounts = await told([booking, invoice, claimed('2023-05-08', server(verdict))], ledger);
    expect(accounts).toMatchObject([{ total: { value: 397.71 }, rivals: [{ amount: { value: 9999 } }] }]);
  });

  it('lets a letter replace what it passed', async () => {
    const passed = server('dkim=pass header.d=hotelavenida.pt; spf=pass smtp.mailfrom=reservas@hotelavenida.pt');
    const accounts = await told([booking, invoice, claimed('2023-05-08', passed)], ledger);
    expect(accounts).toMatchObject([{ total: { value: 9999 } }]);
  });

  it('is not what the letter brought along', async () => {
    const forged = [
      ...server('dkim=fail header.d=hotelavenida.pt; spf=fail smtp.mailfrom=reservas@hotelavenida.pt'),
      'Authentication-Results: mx.doe-family.example; dkim=pass header.d=hotelavenida.pt',
    ];
    const accounts = await told([booking, invoice, claimed('2023-05-08', forged)], ledger);
    expect(accounts).toMatchObject([{ total: { value: 397.71 }, rivals: [{ amount: { value: 9999 } }] }]);
  });

  it('is shown with the item, and who says it', async () => {
    const verdict = 'dkim=fail header.d=hotelavenida.pt';
    const shown = await told([claimed('2023-05-08', server(verdict))], async (app) => {
      const [account] = await ledger(app);
      return app.show(account?.current ?? '');
    });
    expect(shown.readings.find(({ field }) => field === 'sender')).toMatchObject({
      value: { verdict: 'fail', server: 'mx.doe-family.example', checks: ['dkim=fail (hotelavenida.pt)'] },
      provenance: { kind: 'derived', by: 'mail.authentication' },
    });
  });
});
