import { describe, expect, it } from 'vitest';
import { hashedRuns, hashedTextSchema, outputsOf } from './hashed-text.ts';

describe('hashedRuns', () => {
  it('counts words and runs of up to three, and each Chinese character as a word', () => {
    expect(hashedRuns('How much was it', 1000)).toHaveLength(4 + 3 + 2);
    expect(hashedRuns('多少钱', 1000)).toHaveLength(3 + 2 + 1);
    expect(hashedRuns('?!', 1000)).toEqual([]);
  });

  it('says the same of the same words, whatever their case', () => {
    expect(hashedRuns('HOW much', 64)).toEqual(hashedRuns('how MUCH', 64));
  });
});

describe('outputsOf', () => {
  it('adds the weights of a text’s runs, as a unit vector, to the bias', () => {
    const width = 16;
    const [run = 0] = hashedRuns('when', width);
    const weights = new Int8Array(width * 2);
    weights[run * 2 + 1] = 127;
    const model = hashedTextSchema.parse({
      width,
      outputs: ['a', 'b'],
      bias: [0.25, 0.5],
      scale: [1, 2],
      weights: Buffer.from(weights.buffer).toString('base64'),
    });
    expect([...outputsOf(model, 'When?')]).toEqual([0.25, 2.5]);
    expect([...outputsOf(model, '')]).toEqual([0.25, 0.5]);
  });
});
