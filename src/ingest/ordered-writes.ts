import type { Change, Store } from '../ports/store.ts';

/** So many small changes wait, whatever else is being written. */
const MOST_CHANGES = 8000;
/** Characters, or bytes, of what waits: it is in memory three times when it is handed on. */
const MOST_CHARACTERS = 16_000_000;
/** Enough for a write of their own while nothing else is being written. */
const CHANGES_WORTH_A_WRITE = 1000;
/** What is taken begins to be written this soon, however little it is, once nothing else is being written. */
const LONGEST_WAIT_MS = 1000;

/** Changes gathered into writes, one after another; the next are gathered while one is being written. */
export class OrderedWrites {
  readonly #write: Store['write'];
  readonly #most: number;
  #changes: Change[] = [];
  #characters = 0;
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  #lastBegun = performance.now();

  /** @param most changes that a write holds, or a few more: fewer where each is large */
  constructor(write: Store['write'], most = MOST_CHANGES) {
    this.#write = write;
    this.#most = most;
  }

  add(...changes: readonly Change[]): void {
    for (const change of changes) {
      this.#changes.push(change);
      this.#characters += charactersOf(change);
    }
  }

  /**
   * Whether what waits should be written now. While something is being written only so much that it must not grow: on a
   * slow disk writes become larger, and nobody waits for them.
   */
  get isDue(): boolean {
    const waiting = this.#changes.length;
    if (this.#characters >= MOST_CHARACTERS) return true;
    if (this.#isWriting) return waiting >= this.#most;
    return (
      waiting >= Math.min(CHANGES_WORTH_A_WRITE, this.#most) || performance.now() - this.#lastBegun > LONGEST_WAIT_MS
    );
  }

  /** Begins to write what waits, once what waited before is written; `begun` is told, and gives who is told of the end. */
  async begin(begun?: () => () => void): Promise<void> {
    await this.#writing;
    this.#hand(begun);
  }

  /**
   * As `begin`, while what waits before is still being written: for a writer that keeps the order by itself, and writes
   * nothing more once it failed.
   */
  beginAtOnce(begun?: () => () => void): void {
    const before = this.#writing;
    this.#hand(begun);
    const last = this.#writing;
    this.#writing = before.then(() => last);
    this.#writing.catch(() => undefined);
  }

  #hand(begun?: () => () => void): void {
    const changes = this.#changes;
    this.#changes = [];
    this.#characters = 0;
    this.#lastBegun = performance.now();
    if (changes.length === 0) return;
    const written = begun?.();
    this.#isWriting = true;
    this.#writing = this.#write(changes)
      .finally(() => {
        this.#isWriting = false;
      })
      .then(written);
    // Met when it is waited for; without this the process would call it unhandled before.
    this.#writing.catch(() => undefined);
  }

  /** Everything added is durable when this resolves. */
  async finish(): Promise<void> {
    await this.begin();
    await this.#writing;
  }
}

/** Of an item whose JSON nobody has made yet, and of a record. */
const [USUAL_ITEM, USUAL_RECORD] = [2500, 300];

/** About how much a change is to be written. */
function charactersOf(change: Change): number {
  switch (change.op) {
    case 'putItem': {
      const { document, index } = change;
      const words = index === undefined ? 0 : index.title.length + index.names.length + index.body.length;
      return (document?.length ?? USUAL_ITEM + words) + words;
    }
    case 'expectItem':
      return USUAL_ITEM;
    case 'putThumbnail':
      return change.bytes.length;
    case 'putVector':
      return change.vector.byteLength;
    case 'putContext':
      return change.context.length;
    case 'replaceRecords':
      return change.values.length * USUAL_RECORD;
    default:
      return USUAL_RECORD;
  }
}
