import { dailyWords } from '../../language/daily-words.ts';
import { fold } from '../../language/fold.ts';
import { spokenWords } from '../../language/spoken-words.ts';
import { tokens } from '../../language/tokens.ts';
import { rowsOf } from '../../lexicon/rows.ts';
import { formsLine, joinedForms, joinedParts, withinLines } from './table-lines.ts';
import { askedNames } from './tables/asked-names.ts';
import { paperSigns } from './tables/paper-signs.ts';

const concepts = joinedForms([...rowsOf('concept-names'), ...rowsOf('sight-names')].map(formsLine));
const holds = joinedParts([
  withinLines(rowsOf('concept-names', 'within')),
  withinLines(rowsOf('sight-names', 'within')),
]);
const isHan = (form: string): boolean => /\p{Script=Han}/u.test(form);

/** English words without the endings of their plural, so that "strawberries" is "strawberry". */
export const singular = (word: string): string =>
  word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=(?:ss|x|z|ch|sh))es$/, '')
    .replace(/(?<=[a-z][a-rtv-z])s$/, '');

const keyOf = (form: string): string =>
  fold(form)
    .split(/[\s-]+/)
    .map(singular)
    .join(' ');

const byForm = new Map<string, { readonly name: string; readonly written: ReadonlySet<string> }>();
for (const [name, forms] of concepts) {
  for (const [key, alike] of Map.groupBy(forms, keyOf))
    if (!byForm.has(key)) byForm.set(key, { name, written: new Set(alike.map(fold)) });
}

/** Whether all that the one concept names is of the other: food holds curry. */
export const holdsConcept = (wide: string, narrow: string): boolean =>
  wide !== narrow && holds.get(wide)?.includes(narrow) === true;

/** The longest form, in words of spaced and in characters of unspaced writing. */
export const LONGEST_CONCEPT = 4;

/** The concept that a word or a phrase of either language names ("kitties", "海边"), by its usual English name. */
export function conceptOf(form: string): string | undefined {
  const found = byForm.get(keyOf(form));
  if (found === undefined) return undefined;
  // Glasses are worn, glass is not: a word that the tables have in the plural alone stays so.
  const isSingular = keyOf(form) === fold(form);
  return isSingular && [...found.written].every((written) => written !== keyOf(written)) ? undefined : found.name;
}

const plainWords: ReadonlySet<string> = new Set(spokenWords);

/** Shorter words are other words when a letter is wrong; one letter may be left out of the shortest. */
const LEAST_MISSPELT = 6;

/**
 * The concept whose name this is with two letters exchanged, one left out or one too many inside the word ("musuem"), by its
 * usual English name. The first and last letter must be right: a planet is no plane.
 */
export function misspeltConcept(word: string): string | undefined {
  const written = keyOf(word);
  if (written.length < LEAST_MISSPELT - 1 || !/^[a-z]+$/.test(written) || plainWords.has(written)) return undefined;
  if (isSign(written)) return undefined;
  const found = new Set<string>();
  for (const [form, name] of byEnds().get(endsOf(written)) ?? []) if (isSlip(written, form)) found.add(name);
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** Whether a word gives some thing away: water is no slip of waiter. */
function isSign(word: string): boolean {
  signs ??= readSigns();
  signWords ??= new Set([...signs.values()].flatMap((forms) => forms.flatMap((form) => keyOf(form).split(' '))));
  return signWords.has(word);
}

const endsOf = (form: string): string => `${form[0] ?? ''}${form.at(-1) ?? ''}`;
let ends: ReadonlyMap<string, readonly (readonly [form: string, name: string])[]> | undefined;

/** All forms by their first and last letter, which a slip leaves right. */
function byEnds(): NonNullable<typeof ends> {
  ends ??= Map.groupBy(
    [...byForm].map(([form, { name }]) => [form, name] as const),
    ([form]) => endsOf(form),
  );
  return ends;
}

function isSlip(written: string, form: string): boolean {
  if (written === form) return false;
  if (Math.abs(written.length - form.length) > 1 || form.length < LEAST_MISSPELT) return false;
  if (written[0] !== form[0] || written.at(-1) !== form.at(-1)) return false;
  let at = 1;
  while (at < written.length && written[at] === form[at]) at += 1;
  if (written.length === form.length)
    return written[at] === form[at + 1] && written[at + 1] === form[at] && written.slice(at + 2) === form.slice(at + 2);
  const [longer, shorter] = written.length > form.length ? [written, form] : [form, written];
  return longer.slice(at + 1) === shorter.slice(at);
}

/** True for a form that stands for its concept only as a word of its own: one Chinese character. */
export const isLoneCharacter = (form: string): boolean => form.length === 1 && isHan(form);

/** What a concept is called first, in English and in Chinese. */
const firstNames = (name: string): readonly string[] => {
  const forms = concepts.get(name) ?? [name];
  return [...forms.slice(0, 1), ...forms.filter(isHan).slice(0, 1)];
};

const known = new Map<string, readonly string[]>();

/**
 * Every word that shows a concept: its own forms in English and Chinese, then those of what it holds ("seafood" holds
 * "crab"). Just the name itself when the tables do not have it.
 */
export function conceptForms(name: string): readonly string[] {
  const found = known.get(name);
  if (found !== undefined) return found;
  // Of what it holds, first what each is called first: who asks for pets wants dogs as well as each name of a cat.
  const collected = new Set<string>([
    ...(concepts.get(name) ?? [name]),
    ...(holds.get(name) ?? []).flatMap(firstNames),
  ]);
  const open = [name];
  const seen = new Set<string>(open);
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    for (const form of concepts.get(next) ?? [next]) collected.add(form);
    for (const part of holds.get(next) ?? []) {
      if (!seen.has(part)) open.push(part);
      seen.add(part);
    }
  }
  const made = [...collected];
  if (concepts.has(name)) known.set(name, made);
  return made;
}

