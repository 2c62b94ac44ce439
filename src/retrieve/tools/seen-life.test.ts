import { describe, expect, it } from 'vitest';
import { seenLife } from '../../../test/retrieve/seen-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { continuePlan } from '../follow-up/continue-plan.ts';
import { buildGazetteer } from '../planner/gazetteer-build.ts';
import { plan } from '../planner/planner.ts';
import { search } from '../search.ts';

const store = tinyStore(seenLife);
const now = '2024-03-15T12:00:00';
const ids = async (query: string): Promise<string[]> =>
  (await search(store, query, { now, limit: 50 })).items.map(({ id }) => id).sort();

/** Questions in both languages and the pictures that are meant. */
const cases: readonly (readonly [questions: readonly string[], wanted: readonly string[]])[] = [
  [
    ['photos of Anna and Ben together', 'Anna和Ben一起的照片'],
    ['crowd', 'two'],
  ],
  [['Anna and Ben, just the two of them', '只有Anna和Ben两个人的照片'], ['two']],
  [['Anna and Ben alone', 'Anna和Ben单独的合影', 'Anna和Ben的二人照'], ['two']],
  [['photos of me with my sister but without dad', '我和妹妹的合影，没有爸爸'], ['sisters']],
  [['me and my sister, no dad', 'me with Anna but not with my father', 'my sister and I without Tom'], ['sisters']],
  [['我和Anna的照片，不要爸爸', '有我和妹妹但没有爸爸的照片', '我和妹妹没带爸爸的照片'], ['sisters']],
  [['我和 Anna 的照片，没有 Tom', '我和 Anna 的照片，不要 Tom 和 Ben'], ['sisters']],
  [['selfies at night', '晚上的自拍', 'night selfies', 'selfies after dark'], ['night-selfie']],
  [['selfies during the day', 'daytime selfies', '白天的自拍'], ['day-selfie']],
  [['biggest group photo', '人最多的合影', 'the most crowded photo', '最多人的一张照片'], ['crowd']],
  [
    ['photos of three or more people', '三人以上的照片'],
    ['crowd', 'family'],
  ],
  [
    ['Ben on his own', 'Ben独照'],
    ['burst-1', 'burst-2', 'burst-3', 'dog-walked'],
  ],
  [
    ['me and my sister', '我和我妹妹'],
    ['family', 'sisters'],
  ],
  [
    ['photos with a dog and nobody in them', '有狗没有人的照片'],
    ['dog-alone', 'two-dogs'],
  ],
  [['photos with two dogs', '两只狗的照片'], ['two-dogs']],
  [['the red car', '红色的车'], ['red-car']],
  [
    ['photos of a vehicle', '汽车的照片'],
    ['blue-car', 'red-car'],
  ],
  [
    ['indoor photos of Anna', 'Anna在室内的照片'],
    ['family', 'sisters'],
  ],
  [['smiling selfies', '微笑的自拍'], ['day-selfie']],
  [['the best photo of Ben', 'Ben拍得最好的一张照片'], ['burst-2']],
  [['blurry photos', '模糊的照片'], ['burst-1']],
  [['photos with a cat', '猫的照片'], []],
];

describe('pictures of which nothing is known but what was seen in them', () => {
  it.each(cases.flatMap(([questions, wanted]) => questions.map((question) => ({ question, wanted }))))(
    '$question',
    async ({ question, wanted }) => expect(await ids(question)).toEqual(wanted),
  );
});

describe('a follow-up about pictures', () => {
  const after = async (question: string, followUp: string): Promise<string[]> => {
    const gazetteer = await buildGazetteer(store);
    const previous = { plan: plan(question, gazetteer, now), found: [], shown: 0 };
    const { plan: next } = continuePlan(previous, followUp, gazetteer, now);
    return (await search(store, next.question, { now, plan: next, limit: 50 })).items.map(({ id }) => id).sort();
  };

  it.each([
    ['photos of Anna and Ben', 'just the two of them', ['two']],
    ['Anna和Ben的照片', '只有他们俩的', ['two']],
    ['photos of Ben in August 2023', 'the best one', ['burst-2']],
    ['Ben在2023年8月的照片', '最好的一张', ['burst-2']],
    ['photos of Anna', 'outdoors', ['crowd', 'two']],
  ])('%s: %s', async (question, followUp, wanted) => expect(await after(question, followUp)).toEqual(wanted));
});
