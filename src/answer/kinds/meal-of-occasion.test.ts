import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { servedIn } from './meal-of-occasion.ts';

const picture = (caption: string): MemoryItem =>
  ({ id: 'p', modality: 'image', copies: [], caption, identity: 'p' }) as unknown as MemoryItem;

describe('what a caption says is served', () => {
  it('stands behind the plate, or as it was cooked', () => {
    const told = [
      ['A long table with a bowl of lentil soup and flat bread; a child waves.', 'lentil soup and flat bread'],
      ['Grilled mackerel with potatoes on a blue tray.', 'Grilled mackerel with potatoes on a blue tray'],
      ['一盘红烧茄子，旁边有茶。', '红烧茄子'],
      ['Two bowls of barley porridge on a bench.', 'barley porridge on a bench'],
    ] as const;
    for (const [caption, dish] of told) expect(servedIn(picture(caption))?.text, caption).toBe(dish);
  });

  it('is nothing where no food is shown', () => {
    for (const caption of [
      'A receipt beside a plate of crumbs.',
      'A man lifts a big pot out of a van.',
      'A vase with a bunch of roses.',
    ])
      expect(servedIn(picture(caption)), caption).toBeUndefined();
  });
});
