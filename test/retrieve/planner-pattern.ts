import { fold } from '../../src/language/fold.ts';
import { placeKey, worldPlaces } from '../../src/language/world-places.ts';
import { monthForms, weekdayForms } from '../../src/retrieve/planner/time-words.ts';
import { plannerWorld } from './planner-world.ts';

const names = [...plannerWorld.entries]
  .filter(([, entries]) => entries.some((entry) => entry.kind !== 'tag'))
  .map(([form]) => form);
const dates = [...monthForms.flat(), ...weekdayForms.map(([full]) => full ?? '')];
const spaced = new Set([...names, ...dates]);
const unspaced = names.filter((form) => /\p{Script=Han}/u.test(form)).sort((a, b) => b.length - a.length);
const numbers = /\d+|(?<=第|[年月上下周]|^|\D)[一二三四五六七八九十两百]+(?=[年月日号天周个次张人岁点段封家季度])/gu;

/** A question with every known name, place, date word and number as a sign: what two cases must not share. */
export function patternOf(question: string): string {
  let text = question;
  for (const form of unspaced) text = text.replaceAll(form, '※');
  for (let length = 6; length >= 2; length -= 1) {
    for (const run of text.match(/\p{Script=Han}+/gu) ?? []) {
      for (let at = 0; at + length <= run.length; at += 1) {
        const word = run.slice(at, at + length);
        if (worldPlaces(word).length > 0) text = text.replace(word, '※');
      }
    }
  }
  const words = fold(text).split(/([^\p{L}\p{N}※]+)/u);
  const signed = words
    .map((word) => (spaced.has(word) || worldPlaces(placeKey(word)).length > 0 ? '※' : word))
    .join('');
  return signed
    .replace(numbers, '#')
    .replace(/[^\p{L}\p{N}※#]+/gu, ' ')
    .replace(/#(?:st|nd|rd|th)\b/g, '#')
    .trim();
}
