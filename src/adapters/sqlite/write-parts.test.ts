import { describe, expect, it } from 'vitest';
import { putItem } from '../../../test/conformance/samples.ts';
import type { Change } from '../../ports/store.ts';
import { type CodedChange, coded } from './apply-change.ts';
import { PartedWrite, partsOf, type WritePart } from './write-parts.ts';

const stages = (count: number): Change => ({
  op: 'replaceRecords',
  kind: 'stage',
  values: Array.from({ length: count }, (_, n) => ({ id: `s${n}`, value: { name: `s${n}`, version: n } })),
});
/** As they are when their rows are read. */
const read = (changes: Iterable<CodedChange>): unknown[] =>
  Array.from(changes, (one) => (one.op === 'replaceRecords' ? { ...one, rows: [...one.rows] } : one));

function parted(parts: readonly WritePart[]): { readonly write: PartedWrite; readonly left: WritePart[] } {
  const [first, ...left] = parts as [WritePart, ...WritePart[]];
  return { write: new PartedWrite(first, () => left.shift() as WritePart), left };
}
const together = (parts: readonly WritePart[]): Generator<CodedChange> => parted(parts).write.changes();

describe('a write in pieces', () => {
  const changes: Change[] = [
    putItem('a', {}),
    stages(0),
    stages(25),
    putItem('b', {}),
    stages(10),
    stages(1),
    putItem('c', {}),
  ];

  it.each([1, 2, 7, 10, 1000])(
    'is the same write again, with no more than %d changes or rows in one piece and a few',
    (most) => {
      const parts = [...partsOf(changes, most)];
      for (const part of parts) {
        const rows = part.changes.reduce((sum, one) => sum + (one.op === 'rows' ? one.rows.length : 1), 0);
        expect(rows).toBeLessThan(2 * most + 1);
      }
      expect(parts.map(({ follows }) => follows)).toEqual([...parts.slice(1).map(() => 'more'), 'end']);
      expect(read(together(parts))).toEqual(read(changes.map(coded)));
    },
  );

  it('is taken whole by who stops in the middle of it, who never begins, and who reads no rows', () => {
    const parts = [...partsOf(changes, 3)];
    const [stopped, untouched] = [parted(parts), parted(parts)];
    for (const one of stopped.write.changes()) if (one.op === 'replaceRecords') break;
    for (const { write, left } of [stopped, untouched]) {
      write.drain();
      expect(left).toEqual([]);
    }
    expect(Array.from(together(parts), ({ op }) => op)).toEqual(changes.map(({ op }) => op));
  });

  it('fails where it could not be made whole', () => {
    const parts: WritePart[] = [...partsOf(changes, 3)].slice(0, 2);
    expect(() => read(together([...parts, { changes: [], follows: 'void' }]))).toThrow(/could not be made/);
  });
});
