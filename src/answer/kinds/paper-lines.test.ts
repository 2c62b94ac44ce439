import { expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { pricedThings } from './paper-lines.ts';

const slip = (text: string) =>
  assembleItem(
    stored('p-1', 'image', {
      caption: 'A receipt on a table.',
      time: at('2021-05-03T20:00:00'),
      ocr: { text },
    }),
  );

/** A model that describes pictures often writes what stands on a slip in one line. */
it.each([
  ['海角小厨 桌号 4 清蒸带鱼 96 蒜泥空心菜18 米饭×2 6 合计 120', ['清蒸带鱼', '米饭']],
  ['FJORDKROA Fish soup 18.50 Rye bread x2 6.00 TOTAL 24.50', ['Fish soup', 'Rye bread']],
  ['TRATTORIA · 2x Ravioli 24,00 · 1 Tiramisù 6,50 · TOTALE 30,50', ['Ravioli', 'Tiramisù']],
  ['Soup x2 18.50\nTart x3 12.60\nTea 2.20\nTOTAL 33.30', ['Soup', 'Tart', 'Tea']],
])('%s lists things with a price', (text, things) => {
  expect(pricedThings(slip(text)).map(({ thing }) => thing)).toEqual(expect.arrayContaining(things));
});

it('a room and a sum alone list nothing', () => {
  expect(pricedThings(slip('Table 9 TOTAL 24.50'))).toEqual([]);
});
