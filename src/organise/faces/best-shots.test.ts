import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Sight } from '../../memory/seen.ts';
import { berlin, context, photo } from '../life.fixture.ts';
import { organise } from '../organise.ts';

const picture = (name: string, confidence: number): Sight => ({ kind: 'picture', name, confidence });
const smile: Sight = { kind: 'expression', name: 'smiling', confidence: 0.9 };
const shot = (id: string, second: number, sights?: Sight[]) =>
  photo(id, `2023-05-06T12:00:0${second}+02:00`, berlin, {
    media: { mime: 'image/jpeg', camera: 'X' },
    ...(sights === undefined ? {} : { sights }),
  });
const bestOf = async (items: readonly MemoryItem[]): Promise<string[]> =>
  [...(await organise(items, context())).readings].flatMap(([id, said]) =>
    said.some((r) => r.field === 'sights' && r.value.some(({ name }) => name === 'best of burst')) ? [id] : [],
  );

describe('the best shot of a burst', () => {
  it('is the sharpest with the smile, whichever came first', async () => {
    const burst = [
      shot('a', 0, [picture('blurry', 0.9)]),
      shot('b', 1, [picture('sharp', 0.9), smile]),
      shot('c', 2, [picture('sharp', 0.9)]),
    ];
    expect(await bestOf(burst)).toEqual([itemIdSchema.parse('b')]);
    expect(await bestOf(burst.toReversed())).toEqual([itemIdSchema.parse('b')]);
  });

  it('is not said where none stands out, where nobody looked, and of pictures that are no burst', async () => {
    expect(await bestOf([shot('a', 0, [picture('sharp', 0.9)]), shot('b', 1, [picture('sharp', 0.88)])])).toEqual([]);
    expect(await bestOf([shot('a', 0), shot('b', 1)])).toEqual([]);
    expect(await bestOf([shot('a', 0, [picture('sharp', 0.9)]), shot('b', 9, [picture('blurry', 0.9)])])).toEqual([]);
  });
});
