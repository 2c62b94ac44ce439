import { type BuiltQuestion, letters, type ObjectProfile, type PersonProfile, type Profile } from './records.ts';

/** Words that say how much or of what, by which two entries of a list do not differ. */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const LEAST_EVENT_PARTS = 3;

/** What contradicts itself in a profile, each in a sentence; nothing where it holds together (C.3). Pure. */
export const problemsOf = (profile: Profile): string[] =>
  profile.kind === 'person' ? personProblems(profile) : objectProblems(profile);

function personProblems(person: PersonProfile): string[] {
  const { favorites, nonFavorites, events, birthday, family, habits } = person;
  const both = (['color', 'food', 'fashion'] as const).flatMap((of) => {
    const disliked = new Set(nonFavorites[of].map(normal));
    return favorites[of].filter((one) => disliked.has(normal(one)));
  });
  const occasions = habits.map(({ occasion }) => normal(occasion));
  return [
    ...both.map((one) => `"${one}" is liked and disliked.`),
    ...events
      .filter(({ date }) => date <= birthday)
      .map(({ date }) => `The event of ${date} comes before the birthday.`),
    ...events
      .filter(({ text }) => partsOf(text) < LEAST_EVENT_PARTS)
      .map(({ date }) => `The event of ${date} tells too little.`),
    ...(['mother', 'father'] as const)
      .filter((one) => (family[one] ?? '') >= birthday)
      .map((one) => `The ${one} is not older than the person.`),
    ...occasions.filter((one, i) => occasions.indexOf(one) !== i).map((one) => `Two habits are of "${one}".`),
  ];
}

/** Clauses, roughly: what commas, conjunctions and full stops part. */
const partsOf = (text: string): number =>
  text.split(/[,;.，；。、]|\band\b/).filter((part) => part.trim() !== '').length;

function objectProblems({ manufactured, acquired, history }: ObjectProfile): string[] {
  const dates = history.flatMap(({ date, hard }) => [date, hard.date]);
  return [
    ...(manufactured < acquired ? [] : ['It was made after it was acquired.']),
    ...dates.filter((date) => date <= acquired).map((date) => `The history of ${date} comes before it was acquired.`),
    ...dates.filter((date, i) => dates.indexOf(date) !== i).map((date) => `Two histories are of ${date}.`),
    ...history
      .filter(({ text, hard }) => normal(text) === normal(hard.text))
      .map(({ date }) => `The history of ${date} and its hard negative are the same.`),
  ];
}

/** What does not agree between profiles: names, and groups whose members tell it differently. By concept. Pure. */
export function problemsBetween(profiles: ReadonlyMap<string, Profile>): Map<string, string[]> {
  const problems = new Map<string, string[]>();
  const add = (concept: string, problem: string): void => {
    problems.set(concept, [...(problems.get(concept) ?? []), problem]);
  };
  const names = new Map<string, string>();
  for (const [id, profile] of profiles) {
    const other = names.get(normal(profile.name));
    if (other !== undefined) add(id, `${other} has the same name.`);
    names.set(normal(profile.name), id);
    if (profile.kind !== 'person') continue;
    for (const event of profile.groupEvents) {
      const mate = profiles.get(event.with);
      if (mate?.kind !== 'person') continue;
      if (mate.residence !== profile.residence) add(id, `${mate.name} of the same group lives elsewhere.`);
      if (mate.birthplace !== profile.birthplace) add(id, `${mate.name} of the same group was born elsewhere.`);
      const told = event.told === 'meeting' ? 'afterwards' : 'meeting';
      const isMutual = mate.groupEvents.some(
        (one) =>
          one.with === id &&
          one.told === told &&
          one.day === event.day &&
          one.place === event.place &&
          one.after === event.after,
      );
      if (!isMutual) add(id, `${mate.name} does not tell the other half of ${event.day}s at the ${event.place}.`);
    }
  }
  return problems;
}

/** More than a word or a name, which a question may have for other reasons. */
const isTelling = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) ? [...text].length > 4 : text.split(' ').length > 2;

/** What is wrong with a question by itself. Pure. */
export function questionProblems({ written, question, options, answer, failure }: BuiltQuestion): string[] {
  if (!written) return ['Nobody has written it yet.'];
  const texts = letters.map((letter) => normal(options[letter]));
  const right = normal(options[answer]);
  return [
    ...(texts.some((text) => text === '') ? ['An option is empty.'] : []),
    ...(new Set(texts).size < texts.length ? ['Two options say the same.'] : []),
    ...(isTelling(right) && normal(question).includes(right) ? ['The question gives its answer away.'] : []),
    ...(failure[answer] === undefined ? [] : ['The right option is labelled as a failure.']),
    ...letters
      .filter((letter) => letter !== answer && failure[letter] === undefined)
      .map((letter) => `Option ${letter} is not labelled with how it fails.`),
  ];
}
