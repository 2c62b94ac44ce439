import { createHash } from 'node:crypto';
import type { Change } from '../../ports/store.ts';

/** How many entries of a kind there are, and a digest of all of them. */
export type Tallied = { readonly entries: number; readonly digest: string };

const MODULUS = 2n ** 256n;

/**
 * Counts and digests of what stores tell of themselves. A digest is the sum of the SHA-256 of each entry, so that it does
 * not depend on the order: it finds what was lost or changed by accident, which is all that it is for.
 */
export class Tally {
  readonly #kinds = new Map<string, { entries: number; sum: bigint }>();

  add(change: Change): void {
    for (const [kind, ...parts] of entriesOf(change)) {
      const kept = this.#kinds.get(kind) ?? { entries: 0, sum: 0n };
      this.#kinds.set(kind, { entries: kept.entries + 1, sum: (kept.sum + digestOf(parts)) % MODULUS });
    }
  }

  /** In order of kind. */
  kinds(): ReadonlyMap<string, Tallied> {
    const sorted = [...this.#kinds].sort(([a], [b]) => (a < b ? -1 : 1));
    return new Map(
      sorted.map(([kind, { entries, sum }]) => [kind, { entries, digest: sum.toString(16).padStart(64, '0') }]),
    );
  }
}

/** The kinds in which two tallies differ, in order. */
export function differing(one: Tally, other: Tally): string[] {
  const [a, b] = [one.kinds(), other.kinds()];
  return [...new Set([...a.keys(), ...b.keys()])].filter((kind) => a.get(kind)?.digest !== b.get(kind)?.digest).sort();
}

type Entry = readonly [kind: string, ...parts: (string | Uint8Array)[]];

/** An item and its words are told together and counted apart: either may be wrong alone. */
function entriesOf(change: Change): Entry[] {
  switch (change.op) {
    case 'putItem': {
      const { item, index } = change;
      if (index === undefined) return [['item', JSON.stringify(item)]];
      const { title, names, body, context = '', terms } = index;
      return [
        ['item', JSON.stringify(item)],
        ['words', item.id, title, names, body, context, ...terms.toSorted()],
      ];
    }
    case 'putThumbnail':
      return [['thumbnail', change.id, change.mime, change.bytes]];
    case 'putVector': {
      const { buffer, byteOffset, byteLength } = change.vector;
      return [['vector', change.id, change.space, new Uint8Array(buffer, byteOffset, byteLength)]];
    }
    case 'putRecord':
      return change.kind === 'move' ? [] : [[change.kind, change.id, JSON.stringify(change.value)]];
    case 'enqueue':
      return [['job', change.job.item, change.job.stage, String(change.job.version)]];
    default:
      throw new TypeError(`no store tells what it keeps by ${change.op}`);
  }
}

function digestOf(parts: readonly (string | Uint8Array)[]): bigint {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    // Its length keeps the end of one part apart from the beginning of the next.
    hash.update(`${bytes.byteLength}:`).update(bytes);
  }
  return BigInt(`0x${hash.digest('hex')}`);
}
