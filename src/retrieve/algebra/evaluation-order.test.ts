import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolLeaf, poolPlan } from '../../../test/retrieve/plan-arbitraries.ts';
import { randomItems } from '../../../test/retrieve/random-life.ts';
import { smallLife } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { assembleItem, type MemoryItem } from '../../memory/item.ts';
import { all, any, leaf, not, type PlanLeaf, type PlanNode, type QueryPlan } from '../../memory/query-plan.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { buildGazetteer } from '../planner/gazetteer-build.ts';
import { retrieve } from '../search.ts';
import type { Reading } from '../weigh/evidence.ts';
import { fuse } from '../weigh/fusion.ts';
import { weighAmount, weighModality, weighReference } from '../weigh/weigh-kind.ts';
import { weighPerson } from '../weigh/weigh-person.ts';
import { weighPlace } from '../weigh/weigh-place.ts';
import { weighTime } from '../weigh/weigh-time.ts';
import { canonicalPlan } from './canonical-plan.ts';

const items = [...smallLife.items, ...randomItems(60, 7)].map(assembleItem);
const mixed = tinyStore({ ...smallLife, items: [...smallLife.items, ...randomItems(60, 7)] });

/** What one leaf says of a real item; words by plain inclusion, since no index is asked here. */
function reading(l: PlanLeaf, item: MemoryItem): Reading {
  switch (l.tool) {
    case 'modality':
      return weighModality(l.args, item, 0.3);
    case 'place':
      return weighPlace(l.args, item, 0.3);
    case 'person':
      return weighPerson(l.args, item, 0.3);
    case 'time':
      return weighTime(l.args, item, 0.3);
    case 'reference':
      return weighReference(l.args, item, 0.01);
    case 'amount':
      return weighAmount(l.args, item, 0.1);
    case 'text': {
      const text = `${item.title} ${item.body?.text} ${item.ocr?.text} ${item.caption}`.toLowerCase();
      const found = l.args.words
        .replaceAll('"', '')
        .split(' ')
        .some((word) => text.includes(word));
      return { truth: found ? 'yes' : 'no', weight: found ? 1.7 : -0.4, note: '' };
    }
    default:
      return { truth: 'unknown', weight: 0, note: '' };
  }
}

/** The definition, written down naively: every leaf is read, in the order it stands in, and nothing is left early. */
function naive(node: PlanNode, read: (l: PlanLeaf) => Reading): { weight: number; excluded: boolean } {
  switch (node.kind) {
    case 'leaf': {
      const { weight, truth } = read(node);
      return { weight, excluded: node.strength === 'must' && truth === 'no' };
    }
    case 'not': {
      if (node.plan.kind !== 'leaf') throw new Error('a canonical plan negates leaves only');
      const { weight, truth } = read(node.plan);
      return { weight: -weight, excluded: node.plan.strength === 'must' && truth === 'yes' };
    }
    case 'all': {
      const parts = node.plans.map((plan) => naive(plan, read));
      return { weight: parts.reduce((sum, p) => sum + p.weight, 0), excluded: parts.some((p) => p.excluded) };
    }
    case 'any': {
      const parts = node.plans.map((plan) => naive(plan, read));
      const odds = parts.map((p) => (p.excluded ? 0 : Math.exp(p.weight)));
      return {
        weight: parts.length === 0 ? 0 : Math.log(odds.reduce((sum, o) => sum + o, 0) / odds.length),
        excluded: parts.length > 0 && parts.every((p) => p.excluded),
      };
    }
    case 'within':
      return naive(node.plan, read);
  }
}

type Row = { readonly id: string; readonly score: number };
const inOrder = (rows: readonly Row[]): string[] =>
  rows.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).map(({ id, score }) => `${id} ${score}`);
const rounded = (weight: number): number => Number(weight.toFixed(9)) + 0;

describe('the order of evaluation', () => {
  it('never changes which items are found, their order or their scores', () => {
    fc.assert(
      fc.property(poolPlan, (plan) => {
        const expected = items.flatMap((item): Row[] => {
          const { weight, excluded } = naive(canonicalPlan(plan), (l) => reading(l, item));
          return excluded ? [] : [{ id: item.id, score: rounded(weight) }];
        });
        const found = items.flatMap((item): Row[] => {
          const { weight, excluded } = fuse(plan, (l) => reading(l, item));
          return excluded ? [] : [{ id: item.id, score: rounded(weight) }];
        });
        expect(inOrder(found)).toEqual(inOrder(expected));
      }),
      { numRuns: 200 },
    );
  });

  it('reads the dear leaves of no item that a cheap one excludes', () => {
    const plan = all(
      leaf('text', { words: 'hotel' }),
      leaf('place', { name: 'Lisbon' }),
      leaf('modality', { modality: 'video' }, 'must'),
    );
    const read: string[] = [];
    for (const item of items)
      fuse(plan, (l) => {
        if (item.modality !== 'video') read.push(l.tool);
        return reading(l, item);
      });
    expect(new Set(read)).toEqual(new Set(['modality']));
  });
});

