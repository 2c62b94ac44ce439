import { describe, expect, it } from 'vitest';
import { passageOf } from './passage.ts';
import { places } from './place-names.ts';

const known = new Set(['Napoli', 'Naples', 'Lyon', 'Leipzig', 'Lisboa', 'London', 'New York', 'York', 'Paris']);
const findPlace = (name: string) =>
  known.has(name) ? { name, kind: 'city' as const, population: 1_000_000 } : undefined;
const read = (text: string): string[] =>
  places(passageOf(text, 'body'), { locale: 'en', currency: 'EUR', findPlace }).map(({ name }) => name);

describe('the town of an address', () => {
  it.each([
    ['Via Conte di Ruvo 11, 80135 Napoli', 'Napoli'],
    ['3 rue Juiverie\n69002 Lyon', 'Lyon'],
    ['Rua da Rosa 11, 1200-382 Lisboa', 'Lisboa'],
    ['Café Zimt\nD-04229 Leipzig', 'Leipzig'],
    ['Via Conte di Ruvo 11, Naples', 'Naples'],
    ['Karl-Liebknecht-Straße 5, Leipzig', 'Leipzig'],
    ['221B Baker Street\nLondon NW1 6XE', 'London'],
    ['350 Fifth Avenue\nNew York, NY 10118', 'New York'],
  ])('%j', (text, town) => {
    expect(read(text)).toEqual([town]);
  });

  it('may begin with “New”', () => {
    expect(read('We flew to New York in May')).toEqual(['New York']);
  });

  it.each(['We sent 80135 Napoli pizzas', 'order 69002 Lyon', 'On 4 May 2024, Paris was warm', 'Item 80135\nBread'])(
    'stands in no %j',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
