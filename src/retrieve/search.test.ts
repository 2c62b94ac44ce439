import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallLife, stored } from '../../test/retrieve/small-life.ts';
import { tinyStore } from '../../test/retrieve/tiny-store.ts';
import { assembleItem } from '../memory/item.ts';
import { all, any, leaf, not, type PlanLeaf, type PlanNode } from '../memory/query-plan.ts';
import { buildGazetteer } from './planner/gazetteer-build.ts';
import { rankItems } from './rank/rank-items.ts';
import { readLeaf } from './rank/read-leaf.ts';
import { search } from './search.ts';
import type { Reading, Truth } from './weigh/evidence.ts';
import { fuse } from './weigh/fusion.ts';

const store = tinyStore(smallLife);
const now = '2024-03-15T12:00:00';
const ids = async (query: string): Promise<string[]> =>
  (await search(store, query, { now, limit: 50 })).items.map((item) => item.id);

describe('search on a small life', () => {
  it('gives the whole set of facts in the order of time', async () => {
    expect(await ids('photos from May 2023 in Lisbon')).toEqual(['lis-1', 'lis-2', 'lis-3']);
  });

  it('keeps who is not known to be somebody, and drops who is known to be', async () => {
    const found = await ids('photos without Ben');
    expect(found).toContain('lis-2');
    expect(found).toContain('nowhere-1');
    expect(found).not.toContain('lis-1');
  });

  it('finds a picture by its words, with the line that has them and why', async () => {
    const [first] = (await search(store, 'menu with grilled sardines', { now })).items;
    expect(first).toMatchObject({ id: 'nowhere-1', modality: 'image', snippet: 'Grilled sardines 12,50' });
    expect(first?.why.find((why) => why.tool === 'text')?.note).toBe('says “Grilled”, “sardines”');
  });

  it('says of a photo without a place that this is neither for nor against', async () => {
    const { items } = await search(store, 'sardines in Lisbon', { now, cut: false });
    const why = items.find((item) => item.id === 'nowhere-1')?.why.find(({ tool }) => tool === 'place');
    expect(why).toMatchObject({ tool: 'place', weight: 0, note: 'place unknown: neither for nor against' });
  });

  it('takes a trip as the bound of the rest', async () => {
    expect(await ids('photos from my trip to Lisbon')).toEqual(['lis-1', 'lis-2', 'nowhere-1', 'lis-3']);
  });

  it('measures how far a home is', async () => {
    expect(await ids('photos at home')).toEqual(['par-1']);
  });

  it('puts the latest first when the last is asked for', async () => {
    expect((await ids('the latest photo of Ben'))[0]).toBe('lis-3');
  });

  it('finds nothing where nothing is, and says so', async () => {
    const found = await search(store, 'photos from Lisbon in 2019', { now });
    expect(found).toMatchObject({ items: [], abstained: true });
  });

  it('finds nothing in an empty memory', async () => {
    const empty = tinyStore({ items: [] });
    expect(await search(empty, 'photos of Anna in May', { now })).toMatchObject({ items: [], abstained: true });
    expect(await search(empty, '', { now })).toMatchObject({ items: [], abstained: true });
  });
});

const pool: PlanLeaf[] = [
  leaf('modality', { modality: 'image' }),
  leaf('modality', { modality: 'email' }),
  leaf('place', { name: 'Lisbon' }),
  leaf('place', { name: 'Paris' }),
  leaf('person', { name: 'Ben Okoro', id: 'ben' }),
  leaf('person', { name: 'Anna Berg', id: 'anna', how: 'shown' }),
  leaf('time', { start: '2023-05-01T00:00:00', end: '2023-05-31T23:59:59' }),
  leaf('time', { hours: [18, 19, 20, 21] }),
  leaf('text', { words: 'hotel invoice' }),
  leaf('reference', { code: 'QX7T9P' }),
];
const leaves = fc
  .tuple(fc.constantFrom(...pool), fc.constantFrom('must' as const, 'prefer' as const))
  .map(([l, strength]): PlanLeaf => ({ ...l, strength }) as PlanLeaf);
const plans: fc.Arbitrary<PlanNode> = fc.letrec<{ plan: PlanNode }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 2 },
    leaves,
    fc.array(tie('plan'), { minLength: 1, maxLength: 3 }).map((p) => all(...p)),
    fc.array(tie('plan'), { minLength: 1, maxLength: 3 }).map((p) => any(...p)),
    tie('plan').map(not),
  ),
})).plan;