describe('a plan written in another way', () => {
  const run = async (root: PlanNode): Promise<string[]> => {
    const plan: QueryPlan = {
      question: '',
      root,
      asked: 'items',
      pick: 'all',
      unknown: [],
      now: '2024-03-15T12:00:00',
      language: 'en',
    };
    const { hits } = await retrieve(mixed, '', { plan, limit: 100, cut: false });
    return hits.map((hit) => `${hit.item.id} ${hit.score.toFixed(9)}`);
  };
  const rewritings: readonly ((plan: PlanNode) => PlanNode)[] = [
    (plan) => not(not(plan)),
    (plan) => all(plan, plan),
    (plan) => any(any(plan), plan),
    (plan) => all(all(), all(plan)),
    (plan) => (plan.kind === 'all' ? all(...plan.plans.toReversed()) : plan),
    (plan) => (plan.kind === 'all' ? not(any(...plan.plans.map(not))) : plan),
    (plan) => (plan.kind === 'any' ? not(all(...plan.plans.map(not))) : plan),
    (plan) =>
      plan.kind === 'all' && plan.plans.length > 2 ? all(plan.plans[0] ?? all(), all(...plan.plans.slice(1))) : plan,
  ];

  it('finds the same items in the same order with the same scores', async () => {
    await fc.assert(
      fc.asyncProperty(poolPlan, fc.constantFrom(...rewritings), async (plan, rewrite) => {
        expect(await run(rewrite(plan))).toEqual(await run(plan));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a search by facts alone', () => {
  const facts: readonly PlanLeaf[] = [
    leaf('modality', { modality: 'image' }, 'must'),
    leaf('modality', { modality: 'email' }, 'must'),
    leaf('place', { name: 'Lisbon' }, 'must'),
    leaf('place', { name: 'Paris' }, 'must'),
    leaf('person', { name: 'Ben Okoro', id: 'ben', how: 'shown' }, 'must'),
    leaf('time', { start: '2023-05-01T00:00:00', end: '2023-05-31T23:59:59' }, 'must'),
    leaf('time', { start: '2022-01-01T00:00:00', end: '2022-12-31T23:59:59' }, 'must'),
  ];

  it('finds all that are known to have them and none that is known not to', async () => {
    const gazetteer: Gazetteer = await buildGazetteer(mixed);
    expect(gazetteer.items).toBe(items.length);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...facts), { minLength: 1, maxLength: 3 }), async (chosen) => {
        const plan: QueryPlan = {
          question: '',
          root: all(...chosen),
          asked: 'items',
          pick: 'all',
          unknown: [],
          now: '2024-03-15T12:00:00',
          language: 'en',
        };
        const { hits } = await retrieve(mixed, '', { plan, limit: 100, cut: false });
        const found = new Set(hits.map((hit) => hit.item.id));
        for (const item of items) {
          const truths = chosen.map((l) => reading(l, item).truth);
          const mediaOnly = item.modality === 'image' || item.modality === 'video';
          if (truths.includes('no')) expect(found.has(item.id), item.id).toBe(false);
          else if (mediaOnly && truths.every((truth) => truth === 'yes'))
            expect(found.has(item.id), item.id).toBe(true);
        }
      }),
    );
  });
});

describe('a must', () => {
  it('is never broken by anything that a search gives, in whatever plan it stands', async () => {
    const known = (l: PlanLeaf): boolean => l.tool !== 'text' && l.tool !== 'ocr' && l.tool !== 'event';
    await fc.assert(
      fc.asyncProperty(poolPlan, poolLeaf.filter(known), async (plan, extra) => {
        const must = { ...extra, strength: 'must' } as PlanLeaf;
        const root = all(plan, must);
        const asked: QueryPlan = {
          question: '',
          root,
          asked: 'items',
          pick: 'all',
          unknown: [],
          now: '2024-03-15T12:00:00',
          language: 'en',
        };
        const { hits } = await retrieve(mixed, '', { plan: asked, limit: 100, cut: false });
        for (const { item } of hits) expect(reading(must, item).truth, `${item.id} ${must.tool}`).not.toBe('no');
      }),
      { numRuns: 60 },
    );
  });
});
