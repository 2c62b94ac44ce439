import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { all, any, leaf, not, type PlanNode, planNodeSchema, within } from '../../memory/query-plan.ts';
import { normalisePlan } from './plan-normal.ts';
import { parsePlan } from './plan-parse.ts';
import { planText } from './plan-text.ts';

const two = (n: number) => String(n).padStart(2, '0');
const day = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([y, m, d]) => `${y}-${two(m)}-${two(d)}`);
const clock = fc.constantFrom('T00:00:00', 'T23:59:59', 'T12:30:15');
const instant = fc.tuple(day, clock).map(([d, t]) => d + t);
const words = fc.string({ minLength: 1 });
const strength = fc.constantFrom('must' as const, 'prefer' as const);
const said = { said: fc.string() };
const partly = <T>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }, requiredKeys: (keyof T)[] = []) =>
  fc.record(shape, { requiredKeys });

const leaves = fc.oneof(
  fc.tuple(partly({ words, ...said }, ['words']), strength).map(([a, s]) => leaf('text', a, s)),
  fc
    .tuple(
      partly({
        start: instant,
        end: instant,
        hours: fc.array(fc.integer({ min: 0, max: 23 })),
        tag: fc.string(),
        ...said,
      }),
      strength,
    )
    .map(([a, s]) => leaf('time', a, s)),
  fc
    .tuple(fc.constantFrom('2023', '2023-05', '2024-02', '2024-02-29'), strength)
    .map(([p, s]) => parsePlan(`time${s === 'must' ? '!' : ''}[${p}]`)),
  fc
    .tuple(
      partly(
        {
          name: words,
          lat: fc.double({ min: -90, max: 90, noNaN: true }),
          radiusKm: fc.double({ min: 0, max: 99, noNaN: true }),
        },
        ['name'],
      ),
      strength,
    )
    .map(([a, s]) => leaf('place', a, s)),
  fc
    .tuple(partly({ name: words, how: fc.constantFrom('shown' as const, 'sender' as const) }, ['name']), strength)
    .map(([a, s]) => leaf('person', a, s)),
  fc
    .tuple(partly({ modality: fc.constantFrom('image' as const, 'email' as const), documentKind: words }), strength)
    .map(([a, s]) => leaf('modality', a, s)),
  fc
    .tuple(partly({ min: fc.double({ min: -1e6, max: 1e6, noNaN: true }), currency: words }), strength)
    .map(([a, s]) => leaf('amount', a, s)),
);

const plans: fc.Arbitrary<PlanNode> = fc.letrec<{ plan: PlanNode }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaves,
    fc.array(tie('plan'), { maxLength: 3 }).map((p) => all(...p)),
    fc.array(tie('plan'), { maxLength: 3 }).map((p) => any(...p)),
    tie('plan').map(not),
    fc
      .tuple(
        tie('plan'),
        tie('plan'),
        partly(
          {
            unit: fc.constantFrom('trip' as const, 'days' as const, 'day' as const),
            before: fc.nat(),
            after: fc.nat(),
          },
          ['unit'],
        ),
      )
      .map(([plan, anchor, window]) => within(plan, anchor, window)),
  ),
})).plan;

/** JSON without negative zeros, which a plan's text does not tell from zero. */
const plain = (node: PlanNode): unknown => JSON.parse(JSON.stringify(node));

describe('plan text', () => {
  it('reads back every plan exactly', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(plain(parsePlan(planText(plan)))).toEqual(plain(planNodeSchema.parse(plan)));
      }),
    );
  });

  it('is short for calendar spans', () => {
    const plan = all(
      parsePlan('time[2023-05]'),
      leaf('place', { name: 'Lisbon' }),
      leaf('text', { words: 'hotel invoice' }),
    );
    expect(planText(plan)).toBe('all(time[2023-05], place["Lisbon"], text["hotel invoice"])');
    expect(planText(parsePlan('time![2023-05-07..2023-05-09]'))).toBe('time![2023-05-07..2023-05-09]');
    expect(planText(parsePlan('time[..2022]'))).toBe('time[..2022-12-31]');
  });

  it.each([
    '',
    'all(',
    'frobnicate["x"]',
    'text[words=3]',
    'all() all()',
    'time[2023-05',
    'text["a\\"]',
    'person["A", how="psychic"]',
  ])('refuses %j with a code and what to do', (text) => {
    expect(() => parsePlan(text)).toThrowError(
      expect.objectContaining({ code: 'invalid-plan', action: expect.any(String) }),
    );
  });
});

describe('normal form', () => {
  it('is idempotent and independent of the order of children', () => {
    fc.assert(
      fc.property(fc.array(plans, { maxLength: 4 }), (children) => {
        const normal = normalisePlan(all(...children));
        expect(normalisePlan(normal)).toEqual(normal);
        expect(normalisePlan(all(...children.toReversed()))).toEqual(normal);
      }),
    );
  });
});
