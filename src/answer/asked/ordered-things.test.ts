import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { thingsListed } from './ordered-things.ts';

const letter = (text: string): MemoryItem =>
  ({ id: 'mail-1', modality: 'email', title: 'Your order', body: { text } }) as unknown as MemoryItem;
const named = (text: string): readonly string[] => thingsListed(letter(text)).map(({ thing }) => thing);

describe('the things that an order lists', () => {
  it.each([
    [
      'Hello,\n2 x Oak shelf, long        €58.00\n1 x Brass hook             €4.50\nShipping                   €6.90\nTotal                     €69.40',
      ['Oak shelf', 'Brass hook'],
    ],
    [
      'Rain jacket, green | 1 | US$89.90\nWool socks | 3 | US$24.00\nVoucher | | -US$10.00\nTotal | | US$103.90',
      ['Rain jacket', 'Wool socks'],
    ],
    [
      '陶瓷花盆 白色   2件   ¥39.00/件\n园艺剪刀         1件   ¥45.00\n运费 ¥8.00\n实付款 ¥131.00',
      ['陶瓷花盆 白色', '园艺剪刀'],
    ],
    ['Your parcel with a lamp is on its way.\nTotal €20.00', []],
    ['Article\tkettle\nPrix de l’article\t105,25 EUR\nFrais de port\t14,00 EUR\nTotal\t119,25 EUR', []],
    ['商品\t水壶\n商品金额\t¥105.00\n运费\t¥14.00\n合计\t¥119.00', []],
    ['Seat 12   12.30\nGate 4   13.05', []],
  ])('%s', (text, things) => {
    expect(named(text)).toEqual(things);
  });
});
