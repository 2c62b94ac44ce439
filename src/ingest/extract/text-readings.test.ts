import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../test/fixtures/processor-time.ts';
import { assembleItem, type MemoryItem, type Modality } from '../../memory/item.ts';
import { derived, observed } from '../../memory/provenance.ts';
import { type FieldName, type FieldValues, reading } from '../../memory/reading.ts';
import { MOST_CHARACTERS } from './passage.ts';
import { summarise } from './summarise.ts';
import { textReadings } from './text-readings.ts';

const cities: Readonly<Record<string, { name: string; kind: 'city'; population: number }>> = {
  Lisbon: { name: 'Lisbon', kind: 'city', population: 500_000 },
  'New York': { name: 'New York', kind: 'city', population: 8_000_000 },
};
const owner = { locale: 'en-GB', currency: 'GBP', country: 'GB', findPlace: (name: string) => cities[name] };

function itemOf(modality: Modality, fields: Partial<FieldValues>): MemoryItem {
  return assembleItem({
    id: 'i1' as MemoryItem['id'],
    identity: 'x',
    modality,
    origin: { importer: 'mail', root: '/r', path: 'p', batch: 'b1' as MemoryItem['origin']['batch'] },
    copies: [],
    readings: Object.entries(fields).map(([field, value]) =>
      reading(field as FieldName, value as never, observed('test')),
    ),
  });
}

function said<F extends FieldName>(item: MemoryItem, field: F): FieldValues[F] | undefined {
  return textReadings(item, owner).find((r) => r.field === field)?.value as FieldValues[F] | undefined;
}

const booking = itemOf('email', {
  title: 'Booking confirmation – Hotel Casa do Lago',
  time: { start: '2024-05-01T09:00:00', end: '2024-05-01T09:00:00', precision: 'second', source: 'date-header' },
  people: [{ name: 'Casa do Lago', how: 'sender', address: 'stay@casadolago.pt' }],
  body: {
    text: 'Dear Tom,\nYour stay in Lisbon, Portugal is confirmed.\nBooking number: CL-4821\nCheck-in: 10/05/2024\nCheck-out: 12/05/2024\nTotal: 408,00 €\nBest regards,\nAna Silva\n',
  },
});

describe('who passes a receipt on', () => {
  it.each([
    ['Hannah Becker', 'hannah.becker@post.example', 'Here is the receipt. Love, Hannah', 0],
    ['Hannah Becker', 'hannah.becker@post.example', 'Invoice 2024-17 for two lessons: total EUR 80.00', 1],
    ['Becker Buch', 'info@becker.example', 'Here is your receipt.', 1],
  ])('%s (%s) is a merchant where there is business: %s (%i)', (name, address, text, merchants) => {
    const item = itemOf('email', {
      title: 'Receipt',
      people: [{ name, how: 'sender', address }],
      body: { text },
    });
    expect((said(item, 'entities') ?? []).filter(({ kind }) => kind === 'merchant')).toHaveLength(merchants);
  });
});

describe('a shop that cannot be replied to', () => {
  it('is a merchant by what its letter says, whatever its headers make of it', () => {
    const text = 'Thanks for riding!\nYour receipt\nFare SGD 12.40\nTotal SGD 14.20\nPaid by Visa';
    const item = itemOf('email', {
      title: 'Your receipt from Grab',
      people: [{ name: 'Grab', how: 'sender', address: 'no-reply@grab.example' }],
      body: { text },
    });
    const notice = reading('documentKind', 'notice', derived('mail', 1, 0.2));
    const readings = [...item.readings, notice];
    expect(said(assembleItem({ ...item, readings }), 'entities')).toMatchObject([{ name: 'Grab', kind: 'merchant' }]);
  });
});

