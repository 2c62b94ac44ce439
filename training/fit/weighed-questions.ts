/** The questions of data sets with gold, each with its weighed candidates: what the scripts that fit learn from. */
import { OpenMemory } from '../../src/app/open-memory.ts';
import { buildGazetteer } from '../../src/retrieve/planner/gazetteer-build.ts';
import { plan } from '../../src/retrieve/planner/planner.ts';
import { type WeighedItems, weighItems } from '../../src/retrieve/rank/rank-items.ts';
import { anchored, stayPicked } from '../../src/retrieve/search.ts';
import { withoutUnsaid } from '../../src/retrieve/unsaid-words.ts';
import { type GoldCase, type GoldCollection, goldName, memoryOf } from '../harness/collections-with-gold.ts';

export type WeighedQuestion = GoldCase & WeighedItems & { readonly isGold: (id: string) => boolean };

/** Every question of a collection, understood and weighed as a search would. */
export async function* weighedQuestions(collection: GoldCollection, fresh: boolean): AsyncGenerator<WeighedQuestion> {
  const memory = await OpenMemory.open(await memoryOf(collection, fresh), { quiet: true, offline: true });
  const gazetteer = await buildGazetteer(memory.store);
  const now =
    gazetteer.events
      .map((e) => e.span.end.slice(0, 19))
      .sort()
      .at(-1) ?? '2024-01-01T12:00:00';
  for (const one of collection.cases) {
    const understood = plan(one.text, gazetteer, now);
    const { pick, asked } = understood;
    const { root } = await withoutUnsaid(memory.store, understood, gazetteer);
    const picked = await stayPicked(memory.store, root, understood.order, gazetteer);
    const grounded = await anchored(memory.store, picked ?? root, gazetteer);
    const options = { limit: collection.set ? 100 : 10, pick: picked === undefined ? pick : 'all', asked };
    const weighed = await weighItems(memory.store, grounded.plan, gazetteer, options);
    yield { ...one, ...weighed, isGold: (id) => one.gold.includes(goldName(id, collection.as)) };
  }
  await memory.close();
}
