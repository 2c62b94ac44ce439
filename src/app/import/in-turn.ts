import { ChangedMeanwhile } from '../../ports/store.ts';

const last = new WeakMap<object, Promise<unknown>>();

/** Runs `work` when all that was asked for before with the same key is done: two that read and then write cannot mix. */
export function inTurn<T>(key: object, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(
    key,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Does `work` anew where another has changed meanwhile what it expected: that one then came to its end. */
export async function anew<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}
