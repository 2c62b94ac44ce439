import { expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';
import { passageOf } from './passage.ts';
import { tabledSums } from './tabled-sums.ts';

const sums = (text: string) => tabledSums(text).map(({ digits, mark }) => `${mark} ${digits}`);

it.each([
  ['| Item | EUR |\n| --- | ---: |\n| soup | 12.00 |\n| **To pay** | 12.00 |', ['EUR 12.00', 'EUR 12.00']],
  ['| Description | Nights | Price (JPY) |\n| Lodging | 2 | 27350 |', ['JPY 27350']],
  ['| 项目 | 金额（元） |\n| --- | --- |\n| 房费 | 480.00 |', ['元 480.00']],
  ['| Was | Menge | Betrag in € |\n| Zimmer | 2 | 118,50 |', ['€ 118,50']],
  ['| Item | Quantity |\n| --- | --- |\n| soup | 12 |', []],
  ['| Item | EUR |\n| --- | --- |\n| soup | two |\n\n| Seat | 12 |', []],
  ['Lodging 27350', []],
])('reads the columns that a currency heads in %j', (text, found) => expect(sums(text)).toEqual(found));

it('takes the total of a folio whose column alone bears the currency for its total', () => {
  const folio =
    '# Royal House\n| Description | JPY |\n| --- | ---: |\n| Lodging | 27350 |\n| Local tax | 3730 |\n| **Invoice total** | 31080 |';
  const read = amountsIn(passageOf(folio, 'ocr'), { locale: 'en-GB', currency: 'EUR' });
  expect(read.map(({ value, currency, role }) => [value, currency, role])).toEqual([
    [27350, 'JPY', 'line'],
    [3730, 'JPY', 'tax'],
    [31080, 'JPY', 'total'],
  ]);
});
