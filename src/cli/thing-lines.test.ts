import { describe, expect, it } from 'vitest';
import type { Thing } from '../memory/structured-data.ts';
import { thingLines } from './thing-lines.ts';

const stay: Thing = {
  '@type': 'LodgingReservation',
  source: 'json-ld',
  readFrom: 'html#script1',
  reservationNumber: 'HX-99231',
  checkinTime: '2027-05-03T15:00:00+01:00',
  totalPrice: 980,
  priceCurrency: 'EUR',
  reservationFor: {
    '@type': 'Hotel',
    name: 'Hotel Avenida',
    address: { '@type': 'PostalAddress', streetAddress: 'Rua Rosa Araújo 8', addressLocality: 'Lisbon' },
  },
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
const uncoloured = (lines: readonly string[]): string => lines.join('\n').replace(/\u001b\[\d+m/g, '');

describe('thingLines', () => {
  it('says what a node is, where it was read from, and each property on a line of its own', () => {
    expect(uncoloured(thingLines(stay, 'en')).split('\n')).toEqual([
      '  Stay Hotel Avenida · 2027-05-03 15:00 json-ld · html#script1',
      '    Name              Hotel Avenida',
      '    Start             2027-05-03 15:00',
      '    Place             Hotel Avenida, Rua Rosa Araújo 8, Lisbon',
      '    Address           Rua Rosa Araújo 8, Lisbon',
      '    Total             980 EUR',
      '    Reference         HX-99231',
    ]);
  });

  it('speaks Chinese, with columns as wide as its characters', () => {
    expect(uncoloured(thingLines(stay, 'zh'))).toContain('    预订号            HX-99231');
  });
});
