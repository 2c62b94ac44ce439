import { describe, expect, it } from 'vitest';
import { hashedTextSchema, outputsOf } from '../../src/learn/hashed-text.ts';
import { hashedRidge } from './ridge.ts';

describe('hashedRidge', () => {
  it('tells kinds of question apart by their words, and leaves out what a text says nothing of', () => {
    const told = ['when was the visit', 'when did it rain', 'how much was the rent', 'how much did it cost'].map(
      (text) => ({
        text,
        outputs: [Number(text.startsWith('when')), text.includes('rain') ? undefined : 1],
      }),
    );
    const model = hashedTextSchema.parse(hashedRidge(told, ['when', 'known'], { width: 512, ridge: 0.1 }));
    const [when = 0] = outputsOf(model, 'when is the party');
    const [much = 0, known] = outputsOf(model, 'how much is the party');
    expect(when).toBeGreaterThan(much);
    expect(known).toBe(1);
  });
});
