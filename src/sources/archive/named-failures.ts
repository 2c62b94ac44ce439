import { type Failure, failureOf } from '../../memory/failure.ts';

/** So many of one cause are named; who has more of them asks what made the archive, not for the names. */
export const MOST_NAMED = 1000;

/** What failed in one archive: the first of each cause by name, and how many more there were. */
export class NamedFailures {
  readonly #named: Failure[] = [];
  readonly #causes = new Map<string, { count: number; last: number }>();

  add(root: string, error: unknown): void {
    const failure = failureOf(root, error);
    const cause = this.#causes.get(failure.code) ?? { count: 0, last: 0 };
    this.#causes.set(failure.code, cause);
    cause.count += 1;
    if (cause.count <= MOST_NAMED) cause.last = this.#named.push(failure) - 1;
  }

  /** In the order in which they were met; the last of a cause that is named says how many more there were. */
  all(): Failure[] {
    const all = [...this.#named];
    for (const { count, last } of this.#causes.values()) {
      const failure = all[last];
      if (failure !== undefined && count > MOST_NAMED) all[last] = { ...failure, more: count - MOST_NAMED };
    }
    return all;
  }
}
