import { describe, expect, it } from 'vitest';
import { smallLife, stored } from '../../test/retrieve/small-life.ts';
import { tinyStore } from '../../test/retrieve/tiny-store.ts';
import { planText } from './algebra/plan-text.ts';
import { buildGazetteer } from './planner/gazetteer-build.ts';
import { plan } from './planner/planner.ts';
import { search } from './search.ts';
import { withoutUnsaid } from './unsaid-words.ts';

const store = tinyStore(smallLife);
const gazetteer = await buildGazetteer(store);
const now = '2024-03-15T12:00:00';
const unsaidOf = async (question: string): Promise<readonly string[]> =>
  (await withoutUnsaid(store, plan(question, gazetteer, now), gazetteer)).unsaid;

describe('words that nothing says', () => {
  it.each([
    ['photos in Lisbon flumpish', ['flumpish']],
    ['photos of sardines in Lisbon', []],
    ['photos of flumpish dogs', ['flumpish']],
    // A thing that is not there, a name, a mail, nothing else to go by.
    ['photos of an elephant in Lisbon', []],
    ['photos of Zebedee in Lisbon', []],
    ['mails about flumpish from Lisbon', []],
    ['photos flumpish', []],
  ])('%s: %j', async (question, expected) => {
    expect(await unsaidOf(question)).toEqual(expected);
  });

  it('leave the plan as it is where all is said', async () => {
    const understood = plan('photos of sardines in Lisbon', gazetteer, now);
    expect((await withoutUnsaid(store, understood, gazetteer)).root).toBe(understood.root);
  });

  it('do not hide what who, where and when have found', async () => {
    const plain = await search(store, 'photos in Lisbon', { now, limit: 50 });
    const found = await search(store, 'photos in Lisbon flumpish', { now, limit: 50 });
    expect(found.items.map(({ id }) => id)).toEqual(plain.items.map(({ id }) => id));
    expect(found.trace.map(({ step }) => step)).toContain('unsaid');
    expect(planText(found.plan.root)).toContain('flumpish');
  });

  it('are none where a thing is asked for by name that no picture shows', async () => {
    const album = tinyStore({
      items: ['a dog in the park', 'a cake on a plate', 'a bridge', 'a street', 'a street with a dog'].map(
        (caption, i) => stored(`p${i}`, 'image', { caption }),
      ),
    });
    expect((await search(album, 'photos of an elephant', { now, limit: 50 })).items).toEqual([]);
    expect((await search(album, 'photos of a dog', { now, limit: 50 })).items).not.toEqual([]);
  });
});
