import { Chance } from '../../lives/chance.ts';
import type { BuildContext, Worked } from '../builder.ts';
import type { LifeItem } from '../life.ts';
import { shownItem } from '../shown-item.ts';
import { byRule, type StepRecord } from '../step-records.ts';
import { albumOf } from './album.ts';
import { peopleIn } from './condition.ts';
import { intentionPrompt, toInfer } from './intention.prompt.ts';
import { type Intention, type Narrative, narratives } from './records.ts';

/** Events before a picture that its intention is inferred from. */
const PRECEDING = 8;
const PICTURE_SIDE = 768;

export type AnchorTask = { readonly key: string; readonly item: LifeItem };

/** Pictures to begin with: one for each query that is wanted, since not every picture yields one, spread over the album. */
export function anchorTasks({ life, options }: BuildContext): AnchorTask[] {
  const chance = new Chance(options.seed ^ 0xa17);
  return chance
    .some(albumOf(life), options.questions)
    .map((item) => ({ key: item.id, item }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

export async function inferred(context: BuildContext, { item }: AnchorTask): Promise<Worked<Intention>> {
  const all = context.records(narratives).all();
  const own = all.find(({ value }) => value.pictures.includes(item.id));
  const asker = context.vision ?? context.language;
  if (asker === undefined)
    return { by: [byRule('photobench/intention')], value: { anchor: item.id, ...intentionByRule(item, own?.value) } };
  const bytes = context.vision === undefined ? undefined : await context.life.picture(item.id, PICTURE_SIDE);
  const question = toInfer(shownItem(item), own?.value.narrative ?? '', precedingOf(item, all));
  const asked = await asker.ask(intentionPrompt, question, bytes === undefined ? [] : [bytes]);
  if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
  return { by: [asked.by], value: { anchor: item.id, ...asked.value } };
}

/** Keys of narratives begin with their time. */
const precedingOf = ({ time }: LifeItem, all: readonly StepRecord<Narrative>[]): string[] =>
  all
    .filter(({ key, value }) => time !== undefined && key < time.start && value.narrative !== '')
    .slice(-PRECEDING)
    .map(({ value }) => value.narrative);

/** By what is in it and where it stands among the pictures taken with it. */
function intentionByRule(item: LifeItem, cluster: Narrative | undefined): Omit<Intention, 'anchor'> {
  const place = cluster?.pictures.indexOf(item.id) ?? -1;
  const isEdge = place === 0 || place === (cluster?.pictures.length ?? 0) - 1;
  const role = cluster === undefined ? 'routine' : isEdge ? 'milestone' : 'climax';
  const where = item.place?.poi ?? item.place?.city;
  const at = where === undefined ? '' : ` at ${where}`;
  const people = peopleIn(item);
  if (item.documentKind !== undefined || item.ocr !== undefined)
    return { role, motivation: 'information', sentence: `Keeping what is written${at} to look it up later.` };
  if (people.length > 0)
    return { role, motivation: 'social', sentence: `Sharing a moment with ${people.slice(0, 3).join(' and ')}${at}.` };
  return { role, motivation: 'preservation', sentence: `Remembering the time${at}.` };
}