const readings: Readonly<Record<Truth, Reading>> = {
  yes: { truth: 'yes', weight: 2.5, note: '' },
  no: { truth: 'no', weight: -1.5, note: '' },
  unknown: { truth: 'unknown', weight: 0, note: '' },
};
const world = fc.array(fc.constantFrom<Truth>('yes', 'no', 'unknown'), {
  minLength: pool.length,
  maxLength: pool.length,
});
const readingIn =
  (truths: readonly Truth[]) =>
  (l: PlanLeaf): Reading =>
    readings[truths[pool.findIndex((p) => JSON.stringify(p.args) === JSON.stringify(l.args))] ?? 'unknown'];
const essence = ({ weight, excluded, affirmed }: ReturnType<typeof fuse>) => ({
  weight: Number(weight.toFixed(9)),
  excluded,
  affirmed,
});

describe('adding up evidence', () => {
  it('does not depend on the order of children', () => {
    fc.assert(
      fc.property(
        fc.array(plans, { minLength: 1, maxLength: 4 }),
        world,
        fc.constantFrom(all, any),
        (children, truths, join) => {
          const read = readingIn(truths);
          expect(essence(fuse(join(...children), read))).toEqual(essence(fuse(join(...children.toReversed()), read)));
        },
      ),
    );
  });

  it('does not depend on how a conjunction is nested', () => {
    fc.assert(
      fc.property(plans, plans, plans, world, (a, b, c, truths) => {
        const read = readingIn(truths);
        expect(essence(fuse(all(a, all(b, c)), read))).toEqual(essence(fuse(all(all(a, b), c), read)));
      }),
    );
  });

  it('is neutral where everything is unknown', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(fuse(plan, () => readings.unknown)).toMatchObject({ weight: 0, excluded: false, affirmed: false });
      }),
    );
  });

  it('cancels a double negation and repeats of an alternative', () => {
    fc.assert(
      fc.property(plans, world, (plan, truths) => {
        const read = readingIn(truths);
        expect(essence(fuse(not(not(plan)), read))).toEqual(essence(fuse(plan, read)));
        expect(essence(fuse(any(plan, plan), read))).toEqual(essence(fuse(plan, read)));
      }),
    );
  });
});

describe('ranking', () => {
  it('never gains items by a further must', async () => {
    const gazetteer = await buildGazetteer(store);
    const scope = { gazetteer, hits: [], rates: new Map(), attained: new Map(), happenings: new Map(), explain: false };
    fc.assert(
      fc.property(plans, leaves, fc.constantFrom(...smallLife.items), (plan, extra, stored) => {
        const item = assembleItem(stored);
        const read = (l: PlanLeaf): Reading => readLeaf(l, item, scope);
        if (fuse(plan, read).excluded)
          expect(fuse(all(plan, { ...extra, strength: 'must' } as PlanLeaf), read).excluded).toBe(true);
      }),
    );
  });

  it('weighs nothing of an item that knows nothing', async () => {
    const gazetteer = await buildGazetteer(store);
    const blank = assembleItem(stored('blank', 'image', {}));
    for (const l of pool.filter(({ tool }) => tool !== 'modality' && tool !== 'reference')) {
      expect(
        readLeaf(l, blank, {
          gazetteer,
          hits: [],
          rates: new Map(),
          attained: new Map(),
          happenings: new Map(),
          explain: false,
        }),
        l.tool,
      ).toMatchObject({ truth: 'unknown', weight: 0 });
    }
  });

  it('is the same whatever the order of the plan', async () => {
    const gazetteer = await buildGazetteer(store);
    await fc.assert(
      fc.asyncProperty(fc.array(leaves, { minLength: 1, maxLength: 4 }), async (children) => {
        const order = async (plan: PlanNode): Promise<string[]> =>
          (await rankItems(store, plan, gazetteer, { limit: 20 })).ranked.map(
            (r) => `${r.item.id} ${r.score.toFixed(6)}`,
          );
        expect(await order(all(...children))).toEqual(await order(all(...children.toReversed())));
      }),
      { numRuns: 40 },
    );
  });
});
