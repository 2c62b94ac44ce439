import type { ItemId } from '../../src/memory/ids.ts';
import type { RecordKind } from '../../src/memory/records.ts';
import { everythingAt, type News, type Position, type SequenceKind } from '../../src/ports/news.ts';

type Noted =
  | { readonly sequence: number; readonly kind: 'item'; readonly id: ItemId }
  | { readonly sequence: number; readonly kind: RecordKind; readonly id: string };

/** What was written when, in a plain list. */
export class NaiveFeed {
  sequence = 0;
  #noted: readonly Noted[] = [];
  readonly #listeners = new Set<() => void>();

  noteItem(id: ItemId): void {
    this.#noted = [...this.#noted, { sequence: this.sequence + 1, kind: 'item', id }];
  }

  noteRecord(kind: RecordKind, id: string): void {
    this.#noted = [...this.#noted, { sequence: this.sequence + 1, kind, id }];
  }

  /** The write has failed: nothing of it was written. */
  takeBack(): void {
    this.#noted = this.#noted.filter(({ sequence }) => sequence <= this.sequence);
  }

  written(): void {
    this.sequence += 1;
    for (const tell of this.#listeners) tell();
  }

  sequenceOf(kinds: readonly SequenceKind[]): number {
    return Math.max(0, ...this.#noted.flatMap(({ kind, sequence }) => (kinds.includes(kind) ? [sequence] : [])));
  }

  since({ sequence: seen, scrubs }: Position): News | undefined {
    const position = { sequence: this.sequence, scrubs: 0 };
    if (scrubs !== position.scrubs) return everythingAt(position);
    if (seen === this.sequence) return undefined;
    const items = new Set<ItemId>();
    const records = new Map<RecordKind, string[]>();
    for (const one of this.#noted) {
      if (one.sequence <= seen) continue;
      if (one.kind === 'item') items.add(one.id);
      else records.set(one.kind, [...new Set([...(records.get(one.kind) ?? []), one.id])]);
    }
    return { position, changed: [...items], records };
  }

  changes(signal: AbortSignal): AsyncIterable<number> {
    let told = this.sequence;
    let wake: () => void = () => undefined;
    const listener = (): void => wake();
    this.#listeners.add(listener);
    signal.addEventListener('abort', listener, { once: true });
    const next = async (): Promise<IteratorResult<number, undefined>> => {
      while (!signal.aborted && told === this.sequence)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (signal.aborted) {
        this.#listeners.delete(listener);
        return { done: true, value: undefined };
      }
      told = this.sequence;
      return { done: false, value: told };
    };
    return { [Symbol.asyncIterator]: () => ({ next }) };
  }
}
