import { colourOfWord } from '../../language/colour-word.ts';
import type { Look } from './concept-look.ts';
import type { ProfileValue } from './concept-profile.ts';

/** A dated entry of a profile and what of it can be seen in the picture. */
export type DatedMatch = { readonly entry: ProfileValue; readonly date: string; readonly cues: readonly string[] };

const dated = /\b(?:19|20)\d{2}(?:[-/.年](?:0?[1-9]|1[0-2]))?(?:[-/.月](?:0?[1-9]|[12]\d|3[01]))?/u;
const cuesOf = (text: string): { readonly what: 'hair' | 'clothes'; readonly colour: string }[] => {
  const found: { what: 'hair' | 'clothes'; colour: string }[] = [];
  for (const [, word = '', thing = ''] of text.matchAll(
    /(?:^|[^\p{L}])(\p{L}+)(?:[- ]\p{L}+)? (hair|shirt|dress|coat|jacket|sweater|suit|t-shirt|jumper|uniform|gown|hoodie)/giu,
  )) {
    const colour = colourOfWord(word);
    if (colour !== undefined) found.push({ what: /hair/i.test(thing) ? 'hair' : 'clothes', colour });
  }
  for (const [, word = '', thing = ''] of text.matchAll(
    /([红橙黄绿蓝紫粉棕黑白灰]色?)的?(头发|衬衫|裙子|外套|夹克|毛衣|西装|大衣|衣服|制服)/gu,
  )) {
    const colour = colourOfWord(word);
    if (colour !== undefined) found.push({ what: thing === '头发' ? 'hair' : 'clothes', colour });
  }
  return found;
};

/**
 * When a picture was taken, by the dated entries of a profile whose measurable cues (colours of hair and clothes) the
 * picture has. Only when one entry alone has them is there an answer; several, or none, cannot tell.
 */
export function datedMatches(look: Look, entries: readonly ProfileValue[]): DatedMatch[] {
  return entries.flatMap((entry): DatedMatch[] => {
    const date = dated.exec(entry.value)?.[0] ?? dated.exec(entry.path)?.[0];
    const cues = cuesOf(entry.value);
    if (date === undefined || cues.length === 0) return [];
    const isSeen = cues.every(({ what, colour }) => look[what]?.name === colour);
    return isSeen ? [{ entry, date, cues: cues.map(({ what, colour }) => `${colour} ${what}`) }] : [];
  });
}
