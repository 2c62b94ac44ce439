import { describe, expect, it } from 'vitest';
import { NameDigests } from './name-digests.ts';

describe('digests of names', () => {
  it('tell what was added from what was not, however many there are', () => {
    const names = new NameDigests();
    const name = (n: number): string => `atm:email:email${n}@2020-01-01`;
    for (let n = 0; n < 20_000; n += 1) names.add(name(n));
    names.add(name(5));
    const known = Array.from({ length: 40_000 }, (_, n) => names.mayHave(name(n)));
    expect(known.slice(0, 20_000).every((one) => one)).toBe(true);
    expect(known.slice(20_000).some((one) => one)).toBe(false);
    expect(names.mayHave('')).toBe(false);
  });
});
