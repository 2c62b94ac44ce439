import { expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { all } from '../../memory/query-plan.ts';
import { titlesIn } from './titles.ts';
import { witnessOf } from './witness.ts';

const mail = assembleItem(
  stored('m', 'email', { title: 'Your flight to Tokyo', body: { text: 'Two seats for The Glass Orchard.' } }),
);
const witnesses = [witnessOf(mail, [], { entries: new Map() })];

it.each([
  ['Carrier to Tokyo?', []],
  ['Where do I sit at The Glass Orchard?', ['the_glass_orchard']],
  ['Seat at “The Glass Orchard”?', ['the_glass_orchard']],
  ['Where do I sit at The Glass Garden?', []],
])('%s', (question, titles) => {
  expect(titlesIn(question, all(), witnesses)).toEqual(titles);
});
