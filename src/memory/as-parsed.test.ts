import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asParsed, parserOf } from './as-parsed.ts';
import { originSchema } from './origin.ts';
import { provenanceSchema } from './provenance.ts';
import { type FieldName, fieldNames, fieldSchemas, parseReading, type Reading } from './reading.ts';

const batch = '20240101-000000-abcd';
/** Of each kind of value some that are right, and some that are nearly so. */
const samples: readonly unknown[] = [
  {
    start: '2024-01-01T10:00:00',
    end: '2024-01-01T10:00:00',
    precision: 'second',
    zone: 'Europe/Lisbon',
    source: 'row',
  },
  { start: '2024-01-01', end: '2024-01-01', precision: 'day', source: 'row' },
  { lat: 38.7, lon: -9.1, city: 'Lisbon', countryCode: 'PT', source: 'row' },
  { lat: 138.7, source: 'row' },
  [{ id: 'p1', name: 'Ada', how: 'face' }],
  [{ name: 'Ada', how: 'seen' }],
  { text: 'Hello', parts: [{ kind: 'main', start: 0, end: 5 }] },
  { text: 'Hello', lines: [{ text: 'Hello', box: { x: 0, y: 0, w: 1, h: 0.5 }, confidence: 0.5 }] },
  [{ value: 12.5, currency: 'EUR', role: 'total', field: 'body', text: '12.50' }],
  [{ kind: 'booking', code: 'ABC123', field: 'body' }],
  [{ start: '2024-01-01', end: '2024-01-02', role: 'check-in', field: 'body', text: '1 January' }],
  [{ '@type': 'Order', orderNumber: 'A-1', seller: { name: 'Lamps' }, source: 'json-ld', readFrom: 'html#script1' }],
  [{ '@type': 'Newsletter', source: 'json-ld', readFrom: 'html#script1' }],
  { mime: 'image/jpeg', width: 10, height: -1 },
  { importer: 'mail', root: '/r', path: 'p', messageId: 'm', batch },
  { kind: 'derived', by: 'x', version: 1, confidence: 0.5, basis: ['a'] },
  { kind: 'derived', by: '', version: 1.5 },
  'receipt',
  '',
];

const json = fc.jsonValue({ maxDepth: 3 });
/** A value with one of its parts changed, left out, added or put last. */
const altered = fc
  .tuple(fc.constantFrom(...samples), fc.nat(9), fc.constantFrom('none', 'change', 'drop', 'add', 'last'), json)
  .map(([sample, at, how, other]): unknown => {
    if (typeof sample !== 'object' || sample === null || how === 'none') return sample;
    if (Array.isArray(sample)) return how === 'add' ? [...sample, other] : sample.slice(0, at);
    const entries = Object.entries(sample);
    const [key, value] = entries[at % entries.length] ?? ['', undefined];
    const rest = Object.fromEntries(entries.filter(([k]) => k !== key));
    if (how === 'drop') return rest;
    if (how === 'last') return { ...rest, [key]: value };
    return how === 'add' ? { ...sample, more: other } : { ...sample, [key]: other };
  });

describe('a value that is as parsing would give it', () => {
  const schemas: readonly z.ZodType[] = [...Object.values(fieldSchemas), originSchema, provenanceSchema];

  it('is that by the schema, too, byte for byte', () => {
    let held = 0;
    fc.assert(
      fc.property(fc.oneof(altered, json), (value) => {
        for (const schema of schemas) {
          if (!asParsed(schema)(value)) continue;
          held += 1;
          const parsed = schema.safeParse(value);
          expect(parsed.success).toBe(true);
          expect(JSON.stringify(parsed.data)).toBe(JSON.stringify(value));
        }
      }),
      { numRuns: 400 },
    );
    expect(held).toBeGreaterThan(100);
  });

  it('is found so for every kind of reading', () => {
    const right = new Set<FieldName>();
    for (const field of fieldNames)
      for (const value of samples) if (asParsed(fieldSchemas[field])(value)) right.add(field);
    for (const field of [
      'time',
      'place',
      'people',
      'body',
      'ocr',
      'amounts',
      'references',
      'dates',
      'structuredData',
      'title',
    ] as const)
      expect(right.has(field), field).toBe(true);
  });

  it('is not claimed of what a schema changes, or of a schema that is not understood', () => {
    expect(asParsed(z.object({ a: z.string() }))({ a: 'x', b: 1 })).toBe(false);
    expect(asParsed(z.object({ a: z.string(), b: z.string() }))({ b: 'x', a: 'y' })).toBe(false);
    expect(asParsed(z.looseObject({ a: z.string() }))({ a: 'x' })).toBe(false);
    expect(asParsed(z.string().trim())('x')).toBe(false);
    expect(asParsed(z.string().default('x'))('x')).toBe(false);
    expect(asParsed(z.number())(Number.NaN)).toBe(false);
  });
});

describe('parserOf', () => {
  it('gives a value back itself where nothing is to be changed, and refuses or changes others as the schema does', () => {
    const parsed = parserOf(z.object({ name: z.string() }));
    const fit = { name: 'Ada' };
    expect(parsed(fit)).toBe(fit);
    expect(parsed({ name: 'Ada', more: 1 })).toEqual(fit);
    expect(() => parsed({ name: 1 })).toThrow(z.ZodError);
  });
});

describe('parseReading', () => {
  it('gives a reading back itself when nothing is to be changed, and without what does not belong to it', () => {
    const reading: Reading = { field: 'title', value: 'Hello', provenance: { kind: 'observed', by: 'x', version: 1 } };
    expect(parseReading(reading)).toBe(reading);
    expect(parseReading({ ...reading, more: 1 })).toEqual(reading);
    expect(() => parseReading({ ...reading, value: 1 })).toThrow();
    expect(() => parseReading({ ...reading, field: 'nothing' })).toThrow();
    expect(() => parseReading(null)).toThrow();
  });
});
