import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptiveText } from './descriptive-text.ts';
import { assembleItem, type MemoryItem, type Modality, modalities } from './item.ts';
import { observed } from './provenance.ts';
import { type FieldName, type FieldValues, type Reading, reading } from './reading.ts';
import { sgmFields } from './sgm-fields.ts';
import { sgmText } from './sgm-text.ts';

function itemOf(modality: Modality, fields: Partial<FieldValues>): MemoryItem {
  const readings: Reading[] = Object.entries(fields).map(([field, value]) =>
    reading(field as FieldName, value as never, observed('test')),
  );
  return assembleItem({
    id: '20220507_150929' as MemoryItem['id'],
    identity: 'row:1',
    modality,
    origin: { importer: 'atm', root: '/r', path: 'p', batch: 'b1' as MemoryItem['origin']['batch'] },
    copies: [],
    readings,
  });
}

const photo = itemOf('image', {
  time: { start: '2022-05-07T15:09:29', end: '2022-05-07T15:09:29', precision: 'second', source: 'row' },
  place: { label: 'Pasha Kebab, Mill Road, Cambridge', city: 'Cambridge', lat: 52.2, lon: 0.1, source: 'row' },
  shortCaption: 'A plate of kebab',
  caption: 'A plate of kebab with rice on a wooden table.',
  tags: [
    { name: 'food', source: 'row' },
    { name: 'dinner', source: 'row' },
  ],
  entities: [{ name: 'Pasha Kebab', kind: 'venue' }],
});

const mail = itemOf('email', {
  time: { start: '2022-05-07T10:00:00+01:00', end: '2022-05-07T10:00:00+01:00', precision: 'second', source: 'row' },
  title: 'Your booking',
  summary: 'Hotel booked.',
  body: { text: 'Booked for EUR 408.00' },
  people: [{ name: 'Hotel Lisboa', how: 'sender', address: 'stay@hotel.example' }],
  amounts: [{ value: 408, currency: 'EUR', role: 'total', field: 'body', text: 'EUR 408.00' }],
});

describe('sgmText', () => {
  it('prints the released labels of a picture, empty ones kept', () => {
    expect(sgmText(photo, 'released')).toBe(
      [
        'ID: 20220507_150929',
        'Type: image',
        'Timestamp: 2022-05-07 15:09:29',
        'Location: Pasha Kebab, Mill Road, Cambridge',
        'Short Caption: A plate of kebab',
        'Caption: A plate of kebab with rice on a wooden table.',
        'OCR:',
        'Tags: food, dinner',
      ].join('\n'),
    );
  });

  it('prints the released labels of a mail and of a text', () => {
    expect(sgmText(mail, 'released')).toBe(
      'ID: 20220507_150929\nTimestamp: 2022-05-07 10:00:00\nSummary: Hotel booked.\nDetail: Booked for EUR 408.00',
    );
    expect(sgmText(itemOf('text', { body: { text: 'Hi Tom' } }), 'released')).toBe(
      'ID: 20220507_150929\nTimestamp:\nSummary:\nDetail: Hi Tom',
    );
  });

  it('prints everything in full', () => {
    const full = sgmText(mail);
    expect(full).toContain('\nPeople: Hotel Lisboa <stay@hotel.example> (sender)\n');
    expect(full).toContain('\nAmounts: total 408 EUR\n');
    expect(full).toContain('\nOCR:\n');
    expect(sgmText(photo)).toContain('\nEntities: Pasha Kebab (venue)\n');
  });

  it('shows no more of a time than is known', () => {
    const month = itemOf('image', {
      time: { start: '2022-05-01T00:00:00', end: '2022-05-31T23:59:59', precision: 'month', source: 'row' },
    });
    expect(sgmText(month, 'released')).toContain('Timestamp: 2022-05\n');
  });
});

describe('descriptiveText', () => {
  it('is one passage', () => {
    expect(descriptiveText(photo)).toBe(
      'Memory 20220507_150929. It is of type image. It was made at this time: 2022-05-07 15:09:29. ' +
        'The place is Pasha Kebab, Mill Road, Cambridge, Cambridge, (52.2, 0.1). In short it shows: A plate of kebab. ' +
        'It shows: A plate of kebab with rice on a wooden table. It is tagged food, dinner. It names Pasha Kebab (venue).',
    );
  });

  it('is the id and the caption as released', () => {
    expect(descriptiveText(photo, 'released')).toBe('20220507_150929: A plate of kebab with rice on a wooden table.');
    expect(descriptiveText(mail, 'released')).toBe('20220507_150929: Hotel booked.');
  });
});

describe('both renderings', () => {
  it('hold the same values for any item', () => {
    const words = fc.string({ minLength: 1, maxLength: 30 });
    const fields: fc.Arbitrary<Partial<FieldValues>> = fc.record(
      {
        title: words,
        caption: words,
        shortCaption: words,
        summary: words,
        body: fc.record({ text: words }),
        ocr: fc.record({ text: words }),
        tags: fc.array(fc.record({ name: words, source: fc.constant('row' as const) })),
        references: fc.array(
          fc.record({ kind: fc.constant('order' as const), code: words, field: fc.constant('body' as const) }),
        ),
        place: fc.record({ city: words, country: words, source: fc.constant('row' as const) }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...modalities), fields, (modality, values) => {
        const item = itemOf(modality, values);
        const sgm = sgmText(item);
        const prose = descriptiveText(item);
        for (const { label, value } of sgmFields(item)) {
          expect(sgm).toContain(`${label}: ${value}`.trimEnd());
          expect(prose).toContain(value);
        }
      }),
    );
  });
});
