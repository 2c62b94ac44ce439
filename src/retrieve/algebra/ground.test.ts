import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolLeaf, poolPlan } from '../../../test/retrieve/plan-arbitraries.ts';
import { smallLife } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { assembleItem } from '../../memory/item.ts';
import { all, any, leaf, not, type PlanNode, within } from '../../memory/query-plan.ts';
import { buildGazetteer } from '../planner/gazetteer-build.ts';
import type { Ranked } from '../rank/rank-items.ts';
import { canonicalPlan, meaningOf } from './canonical-plan.ts';
import { type FindAnchors, ground } from './ground.ts';
import { leavesOf } from './plan-normal.ts';
import { planText } from './plan-text.ts';

const gazetteer = await buildGazetteer(tinyStore(smallLife));
const byId = new Map(smallLife.items.map((item) => [item.id as string, assembleItem(item)]));
const found =
  (...ids: string[]): FindAnchors =>
  async () =>
    ids.flatMap((id): Ranked[] => {
      const item = byId.get(id);
      return item === undefined ? [] : [{ item, score: 1, probability: 0.9, why: [] }];
    });
const lisbon = leaf('place', { name: 'Lisbon' });
const photos = leaf('modality', { modality: 'image' }, 'must');
const grounded = async (node: PlanNode, find: FindAnchors): Promise<string> =>
  planText(meaningOf((await ground(node, gazetteer, find)).plan));

describe('grounding', () => {
  it('bounds the rest by the trip that the anchor was on, or by the anchor itself where pictures are asked for', async () => {
    expect(await grounded(within(photos, lisbon, { unit: 'trip' }), found('lis-1'))).toBe(
      'all(any(place["Lisbon"], time![2023-05-05T10:00:00..2023-05-09T20:00:00]), modality!["image"])',
    );
  });

  it('knows no trip where the time asked for is that of none', async () => {
    const inWinter = all(photos, leaf('time', { start: '2019-01-01', end: '2019-02-28' }, 'must'));
    expect(await grounded(within(inWinter, lisbon, { unit: 'trip' }), found('lis-1'))).toBe(
      'all(modality!["image"], place["Lisbon"], time![2019-01-01..2019-02-28])',
    );
  });

  it('takes who only talks of a journey for no traveller of that day', async () => {
    const text = await grounded(within(photos, lisbon, { unit: 'trip' }), found('note-1'));
    expect(text).toBe('all(modality!["image"], place["Lisbon"])');
  });

  it.each([
    [{ unit: 'day' as const }, 'time![2022-07-14]'],
    [{ unit: 'days' as const, before: 1, after: 2 }, 'time![2022-07-13..2022-07-16]'],
    [{ unit: 'hours' as const, before: 2 }, 'time![2022-07-14T19:00:00..2022-07-14T21:00:00]'],
    [{ unit: 'event' as const }, 'time![2022-07-14T18:00:00..2022-07-15T00:00:00]'],
  ])('takes a window of %j around what is of no event', async (window, time) => {
    expect(await grounded(within(photos, lisbon, window), found('par-1'))).toBe(`all(modality!["image"], ${time})`);
  });

  it('takes several times as alternatives, latest ones and earliest ones alike', async () => {
    const text = await grounded(within(photos, lisbon, { unit: 'day' }), found('par-1', 'vid-1'));
    expect(text).toBe('all(any(time![2022-07-14], time![2023-08-20]), modality!["image"])');
  });

  it('keeps an anchor that finds nothing as evidence of its own', async () => {
    expect(await grounded(within(photos, lisbon, { unit: 'trip' }), found())).toBe(
      'all(modality!["image"], place["Lisbon"])',
    );
  });

  it('negates a bound as it negates anything: not in that time, or not a photo', async () => {
    expect(await grounded(not(within(photos, lisbon, { unit: 'day' })), found('par-1'))).toBe(
      'any(not(modality!["image"]), not(time![2022-07-14]))',
    );
  });

  it('looks for the same anchor once', async () => {
    let looks = 0;
    const find: FindAnchors = async (anchor) => {
      looks += 1;
      return found('par-1')(anchor);
    };
    const said = leaf('place', { name: 'Lisbon', said: 'there' });
    await grounded(any(within(photos, lisbon, { unit: 'day' }), within(all(photos), said, { unit: 'trip' })), find);
    expect(looks).toBe(1);
  });

  it('leaves nothing ungrounded, and nothing changed where there was nothing to ground', async () => {
    const nested = fc
      .tuple(poolPlan, poolPlan, poolLeaf)
      .map(([plan, inner, anchor]) =>
        all(plan, not(within(inner, within(anchor, lisbon, { unit: 'day' }), { unit: 'trip' }))),
      );
    await fc.assert(
      fc.asyncProperty(nested, async (plan) => {
        const text = planText((await ground(plan, gazetteer, found('par-1'))).plan);
        expect(text).not.toContain('within');
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(poolPlan, async (plan) => {
        const { plan: same, spans } = await ground(plan, gazetteer, found('par-1'));
        expect(planText(same)).toBe(planText(canonicalPlan(plan)));
        expect(spans).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('ends up the same however the plan is written', async () => {
    const bounded = within(photos, lisbon, { unit: 'trip' });
    await fc.assert(
      fc.asyncProperty(poolPlan, async (plan) => {
        const a = await grounded(all(plan, bounded), found('lis-1'));
        const b = await grounded(not(any(not(bounded), not(plan), not(bounded))), found('lis-1'));
        expect(b).toBe(a);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a canonical plan', () => {
  it('is canonical, negates leaves only, and neither gains nor loses what is asked', () => {
    const asks = (node: PlanNode): string[] =>
      [
        ...new Set(leavesOf(node).map(({ leaf: l, negated }) => `${negated} ${planText(meaningOf(l, 'prefer'))}`)),
      ].sort();
    const negatesLeaves = (node: PlanNode): boolean => {
      if (node.kind === 'leaf') return true;
      if (node.kind === 'not') return node.plan.kind === 'leaf';
      return node.kind === 'within' ? negatesLeaves(node.plan) : node.plans.every(negatesLeaves);
    };
    fc.assert(
      fc.property(poolPlan, (plan) => {
        const canonical = canonicalPlan(plan);
        expect(planText(canonicalPlan(structuredClone(canonical)))).toBe(planText(canonical));
        expect(negatesLeaves(canonical)).toBe(true);
        expect(asks(canonical)).toEqual(asks(plan));
      }),
    );
  });
});
