/**
 * Applies `work` to a stream, at most `concurrency` at a time, and yields the results in the stream's order, so that
 * what is made does not depend on which worker was faster. Reads ahead no further than `concurrency`.
 */
export async function* orderedMap<T, R>(
  source: AsyncIterable<T>,
  concurrency: number,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
  const running: Promise<R>[] = [];
  try {
    for await (const value of source) {
      const result = work(value);
      // A rejection is met when its turn comes; without this the process would call it unhandled before.
      result.catch(() => undefined);
      running.push(result);
      if (running.length >= concurrency) yield await (running.shift() as Promise<R>);
    }
    while (running.length > 0) yield await (running.shift() as Promise<R>);
  } finally {
    await Promise.allSettled(running);
  }
}
