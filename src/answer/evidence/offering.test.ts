import { expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { offeringIn } from './offering.ts';

const of = (title: string, text: string): number =>
  offeringIn(assembleItem(stored('m', 'email', { title, body: { text } })));

it.each([
  ['Summer in Porto', 'Ten hotels in Porto that our readers love, from €75.50 a night.'],
  ['We miss you', 'Flights to Oslo and twelve other cities from EUR 49. Terms apply, seats are limited.'],
  ['Nur heute', 'Jetzt sparen: 20% Rabatt. Angebot gültig bis 3. Mai. Abmelden jederzeit möglich.'],
  ['周末大促', '全场低至五折，限时抢购，退订回复T'],
])('“%s” speaks to everybody', (title, text) => {
  expect(of(title, text)).toBeGreaterThanOrEqual(0.5);
});

it.each([
  ['Your order', 'Your order 4471 has shipped. You paid €12.50. Unsubscribe.'],
  ['Appointment', 'We have moved you to Tuesday 2 March at 11.20. Please reply if this does not suit.'],
  ['hi', 'Shall we go to Porto from Friday to Sunday? Mia'],
  ['Schiff', 'Ab Hamburg um 20:30, Kabine 51. Bezahlt: 486 EUR.'],
])('“%s” speaks to one', (title, text) => {
  expect(of(title, text)).toBeLessThan(0.5);
});
