import { Chance } from '../chance.ts';
import type { Photo } from '../truth/photo.ts';
import type { Truth } from '../truth/truth.ts';
import type { Voice } from '../voices/voice.ts';
import { absent } from '../world/scenes.ts';
import { companyOf, placeOf, timeOf } from './context.ts';
import type { PictureCondition, Source } from './picture-condition.ts';
import { queryWords } from './query-words.ts';
import { visualOf } from './visual.ts';

export type Label = 'fact' | 'cognitive' | null;
/** A query in PhotoBench's shape. */
export type MadeQuery = {
  readonly query_en: string;
  readonly query_cn: string;
  readonly ground_truth: readonly string[];
  readonly ground_truth_count: number;
  readonly Location: Label;
  readonly Time: Label;
  readonly Person: Label;
  readonly Object: Label;
  readonly Concept: Label;
  readonly Genre: string;
  readonly Source: string;
};

/** How many queries of each source; what needs more than one is asked for more often. */
const wanted: readonly (readonly [readonly Source[], number])[] = [
  [['V'], 30],
  [['M'], 18],
  [['F'], 8],
  [['V', 'M'], 34],
  [['V', 'F'], 20],
  [['M', 'F'], 24],
  [['V', 'M', 'F'], 24],
];
const MOST_GOLD = 40;
/** Queries for one or two pictures are easily drawn: so many of them are passed over. */
const FEW = 0.8;
/** Of all queries, how many nothing answers. */
const NOTHING = 0.14;

/** Queries with all that answers them, found by conditions on what pictures truly are; the same in every voice. */
export function queriesOf(
  truth: Truth,
  photos: readonly Photo[],
  fileOf: (photo: Photo) => string,
  voice: Voice,
): MadeQuery[] {
  const words = new Chance(truth.seed ^ 0x77);
  const seen = new Set<string>();
  return conditionsAsked(truth, photos)
    .map((conditions) =>
      query(
        conditions,
        photos.filter((photo) => conditions.every(({ holds }) => holds(photo))).map(fileOf),
        queryWords(conditions, voice, words),
      ),
    )
    .filter(({ query_en: en, query_cn: zh }) => !seen.has(en) && !seen.has(zh) && seen.add(en) && seen.add(zh));
}

/** What is asked of an album, whatever the words: conditions that pictures meet, then such that none meets. */
export function conditionsAsked(truth: Truth, photos: readonly Photo[]): (readonly PictureCondition[])[] {
  const chance = new Chance(truth.seed ^ 0xa1b2);
  const asked = wanted.flatMap(([sources, count]) => some(sources, count, truth, photos, chance));
  return [...asked, ...nearMisses(asked, truth, photos, chance)];
}

const goldOf = (conditions: readonly PictureCondition[], photos: readonly Photo[]): number =>
  photos.filter((photo) => conditions.every(({ holds }) => holds(photo))).length;

function some(
  sources: readonly Source[],
  count: number,
  truth: Truth,
  photos: readonly Photo[],
  chance: Chance,
): (readonly PictureCondition[])[] {
  const out: (readonly PictureCondition[])[] = [];
  const seen = new Set<string>();
  for (let tries = 0; tries < 600 && out.length < count; tries++) {
    const conditions = conditionsOf(chance.pick(photos), sources, truth, chance);
    const key = conditions?.map(({ en }) => en).join() ?? '';
    if (conditions === undefined || seen.has(key)) continue;
    const gold = goldOf(conditions, photos);
    if (gold === 0 || gold > MOST_GOLD || (gold < 3 && chance.is(FEW))) continue;
    seen.add(key);
    out.push(conditions);
  }
  return out;
}

/** Conditions of the asked sources that this picture meets; none when it has nothing to say of one. */
function conditionsOf(
  photo: Photo,
  sources: readonly Source[],
  truth: Truth,
  chance: Chance,
): PictureCondition[] | undefined {
  const found = sources.flatMap((source): (PictureCondition | undefined)[] => {
    if (source === 'V') return [visualOf(photo, chance)];
    if (source === 'F') return [companyOf(photo, truth, chance)];
    const [place, time] = [placeOf(photo, truth, chance), timeOf(photo, chance)];
    return chance.is(0.35) ? [place, time] : chance.is(0.5) ? [place] : [time];
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** Queries like those that are answered, with one person, place, time or thing of another picture; nothing fits them. */
function nearMisses(
  asked: readonly (readonly PictureCondition[])[],
  truth: Truth,
  photos: readonly Photo[],
  chance: Chance,
): PictureCondition[][] {
  const count = Math.round((asked.length * NOTHING) / (1 - NOTHING));
  const out: PictureCondition[][] = [];
  const several = asked.filter(({ length }) => length > 1);
  for (let tries = 0; tries < 4000 && out.length < count && several.length > 0; tries++) {
    const conditions = chance.pick(several);
    const old = chance.pick(conditions);
    const other =
      old.slot === 'what' && chance.is(0.25) ? never(chance) : like(old, chance.pick(photos), truth, chance);
    if (other === undefined || other.en === old.en) continue;
    const swapped = conditions.map((one) => (one === old ? other : one));
    if (goldOf(swapped, photos) === 0) out.push(swapped);
  }
  return out;
}

function like({ slot }: PictureCondition, photo: Photo, truth: Truth, chance: Chance): PictureCondition | undefined {
  if (slot === 'where') return placeOf(photo, truth, chance);
  if (slot === 'when') return timeOf(photo, chance);
  return slot === 'who' ? companyOf(photo, truth, chance) : visualOf(photo, chance);
}

function never(chance: Chance): PictureCondition {
  const { object, zh } = chance.pick(absent);
  return { source: 'V', component: 'Object', kind: 'fact', slot: 'what', en: `the ${object}`, zh, holds: () => false };
}

function query(
  conditions: readonly PictureCondition[],
  gold: readonly string[],
  { en, zh }: { readonly en: string; readonly zh: string },
): MadeQuery {
  const label = (name: PictureCondition['component']): Label =>
    conditions.find(({ component }) => component === name)?.kind ?? null;
  return {
    query_en: en,
    query_cn: zh,
    ground_truth: gold,
    ground_truth_count: gold.length,
    Location: label('Location'),
    Time: label('Time'),
    Person: label('Person'),
    Object: label('Object'),
    Concept: label('Concept'),
    Genre: conditions.some(({ source }) => source === 'V') ? 'things' : 'people and places',
    Source: (['V', 'M', 'F'] as const).filter((source) => conditions.some((one) => one.source === source)).join(''),
  };
}
