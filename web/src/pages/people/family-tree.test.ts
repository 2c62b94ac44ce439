import { describe, expect, it } from 'vitest';
import { cell, familyTree, type Relative } from './family-tree.ts';

const one = (kin: Relative['kin'], name: string = kin): Relative => ({ id: `${kin}-${name}`, name, kin });
const family = [
  one('self'),
  one('son', 'Ben'),
  one('daughter'),
  one('mother'),
  one('father'),
  one('grandmother'),
  one('wife'),
  one('sister'),
  one('aunt'),
  one('cousin'),
  one('mother-in-law'),
];

describe('a family tree', () => {
  const tree = familyTree(family);
  const at = (kin: Relative['kin']) => tree.people.find(({ of }) => of.kin === kin) ?? expect.fail(`no ${kin}`);

  it('puts the oldest on top, and nobody on anybody', () => {
    expect(tree.generations.map(({ above }) => above)).toEqual([2, 1, 0, -1]);
    expect(at('grandmother').y).toBeLessThan(at('mother').y);
    expect(at('mother').y).toBeLessThan(at('self').y);
    expect(at('self').y).toBe(at('cousin').y);
    expect(at('self').y).toBeLessThan(at('son').y);
    for (const [n, a] of tree.people.entries())
      for (const b of tree.people.slice(n + 1)) expect(a.y !== b.y || Math.abs(a.x - b.x) >= cell.width).toBe(true);
    for (const { x } of tree.people) {
      expect(x).toBeGreaterThanOrEqual(cell.width / 2);
      expect(x).toBeLessThanOrEqual(tree.width - cell.width / 2);
    }
  });

  it('is the same whatever order they come in', () => {
    expect(familyTree(family.toReversed())).toEqual(tree);
  });

  it('draws who descends from whom: a line for each family, and one for the couple', () => {
    expect(tree.lines).toHaveLength(1 + 5);
    expect(familyTree([one('self'), one('sister')]).lines).toHaveLength(1);
    expect(familyTree([one('self')]).lines).toEqual([]);
  });
});
