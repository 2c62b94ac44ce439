import { fold, slug } from '../../language/fold.ts';
import { rowsOf, sidesOf } from '../../lexicon/rows.ts';
import { conceptForms, conceptOf } from './concepts.ts';
import { formsLine } from './table-lines.ts';
import { colourNames } from './tables/colour-names.ts';

const shapes = new Map<string, ReadonlySet<string>>();
/** What perception calls a thing, where its name is not a word for it already: the name in the tables. */
const namesOfSights = new Map(sidesOf(rowsOf('sight-names', 'perceived'), ' = '));
const saidAs = Map.groupBy(namesOfSights, ([, name]) => name);

/**
 * Everything that perception may call what an object leaf names, as slugs: its words in both languages, what it holds
 * ("dog" for "animal"), and the detectors' own names.
 */
export function sightShapes(name: string): ReadonlySet<string> {
  const known = shapes.get(name);
  if (known !== undefined) return known;
  const forms = [name, ...conceptForms(name)];
  const detectors = forms.flatMap((form) => (saidAs.get(form) ?? []).map(([said]) => said));
  const made = new Set([...forms, ...detectors].map(slug).filter((form) => form !== ''));
  shapes.set(name, made);
  return made;
}

/** The name in the concept tables of what perception saw; its own name where they have none. */
export const nameOfSight = (seen: string): string => namesOfSights.get(seen.toLowerCase()) ?? conceptOf(seen) ?? seen;

const byForm = new Map(
  colourNames.map(formsLine).flatMap(({ name, forms }) => forms.map((form) => [fold(form), name] as const)),
);

/** The usual English name of a colour's word of either language. */
export const colourOf = (word: string): string | undefined => byForm.get(fold(word));

const english = [...byForm.keys()].filter((form) => !/\p{Script=Han}/u.test(form));
const chinese = [...byForm.keys()].filter((form) => /\p{Script=Han}/u.test(form)).sort((a, b) => b.length - a.length);
const shades = 'light|dark|bright|pale|deep|navy|sky|baby';
const sizes = 'little|small|big|large|old|new|long|short|shiny|cute';
const beforeEnglish = new RegExp(`\\b(?:(?:${shades})[ -])?(${english.join('|')})(?: (?:${sizes}))? $`, 'i');
const beforeChinese = new RegExp(`(?:浅|深|亮|暗)?(${chinese.join('|')})的?$`, 'u');

/** The colour that the words right before a thing give it: "a red car", 红色的车. */
export function colourBefore(text: string): string | undefined {
  const found = beforeEnglish.exec(text) ?? beforeChinese.exec(text);
  return found?.[1] === undefined ? undefined : colourOf(found[1]);
}
