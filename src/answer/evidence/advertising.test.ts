import { expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { isAdvertising, isOfManyHouseholds } from './advertising.ts';

const letter = (title: string, text: string) => assembleItem(stored('m', 'email', { title, body: { text } }));

it.each([
  ['Your gas tariff', 'Prices rise by up to 30%. A typical household pays about £210 more per year.', true],
  ['燃气调价通知', '自下月起气价上调，普通家庭每年约多付260元。', true],
  ['Preisanpassung', 'Ein Musterhaushalt zahlt im Jahr rund 95 Euro mehr.', true],
  ['Your gas tariff', 'From May your monthly instalment is £71 instead of £64.', false],
  ['燃气账单', '本期应缴86.40元，请于5月9日前缴清。', false],
])('“%s: %s” is of many households: %s', (title, text, is) => {
  expect(isOfManyHouseholds(letter(title, text))).toBe(is);
});

it.each([
  ['For you', 'Still thinking about a garden bench? It is 79.00 EUR now.', true],
  ['Picks', 'We picked these for you: a floor lamp, 49.90 EUR.', true],
  ['🔥 30% off', 'A toaster 25.00 pounds only till Fri the 3rd!', true],
  ['为您推荐', '猜你喜欢：折叠自行车，现价899元', true],
  ['Your order', 'The garden bench is on its way to you. 79.00 EUR.', false],
  ['Voucher', 'Thank you for buying the bench at 20% off.', false],
])('“%s: %s” is offered to everybody: %s', (title, text, is) => {
  expect(isAdvertising(letter(title, text))).toBe(is);
});
