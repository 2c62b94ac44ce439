import { describe, expect, it } from 'vitest';
import { passageOf } from './passage.ts';
import { places } from './place-names.ts';

const known = new Set([
  'Napoli',
  'Naples',
  'Lyon',
  'Leipzig',
  'Lisboa',
  'London',
  'New York',
  'York',
  'Paris',
  'Nice',
  'Praha',
  'Amsterdam',
  'Warszawa',
  'Toronto',
  'Sydney',
  'Mumbai',
  'Dallas',
  'Naples',
]);
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
    ['12 rue de Rivoli\n75001 Paris', 'Paris'],
    ['06000 Nice', 'Nice'],
    ['Karlova 3, 110 00 Praha 1', 'Praha'],
    ['Damrak 7, 1012 AB Amsterdam', 'Amsterdam'],
    ['ul. Nowy Swiat 4\n00-497 Warszawa', 'Warszawa'],
    ['200 King St\nToronto, ON M5V 2T6', 'Toronto'],
    ['5 Pitt St, Sydney NSW 2000', 'Sydney'],
    ['14 Marine Drive\nMumbai 400020', 'Mumbai'],
    ['1500 Main St\nDallas, TX 75201', 'Dallas'],
    ['350 Fifth Avenue\nNew York, NY 10118', 'New York'],
  ])('%j', (text, town) => {
    expect(read(text)).toEqual([town]);
  });

  it('is no grandmother, and no Ira', () => {
    expect(read('Tell Oma Gerda and Ira that we love them')).toEqual([]);
    expect(read('Fomos para Omã e Irã')).toEqual(['Oman', 'Iran']);
  });

  it('may begin with “New”', () => {
    expect(read('We flew to New York in May')).toEqual(['New York']);
  });

  it.each([
    'We sent 80135 Napoli pizzas',
    'order 69002 Lyon',
    'On 4 May 2024, Paris was warm',
    'Item 80135\nBread',
    'Naples, FL 34102',
    'Call Dallas, ask for 3',
  ])('stands in no %j', (text) => {
    expect(read(text)).toEqual([]);
  });
});
