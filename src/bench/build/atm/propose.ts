import { isPicture } from '../../../memory/item.ts';
import type { Asked } from '../asker.ts';
import type { BuildContext, Worked } from '../builder.ts';
import type { LifeItem } from '../life.ts';
import { shownItem } from '../shown-item.ts';
import { byRule } from '../step-records.ts';
import { type Moment, moments, type Proposal, type Proposed } from './proposal.ts';
import { type AskedQuestions, mergePrompt, proposePrompt, recordsToAsk } from './propose.prompt.ts';
import { mailQuestions } from './templates-mail.ts';
import { mergedQuestions } from './templates-merged.ts';
import { visualQuestions } from './templates-visual.ts';

/** Pictures of a moment that a model is shown, and the longer side of each in pixels. */
const MOST_PICTURES = 8;
const PICTURE_SIDE = 768;
/** Records of a year that a model is shown at once. */
const MOST_RECORDS = 60;

const template = byRule('atm/templates');

export type MomentTask = { readonly key: string; readonly moment: Moment; readonly language: 'en' | 'zh' };

/** The moments, each with the language that it is asked about in: languages take turns. */
export function momentTasks(context: BuildContext): MomentTask[] {
  const { languages } = context.options;
  return context
    .records(moments)
    .all()
    .map(({ key, value }, n) => ({ key, moment: value, language: languages[n % languages.length] ?? 'en' }));
}

/** Proposals on one moment or letter: by a model where one is named, else by templates over what is known of it. */
export async function proposeApart(context: BuildContext, { moment, language }: MomentTask): Promise<Worked<Proposed>> {
  const items = moment.items.flatMap((id) => context.life.item(id) ?? []);
  const pictures = moment.part === 'visual' && context.vision !== undefined ? await picturesOf(items, context) : [];
  const asker = pictures.length > 0 ? context.vision : context.language;
  if (asker !== undefined) {
    const asked = await asker.ask(
      proposePrompt,
      recordsToAsk(items.slice(0, MOST_RECORDS).map(shownItem), language),
      pictures,
    );
    return worked(asked, context, language, moment.part);
  }
  const { life } = context;
  const proposals =
    moment.part === 'mail'
      ? items.flatMap((item) => mailQuestions(item, language, aloneIn(life.items, item)))
      : visualQuestions({
          pictures: items,
          all: life.items.filter(isPicture),
          language,
          travelling: isTravel(moment, context),
        });
  return { by: [template], value: { proposals } };
}

/** Whether no other letter of its sender has such a fact. */
const aloneIn =
  (all: readonly LifeItem[], item: LifeItem) =>
  (fact: (other: LifeItem) => boolean): boolean => {
    const from = addressOf(item);
    return !all.some((other) => other.id !== item.id && addressOf(other) === from && fact(other));
  };

const addressOf = ({ people = [] }: LifeItem): string | undefined => {
  const sender = people.find(({ how }) => how === 'sender');
  return sender?.address ?? sender?.name;
};

const isTravel = ({ items }: Moment, { life }: BuildContext): boolean =>
  life.events.some(({ kind, items: of }) => kind === 'trip' && items.some((id) => of.some((one) => one === id)));

async function picturesOf(items: readonly LifeItem[], { life }: BuildContext): Promise<Uint8Array[]> {
  const shown = await Promise.all(
    items
      .filter(isPicture)
      .slice(0, MOST_PICTURES)
      .map(({ id }) => life.picture(id, PICTURE_SIDE)),
  );
  return shown.flatMap((bytes) => bytes ?? []);
}

export type WindowTask = { readonly key: string; readonly moments: readonly Moment[]; readonly language: 'en' | 'zh' };

/** Windows of a year; languages take turns. */
export function windowTasks(context: BuildContext): WindowTask[] {
  const { languages } = context.options;
  const years = Map.groupBy(context.records(moments).all(), ({ value }) => value.year);
  return [...years.keys()].sort().map((year, n) => ({
    key: `window-${year}`,
    moments: (years.get(year) ?? []).map(({ value }) => value),
    language: languages[n % languages.length] ?? 'en',
  }));
}

/** Proposals that need several records of a window. */
export async function proposeMerged(context: BuildContext, task: WindowTask): Promise<Worked<Proposed>> {
  const { language: asker, life } = context;
  if (asker === undefined)
    return { by: [template], value: { proposals: mergedQuestions(task.moments, life, task.language) } };
  const items = [...new Set(task.moments.flatMap((moment) => moment.items))].flatMap((id) => life.item(id) ?? []);
  const step = Math.max(1, Math.ceil(items.length / MOST_RECORDS));
  const shown = items
    .filter((_, n) => n % step === 0)
    .toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? -1 : 1));
  return worked(
    await asker.ask(mergePrompt, recordsToAsk(shown.map(shownItem), task.language)),
    context,
    task.language,
    'merged',
  );
}

/** What a model proposed, evidence that does not exist left out: a question without any other is dropped later. */
function worked(
  asked: Asked<AskedQuestions>,
  { life }: BuildContext,
  language: 'en' | 'zh',
  part: Proposal['part'],
): Worked<Proposed> {
  if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
  const proposals = asked.value.questions.map((question) => ({
    ...question,
    evidence: [...new Set(question.evidence)].filter((id) => life.item(id) !== undefined),
    language,
    part,
  }));
  return { by: [asked.by], value: { proposals } };
}
