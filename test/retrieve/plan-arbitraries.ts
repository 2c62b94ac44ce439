import fc from 'fast-check';
import { all, any, leaf, not, type PlanLeaf, type PlanNode } from '../../src/memory/query-plan.ts';

/** Leaves that agree and disagree with items of the small life. */
export const poolOfLeaves: readonly PlanLeaf[] = [
  leaf('modality', { modality: 'image' }),
  leaf('modality', { modality: 'email' }),
  leaf('modality', { documentKind: 'invoice' }),
  leaf('place', { name: 'Lisbon' }),
  leaf('place', { name: 'Paris', level: 'city' }),
  leaf('person', { name: 'Ben Okoro', id: 'ben' }),
  leaf('person', { name: 'Anna Berg', id: 'anna', how: 'shown' }),
  leaf('time', { start: '2023-05-01T00:00:00', end: '2023-05-31T23:59:59' }),
  leaf('time', { hours: [18, 19, 20, 21] }),
  leaf('text', { words: 'hotel invoice' }),
  leaf('text', { words: '"grilled sardines"' }),
  leaf('reference', { code: 'QX7T9P' }),
  leaf('amount', { min: 300, currency: 'EUR' }),
  leaf('event', { name: 'Days in Lisbon, May 2023', id: 'trip' }),
];

const strength = fc.constantFrom('must' as const, 'prefer' as const);
/** The words that led to a leaf never change what it means. */
const said = fc.option(fc.constantFrom('there', '那里'), { nil: undefined, freq: 4 });

export const poolLeaf: fc.Arbitrary<PlanLeaf> = fc
  .tuple(fc.constantFrom(...poolOfLeaves), strength, said)
  .map(
    ([l, s, words]) =>
      ({ ...l, strength: s, args: { ...l.args, ...(words === undefined ? {} : { said: words }) } }) as PlanLeaf,
  );

/** Plans of a few levels over the pool, without `within`. Empty groups are among them. */
export const poolPlan: fc.Arbitrary<PlanNode> = fc.letrec<{ plan: PlanNode }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { arbitrary: poolLeaf, weight: 3 },
    { arbitrary: fc.array(tie('plan'), { maxLength: 4 }).map((p) => all(...p)), weight: 2 },
    { arbitrary: fc.array(tie('plan'), { maxLength: 4 }).map((p) => any(...p)), weight: 2 },
    { arbitrary: tie('plan').map(not), weight: 1 },
  ),
})).plan;
