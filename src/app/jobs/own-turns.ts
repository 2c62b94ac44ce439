import type { Turn, Turns } from '../../ports/turns.ts';

type State = { asked: number; done: number; served: number; restsUntil: number };

/**
 * Turns of owners whose memories are in folders: known to one process, which looks at each of them again from time to time,
 * since nobody tells it of work.
 */
export class OwnTurns implements Turns {
  readonly #states = new Map<string, State>();
  readonly #lookAgainMs: number;
  #served = 0;

  constructor(lookAgainMilliseconds: number) {
    this.#lookAgainMs = lookAgainMilliseconds;
  }

  async ask(owners: readonly string[]): Promise<void> {
    for (const owner of owners) {
      const state = this.#states.get(owner) ?? { asked: 0, done: 0, served: 0, restsUntil: 0 };
      state.asked += 1;
      this.#states.set(owner, state);
    }
  }

  async next(owners: readonly string[]): Promise<Turn | undefined> {
    const now = performance.now();
    const waiting = owners
      .flatMap((owner) => {
        const state = this.#states.get(owner);
        return state === undefined || state.asked <= state.done || state.restsUntil > now ? [] : [{ owner, state }];
      })
      .sort((a, b) => a.state.served - b.state.served);
    const [first] = waiting;
    if (first === undefined) return undefined;
    this.#served += 1;
    first.state.served = this.#served;
    return { owner: first.owner, asked: first.state.asked };
  }

  async done(turn: Turn): Promise<void> {
    await this.rest(turn, this.#lookAgainMs);
  }

  async rest({ owner, asked }: Turn, milliseconds: number): Promise<void> {
    const state = this.#states.get(owner);
    if (state?.asked === asked) state.restsUntil = performance.now() + milliseconds;
  }

  async close(): Promise<void> {}
}
