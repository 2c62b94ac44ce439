import type { Chance } from '../../lives/chance.ts';
import type { BuildContext, Worked } from '../builder.ts';
import { chanceOf } from '../chance-of.ts';
import type { LifeItem } from '../life.ts';
import { shownItem } from '../shown-item.ts';
import { byRule } from '../step-records.ts';
import { albumOf } from './album.ts';
import { type Condition, meeting, queryWords } from './condition.ts';
import { offeredOf, vocabularyOf } from './offered.ts';
import { queryPrompt, toQuery } from './query.prompt.ts';
import { type Intention, intentions, type Queries, type Query } from './records.ts';

/** Characters of a Chinese query, and words of an English one, that it stays under (A.3). */
const TOO_LONG = 15;
const PICTURE_SIDE = 768;

type Source = Query['sampled'][number];
type Form = Query['form'];

/** What a query of each form begins from, in the order of preference. */
const leading: Readonly<Record<Form, readonly Condition['slot'][]>> = {
  event: ['event', 'who', 'where'],
  object: ['what', 'who'],
  free: ['when', 'where', 'what'],
};

export type IntentionTask = { readonly key: string; readonly intention: Intention };

export const intentionTasks = (context: BuildContext): IntentionTask[] =>
  context
    .records(intentions)
    .all()
    .map(({ key, value }) => ({ key, intention: value }));

/** Up to three queries of a picture, by a model or from what is known of it. */
export function queriesBy(context: BuildContext): (task: IntentionTask) => Promise<Worked<Queries>> {
  const album = albumOf(context.life);
  const vocabulary = vocabularyOf(album);
  return async ({ key, intention }) => {
    const item = context.life.item(intention.anchor);
    if (item === undefined)
      return { skipped: { code: 'not-found', message: 'The picture is not in the memory any more.' } };
    const chance = chanceOf(context.options.seed, key);
    const offered = offeredOf(item, context.life, vocabulary);
    const asker = context.vision ?? context.language;
    if (asker === undefined) {
      const queries = madeByRule(item, offered, { album, context, chance });
      return { by: [byRule('photobench/queries')], value: { queries } };
    }
    const sampled = sampledFrom(offered, chance);
    const bytes = context.vision === undefined ? undefined : await context.life.picture(item.id, PICTURE_SIDE);
    const question = toQuery(shownItem(item), intention.sentence, sampled);
    const asked = await asker.ask(queryPrompt, question, bytes === undefined ? [] : [bytes]);
    if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
    const queries = (['event', 'object', 'free'] as const).flatMap((form): Query[] => {
      const { en, zh } = asked.value[form];
      return isShort(en, zh) ? [{ en, zh, form, anchor: item.id, sampled }] : [];
    });
    return { by: [asked.by], value: { queries } };
  };
}

/** One to three of the sources that have something to say of the picture. */
function sampledFrom(offered: readonly Condition[], chance: Chance): Source[] {
  const there = [...new Set(offered.map(({ source }) => source))];
  return chance.some(there, chance.int(1, Math.min(3, there.length)));
}

/** Whether a query is one that somebody types (A.3). */
export const isShort = (en: string, zh: string): boolean =>
  en !== '' && zh !== '' && [...zh].length < TOO_LONG && en.split(/\s+/).length < TOO_LONG;

/** How many queries are of one condition. */
const ALONE = 0.25;

type Ground = { readonly album: readonly LifeItem[]; readonly context: BuildContext; readonly chance: Chance };

/** Tries for a query of each form that needs every one of its sources. */
const TRIES = 12;

function madeByRule(item: LifeItem, offered: readonly Condition[], ground: Ground): Query[] {
  const made: Query[] = [];
  for (const form of ['event', 'object', 'free'] as const) {
    for (let tries = 0; tries < TRIES; tries++) {
      const conditions = drawn(form, offered, ground.chance);
      const [en, zh] = [queryWords(conditions, 'en'), queryWords(conditions, 'zh')];
      if (conditions.length === 0 || !isShort(en, zh) || made.some((query) => query.en === en)) continue;
      if (!needsAll(conditions, ground)) continue;
      made.push({
        en,
        zh,
        form,
        anchor: item.id,
        sampled: [...new Set(conditions.map(({ source }) => source))],
        conditions,
      });
      break;
    }
  }
  return made;
}

/** A leading condition of the form, with up to two others of further sources and slots. */
function drawn(form: Form, offered: readonly Condition[], chance: Chance): Condition[] {
  const heads = leading[form].flatMap((slot) => offered.filter((condition) => condition.slot === slot)).slice(0, 6);
  if (heads.length === 0) return [];
  const chosen = [chance.pick(heads)];
  const most = chance.is(ALONE) ? 1 : chance.int(2, 3);
  for (const other of chance.some(offered, offered.length)) {
    if (chosen.length >= most) break;
    if (!chosen.some(({ slot }) => slot === other.slot)) chosen.push(other);
  }
  return chosen;
}

/** Whether the query finds more pictures without any one of its conditions. */
function needsAll(conditions: readonly Condition[], { album, context }: Ground): boolean {
  const found = meeting(conditions, album, context.life).length;
  return conditions.every(
    (condition) =>
      meeting(
        conditions.filter((one) => one !== condition),
        album,
        context.life,
      ).length > found,
  );
}