/** The forms by which a concept is asked for, but which are said of pictures of other things, too. */
export const askedOnly = (name: string): ReadonlySet<string> => {
  asked ??= new Map([...readForms(askedNames)].map(([of, forms]) => [of, new Set(forms)] as const));
  return asked.get(name) ?? nothing;
};
let asked: ReadonlyMap<string, ReadonlySet<string>> | undefined;
const nothing: ReadonlySet<string> = new Set();

const readSigns = (): ReadonlyMap<string, readonly string[]> => readForms(rowsOf('concept-signs'));

/** "Sunset: dusk, evening sky | 黄昏" */
const readForms = (lines: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  joinedForms(
    lines.map((line) => {
      const [english = '', chinese = ''] = line.split('|');
      const [name = '', said = ''] = english.split(':');
      const forms = [...said.split(','), ...chinese.split(/\s+/)]
        .map((sign) => sign.trim())
        .filter((sign) => sign !== '');
      return { name: name.trim(), forms };
    }),
  );

function readRelated(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of rowsOf('related-words')) {
    const [english = '', chinese = ''] = line.split('|');
    const made = [...english.split(','), ...chinese.split(/\s+/)].map((form) => tokens(form));
    const all = made.flatMap((tokensOfForm) => (tokensOfForm.length === 1 ? tokensOfForm : []));
    for (const token of all) {
      const others = found.get(token) ?? new Set<string>();
      for (const other of all) if (other !== token) others.add(other);
      found.set(token, others);
    }
  }
  for (const row of dailyWords) acrossLanguages(row, found);
  return found;
}

const MOST_ACROSS = 10;

/** A word of one script stands for those of the other: what is asked in Chinese is told in Latin letters, and back. */
function acrossLanguages(row: string, found: Map<string, Set<string>>): void {
  const [words = '', ...phrases] = row.split('|');
  const single = (form: string): string[] => {
    const made = tokens(form);
    return made.length === 1 ? made : [];
  };
  const all = [...words.split(' '), ...phrases].flatMap(single);
  const [han, latin] = [all.filter(isHan), all.filter((token) => !isHan(token))];
  for (const [own, others] of [
    [han, latin],
    [latin, han],
  ] as const)
    for (const token of own) {
      const known = found.get(token) ?? new Set<string>();
      for (const other of others.slice(0, MOST_ACROSS)) known.add(other);
      found.set(token, known);
    }
}

// Segmenting Chinese words takes tens of milliseconds, which a start without a search need not wait for.
let signs: ReturnType<typeof readSigns> | undefined;
let signWords: ReadonlySet<string> | undefined;
let related: ReturnType<typeof readRelated> | undefined;

/** What holds more is too wide to stand for any of it: not all food is pizza. */
const MOST_OF_A_KIND = 6;

/**
 * Weaker words for a concept: what a picture of it shows without naming it ("stage" for a concert), and what it is a kind
 * of (a ferry may be called a boat).
 */
export function conceptSignsOf(name: string): readonly string[] {
  signs ??= readSigns();
  const found = knownSigns.get(name);
  if (found !== undefined) return found;
  const wider = [...holds].flatMap(([whole, parts]) =>
    parts.length <= MOST_OF_A_KIND && parts.includes(name) ? (concepts.get(whole) ?? []) : [],
  );
  const made = [...(signs.get(name) ?? []), ...wider];
  if (concepts.has(name)) knownSigns.set(name, made);
  return made;
}
const knownSigns = new Map<string, readonly string[]>();

/** What gives a kind of paper or screen away in a picture of it. */
export const paperSignsOf = (kind: string): readonly string[] =>
  (paperSigns[kind] ?? '')
    .split(/[,|]|\s+(?=\p{Script=Han})/u)
    .map((sign) => sign.trim())
    .filter((sign) => sign !== '');

/** Index tokens that speak of the same as another. */
export function relatedTokens(token: string): readonly string[] {
  related ??= readRelated();
  return [...(related.get(token) ?? [])];
}
