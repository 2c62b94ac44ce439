/**
 * Work of which one run serves everyone who asked before it began; who asks later shares the next one, which begins when this
 * one has ended. So nobody is given what was read before they asked, and nobody waits for more than two runs.
 */
export function sharedTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  let current: Promise<unknown> = Promise.resolve();
  return () => {
    next ??= current.then(() => {
      next = undefined;
      const run = work();
      current = run.catch(() => {});
      return run;
    });
    return next;
  };
}
