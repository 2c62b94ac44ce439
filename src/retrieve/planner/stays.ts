import { placeKey, worldPlaces } from '../../language/world-places.ts';
import { entriesOf, formOf, type Gazetteer } from './gazetteer.ts';
import { mask, type QuestionText } from './question-text.ts';

/** "When I was in", "while we stayed at": what follows says where, and the words before it no more. */
const english =
  /\b(?:(?:from|of|for) )?(?:(?:back )?when|while|whilst) (?:i|we) (?:was|were|stayed|lived|happened to be) (?:(?:over|down|up|out|back|away) )?(?:in|at) (?:the )?/giu;
/** 在京都的时候, 去京都期间. */
const chinese = /(?<=[去在到于])(?<place>\p{Script=Han}{2,7}?)(?<frame>的?(?:时候|期间|那阵子?|那会儿))/gu;
/** "When Ben came too", "where my sister was with us": who was there, and no more. */
const company =
  /\b(?<lead>(?:when|where|while) )(?!(?:i|we|it|they|you|that|this)\b)(?<who>(?:[\p{L}'-]+ ){1,4}?)(?<tail>(?:came|was|were|went|tagged|joined|travelled|traveled) (?:too|along|with (?:me|us)|there(?: too)?|as well|me|us)\b)/giu;
const MOST_WORDS = 3;

/** Where one was and with whom, without the words that make a clause of it: a place is looked for as one, however it is said. */
export function staysAsPlaces(q: QuestionText, gazetteer: Gazetteer): QuestionText {
  let left = q;
  for (const { 0: lead, index } of q.rest.matchAll(english)) {
    const preposition = /(?:in|at) (?:the )?$/i.exec(lead)?.[0].length ?? 0;
    const end = index + lead.length;
    if (placeAt(q.rest.slice(end), gazetteer)) left = mask(left, index, end - preposition);
  }
  for (const { groups, index } of q.rest.matchAll(chinese)) {
    const { place = '', frame = '' } = groups ?? {};
    if (!isPlace(place, gazetteer)) continue;
    left = mask(left, index + place.length, index + place.length + frame.length);
    if (/[住待留]在$/u.test(q.rest.slice(0, index))) left = mask(left, index - 2, index - 1);
  }
  for (const { groups, index } of q.rest.matchAll(company)) {
    const { lead = '', who = '', tail = '' } = groups ?? {};
    const from = index + lead.length + who.length;
    left = mask(mask(left, index, index + lead.length), from, from + tail.length);
  }
  return left;
}

const isPlace = (name: string, gazetteer: Gazetteer): boolean =>
  entriesOf(gazetteer, formOf(name)).some((entry) => entry.kind === 'place') || worldPlaces(placeKey(name)).length > 0;

function placeAt(text: string, gazetteer: Gazetteer): boolean {
  const words = text.match(/^\p{Lu}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,2}/u)?.[0].split(' ') ?? [];
  return words.some((_, i) => i < MOST_WORDS && isPlace(words.slice(0, i + 1).join(' '), gazetteer));
}
