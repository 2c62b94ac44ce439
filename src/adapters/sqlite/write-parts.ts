import type { RecordKind } from '../../memory/records.ts';
import type { Change } from '../../ports/store.ts';
import { type CodedChange, coded, type RecordRow } from './apply-change.ts';

/** A change on its way to another thread: of many records that replace others, the rows follow in pieces. */
type PartOfChange =
  | Exclude<CodedChange, { readonly op: 'replaceRecords' }>
  | { readonly op: 'replaceRecords'; readonly kind: RecordKind; readonly by: string }
  | { readonly op: 'rows'; readonly rows: readonly RecordRow[] };

/** A piece of one write: all of its pieces are one transaction. */
export type WritePart = {
  readonly changes: readonly PartOfChange[];
  /** What follows: more of the write, its end, or nothing since it could not be made whole. */
  readonly follows: 'more' | 'end' | 'void';
};

/** Changes and rows in one piece: what is handed over at one go is in memory several times. */
const MOST_OF_A_PART = 1000;

/** A write in pieces, each made when it is asked for. */
export function* partsOf(changes: Iterable<Change>, most = MOST_OF_A_PART): Generator<WritePart> {
  let part: PartOfChange[] = [];
  let size = 0;
  for (const one of piecesOf(changes, most)) {
    part.push(one);
    size += one.op === 'rows' ? one.rows.length : 1;
    if (size < most) continue;
    yield { changes: part, follows: 'more' };
    part = [];
    size = 0;
  }
  yield { changes: part, follows: 'end' };
}

function* piecesOf(changes: Iterable<Change>, most: number): Generator<PartOfChange> {
  for (const change of changes) {
    const one = coded(change);
    if (one.op !== 'replaceRecords') {
      yield one;
      continue;
    }
    const { op, kind, by } = one;
    yield { op, kind, by };
    let rows: RecordRow[] = [];
    for (const row of one.rows) {
      rows.push(row);
      if (rows.length < most) continue;
      yield { op: 'rows', rows };
      rows = [];
    }
    if (rows.length > 0) yield { op: 'rows', rows };
  }
}

/**
 * A write again, as its pieces come. However reading it ends, `drain` is to be called: what is left of it would be taken for
 * the next write.
 */
export class PartedWrite {
  readonly #next: () => WritePart;
  #part: WritePart;
  #at = 0;

  /** @param next waits for the piece that follows */
  constructor(first: WritePart, next: () => WritePart) {
    this.#part = first;
    this.#next = next;
  }

  /**
   * To be read once. Rows that replace others are read before the next change is asked for. Throws where the write could not
   * be made whole.
   */
  *changes(): Generator<CodedChange> {
    for (let one = this.#take(); one !== undefined; one = this.#take()) {
      if (one.op === 'rows') continue;
      if (one.op === 'replaceRecords') yield { ...one, rows: this.#rows() };
      else yield one;
    }
    if (this.#part.follows === 'void') throw new Error('What was to be written could not be made.');
  }

  /** Takes every piece that is left. */
  drain(): void {
    while (this.#part.follows === 'more') this.#part = this.#next();
  }

  *#rows(): Generator<RecordRow> {
    for (let one = this.#peek(); one?.op === 'rows'; one = this.#peek()) {
      this.#at += 1;
      yield* one.rows;
    }
  }

  #take(): PartOfChange | undefined {
    const one = this.#peek();
    if (one !== undefined) this.#at += 1;
    return one;
  }

  #peek(): PartOfChange | undefined {
    while (this.#at >= this.#part.changes.length && this.#part.follows === 'more') {
      this.#part = this.#next();
      this.#at = 0;
    }
    return this.#part.changes[this.#at];
  }
}
