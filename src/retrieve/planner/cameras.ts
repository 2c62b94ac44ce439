import { fold } from '../../language/fold.ts';
import { cameraCode } from '../../language/item-codes.ts';
import { term } from '../../language/terms.ts';
import { leaf } from '../../memory/query-plan.ts';
import { entriesOf, type Gazetteer } from './gazetteer.ts';
import type { Said } from './plan-literals.ts';
import { mask, type QuestionText } from './question-text.ts';
import { cameraNames } from './tables/camera-names.ts';

const forms = new Map(
  cameraNames.flatMap(([name, ...others]) => [name, ...others].map((form) => [form.toLowerCase(), name] as const)),
);
const isHan = (form: string): boolean => /\p{Script=Han}/u.test(form);
const known = [...forms.keys()].map((form) => (isHan(form) ? form : `\\b${form}\\b`)).join('|');

/** "With my Pixel", "on the old Nikon", 用尼康; "iPhone photos" too. What is bought or repaired is no camera at work. */
const taken = new RegExp(
  `(?:\\b(?:with|on|by|using|from|through) (?:(?:the|my|our|an?|his|her|that) )?(?:(?:old|new) )?|用(?:我的)?(?:旧|新)?|^)(?<name>${known})(?<model>(?: (?:pro|max|mini|plus|ultra|[a-z]{0,3}-?\\d{1,4}[a-z]{0,2}))*)(?=$|[\\s,.?!。？，]|的|拍|照)(?: (?:camera|phone))?`,
  'iu',
);
const withNamed =
  /(?:\b(?:with|on|by|using|from) (?:(?:the|my|our|an?) )|用(?:我的|那台)?)(?<words>(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}-])*(?: (?:(?!\p{Script=Han})[\p{L}\p{N}-])+){0,3})/giu;
const aboutPictures =
  /\b(?:photos?|pictures?|pics?|shots?|videos?|clips?|images?|taken|took|shot|filmed)\b|照|拍|图|视频/iu;

/** The camera that pictures were taken with, by its name in the memory or by a name that everybody knows. */
export function camerasOf(
  q: QuestionText,
  gazetteer: Gazetteer,
): { readonly said: Said[]; readonly question: QuestionText } {
  const { frequencies } = gazetteer;
  if (!aboutPictures.test(q.text)) return { said: [], question: q };
  for (const { index, 0: whole, groups } of q.rest.matchAll(withNamed)) {
    const words = (groups?.['words'] ?? '').split(' ');
    for (let length = words.length; length > 0; length -= 1) {
      const name = words.slice(0, length).join(' ');
      if (!frequencies.has(term.reference(cameraCode(name)))) continue;
      const end = index + whole.length - words.slice(length).reduce((sum, word) => sum + word.length + 1, 0);
      return read(q, index, end, name);
    }
  }
  const found = taken.exec(q.rest);
  const called = forms.get((found?.groups?.['name'] ?? '').toLowerCase());
  if (found === null || called === undefined) return { said: [], question: q };
  // A cat may be called Pixel: then only what one takes pictures with is a camera.
  const isSomebody = entriesOf(gazetteer, fold(called)).some(({ kind }) => kind === 'person');
  if (isSomebody && !/^(?:\p{L}+ )(?:the|my|our|an?) |^用/iu.test(found[0])) return { said: [], question: q };
  const model = `${called}${found.groups?.['model'] ?? ''}`;
  // Of another model than the memory knows there is nothing; without any of the maker's, the maker says it.
  const name = frequencies.has(term.reference(cameraCode(called))) ? model : called;
  return read(q, found.index, found.index + found[0].length, name);
}

function read(
  q: QuestionText,
  start: number,
  end: number,
  name: string,
): { readonly said: Said[]; readonly question: QuestionText } {
  const node = leaf('reference', { code: cameraCode(name), said: q.text.slice(start, end) }, 'must');
  return { said: [{ start, end, node }], question: mask(q, start, end) };
}
