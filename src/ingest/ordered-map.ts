/**
 * Applies `work` to a stream, at most `concurrency` at a time, and yields the results in the stream's order, so that
 * what is made does not depend on which worker was faster. Reads ahead no further than `concurrency`, in which a value
 * counts as `weightOf` says: 1 unless said otherwise. Where the stream breaks, what came before is yielded first.
 */
export async function* orderedMap<T, R>(
  source: AsyncIterable<T>,
  concurrency: number,
  work: (value: T) => Promise<R>,
  weightOf: (value: T) => number = () => 1,
): AsyncGenerator<R, void, undefined> {
  let broken: { readonly cause: unknown } | undefined;
  const whole = async function* (): AsyncGenerator<T, void, undefined> {
    try {
      yield* source;
    } catch (cause) {
      broken = { cause };
    }
  };
  const running: { readonly result: Promise<R>; readonly weight: number }[] = [];
  let inHand = 0;
  const next = (): Promise<R> => {
    const { result, weight } = running.shift() as (typeof running)[number];
    inHand -= weight;
    return result;
  };
  try {
    for await (const value of whole()) {
      const result = work(value);
      // A rejection is met when its turn comes; without this the process would call it unhandled before.
      result.catch(() => undefined);
      const weight = weightOf(value);
      running.push({ result, weight });
      inHand += weight;
      while (inHand >= concurrency) yield await next();
    }
    while (running.length > 0) yield await next();
    if (broken !== undefined) throw broken.cause;
  } finally {
    await Promise.allSettled(running.map(({ result }) => result));
  }
}
