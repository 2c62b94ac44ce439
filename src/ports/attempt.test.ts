import { expect, it } from 'vitest';
import { MadeleineError } from '../memory/errors.ts';
import { attempt, pauseBefore } from './attempt.ts';

const never = new AbortController().signal;
const options = { signal: never, timeoutMs: 1000, retries: 2, pauseMs: 1 };
const limited = (retryAfterSeconds?: number) =>
  new MadeleineError('rate-limited', 'slow down', retryAfterSeconds === undefined ? {} : { retryAfterSeconds });

it('pauses twice as long each time, up to a minute, and as long as a server asks for', () => {
  expect([1, 2, 3, 4].map((tries) => pauseBefore(tries, 500, new Error('x')))).toEqual([500, 1000, 2000, 4000]);
  expect(pauseBefore(12, 500, new Error('x'))).toBe(60_000);
  expect(pauseBefore(1, 500, limited(7))).toBe(7000);
  expect(pauseBefore(4, 500, limited(1))).toBe(4000);
  expect(pauseBefore(1, 500, limited())).toBe(500);
});

it('tries as often as it may, then fails by name; an error that asking again cannot mend is not asked again', async () => {
  let asked = 0;
  const failing = (error: Error) => async () => {
    asked += 1;
    throw error;
  };
  expect(await attempt(failing(limited()), options)).toMatchObject({
    ok: false,
    tries: 3,
    error: { code: 'rate-limited', message: 'slow down' },
  });
  expect(asked).toBe(3);
  asked = 0;
  expect(await attempt(failing(new MadeleineError('budget-spent', 'enough')), options)).toMatchObject({ tries: 1 });
  expect(asked).toBe(1);
});

it('gives up what does not answer, and counts nothing of what was interrupted', async () => {
  const silent = () => new Promise<never>(() => undefined);
  expect(await attempt(silent, { ...options, timeoutMs: 5, retries: 0 })).toMatchObject({
    ok: false,
    error: { code: 'timeout' },
  });
  const stop = new AbortController();
  const asked = attempt(silent, { ...options, signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(asked).rejects.toThrow('stopped');
});
