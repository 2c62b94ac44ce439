import { describe, expect, it } from 'vitest';
import { placeLine } from './place-line.ts';

describe('a place on one line', () => {
  it.each([
    ['Blue Club (Rungestraße 20, Berlin, Germany)', 'Blue Club', ['Rungestraße 20', 'Berlin', undefined, 'DE']],
    ['Glo Hotel, Main St 1, FI-02600 Espoo, Finland', 'Glo Hotel', ['Main St 1', 'Espoo', '02600', 'FI']],
    ['Halle 3, Messeplatz 1, 04356 Leipzig', 'Halle 3', ['Messeplatz 1', 'Leipzig', '04356', undefined]],
    ['Rua A 1, Lisbon, Portugal', 'Rua A 1, Lisbon, Portugal', ['Rua A 1', 'Lisbon', undefined, 'PT']],
    [
      'Blue Club (Main St 1, Springfield, IL, Estados Unidos)',
      'Blue Club',
      ['Main St 1', 'Springfield', undefined, 'US'],
    ],
  ])('%s is its name and its address', (line, name, [streetAddress, addressLocality, postalCode, addressCountry]) => {
    const { address, ...said } = placeLine(line);
    expect(said).toEqual({ name });
    expect({ ...(address as object), addressRegion: undefined }).toEqual(
      JSON.parse(
        JSON.stringify({ '@type': 'PostalAddress', streetAddress, addressLocality, postalCode, addressCountry }),
      ),
    );
  });

  it('has a region and a code behind the country where sites of events write them', () => {
    expect(placeLine('Blue Club (Hafenstr. 23, Berlin, BE, Germany 10969)')['address']).toMatchObject({
      streetAddress: 'Hafenstr. 23',
      addressLocality: 'Berlin',
      addressRegion: 'BE',
      postalCode: '10969',
      addressCountry: 'DE',
    });
  });

  it.each(['Rua A', 'Room 3 (second floor)', 'Zoom, ask Ana', 'Home, sweet home', '', `${'a, '.repeat(200)}Germany`])(
    '"%s" is nothing but a name',
    (line) => {
      expect(placeLine(line)).toEqual({ name: line.trim() });
    },
  );
});
