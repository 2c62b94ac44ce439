import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { JobBoard, type JobWork, type NewJob } from './job-board.ts';

/** Work that ends when it is told to, or stops when it is asked to. */
function held(): { work: JobWork; end: (result?: unknown) => void; starts: () => number } {
  let release: (result: unknown) => void = () => undefined;
  let starts = 0;
  return {
    work: ({ signal }) => {
      starts += 1;
      const { promise, resolve } = Promise.withResolvers<unknown>();
      release = resolve;
      signal.addEventListener('abort', () => resolve('stopped'), { once: true });
      return promise;
    },
    end: (result) => release(result),
    starts: () => starts,
  };
}

const board = () => new JobBoard(() => new Date('2026-01-01T10:00:00Z'));
const job = (work: JobWork, more: Partial<NewJob> = {}): NewJob => ({
  kind: 'import',
  about: [],
  lane: 'memory',
  work,
  ...more,
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a job board', () => {
  it('runs one job of a lane at a time, in order, and others beside them', async () => {
    const jobs = board();
    const [a, b, c] = [held(), held(), held()];
    const first = jobs.start(job(a.work)).id;
    const second = jobs.start(job(b.work)).id;
    const { lane: _, ...free } = job(c.work, { kind: 'backup' });
    const beside = jobs.start(free).id;
    expect([first, second, beside].map((id) => jobs.get(id).state)).toEqual(['running', 'queued', 'running']);
    a.end(1);
    expect(await jobs.ended(first)).toMatchObject({ state: 'done', result: 1 });
    await settled();
    expect(jobs.get(second).state).toBe('running');
    await jobs.close();
  });

  it('lets what yields make way, and begins it again after the other', async () => {
    const jobs = board();
    const [work, add] = [held(), held()];
    const yielding = jobs.start(job(work.work, { kind: 'work', yields: true })).id;
    const other = jobs.start(job(add.work)).id;
    await settled();
    expect([jobs.get(yielding).state, jobs.get(other).state]).toEqual(['queued', 'running']);
    add.end();
    await jobs.ended(other);
    await settled();
    expect([jobs.get(yielding).state, work.starts()]).toEqual(['running', 2]);
    work.end('all');
    expect(await jobs.ended(yielding)).toMatchObject({ state: 'done', result: 'all' });
  });

  it('cancels what runs and what waits, and tells failures by their code', async () => {
    const jobs = board();
    const a = held();
    const running = jobs.start(job(a.work)).id;
    const waiting = jobs.start(job(held().work)).id;
    expect(jobs.cancel(waiting).state).toBe('cancelled');
    jobs.cancel(running);
    expect((await jobs.ended(running)).state).toBe('cancelled');
    const failing = jobs.start(job(async () => Promise.reject(new Error('no luck')))).id;
    expect(await jobs.ended(failing)).toMatchObject({
      state: 'failed',
      problem: { code: 'internal', message: 'no luck' },
    });
    expect(() => jobs.get('j-none')).toThrow(/Job not found/);
  });

  it('counts what it was stopped in by its own end as running still, so that it can be carried on', async () => {
    const jobs = board();
    const id = jobs.start(job(held().work)).id;
    await jobs.close();
    expect(jobs.get(id).state).toBe('running');
  });

  it('keeps a hundred', async () => {
    const jobs = board();
    for (let n = 0; n < 130; n += 1) await jobs.ended(jobs.start(job(async () => n)).id);
    expect(jobs.list().length).toBeLessThanOrEqual(101);
    expect(jobs.list()[0]?.result).toBe(129);
  });

  it('leaves nothing with whoever follows it for long', async () => {
    const jobs = board();
    const follower = new AbortController();
    for (let n = 0; n < 50; n += 1) {
      const next = jobs.changed(follower.signal);
      jobs.start(job(async () => n));
      await next;
    }
    expect(getEventListeners(follower.signal, 'abort')).toEqual([]);
    follower.abort();
    await jobs.changed(follower.signal);
  });

  it('tells rate and time left', async () => {
    const jobs = board();
    const seen: unknown[] = [];
    const { id } = jobs.start(
      job(async ({ onProgress }) => {
        onProgress({ stage: 'read', done: 0, total: 10 });
        await new Promise((resolve) => setTimeout(resolve, 600));
        onProgress({ stage: 'read', done: 6, total: 10 });
        seen.push(jobs.list()[0]?.progress);
      }),
    );
    expect((await jobs.ended(id)).progress).toBeUndefined();
    expect(seen).toMatchObject([{ done: 6, rate: expect.any(Number), secondsLeft: expect.any(Number) }]);
  });
});
