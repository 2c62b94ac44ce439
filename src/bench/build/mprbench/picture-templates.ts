import type { Chance } from '../../lives/chance.ts';
import { lettered, type Wrong } from './options.ts';
import type { BuiltQuestion, ObjectProfile, QueryPicture } from './records.ts';
import { marked } from './released-profile.ts';
import type { Wording } from './wording.ts';
import type { Told, World } from './world.ts';

type Made = BuiltQuestion | undefined;
type Asked = Pick<BuiltQuestion, 'group' | 'task' | 'concept' | 'item' | 'question'>;

/** Type 1: questions whose answer the marks in a picture tell, alone or with profiles. Pure. */
export function pictureTemplates(world: World, chance: Chance): BuiltQuestion[] {
  const made: Made[] = [];
  for (const { id, found, profile } of world.people)
    for (const picture of found.queries) {
      const row = rowOf(id, picture);
      if (row.length < 2) continue;
      const name = marked(profile.name);
      made.push(
        placeInRow(world.wording, { concept: id, name, picture, row }, chance),
        rightOf(world.wording, { concept: id, name, picture, row }, chance),
        bornBefore(world, { concept: id, name, picture, row }, chance),
      );
    }
  for (const object of world.objects)
    for (const picture of object.found.queries) made.push(whenTaken(world.wording, object, picture, chance));
  return made.filter((one) => one !== undefined);
}

type InRow = { readonly concept: string | undefined; readonly at: number };
/** A person among others in a picture. */
type Standing = {
  readonly concept: string;
  readonly name: string;
  readonly picture: QueryPicture;
  readonly row: readonly InRow[];
};

/** The people of a picture from left to right, by the middles of their boxes. */
function rowOf(concept: string, { box, others }: QueryPicture): InRow[] {
  const middle = (of: QueryPicture['box']): number => of.x + of.w / 2;
  const people = others
    .filter(({ kind }) => kind === 'person')
    .map((one) => ({ concept: one.concept, at: middle(one.box) }));
  return [{ concept, at: middle(box) }, ...people].toSorted((a, b) => a.at - b.at);
}

function asked(from: Asked, right: string, wrong: readonly Wrong[], chance: Chance): Made {
  const options = lettered(right, wrong, chance);
  return options === undefined ? undefined : { ...from, made: 'template', written: true, ...options };
}

/** Spatial: the places of the others are those of a mistaken identity. */
function placeInRow(wording: Wording, { concept, name, picture: { item }, row }: Standing, chance: Chance): Made {
  const own = row.findIndex((one) => one.concept === concept);
  const others = row.flatMap((_, i): Wrong[] =>
    i === own ? [] : [{ text: wording.inRow(i), mode: 'mis_identification' }],
  );
  const none: Wrong[] = [
    { text: wording.notSeen, mode: 'missing_personal_information' },
    { text: wording.onlyPerson, mode: 'missing_personal_information' },
  ];
  const question = wording.asks.placeInRow(name);
  const right = wording.inRow(own);
  return asked(
    { group: 'visual', task: 'spatial', concept, item, question },
    right,
    [...chance.some(others, 8), ...none],
    chance,
  );
}

/** Numbers near enough: each of somebody else in the picture is a mistaken identity, the others are nobody's. */
function numbers(right: number, ofOthers: readonly number[]): Wrong[] {
  const theirs = [...new Set(ofOthers)].filter((n) => n !== right);
  const nobodys = [0, 1, 2, 3, 4, 5, 6, 7].filter((n) => n !== right && !theirs.includes(n));
  return [
    ...theirs.map((n): Wrong => ({ text: String(n), mode: 'mis_identification' })),
    ...nobodys.map((n): Wrong => ({ text: String(n), mode: 'missing_personal_information' })),
  ];
}

function rightOf({ asks }: Wording, { concept, name, picture: { item }, row }: Standing, chance: Chance): Made {
  const count = (i: number): number => row.length - 1 - i;
  const own = row.findIndex((one) => one.concept === concept);
  const others = row.flatMap((_, i) => (i === own ? [] : [count(i)]));
  const question = asks.rightOf(name);
  const from = { group: 'visual', task: 'numeric', concept, item, question } as const;
  return asked(from, String(count(own)), numbers(count(own), others), chance);
}

/** Needs everybody in the picture to have a profile. */
function bornBefore(world: World, { concept, name, picture: { item }, row }: Standing, chance: Chance): Made {
  const birthdays = row.flatMap((one) => {
    const profile = one.concept === undefined ? undefined : world.profile(one.concept);
    return profile?.kind === 'person' ? [{ concept: one.concept, birthday: profile.birthday }] : [];
  });
  if (birthdays.length < row.length) return undefined;
  const count = (of: string): number => birthdays.filter(({ birthday }) => birthday < of).length;
  const own = birthdays.find((one) => one.concept === concept)?.birthday ?? '';
  const others = birthdays.filter((one) => one.concept !== concept).map(({ birthday }) => count(birthday));
  const question = world.wording.asks.bornBefore(name);
  const from = { group: 'multimodal', task: 'numeric', concept, item, question } as const;
  return asked(from, String(count(own)), numbers(count(own), others), chance);
}

/** History: what nearly happened is the wrong use of what is known, what happened to another picture a mistaken one. */
function whenTaken(
  { asks, inWords }: Wording,
  { id, profile }: Told<ObjectProfile>,
  { item }: QueryPicture,
  chance: Chance,
): Made {
  const own = profile.history.find((one) => one.item === item);
  if (own === undefined) return undefined;
  const others = profile.history.filter((one) => one !== own);
  const wrong: Wrong[] = [
    { text: inWords(own.hard.date), mode: 'incorrect_use_of_personal_information' },
    ...others.map((one): Wrong => ({ text: inWords(one.date), mode: 'mis_identification' })),
    { text: inWords(profile.acquired), mode: 'missing_personal_information' },
    { text: inWords(profile.manufactured), mode: 'missing_personal_information' },
  ];
  const question = asks.whenTaken(marked(profile.name));
  return asked({ group: 'multimodal', task: 'history', concept: id, item, question }, inWords(own.date), wrong, chance);
}
