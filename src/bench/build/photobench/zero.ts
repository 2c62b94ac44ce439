import { Chance } from '../../lives/chance.ts';
import { absent } from '../../lives/world/scenes.ts';
import type { BuildContext, Worked } from '../builder.ts';
import { chanceOf } from '../chance-of.ts';
import type { LifeItem } from '../life.ts';
import type { Made } from '../step-records.ts';
import { albumOf } from './album.ts';
import { type Condition, meeting, queryWords, wordsOf } from './condition.ts';
import { labelledPool, satisfiedElsewhere } from './ground-truth.ts';
import { offeredOf, vocabularyOf } from './offered.ts';
import { isShort } from './queries.ts';
import { groundTruth, type Labelled, type Query } from './records.ts';
import { toMiss, zeroPrompt } from './zero.prompt.ts';

/** How many queries that nothing satisfies there are for each other one, and how many more are tried: not every one can be. */
const SHARE = 0.15;
const SPARE = 1.25;
const TRIES = 40;
const PLACES_TOLD = 12;

export type ZeroTask = { readonly key: string; readonly query: Query };

/** Queries to be turned into such that nothing satisfies. */
export function zeroTasks(context: BuildContext): ZeroTask[] {
  const asked = context.records(groundTruth).all();
  const wanted = Math.ceil(asked.length * SHARE * SPARE);
  return new Chance(context.options.seed ^ 0x2e0)
    .some(asked, wanted)
    .map(({ key, value }) => ({ key: `zero-${key}`, query: value }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** A misremembered query, checked against the whole album: what anything satisfies is dropped. */
export function missedBy(context: BuildContext): (task: ZeroTask) => Promise<Worked<Labelled>> {
  const album = albumOf(context.life);
  const vocabulary = vocabularyOf(album);
  const offered = album.flatMap((item) => offeredOf(item, context.life, vocabulary));
  return async ({ key, query }) => {
    const chance = chanceOf(context.options.seed, key);
    const changed = await changedQuery(query, context, { album, offered, chance });
    if ('skipped' in changed) return changed;
    const labelled = await labelledPool(changed.query, context);
    if ('skipped' in labelled) return labelled;
    const seen = new Set(labelled.candidates.map(({ item }) => item));
    const isSatisfied =
      labelled.candidates.some(({ relevant }) => relevant) || (await satisfiedElsewhere(changed.query, seen, context));
    if (typeof isSatisfied !== 'boolean') return isSatisfied;
    if (isSatisfied) return { skipped: { code: 'satisfied', message: `Something satisfies “${changed.query.en}”.` } };
    return {
      by: [...changed.by, ...labelled.by],
      value: { ...changed.query, zero: true, candidates: labelled.candidates },
    };
  };
}

type Ground = { readonly album: readonly LifeItem[]; readonly offered: readonly Condition[]; readonly chance: Chance };
type Changed =
  | { readonly query: Query; readonly by: readonly Made[] }
  | { readonly skipped: { readonly code: string; readonly message: string } };

async function changedQuery(query: Query, context: BuildContext, ground: Ground): Promise<Changed> {
  const asker = context.language ?? context.vision;
  if (asker === undefined) return changedByRule(query, context, ground);
  const places = [...new Set(ground.album.flatMap(({ place }) => place?.city ?? []))].slice(0, PLACES_TOLD);
  const years = [...new Set(ground.album.flatMap(({ time }) => time?.start.slice(0, 4) ?? []))];
  const asked = await asker.ask(zeroPrompt, toMiss(query.en, query.zh, [...places, ...years]));
  if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
  const { en, zh } = asked.value;
  if (!isShort(en, zh)) return { skipped: { code: 'too-long', message: `“${en}” is longer than what people type.` } };
  const { conditions: _, ...rest } = query;
  return { query: { ...rest, en, zh }, by: [asked.by] };
}

/** One condition put in another's place: of another time, place, person or thing, one that is nowhere, or one added. */
function changedByRule(query: Query, { life }: BuildContext, { album, offered, chance }: Ground): Changed {
  const conditions = query.conditions ?? [];
  for (let tries = 0; tries < TRIES && conditions.length > 0; tries++) {
    const { changed, name } = oneChange(conditions, { album, offered, chance });
    const [en, zh] = [queryWords(changed, 'en'), queryWords(changed, 'zh')];
    if (en === query.en || !isShort(en, zh) || meeting(changed, album, life).length > 0) continue;
    // A query of one part alone that is nowhere would be found out by any word search.
    if (changed.length < 2) continue;
    const by: Made = { kind: 'rule', name: `photobench/zero-${name}`, version: 1 };
    return {
      query: { ...query, en, zh, conditions: changed, sampled: [...new Set(changed.map(({ source }) => source))] },
      by: [by],
    };
  }
  return { skipped: { code: 'satisfied', message: `No change of “${query.en}” leaves it without a picture.` } };
}

const names: Readonly<Record<Condition['slot'], string>> = {
  what: 'entity',
  where: 'place',
  when: 'time',
  who: 'role',
  event: 'scene',
};

function oneChange(
  conditions: readonly Condition[],
  { album, offered, chance }: Ground,
): { readonly changed: Condition[]; readonly name: string } {
  const old = chance.pick(conditions);
  const added = chance.is(0.25) || conditions.length === 1;
  if (added) {
    const free = offered.filter(({ slot }) => !conditions.some((one) => one.slot === slot));
    return free.length === 0
      ? { changed: [...conditions], name: 'detail' }
      : { changed: [...conditions, chance.pick(free)], name: 'detail' };
  }
  const other =
    old.slot === 'what' && chance.is(0.5)
      ? nowhere(album, chance)
      : chance.pick(offered.filter(({ slot }) => slot === old.slot));
  return { changed: conditions.map((one) => (one === old ? (other ?? old) : one)), name: names[old.slot] };
}

/** A thing of everyday life that no picture of the album is described by. */
function nowhere(album: readonly LifeItem[], chance: Chance): Condition | undefined {
  const seen = new Set(album.flatMap((item) => [...wordsOf(item)]));
  const free = absent.filter(({ object }) => !seen.has(object));
  if (free.length === 0) return undefined;
  const { object, zh } = chance.pick(free);
  return {
    slot: 'what',
    source: 'V',
    component: 'Object',
    kind: 'fact',
    en: object,
    zh,
    test: { by: 'absent', word: object },
  };
}
