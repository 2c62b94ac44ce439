import { fold } from '../../language/fold.ts';
import type { Concept } from '../../memory/concept.ts';
import { attributeWords } from './concept-attribute-words.ts';

/** One value of a profile and the way to it: `family.sister`. */
export type ProfileValue = { readonly concept: Concept; readonly path: string; readonly value: string };

/** What a profile says to a question, and over which profiles it was reached. */
export type ProfileAnswer = ProfileValue & {
  /** The values that led from the concept asked about to the one that answers, in order; empty without a hop. */
  readonly by: readonly ProfileValue[];
};

/** Every value of a profile with its path; lists give one value for each entry. */
export function profileValues(concept: Concept): ProfileValue[] {
  const found: ProfileValue[] = [];
  const walk = (value: unknown, path: string): void => {
    if (value === null || value === undefined || value === '') return;
    if (Array.isArray(value)) for (const one of value) walk(one, path);
    else if (typeof value === 'object') {
      const named = Object.entries(value);
      // An entry such as {date, what} is one value.
      if (path !== '' && named.length > 1 && named.every(([, inner]) => typeof inner !== 'object') && hasDate(value))
        found.push({ concept, path, value: named.map(([, inner]) => String(inner)).join(': ') });
      else for (const [key, inner] of named) walk(inner, path === '' ? key : `${path}.${key}`);
    } else found.push({ concept, path, value: String(value) });
  };
  walk(concept.attributes, '');
  return found;
}

const hasDate = (value: object): boolean => Object.keys(value).some((key) => /date|year|when|time|日期|年/i.test(key));

/** Concepts whose name the question says, in brackets or bare; those in brackets alone where there are any. */
export function conceptsNamed(question: string, concepts: readonly Concept[]): Concept[] {
  const inBrackets = [...question.matchAll(/<([^<>]{1,80})>/g)].map(([, name = '']) => fold(name.trim()));
  if (inBrackets.length > 0)
    return inBrackets.flatMap((name) => concepts.find((one) => fold(one.name) === name || fold(one.id) === name) ?? []);
  const folded = fold(question);
  return concepts
    .filter(({ name }) => saysName(folded, fold(name)))
    .toSorted((a, b) => folded.indexOf(fold(a.name)) - folded.indexOf(fold(b.name)));
}

const saysName = (text: string, name: string): boolean =>
  /\p{Script=Han}/u.test(name)
    ? text.includes(name)
    : new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u').test(text);

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !small.has(word));
const small = new Set(
  'what which who where when how the and his her their its for with does did are was has have this that picture photo person'.split(
    ' ',
  ),
);

type Scored = { readonly found: ProfileValue; readonly score: number };

/** How well each value of a profile fits the question: the attribute that its words ask for, and words of its path and value. */
function scored(question: string, concept: Concept): Scored[] {
  const asked = attributeWords.filter(({ words }) => words.test(question)).map(({ attribute }) => attribute);
  const words = wordsOf(question);
  return profileValues(concept)
    .map((found): Scored => {
      const steps = found.path.split('.').map((step) => step.replaceAll('_', ' ').toLowerCase());
      const attribute = (found.path.split('.')[0] ?? '').replaceAll(' ', '_').toLowerCase();
      const rank = asked.findIndex((name) => name === attribute || name === attribute.replace(/s$/, ''));
      const inPath = words.filter((word) => steps.some((step) => step.includes(word.replace(/s$/, '')))).length;
      const inValue = words.filter((word) => fold(found.value).includes(word)).length;
      const kin = kinIn(question).some((name) => steps.slice(1).includes(name)) ? 3 : 0;
      return { found, score: (rank === -1 ? 0 : 3 - 0.2 * rank) + 2 * inPath + 0.5 * inValue + kin };
    })
    .filter(({ score }) => score >= LEAST_FIT)
    .sort((a, b) => b.score - a.score);
}
const LEAST_FIT = 2;

/** Relations that are asked for, as profiles call them. */
const kin: readonly (readonly [name: string, words: RegExp])[] = [
  ['mother', /\b(?:mother|mum|mom)\b|妈妈|母亲/i],
  ['father', /\b(?:father|dad)\b|爸爸|父亲/i],
  ['sister', /\bsister|姐姐|妹妹/i],
  ['brother', /\bbrother|哥哥|弟弟/i],
  ['wife', /\bwife|妻子|老婆/i],
  ['husband', /\bhusband|丈夫|老公/i],
  ['son', /\bson\b|儿子/i],
  ['daughter', /\bdaughter|女儿/i],
];
const kinIn = (question: string): string[] => kin.filter(([, words]) => words.test(question)).map(([name]) => name);

/**
 * What the profile of a concept says to a question; over one linked profile where the question asks for something of
 * somebody whom the profile names ("<Saul>'s sister's job"). Undefined when nothing fits: that is no answer.
 */
export function answerFromProfile(
  question: string,
  concept: Concept,
  concepts: readonly Concept[],
): ProfileAnswer | undefined {
  const hop = hopOf(question, concept, concepts);
  if (hop !== undefined) {
    const [best] = scored(hop.rest, hop.to);
    if (best !== undefined) return { ...best.found, by: [hop.by] };
  }
  const [best] = scored(question, concept);
  return best === undefined ? undefined : { ...best.found, by: [] };
}

type Hop = { readonly by: ProfileValue; readonly to: Concept; readonly rest: string };

/** Somebody else whom the question means by relation, and what it asks of them. */
function hopOf(question: string, concept: Concept, concepts: readonly Concept[]): Hop | undefined {
  const linked = concepts.filter(({ id }) => concept.linked.includes(id));
  const relations = [...kin, ['owner', /\bowner|主人/i] as const, ['friend', /\bfriend|朋友/i] as const];
  for (const [name, words] of relations) {
    if (!words.test(question)) continue;
    for (const by of profileValues(concept)) {
      if (
        !by.path
          .toLowerCase()
          .split('.')
          .some((step) => step.startsWith(name)) &&
        !words.test(by.value)
      )
        continue;
      const to = linked.find((one) => saysName(fold(by.value), fold(one.name)));
      if (to === undefined) continue;
      const rest = question
        .replace(words, ' ')
        .replace(new RegExp(`<?${RegExp.escape(concept.name)}>?(?:'s|的)?`, 'giu'), ' ');
      // "Who is his sister?" asks of the profile itself.
      if (attributeWords.some(({ words: asks }) => asks.test(rest))) return { by, to, rest };
    }
  }
  return undefined;
}
