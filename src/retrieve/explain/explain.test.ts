import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolLeaf } from '../../../test/retrieve/plan-arbitraries.ts';
import { smallLife } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { type Explanation, explanationSchema } from '../../memory/explanation.ts';
import { constraintName, constraintWords } from '../../memory/in-words/constraint-words.ts';
import { all, type PlanNode, type QueryPlan } from '../../memory/query-plan.ts';
import { parsePlan } from '../algebra/plan-parse.ts';
import { retrieve } from '../search.ts';
import { explain } from './explain.ts';

const store = tinyStore(smallLife);
const now = '2024-03-15T12:00:00';
const planned = (text: string, more: Partial<QueryPlan> = {}): QueryPlan => ({
  question: '',
  root: parsePlan(text),
  asked: 'items',
  pick: 'all',
  unknown: [],
  now,
  language: 'en',
  ...more,
});
async function explained(plan: QueryPlan, cut = true): Promise<Explanation> {
  const { hits } = await retrieve(store, plan.question, { plan, limit: 20, cut });
  return explain(store, { plan, results: hits });
}
const photosOfLisbon =
  'all(modality!["image", said="photos"], place!["Lisbon", said="Lisbon"], time![2019, said="in 2019"])';

describe('an explanation', () => {
  it('says what was understood, from which words, and how strongly', async () => {
    const { understood } = await explained(
      planned(photosOfLisbon, { pick: 'last', asked: 'when', unknown: ['Zorblax'] }),
    );
    expect(understood).toMatchObject({
      asks: 'when, of the last one',
      unknown: ['Zorblax'],
      constraints: [
        { words: 'photos', said: 'photos', strength: 'must', plan: 'modality!["image", said="photos"]' },
        { words: 'in Lisbon', strength: 'must' },
        { words: 'in 2019', said: 'in 2019', strength: 'must' },
      ],
    });
  });

  it('says why nothing was found and what there would be without the year', async () => {
    const { nothing, without, results } = await explained(planned(photosOfLisbon));
    expect(results).toEqual([]);
    expect(nothing).toEqual(['the memory reaches from 2022 to 2023']);
    const plan = 'all(modality!["image", said="photos"], place!["Lisbon", said="Lisbon"])';
    expect(without).toEqual([{ constraint: 'the year 2019', items: 3, plan, root: parsePlan(plan) }]);
  });

  it('says of words that mean nothing by themselves that there is nothing to look for', async () => {
    const said = async (question: string, language: 'en' | 'zh') =>
      (await explained(planned('all()', { question, language }))).nothing;
    expect(await said('show me', 'en')).toEqual([expect.stringContaining('“show me” says nothing to look for')]);
    expect(await said('给我看看', 'zh')).toEqual([expect.stringContaining('“给我看看”里没有可查找的内容')]);
  });

  it('leaves out two where leaving out one is not enough', async () => {
    const { without } = await explained(
      planned('all(modality!["image"], place!["Lisbon"], time![2019], person!["Nora", how="sender"])'),
    );
    expect(without.map(({ constraint }) => constraint)).toEqual([expect.stringMatching(/ and /)]);
    expect(without[0]?.items).toBeGreaterThan(0);
  });

  it('says it in Chinese of a question in Chinese', async () => {
    const { nothing, without, understood } = await explained(planned(photosOfLisbon, { language: 'zh' }));
    expect(nothing).toEqual(['记忆的范围是2022年到2023年']);
    expect(without[0]?.constraint).toBe('2019年');
    expect(understood.constraints.map(({ words }) => words)).toEqual(['照片', '在Lisbon', '2019年']);
    const { results } = await explained(
      planned('all(modality!["image"], place!["Lisbon"], time![2023-05])', { language: 'zh' }),
    );
    expect(results[0]?.contributions.map(({ words }) => words)).toEqual(
      expect.arrayContaining(['在Lisbon', '拍摄于2023年5月6日，符合2023年5月', '照片']),
    );
  });

  it('names the source of each piece of evidence, text in a picture apart from words, the loudest first', async () => {
    const { results } = await explained(planned('all(text["grilled sardines"], place["Lisbon"])'), false);
    const menu = results.find(({ id }) => id === 'nowhere-1')?.contributions ?? [];
    expect(menu.find(({ source }) => source === 'text in the picture')?.words).toBe('says “Grilled”, “sardines”');
    expect(menu.find(({ source }) => source === 'place')).toMatchObject({ weight: 0 });
    const weights = menu.map(({ weight }) => Math.abs(weight));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it('says what was preferred and is had by none, and what is not known of some', async () => {
    const anna = await explained(planned('all(modality!["image"], place!["Lisbon"], person["Grace Hill"])'), false);
    expect(anna.loosened).toEqual(['none is known to be with Grace Hill']);
  });

  it('says that exact words were not insisted on', async () => {
    const plan = planned('text!["\\"sardines grilled\\""]');
    const { hits, trace } = await retrieve(store, '', { plan, limit: 20, cut: false });
    expect((await explain(store, { plan, results: hits, trace })).loosened[0]).toMatch(/in this order/);
  });

  it('says that a memory is empty rather than that nothing fits', async () => {
    const empty = tinyStore({ items: [] });
    const plan = planned('place!["Lisbon"]');
    expect(await explain(empty, { plan, results: [] })).toMatchObject({
      nothing: ['the memory is empty'],
      without: [],
    });
  });

  it('measures what there would be: the plan without the constraint finds just as many', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(poolLeaf, { minLength: 2, maxLength: 5, selector: (l) => l.tool }),
        async (leaves) => {
          const plan = planned('all()', { root: all(...leaves) });
          const { without } = await explain(store, { plan, results: [] });
          expect(explanationSchema.safeParse(await explain(store, { plan, results: [] })).success).toBe(true);
          for (const { items, plan: text } of without) {
            const { total, hits } = await retrieve(store, '', { plan: { ...plan, root: parsePlan(text) }, limit: 50 });
            expect(items).toBe(Math.max(total, hits.length));
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('constraints in words', () => {
  it.each([
    ['not(person!["Anna"])', 'without Anna', '没有Anna'],
    ['not(place!["Paris"])', 'not in Paris', '不在Paris'],
    ['not(modality!["video"])', 'no videos', '不要视频'],
    ['any(time![2022], time![2023])', 'in 2022 or in 2023', '2022年或2023年'],
    ['time![2023-05-07]', 'on 7 May 2023', '2023年5月7日'],
    ['time![2023-05-07..2023-05-09]', 'from 7 May 2023 to 9 May 2023', '2023年5月7日到2023年5月9日'],
    ['time[2020..]', 'since 1 January 2020', '2020年1月1日以来'],
    ['time[hours=[20, 21, 22, 23, 0, 1]]', 'between 20:00 and 2:00', '20点到2点'],
    ['time[weekdays=[6, 7]]', 'at a weekend', '周末'],
    ['time[tag="mid-autumn", said="中秋"]', 'at Mid-Autumn', '“中秋”'],
    ['person["Ben", how="sender"]', 'from Ben', '来自Ben'],
    ['text["\\"exactly so\\""]', 'with the exact words “exactly so”', '写有“exactly so”'],
    ['amount[min=50, currency="EUR"]', 'with a sum of at least 50 EUR', '金额至少50 EUR'],
    ['within(all(), place["Rome"], trip)', 'on the trip in Rome', '在Rome的那次旅行'],
  ])('%s', (text, en, zh) => {
    expect(constraintWords(parsePlan(text), 'en')).toBe(en);
    expect(constraintWords(parsePlan(text), 'zh')).toBe(zh);
  });

  it('never says nothing', () => {
    fc.assert(
      fc.property(poolLeaf, fc.constantFrom('en' as const, 'zh' as const), (node: PlanNode, language) => {
        expect(constraintWords(node, language)).not.toBe('');
        expect(constraintName(node, language)).not.toBe('');
      }),
    );
  });
});
