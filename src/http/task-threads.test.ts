import { describe, expect, it } from 'vitest';
import { TaskThreads } from './task-threads.ts';

/** A thread that echoes, loops for ever, fills its memory, or throws, as it is told. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let tasks = 0;
    parentPort.on('message', (task) => {
      tasks += 1;
      while (task === 'forever');
      const held = [];
      while (task === 'memory') held.push(new Array(1e6).fill(held.length));
      if (task === 'throw') throw new TypeError('broken');
      parentPort.postMessage({ task, tasks });
    });
  `)}`,
);
type Answer = { readonly task: string; readonly tasks: number };

describe('threads for one task each', () => {
  it('end with a task that takes too long, and go on with the next', async () => {
    const threads = new TaskThreads<string, Answer>(script, { longestMs: 1_000 });
    await expect(threads.run('forever')).rejects.toMatchObject({ code: 'timeout' });
    const calm = new TaskThreads<string, Answer>(script, { longestMs: 60_000 });
    await expect(calm.run('memory')).rejects.toMatchObject({ code: 'too-large' });
    await expect(calm.run('throw')).rejects.toThrow('broken');
    expect(await calm.run('a')).toEqual({ task: 'a', tasks: 1 });
    expect(await calm.run('b')).toEqual({ task: 'b', tasks: 2 });
  });

  it('do as many tasks at once as there are threads, and no thread two', async () => {
    const threads = new TaskThreads<string, Answer>(script, { longestMs: 60_000 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => threads.run(String(n))));
    expect(answers.map(({ task }) => task)).toEqual(Array.from({ length: 20 }, (_, n) => String(n)));
    expect(Math.max(...answers.map(({ tasks }) => tasks))).toBeGreaterThanOrEqual(10);
  });
});
