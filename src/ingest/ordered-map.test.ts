import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderedMap } from './ordered-map.ts';

async function* streamed<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

describe('an ordered map', () => {
  it('gives every result in order, with no more in hand than said and one value always', async () => {
    const weights = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(weights, fc.integer({ min: 1, max: 12 }), async (values, most) => {
        let inHand = 0;
        let largest = 0;
        const work = async (weight: number): Promise<number> => {
          inHand += weight;
          largest = Math.max(largest, inHand - weight);
          for (let turn = 0; turn < weight; turn += 1) await Promise.resolve();
          inHand -= weight;
          return weight * 2;
        };
        const results: number[] = [];
        for await (const result of orderedMap(streamed(values), most, work, (weight) => weight)) results.push(result);
        expect(results).toEqual(values.map((weight) => weight * 2));
        expect(largest).toBeLessThan(most);
      }),
    );
  });

  it('gives all that came before the stream broke, and then says so', async () => {
    async function* breaking(): AsyncGenerator<number> {
      yield* [1, 2, 3];
      throw new Error('the archive ends here');
    }
    const results: number[] = [];
    const read = async (): Promise<void> => {
      for await (const result of orderedMap(breaking(), 8, async (n) => n * 2)) results.push(result);
    };
    await expect(read()).rejects.toThrow('the archive ends here');
    expect(results).toEqual([2, 4, 6]);
  });
});
