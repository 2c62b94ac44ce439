import { describe, expect, it } from 'vitest';
import { circleLayout, roomOf } from './circle-layout.ts';

const nodes = Array.from({ length: 12 }, (_, n) => ({ id: `p${n}`, radius: 24, circle: n < 6 ? 0 : 1 }));
const edges = nodes.flatMap((a, i) =>
  nodes.slice(i + 1).flatMap((b) => (a.circle === b.circle ? [{ a: a.id, b: b.id, weight: 1 }] : [])),
);
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('where people stand', () => {
  const places = circleLayout(nodes, edges);
  const at = (id: string) => places.get(id) ?? expect.fail(`${id} has no place`);

  it('is the same each time, and nobody stands over another', () => {
    expect(circleLayout(nodes, edges)).toEqual(places);
    for (const [i, a] of nodes.entries())
      for (const b of nodes.slice(i + 1)) expect(distance(at(a.id), at(b.id))).toBeGreaterThan(46);
  });

  it('lays nobody’s name over another’s face or name', () => {
    const named = nodes.map((node, n) => ({ ...node, nameWidth: 40 + ((n * 37) % 150) }));
    const stand = circleLayout(named, edges);
    for (const [i, a] of named.entries())
      for (const b of named.slice(i + 1)) {
        const [pa, pb] = [stand.get(a.id) ?? expect.fail(), stand.get(b.id) ?? expect.fail()];
        const [ra, rb] = [roomOf(a), roomOf(b)];
        const isBeside = Math.abs(pa.x - pb.x) >= ra.side + rb.side;
        const isAbove = pa.y + ra.down <= pb.y - rb.up || pb.y + rb.down <= pa.y - ra.up;
        expect(isBeside || isAbove, `${a.id} and ${b.id}`).toBe(true);
      }
  });

  it('keeps those of a circle closer than others', () => {
    const mean = (pairs: readonly (readonly [string, string])[]) =>
      pairs.reduce((sum, [a, b]) => sum + distance(at(a), at(b)), 0) / pairs.length;
    const pairs = nodes.flatMap((a, i) =>
      nodes.slice(i + 1).map((b) => ({ ids: [a.id, b.id] as const, same: a.circle === b.circle })),
    );
    const within = mean(pairs.filter(({ same }) => same).map(({ ids }) => ids));
    const between = mean(pairs.filter(({ same }) => !same).map(({ ids }) => ids));
    expect(within).toBeLessThan(between);
  });

  it('leaves out bonds with who is not there', () => {
    expect(circleLayout([{ id: 'a', radius: 9, circle: -1 }], [{ a: 'a', b: 'gone', weight: 1 }]).size).toBe(1);
  });
});
