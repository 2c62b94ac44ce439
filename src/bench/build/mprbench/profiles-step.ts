import type { BuildContext, BuildStep, Worked } from '../builder.ts';
import { byRule, type StepRecord } from '../step-records.ts';
import { type Assigned, type AssignedObject, type Assignments, assignedTo } from './assign.ts';
import { queryPicture } from './crops.ts';
import { referencesOf } from './looks-step.ts';
import { objectPrompt } from './object.prompt.ts';
import { personPrompt } from './person.prompt.ts';
import { objectByRule, personByRule } from './profile-by-rule.ts';
import { profileDraft, profileLeft } from './profile-review.ts';
import { type ConceptFound, conceptRecords, looksRecords, type Profile, profileRecords } from './records.ts';
import { wordingOf } from './wording-of.ts';

/** References that a model is shown beside the query pictures. */
const SHOWN = 2;
const rule = byRule('assigned-attributes');
const lists = byRule('profiles-of-lists');

/** Steps 2 to 4: what rules assign, and around it what a model, or lists without one, tell of each concept. */
export const profilesStep: BuildStep = {
  id: profileRecords.id,
  title: 'Writing profiles',
  needs: 'nothing',
  makes: profileRecords,
  async run(context) {
    const tasks = context.records(conceptRecords).all();
    const today = todayOf(context);
    const assigned = assignedIn(context, today);
    await context.each(profileRecords, tasks, ({ key, value }) => {
      const person = assigned.people.get(key);
      const object = assigned.objects.get(key);
      if (person !== undefined) return told(context, value, person, today);
      return object === undefined ? nothing() : toldObject(context, value, object, assigned);
    });
  },
  review: {
    drafts: async (context) =>
      context
        .records(profileRecords)
        .all()
        .map((record) => profileDraft(context, record)),
    left: (result, record) => profileLeft(result, record as StepRecord<Profile>),
  },
};

const nothing = async (): Promise<Worked<Profile>> => ({
  skipped: { code: 'unassigned', message: 'the concept was not there when names were given' },
});

/** The day of the newest item: a set is the same whenever it is built. */
export function todayOf({ life }: BuildContext): string {
  const days = life.items.flatMap(({ time }) => time?.start.slice(0, 10) ?? []);
  return days.toSorted().at(-1) ?? '2025-01-01';
}

function assignedIn(context: BuildContext, today: string): Assignments {
  const concepts = context.records(conceptRecords).all();
  const looks = new Map(
    context
      .records(looksRecords)
      .all()
      .map(({ key, value }) => [key, value]),
  );
  const taken = new Set(
    context.life.people.flatMap(({ names }) => names.flatMap((name) => name.toLowerCase().split(/\s+/))),
  );
  const found = concepts.map(({ value }) => value);
  const { seed, languages } = context.options;
  return assignedTo(found, looks, { seed, today, taken, lists: wordingOf(languages).lists });
}

async function told(
  context: BuildContext,
  found: ConceptFound,
  given: Assigned,
  today: string,
): Promise<Worked<Profile>> {
  const { vision, options } = context;
  const wording = wordingOf(options.languages);
  if (vision === undefined)
    return { by: [rule, lists], value: personByRule(found.id, given, { seed: options.seed, today, wording }) };
  const pictures = await picturesOf(context, found);
  const { name, birthday, sex, height, family } = given;
  const { language } = wording;
  const about = JSON.stringify({ language, name, birthday, sex, height, family, today, pictures: pictures.length });
  const asked = await vision.ask(personPrompt, about, pictures);
  if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
  return { by: [rule, asked.by], value: { kind: 'person', ...given, ...asked.value } };
}

async function toldObject(
  context: BuildContext,
  found: ConceptFound,
  given: AssignedObject,
  { people }: Assignments,
): Promise<Worked<Profile>> {
  const { vision, options } = context;
  const wording = wordingOf(options.languages);
  const owner = people.get(given.owner ?? '')?.name ?? wording.owner;
  if (vision === undefined) {
    // Not what the memory calls it, which may be a name: what it is can be seen and corrected in the review.
    const said = { seed: options.seed, owner, type: wording.thing, wording };
    return { by: [rule, lists], value: objectByRule(found.id, given, found.queries, said) };
  }
  const { name, manufactured, acquired } = given;
  const { language } = wording;
  const about = JSON.stringify({ language, name, owner, manufactured, acquired, pictures: found.queries.length });
  const asked = await vision.ask(objectPrompt, about, await picturesOf(context, found));
  if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
  const { history, ...rest } = asked.value;
  const kept = history.flatMap(({ picture, happened, nearly }) => {
    const item = found.queries[picture - 1]?.item;
    return item === undefined ? [] : [{ item, ...happened, hard: nearly }];
  });
  const owned = given.owner === undefined ? {} : { owner: given.owner };
  return {
    by: [rule, asked.by],
    value: { kind: 'object', name, ...owned, manufactured, acquired, ...rest, history: kept },
  };
}

async function picturesOf(context: BuildContext, found: ConceptFound): Promise<Uint8Array[]> {
  const queries = await Promise.all(found.queries.map(({ item }) => queryPicture(context, item)));
  return [...(await referencesOf(context, found, SHOWN)), ...queries.filter((bytes) => bytes !== undefined)];
}