describe('textReadings', () => {
  it('reads a booking whole', () => {
    expect(said(booking, 'documentKind')).toBe('booking');
    expect(said(booking, 'amounts')).toMatchObject([{ value: 408, currency: 'EUR', role: 'total', text: '408,00 €' }]);
    expect(said(booking, 'references')).toMatchObject([{ kind: 'booking', code: 'CL-4821' }]);
    expect(said(booking, 'dates')?.map((d) => [d.role, d.start.slice(0, 10)])).toEqual([
      ['check-in', '2024-05-10'],
      ['check-out', '2024-05-12'],
    ]);
    expect(said(booking, 'entities')?.map((e) => `${e.kind} ${e.name}`)).toEqual(
      expect.arrayContaining([
        'merchant Casa do Lago',
        'venue Hotel Casa do Lago',
        'city Lisbon',
        'country Portugal',
        'person Ana Silva',
      ]),
    );
    expect(said(booking, 'summary')).toContain('Your stay in Lisbon, Portugal is confirmed.');
  });

  it('takes no line of a turned bill for its merchant', () => {
    const item = itemOf('image', {
      ocr: { text: 'TAX $1.40\nTOTAL $18.89\nHARDWARE DEPOT\n03/04/2025 2:15 PM\nHammer $12.99\nSUBTOTAL $17.49' },
    });
    expect(said(item, 'entities')).toMatchObject([{ name: 'HARDWARE DEPOT', kind: 'merchant' }]);
  });

  it('reads a receipt in a picture as written where it was taken', () => {
    const receipt = itemOf('image', {
      place: { country: 'Japan', countryCode: 'JP', source: 'geocoder' },
      ocr: { text: 'BLUE RIVER KITCHEN\n03/04/2024\nRamen ¥1,200\nTOTAL ¥1,200\nCASH' },
    });
    expect(said(receipt, 'documentKind')).toBe('receipt');
    expect(said(receipt, 'amounts')?.map((a) => `${a.value} ${a.currency} ${a.role}`)).toEqual([
      '1200 JPY line',
      '1200 JPY total',
    ]);
    expect(said(receipt, 'entities')).toContainEqual({ name: 'BLUE RIVER KITCHEN', kind: 'merchant', field: 'ocr' });
  });

  it('reads a receipt without a sign of its currency, and guesses none', () => {
    const receipt = itemOf('image', {
      ocr: { text: '永辉超市\n2024/05/03\n苹果 12.80\n牛奶 6.50\n合计: 19.30\n支付宝 19.30' },
    });
    expect(said(receipt, 'documentKind')).toBe('receipt');
    expect(said(receipt, 'amounts')).toEqual([
      { value: 19.3, role: 'total', what: '合计', field: 'ocr', text: '19.30' },
    ]);
    const bill = itemOf('image', {
      ocr: { text: 'Gasthaus Zum Löwen\nTisch 4\nBier 4,20\nSumme EUR 34,00\ninkl. MwSt 5,43' },
    });
    expect(said(bill, 'amounts')?.map((a) => [a.value, a.currency, a.role])).toEqual([
      [34, 'EUR', 'total'],
      [5.43, 'EUR', 'tax'],
    ]);
  });

  it('takes no room with its tax for a tax', () => {
    const mail = itemOf('email', {
      title: 'Invoice',
      body: { text: 'Room and city tax: EUR 398.78\nCity tax: EUR 12.00' },
    });
    expect(said(mail, 'amounts')?.map((a) => [a.value, a.role])).toEqual([
      [398.78, 'line'],
      [12, 'tax'],
    ]);
  });

  it('takes a label for one sum only', () => {
    const mail = itemOf('email', {
      title: 'Trip',
      body: { text: 'Total $23.47. Trip fare $18.20, Booking fee $2.15' },
    });
    expect(said(mail, 'amounts')?.map((a) => [a.role, a.what])).toEqual([
      ['total', 'Total'],
      ['unknown', 'Trip fare'],
      ['fee', 'Booking fee'],
    ]);
    const each = itemOf('email', { title: 'Stay', body: { text: 'Total (2 nights, €100.00 each): €200.00' } });
    expect(said(each, 'amounts')?.at(-1)).toMatchObject({ value: 200, role: 'total' });
    const han = itemOf('email', { title: '小票', body: { text: '2023年8月18日消费合计326元，微信支付。' } });
    expect(said(han, 'amounts')).toMatchObject([{ value: 326, currency: 'CNY', role: 'total' }]);
  });

  it('names a pet that only the text knows', () => {
    const mail = itemOf('email', { title: 'Friday', body: { text: 'Grace has her vet appointment on Friday.' } });
    expect(said(mail, 'entities')).toContainEqual({ name: 'Grace', kind: 'pet', field: 'body' });
  });

  it('leaves quoted words and items without words alone', () => {
    const text = 'Fine.\n> It costs €40';
    const parts: FieldValues['body']['parts'] = [
      { kind: 'main', start: 0, end: 5 },
      { kind: 'quoted', start: 5, end: text.length },
    ];
    expect(said(itemOf('email', { body: { text, parts } }), 'amounts')).toBeUndefined();
    expect(textReadings(itemOf('image', {}), owner)).toEqual([]);
    expect(textReadings(itemOf('email', { title: ' ', body: { text: '\n' } }), owner)).toEqual([]);
  });

  it('says the same each time', () => {
    expect(textReadings(booking, owner)).toEqual(textReadings(booking, owner));
  });

  it('never throws, and quotes what stands in the field', () => {
    const piece = fc.constantFrom(
      '€12.50',
      'Order',
      'AB12',
      ' ',
      '\n',
      '7 May 2024',
      'to',
      '-',
      'Hotel',
      'Lisbon',
      'in',
      'my cat',
      'Total',
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.array(piece, { maxLength: 30 }).map((p) => p.join('')),
    );
    fc.assert(
      fc.property(text, text, (title, body) => {
        const item = itemOf('email', { title, body: { text: body } });
        for (const { field, text: quote } of [...(said(item, 'amounts') ?? []), ...(said(item, 'dates') ?? [])]) {
          expect(field === 'title' ? title : body).toContain(quote);
        }
      }),
      { numRuns: 60 },
    );
  });

  const hostile = [
    'a',
    '1',
    ' ',
    '.',
    ',',
    '\n',
    '1,',
    '1.',
    '€',
    '€1',
    '1/',
    'A-',
    '- ',
    'May ',
    'my ',
    'Order #',
    'the Hotel ',
    "'s vet ",
    '９',
    '年月',
  ];
  it.each(hostile)('takes bounded time for 100 kB of %j', (unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length));
    const item = itemOf('email', { title: text, body: { text } });
    const begun = processorMs();
    textReadings(item, owner);
    expect(processorMs() - begun).toBeLessThan(2_000);
    expect(text.length).toBeGreaterThan(MOST_CHARACTERS);
  });
});

describe('summarise', () => {
  it('tells the sentences that say most, in their order', () => {
    expect(
      summarise(
        'Dear Tom,\nHope you are well. Your order 1234 was delivered on 5 May. Thank you!\nUnsubscribe here',
        'Your order',
      ),
    ).toBe('Your order 1234 was delivered on 5 May.');
  });

  it('is at most 240 characters, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
        expect(summarise(text)?.length ?? 0).toBeLessThanOrEqual(240);
      }),
      { numRuns: 100 },
    );
    expect(summarise('word '.repeat(400))?.length).toBeLessThanOrEqual(240);
    expect(summarise('')).toBeUndefined();
  });
});
