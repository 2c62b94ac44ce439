import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeness } from './concept-alike.ts';

const others = [0.18, 0.22, 0.2, 0.25, 0.15, 0.21];
const own = [0.8, 0.84, 0.82, 0.78];

describe('whether a picture shows the thing of the references', () => {
  it('is told by how alike they are to each other and other pictures to them', () => {
    expect(alikeness(0.81, own, others)?.state).toBe('yes');
    expect(alikeness(0.24, own, others)?.state).toBe('no');
    expect(alikeness(0.51, own, others)?.probability).toBeCloseTo(0.5, 1);
  });

  it('does not depend on the scale of a model', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (asked, scale, shift) => {
          const scaled = (x: number) => x * scale + shift;
          const before = alikeness(asked, own, others);
          expect(alikeness(scaled(asked), own.map(scaled), others.map(scaled))?.probability).toBeCloseTo(
            before?.probability ?? Number.NaN,
            6,
          );
        },
      ),
    );
  });

  it('is not told where the model puts everything together', () => {
    expect(alikeness(0.9, [0.91, 0.93, 0.88], [0.9, 0.92, 0.89, 0.91])).toBeUndefined();
  });
});
