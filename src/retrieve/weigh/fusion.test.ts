import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolLeaf, poolOfLeaves, poolPlan } from '../../../test/retrieve/plan-arbitraries.ts';
import { all, any, leaf, not, type PlanLeaf, type PlanNode } from '../../memory/query-plan.ts';
import { meaningOf } from '../algebra/canonical-plan.ts';
import { planText } from '../algebra/plan-text.ts';
import type { Reading, Truth } from './evidence.ts';
import { fuse } from './fusion.ts';

/** One world: what each leaf of the pool says of one item. Weights differ, so that a leaf left out or counted twice shows. */
type World = ReadonlyMap<string, Reading>;
const keyOf = (l: PlanLeaf): string => planText(meaningOf(l, 'prefer'));
const worlds: fc.Arbitrary<World> = fc
  .array(fc.constantFrom<Truth>('yes', 'no', 'unknown'), {
    minLength: poolOfLeaves.length,
    maxLength: poolOfLeaves.length,
  })
  .map(
    (truths) =>
      new Map(
        poolOfLeaves.map((l, i): [string, Reading] => {
          const truth = truths[i] ?? 'unknown';
          const weight = truth === 'yes' ? 1 + i / 8 : truth === 'no' ? -0.5 - i / 16 : 0;
          return [keyOf(l), { truth, weight, note: keyOf(l) }];
        }),
      ),
  );
const unknown: Reading = { truth: 'unknown', weight: 0, note: '' };
const readingIn =
  (world: World) =>
  (l: PlanLeaf): Reading =>
    world.get(keyOf(l)) ?? unknown;

const essence = (plan: PlanNode, world: World) => {
  const { weight, excluded } = fuse(plan, readingIn(world));
  return excluded ? 'excluded' : Number(weight.toFixed(9));
};
const same = (law: (world: World, ...plans: PlanNode[]) => readonly [PlanNode, PlanNode], plans: number) =>
  fc.assert(
    fc.property(worlds, fc.array(poolPlan, { minLength: plans, maxLength: plans }), (world, given) => {
      const [left, right] = law(world, ...given);
      expect(essence(left, world)).toEqual(essence(right, world));
    }),
    { numRuns: 300 },
  );
const nothing = all();
const a = (plans: readonly PlanNode[], i: number): PlanNode => plans[i] ?? nothing;

describe('laws of the algebra', () => {
  it.each([['all', all] as const, ['any', any] as const])('%s is idempotent', (_, join) => {
    same((_w, ...p) => [join(a(p, 0), a(p, 0)), a(p, 0)], 1);
    same((_w, ...p) => [join(a(p, 0), a(p, 1), a(p, 0)), join(a(p, 0), a(p, 1))], 2);
  });

  it.each([['all', all] as const, ['any', any] as const])('%s is commutative and associative', (_, join) => {
    same((_w, ...p) => [join(...p), join(...p.toReversed())], 3);
    same((_w, ...p) => [join(a(p, 0), join(a(p, 1), a(p, 2))), join(join(a(p, 0), a(p, 1)), a(p, 2))], 3);
    same((_w, ...p) => [join(a(p, 0), join(a(p, 1), a(p, 2))), join(...p)], 3);
  });

  it('obeys De Morgan and cancels double negation', () => {
    same((_w, ...p) => [not(all(...p)), any(...p.map(not))], 3);
    same((_w, ...p) => [not(any(...p)), all(...p.map(not))], 3);
    same((_w, ...p) => [not(not(a(p, 0))), a(p, 0)], 1);
  });

  it('has `all` and `any` of nothing as neutral elements', () => {
    same((_w, ...p) => [all(a(p, 0), all()), a(p, 0)], 1);
    same((_w, ...p) => [any(a(p, 0), any()), a(p, 0)], 1);
  });

  it('is neutral where everything is unknown', () => {
    fc.assert(
      fc.property(poolPlan, (plan) => {
        expect(fuse(plan, () => unknown)).toMatchObject({ weight: 0, excluded: false });
      }),
    );
  });

  it('adds what is unknown without a change to `all`', () => {
    fc.assert(
      fc.property(worlds, poolPlan, fc.constantFrom('must' as const, 'prefer' as const), (world, plan, strength) => {
        const silent = leaf('object', { name: 'nobody knows' }, strength);
        expect(essence(all(plan, silent), world)).toEqual(essence(plan, world));
        expect(essence(all(plan, not(silent)), world)).toEqual(essence(plan, world));
      }),
    );
  });

  it('never brings an item back by a further must, and excludes only by one', () => {
    fc.assert(
      fc.property(worlds, poolPlan, poolLeaf, (world, plan, extra) => {
        const must = { ...extra, strength: 'must' } as PlanLeaf;
        if (essence(plan, world) === 'excluded') expect(essence(all(plan, must), world)).toBe('excluded');
        const preferred = meaningOf(plan, 'prefer');
        expect(essence(preferred, world)).not.toBe('excluded');
      }),
    );
  });

  it('keeps the weight of what stays when a preference becomes a must', () => {
    fc.assert(
      fc.property(worlds, fc.array(poolLeaf, { minLength: 1, maxLength: 5 }), (world, leaves) => {
        const before = essence(all(...leaves.map((l) => meaningOf(l, 'prefer'))), world);
        const after = essence(all(...leaves.map((l) => meaningOf(l, 'must'))), world);
        if (after !== 'excluded') expect(after).toBe(before);
      }),
    );
  });

  it('takes the required one of the same leaf preferred and required, in `any` the preferred one', () => {
    const l = leaf('place', { name: 'Lisbon' }, 'must');
    const world: World = new Map([[keyOf(l), { truth: 'no', weight: -2, note: '' }]]);
    const soft = leaf('place', { name: 'Lisbon', said: 'there' }, 'prefer');
    expect(essence(all(l, soft), world)).toBe('excluded');
    expect(essence(any(l, soft), world)).toBe(-2);
  });

  it('gives an excluded alternative no say', () => {
    const [here, there] = [leaf('place', { name: 'Lisbon' }, 'must'), leaf('place', { name: 'Paris' }, 'must')];
    const world: World = new Map([
      [keyOf(here), { truth: 'yes', weight: 3, note: 'in Lisbon' }],
      [keyOf(there), { truth: 'no', weight: -2, note: 'not in Paris' }],
    ]);
    const { weight, why } = fuse(any(here, there), readingIn(world));
    expect(weight).toBeCloseTo(3 - Math.log(2), 9);
    expect(why.map(({ note }) => note)).toEqual(['in Lisbon']);
  });

  it('counts readings of ambiguous words by how probable each is', () => {
    const reading = (name: string, chance: number): PlanLeaf =>
      ({ kind: 'leaf', tool: 'place', args: { name, chance }, strength: 'prefer' }) as PlanLeaf;
    const [likely, unlikely] = [reading('Paris', 0.9), reading('Lisbon', 0.1)];
    const found = (yes: PlanLeaf): number =>
      fuse(any(likely, unlikely), (l) => (l === yes ? { truth: 'yes', weight: 3, note: '' } : unknown)).weight;
    expect(found(likely)).toBeCloseTo(Math.log(0.9 * Math.exp(3) + 0.1), 9);
    expect(found(unlikely)).toBeCloseTo(Math.log(0.1 * Math.exp(3) + 0.9), 9);
    expect(fuse(any(likely, unlikely), () => unknown).weight).toBe(0);
  });
});
