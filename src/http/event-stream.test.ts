import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventStream } from './event-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends once its reader may read it no more', async () => {
  let isAllowed = true;
  let stopped: AbortSignal | undefined;
  const allowed = async () => {
    if (!isAllowed) throw new Error('revoked');
  };
  const work = async (_: unknown, signal: AbortSignal): Promise<void> => {
    stopped = signal;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  };
  const failed = (error: unknown): never => expect.fail(String(error));
  const text = eventStream(new AbortController().signal, work, failed, allowed).text();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped?.aborted).toBe(false);
  isAllowed = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped?.aborted).toBe(true);
  expect((await text).match(/still here/g)).toHaveLength(5);
});
