import { describe, expect, it } from 'vitest';
import { isMadeleineError } from '../memory/errors.ts';
import { FailureLimit } from './failure-limit.ts';

/** A limit, a clock, and how many times a secret was compared. */
function limited(options: ConstructorParameters<typeof FailureLimit>[2] = {}) {
  let now = 0;
  let compared = 0;
  const limit = new FailureLimit(() => now, 'token', options);
  /** `right`, `wrong`, or `limited`; only tokens that begin with `known` were ever given out. */
  const tried = async (token: string, address = '192.0.2.1'): Promise<string> => {
    const check = {
      exists: async () => token.startsWith('known'),
      verify: async () => {
        compared += 1;
        return token === 'known-right' ? 'right' : undefined;
      },
    };
    try {
      return (await limit.checked(address, token, check)) ?? 'wrong';
    } catch (error) {
      if (isMadeleineError(error) && error.code === 'rate-limited') return 'limited';
      throw error;
    }
  };
  return { tried, compared: () => compared, later: (ms: number) => (now += ms) };
}

const guessed = async (tried: (token: string) => Promise<string>, count: number): Promise<string[]> => {
  const results: string[] = [];
  for (let n = 0; n < count; n += 1) results.push(await tried(`guess ${n}`));
  return results;
};

describe('wrong tokens', () => {
  it('slow down an address after ten, and cost nothing from then on', async () => {
    const { tried, compared, later } = limited();
    expect(await guessed(tried, 12)).toEqual([...Array(10).fill('wrong'), 'limited', 'limited']);
    expect(compared()).toBe(10);
    expect(await tried('guess 99', '192.0.2.2')).toBe('wrong');
    later(60_001);
    expect(await tried('guess 12')).toBe('wrong');
  });

  it('are counted for as long, and up to as many, as is said', async () => {
    const { tried, later } = limited({ most: 2, windowMs: 900_000 });
    expect(await guessed(tried, 3)).toEqual(['wrong', 'wrong', 'limited']);
    later(899_000);
    expect(await tried('guess 4')).toBe('limited');
    later(1_001);
    expect(await tried('guess 5')).toBe('wrong');
  });

  it('never lock out a right one', async () => {
    const { tried } = limited();
    await guessed(tried, 50);
    expect(await tried('known-right')).toBe('right');
    expect(await tried('known-wrong')).toBe('limited');
    expect(await tried('known-right')).toBe('right');
  });

  it('are compared once, however often they come', async () => {
    const { tried, compared } = limited();
    for (let n = 0; n < 30; n += 1) await tried('known-wrong');
    expect(compared()).toBe(1);
    expect(await tried('known-right')).toBe('right');
  });

  it('are counted for all of a /64, in which one client has every address', async () => {
    const { tried } = limited();
    const ends = ['::1', '::2', ':0:0:0:3', ':0:0::4', ':a:b:c:d'].flatMap((one) => [one, one]);
    for (const [n, end] of ends.entries()) expect(await tried(`guess ${n}`, `2001:db8:0:1${end}`)).toBe('wrong');
    expect(await tried('another guess', '2001:db8:0:1:9:9:9:9')).toBe('limited');
    expect(await tried('another guess', '2001:db8:0:2::1')).toBe('wrong');
  });
});
