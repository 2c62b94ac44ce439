import type { Chance } from '../chance.ts';
import { yearOf } from '../truth/calendar.ts';
import type { Fact } from '../truth/fact.ts';
import { amountText, sumOf } from '../truth/money.ts';
import type { Truth } from '../truth/truth.ts';
import { type Condition, inCity, inCountry, inYear, ofScene, ofWhat } from './condition.ts';
import type { Draft, Telling } from './draft.ts';
import { put, same } from './kind.ts';
import { detail } from './refer.ts';

const MOST = 8;

/** Questions about several facts at once: sums, counts, lists. */
export const sets = (truth: Truth, telling: Telling, chance: Chance): Draft[] => [
  ...hotelSums(truth, telling, chance),
  ...billSums(truth, telling),
  ...pictureSets(truth, telling, chance),
  ...petSets(truth, telling, chance),
];

function hotelSums({ facts }: Truth, telling: Telling, chance: Chance): Draft[] {
  const stays = facts.filter(({ kind }) => kind === 'stay');
  const seen = new Set<string>();
  return stays.flatMap((stay) => {
    const where = chance.is(0.6) ? inCountry(stay.city) : inCity(stay.city);
    const said = chance.is(0.4) ? [where, inYear(yearOf(stay.day))] : [where];
    const meant = stays.filter((one) => said.every(({ holds }) => holds(one)));
    const key = said.map(({ en }) => en).join();
    if (meant.length < 2 || meant.length > 6 || seen.has(key)) return [];
    seen.add(key);
    const total = sumOf(meant.flatMap(({ paid }) => paid ?? []));
    const paid = meant.map((one) => telling.of(one, ['paid']));
    const out: Draft[] = [];
    const base = { topic: 'hotel', ability: 'multi-evidence', type: 'number', given: [], said, facts: meant } as const;
    if (total !== undefined && paid.every((ids) => ids.length > 0))
      out.push({ ...base, key: 'countrySum', answer: same(amountText(total)), evidence: paid.flat() });
    const dates = meant.flatMap((one) => telling.of(one, ['dates']));
    if (said.length === 1 && dates.length <= MOST)
      out.push({ ...base, key: 'cityCount', answer: same(String(meant.length)), evidence: dates });
    return out;
  });
}

function billSums({ facts }: Truth, telling: Telling): Draft[] {
  const bills = facts.filter(({ kind }) => kind === 'bill');
  return [...Map.groupBy(bills, ({ what, day }) => `${what} ${yearOf(day)}`).values()].flatMap((meant) => {
    const [first] = meant;
    const total = sumOf(meant.flatMap(({ paid }) => paid ?? []));
    if (first === undefined || meant.length < 2 || total === undefined) return [];
    return [
      {
        key: 'billSum',
        type: 'number',
        topic: 'home',
        ability: 'multi-evidence',
        given: [put('what', ofWhat(first))],
        said: [inYear(yearOf(first.day))],
        facts: meant,
        answer: same(amountText(total)),
        evidence: meant.flatMap((one) => telling.of(one, ['paid'])),
      },
    ];
  });
}

/** Lists, counts and words of the pictures of one sort of thing. */
function pictureSets({ facts, photos }: Truth, telling: Telling, chance: Chance): Draft[] {
  const moments = facts.filter(({ scene }) => scene !== undefined);
  const seen = new Set<string>();
  return chance.some(moments, 300).flatMap((moment): Draft[] => {
    const what = ofScene(moment, chance.int(0, 2));
    const said = chance.is(0.6)
      ? [detail(moment, 'where', chance), detail(moment, 'when', chance)]
      : [chance.is(0.5) ? detail(moment, 'where', chance) : detail(moment, 'when', chance)];
    const conditions = said.filter((one): one is Condition => one?.holds(moment) === true);
    const meant = moments.filter((one) => [what, ...conditions].every(({ holds }) => holds(one)));
    const ids = meant.flatMap((one) => telling.of(one, ['scene']));
    const key = [moment.scene?.object, ...conditions.map(({ en }) => en)].join();
    if (ids.length === 0 || ids.length > MOST || conditions.length === 0 || seen.has(key)) return [];
    seen.add(key);
    const base = {
      topic: 'photos',
      ability: ids.length > 1 ? 'multi-evidence' : 'location awareness',
      given: [put('what', what)],
      said: conditions,
      facts: meant,
      evidence: ids,
    };
    const spoken = photos.filter((photo) => photo.speech !== undefined && meant.includes(photo.fact));
    const [video] = spoken;
    if (video?.speech !== undefined && spoken.length === 1)
      return [
        {
          ...base,
          key: 'speech',
          type: 'open_end',
          answer: same(video.speech),
          evidence: [video.id],
          facts: [video.fact],
        } satisfies Draft,
      ];
    if (
      ids.length > 1 &&
      chance.is(0.12) &&
      meant.every((one) => photos.every(({ fact, kind }) => fact !== one || kind === 'image'))
    )
      return [{ ...base, key: 'photoCount', type: 'number', answer: same(String(ids.length)) } satisfies Draft];
    return [{ ...base, key: 'scenePhotos', type: 'list_recall', answer: same(ids.join(', ')) } satisfies Draft];
  });
}

function petSets({ facts, pet }: Truth, telling: Telling, chance: Chance): Draft[] {
  const moments = facts.filter((fact) => fact.kind === 'moment' && fact.pet !== undefined);
  const seen = new Set<string>();
  return chance.some(moments, 60).flatMap((moment: Fact) => {
    const when = detail(moment, 'when', chance);
    const meant = when === undefined ? [] : moments.filter((one) => when.holds(one));
    const ids = meant.flatMap((one) => telling.of(one, ['pet']));
    if (when === undefined || ids.length === 0 || ids.length > MOST || seen.has(when.en)) return [];
    seen.add(when.en);
    const given = [
      { slot: 'pet', en: chance.is(0.2) ? pet.nickname : pet.name, zh: pet.name },
      { slot: 'petLong', en: `${pet.name} the ${pet.species.kind}`, zh: `我家${pet.species.zh}` },
    ];
    return [
      {
        key: 'petPhotos',
        type: 'list_recall',
        topic: 'photos',
        ability: 'personal reference',
        given,
        said: [when],
        facts: meant,
        answer: same(ids.join(', ')),
        evidence: ids,
      } satisfies Draft,
    ];
  });
}
