import { describe, expect, it } from 'vitest';
import { assembleItem, type MemoryItem, type Modality } from '../memory/item.ts';
import { observed } from '../memory/provenance.ts';
import { type FieldName, type FieldValues, reading } from '../memory/reading.ts';
import { indexEntry } from './index-entry.ts';

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

describe('indexEntry', () => {
  it('leaves quoted text out of the body', () => {
    const text = 'Fine by me.\n> Shall we meet at the aquarium?';
    const entry = indexEntry(
      itemOf('email', {
        title: 'Re: Saturday',
        body: {
          text,
          parts: [
            { kind: 'main', start: 0, end: 12 },
            { kind: 'quoted', start: 12, end: text.length },
          ],
        },
      }),
    );
    expect(entry.title).toBe('re saturdai');
    expect(entry.body).toBe('fine by me');
  });

  it('names people, places and entities apart from the body', () => {
    const entry = indexEntry(
      itemOf('image', {
        people: [{ name: 'Ana María Silva', how: 'face', id: 'p7' as never }],
        place: { city: 'São Paulo', country: 'Brazil', label: 'Rua Augusta, São Paulo', source: 'row' },
        entities: [{ name: 'Café Bohème', kind: 'venue' }],
      }),
    );
    expect(entry.names.split(' ')).toEqual(expect.arrayContaining(['ana', 'maria', 'silva', 'sao', 'paulo', 'bohem']));
    expect(entry.terms).toEqual(
      expect.arrayContaining([
        'p:p7',
        'ps:face:p7',
        'n:ana_maria_silva',
        'n:silva',
        'c:sao_paulo',
        'c:brazil',
        'c:rua_augusta',
        'has:shown',
        'has:people',
        'has:place',
      ]),
    );
    expect(entry.terms).not.toContain('has:coordinates');
    expect(entry.terms).not.toContain('has:text');
  });

  it('gives a moment its day, weekday and hour on the local wall clock', () => {
    const { terms } = indexEntry(
      itemOf('image', {
        time: {
          start: '2023-05-07T23:09:29-05:00',
          end: '2023-05-07T23:09:29-05:00',
          precision: 'second',
          source: 'row',
        },
      }),
    );
    expect(terms).toEqual(
      expect.arrayContaining(['y:2023', 'm:2023-05', 'd:2023-05-07', 'w:7', 'h:23', 'mo:05', 'has:time']),
    );
    expect(terms).not.toContain('d:2023-05-08');
  });

  it('claims no day for a month, and no month for a year', () => {
    const month = indexEntry(
      itemOf('image', {
        time: { start: '2023-05-01T00:00:00', end: '2023-05-31T23:59:59', precision: 'month', source: 'row' },
      }),
    ).terms;
    expect(month.filter((t) => /^[ymdwh]:/.test(t))).toEqual(['y:2023', 'm:2023-05']);
    const year = indexEntry(
      itemOf('image', {
        time: { start: '2023-01-01T00:00:00', end: '2023-12-31T23:59:59', precision: 'year', source: 'row' },
      }),
    ).terms;
    expect(year.filter((t) => /^([ymdwh]|mo):/.test(t))).toEqual(['y:2023']);
  });

  it('covers each day of a span across a year, before 1970 too', () => {
    const terms = indexEntry(
      itemOf('text', {
        time: { start: '1968-12-30T00:00:00', end: '1969-01-02T23:59:59', precision: 'day', source: 'row' },
      }),
    ).terms;
    expect(terms.filter((t) => t.startsWith('d:'))).toEqual([
      'd:1968-12-30',
      'd:1968-12-31',
      'd:1969-01-01',
      'd:1969-01-02',
    ]);
    expect(terms).toEqual(expect.arrayContaining(['w:1', 'w:2', 'w:3', 'w:4', 'y:1968', 'y:1969', 'm:1969-01']));
  });

  it('bounds what a huge body costs', () => {
    const entry = indexEntry(itemOf('email', { body: { text: 'lorem ipsum '.repeat(100_000) } }));
    expect(entry.body.split(' ').length).toBeLessThanOrEqual(20_000);
  });

  it('makes no term of a name without letters', () => {
    const { terms } = indexEntry(
      itemOf('image', { tags: [{ name: '!!!', source: 'file' }], people: [{ name: '...', how: 'tagged' }] }),
    );
    expect(terms.filter((t) => t.endsWith(':'))).toEqual([]);
  });
});
