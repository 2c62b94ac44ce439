import type { RecordKind } from '../../memory/records.ts';
import type { Changed } from '../../ports/news.ts';

/** Records of one write that are told one by one; who has to read so many anew reads all. */
const MOST_TOLD = 500;

/** Kinds of which there may be some for every item, and of which nobody keeps all: which changed is not told. */
const untold: ReadonlySet<RecordKind> = new Set([
  'sourceFile',
  'face',
  'observation',
  'link',
  'failure',
  'tombstone',
  'trashed',
]);

/** Which records a write has written or deleted. */
export class RecordsTouched {
  readonly #byKind = new Map<RecordKind, Set<string> | 'everything'>();

  /** By kind; a kind of which nothing was touched is not there. */
  *changed(): Generator<readonly [RecordKind, Changed]> {
    for (const [kind, ids] of this.#byKind) yield [kind, ids === 'everything' ? ids : [...ids]];
  }

  add(kind: RecordKind, id: string): void {
    const known = this.#byKind.get(kind) ?? new Set<string>();
    if (known === 'everything') return;
    known.add(id);
    this.#byKind.set(kind, untold.has(kind) || known.size > MOST_TOLD ? 'everything' : known);
  }

  addAll(kind: RecordKind): void {
    this.#byKind.set(kind, 'everything');
  }
}
