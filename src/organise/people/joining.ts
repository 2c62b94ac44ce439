import { compareText } from '../ordering.ts';

/** Groups of keys that were found to be one (union-find). The groups do not depend on the order of joining. */
export class Joining {
  readonly #parent = new Map<string, string>();

  add(key: string): void {
    if (!this.#parent.has(key)) this.#parent.set(key, key);
  }

  has(key: string): boolean {
    return this.#parent.has(key);
  }

  /** The smallest key of the group, which stands for it. */
  find(key: string): string {
    let root = key;
    for (let next = this.#parent.get(root); next !== undefined && next !== root; next = this.#parent.get(root))
      root = next;
    let step = key;
    while (step !== root) {
      const next = this.#parent.get(step) ?? root;
      this.#parent.set(step, root);
      step = next;
    }
    return root;
  }

  join(a: string, b: string): void {
    this.add(a);
    this.add(b);
    const rootA = this.find(a);
    const rootB = this.find(b);
    if (rootA === rootB) return;
    if (rootA < rootB) this.#parent.set(rootB, rootA);
    else this.#parent.set(rootA, rootB);
  }

  /** Every group with its keys sorted, in order of the smallest key. */
  groups(): string[][] {
    const byRoot = new Map<string, string[]>();
    for (const key of [...this.#parent.keys()].sort(compareText)) {
      const root = this.find(key);
      const group = byRoot.get(root);
      if (group === undefined) byRoot.set(root, [key]);
      else group.push(key);
    }
    return [...byRoot.values()];
  }
}
